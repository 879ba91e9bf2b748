"""What happens at the table. A field that a seat may not see is None in that seat's history."""

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
"""Why a game ended: somebody was right, all are out, the cards or (two players) the last guesses are used up."""


class Dealt(News, tag="dealt"):
    """A hand was dealt; only its owner sees it (BC 2.4)."""

    seat: Seat
    tiles: Hand | None


class Opened(News, tag="opened"):
    """A question card was laid open (BC 2.3, 3.1)."""

    card: str


class Started(News, tag="started"):
    """Chance named the starting player (BC 2.3)."""

    seat: Seat


class Asked(News, tag="asked"):
    """A question and its answers, open to all (BC 2.4, 3.3)."""

    seat: Seat
    card: str
    digit: int | None
    """The one that the asker picked of a card with two (BC 3.2)."""
    answers: tuple[Answer | None, ...]
    """By seat; None: this seat does not answer."""


class Began(Event, tag="began"):
    """A player began to guess (BC 3.6, 3.7)."""

    seat: Seat


class Named(Event, tag="named"):
    """The guesser named the next tile; nobody else sees it yet (BC 3.12)."""

    seat: Seat
    tile: Tile | None


class Looked(News, tag="looked"):
    """Three and four players: the guesser held the guess against the centre, unseen by the others (BC 3.7, 3.12)."""

    seat: Seat
    guess: Hand | None
    centre: Hand | None


class Guessed(News, tag="guessed"):
    """A complete guess was right or wrong; with two players its tiles are open, otherwise None (BC 3.12)."""

    seat: Seat
    right: bool
    tiles: Hand | None


class GaveUp(Event, tag="gave-up"):
    """A player let the last turn go (BC 4.1, 4.6, 6.5)."""

    seat: Seat


class Sealed(Event, tag="sealed"):
    """A player has said guess or wait, unheard by the others (BC 6.6)."""

    seat: Seat
    guess: bool | None


class Unsealed(News, tag="unsealed"):
    """All have said guess or wait: these guess (BC 6.6)."""

    guessing: tuple[Seat, ...]


class Ended(News, tag="ended"):
    """The game is over (BC 4, 6.5, 6.7). Those who look on now see what was hidden, so there is no way back."""

    cause: Cause
    right: tuple[Seat, ...]
    """Who has been right, in that order."""


Happening: TypeAlias = (
    Dealt | Opened | Started | Asked | Began | Named | Looked | Guessed | GaveUp | Sealed | Unsealed | Ended
)


_SECRETS: dict[type[Happening], dict[str, None]] = {
    Dealt: {"tiles": None},
    Named: {"tile": None},
    Looked: {"guess": None, "centre": None},
    Sealed: {"guess": None},
}
"""What only the seat of an event may know of it (BC 2.4, 3.12, 6.6)."""


def seen(event: Happening, seat: Seat | None) -> Happening:
    """The event as `seat` sees it; at no seat, as much of it as all see."""
    return hide(event, seat, _SECRETS)
