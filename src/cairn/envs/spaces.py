"""Observation and action spaces, for Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from cairn.envs.codes import Codes


def observation_space(codes: Codes, more: int = 0) -> Dict:
    """The space of a seat's observations, with `more` actions than the game has."""
    spaces: dict[str, Space[Any]] = {
        "observation": Box(codes.low, codes.high, dtype=np.float32),
        "action_mask": Box(0, 1, (codes.actions + more,), np.int8),
    }
    if codes.about is not None:
        low, high = (np.tile(each.astype(np.int8), (codes.actions, 1)) for each in codes.about)
        spaces["moves"] = Box(low, high, dtype=np.int8)
    return Dict(spaces)


def action_space(codes: Codes, more: int = 0) -> Discrete:
    """The space of a seat's actions."""
    return Discrete(codes.actions + more)
