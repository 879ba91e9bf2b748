"""Bots that nobody would want at a table."""

import os
from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Any

from cairn.core.bots import AnyBot
from cairn.games.rooms import Rooms
from tests.server.positions import find

__all__ = ["bad_rooms"]


class Hanging:
    """Never comes to an end."""

    def choose(self, sight: Any, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        while True:
            pass


class Dying:
    """Takes its process with it."""

    def choose(self, sight: Any, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        os._exit(3)


class Raising:
    def choose(self, sight: Any, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        raise RuntimeError("out of ideas")


class Cheating:
    """Answers with something that is no legal move."""

    def choose(self, sight: Any, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        return "I win"


class BadRooms(Rooms):
    """Coins, with these bots."""

    def make_bot(self, name: str) -> AnyBot:
        bad: dict[str, type[AnyBot]] = {"hanging": Hanging, "dying": Dying, "raising": Raising, "cheating": Cheating}
        return bad[name]() if name in bad else super().make_bot(name)


def bad_rooms() -> BadRooms:
    coins = find("coins")
    bots = (*coins.bots, ("hanging", ""), ("dying", ""), ("raising", ""), ("cheating", ""))
    return BadRooms(**{each.name: getattr(coins, each.name) for each in fields(coins)} | {"bots": bots})
