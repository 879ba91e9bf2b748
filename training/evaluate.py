"""Measure weights on fresh deals, with intervals.

    python -m training.evaluate WEIGHTS 1-bird-5 1-snake-5 2-bird 2-bird-self --processes 15 --effort 6x12 --deals 400
    python -m training.evaluate WEIGHTS 2-bird 2-snake 4-bird --against benchmarks/weights/master-1.npz --deals 400

A table is players and side; alone, with the rival's red tiles. With others the network plays each deal once in every
seat against `steady` in all others, or against other weights (`--against`), which think as far and are after what
they were shipped for; `-self` puts it into every seat. With `--chances` it is told, too, how often those won who
expected to: each seat is asked once in every round, before its first decision.
"""

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.search import Effort, Manner
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.state import Options
from cairn.play.intervals import estimate_mean, estimate_share
from training.league import read_manner
from training.selfplay import Game, Style, drive, play_game

DEALS = ["1-bird-5", "1-snake-5", "2-bird", "2-snake", "4-bird", "4-snake", "2-bird-self", "3-bird-self", "4-bird-self"]


class Figure(NamedTuple):
    """The result of a table: means with their 95% intervals over deals; a shared win counts as a fraction."""

    games: int
    points: float
    points_within: float
    other: float
    wins: float
    wins_from: float
    wins_to: float
    ms: float
    """Milliseconds for a decision, over all seats."""
    chances: "tuple[Chance, ...]"
    calibration: tuple[tuple[float, float], ...]
    """By round: the factor and shift that calibrate the logit of winning; none if there were too few samples."""


class Chance(NamedTuple):
    """How often seats won that expected this chance, in one round."""

    round: int
    seats: int
    expected: float
    """The mean of the expected chances."""
    wins: float
    wins_from: float
    wins_to: float


CLASSES = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01)
"""The classes of chances to win: where each begins, and the end."""

ENOUGH = 50
"""The number of samples of a round needed to calibrate it."""
NEWTON = 25
"""Iterations after which the fit has converged."""

_Row: TypeAlias = tuple[float, float, float]
"""The seat's points, the best opponent's, and the share of the win."""

_Hope: TypeAlias = tuple[int, float, float]
"""The round, the chance to win that was expected at its beginning, and the share of the win."""


class _Part(NamedTuple):
    rows: dict[int, list[_Row]]
    """By deal, all of whose games one process plays: the results of its seats."""
    hopes: list[_Hope]
    seconds: float
    decisions: int


class _Task(NamedTuple):
    weights: Path
    against: Path | None
    table: str
    effort: Effort | None
    manner: Manner | None
    seed: str
    first: int
    deals: int
    every: int
    together: int


def measure(
    weights: Path,
    table: str,
    deals: int,
    effort: Effort | None,
    *,
    against: Path | None = None,
    manner: Manner | None = None,
    seed: str = "fresh",
    processes: int = 2,
    together: int = 12,
) -> Figure:
    """Play this number of deals of a table, against `steady` or other weights."""
    tasks = [
        _Task(weights, against, table, effort, manner, seed, number, deals, processes, together)
        for number in range(processes)
    ]
    if processes == 1:
        parts = [_part(tasks[0])]
    else:
        with multiprocessing.get_context("fork").Pool(processes) as pool:
            parts = pool.map(_part, tasks, chunksize=1)
    return _figure(parts)


def _figure(parts: Sequence[_Part]) -> Figure:
    """Combine all parts of a table."""
    by_deal = [rows for part in parts for rows in part.rows.values()]
    spent = sum(part.seconds for part in parts)
    own = estimate_mean([fmean(row[0] for row in rows) for rows in by_deal])
    wins = estimate_share([fmean(row[2] for row in rows) for rows in by_deal])
    decisions = sum(part.decisions for part in parts)
    hopes = [hope for part in parts for hope in part.hopes]
    return Figure(
        sum(map(len, by_deal)),
        round(own.mean, 2),
        round(own.interval[1] - own.mean, 2),
        round(fmean(row[1] for rows in by_deal for row in rows), 2),
        round(wins.mean, 4),
        round(wins.interval[0], 4),
        round(wins.interval[1], 4),
        round(1000 * spent / max(1, decisions), 2),
        tuple(_chances(hopes)),
        fit_chances(hopes),
    )


def fit_chances(hopes: Sequence[_Hope]) -> tuple[tuple[float, float], ...]:
    """By round: the factor and shift of the logit that fit the results best; () with too few samples."""
    found = []
    for turn in range(1, SETUP.rounds + 1):
        there = [(expected, won) for number, expected, won in hopes if number == turn]
        if len(there) < ENOUGH:
            return ()
        said, wins = np.array(there, float).T
        said = said.clip(1e-6, 1 - 1e-6)
        logits = np.log(said / (1 - said))
        found.append(_fit(logits, wins))
    return tuple(found)


def _fit(logits: "np.ndarray[Any, Any]", wins: "np.ndarray[Any, Any]") -> tuple[float, float]:
    """Logistic regression with one slope, by Newton's method; regularised towards (1, 0) like one game."""
    columns = np.stack([logits, np.ones_like(logits)], 1)
    first = np.array([1.0, 0.0])
    found = first
    for _ in range(NEWTON):
        chances = 1 / (1 + np.exp(-columns @ found))
        slope = columns.T @ (wins - chances) - (found - first)
        bend = (columns * (chances * (1 - chances))[:, None]).T @ columns + np.eye(2)
        found = found + np.linalg.solve(bend, slope)
    return round(float(found[0]), 4), round(float(found[1]), 4)


def _chances(hopes: Sequence[_Hope]) -> Iterator[Chance]:
    for turn in sorted({hope[0] for hope in hopes}):
        for least, most in pairwise(CLASSES):
            found = [hope for hope in hopes if hope[0] == turn and least <= hope[1] < most]
            if found:
                wins = estimate_share([hope[2] for hope in found])
                expected = fmean(hope[1] for hope in found)
                figures = (round(each, 4) for each in (expected, wins.mean, *wins.interval))
                yield Chance(turn, len(found), *figures)


def _part(task: _Task) -> _Part:
    paths = [task.weights] if task.against is None else [task.weights, task.against]
    networks = [Network.read(path.read_bytes(), path.name) for path in paths]
    rows: dict[int, list[_Row]] = {}
    hopes: list[_Hope] = []
    decisions = 0

    def done(game: Game, tag: tuple[int, tuple[int, ...]]) -> None:
        nonlocal decisions
        deal, seats = tag
        outcome = game.outcome
        assert outcome is not None
        rows.setdefault(deal, []).extend((outcome.own[seat], outcome.other[seat], outcome.win[seat]) for seat in seats)
        decisions += outcome.decisions
        firsts = {(each.round, each.seat): each.value.win for each in reversed(game.expected)}
        hopes.extend((turn, win, outcome.win[seat]) for (turn, seat), win in firsts.items() if seat in seats)

    start = time.process_time()
    drive(networks.__getitem__, _games(task, networks), task.together, done)
    return _Part(rows, hopes, time.process_time() - start, decisions)


def _games(task: _Task, networks: Sequence[Network]) -> Iterator[Any]:
    players, side, *more = task.table.split("-")
    count = int(players)
    difficulty = int(more[0]) if count == 1 else 0
    table = Options(players=count, side="snake" if side == "snake" else "bird", difficulty=difficulty)
    manners = [task.manner or manner_of(networks[0], count), *(manner_of(each, count) for each in networks[1:])]
    own, *others = (Style(task.effort, manner=manner, network=number) for number, manner in enumerate(manners))
    other = others[0] if others else Style(steady=True)
    everywhere = count == 1 or "self" in more
    for deal in range(task.first, task.deals, task.every):
        for seat in range(1 if everywhere else count):
            styles = [own if everywhere or each == seat else other for each in range(count)]
            seats = tuple(range(count)) if everywhere else (seat,)
            yield play_game(table, f"{task.seed}/{task.table}/{deal}", styles), (deal, seats)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="training.evaluate", description="Measure weights on fresh deals.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("tables", nargs="*", default=DEALS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--effort", default="6x12", help="depth x width, several with commas; 0x0: one move only")
    parser.add_argument("--manner", type=read_manner, help="what it is after: envy=0.4,lead=0.2,thirst=8,since=4")
    parser.add_argument("--against", type=Path, help="weights of the others, instead of steady")
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--together", type=int, default=12, help="games in step; 1 measures the time of a decision")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin nothing new after that")
    parser.add_argument("--chances", action="store_true", help="print how often those won who expected to")
    parser.add_argument("--out", type=Path, help="write all figures there, as JSON")
    told = parser.parse_args()
    begun, found = time.monotonic(), {}
    for text in told.effort.split(","):
        effort = Effort(*map(int, text.split("x")))
        for table in told.tables:
            if time.monotonic() - begun > told.seconds:
                break
            figure = measure(
                told.weights,
                table,
                told.deals,
                effort if effort.depth else None,
                against=told.against,
                manner=told.manner,
                seed=told.seed,
                processes=told.processes,
                together=told.together,
            )
            told_of = figure._asdict() | {"chances": [each._asdict() for each in figure.chances]}
            found[f"{table} {text}"] = told_of
            print(f"{table:12} {text:6} {json.dumps(told_of | {'chances': None})}", flush=True)
            for chance in figure.chances if told.chances else ():
                print(f"{table:12} {json.dumps(chance._asdict())}", flush=True)
            if told.out is not None:
                told.out.parent.mkdir(parents=True, exist_ok=True)
                told.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
