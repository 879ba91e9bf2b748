"""The note sheet (LC 10), derived from what its owner sees and has written down."""

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
    """The owner rules out a digit for the stone that is on the rack now, or takes that back (LC 10.1)."""

    symbol: Symbol
    digit: int
    out: bool = True


class Draft(Value, tag="draft"):
    """The owner's private plan for the final bet on a symbol (LC 10.3); None for no plan."""

    symbol: Symbol
    digits: Digits | None = None


Note: TypeAlias = Mark | Draft


class WrittenNote(Protocol):
    """A note and when it was made."""

    @property
    def at(self) -> int:
        """The number of events before the note."""

    @property
    def note(self) -> Note:
        """The mark, or the draft."""


class Line(Value):
    """The line of one symbol in the grid."""

    symbol: Symbol
    seen: tuple[int, ...]
    """Digits that cannot be on the owner's rack: seen on another rack, discarded, or not in the game."""
    ruled_out: tuple[int, ...]
    """Digits that the owner has crossed out."""
    left: tuple[int, ...]
    """All other digits."""
    also_out: tuple[int, ...] = ()
    """Digits that are both seen and crossed out, for players who mark everything by hand."""

    @property
    def is_wrong(self) -> bool:
        """Whether the marks rule out every digit, so that some mark must be wrong."""
        return bool(self.ruled_out) and not self.left


class Filled(Value):
    """The digit of a discarded stone, filled into a round that counted the stone (LC 10.6)."""

    symbol: Symbol
    digit: int
    times: int
    """The number of dice that showed the symbol; 0 in the round of the swap if none did."""


class Row(Value):
    """One round (LC 10.2)."""

    round: int
    dice: tuple[Symbol, ...] = ()
    sums: tuple[tuple[int, int], ...] = ()
    """The sums that fit the answer, as ranges with both ends; empty before the answer."""
    filled: tuple[Filled, ...] = ()


class Sheet(Value):
    """The contents of the printed sheet (LC 10)."""

    seat: Seat | None
    lines: tuple[Line, ...]
    """One for each symbol of the edition, in the order of the sheet."""
    rows: tuple[Row, ...]
    """One for each round of the game (LC 10.7)."""
    finals: tuple[Digits | None, ...]
    drafts: tuple[Digits | None, ...]
    """By symbol in play: the planned final bet."""


def sheet(sight: Sight[View, Happening], notes: Iterable[WrittenNote] = ()) -> Sheet:
    """The sheet of the seat whose sight this is, with its notes."""
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
    """Raise `IllegalMove` unless the sheet has this line and digit, and a draft is a legal bet (LC 6.2)."""
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
    """The sums that fit an answer, as ranges with both ends (LC 5.10)."""
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
    seen = {
        symbol: set(printed[view.table.digits :]) for symbol in edition.symbols
    }  # LC 10.4: without variant X the 8s are not in the game
    if view.table.left_out is not None:
        seen[view.table.left_out] |= set(printed)  # LC 10.4: the beginner game leaves the bear out
    swapped: dict[Symbol, int] = {}  # the event that brought the stone that is on the rack now
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
        if isinstance(mark, Mark) and at > swapped.get(mark.symbol, -1):  # LC 10.1: a swap erases its symbol's marks
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
    since: dict[Symbol, int] = {}  # the first round that counts the stone that is on the rack now
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
