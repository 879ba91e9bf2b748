"""What a game was worth to each seat, by name. All of it is given at the end."""

from collections.abc import Callable

from cairn.core.game import Result
from cairn.core.registry import look_up

Reward = Callable[[Result], tuple[float, ...]]


def _difference(result: Result) -> tuple[float, ...]:
    """The own points minus those of the best other, at a seat or not; alone against nobody, the own points."""
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
"""Points ahead of the best other; the part of the win; the own points."""


def find_reward(name: str) -> Reward:
    """The reward of that name; raises `UnknownName` if there is none."""
    return look_up("reward", name, REWARDS)
