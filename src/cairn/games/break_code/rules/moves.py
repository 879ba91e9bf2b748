"""The moves of players and the outcomes of chance, one small type each."""

from typing import TypeAlias

from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.tiles import Tile

__all__ = ["Ask", "Deal", "Draw", "GiveUp", "Guess", "Move", "Name", "Outcome", "Start", "Wait"]


class Ask(Value, tag="ask"):
    """Ask the question of a face-up card; for a card with two digits, about one of them (BC 3.1, 3.2)."""

    card: str
    digit: int | None = None


class Guess(Value, tag="guess"):
    """Begin a guess; the tiles are named next, one by one (BC 3.6, 3.7, 6.6)."""


class Name(Value, tag="name"):
    """Name the next tile of the guess, from left to right (BC 3.11)."""

    tile: Tile


class GiveUp(Value, tag="give-up"):
    """Give up a last turn without a guess (BC 4.1, 4.6, 6.5)."""


class Wait(Value, tag="wait"):
    """Do not guess after this question (BC 6.6)."""


Move: TypeAlias = Ask | Guess | Name | GiveUp | Wait


class Deal(Value, tag="deal"):
    """The next tile of the hand that is being dealt, seat by seat (BC 2.1, 2.2)."""

    tile: Tile


class Start(Value, tag="start"):
    """The starting player (BC 2.3)."""

    seat: Seat


class Draw(Value, tag="draw"):
    """The question card that is turned face up next (BC 2.3, 3.1)."""

    card: str


Outcome: TypeAlias = Deal | Start | Draw
