"""A small run on two cores in some minutes, from nothing: it goes on once, and must have become better by then.

In the end two networks go on from the weights that came of it, at tables of several and against those weights.

python -m training.small [--minutes 6] [--processes 2] [--folder runs/small]
"""

import argparse
import sys
from pathlib import Path

from training.checkpoint import Checkpoint
from training.evaluate import Figure, measure
from training.run import options, train
from training.unship import unship

SMALL = ["--sizes", "96,32", "--store", "120000", "--fill", "5000", "--batch", "512", "--reuse", "8", "--device", "cpu"]
TABLES = ["--mix", "1-bird=0.7,2-bird=0.3"]
MEASURED = "1-bird-5"
DEALS = 24
FIRST, LAST = 0.3, 0.15
"""The share of the time before the first measurement, and for two networks at the end."""
SEVERAL = [
    "--mix",
    "2-bird=0.7,3-snake=0.3",
    "--manners",
    "envy=0.1",
    "lead=0.5",
    "--league-share",
    "0.4",
    "--past",
    "10",
]


def main() -> None:
    """Train, measure, continue, and measure again."""
    parser = argparse.ArgumentParser(prog="training.small", description="Train a little, and see that it helps.")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("runs/small"))
    told = parser.parse_args()
    checkpoint, weights = told.folder / "checkpoint.npz", told.folder / "weights.npz"
    checkpoint.unlink(missing_ok=True)
    places = ["--checkpoint", str(checkpoint), "--weights", str(weights), "--processes", str(told.processes)]
    found: list[Figure] = []
    for share, more in (
        (FIRST, ["--steady", str(12 * told.minutes * FIRST), "--rate", "0.002", "--share", "0"]),
        (1 - FIRST - LAST, ["--rate", "0.002,0.0004", "--share", "0,0.2"]),
    ):
        train(options().parse_args([*SMALL, *TABLES, *places, *more, "--minutes", str(told.minutes * share)]))
        found.append(measure(weights, MEASURED, DEALS, None, processes=told.processes))
        print(f"{MEASURED}: {found[-1].points} points (95 %: +-{found[-1].points_within}), the rival {found[-1].other}")
    before, after = found
    _continue_with_two(told, weights)
    if after.points - before.points < (after.points_within**2 + before.points_within**2) ** 0.5:
        sys.exit("It has not become better.")


def _continue_with_two(told: argparse.Namespace, weights: Path) -> None:
    """Continue with two networks from shipped weights, against a league of those weights, until they have learnt.

    On a busy machine this takes longer than asked for.
    """
    paths = [told.folder / f"several{number}.npz" for number in range(2)]
    for path in paths:
        unship(weights, 0, path)
    before, minutes = Checkpoint.load(paths[0]).steps, told.minutes * LAST
    places = ["--checkpoint", *map(str, paths), "--league", str(weights), "--processes", str(told.processes)]
    more = ["--rate", "0.0004,0.00005", "--share", "0.2", "--fill", "500"]
    while Checkpoint.load(paths[1]).steps == before:
        train(options().parse_args([*SMALL, *SEVERAL, *places, *more, "--minutes", str(minutes)]))
        minutes *= 2


if __name__ == "__main__":
    main()
