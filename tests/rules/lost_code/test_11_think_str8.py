"""LC 11: Think Str8!, the card edition."""

from itertools import permutations

import pytest

import cairn
from cairn.core.errors import BadOption
from cairn.core.game import Result
from cairn.games.lost_code.rules.events import Answer, Placed, Shown, Spared
from cairn.games.lost_code.rules.game import THINK_STR8
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Place, Stack, Swap, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Wager
from cairn.games.lost_code.rules.table import CardOptions
from tests.rules.lost_code.table import cards, right, symbols, wrong


def test_cards_of_six_colours() -> None:
    """LC 11.1: 48 cards, 0 to 7 in blue, yellow, grey, red, purple and green."""
    table = cards()
    assert set(table.state.table.symbols) == set(symbols("blue yellow grey red purple green"))
    for symbol in table.state.table.symbols:
        stones = [*(rack[symbol.place] for rack in table.state.racks), *table.state.unseen[symbol.place]]
        assert sorted(stones) == list(range(8))


@pytest.mark.parametrize("option", ["variant", "expansions", "wheels"])
def test_no_eights_no_x_no_expansions(option: str) -> None:
    """LC 11.1: the card edition has no such options, no tokens to take and no skull."""
    with pytest.raises(BadOption, match=option):
        cairn.Match("think-str8", options={option: "x"})
    state = THINK_STR8.setup(CardOptions()).state
    assert state.tokens == ()
    assert not state.skull


def test_a_token_lies_wholly_on_the_track() -> None:
    """LC 11.2: seven tokens of seven widths; each begins at 0 to 22 - width."""
    widths = [wheel.width for wheel in cards().state.table.wheels]
    assert len(set(widths)) == 7
    for width in widths:
        table = cards(players=2)
        table.throw("blue green red")
        table.play("B", Choose(width))
        table.play("A", Choose(next(other for other in widths if other != width)))
        assert table.moves("B") == tuple(Place(low) for low in range(22 - width + 1))
        assert table.refusal("B", Place(-1)) == "LC 4.2"
        assert table.refusal("B", Place(22 - width + 1)) == "LC 4.2"


def test_tokens_are_chosen_one_after_the_other_and_openly() -> None:
    """LC 11.3: in track order, and without a place yet."""
    table = cards(players=3, track="A on 2, C B on 1")
    table.throw("blue green red")
    for name, width in (("B", 5), ("C", 3), ("A", 11)):
        assert table.to_act == name
        assert table.refusal(name, Bet(width, 0)) == "LC 4.1"
        table.play(name, Choose(width))
    assert table.view("A").bets == (Wager(11), Wager(5), Wager(3))


def test_a_token_is_chosen_once() -> None:
    """LC 11.3: as with wheels, what another has chosen is gone."""
    table = cards(players=2)
    table.throw("blue green red")
    table.play("B", Choose(5))
    assert table.refusal("A", Choose(5)) == "LC 4.1"


def test_tokens_are_placed_by_all_at_the_same_time() -> None:
    """LC 11.3: after the last choice, in any order, and nobody knows the others' ranges while placing."""
    table = cards(players=3)
    table.throw("blue green red")
    for name, width in (("C", 5), ("B", 3), ("A", 11)):
        table.play(name, Choose(width))
    assert table.to_act == "A B C"
    other = table.copy()
    table.play("B", Place(0))
    other.play("B", Place(19))
    assert table.to_act == "A C"
    assert table.refusal("B", Place(1)) == "LC 11.3"
    for name in "AC":
        assert table.view(name) == other.view(name)
        assert [event.low for event in table.seen_by(name) if isinstance(event, Placed)] == [None]
    assert table.view("B").bets[table.seat("B")] == Wager(3, 0)


def test_the_ranges_are_shown_when_all_are_placed() -> None:
    """LC 11.3: then they are open, and only then checked."""
    table = cards(players=2)
    table.throw("blue green red")
    table.play("B", Choose(5))
    table.play("A", Choose(3))
    table.play("B", Place(9))
    assert not table.events(Shown)
    table.play("A", Place(4))
    assert [event for event in table.seen_by("A") if isinstance(event, Shown)] == [Shown((4, 9))]
    assert len(table.answers()) == 2


def test_the_order_of_placing_does_not_matter() -> None:
    """LC 11.3: no matter who places first, the round ends in the same way."""
    ends = []
    for names in permutations("ABC"):
        table = cards(players=3)
        table.throw("blue green red")
        for name, width in (("C", 5), ("B", 3), ("A", 11)):
            table.play(name, Choose(width))
        for name in names:
            table.play(name, Place("ABC".index(name)))
        ends.append((table.track, table.answers(), table.state.swapping))
    assert all(end == ends[0] for end in ends)


def test_in_the_beginner_game_every_grey_die_is_turned() -> None:
    """LC 11.4: each separately and to any colour but grey, besides the free turn."""
    table = cards(beginner=True)
    assert Symbol.GREY not in table.state.table.symbols
    table.roll("red grey grey")
    assert table.refusal("D", Accept()) == "LC 3.4"
    assert table.refusal("D", Turn(Symbol.GREY, Symbol.GREY)) == "LC 3.5"
    table.turn("grey", "blue")
    table.turn("grey", "green")
    table.turn("red", "purple")
    assert table.dice == symbols("blue green purple")
    assert table.phase == "bet"


def test_a_shared_win_is_the_last_resort() -> None:
    """LC 11.5: stacks leave no tie, so equal scores have one winner; a result could name several."""
    table = cards(players=2, round=10, track="A B on 5", stock="")
    table.round(B=wrong(6), A=wrong(4))
    table.finals("A", "")
    table.finals("B", "")
    assert table.result.scores == (-7, -7)
    assert table.result.winners == (table.seat("B"),)
    assert Result(scores=(9, 9, 3), places=(1, 1, 3)).winners == (0, 1)


def test_the_start_space_counts_as_zero_and_its_stack_is_random() -> None:
    """LC 11.6: every order of the pawns is as likely."""
    state = THINK_STR8.setup(CardOptions(players=2)).state
    for _ in state.table.symbols:
        chance = THINK_STR8.chance(state)
        assert chance is not None
        state = THINK_STR8.settle(state, chance.outcomes[0]).state
    chance = THINK_STR8.chance(state)
    assert chance is not None
    assert dict(zip(chance.outcomes, chance.weights, strict=True)) == {Stack((0, 1)): 1, Stack((1, 0)): 1}
    assert state.scores == (0, 0)


def test_bets_are_checked_from_the_roller_on() -> None:
    """LC 11.7: in the order in which the tokens were chosen, no matter who placed first."""
    table = cards(players=3, track="A on 2, C B on 1")
    table.throw("blue green red")
    for name, width in (("B", 5), ("C", 3), ("A", 11)):
        table.play(name, Choose(width))
    for name in "ACB":
        table.play(name, Place(0))
    assert [*table.answers()] == ["B", "C", "A"]


def test_with_the_smallest_token_the_direction_is_not_told() -> None:
    """LC 11.7: it is only said that the estimate was wrong."""
    table = cards(players=2, racks={"A": "blue 0", "B": "blue 7"})
    table.throw("blue blue blue")
    table.bets(B="0-1", A="2-4")
    assert table.answers() == {"B": Answer.WRONG, "A": Answer.BELOW}


def test_a_swap_is_skipped_only_when_every_stock_is_empty() -> None:
    """LC 11.8: as in LC 5.5."""
    table = cards(players=2, stock="green 1")
    table.throw("blue blue blue")
    table.bets(B=wrong(1), A=wrong(2))
    assert table.moves("B") == (Swap(Symbol.GREEN),)
    table.swap("B", "green")
    assert table.events(Spared) == [Spared(table.seat("A"))]
    assert table.state.round == 2


def test_no_digit_bet_costs_two() -> None:
    """LC 11.8: as in LC 6.3."""
    table = cards(players=2, round=10)
    table.round(B=right(1), A=right(2))
    table.finals_of("A", "blue 1 right, green 1 right, purple 1 right, yellow 1 right, red 1 right")
    table.finals("B", "")
    assert table.result.scores == (2 + 25 - 2, 1 - 12)


def test_there_is_no_passing() -> None:
    """LC 11.8: as in LC 4.4, everybody chooses and places in every round."""
    table = cards(players=2)
    table.throw("blue blue blue")
    for name in "BA":
        assert {type(move) for move in table.moves(name)} == {Choose}
        table.play(name, table.moves(name)[0])
    for name in "BA":
        assert {type(move) for move in table.moves(name)} == {Place}
        table.play(name, table.moves(name)[0])
    assert len(table.answers()) == 2
