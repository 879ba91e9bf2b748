"""A worker process: it plays games with the newest weights and delivers samples."""

import gc
import os
import time
from collections.abc import Iterator
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cairn.core.values import Seat
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.search import Effort, Manner
from training.league import Pool, league_styles, manner_name, read_manner
from training.selfplay import Game, Samples, Style, drive, play_game, samples
from training.sharing import read_published
from training.tables import draw_table, table_name

TOGETHER = 12
"""Games in step."""
AT_ONCE = 24
"""Games in one delivery."""
LOOK = 1.0
"""Seconds between two checks for newer weights."""
LONGEST = 120
"""In strict mode: the most decisions of a seat with random moves."""
DUEL = "duel"
"""What the kinds of games begin with in which all that learn play together, against the first of the league."""
AGAINST = 0.03
"""The share of games of several players that are played against `steady`, to compare; none with a league."""


class Tally(NamedTuple):
    """The result of a game for one seat."""

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
    """Play until told to stop. Without weights `steady` plays, and teaches what points are."""
    os.nice(5)  # learning has priority: workers have enough to do
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
    """The newest weights, and the current plan."""

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
                learning, self.plan = read_published(self.path)
                others = read_published(self.league)[0] if stamps[1] else ()
                self.pool, self.stamps = Pool(learning, others, self.plan["members"]), stamps
        return self.pool

    def find(self, number: int) -> Network | None:
        """The newest network of that number; a replaced past self becomes another one."""
        pool = self.newest()
        return None if pool is None else pool.find(number)

    def has_first(self) -> bool:
        """Whether weights have arrived for the first time: games that begin now can be stronger."""
        return self.pool is None and self.newest() is not None


def _stamp(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


def _games(source: _Source, mix: dict[str, float], rng: Random) -> Iterator[Any]:
    while True:
        options, seed = draw_table(mix, rng), f"{rng.getrandbits(64)}"
        players, table = options.players, table_name(options)
        pool = source.newest()
        if pool is None:
            style = Style(steady=True, slips=rng.choice([0.0, 0.05, 0.15]))
            yield play_game(options, seed, [style] * players, range(players)), ("steady", table, None)
            continue
        plan = source.plan
        effort = Effort(*plan["effort"]) if rng.random() < plan["share"] else None
        suffix = "" if effort is None else f"{effort.depth}x{effort.width}"
        seat = rng.randrange(players)
        if plan["against"]:
            styles, kind = _against_frozen(pool, seat, players, effort, plan, rng)
            yield play_game(options, seed, styles, (seat,)), (kind, table, seat)
            continue
        if players > 1 and pool.league and rng.random() < plan["duels"]:
            manner = _manner(plan, players, rng)
            first = len(pool.learning)
            other = Style(effort, manner=manner_of(pool.find(first), players), network=first)
            styles = [other] * players
            styles[seat] = Style(effort, manner=manner, network=pool.together)
            yield play_game(options, seed, styles, (seat,)), (f"{DUEL}{suffix} {manner_name(manner)}", table, seat)
            continue
        if players > 1 and not pool.league and rng.random() < AGAINST:
            styles = [Style(effort) if each == seat else Style(steady=True) for each in range(players)]
            yield play_game(options, seed, styles), (f"against{suffix}", table, seat)
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
            yield play_game(options, seed, styles, (seat,)), (f"{kind}{suffix} league", table, seat)
        else:
            yield play_game(options, seed, styles, range(players)), (f"{kind}{suffix}", table, None)


def _against_frozen(
    pool: Pool, seat: Seat, players: int, effort: Effort | None, plan: dict[str, Any], rng: Random
) -> tuple[list[Style], str]:
    """Everybody's style where one seat learns what beats fixed weights, and the kind of game.

    The weights play all other seats at full strength, without variety. In a duel all that learn play together, as
    well as they can.
    """
    first, most = len(pool.learning), Effort(*plan["against"])
    frozen = Style(most, until=0, manner=manner_of(pool.find(first), players), network=first)
    manner = _manner(plan, players, rng)
    if rng.random() < plan["duels"]:
        own, kind = frozen._replace(manner=manner, network=pool.together), f"{DUEL} {manner_name(manner)}"
    else:
        slips = plan["slips"] if rng.random() < 0.5 else 0.0
        warmth = rng.random() * plan["warmth"]
        number = rng.randrange(pool.members)
        own, kind = Style(effort, warmth, slips, manner=manner, network=number), "free"
    styles = [frozen] * players
    styles[seat] = own
    return styles, kind


def _manner(plan: dict[str, Any], players: int, rng: Random) -> Manner:
    """Draw the objective of a seat that learns."""
    manners = plan["manners"] if players > 1 else ()
    return read_manner(rng.choice(manners)) if manners else manner_of(None, players)
