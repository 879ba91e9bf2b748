"""The note sheet (BC 7), made from what its owner sees and has written down.

It says where a mark cannot be true, as far as a look at the sheet shows it: the tile is the owner's own or is written
elsewhere too, it cannot stand so in order (BC 1.2), or somebody said of this very place what stands there. What can be
deduced beyond that is for hints to tell: a sheet that knew it would play the game.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Protocol, TypeAlias

from cairn.core.errors import IllegalMove
from cairn.core.game import check_seat
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.events import Asked, Happening
from cairn.games.break_code.rules.questions import Above, Answer, Where, question
from cairn.games.break_code.rules.state import State, View
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Tile, sort_hand


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


class Strike(Value, tag="strike"):
    """The owner rules a tile out at one place of a hand, or takes that back (BC 7.1)."""

    seat: Seat | None
    """Whose hand; None: the final answer."""
    place: str
    tile: Tile
    out: bool = True


Mark: TypeAlias = Cross | Write | Strike


class WrittenMark(Protocol):
    """A mark in the record."""

    @property
    def note(self) -> Mark:
        """The mark."""


class Entry(Value):
    """What the owner has written at one place."""

    digit: int | None = None
    colour: Colour | None = None

    def may_be(self, tile: Tile) -> bool:
        """Whether what is written can be said of the tile."""
        return self.digit in (None, tile.digit) and self.colour in (None, tile.colour)


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
    wrong: tuple[str, ...] = ()
    """The places at which what is written cannot be true."""
    struck: tuple[tuple[Tile, ...], ...] = ()
    """From a on: the tiles that the owner has ruled out there."""


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
    final_wrong: tuple[str, ...] = ()
    """Those of them at which what is written cannot be true."""
    final_struck: tuple[tuple[Tile, ...], ...] = ()
    """By place of the final answer: the tiles that the owner has ruled out there."""


def sheet(sight: Sight[View, Happening], marks: Iterable[WrittenMark] = ()) -> Sheet:
    """The sheet of the seat whose sight this is, with the marks it has made."""
    view = sight.view
    own = view.own_seat
    crossed: dict[tuple[Tile, bool], bool] = {}
    entries: dict[tuple[Seat | None, str], Entry] = {}
    struck: dict[tuple[Seat | None, str], set[Tile]] = {}
    for mark in marks:
        match mark.note:
            case Cross(tile, second, out):
                crossed[tile, second] = out
            case Write(seat, place, digit, colour):
                entries[seat, place] = Entry(digit, colour)
            case Strike(seat, place, tile, out):
                tiles = struck.setdefault((seat, place), set())
                (tiles.add if out else tiles.discard)(tile)
    letters, players = LETTERS[: view.table.hand], view.table.players

    def places(seat: Seat | None) -> tuple[Entry, ...]:
        return tuple(entries.get((seat, letter), Entry()) for letter in letters)

    def ruled_out(seat: Seat | None) -> tuple[tuple[Tile, ...], ...]:
        return tuple(sort_hand(struck.get((seat, letter), ())) for letter in letters)

    others = [(own + step) % players for step in range(1, players)]
    replies = {seat: _replies(sight, seat) for seat in others}
    pages: dict[Seat | None, tuple[Entry, ...]] = {seat: places(seat) for seat in (*others, None)}
    return Sheet(
        own,
        rows=tuple(
            Row(seat, pages[seat], replies[seat], _wrong_places(view, pages, seat, replies[seat]), ruled_out(seat))
            for seat in others
        ),
        boxes=tuple(
            Box(tile, _is_held(view, tile, at), crossed.get((tile, at > tile.place), False))
            for at, tile in enumerate(TILES)
        ),
        final=() if view.table.for_two else pages[None],
        final_wrong=_wrong_places(view, pages, None, ()),
        final_struck=() if view.table.for_two else ruled_out(None),
    )


def check_mark(state: State, seat: Seat, mark: Mark) -> None:
    """A mark is made where the sheet has a place for it."""
    check_seat(seat, state.table.players)
    match mark:
        case Cross(tile, second):
            if second and tile is not Tile.G5:
                raise IllegalMove("BC 7.2", "only-one-tile", tile=f"tile:{tile.value}")
        case Strike(owner, place):
            _check_place(state, seat, owner, place)
        case Write(owner, place, digit, colour):
            _check_place(state, seat, owner, place)
            if digit not in {None, *range(10)}:
                raise IllegalMove("BC 1.1", "digits-0-to-9")
            if digit is not None and colour is not None and not any(map(Entry(digit, colour).may_be, Tile)):
                raise IllegalMove("BC 1.1", "no-such-tile", colour=f"colour:{colour.value}", digit=digit)


def _check_place(state: State, seat: Seat, owner: Seat | None, place: str) -> None:
    table = state.table
    if owner is None and table.for_two:
        raise IllegalMove("BC 7.3", "no-final-answer")
    if place not in tuple(LETTERS[: table.hand]) or owner not in {None, *range(table.players)} - {seat}:
        raise IllegalMove("BC 7.1", "places-of-the-sheet", last=f"place:{LETTERS[table.hand - 1]}")


def _replies(sight: Sight[View, Happening], seat: Seat) -> tuple[Reply, ...]:
    return tuple(
        Reply(event.seat, event.card, event.digit, possible)
        for event in sight.history
        if isinstance(event, Asked) and (possible := event.answers[seat]) is not None
    )


# Marks that cannot be true


def _wrong_places(
    view: View, pages: Mapping[Seat | None, Sequence[Entry]], owner: Seat | None, replies: Iterable[Reply]
) -> tuple[str, ...]:
    """The places of the owner's hand at which what is written cannot be true, as far as the sheet shows it."""
    letters = LETTERS[: view.table.hand]
    entries = dict(zip(letters, pages[owner], strict=True))
    written = [place for place in letters if entries[place] != Entry()]
    possible = _tiles_by_place(view, letters, replies)

    def can_stand(*some: str) -> bool:
        """Whether tiles that others can hold may stand in order as these places say, and as was answered."""
        free = iter([tile for at, tile in enumerate(TILES) if not _is_held(view, tile, at)])
        return all(
            any(tile in possible[place] and (place not in some or entries[place].may_be(tile)) for tile in free)
            for place in letters
        )  # of the tiles that fit a place the first one leaves most for the next

    wrong = {place for place in written if not can_stand(place) or _is_written_too_often(view, pages, entries[place])}
    if not wrong:
        wrong = {place for pair in combinations(written, 2) if not can_stand(*pair) for place in pair}
    if not wrong and not can_stand(*written):
        wrong = set(written)
    return tuple(place for place in letters if place in wrong)


def _tiles_by_place(view: View, letters: str, replies: Iterable[Reply]) -> dict[str, set[Tile]]:
    """By place the tiles that can stand there by what was said of the place itself (BC 3.8, 3.9)."""
    left = {place: set(Tile) for place in letters}
    for reply in replies:
        match question(view.table.rules, reply.card, reply.digit):
            case Where(digits):
                assert isinstance(reply.answer, str)
                for place in letters:
                    left[place] &= {tile for tile in Tile if (tile.digit in digits) == (place in reply.answer)}
            case Above(place, digit):
                left[place] &= {tile for tile in Tile if (tile.digit > digit) == reply.answer}
            case _:
                pass
    return left


def _is_written_too_often(view: View, pages: Mapping[Seat | None, Sequence[Entry]], entry: Entry) -> bool:
    """Whether the tile is written down more often than others can hold it (BC 1.1)."""
    if entry.digit is None or entry.colour is None:
        return False
    tile = next(filter(entry.may_be, Tile))
    times = sum(entry == other for page in pages.values() for other in page)
    return times > TILES.count(tile) - view.hand.count(tile)


def _is_held(view: View, tile: Tile, at: int) -> bool:
    """Of the green 5s in the own hand the first box is the first to be filled."""
    return view.hand.count(tile) > at - tile.place
