"""LC 5: round, step 3, scoring."""

import pytest

from cairn.core.errors import BadInput
from cairn.games.lost_code.rules.events import Answer, Answered, Drew, Spared, Swapped
from cairn.games.lost_code.rules.moves import Draw, Swap
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import known_sums
from cairn.games.lost_code.rules.state import Laid
from tests.rules.lost_code.table import Table, house, right, wrong


def test_bets_are_checked_in_the_order_of_betting() -> None:
    """LC 5.1: the order stays, even when markers pass each other meanwhile."""
    table = Table(track="A on 0, B on 1, C on 2, D on 3")
    table.throw("bird jaguar snake")
    table.bets(A=right(6), B=right(4), C=right(3), D=right(2))
    assert [*table.answers()] == ["A", "B", "C", "D"]
    assert table.track == "B C D on 5, A on 6"


def test_a_bet_is_settled_whole_before_the_next() -> None:
    """LC 5.1: who is checked first has moved first, so the next one lands on top."""
    table = Table(players=2, track="A on 0, B on 2")
    table.throw("bird jaguar snake")
    table.bets(A=right(4), B=right(2))
    assert table.track == "A B on 4"


def test_a_right_bet_scores_the_points_of_its_wheel() -> None:
    """LC 5.2: the marker moves up by the wheel's points."""
    for points in (6, 4, 3, 2, 1):
        table = Table(players=2, track="A B on 5")
        table.throw("bird jaguar snake")
        table.bets(B=right(points), A="0-10" if points != 1 else "0-4")
        assert table.answers()["B"] is Answer.RIGHT
        assert table.space("B") == 5 + points


def test_a_marker_lands_on_top() -> None:
    """LC 5.2: on an occupied space the marker goes on top of the stack."""
    table = Table(track="A on 3, B C on 5, D on 9")
    table.throw("bird jaguar snake")
    table.bets(A=right(2), C=wrong(1), B=wrong(1), D=wrong(2))
    assert table.track == "B C A on 5, D on 9"


def test_a_marker_that_moves_no_space_keeps_its_place() -> None:
    """LC 5.2: a wheel of 0 points moves nothing, so the stack stays as it was."""
    wheels = house((2, 6), (3, 4), (4, 3), (5, 2), (6, 1), (8, 0), (11, 0))
    table = Table(players=3, track="A B C on 5", wheels=wheels)
    table.throw("bird jaguar snake")
    table.bets(C=wrong(1), B=wrong(2), A=right(0))
    assert table.answers()["A"] is Answer.RIGHT
    assert table.track == "A B C on 5"


@pytest.mark.parametrize(
    ("span", "answer"),
    [("0-2", "above"), ("7-9", "above"), ("8-10", "right"), ("10-12", "right"), ("11-13", "below"), ("19-21", "below")],
)
def test_a_wrong_bet_is_told_the_direction(span: str, answer: str) -> None:
    """LC 5.3: no points, and whether the true sum (here 10) is above or below the range."""
    table = Table(players=2, racks={"B": "bird 1, jaguar 2, snake 7"}, track="A B on 5")
    table.throw("bird jaguar snake")
    table.bets(B=span, A=right(1))
    assert table.answers()["B"] == answer
    assert table.space("B") == (9 if answer == "right" else 5)


@pytest.mark.parametrize("span", ["0-1", "20-21"])
def test_the_smallest_wheel_never_gets_a_direction(span: str) -> None:
    """LC 5.3: with the narrowest wheel of the set in use it is only said that the bet was wrong."""
    table = Table(players=2, racks={"B": "bird 1, jaguar 2, snake 7"})
    table.throw("bird jaguar snake")
    table.bets(B=span, A=right(1))
    assert table.answers()["B"] is Answer.WRONG


def test_another_set_has_another_smallest_wheel() -> None:
    """LC 5.3: the narrowest of the set in use; a width that is narrowest elsewhere gets its direction."""
    wheels = house((1, 6), (2, 4), (4, 3), (5, 2), (6, 1), (8, 1), (11, 1))
    table = Table(players=2, racks={"A": "bird 0", "B": "bird 7"}, wheels=wheels)
    table.throw("bird bird bird")
    table.bets(B="0-1", A="5-5")
    assert table.answers() == {"B": Answer.ABOVE, "A": Answer.WRONG}


def test_all_who_were_wrong_swap_from_last_to_first_as_the_track_stands_now() -> None:
    """LC 5.4: the order of the swaps is the track after this round's moves."""
    table = Table(track="A on 0, B on 1, C on 2, D on 3", cursed="D", expansions=("curse",))
    table.throw("bird jaguar snake")
    table.bets(A=right(6), B=wrong(1), C=wrong(2), D=wrong(4))
    assert table.track == "B D on 1, C on 2, A on 6"
    assert table.phase == "swap"
    asked = []
    while table.phase == "swap":
        asked.append(table.to_act)
        assert table.refusal("A", Swap(Symbol.BIRD)) == "LC 5.4"
        table.swap(table.to_act, "human")
    assert asked == ["D", "B", "C"]


def test_any_stone_may_be_swapped_rolled_or_not() -> None:
    """LC 5.4: the stone is the player's choice."""
    table = Table(players=2)
    table.throw("bird bird bird")
    table.bets(B=wrong(1), A=right(1))
    assert set(table.moves("B")) == {Swap(symbol) for symbol in table.state.table.symbols}


def test_a_swap_lays_the_old_stone_open_and_draws_a_new_one_of_its_symbol() -> None:
    """LC 5.4: everyone sees the old digit; all but the owner see the new one."""
    table = Table(players=2, racks={"B": "snake 6"})
    stones = sorted([6, *table.state.unseen[Symbol.SNAKE.place]])
    table.throw("bird bird bird")
    table.bets(B=wrong(1), A=right(1))
    table.play("B", Swap(Symbol.SNAKE))
    assert {outcome.digit for outcome in table.chance.outcomes} == set(table.state.unseen[Symbol.SNAKE.place])
    assert set(table.chance.weights) == {1}
    table.settle(Draw(5))
    assert table.digit("B", "snake") == 5
    assert table.stock[Symbol.SNAKE] == 2
    assert sorted([6, 5, *table.state.unseen[Symbol.SNAKE.place]]) == stones
    for name, new in (("A", 5), ("B", None)):
        log = table.seen_by(name)
        assert [event.digit for event in log if isinstance(event, Swapped)] == [6]
        assert [event.digit for event in log if isinstance(event, Drew)] == [new]


def test_one_swap_is_complete_before_the_next() -> None:
    """LC 5.4: the second player chooses when the first one's new stone stands there."""
    table = Table(players=2)
    table.throw("bird bird bird")
    table.bets(B=wrong(1), A=wrong(2))
    table.play("B", Swap(Symbol.SNAKE))
    assert table.to_act == ""
    assert table.refusal("A", Swap(Symbol.SNAKE)) is not None
    table.settle(table.chance.outcomes[0])
    assert table.to_act == "A"


def test_nobody_who_was_right_swaps() -> None:
    """LC 5.4: it is for those who were wrong."""
    table = Table(players=3)
    racks = table.state.racks
    table.round(C=right(1), B=right(2), A=right(3))
    assert table.state.racks == racks
    assert table.state.round == 2


def test_only_a_symbol_with_a_stock_can_be_swapped() -> None:
    """LC 5.5: at that moment there must be a stone to draw."""
    table = Table(players=2, stock="snake 1, bird 1")
    table.throw("bird bird bird")
    table.bets(B=wrong(1), A=wrong(2))
    assert table.refusal("B", Swap(Symbol.HUMAN)) == "LC 5.5"
    assert set(table.moves("B")) == {Swap(Symbol.SNAKE), Swap(Symbol.BIRD)}
    table.swap("B", "snake")
    assert table.refusal("A", Swap(Symbol.SNAKE)) == "LC 5.5"
    assert table.moves("A") == (Swap(Symbol.BIRD),)


def test_the_swap_is_skipped_only_when_every_stock_is_empty() -> None:
    """LC 5.5: with nothing left to draw, those who were wrong keep their stones."""
    table = Table(players=2, stock="")
    racks = table.state.racks
    table.throw("bird bird bird")
    table.bets(B=wrong(1), A=wrong(2))
    assert table.state.round == 2
    assert table.state.racks == racks
    assert [table.names[event.seat] for event in table.events(Spared)] == ["B", "A"]


def test_wheels_go_back_and_the_next_round_starts() -> None:
    """LC 5.6: all seven wheels are free again, and the last on the track rolls."""
    table = Table(players=2)
    table.round(B=right(6), A=right(4))
    assert table.state.round == 2
    assert table.phase == "roll"
    assert table.state.free == tuple(wheel.width for wheel in table.state.table.wheels)
    assert table.state.bets == (None, None)
    assert table.order == "A B"


def test_a_marker_that_moves_back_lands_on_top_too() -> None:
    """LC 5.7: the cursed marker falls back onto a stack and lies on top."""
    table = Table(players=3, track="A B on 5, C on 9", cursed="C", expansions=("curse",))
    table.throw("bird jaguar snake")
    table.bets(B=right(1), A=right(1), C=wrong(3))
    assert table.track == "B A C on 6"


def test_a_marker_that_leaves_a_stack_takes_no_other_along() -> None:
    """LC 5.7: those above come down and keep their order."""
    table = Table(track="A B C D on 5")
    table.throw("bird jaguar snake")
    table.bets(D=wrong(1), C=wrong(2), B=right(3), A=wrong(4))
    assert table.track == "A C D on 5, B on 8"


def test_the_track_has_no_ends() -> None:
    """LC 5.8: markers stand below 0 and far beyond any board, with stacks as everywhere."""
    table = Table(track="A B on -3, C on 0, D on 997")
    table.throw("bird jaguar snake")
    table.bets(B=right(3), A=right(4), C=wrong(1), D=right(6))
    assert table.track == "C B on 0, A on 1, D on 1003"
    table.swaps()
    assert table.order == "B C A D"


def test_the_last_round_has_its_swaps_too() -> None:
    """LC 5.9: every round has its swaps."""
    table = Table(players=2, round=10)
    table.throw("bird bird bird")
    table.bets(B=wrong(1), A=right(1))
    assert table.to_act == "B"
    table.swap("B", "snake")
    assert table.phase == "final"


def test_stones_laid_open_stay_open_and_never_return() -> None:
    """LC 5.9: a stone that was swapped away is never drawn again."""
    table = Table(players=2, racks={"B": "snake 7"})
    for number in (1, 2, 3):
        table.throw("bird bird bird")
        table.bets(**{name: wrong(1) if name == "B" else right(6) for name in "AB"})
        old = table.digit("B", "snake")
        table.play("B", Swap(Symbol.SNAKE))
        assert table.state.laid[-1] == Laid(number, table.seat("B"), Symbol.SNAKE, old)
        assert not {stone.digit for stone in table.state.laid} & {draw.digit for draw in table.chance.outcomes}
        with pytest.raises(BadInput):
            table.game.settle(table.state, Draw(old))
        table.settle(table.chance.outcomes[0])
    assert len({stone.digit for stone in table.state.laid}) == 3
    assert table.stock[Symbol.SNAKE] == 0


def test_all_hear_the_answer_and_nothing_but_the_answer() -> None:
    """LC 5.10: the sum itself is not told: two codes with other sums but the same answers look alike to their owner."""
    views = []
    for digit in (5, 6):
        table = Table(players=2, racks={"A": "bird 0", "B": f"bird {digit}", "C": "bird 1", "D": "bird 2"})
        table.throw("bird bird bird")
        table.bets(B="0-4", A="0-5")
        assert table.seen_by("A")[-2:] == table.seen_by("B")[-2:]
        assert {"seat", "width", "low", "answer", "points"} == set(Answered.__struct_fields__)
        views.append(table.view("B"))
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("width", "low", "answer", "known"),
    [
        (5, 9, Answer.RIGHT, ((9, 13),)),
        (5, 9, Answer.ABOVE, ((14, 21),)),
        (5, 9, Answer.BELOW, ((0, 8),)),
        (2, 9, Answer.WRONG, ((0, 8), (11, 21))),
        (2, 0, Answer.WRONG, ((2, 21),)),
        (2, 20, Answer.WRONG, ((0, 19),)),
    ],
)
def test_what_the_owner_knows_afterwards(
    width: int, low: int, answer: Answer, known: tuple[tuple[int, int], ...]
) -> None:
    """LC 5.10: right, the range; above, all over it; below, all under it; wrong with the smallest, all outside it."""
    assert known_sums(Table().state.table, width, low, answer) == known
