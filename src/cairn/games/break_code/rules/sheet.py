"""The note sheet (BC 7), made from what its owner sees and has written down."""

from collections.abc import Iterable
from typing import Protocol, TypeAlias

from cairn.core.errors import IllegalMove
from cairn.core.game import check_seat
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.events import Asked
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.state import State, View
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Tile

__all__ = ["Box", "Cross", "Entry", "Mark", "Reply", "Row", "Sheet", "Write", "check_mark", "sheet"]


class Cross(Value, tag="cross"):
    """The owner crosses a tile off, or takes that back (BC 7.2)."""

    tile: Tile
    second: bool = False
    """The second of the two green 5s."""
    out: bool = True


class Write(Value, tag="write"):
    """The owner writes what may stand at a place: a digit, a colour, both, or nothing again (BC 7.1, 7.3)."""

    seat: Seat | None
    """Whose hand; None: the final answer."""
    place: str
    digit: int | None = None
    colour: Colour | None = None


Mark: TypeAlias = Cross | Write


class Written(Protocol):
    """A mark in the record."""

    @property
    def note(self) -> Mark:
        """The mark."""


class Entry(Value):
    """What the owner has written at one place."""

    digit: int | None = None
    colour: Colour | None = None


class Reply(Value):
    """What a hand's owner answered to one question."""

    asker: Seat
    card: str
    digit: int | None
    answer: Answer


class Row(Value):
    """The line of another player's hand (BC 7.1)."""

    seat: Seat
    places: tuple[Entry, ...]
    """From a on."""
    replies: tuple[Reply, ...]
    """All that was answered for this hand, in order."""


class Box(Value):
    """One of the twenty tiles (BC 7.2)."""

    tile: Tile
    held: bool
    """In the owner's own hand."""
    crossed: bool
    """Crossed off by the owner."""


class Sheet(Value):
    """What the printed sheet holds (BC 7)."""

    seat: Seat
    rows: tuple[Row, ...]
    """The other hands, from the left neighbour on."""
    boxes: tuple[Box, ...]
    """All twenty tiles in order."""
    final: tuple[Entry, ...]
    """The places of the final answer; none with two players (BC 7.3)."""


def sheet(sight: Sight[View], marks: Iterable[Written] = ()) -> Sheet:
    """The sheet of the seat whose sight this is, with the marks it has made."""
    view = sight.view
    own = view.own_seat
    crossed: dict[tuple[Tile, bool], bool] = {}
    entries: dict[tuple[Seat | None, str], Entry] = {}
    for mark in marks:
        match mark.note:
            case Cross(tile, second, out):
                crossed[tile, second] = out
            case Write(seat, place, digit, colour):
                entries[seat, place] = Entry(digit, colour)
    letters, players = LETTERS[: view.table.hand], view.table.players

    def places(seat: Seat | None) -> tuple[Entry, ...]:
        return tuple(entries.get((seat, letter), Entry()) for letter in letters)

    others = ((own + step) % players for step in range(1, players))
    return Sheet(
        own,
        rows=tuple(Row(seat, places(seat), _replies(sight, seat)) for seat in others),
        boxes=tuple(
            Box(tile, _held(view, tile, at), crossed.get((tile, at > tile.place), False))
            for at, tile in enumerate(TILES)
        ),
        final=() if view.table.for_two else places(None),
    )


def check_mark(state: State, seat: Seat, mark: Mark) -> None:
    """A mark is made where the sheet has a place for it."""
    check_seat(seat, state.table.players)
    match mark:
        case Cross(tile, second):
            if second and tile is not Tile.G5:
                raise IllegalMove("BC 7.2", "only-one-tile", tile=f"tile:{tile.value}")
        case Write(owner, place, digit):
            table = state.table
            if owner is None and table.for_two:
                raise IllegalMove("BC 7.3", "no-final-answer")
            if place not in tuple(LETTERS[: table.hand]) or owner not in {None, *range(table.players)} - {seat}:
                raise IllegalMove("BC 7.1", "places-of-the-sheet", last=f"place:{LETTERS[table.hand - 1]}")
            if digit not in {None, *range(10)}:
                raise IllegalMove("BC 1.1", "digits-0-to-9")


def _replies(sight: Sight[View], seat: Seat) -> tuple[Reply, ...]:
    return tuple(
        Reply(event.seat, event.card, event.digit, said)
        for event in sight.history
        if isinstance(event, Asked) and (said := event.answers[seat]) is not None
    )


def _held(view: View, tile: Tile, at: int) -> bool:
    """Of the green 5s in the own hand the first box is the first to be filled."""
    return view.hand.count(tile) > at - tile.place
