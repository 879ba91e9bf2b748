"""Make a checkpoint from weights of the package, to go on training from the best there is.

    python -m training.unship runs/second.npz --member 1 [--weights src/cairn/games/arnak/weights/master.npz]

Weights lie as bytes in the package; they are made wide again. The lead over the best other becomes an output of its
own where there is none yet: at first it says own points less the other's.
"""

import argparse
from pathlib import Path

from cairn.games.arnak.bots.network import Network
from training.checkpoint import Checkpoint
from training.ship import PLACE


def unship(weights: Path, member: int, place: Path) -> None:
    """Write the checkpoint of one of the networks."""
    Checkpoint.of_network(Network.read(weights.read_bytes(), weights.name), member).save(place)


def main() -> None:
    """Read the command line and write the checkpoint."""
    parser = argparse.ArgumentParser(prog="training.unship", description="Make a checkpoint from shipped weights.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--member", type=int, default=0, help="which of the networks that are asked together")
    parser.add_argument("--weights", type=Path, default=PLACE)
    told = parser.parse_args()
    unship(told.weights, told.member, told.checkpoint)


if __name__ == "__main__":
    main()
