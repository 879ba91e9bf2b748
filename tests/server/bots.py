"""Bots and solvers that nobody would want at a table: each does its harm in the worker that asks it."""

import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from random import Random
from threading import Event
from typing import Any

from cairn.core.bots import AnyBot
from cairn.games.rooms import Rooms
from tests.server.positions import find

__all__ = ["HARMS", "bad_rooms", "broken_rooms"]


class Hanging:
    """Never comes to an end."""

    def choose(self, sight: Any, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        Event().wait()


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


def hang() -> None:
    """Never come to an end."""
    Event().wait()


def spin() -> None:
    """Compute for ever."""
    while True:
        pass


def die() -> None:
    """Be killed, as by a system that has no memory left."""
    os.kill(os.getpid(), signal.SIGKILL)


def stumble() -> None:
    """Fail by a fault of the program."""
    raise RuntimeError("a fault of ours")


HARMS: dict[str, Callable[[], None]] = {"hang": hang, "spin": spin, "die": die, "stumble": stumble}


class Broken:
    """Does harm whatever is asked of it."""

    def __init__(self, harm: str) -> None:
        self._harm = harm

    def __call__(self, *_: Any) -> Any:
        HARMS[self._harm]()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self


@dataclass(frozen=True, kw_only=True)
class BrokenRooms(Rooms):
    """A game whose rooms for thinking do harm, and those for playing none."""

    harm: str

    @property
    def hint(self) -> Any:
        return Broken(self.harm)

    @property
    def study(self) -> Any:
        return Broken(self.harm)

    @property
    def solver(self) -> Any:
        return Broken(self.harm)

    def make_bot(self, name: str) -> Any:
        return Broken(self.harm)


def broken_rooms(game: str, harm: str) -> BrokenRooms:
    """The rooms of a game, of which those for thinking do this harm."""
    rooms = find(game)
    return BrokenRooms(**{each.name: getattr(rooms, each.name) for each in fields(rooms)}, harm=harm)
