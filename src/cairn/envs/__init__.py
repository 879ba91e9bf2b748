"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel (the optional extra `envs`).

Importing this registers `cairn/GAME-v0` with Gymnasium, for every game; `cairn.envs.open_spiel` registers
`python_cairn_GAME` with OpenSpiel. Observations are made from a seat's sight alone.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cairn.core.extras import need_extra
from cairn.games import all_rooms

if TYPE_CHECKING:
    from cairn.envs.aec_env import SeatAECEnv
    from cairn.envs.parallel_env import SeatParallelEnv

__all__ = ["aec", "parallel"]


def aec(
    game: str, *, players: int | None = None, options: Mapping[str, object] | None = None, reward: str = "win"
) -> "SeatAECEnv":
    """A table for PettingZoo in which one seat acts after another (AEC)."""
    env: SeatAECEnv = _module("pettingzoo", "aec_env").SeatAECEnv(game, players, options, reward)
    return env


def parallel(
    game: str, *, players: int | None = None, options: Mapping[str, object] | None = None, reward: str = "win"
) -> "SeatParallelEnv":
    """A table for PettingZoo in which all seats that have something to decide do so at the same time (Parallel)."""
    env: SeatParallelEnv = _module("pettingzoo", "parallel_env").SeatParallelEnv(game, players, options, reward)
    return env


def _module(package: str, name: str) -> Any:
    need_extra("envs", package)
    return import_module(f"{__name__}.{name}")


def _register() -> None:
    register = import_module("gymnasium").register
    for name, rooms in all_rooms().items():
        if rooms.at.coding is not None:
            register(f"cairn/{name}-v0", f"{__name__}.gym_env:SeatEnv", kwargs={"game": name})


if find_spec("gymnasium") is not None:
    _register()
