"""BC 7: the note sheet."""

import pytest

import cairn
from cairn.core.errors import IllegalMove
from cairn.core.steps import Noted
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.sheet import Box, Cross, Entry, Mark, Reply, Row, Strike, Write, check_mark, sheet
from cairn.games.break_code.rules.tiles import TILES, Colour, Tile
from tests.belief.break_code_games import positions
from tests.effort import effort
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    asked,
    begun,
    sight,
)


def notes(*marks: Mark) -> list[Noted]:
    return [Noted(A, 0, mark) for mark in marks]


@pytest.mark.parametrize(("players", "others", "places"), [(2, (B,), 5), (3, (B, C), 5), (4, (1, 2, 3), 4)])
def test_a_row_of_places_for_each_other_hand(players: int, others: tuple[int, ...], places: int) -> None:
    """BC 7.1: one with two players, two with three, three with four, then without e."""
    rows = sheet(sight(begun(players), A)).rows
    assert tuple(row.seat for row in rows) == others
    assert {len(row.places) for row in rows} == {places}


def test_a_row_holds_what_was_answered() -> None:
    """BC 7.1: every answer that the hand's owner gave."""
    state = asked(asked(begun(3, row="where-1-2 spread"), A, "where-1-2", 1), B, "spread")
    rows = sheet(sight(state, A)).rows
    assert rows[0].replies == (Reply(A, "where-1-2", 1, ""),)
    assert rows[1].replies == (Reply(A, "where-1-2", 1, "a"), Reply(B, "spread", None, 8))


def test_a_row_holds_what_the_player_thinks() -> None:
    """BC 7.1: a digit, a colour, or both, at any place; it can be wiped."""
    written = notes(
        Write(B, "a", 3),
        Write(B, "b", 4, Colour.WHITE),
        Write(B, "e", None, Colour.BLACK),
        Write(B, "a"),
        Write(C, "a", 0),
    )
    rows = sheet(sight(begun(3), A), written).rows
    assert rows == (
        Row(B, (Entry(), Entry(4, Colour.WHITE), Entry(), Entry(), Entry(None, Colour.BLACK)), (), struck=((),) * 5),
        Row(C, (Entry(0), Entry(), Entry(), Entry(), Entry()), (), struck=((),) * 5),
    )


def test_a_tile_is_ruled_out_at_one_place() -> None:
    """BC 7.1: of any other hand and of the final answer; it can be taken back."""
    marks = notes(
        Strike(B, "b", Tile.W3),
        Strike(B, "b", Tile.B1),
        Strike(B, "c", Tile.G5),
        Strike(B, "c", Tile.G5, out=False),
        Strike(None, "a", Tile.B9),
    )
    made = sheet(sight(begun(3), A), marks)
    assert made.rows[0].struck == ((), (Tile.B1, Tile.W3), (), (), ())
    assert made.rows[1].struck == ((),) * 5
    assert made.final_struck == ((Tile.B9,), (), (), (), ())


@pytest.mark.parametrize(
    "mark",
    [Write(A, "a", 1), Write(4, "a", 1), Write(B, "e", 1), Write(B, "ab", 1), Write(B, ""), Strike(A, "a", Tile.B1)],
)
def test_there_is_no_row_for_the_own_hand_and_no_other_place(mark: Write) -> None:
    """BC 7.1: for each other hand, and with four players without e."""
    with pytest.raises(IllegalMove, match=r"BC 7\.1"):
        check_mark(begun(4).state, A, mark)


def test_a_digit_is_one_of_the_tiles() -> None:
    """BC 7.1: what is written could be a tile's digit."""
    with pytest.raises(IllegalMove, match=r"BC 1\.1"):
        check_mark(begun(2).state, A, Write(B, "a", 10))


@pytest.mark.parametrize(
    ("digit", "colour"), [(5, Colour.BLACK), (5, Colour.WHITE), (4, Colour.GREEN), (0, Colour.GREEN)]
)
def test_a_tile_that_does_not_exist_is_not_written(digit: int, colour: Colour) -> None:
    """BC 1.1, 7.1: 5s are green, and nothing else is."""
    with pytest.raises(IllegalMove, match=r"BC 1\.1: no-such-tile"):
        check_mark(begun(2).state, A, Write(B, "a", digit, colour))
    check_mark(begun(2).state, A, Write(B, "a", 5, Colour.GREEN))
    check_mark(begun(2).state, A, Write(B, "a", None, Colour.GREEN))


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ([Write(B, "a", 4, Colour.BLACK), Write(B, "b", 4, Colour.WHITE)], ""),
        ([Write(B, "b", 2, Colour.BLACK)], "b"),  # the player's own
        ([Write(B, "b", 2)], ""),  # the white one
        ([Write(B, "a", 5), Write(B, "b", 5)], "ab"),  # the seat's own hand has one of the two
        ([Write(B, "b", 7), Write(B, "d", 6)], "bd"),  # not in order
        ([Write(B, "b", 4, Colour.WHITE), Write(B, "c", 4, Colour.BLACK)], "bc"),  # BC 1.2: black stands left
        ([Write(B, "b", 6), Write(B, "e", 7)], ""),
        ([Write(B, "a", 6), Write(B, "e", 7)], "ae"),  # five tiles do not stand between
        ([Write(B, "b", 0)], "b"),  # only the white 0 is left, and it stands leftmost
        ([Write(B, "c", 0), Write(B, "e", 8)], "c"),
        ([Write(B, "d", 9)], "d"),  # the seat has the white 9, so nothing stands to the right of the black one
        ([Write(B, "a", 6), Write(B, "c", None, Colour.GREEN)], "ac"),
    ],
)
def test_marks_that_cannot_be_true_are_flagged(written: list[Write], wrong: str) -> None:
    """BC 1.1, 1.2, 7.1: own tiles are nowhere else, tiles are there once, and they stand in order."""
    (row,) = sheet(sight(begun(2), A), notes(*written)).rows
    assert "".join(row.wrong) == wrong


def test_a_tile_written_in_two_hands_is_flagged_in_both() -> None:
    """BC 1.1: there is one; of the green 5s two, and the seat's own hand has one of them."""
    twice = notes(Write(B, "c", 6, Colour.BLACK), Write(None, "d", 6, Colour.BLACK), Write(C, "e", 7, Colour.BLACK))
    page = sheet(sight(begun(3), A), twice)
    assert ([row.wrong for row in page.rows], page.final_wrong) == ([("c",), ()], ("d",))
    fives = notes(Write(B, "c", 5, Colour.GREEN), Write(C, "c", 5, Colour.GREEN))
    assert [row.wrong for row in sheet(sight(begun(3), A), fives).rows] == [("c",), ("c",)]
    assert [row.wrong for row in sheet(sight(begun(3), B), notes(Write(C, "c", 5), Write(A, "d", 5))).rows] == [(), ()]


def test_what_was_said_of_a_place_is_held_against_the_mark() -> None:
    """BC 3.8, 3.9: "where" and "c above 4" speak of places; what sums and counts leave is not for the sheet to say."""
    table = asked(asked(begun(2, row="where-1-2 third-above-4 sum-all"), A, "where-1-2", 1), B, "sum-all")
    assert sheet(sight(table, A), notes(Write(B, "a", 1))).rows[0].wrong == ("a",)
    table = asked(table, A, "third-above-4")
    assert sheet(sight(table, A), notes(Write(B, "c", 4))).rows[0].wrong == ("c",)
    assert sheet(sight(table, A), notes(Write(B, "c", 7))).rows[0].wrong == ()
    known = asked(begun(2, row="sum-all"), A, "sum-all")
    assert sheet(sight(known, A), notes(Write(B, "e", 4))).rows[0].wrong == ()


def test_the_truth_is_never_flagged() -> None:
    """BC 7.1: whatever is written of a hand as it is, the sheet finds no fault with it."""
    for seed in range(effort(6, 60)):
        for players in (2, 3, 4):
            for state, seen in positions(seed, players, "standard", range(0, 12, 4)):
                marks = [
                    Write(owner, place, tile.digit, tile.colour)
                    for owner in [*range(players), None]
                    if owner != seen.view.seat
                    for place, tile in zip("abcde", state.centre if owner is None else state.hands[owner], strict=False)
                ]
                page = sheet(seen, notes(*marks))
                assert not page.final_wrong and not any(row.wrong for row in page.rows)


def test_all_twenty_tiles_can_be_crossed_off() -> None:
    """BC 7.2: each of them, both green 5s too, and back again."""
    empty = sheet(sight(begun(2), A))
    assert [box.tile for box in empty.boxes] == list(TILES)
    assert not any(box.crossed for box in empty.boxes)
    marks = notes(*(Cross(tile) for tile in Tile), Cross(Tile.G5, second=True))
    assert all(box.crossed for box in sheet(sight(begun(2), A), marks).boxes)
    marks += notes(Cross(Tile.G5, second=True, out=False), Cross(Tile.B0, out=False))
    open_boxes = [at for at, box in enumerate(sheet(sight(begun(2), A), marks).boxes) if not box.crossed]
    assert open_boxes == [0, 11]


def test_the_own_tiles_are_known() -> None:
    """BC 7.2: those in the seat's own hand need not be crossed off."""
    boxes = sheet(sight(begun(2), A)).boxes
    assert [box for box in boxes if box.held] == [
        Box(tile, True, False) for tile in (Tile.B0, Tile.B2, Tile.W3, Tile.G5, Tile.W9)
    ]
    assert boxes[11] == Box(Tile.G5, False, False)


def test_only_the_5_is_there_twice() -> None:
    """BC 7.2: twenty tiles and no more."""
    check_mark(begun(2).state, A, Cross(Tile.G5, second=True))
    with pytest.raises(IllegalMove, match=r"BC 7\.2"):
        check_mark(begun(2).state, A, Cross(Tile.B4, second=True))


@pytest.mark.parametrize(("players", "places"), [(2, 0), (3, 5), (4, 4)])
def test_places_for_the_final_answer(players: int, places: int) -> None:
    """BC 7.3: with three and four players."""
    assert sheet(sight(begun(players), A)).final == (Entry(),) * places


def test_the_final_answer_is_written_down() -> None:
    """BC 7.3: place by place."""
    written = notes(Write(None, "a", 1, Colour.BLACK), Write(None, "c", 5, Colour.GREEN))
    final = sheet(sight(begun(4), A), written).final
    assert final == (Entry(1, Colour.BLACK), Entry(), Entry(5, Colour.GREEN), Entry())
    with pytest.raises(IllegalMove, match=r"BC 7\.3"):
        check_mark(begun(2).state, A, Write(None, "a", 1))


def test_a_sheet_is_its_owners_alone() -> None:
    """BC 7.1 to 7.3: notes are kept by seat, and no view changes with them."""
    match = cairn.Match(BREAK_THE_CODE, 3, seed=1)
    before = [match.view(seat) for seat in range(3)]
    match.note(A, Cross(Tile.B0))
    match.note(B, Write(A, "a", 0))
    assert [note.note for note in match.notes(A)] == [Cross(Tile.B0)]
    assert [note.note for note in match.notes(B)] == [Write(A, "a", 0)]
    assert [match.view(seat) for seat in range(3)] == before
