"""Games, and worlds that a seat cannot tell from the true one; made from the rules alone."""

from collections.abc import Sequence
from random import Random
from typing import Any

import cairn
from cairn.core.steps import Step
from cairn.core.values import Seat
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, play

__all__ = ["other_world", "played"]

LONGEST = 150
"""Steps that are played over the wire, of long games."""


def played(name: str, given: dict[str, Any], seed: int, is_whole: bool = False) -> tuple[Trail, Seat, Random]:
    """A game in its middle, or until just before its end, and one who looks at it."""
    rng = Random(seed)
    game = cairn.game(name)
    options = cairn.Match(name, options=given, seed=0).table.options
    trail = play(game, options, rng, adapter_of(name))
    running = sum(game.result(state) is None for state in trail.states) - 1
    length = running if is_whole else rng.randrange(running // 2, running + 1)
    return _cut(trail, min(length, LONGEST)), rng.randrange(options.players), rng


def _cut(trail: Trail, length: int) -> Trail:
    """The trail until then, with all that chance decides because of it."""
    while trail.game.chance(trail.states[length]) is not None:
        length += 1
    return Trail(trail.game, trail.options, trail.steps[:length], trail.states[: length + 1], trail.told[: length + 1])


def other_world(trail: Trail, seat: Seat, rng: Random) -> Sequence[Step]:
    """A world that is not the true one, where there is one."""
    for _ in range(20):
        steps = adapter_of(trail.game.name).world(trail.options, trail.steps, seat, rng)
        if tuple(steps) != trail.steps:
            return steps
    return trail.steps
