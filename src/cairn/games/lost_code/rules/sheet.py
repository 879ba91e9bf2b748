"""The deduction sheet (LC 10), made from what its owner sees and has written down."""

from collections.abc import Iterable
from typing import Protocol, TypeAlias, assert_never

from cairn.core.errors import IllegalMove
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value
from cairn.games.lost_code.rules.dice import check_digits, turn_die
from cairn.games.lost_code.rules.events import Answer, Answered, Began, Dealt, Drew, Happening, Rolled, Swapped, Turned
from cairn.games.lost_code.rules.pieces import Symbol, editions, symbol_ref
from cairn.games.lost_code.rules.state import Digits, State, View
from cairn.games.lost_code.rules.table import Table


class Mark(Value, tag="mark"):
    """The owner rules a digit out for the stone now on the rack, or takes that back (LC 10.1)."""

    symbol: Symbol
    digit: int
    out: bool = True


class Draft(Value, tag="draft"):
    """What the owner means to bet on a symbol at the end, written down for nobody else (LC 10.3); None: nothing yet."""

    symbol: Symbol
    digits: Digits | None = None


Note: TypeAlias = Mark | Draft


class WrittenNote(Protocol):
    """A note, and how much had happened when it was made."""

    @property
    def at(self) -> int:
        """How many events there had been."""

    @property
    def note(self) -> Note:
        """The mark, or the draft."""


class Line(Value):
    """The line of one symbol in the grid."""

    symbol: Symbol
    seen: tuple[int, ...]
    """Digits that are certainly not on the own rack: on another rack, laid open, or not in the game."""
    ruled_out: tuple[int, ...]
    """Digits that the owner has crossed out."""
    left: tuple[int, ...]
    """All others."""
    also_out: tuple[int, ...] = ()
    """Digits that are seen, and that the owner has crossed out all the same: for those who mark everything by hand."""

    @property
    def is_wrong(self) -> bool:
        """Whether the owner's marks cannot be true: they leave no digit for the stone on the rack."""
        return bool(self.ruled_out) and not self.left


class Filled(Value):
    """A digit that came to light and was counted in a round (LC 10.6)."""

    symbol: Symbol
    digit: int
    times: int
    """How many dice showed the symbol; 0 in the round of the swap if none did."""


class Row(Value):
    """One round (LC 10.2)."""

    round: int
    dice: tuple[Symbol, ...] = ()
    sums: tuple[tuple[int, int], ...] = ()
    """The sums that the answer leaves, as ranges with both ends; empty before there is an answer."""
    filled: tuple[Filled, ...] = ()


class Sheet(Value):
    """What the printed sheet holds (LC 10)."""

    seat: Seat | None
    lines: tuple[Line, ...]
    """For every symbol of the edition, in the order of the sheet."""
    rows: tuple[Row, ...]
    """For every round of the game; the last one is the last round (LC 10.7)."""
    finals: tuple[Digits | None, ...]
    drafts: tuple[Digits | None, ...]
    """By symbol in play: what the owner means to bet at the end."""


def sheet(sight: Sight[View, Happening], notes: Iterable[WrittenNote] = ()) -> Sheet:
    """The sheet of the seat whose sight this is, with the marks it has made."""
    written = tuple(notes)
    drafts = {each.note.symbol: each.note.digits for each in written if isinstance(each.note, Draft)}
    return Sheet(
        seat=sight.view.seat,
        lines=_lines(sight, written),
        rows=_rows(sight),
        finals=sight.view.own_finals,
        drafts=tuple(map(drafts.get, sight.view.table.symbols)),
    )


def check_note(state: State, seat: Seat, note: Note) -> None:
    """A mark is made on a line and a digit that the sheet has; a draft is a bet that could be made (LC 6.2)."""
    if note.symbol not in state.table.symbols:
        raise IllegalMove("LC 10.1", "no-such-line", symbol=symbol_ref(note.symbol))
    match note:
        case Mark(digit=digit):
            if not 0 <= digit < state.table.digits:
                raise IllegalMove("LC 10.1", "no-such-digit", highest=state.table.digits - 1)
        case Draft(digits=digits):
            if digits is not None and len(digits) > len(state.table.right):
                raise IllegalMove("LC 6.2", "too-many-digits")
            check_digits(state, digits or ())
        case _:
            assert_never(note)


def known_sums(table: Table, width: int, low: int, answer: Answer) -> tuple[tuple[int, int], ...]:
    """The sums that an answer leaves (LC 5.10)."""
    inside, under, over = (low, low + width - 1), (0, low - 1), (low + width, table.top)
    left = {
        Answer.RIGHT: (inside,),
        Answer.BELOW: (under,),
        Answer.ABOVE: (over,),
        Answer.WRONG: (under, over),
    }[answer]
    return tuple((first, last) for first, last in left if first <= last)


def _lines(sight: Sight[View, Happening], marks: Iterable[WrittenNote]) -> tuple[Line, ...]:
    view = sight.view
    edition = editions()[view.table.edition]
    printed = range(max(edition.digits, edition.digits_x))
    seen = {symbol: set(printed[view.table.digits :]) for symbol in edition.symbols}  # LC 10.4: the 8s outside X
    if view.table.left_out is not None:
        seen[view.table.left_out] |= set(printed)  # LC 10.4: the bear line in the beginner game
    swapped: dict[Symbol, int] = {}  # when the stone now on the rack came there
    for at, event in enumerate(sight.history):
        match event:
            case Dealt(symbol, digits, nobodys):
                seen[symbol] |= {digit for digit in (*digits, *nobodys) if digit is not None}
            case Drew(_, symbol, int() as digit):
                seen[symbol].add(digit)
            case Swapped(seat, symbol, digit):
                seen[symbol].add(digit)
                if seat == view.seat:
                    swapped[symbol] = at
            case _:
                pass
    out: dict[Symbol, set[int]] = {symbol: set() for symbol in edition.symbols}
    for at, mark in ((each.at, each.note) for each in marks):
        if isinstance(mark, Mark) and at > swapped.get(mark.symbol, -1):  # LC 10.1: wiped when the stone is swapped
            change = out[mark.symbol].add if mark.out else out[mark.symbol].discard
            change(mark.digit)
    return tuple(
        Line(
            symbol,
            seen=tuple(sorted(seen[symbol])),
            ruled_out=tuple(sorted(out[symbol] - seen[symbol])),
            left=tuple(digit for digit in printed if digit not in seen[symbol] | out[symbol]),
            also_out=tuple(sorted(out[symbol] & seen[symbol])),
        )
        for symbol in edition.symbols
    )


def _rows(sight: Sight[View, Happening]) -> tuple[Row, ...]:
    view = sight.view
    dice: dict[int, tuple[Symbol, ...]] = {}
    sums: dict[int, tuple[tuple[int, int], ...]] = {}
    filled: dict[int, list[Filled]] = {}
    since: dict[Symbol, int] = {}  # the first round in which the stone now on the rack counted
    number = 0
    for event in sight.history:
        match event:
            case Began(number, _):
                pass
            case Rolled(_, faces):
                dice[number] = faces
            case Turned(_, shown, to):
                dice[number] = turn_die(dice[number], shown, to)
            case Answered(seat, width, low, answer, _) if seat == view.seat:
                sums[number] = known_sums(view.table, width, low, answer)
            case Swapped(seat, symbol, digit) if seat == view.seat:
                for each in range(since.get(symbol, 1), number + 1):
                    times = dice[each].count(symbol)
                    if times or each == number:
                        filled.setdefault(each, []).append(Filled(symbol, digit, times))
                since[symbol] = number + 1
            case _:
                pass
    return tuple(
        Row(each, dice.get(each, ()), sums.get(each, ()), tuple(filled.get(each, ())))
        for each in range(1, view.table.rounds + 1)
    )
