"""Looks: who reads which stones, and what follows from readings that agree or differ.

Two witnesses read every stone, the second one compares; nobody reads a stone of their own rack. Readings that differ
are made again, then a third player decides if there is one. With two players nobody can check what the opponent
entered.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Literal

from cairn.core.errors import IllegalMove
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.rules.table import Table

Why = Literal["rack", "stone", "twice", "again"]
"""A rack at set-up, a new stone, two stones that were read alike, a stone that somebody doubts."""


class Cell(Value):
    """A stone by its place: the rack, the index of its symbol, and how many stones lay there before it."""

    rack: int
    place: int
    swaps: int = 0


class Stone(Value):
    """A stone and the digit that was agreed on."""

    cell: Cell
    digit: int


class Reading(Value):
    """What one witness read."""

    seat: Seat
    digits: tuple[int, ...]


class Look(Value):
    """A question to witnesses."""

    number: int
    why: Why
    cells: tuple[Cell, ...]
    readers: tuple[Seat, ...]
    """The first enters, the second checks."""
    reserve: Seat | None = None
    """Who is asked if they differ twice."""
    attempt: int = 1
    readings: tuple[Reading, ...] = ()
    """Of this attempt."""
    former: tuple[Reading, ...] = ()
    """Of the attempt before."""

    def reading(self, seat: Seat) -> Reading | None:
        """What the seat has read in this attempt."""
        return next((each for each in self.readings if each.seat == seat), None)


def witnesses(players: int, rack: int) -> tuple[tuple[Seat, ...], Seat | None]:
    """Who reads a rack, and who decides if they differ.

    The player opposite enters, as they see the stones straight; the next one to the owner's left checks. The racks of
    nobody are entered by one player and checked by another.
    """
    if rack >= players:
        first = (rack - players) % players
        return (first, (first + 1) % players), None
    if players == 4:
        return ((rack + 2) % 4, (rack + 1) % 4), (rack + 3) % 4
    return tuple((rack + step) % players for step in range(1, players)), None


def check_reading(table: Table, look: Look, seat: Seat | None, digits: tuple[int, ...]) -> None:
    """Raise `IllegalMove` unless the seat is asked and the digits may be on these stones.

    What the seat's own rack shows plays no part: a refusal would tell it.
    """
    if seat not in look.readers:
        raise IllegalMove("LC 1.1", "not-asked-to-look")
    if len(digits) != len(look.cells) or any(not 0 <= digit < table.digits for digit in digits):
        raise IllegalMove("LC 1.2", "no-such-digit", highest=table.digits - 1)
    named = [(cell.place, digit) for cell, digit in zip(look.cells, digits, strict=True)]
    if len(set(named)) < len(named):
        raise IllegalMove("LC 1.2", "stones-alike")


def add_reading(look: Look, seat: Seat, digits: tuple[int, ...]) -> Look:
    """The look with this reading; one that the seat made before in this attempt is replaced."""
    others = tuple(each for each in look.readings if each.seat != seat)
    return replace(look, readings=(*others, Reading(seat, digits)))


def judge(look: Look) -> Look | tuple[int, ...]:
    """The digits that hold; or the look, if somebody has yet to read, or to look again."""
    if len(look.readings) < len(look.readers):
        return look
    read = [each.digits for each in look.readings]
    if look.reserve in look.readers:  # two of three hold
        voices = [*(each.digits for each in look.former), *read]
        return tuple(_most_common(column) for column in zip(*voices, strict=True))
    if len(set(read)) == 1:
        return read[0]
    again = replace(look, attempt=look.attempt + 1, former=look.readings, readings=())
    if look.attempt == 2 and look.reserve is not None:
        return replace(again, readers=(look.reserve,))
    return again


def seen_by(stones: Iterable[Stone], seat: Seat | None, cell: Cell, current: frozenset[Cell]) -> tuple[int, ...]:
    """The digits of a symbol that this seat sees on other stones: for pale keys, which never depend on its own rack."""
    return tuple(
        sorted(
            {
                stone.digit
                for stone in stones
                if stone.cell.place == cell.place
                and stone.cell != cell
                and not (stone.cell.rack == seat and stone.cell in current)
            }
        )
    )


def alike(stones: Iterable[Stone]) -> tuple[Cell, Cell] | None:
    """Two stones of one symbol with one digit: one of them was misread, as each exists once (LC 1.2)."""
    by_place: dict[tuple[int, int], list[Cell]] = {}
    for stone in stones:
        by_place.setdefault((stone.cell.place, stone.digit), []).append(stone.cell)
    for cells in by_place.values():
        for pair in combinations(cells, 2):
            return pair
    return None


def _most_common(digits: tuple[int, ...]) -> int:
    """The digit of two of three; if all differ, the last: that of the player who decides."""
    digit, count = Counter(digits).most_common(1)[0]
    return digit if count > 1 else digits[-1]
