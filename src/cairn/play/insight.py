"""Beliefs and hints for a sight, whatever the game."""

from collections.abc import Iterable
from random import Random
from typing import Any

from cairn.core.errors import BadInput
from cairn.core.phrases import Phrase
from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight, Sight
from cairn.games import rooms_of_view
from cairn.reason.beliefs import Belief

__all__ = ["belief", "hint_phrases", "sample"]


def belief(sight: AnySight) -> Belief:
    """The exact posterior of the seat whose sight this is; raises `BadInput` for a game without hidden codes."""
    rooms = _rooms(sight)
    if rooms.belief is None:
        raise BadInput("sight", f"{rooms.name} hides no code, so there is nothing to deduce")
    found: Belief = rooms.load("belief")(sight)
    return found


def sample(sight: AnySight, rng: Random) -> Any:
    """A whole position that the seat cannot tell from the true one, drawn by how likely it is.

    Raises `BadInput` for a game whose positions are not sampled.
    """
    rooms = _rooms(sight)
    if rooms.sample is None:
        raise BadInput("sight", f"no positions are drawn for {rooms.name}")
    return rooms.load("sample")(sight, rng)


def hint_phrases(sight: AnySight, notes: Iterable[Any], level: int) -> tuple[Phrase, ...]:
    """What a level of the ladder tells the seat, beyond its notes; raises `BadInput` for a game without hints."""
    rooms = _rooms(sight)
    if rooms.hint is None:
        raise BadInput("sight", f"there are no hints for {rooms.name}")
    told: tuple[Phrase, ...] = rooms.load("words").hint(sight.view, rooms.load("hint")(sight, notes, level))
    return told


def _rooms(sight: object) -> Rooms:
    rooms = rooms_of_view(sight.view) if isinstance(sight, Sight) else None
    if rooms is None:
        raise BadInput(
            "sight", f"what a seat sees is wanted, as `match.view(seat)` gives it, not {type(sight).__name__}"
        )
    return rooms
