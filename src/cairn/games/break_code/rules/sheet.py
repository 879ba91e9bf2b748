"""The note sheet (BC 7), derived from what its owner sees and has written down.

It flags marks that are visibly wrong: a tile of the owner's own hand or one written elsewhere too, tiles out of order
(BC 1.2), or a place that an answer named directly. Deductions beyond that are left to hints; a sheet that made them
would play the game.
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
    """The owner writes a digit, a colour, both, or nothing at a place (BC 7.1, 7.3)."""

    seat: Seat | None
    """The owner of the hand; None for the final answer."""
    place: str
    digit: int | None = None
    colour: Colour | None = None


class Strike(Value, tag="strike"):
    """The owner rules out a tile at one place of a hand, or takes that back (BC 7.1)."""

    seat: Seat | None
    """The owner of the hand; None for the final answer."""
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
    """What is written at one place."""

    digit: int | None = None
    colour: Colour | None = None

    def may_be(self, tile: Tile) -> bool:
        """Whether the tile fits what is written."""
        return self.digit in (None, tile.digit) and self.colour in (None, tile.colour)


class Reply(Value):
    """An answer about a hand."""

    asker: Seat
    card: str
    digit: int | None
    answer: Answer


class Row(Value):
    """The notes about another player's hand (BC 7.1)."""

    seat: Seat
    places: tuple[Entry, ...]
    """By place, from a on."""
    replies: tuple[Reply, ...]
    """All answers about this hand, in order."""
    wrong: tuple[str, ...] = ()
    """The places where what is written cannot be true."""
    struck: tuple[tuple[Tile, ...], ...] = ()
    """By place, from a on: the tiles that the owner has ruled out."""


class Box(Value):
    """One of the twenty tiles (BC 7.2)."""

    tile: Tile
    held: bool
    """Whether it is in the owner's own hand."""
    crossed: bool
    """Whether the owner has crossed it off."""


class Sheet(Value):
    """The contents of the printed sheet (BC 7)."""

    seat: Seat
    rows: tuple[Row, ...]
    """The other hands, beginning with the left neighbour."""
    boxes: tuple[Box, ...]
    """All twenty tiles in order."""
    final: tuple[Entry, ...]
    """The places of the final answer; empty with two players (BC 7.3)."""
    final_wrong: tuple[str, ...] = ()
    """The places of the final answer where what is written cannot be true."""
    final_struck: tuple[tuple[Tile, ...], ...] = ()
    """By place of the final answer: the tiles that the owner has ruled out."""


def sheet(sight: Sight[View, Happening], marks: Iterable[WrittenMark] = ()) -> Sheet:
    """The sheet of the seat whose sight this is, with its marks."""
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
    """Raise `IllegalMove` unless the sheet has a place for the mark."""
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
    """The places of the owner's hand where what is written cannot be true, as far as the sheet shows."""
    letters = LETTERS[: view.table.hand]
    entries = dict(zip(letters, pages[owner], strict=True))
    written = [place for place in letters if entries[place] != Entry()]
    possible = _tiles_by_place(view, letters, replies)

    def can_stand(*some: str) -> bool:
        """Whether tiles in ascending order can fit what is written at these places, and all answers."""
        free = iter([tile for at, tile in enumerate(TILES) if not _is_held(view, tile, at)])
        return all(
            any(tile in possible[place] and (place not in some or entries[place].may_be(tile)) for tile in free)
            for place in letters
        )  # the lowest tile that fits a place leaves the most for the next

    wrong = {place for place in written if not can_stand(place) or _is_written_too_often(view, pages, entries[place])}
    if not wrong:
        wrong = {place for pair in combinations(written, 2) if not can_stand(*pair) for place in pair}
    if not wrong and not can_stand(*written):
        wrong = set(written)
    return tuple(place for place in letters if place in wrong)


def _tiles_by_place(view: View, letters: str, replies: Iterable[Reply]) -> dict[str, set[Tile]]:
    """By place, the tiles that fit the answers about that very place (BC 3.8, 3.9)."""
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
    """Whether the tile is written down more often than the other hands can contain it (BC 1.1)."""
    if entry.digit is None or entry.colour is None:
        return False
    tile = next(filter(entry.may_be, Tile))
    times = sum(entry == other for page in pages.values() for other in page)
    return times > TILES.count(tile) - view.hand.count(tile)


def _is_held(view: View, tile: Tile, at: int) -> bool:
    """Whether box `at` shows a tile of the seat's own hand; a single green 5 fills the first of its boxes."""
    return view.hand.count(tile) > at - tile.place
