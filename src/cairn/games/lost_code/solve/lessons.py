"""What the lessons of The Lost Code and Think Str8! ask, answered from a sight."""

from collections.abc import Callable, Iterable, Mapping

from cairn.core.phrases import VERBATIM, Fact, Ref
from cairn.core.registry import look_up
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.games.lost_code.belief.knowledge import knowledge
from cairn.games.lost_code.belief.posterior import belief_of
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.offers import stone_ref, wheel_ref
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark, sheet
from cairn.games.lost_code.rules.state import View
from cairn.reason.lessons import Teacher
from cairn.reason.study import Cell


class LostCodeTeacher:
    """Questions about racks, wheels and sums, and the cells of the sheet."""

    def answer(self, sight: Sight[View, Happening], ask: str, about: tuple[str, ...]) -> tuple[str, ...]:
        """The right answers; raise `UnknownName` for a question that there is not."""
        if ask == "row-sums":
            return _row_sums(sight, int(about[0]))
        return look_up("question", ask, _QUESTIONS)(sight.view, about)

    def marks(self, sight: Sight[View, Happening], where: Ref) -> tuple[tuple[Cell, Mark], ...]:
        """The digits of a symbol that the sheet has not crossed off by itself."""
        line = next(each for each in sheet(sight).lines if _own_stone(sight.view, each.symbol) == where)
        return tuple((Cell(where, str(digit)), Mark(line.symbol, digit)) for digit in line.left)

    def marked(self, sight: Sight[View, Happening], notes: Iterable[Noted]) -> tuple[Cell, ...]:
        """The digits that are crossed out, in the order in which they were."""
        cells: dict[Cell, None] = {}
        for each in notes:
            if isinstance(each.note, Mark):
                cell = Cell(_own_stone(sight.view, each.note.symbol), str(each.note.digit))
                if each.note.out:
                    cells[cell] = None
                else:
                    cells.pop(cell, None)
        return tuple(cells)

    def example(self, sight: Sight[View, Happening], cell: Cell) -> Fact:
        """The digits of a code that fits, in the order of the rack."""
        belief = belief_of(knowledge(sight))
        places = [_own_stone(sight.view, symbol) for symbol in belief.symbols]
        at = places.index(cell.where)
        code = next((code for code in belief.codes if str(code[at]) == cell.what), None)
        return "none" if code is None else VERBATIM + " ".join(map(str, code))


def _own_rack(view: View, _: tuple[str, ...]) -> tuple[str, ...]:
    return (f"seat:{view.seat}",)


def _seen_stones(view: View, about: tuple[str, ...]) -> tuple[str, ...]:
    """The stones of a symbol that the seat can read on other racks."""
    symbol = next(each for each in view.table.symbols if each.value == about[0])
    return tuple(stone_ref(symbol, rack) for rack, digits in enumerate(view.racks) if digits is not None)


def _rack_sum(view: View, about: tuple[str, ...]) -> tuple[str, ...]:
    """What the dice add up to on a rack that the seat can read."""
    rack = view.racks[int(about[0])]
    assert rack is not None, "asked of racks that the seat can read"
    return (str(sum(rack[view.table.symbols.index(symbol)] for symbol in view.dice)),)


def _taken_wheels(view: View, _: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(wheel_ref(bet.width) for bet in view.bets if bet is not None)


def _bet_sums(view: View, about: tuple[str, ...]) -> tuple[str, ...]:
    """The sums that another seat has bet on."""
    bet = view.bets[int(about[0])]
    assert bet is not None and bet.low is not None, "asked of bets that can be read"
    return tuple(map(str, range(bet.low, bet.low + bet.width)))


def _row_sums(sight: Sight[View, Happening], number: int) -> tuple[str, ...]:
    """The sums that the answer of a round leaves."""
    row = sheet(sight).rows[number - 1]
    return tuple(str(each) for first, last in row.sums for each in range(first, last + 1))


_QUESTIONS: Mapping[str, Callable[[View, tuple[str, ...]], tuple[str, ...]]] = {
    "own-rack": _own_rack,
    "seen-stones": _seen_stones,
    "rack-sum": _rack_sum,
    "taken-wheels": _taken_wheels,
    "bet-sums": _bet_sums,
}


def _own_stone(view: View, symbol: Symbol) -> Ref:
    assert view.seat is not None, "a lesson is about a seat's own code"
    return stone_ref(symbol, view.seat)


TEACHER: Teacher[View, Happening] = LostCodeTeacher()
