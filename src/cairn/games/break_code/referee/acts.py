"""What people enter at a real table, one small type each.

Who enters it is not part of an act: the seat comes from the device. What all can see may be entered by anybody, for the
player whose turn it is.
"""

from typing import TypeAlias

from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.sheet import Cross, Strike, Write
from cairn.games.break_code.rules.tiles import Tile


class Hand(Value, tag="hand"):
    """The tiles behind a player's screen, as that player sees them (BC 2.4); again: they were misread."""

    tiles: tuple[Tile, ...]


class Right(Value, tag="right"):
    """A player has compared the tiles with the phone: they are right."""


class Restart(Value, tag="restart"):
    """The hands are laid open: everybody draws new tiles."""


class Speak(Value, tag="speak"):
    """Whether players say their answers first, and then compare them with their phone."""

    aloud: bool


class First(Value, tag="first"):
    """Who is the starting player (BC 2.3)."""

    seat: Seat


class Ask(Value, tag="ask"):
    """The card that the player asks, and one digit of a card with two (BC 3.1, 3.2)."""

    card: str
    digit: int | None = None


class Unask(Value, tag="unask"):
    """Another card was tapped than was asked: its answers stay known, and the turn is played again."""


class Said(Value, tag="said"):
    """A player has said the answer aloud, and it is the one on the phone."""


class Call(Value, tag="call"):
    """Guess or wait, sealed until all have chosen (BC 6.6)."""

    guess: bool


class Guess(Value, tag="guess"):
    """A whole guess (BC 3.6, 3.7, 3.12)."""

    tiles: tuple[Tile, ...]


class GiveUp(Value, tag="give-up"):
    """The player gives up the last turn (BC 4.1, 4.6, 6.5)."""


Act: TypeAlias = (
    Hand | Right | Restart | Speak | First | Ask | Unask | Said | Call | Guess | GiveUp | Cross | Write | Strike
)
