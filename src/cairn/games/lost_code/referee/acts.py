"""What people enter at a real table, one small type each.

Who enters it is not part of an act: the seat comes from the device. An act that names a seat may be entered for that
seat by anybody at the table, unless it is secret.
"""

from typing import TypeAlias

from cairn.core.values import Seat, Value
from cairn.games.lost_code.rules.pieces import Symbol


class Markers(Value, tag="markers"):
    """The stack of markers, bottom first (LC 2.3)."""

    markers: tuple[Seat, ...]


class Read(Value, tag="read"):
    """The digits that a witness reads on the stones of a look, in its order."""

    look: int
    digits: tuple[int, ...]


class Dice(Value, tag="dice"):
    """The symbols of the dice: as rolled while tokens can be taken, else as they lie after the turn (LC 3)."""

    dice: tuple[Symbol, ...]


class Turn(Value, tag="turn"):
    """A die was turned after the roll was entered (LC 3.3, 3.4)."""

    shown: Symbol
    to: Symbol


class Unturn(Value, tag="unturn"):
    """No die was turned after all."""


class Offer(Value, tag="offer"):
    """A player leaves the token on offer, or takes it with these digits, which are secret (LC 8.2, 8.3)."""

    seat: Seat
    digits: tuple[int, ...] | None = None


class Bet(Value, tag="bet"):
    """A player's wheel and its first sum (LC 4.1), or token and place, which is secret at first (LC 11.3)."""

    seat: Seat
    width: int
    low: int


class Check(Value, tag="check"):
    """Dice and wheels are compared with the table: check the bets."""


class Pick(Value, tag="pick"):
    """A player who was wrong swaps this stone (LC 5.4)."""

    seat: Seat
    symbol: Symbol


class Another(Value, tag="another"):
    """The player takes the choice of the stone back, before the new stone is entered."""


class Finals(Value, tag="finals"):
    """A player's final bets on every symbol in play, sealed (LC 6.2)."""

    seat: Seat
    bets: tuple[tuple[int, ...], ...]


class Misread(Value, tag="misread"):
    """A stone that lies face up shows another digit than the one entered."""

    rack: int
    symbol: Symbol
    swaps: int
    """How many stones of the symbol this rack had laid down before."""
    digit: int


class Confirm(Value, tag="confirm"):
    """Another player sees the same digit."""


class Dismiss(Value, tag="dismiss"):
    """The stone shows what was entered after all."""


class Recheck(Value, tag="recheck"):
    """Somebody doubts a stone that is on a rack: its witnesses look again."""

    rack: int
    symbol: Symbol


class Adjust(Value, tag="adjust"):
    """After a correction: move the markers by the difference, or leave them."""

    moves: bool


class Mark(Value, tag="mark"):
    """A mark on the player's own sheet (LC 10.1)."""

    symbol: Symbol
    digit: int
    out: bool = True


Act: TypeAlias = (
    Markers
    | Read
    | Dice
    | Turn
    | Unturn
    | Offer
    | Bet
    | Check
    | Pick
    | Another
    | Finals
    | Misread
    | Confirm
    | Dismiss
    | Recheck
    | Adjust
    | Mark
)
