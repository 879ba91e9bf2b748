"""The moves of players and the outcomes of chance, one small type each."""

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
    """Take the wheel of that width and set its range to begin at `low` (LC 4.1)."""

    width: int
    low: int


class Choose(Value, tag="choose"):
    """Take the token of that width, to be placed later (LC 11.3)."""

    width: int


class Place(Value, tag="place"):
    """Place the chosen token so that its range begins at `low` (LC 11.3)."""

    low: int


class Swap(Value, tag="swap"):
    """Discard your stone of `symbol` face up and draw a replacement (LC 5.4)."""

    symbol: Symbol


class Final(Value, tag="final"):
    """Make the final bet on your digit of `symbol`: up to three digits, or none (LC 6.2)."""

    symbol: Symbol
    digits: tuple[int, ...]


Move: TypeAlias = Accept | Turn | Take | Leave | Bet | Choose | Place | Swap | Final


class Deal(Value, tag="deal"):
    """Each rack receives a stone of `symbol` (LC 2.2)."""

    symbol: Symbol
    digits: tuple[int, ...]


class Stack(Value, tag="stack"):
    """The markers are stacked on space 0, bottom first (LC 2.3)."""

    markers: tuple[Seat, ...]


class Roll(Value, tag="roll"):
    """The dice show these symbols, in the order of the sheet because dice are interchangeable (LC 3.2)."""

    dice: tuple[Symbol, ...]


class Draw(Value, tag="draw"):
    """The stone drawn from the stock has this digit (LC 5.4)."""

    digit: int


Outcome: TypeAlias = Deal | Stack | Roll | Draw
