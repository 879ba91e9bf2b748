"""Rewards by name: what a game was worth to each seat, given at the end."""

from collections.abc import Callable

from cairn.core.game import Result
from cairn.core.registry import look_up

Reward = Callable[[Result], tuple[float, ...]]


def _difference(result: Result) -> tuple[float, ...]:
    """One's own points minus those of the best opponent, with a seat or without; one's own points without opponents."""
    beside = tuple(result.others.values())
    scores = result.scores
    return tuple(
        float(score - max((*scores[:seat], *scores[seat + 1 :], *beside), default=0))
        for seat, score in enumerate(scores)
    )


REWARDS: dict[str, Reward] = {
    "difference": _difference,
    "win": lambda result: result.shares,
    "points": lambda result: tuple(map(float, result.scores)),
}
"""Points ahead of the best opponent; the share of the win; one's own points."""


def find_reward(name: str) -> Reward:
    """Return the reward of that name; raise `UnknownName` if there is none."""
    return look_up("reward", name, REWARDS)
