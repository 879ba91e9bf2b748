"""LC 10: the deduction sheet."""

from typing import Any

import pytest

import cairn
from cairn.core.errors import IllegalMove
from cairn.core.steps import Noted
from cairn.games.lost_code.rules.moves import Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Draft, Filled, Line, Mark, Sheet, sheet
from tests.rules.lost_code.table import Table, cards, right, symbols, wrong


def row(page: Sheet, number: int) -> tuple[Filled, ...]:
    """The digits noted in the row of a round."""
    return page.rows[number - 1].filled


def test_a_digit_on_another_rack_or_discarded_is_seen_for_good() -> None:
    """LC 10.1: what is seen is certain and never goes away, whatever is swapped."""
    table = Table(players=2, racks={"A": "bird 0", "B": "bird 1", "C": "bird 2", "D": "bird 3"})
    assert table.line("A", "bird").seen == (1, 2, 3, 8)
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=wrong(2))
    table.swap("B", "bird", draws=5)
    assert table.line("A", "bird").seen == (1, 2, 3, 5, 8)
    assert table.line("B", "bird").seen == (0, 1, 2, 3, 8)
    table.swap("A", "bird", draws=7)
    assert table.line("A", "bird").seen == (0, 1, 2, 3, 5, 8)
    assert table.line("B", "bird").seen == (0, 1, 2, 3, 7, 8)


def test_own_marks_are_wiped_when_the_stone_is_swapped() -> None:
    """LC 10.1: what was ruled out for one stone says nothing of the next; other symbols keep their marks."""
    table = Table(players=2, racks={"B": "bird 1"})
    table.mark("B", "bird 5 6, snake 7")
    table.mark("B", "bird 6", out=False)
    assert table.line("B", "bird").ruled_out == (5,)
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=wrong(2))
    table.mark("B", "bird 7")
    assert table.line("B", "bird").ruled_out == (5, 7)
    table.swap("B", "bird")
    assert table.line("B", "bird").ruled_out == ()
    assert table.line("B", "snake").ruled_out == (7,)
    table.mark("B", "bird 4")
    table.swap("A", "bird")
    assert table.line("B", "bird").ruled_out == (4,)


def test_seen_and_ruled_out_and_left_share_the_line_between_them() -> None:
    """LC 10.1: a grid of symbols by digits with two kinds of mark; a digit may have both."""
    table = Table(players=2, racks={"A": "bird 0", "B": "bird 1", "C": "bird 2", "D": "bird 3"})
    table.mark("A", "bird 1 6")
    line = Line(Symbol.BIRD, seen=(1, 2, 3, 8), ruled_out=(6,), left=(0, 4, 5, 7), also_out=(1,))
    assert table.line("A", "bird") == line


def test_marks_that_leave_no_digit_cannot_be_true() -> None:
    """LC 1.1, 10.1: some digit stands on the rack; a line without a stone is no mark of the owner's."""
    table = Table(players=2, racks={"A": "bird 0", "B": "bird 1", "C": "bird 2", "D": "bird 3"})
    table.mark("A", "bird 0 4 5")
    assert not table.line("A", "bird").is_wrong
    table.mark("A", "bird 6 7")
    assert table.line("A", "bird").is_wrong
    table.mark("A", "bird 5", out=False)
    assert not table.line("A", "bird").is_wrong
    assert not Table(beginner=True).line("A", "bear").is_wrong


@pytest.mark.parametrize("mark", [Mark(Symbol.BEAR, 1), Mark(Symbol.BLUE, 1), Mark(Symbol.BIRD, 8)])
def test_a_mark_is_made_where_the_sheet_has_room(mark: Mark) -> None:
    """LC 10.1: on a line that is in play, and on a digit of the game."""
    table = Table(beginner=True)
    assert table.game.check_note is not None
    with pytest.raises(IllegalMove, match=r"LC 10\.1"):
        table.game.check_note(table.state, 0, mark)


@pytest.mark.parametrize(
    ("bet", "known"),
    [("7-9", ((10, 21),)), ("9-11", ((9, 11),)), ("11-13", ((0, 10),)), ("4-5", ((0, 3), (6, 21)))],
)
def test_a_row_has_the_symbols_rolled_and_the_range_known(bet: str, known: tuple[tuple[int, int], ...]) -> None:
    """LC 10.2: what was rolled (here with the sum 10) and what the answer leaves."""
    table = Table(players=2, racks={"B": "bird 1, jaguar 2, snake 7"})
    table.throw("snake bird jaguar")
    assert table.sheet("B").rows[0].sums == ()
    table.bets(B=bet, A=right(1))
    assert table.sheet("B").rows[0].dice == symbols("bird jaguar snake")
    assert table.sheet("B").rows[0].sums == known


def test_a_row_has_the_dice_as_they_were_bet_on() -> None:
    """LC 10.2: a die that was turned is written down as it lay in the end."""
    table = Table(players=2, beginner=True)
    table.roll("snake snake bear")
    table.play("B", Turn(Symbol.BEAR, Symbol.BIRD), Turn(Symbol.SNAKE, Symbol.HUMAN))
    assert table.sheet("A").rows[0].dice == symbols("bird snake human")


def test_the_digit_of_a_discarded_stone_is_written_into_the_rounds_in_which_it_was_counted() -> None:
    """LC 10.2: into those, and no others."""
    table = Table(players=2, racks={"B": "bird 6"}, track="A B on 0")
    table.round("bird jaguar snake", B=right(1), A=right(6))
    table.round("human jaguar snake", B=right(1), A=right(6))
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=right(6))
    table.swap("B", "bird")
    filled = [row(table.sheet("B"), number) for number in (1, 2, 3)]
    assert filled == [(Filled(Symbol.BIRD, 6, 1),), (), (Filled(Symbol.BIRD, 6, 1),)]
    assert not any(each.filled for each in table.sheet("A").rows)


def test_the_sheet_has_the_final_bets() -> None:
    """LC 10.3: as far as they are made, those with a token included."""
    table = Table(players=2, round=7, expansions=("shortcut",))
    table.roll("snake snake bird")
    table.take("B", 5)
    table.accept()
    table.bets(A=right(1), B=right(2))
    for _ in range(3):
        table.round(A=right(1), B=right(2))
    assert table.sheet("B").finals == (None, None, None, (5,), None, None)
    table.finals("B", "bird 1 2, bear 3")
    assert table.sheet("B").finals == ((1, 2), (), (), (5,), (), (3,))


@pytest.mark.parametrize(("variant", "eights"), [("plain", {8}), ("x", set())])
def test_at_the_start_the_other_racks_and_the_eights_are_seen(variant: str, eights: set[int]) -> None:
    """LC 10.4: the digits on the other racks, and the 8s outside X."""
    table = Table(variant=variant)
    for each in table.sheet("B").lines:
        assert set(each.seen) == {table.digit(name, each.symbol) for name in "ACD"} | eights
        assert each.ruled_out == ()


def test_in_the_beginner_game_the_whole_bear_line_is_seen() -> None:
    """LC 10.4: nothing is left to find out about the bear."""
    bear = Table(beginner=True).line("A", "bear")
    assert bear == Line(Symbol.BEAR, seen=tuple(range(9)), ruled_out=(), left=())


def test_the_card_edition_has_no_eight_to_cross_out() -> None:
    """LC 10.4: its sheet has the digits 0 to 7 only."""
    for each in cards().sheet("A").lines:
        assert sorted([*each.seen, *each.left]) == list(range(8))


def test_a_sheet_is_its_owners_alone() -> None:
    """LC 10.5: what one writes down changes nothing that another sees."""
    match = cairn.Match("lost-code", players=3, seed=1)
    before: list[Any] = [match.view(seat) for seat in range(3)]
    match.note(1, Mark(Symbol.BIRD, 5))
    assert [match.view(seat) for seat in range(3)] == before
    assert [len(match.notes(seat)) for seat in range(3)] == [0, 1, 0]


def test_a_digit_counts_as_often_as_its_symbol_was_shown() -> None:
    """LC 10.6: times the number of dice that showed it; in the round of the swap it is noted in any case."""
    table = Table(players=2, racks={"B": "bird 6"}, track="A B on 0")
    table.round("bird bird snake", B=right(1), A=right(6))
    table.round("bird bird bird", B=right(1), A=right(6))
    table.throw("human jaguar snake")
    table.bets(B=wrong(1), A=right(6))
    table.swap("B", "bird")
    filled = [row(table.sheet("B"), number) for number in (1, 2, 3)]
    assert filled == [(Filled(Symbol.BIRD, 6, times),) for times in (2, 3, 0)]


def test_rows_keep_the_digit_of_the_stone_that_was_there() -> None:
    """LC 10.6: a second swap writes into the rows since the first one only."""
    table = Table(players=2, racks={"B": "bird 6"}, track="A B on 0")
    for number, drawn in ((1, 4), (3, 5)):
        while table.state.round < number:
            table.round("bird jaguar snake", B=right(1), A=right(6))
        table.throw("bird bird snake")
        table.bets(B=wrong(1), A=right(6))
        table.swap("B", "bird", draws=drawn)
    filled = [row(table.sheet("B"), number) for number in (1, 2, 3, 4)]
    assert filled == [
        (Filled(Symbol.BIRD, 6, 2),),
        (Filled(Symbol.BIRD, 4, 1),),
        (Filled(Symbol.BIRD, 4, 2),),
        (),
    ]


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_the_sheet_has_a_row_for_each_round(players: int, rounds: int) -> None:
    """LC 10.7: and shows which one is the last."""
    rows = Table(players=players).sheet("A").rows
    assert [each.round for each in rows] == list(range(1, rounds + 1))


def test_a_draft_of_a_final_bet_is_a_note_of_its_owner() -> None:
    """LC 10.3: what is meant to be bet stands on the sheet until it is changed, and leaves the marks alone."""
    table = Table(players=2)
    drafts = (Draft(Symbol.BIRD, (1, 4)), Draft(Symbol.SNAKE, ()), Draft(Symbol.BIRD, (2,)))
    page = sheet(table.sight("A"), [Noted(0, 0, draft) for draft in drafts])
    assert page.drafts == ((2,), None, None, (), None, None)
    assert page.lines == sheet(table.sight("A")).lines
