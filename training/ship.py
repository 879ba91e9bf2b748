"""Make the weights of the package from a checkpoint.

python -m training.ship runs/arnak/checkpoint.npz [src/cairn/games/arnak/weights/master.npz]
"""

import json
import sys
from pathlib import Path

from cairn.games.arnak.bots.network import WEIGHTS
from training.checkpoint import Checkpoint, write

__all__ = ["main"]

PLACE = Path(__file__).parents[1] / "src" / "cairn" / "games" / "arnak" / "weights" / WEIGHTS


def main(source: Path, place: Path = PLACE) -> None:
    """Write them, and say what they are."""
    network = Checkpoint.load(source).network()
    write(place, network.write())
    print(f"{place}: {place.stat().st_size:,} bytes, {json.dumps(network.header)}")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
