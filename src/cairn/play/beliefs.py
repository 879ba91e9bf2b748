"""Beliefs, samples and hints for the sight of any game."""

from collections.abc import Iterable, Mapping
from random import Random

from cairn.core.errors import BadInput
from cairn.core.phrases import Phrase
from cairn.core.sight import AnySight, Sight
from cairn.core.steps import Noted
from cairn.core.values import Value
from cairn.games import rooms_of_view
from cairn.games.rooms import Rooms
from cairn.reason.beliefs import AnyBelief, AnyWeighed


def belief(sight: AnySight) -> AnyBelief:
    """Return the exact posterior of the seat; raise `BadInput` for a game without hidden codes."""
    rooms = _rooms(sight)
    find = rooms.belief
    if find is None:
        raise BadInput("sight", f"{rooms.name} hides no code, so there is nothing to deduce")
    return find(sight)


def weighed(sight: AnySight, levels: Mapping[str, float], anything: float) -> AnyWeighed:
    """Return how likely the codes are if the others play like these levels, by share, and now and then anyhow.

    Raise `BadInput` for a game in which others do not see the seat's code.
    """
    rooms = _rooms(sight)
    weigh = rooms.weigh
    if weigh is None:
        raise BadInput(
            "sight", f"in {rooms.name} the others do not see your code, so what they do says nothing about it"
        )
    if not isinstance(levels, Mapping):
        raise BadInput("levels", f"must be shares by level, not {levels!r}")
    for what, share in (("anything", anything), *levels.items()):
        if isinstance(share, bool) or not isinstance(share, int | float):
            raise BadInput(what if what == "anything" else "levels", f"{share!r} is no share")
    return weigh(sight, levels, anything)


def sample(sight: AnySight, rng: Random) -> Value:
    """Draw a complete position that the seat cannot tell from the true one, by its probability.

    Raise `BadInput` for a game whose positions cannot be sampled.
    """
    rooms = _rooms(sight)
    if not isinstance(rng, Random):
        raise BadInput("rng", f"must be a random.Random, not {rng!r}")
    draw = rooms.sample
    if draw is None:
        raise BadInput("sight", f"no positions are drawn for {rooms.name}")
    return draw(sight, rng)


def hint_phrases(sight: AnySight, notes: Iterable[Noted], level: int) -> tuple[Phrase, ...]:
    """Return the phrases of a hint, beyond the seat's notes; raise `BadInput` for a game without hints."""
    rooms = _rooms(sight)
    find = rooms.hint
    if find is None:
        raise BadInput("sight", f"there are no hints for {rooms.name}")
    return tuple(line.phrase for line in rooms.words.hint(sight.view, find(sight, notes, level)))


def _rooms(sight: object) -> Rooms:
    rooms = rooms_of_view(sight.view) if isinstance(sight, Sight) else None
    if rooms is None:
        raise BadInput("sight", f"must be what a seat sees, as `match.view(seat)` gives it, not {type(sight).__name__}")
    return rooms
