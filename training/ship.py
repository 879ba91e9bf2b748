"""Make the weights of the package from checkpoints: networks that were trained apart and are asked together.

python -m training.ship runs/one.npz runs/two.npz runs/three.npz [--place src/cairn/games/arnak/weights/master.npz]
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from cairn.games.arnak.bots.network import WEIGHTS, Network
from training.checkpoint import Checkpoint, write

__all__ = ["main", "ship"]

PLACE = Path(__file__).parents[1] / "src" / "cairn" / "games" / "arnak" / "weights" / WEIGHTS
MADE_FOR = ("fingerprint", "features", "rules")


def ship(sources: Sequence[Path], place: Path = PLACE) -> None:
    """Write them, and say what they are."""
    networks = [Checkpoint.load(source).network() for source in sources]
    made_for = {key: networks[0].header[key] for key in MADE_FOR}
    members = [{key: told for key, told in each.header.items() if key not in MADE_FOR} for each in networks]
    together = Network.together(networks, {**made_for, "members": members})
    write(place, together.write())
    print(f"{place}: {place.stat().st_size:,} bytes, {json.dumps(together.header)}")


def main() -> None:
    """Read the command line and ship."""
    parser = argparse.ArgumentParser(prog="training.ship", description="Make the weights of the package.")
    parser.add_argument("checkpoints", type=Path, nargs="+")
    parser.add_argument("--place", type=Path, default=PLACE)
    told = parser.parse_args()
    ship(told.checkpoints, told.place)


if __name__ == "__main__":
    main()
