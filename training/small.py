"""A small run on two cores in some minutes, from nothing: it goes on once, and must have become better by then.

In the end two networks go on from the weights that came of it, at tables of several and against those weights; then one
learns nothing but what beats them.

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
"""The share of the time before the first measurement, and for two networks and for one against fixed weights."""
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
AGAINST = ["--against-effort", "1x2", "--duels", "0.3"]


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
        (1 - FIRST - 2 * LAST, ["--rate", "0.002,0.0004", "--share", "0,0.2"]),
    ):
        train(options().parse_args([*SMALL, *TABLES, *places, *more, "--minutes", str(told.minutes * share)]))
        found.append(measure(weights, MEASURED, DEALS, None, processes=told.processes))
        print(f"{MEASURED}: {found[-1].points} points (95 %: +-{found[-1].points_within}), the rival {found[-1].other}")
    before, after = found
    several = [told.folder / f"several{number}.npz" for number in range(2)]
    _continue(told, weights, several, [*SEVERAL, "--league", str(weights)])
    _continue(told, weights, [told.folder / "against.npz"], ["--against", str(weights), *AGAINST])
    if after.points - before.points < (after.points_within**2 + before.points_within**2) ** 0.5:
        sys.exit("It has not become better.")


def _continue(told: argparse.Namespace, weights: Path, paths: list[Path], more: list[str]) -> None:
    """Continue from shipped weights until something has been learnt; on a busy machine this takes longer."""
    for path in paths:
        unship(weights, 0, path)
    before, minutes = Checkpoint.load(paths[0]).steps, told.minutes * LAST
    places = ["--checkpoint", *map(str, paths), "--processes", str(told.processes)]
    slowly = ["--rate", "0.0004,0.00005", "--share", "0.2", "--fill", "500"]
    while Checkpoint.load(paths[-1]).steps == before:
        train(options().parse_args([*SMALL, *slowly, *places, *more, "--minutes", str(minutes)]))
        minutes *= 2


if __name__ == "__main__":
    main()
