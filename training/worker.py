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

from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.thought import Effort, Manner
from training.league import Pool, league_styles, manner_name, read_manner
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
"""So many games of several players are played against `steady`, to see who is better; with a league, none."""


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


def work(
    number: int, weights: Path, league: Path, mix: dict[str, float], deliveries: "Queue[Played]", stop: Event
) -> None:
    """Play until told to stop. Without weights `steady` plays, and shows what points are."""
    os.nice(5)  # learning comes first: whoever plays has enough to do
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    rng = Random(f"{number}/{os.getpid()}/{time.time_ns()}")
    source = _Source(weights, league)
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
        drive(source.find, _games(source, mix, rng), TOGETHER, done, is_over)
    deliver()


class _Source:
    """The newest weights, and what is to be done with them."""

    def __init__(self, path: Path, league: Path) -> None:
        self.path, self.league = path, league
        self.pool: Pool | None = None
        self.plan: dict[str, Any] = {}
        self.stamps = (0, 0)
        self.looked = 0.0

    def newest(self) -> Pool | None:
        now = time.monotonic()
        if now - self.looked > LOOK:
            self.looked = now
            stamps = _stamp(self.path), _stamp(self.league)
            if stamps != self.stamps:
                learning, self.plan = published(self.path)
                others = published(self.league)[0] if stamps[1] else ()
                self.pool, self.stamps = Pool(learning, others, self.plan["members"]), stamps
        return self.pool

    def find(self, number: int) -> Network | None:
        """The newest network of that number; a past self that has been replaced is another one from then on."""
        pool = self.newest()
        return None if pool is None else pool.find(number)

    def has_first(self) -> bool:
        """Whether weights have come where there were none: games that begin now can be better ones."""
        return self.pool is None and self.newest() is not None


def _stamp(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


def _games(source: _Source, mix: dict[str, float], rng: Random) -> Iterator[Any]:
    while True:
        options, seed = drawn_table(mix, rng), f"{rng.getrandbits(64)}"
        players, table = options.players, table_name(options)
        pool = source.newest()
        if pool is None:
            style = Style(steady=True, slips=rng.choice([0.0, 0.05, 0.15]))
            yield played(options, seed, [style] * players, range(players)), ("steady", table, None)
            continue
        plan = source.plan
        effort = Effort(*plan["effort"]) if rng.random() < plan["share"] else None
        suffix = "" if effort is None else f"{effort.depth}x{effort.width}"
        seat = rng.randrange(players)
        if players > 1 and pool.league and rng.random() < plan["duels"]:
            manner = _manner(plan, players, rng)
            first = len(pool.learning)
            other = Style(effort, manner=manner_of(pool.find(first), players), network=first)
            styles = [other] * players
            styles[seat] = Style(effort, manner=manner, network=pool.together)
            yield played(options, seed, styles, (seat,)), (f"duel{suffix} {manner_name(manner)}", table, seat)
            continue
        if players > 1 and not pool.league and rng.random() < AGAINST:
            styles = [Style(effort) if each == seat else Style(steady=True) for each in range(players)]
            yield played(options, seed, styles), (f"against{suffix}", table, seat)
            continue
        if rng.random() < plan["plain"]:
            kind, style = "plain", Style(effort, until=0 if plan["strict"] else None)
        else:
            slips = plan["slips"] if rng.random() < 0.5 else 0.0
            until = rng.randrange(LONGEST) if plan["strict"] else None
            kind, style = "free", Style(effort, warmth=rng.random() * plan["warmth"], slips=slips, until=until)
        styles = [
            style._replace(manner=_manner(plan, players, rng), network=rng.randrange(pool.members))
            for _ in range(players)
        ]
        if players > 1 and pool.league and rng.random() < plan["league"]:
            styles = league_styles(pool, styles[seat], seat, players, plan, rng)
            yield played(options, seed, styles, (seat,)), (f"{kind}{suffix} league", table, seat)
        else:
            yield played(options, seed, styles, range(players)), (f"{kind}{suffix}", table, None)


def _manner(plan: dict[str, Any], players: int, rng: Random) -> Manner:
    """What a seat that learns is after, this time."""
    manners = plan["manners"] if players > 1 else ()
    return read_manner(rng.choice(manners)) if manners else manner_of(None, players)
