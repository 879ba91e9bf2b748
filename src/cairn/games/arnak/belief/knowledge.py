"""What a seat can infer from its history, cached from one sight to the next.

A history only grows, except for moves that are undone. So the results for the last sights are cached, and a history
that starts with a cached one is continued from there. The result is the same as without the cache.
"""

from typing import NamedTuple, TypeAlias

from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.arnak.belief.card_history import CardHistory, extend_history, initial_history
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

KEY_EVENTS = 16
"""The number of first events in a cache key; those of the set-up already differ between games."""

CACHED_KEYS = 64
"""The number of cache keys, about one for each seat of a game."""
CACHED_SIGHTS = 4
"""The number of sights for each key; one takes less than a megabyte."""


Looks: TypeAlias = tuple[tuple[int, ArnakEvent], ...]
"""Events with their numbers in the history."""


class Knowledge(NamedTuple):
    """What follows from a history."""

    history: tuple[ArnakEvent, ...]
    cards: dict[Seat, CardHistory]
    """By seat, for all seats whose cards are hidden."""
    looks: Looks
    """The events about the rescue space and the temple's bonus tiles."""


_Key: TypeAlias = tuple[Options, Seat | None, tuple[Seat, ...], tuple[ArnakEvent, ...]]
_cache: dict[_Key, tuple[Knowledge, ...]] = {}


def knowledge(sight: Sight[View, ArnakEvent], hidden: tuple[Seat, ...]) -> Knowledge:
    """What the seat can infer from its history; `hidden` are the seats whose cards it does not see."""
    view, history = sight.view, sight.history
    key = (view.options, view.seat, hidden, history[:KEY_EVENTS])
    known = _cache.pop(key, ())
    found = _extend(_longest_prefix(known, history) or _initial(view.options, hidden), history)
    while len(_cache) >= CACHED_KEYS:
        _cache.pop(next(iter(tuple(_cache))), None)  # another thread may have removed it
    _cache[key] = (found, *(each for each in known if each.history != history))[:CACHED_SIGHTS]
    return found


def _longest_prefix(known: tuple[Knowledge, ...], history: tuple[ArnakEvent, ...]) -> Knowledge | None:
    """The entry with the longest history that this one starts with."""
    prefixes = [each for each in known if history[: len(each.history)] == each.history]
    return max(prefixes, key=lambda each: len(each.history), default=None)


def _initial(options: Options, hidden: tuple[Seat, ...]) -> Knowledge:
    return Knowledge((), {seat: initial_history(options, seat) for seat in hidden}, ())


def _extend(known: Knowledge, history: tuple[ArnakEvent, ...]) -> Knowledge:
    if len(known.history) == len(history):
        return known
    events = list(enumerate(history))[len(known.history) :]
    cards = {seat: extend_history(past, seat, events) for seat, past in known.cards.items()}
    return Knowledge(history, cards, known.looks + tuple(each for each in events if _is_look(each[1])))


def _is_look(event: ArnakEvent) -> bool:
    if isinstance(event, AssistantShown):
        return event.stack == RESCUE_SPACE
    return isinstance(event, RescueLooked | Rescued | TempleLooked | TempleBonusTaken)
