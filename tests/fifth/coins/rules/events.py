"""Events: `News` if something is revealed, `Binding` if a rule makes it final."""

from typing import TypeAlias

from cairn.core.events import Binding, Event, News
from cairn.core.values import Seat

from .moves import Side

__all__ = ["Fell", "Happening", "Hid", "Lifted", "Said", "Swore"]


class Hid(Event, tag="hid"):
    """A hand is down."""

    seat: Seat
    side: Side | None
    """None: hidden from this observer."""


class Lifted(News, tag="lifted"):
    """All hands are lifted (CO 1.3)."""

    sides: tuple[Side, ...]
    """By seat."""


class Fell(News, tag="fell"):
    """The crooked coin has fallen (CO 2.1)."""

    side: Side


class Said(Event, tag="said"):
    """A player has spoken."""

    seat: Seat
    word: str


class Swore(Binding, tag="swore"):
    """A player has spoken, which is final (CO 3.3)."""

    seat: Seat
    word: str


Happening: TypeAlias = Hid | Lifted | Fell | Said | Swore
