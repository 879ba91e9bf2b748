"""How a table is set up, a position of it, and what a seat sees of that."""

from cairn.core.values import Seat, Value

from .moves import Side

__all__ = ["Options", "State", "View"]


class Options(Value):
    """How a table of Coins is set up."""

    players: int = 2
    words: tuple[str, ...] = ("well", "two words")
    """What may be said."""
    silent: bool = False
    """Nobody says anything (CO 3.4)."""
    crooked: int = 3
    """So many times as often as on tails the crooked coin falls on heads."""


class State(Value):
    """A position. It holds what is, not what happened: what was said is gone, that somebody spoke is not."""

    options: Options
    hidden: tuple[Side | None, ...]
    """By seat; None: the hand is still up."""
    fallen: Side | None = None
    spoken: int = 0


class View(Value):
    """A position as a seat sees it, or somebody who looks on."""

    seat: Seat | None
    options: Options
    down: tuple[bool, ...]
    """By seat: whether the coin is hidden."""
    hidden: tuple[Side | None, ...]
    """By seat: the side, if it can be seen from here."""
    fallen: Side | None
    spoken: int
