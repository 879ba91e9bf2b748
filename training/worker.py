"""A process that plays games with the newest weights and hands over what can be learnt from them."""

import gc
import os
import time
from collections.abc import Iterator
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.thought import Effort
from training.selfplay import Game, Samples, Style, drive, played, samples
from training.sharing import published
from training.tables import drawn_table, table_name

__all__ = ["Played", "Tally", "work"]

TOGETHER = 12
"""Games in step."""
AT_ONCE = 24
"""Games in one delivery."""
LOOK = 1.0
"""Seconds between two looks for newer weights."""
LONGEST = 120
"""Strictly, at most so many decisions of a seat are made to try things."""
AGAINST = 0.03
"""So many games of several players are played against `steady`, to see who is better."""


class Tally(NamedTuple):
    """How a game went for one seat."""

    table: str
    kind: str
    own: float
    other: float
    win: float


class Played(NamedTuple):
    """A delivery."""

    games: int
    samples: Samples | None
    tallies: list[Tally]


def work(number: int, weights: Path, mix: dict[str, float], deliveries: "Queue[Played]", stop: Event) -> None:
    """Play until told to stop. Without weights `steady` plays, and shows what points are."""
    os.nice(5)  # learning comes first: whoever plays has enough to do
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    rng = Random(f"{number}/{os.getpid()}/{time.time_ns()}")
    source = _Source(weights)
    waiting: list[Game] = []
    tallies: list[Tally] = []

    def deliver() -> None:
        if waiting or tallies:
            packed = (
                samples(waiting, source.plan.get("trust", 1.0), source.plan.get("strict", False)) if waiting else None
            )
            deliveries.put(Played(len(waiting), packed, list(tallies)))
        waiting.clear()
        tallies.clear()

    def done(game: Game, tag: Any) -> None:
        kind, table, seat = tag
        outcome = game.outcome
        assert outcome is not None
        for each in range(len(outcome.own)) if seat is None else (seat,):
            tallies.append(Tally(table, kind, outcome.own[each], outcome.other[each], outcome.win[each]))
        if not kind.startswith("against"):
            waiting.append(game)
        if len(waiting) >= AT_ONCE:
            deliver()

    def is_over() -> bool:
        return stop.is_set() or source.has_first()

    while not stop.is_set():
        drive(source.newest, _games(source, mix, rng), TOGETHER, done, is_over)
    deliver()


class _Source:
    """The newest weights, and what is to be done with them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.network: Network | None = None
        self.plan: dict[str, Any] = {}
        self.stamp = 0
        self.looked = 0.0

    def newest(self) -> Network | None:
        now = time.monotonic()
        if now - self.looked > LOOK:
            self.looked = now
            stamp = self.path.stat().st_mtime_ns if self.path.exists() else 0
            if stamp != self.stamp:
                (self.network, self.plan), self.stamp = published(self.path), stamp
        return self.network

    def has_first(self) -> bool:
        """Whether weights have come where there were none: games that begin now can be better ones."""
        return self.network is None and self.newest() is not None


def _games(source: _Source, mix: dict[str, float], rng: Random) -> Iterator[Any]:
    while True:
        options, seed = drawn_table(mix, rng), f"{rng.getrandbits(64)}"
        table = table_name(options)
        if source.newest() is None:
            style = Style(steady=True, slips=rng.choice([0.0, 0.05, 0.15]))
            yield played(options, seed, [style] * options.players, record=True), ("steady", table, None)
            continue
        plan = source.plan
        effort = Effort(*plan["effort"]) if rng.random() < plan["share"] else None
        suffix = "" if effort is None else f"{effort.depth}x{effort.width}"
        if options.players > 1 and rng.random() < AGAINST:
            seat = rng.randrange(options.players)
            styles = [Style(effort) if each == seat else Style(steady=True) for each in range(options.players)]
            yield played(options, seed, styles), (f"against{suffix}", table, seat)
        elif rng.random() < plan["plain"]:
            style = Style(effort, until=0 if plan["strict"] else None)
            yield played(options, seed, [style] * options.players, record=True), (f"plain{suffix}", table, None)
        else:
            slips = plan["slips"] if rng.random() < 0.5 else 0.0
            until = rng.randrange(LONGEST) if plan["strict"] else None
            style = Style(effort, warmth=rng.random() * plan["warmth"], slips=slips, until=until)
            yield played(options, seed, [style] * options.players, record=True), (f"free{suffix}", table, None)
