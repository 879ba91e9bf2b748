"""Options, position and view."""

from cairn.core.values import Seat, Value

from .moves import Side

__all__ = ["Options", "State", "View"]


class Options(Value):
    """How a table of Coins is set up."""

    players: int = 2
    words: tuple[str, ...] = ("well", "two words")
    """The words to choose from."""
    silent: bool = False
    """Nobody says anything (CO 3.4)."""
    crooked: int = 3
    """How many times as likely heads are as tails."""


class State(Value):
    """A position: what is, not what happened. It counts who has spoken, but not the words."""

    options: Options
    hidden: tuple[Side | None, ...]
    """By seat; None: the hand is still up."""
    fallen: Side | None = None
    spoken: int = 0


class View(Value):
    """A position as a seat or a spectator sees it."""

    seat: Seat | None
    options: Options
    to_act: tuple[Seat, ...]
    down: tuple[bool, ...]
    """By seat: whether the coin is hidden."""
    hidden: tuple[Side | None, ...]
    """By seat: the side, if this observer can see it."""
    fallen: Side | None
    spoken: int
