"""What the lessons of Break the Code ask, answered from a sight."""

from collections.abc import Callable, Iterable, Mapping

from cairn.core.phrases import Fact, Ref
from cairn.core.registry import look_up
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.games.break_code.belief.posterior import belief_of, knowledge
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.pieces import screen_ref, tile_ref
from cairn.games.break_code.rules.sheet import Cross, sheet
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import Colour, Tile
from cairn.games.break_code.solve.study import STUDY
from cairn.reason.lessons import Teacher
from cairn.reason.study import Cell, Odds


class BreakCodeTeacher:
    """Questions about hands and codes, and the tiles of the sheet."""

    def answer(self, sight: Sight[View, Happening], ask: str, about: tuple[str, ...]) -> tuple[str, ...]:
        """The right answers; raise `UnknownName` for a question that there is not."""
        return look_up("question", ask, _QUESTIONS)(sight, about)

    def marks(self, sight: Sight[View, Happening], where: Ref) -> tuple[tuple[Cell, Cross], ...]:
        """The tiles that are not in the seat's hand, each once."""
        boxes = {box.tile: box for box in sheet(sight).boxes if not box.held}
        return tuple((Cell(where, tile_ref(tile)), Cross(tile)) for tile in boxes)

    def marked(self, sight: Sight[View, Happening], notes: Iterable[Noted]) -> tuple[Cell, ...]:
        """The tiles that are crossed off, in the order in which they were; of two hands the other lacks them."""
        cells: dict[Cell, None] = {}
        for each in notes:
            if isinstance(each.note, Cross):
                cell = Cell(screen_ref(1 - sight.view.own_seat), tile_ref(each.note.tile))
                if each.note.out:
                    cells[cell] = None
                else:
                    cells.pop(cell, None)
        return tuple(cells)

    def example(self, sight: Sight[View, Happening], cell: Cell) -> Fact:
        """None is needed: the texts say why."""
        return "none"


def _odds(sight: Sight[View, Happening]) -> Odds:
    deduction = STUDY.deduction
    assert deduction is not None, "there is a code to deduce"
    return deduction.odds(sight, values=False)


def _hand(sight: Sight[View, Happening], _: tuple[str, ...]) -> tuple[str, ...]:
    """The seat's tiles from left to right."""
    hand = sight.view.hands[sight.view.own_seat]
    assert hand is not None, "a seat sees its own hand"
    return tuple(map(tile_ref, hand))


def _tiles_by_place(sight: Sight[View, Happening], screen: str) -> dict[str, list[Tile]]:
    """By letter: the tiles that may stand there."""
    found: dict[str, list[Tile]] = {}
    for cell in _odds(sight).cells:
        hand, _, letter = cell.where.partition("/")
        if hand == screen and letter:
            found.setdefault(letter, []).append(Tile(cell.what.partition(":")[2]))
    return dict(sorted(found.items()))


def _places_of(sight: Sight[View, Happening], about: tuple[str, ...]) -> tuple[str, ...]:
    """The positions of a hand at which a digit is certain."""
    screen, digit = about
    places = _tiles_by_place(sight, screen)
    return tuple(letter for letter, tiles in places.items() if {tile.digit for tile in tiles} == {int(digit)})


def _digits_at(sight: Sight[View, Happening], about: tuple[str, ...]) -> tuple[str, ...]:
    """The digits that are possible at a position of a hand."""
    screen, letter = about
    return tuple(sorted({str(tile.digit) for tile in _tiles_by_place(sight, screen)[letter]}))


def _not_white(sight: Sight[View, Happening], about: tuple[str, ...]) -> tuple[str, ...]:
    """The possible numbers of black and green tiles in a game of two."""
    codes = _codes(sight)
    return tuple(sorted({str(sum(tile.colour is not Colour.WHITE for tile in code)) for code in codes}))


def _codes(sight: Sight[View, Happening]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(belief_of(knowledge(sight)).codes)


def _certain_tiles(sight: Sight[View, Happening], about: tuple[str, ...]) -> tuple[str, ...]:
    """The tiles that are certain at a hand's positions, from left to right."""
    places = _tiles_by_place(sight, about[0])
    return tuple(tile_ref(tiles[0]) for tiles in places.values() if len(tiles) == 1)


def _certain_places(sight: Sight[View, Happening], about: tuple[str, ...]) -> tuple[str, ...]:
    """The positions at which one tile is certain."""
    return tuple(letter for letter, tiles in _tiles_by_place(sight, about[0]).items() if len(tiles) == 1)


def _likeliest_code(sight: Sight[View, Happening], _: tuple[str, ...]) -> tuple[str, ...]:
    """The code that most deals lead to."""
    listed = _odds(sight).listed
    most = max(code.chance for code in listed)
    return tuple(" ".join(code.whats) for code in listed if code.chance == most)


_QUESTIONS: Mapping[str, Callable[[Sight[View, Happening], tuple[str, ...]], tuple[str, ...]]] = {
    "hand": _hand,
    "places-of": _places_of,
    "digits-at": _digits_at,
    "not-white": _not_white,
    "certain-tiles": _certain_tiles,
    "certain-places": _certain_places,
    "likeliest-code": _likeliest_code,
}


TEACHER: Teacher[View, Happening] = BreakCodeTeacher()
