"""Print what a run won against fixed weights (`training.run --against`), by the amount of training, as a table.

    python -m training.curve runs/a0.npz runs/b0.npz --parts 6

The first checkpoint of a run holds its curve. Every game of the learner at full strength is one deal, played once;
intervals are 95%. A line is the mean of a stretch of training, so what was learnt by its end is better than the line.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from cairn.play.intervals import Estimate, estimate_share
from training.checkpoint import Checkpoint


class Stretch(NamedTuple):
    """A stretch of a run."""

    seconds: float
    games: int
    positions: int
    """Since the beginning of the run, at the end of the stretch."""
    wins: dict[str, list[float]]
    """By table: the share of the win of every game at full strength."""


def stretches(curve: Sequence[dict[str, Any]], parts: int) -> list[Stretch]:
    """Join the lines of the last run in a checkpoint to at most this many stretches of equal time."""
    found: dict[int, list[dict[str, Any]]] = {}
    last = _last_run(curve)
    for line in last:
        found.setdefault(ceil(parts * line["run"]["seconds"] / last[-1]["run"]["seconds"]), []).append(line)
    return [Stretch(**lines[-1]["run"], wins=_join(line["duels"] for line in lines)) for lines in found.values()]


def _last_run(curve: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the last run, in which the seconds grow."""
    found: list[dict[str, Any]] = []
    for line in curve:
        if "run" in line and line["run"]["seconds"]:
            if found and line["run"]["seconds"] < found[-1]["run"]["seconds"]:
                found.clear()
            found.append(line)
    return found


def _join(parts: Iterable[dict[str, list[float]]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for part in parts:
        for table, wins in part.items():
            found.setdefault(table, []).extend(wins)
    return dict(sorted(found.items()))


def rows(curve: Sequence[dict[str, Any]], parts: int) -> Iterator[str]:
    """The lines of a table in Markdown."""
    found = stretches(curve, parts)
    tables = sorted({table for stretch in found for table in stretch.wins})
    yield "| " + " | ".join(["until second", "games", "positions", *tables, "all"]) + " |"
    yield "| " + " | ".join(["---"] * (len(tables) + 4)) + " |"
    for stretch in found:
        every = [win for wins in stretch.wins.values() for win in wins]
        cells = [f"{stretch.seconds:.0f}", f"{stretch.games:,}", f"{stretch.positions:,}"]
        cells += [_share(wins) for wins in [*(stretch.wins.get(table, []) for table in tables), every]]
        yield "| " + " | ".join(cells) + " |"


def _share(wins: Sequence[float]) -> str:
    if not wins:
        return "-"
    found: Estimate = estimate_share(wins)
    low, high = found.interval
    return f"{found.mean:.1%} ({low:.1%} to {high:.1%}) of {len(wins)}"


def main() -> None:
    """Read the command line and print a table for each checkpoint."""
    parser = argparse.ArgumentParser(prog="training.curve", description="Print what was won by amount of training.")
    parser.add_argument("checkpoints", type=Path, nargs="+")
    parser.add_argument("--parts", type=int, default=6, help="the number of lines")
    told = parser.parse_args()
    for path in told.checkpoints:
        print(f"{path}:", *rows(Checkpoint.load(path).told["curve"], told.parts), sep="\n", flush=True)


if __name__ == "__main__":
    main()
