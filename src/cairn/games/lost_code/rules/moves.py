"""What a player may do, and what chance may bring. One small type for each."""

from typing import TypeAlias

from cairn.core.values import Seat, Value
from cairn.games.lost_code.rules.pieces import Symbol

__all__ = [
    "Accept",
    "Bet",
    "Choose",
    "Deal",
    "Draw",
    "Final",
    "Leave",
    "Move",
    "Outcome",
    "Place",
    "Roll",
    "Stack",
    "Swap",
    "Take",
    "Turn",
]


class Accept(Value, tag="accept"):
    """Leave the dice as they are (LC 3.3)."""


class Turn(Value, tag="turn"):
    """Turn a die that shows one symbol to another (LC 3.3, 3.4)."""

    shown: Symbol
    to: Symbol


class Take(Value, tag="take"):
    """Take the token on offer and bet on its symbol at once (LC 8.3)."""

    digits: tuple[int, ...]


class Leave(Value, tag="leave"):
    """Leave the token on offer to the others (LC 8.2)."""


class Bet(Value, tag="bet"):
    """Take the wheel of that width and set it to begin at `low` (LC 4.1)."""

    width: int
    low: int


class Choose(Value, tag="choose"):
    """Take the token of that width; it is placed later (LC 11.3)."""

    width: int


class Place(Value, tag="place"):
    """Place the token that was chosen so that it begins at `low` (LC 11.3)."""

    low: int


class Swap(Value, tag="swap"):
    """Lay the own stone of `symbol` open and draw another in its place (LC 5.4)."""

    symbol: Symbol


class Final(Value, tag="final"):
    """Bet on the own digit of `symbol` at the end: up to three digits, or none (LC 6.2)."""

    symbol: Symbol
    digits: tuple[int, ...]


Move: TypeAlias = Accept | Turn | Take | Leave | Bet | Choose | Place | Swap | Final


class Deal(Value, tag="deal"):
    """One stone of `symbol` comes to each rack (LC 2.2)."""

    symbol: Symbol
    digits: tuple[int, ...]


class Stack(Value, tag="stack"):
    """The markers are stacked on space 0, bottom first (LC 2.3)."""

    markers: tuple[Seat, ...]


class Roll(Value, tag="roll"):
    """The dice fall; which die shows what does not matter, so they lie in the order of the sheet (LC 3.2)."""

    dice: tuple[Symbol, ...]


class Draw(Value, tag="draw"):
    """A stone with this digit comes from the stock (LC 5.4)."""

    digit: int


Outcome: TypeAlias = Deal | Stack | Roll | Draw
