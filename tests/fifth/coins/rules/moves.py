"""Moves, outcomes of chance, and notes."""

from typing import Literal, TypeAlias

from cairn.core.values import Value

__all__ = ["SIDES", "Flip", "Hide", "Move", "Say", "Scribble", "Side", "Swear"]

Side: TypeAlias = Literal["heads", "tails"]
SIDES: tuple[Side, ...] = ("heads", "tails")


class Hide(Value, tag="hide"):
    """Hide your coin under a hand, with this side up (CO 1.1)."""

    side: Side


class Say(Value, tag="say"):
    """Say one of the words (CO 3.1)."""

    word: str


class Swear(Value, tag="swear"):
    """Say one of the words; this is final (CO 3.3)."""

    word: str


Move: TypeAlias = Hide | Say | Swear


class Flip(Value, tag="flip"):
    """The crooked coin falls (CO 2.1)."""

    side: Side


class Scribble(Value, tag="scribble"):
    """A note (CO 5.1)."""

    text: str
