"""Measure weights on fresh deals, with intervals.

    python -m training.evaluate WEIGHTS --processes 15 --effort 4x6 --deals 400 1-bird-5 1-snake-5 2-bird 2-bird-self

A table is players and side; alone, with the rival's red tiles. With others the network plays each deal once in every
seat against `steady` in all others; `-self` puts it into every seat.
"""

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.thought import Effort, Manner
from cairn.games.arnak.rules.state import Options
from training.selfplay import Game, Style, drive, played

__all__ = ["Figure", "main", "measured"]

DEALS = ["1-bird-5", "1-snake-5", "2-bird", "2-snake", "4-bird", "4-snake", "2-bird-self", "3-bird-self", "4-bird-self"]


class Figure(NamedTuple):
    """How a table went: means with the half-widths of their 95 % intervals."""

    games: int
    points: float
    points_within: float
    other: float
    wins: float
    wins_from: float
    wins_to: float
    ms: float
    """Milliseconds a decision of all seats."""


class _Task(NamedTuple):
    weights: Path
    table: str
    effort: Effort | None
    manner: Manner | None
    seed: str
    first: int
    deals: int
    every: int
    together: int


def measured(
    weights: Path,
    table: str,
    deals: int,
    effort: Effort | None,
    *,
    manner: Manner | None = None,
    seed: str = "fresh",
    processes: int = 2,
    together: int = 12,
) -> Figure:
    """Play so many deals of a table."""
    tasks = [
        _Task(weights, table, effort, manner, seed, number, deals, processes, together) for number in range(processes)
    ]
    if processes == 1:
        parts = [_part(tasks[0])]
    else:
        with multiprocessing.get_context("fork").Pool(processes) as pool:
            parts = pool.map(_part, tasks, chunksize=1)
    rows = [row for part in parts for row in part[0]]
    spent = sum(part[1] for part in parts)
    own = [row[0] for row in rows]
    wins = fmean(row[2] for row in rows)
    low, high = _wilson(wins, len(rows))
    decisions = sum(part[2] for part in parts)
    return Figure(
        len(rows),
        round(fmean(own), 2),
        round(1.96 * pstdev(own) / math.sqrt(len(own)), 2),
        round(fmean(row[1] for row in rows), 2),
        round(wins, 4),
        round(low, 4),
        round(high, 4),
        round(1000 * spent / max(1, decisions), 2),
    )


def _part(task: _Task) -> tuple[list[tuple[float, float, float]], float, int]:
    network = Network.read(task.weights.read_bytes())
    rows: list[tuple[float, float, float]] = []
    decisions = 0

    def done(game: Game, seats: tuple[int, ...]) -> None:
        nonlocal decisions
        outcome = game.outcome
        assert outcome is not None
        rows.extend((outcome.own[seat], outcome.other[seat], outcome.win[seat]) for seat in seats)
        decisions += outcome.decisions

    start = time.process_time()
    drive(lambda: network, _games(task), task.together, done)
    return rows, time.process_time() - start, decisions


def _games(task: _Task) -> Iterator[Any]:
    players, side, *more = task.table.split("-")
    count = int(players)
    difficulty = int(more[0]) if count == 1 else 0
    table = Options(players=count, side="snake" if side == "snake" else "bird", difficulty=difficulty)
    own = Style(task.effort, manner=task.manner)
    everywhere = count == 1 or "self" in more
    for deal in range(task.first, task.deals, task.every):
        for seat in range(1 if everywhere else count):
            styles = [own if everywhere or each == seat else Style(steady=True) for each in range(count)]
            seats = tuple(range(count)) if everywhere else (seat,)
            yield played(table, f"{task.seed}/{task.table}/{deal}", styles), seats


def _wilson(share: float, number: int) -> tuple[float, float]:
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    within = z / (1 + z * z / number) * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return max(0.0, middle - within), min(1.0, middle + within)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="training.evaluate", description="Measure weights on fresh deals.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("tables", nargs="*", default=DEALS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--effort", default="4x6", help="depth x width, several with commas; 0x0: one move only")
    parser.add_argument("--envy", type=float, help="what a point of the best other takes away")
    parser.add_argument("--thirst", type=float, default=0.0, help="points for a win in the last round; with --envy")
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--together", type=int, default=12, help="games in step; 1 measures the time of a decision")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin nothing new after that")
    parser.add_argument("--out", type=Path, help="write all figures there, as JSON")
    told = parser.parse_args()
    begun, found = time.monotonic(), {}
    for text in told.effort.split(","):
        effort = Effort(*map(int, text.split("x")))
        for table in told.tables:
            if time.monotonic() - begun > told.seconds:
                break
            figure = measured(
                told.weights,
                table,
                told.deals,
                effort if effort.depth else None,
                manner=None if told.envy is None else Manner(told.envy, told.thirst),
                seed=told.seed,
                processes=told.processes,
                together=told.together,
            )
            found[f"{table} {text}"] = figure._asdict()
            print(f"{table:12} {text:6} {json.dumps(figure._asdict())}", flush=True)
            if told.out is not None:
                told.out.parent.mkdir(parents=True, exist_ok=True)
                told.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
