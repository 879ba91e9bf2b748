"""A small run on two cores in some minutes, from nothing: it goes on once, and must have become better by then.

python -m training.small [--minutes 6] [--processes 2] [--folder runs/small]
"""

import argparse
import sys
from pathlib import Path

from training.evaluate import Figure, measured
from training.run import options, train

__all__ = ["main"]

SMALL = ["--sizes", "96,32", "--store", "120000", "--fill", "5000", "--batch", "512", "--reuse", "8", "--device", "cpu"]
TABLES = ["--mix", "1-bird=0.7,2-bird=0.3"]
MEASURED = "1-bird-5"
DEALS = 24
FIRST = 0.3
"""So much of the time is spent before it is measured for the first time."""


def main() -> None:
    """Train, measure, go on, measure again."""
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
        (1 - FIRST, ["--rate", "0.002,0.0004", "--share", "0,0.2"]),
    ):
        train(options().parse_args([*SMALL, *TABLES, *places, *more, "--minutes", str(told.minutes * share)]))
        found.append(measured(weights, MEASURED, DEALS, None, processes=told.processes))
        print(f"{MEASURED}: {found[-1].points} points (95 %: +-{found[-1].points_within}), the rival {found[-1].other}")
    before, after = found
    if after.points - before.points < (after.points_within**2 + before.points_within**2) ** 0.5:
        sys.exit("It has not become better.")


if __name__ == "__main__":
    main()
