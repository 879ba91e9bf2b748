"""The events of a game. A field that a seat may not see is None in that seat's history."""

from enum import StrEnum
from typing import TypeAlias

from cairn.core.events import Binding, Event, News
from cairn.core.game import check_seat
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.pieces import Symbol

__all__ = [
    "Accepted",
    "Answer",
    "Answered",
    "Began",
    "Chose",
    "Dealt",
    "Drew",
    "Gained",
    "Left",
    "Named",
    "Placed",
    "Revealed",
    "Rolled",
    "Shown",
    "SkullGone",
    "SkullPassed",
    "SkullTaken",
    "Spared",
    "Stacked",
    "Swapped",
    "TokensRemoved",
    "Took",
    "Turned",
    "Wagered",
]


class Answer(StrEnum):
    """The answer to a bet (LC 5.2, 5.3)."""

    RIGHT = "right"
    ABOVE = "above"
    BELOW = "below"
    WRONG = "wrong"
    """The answer to the smallest wheel, which hides the direction."""


class Dealt(News, tag="dealt"):
    """Each rack received a stone of `symbol` (LC 2.2)."""

    symbol: Symbol
    digits: tuple[int | None, ...]
    """By seat."""
    nobodys: tuple[int, ...] = ()
    """On the racks of nobody, which everyone sees (LC 2.1)."""


class Stacked(News, tag="stacked"):
    """The markers were stacked, bottom first (LC 2.3)."""

    markers: tuple[Seat, ...]


class Began(Event, tag="began"):
    """A round began, with its order of play (LC 4.1)."""

    round: int
    order: tuple[Seat, ...]


class Rolled(News, tag="rolled"):
    """The player who is last on the track rolled (LC 3.2)."""

    seat: Seat
    dice: tuple[Symbol, ...]


class Took(Binding, tag="took"):
    """A player took a token. The bet is binding until the end, and its digits are secret (LC 8.3, 8.9)."""

    seat: Seat
    symbol: Symbol
    digits: tuple[int, ...] | None


class Left(Event, tag="left"):
    """A player left the token on offer (LC 8.2)."""

    seat: Seat
    symbol: Symbol


class Turned(Event, tag="turned"):
    """The roller turned a die (LC 3.3, 3.4)."""

    seat: Seat
    shown: Symbol
    to: Symbol


class Accepted(Event, tag="accepted"):
    """The roller left the dice as they were (LC 3.3)."""

    seat: Seat


class Wagered(Binding, tag="wagered"):
    """A player took and set a wheel, visible to all and binding (LC 4.1, 4.4)."""

    seat: Seat
    width: int
    low: int


class Chose(Binding, tag="chose"):
    """A player chose an estimation token, visible to all and binding (LC 4.4, 11.3)."""

    seat: Seat
    width: int


class Placed(Binding, tag="placed"):
    """A player placed the token, in secret and binding (LC 4.4, 11.3)."""

    seat: Seat
    low: int | None


class Shown(News, tag="shown"):
    """All tokens were revealed: the first sum of each range, by seat (LC 11.3)."""

    lows: tuple[int, ...]


class Answered(News, tag="answered"):
    """A bet was checked; the marker moved by `points` (LC 5.1 to 5.3, 9.3)."""

    seat: Seat
    width: int
    low: int
    answer: Answer
    points: int


class Gained(Event, tag="gained"):
    """The cursed player gained a point because `of` was wrong (LC 9.2)."""

    seat: Seat
    of: Seat
    points: int


class SkullTaken(Event, tag="skull-taken"):
    """The first player to reach the skull's space took it (LC 9.1)."""

    seat: Seat


class SkullPassed(Event, tag="skull-passed"):
    """The skull moved to the leader (LC 9.4)."""

    seat: Seat


class SkullGone(Event, tag="skull-gone"):
    """The skull left the game (LC 9.4, 9.5)."""


class Swapped(News, tag="swapped"):
    """A player discarded a stone, visible to all (LC 5.4)."""

    seat: Seat
    symbol: Symbol
    digit: int


class Drew(News, tag="drew"):
    """A player drew a stone, hidden from its owner (LC 5.4)."""

    seat: Seat
    symbol: Symbol
    digit: int | None


class Spared(Event, tag="spared"):
    """A player who was wrong keeps all stones because every stock is empty (LC 5.5)."""

    seat: Seat


class TokensRemoved(Event, tag="tokens-removed"):
    """The tokens that were not taken left the game (LC 8.6)."""

    symbols: tuple[Symbol, ...]


class Named(Event, tag="named"):
    """A player made the final bet on one symbol, in secret (LC 6.2)."""

    seat: Seat
    symbol: Symbol
    digits: tuple[int, ...] | None


class Revealed(News, tag="revealed"):
    """A player's rack and final bets were revealed; the marker moved by the total (LC 6.3, 6.5)."""

    seat: Seat
    rack: tuple[int, ...]
    bets: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    total: int


Happening: TypeAlias = (
    Dealt
    | Stacked
    | Began
    | Rolled
    | Took
    | Left
    | Turned
    | Accepted
    | Wagered
    | Chose
    | Placed
    | Shown
    | Answered
    | Gained
    | SkullTaken
    | SkullPassed
    | SkullGone
    | Swapped
    | Drew
    | Spared
    | TokensRemoved
    | Named
    | Revealed
)


Events: TypeAlias = tuple[Happening, ...]
"""Events, oldest first."""


def seen(event: Happening, seat: Seat | None) -> Happening:
    """The event as `seat` sees it (LC 2.7); for None, only what all seats see."""
    match event:
        case Dealt(digits=digits):
            check_seat(seat, len(digits))
            shown = [None if seat is None or owner == seat else digit for owner, digit in enumerate(digits)]
            return replace(event, digits=tuple(shown))
        case Drew(seat=owner) if seat is None or owner == seat:
            return replace(event, digit=None)
        case Took(seat=owner) | Named(seat=owner) if owner != seat:
            return replace(event, digits=None)
        case Placed(seat=owner) if owner != seat:
            return replace(event, low=None)
        case _:
            return event
