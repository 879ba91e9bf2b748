"""The events of a game. A field that a seat may not see is None in that seat's history."""

from typing import Literal, TypeAlias

from cairn.core.events import Event, News, hide
from cairn.core.values import Seat
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.tiles import Hand, Tile

__all__ = [
    "Asked",
    "Began",
    "Dealt",
    "Ended",
    "GaveUp",
    "Guessed",
    "Looked",
    "Named",
    "Opened",
    "Sealed",
    "Started",
    "Unsealed",
]

Cause: TypeAlias = Literal["right", "out", "cards", "guesses"]
"""Why a game ended: a right guess, all players are out, no cards left or (two players) no last guesses left."""


class Dealt(News, tag="dealt"):
    """A hand was dealt, visible to its owner only (BC 2.4)."""

    seat: Seat
    tiles: Hand | None


class Opened(News, tag="opened"):
    """A question card was turned face up (BC 2.3, 3.1)."""

    card: str


class Started(News, tag="started"):
    """The starting player was drawn (BC 2.3)."""

    seat: Seat


class Asked(News, tag="asked"):
    """A question and its answers, known to all (BC 2.4, 3.3)."""

    seat: Seat
    card: str
    digit: int | None
    """The digit that the asker chose on a card with two (BC 3.2)."""
    answers: tuple[Answer | None, ...]
    """By seat; None if the seat does not answer."""


class Began(Event, tag="began"):
    """A player began to guess (BC 3.6, 3.7)."""

    seat: Seat


class Named(Event, tag="named"):
    """The guesser named the next tile, in secret (BC 3.12)."""

    seat: Seat
    tile: Tile | None


class Looked(News, tag="looked"):
    """Three and four players: the guesser compared the guess with the centre, in secret (BC 3.7, 3.12)."""

    seat: Seat
    guess: Hand | None
    centre: Hand | None


class Guessed(News, tag="guessed"):
    """A complete guess was judged; its tiles are public with two players, otherwise None (BC 3.12)."""

    seat: Seat
    right: bool
    tiles: Hand | None


class GaveUp(Event, tag="gave-up"):
    """A player gave up the last turn (BC 4.1, 4.6, 6.5)."""

    seat: Seat


class Sealed(Event, tag="sealed"):
    """A player chose to guess or to wait, in secret (BC 6.6)."""

    seat: Seat
    guess: bool | None


class Unsealed(News, tag="unsealed"):
    """The choices between guess and wait were revealed: these seats guess (BC 6.6)."""

    guessing: tuple[Seat, ...]


class Ended(News, tag="ended"):
    """The game ended (BC 4, 6.5, 6.7). Spectators now see everything, so it cannot be undone."""

    cause: Cause
    right: tuple[Seat, ...]
    """The seats that guessed right, in order."""


Happening: TypeAlias = (
    Dealt | Opened | Started | Asked | Began | Named | Looked | Guessed | GaveUp | Sealed | Unsealed | Ended
)


_SECRETS: dict[type[Happening], dict[str, None]] = {
    Dealt: {"tiles": None},
    Named: {"tile": None},
    Looked: {"guess": None, "centre": None},
    Sealed: {"guess": None},
}
"""The fields that only the seat of an event may see (BC 2.4, 3.12, 6.6)."""


def seen(event: Happening, seat: Seat | None) -> Happening:
    """The event as `seat` sees it; for None, only what all seats see."""
    return hide(event, seat, _SECRETS)
