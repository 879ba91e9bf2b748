"""What a seat makes of its history, gone on with from one sight to the next.

A history only grows, but for moves that are taken back. So what was made of the last sights is kept, by their
histories, and a new one that begins like one of them is gone on with from there. What comes of it is the same.
"""

from typing import NamedTuple, TypeAlias

from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.arnak.belief.past import Past, gone_on, untouched
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.events import (
    ArnakEvent,
    AssistantShown,
    Rescued,
    RescueLooked,
    TempleBonusTaken,
    TempleLooked,
)
from cairn.games.arnak.rules.state import Options
from cairn.games.arnak.rules.view import View

BEGINNING = 16
"""By so many events games are told apart before their histories are compared: tiles and cards are laid out then."""

TABLES = 64
SIGHTS = 4
"""So many sights of so many seats are kept; a sight takes less than a megabyte."""


Looks: TypeAlias = tuple[tuple[int, ArnakEvent], ...]
"""Events with their numbers in the history."""


class Course(NamedTuple):
    """What was made of a history."""

    history: tuple[ArnakEvent, ...]
    cards: dict[Seat, Past]
    """By seat, for all whose cards are hidden."""
    looks: Looks
    """The events that tell of the rescue space and of the temple's bonus tiles, with their numbers."""


_Key: TypeAlias = tuple[Options, Seat | None, tuple[Seat, ...], tuple[ArnakEvent, ...]]
_kept: dict[_Key, tuple[Course, ...]] = {}


def course(sight: Sight[View, ArnakEvent], hidden: tuple[Seat, ...]) -> Course:
    """What is to be made of the seat's history; `hidden` are the seats whose cards it does not see."""
    view, history = sight.view, sight.history
    key = (view.options, view.seat, hidden, history[:BEGINNING])
    known = _kept.pop(key, ())
    found = _gone_on(_nearest(known, history) or _begun(view.options, hidden), history)
    while len(_kept) >= TABLES:
        _kept.pop(next(iter(tuple(_kept))), None)  # another thread may have been as quick
    _kept[key] = (found, *(each for each in known if each.history != history))[:SIGHTS]
    return found


def _nearest(known: tuple[Course, ...], history: tuple[ArnakEvent, ...]) -> Course | None:
    """The longest of them that the history begins with."""
    fitting = [each for each in known if history[: len(each.history)] == each.history]
    return max(fitting, key=lambda each: len(each.history), default=None)


def _begun(options: Options, hidden: tuple[Seat, ...]) -> Course:
    return Course((), {seat: untouched(options, seat) for seat in hidden}, ())


def _gone_on(known: Course, history: tuple[ArnakEvent, ...]) -> Course:
    if len(known.history) == len(history):
        return known
    events = list(enumerate(history))[len(known.history) :]
    cards = {seat: gone_on(past, seat, events) for seat, past in known.cards.items()}
    return Course(history, cards, known.looks + tuple(each for each in events if _is_look(each[1])))


def _is_look(event: ArnakEvent) -> bool:
    if isinstance(event, AssistantShown):
        return event.stack == RESCUE_SPACE
    return isinstance(event, RescueLooked | Rescued | TempleLooked | TempleBonusTaken)
