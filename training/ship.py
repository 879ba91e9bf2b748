"""Make the weights of the package from checkpoints: networks that were trained apart and are asked together.

    python -m training.ship runs/one.npz runs/two.npz runs/three.npz [--place src/cairn/games/arnak/weights/master.npz]

With `--manner 2:envy=0.2,lead=0.5` they say what a seat is after at a table of two; with `--calibrate FIGURES...`,
which `training.evaluate --out` wrote, how to read their chance to win.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import WEIGHTS, Network
from cairn.games.arnak.bots.search import Manner
from training.checkpoint import Checkpoint, write
from training.league import read_manner

PLACE = Path(__file__).parents[1] / "src" / "cairn" / "games" / "arnak" / "weights" / WEIGHTS
MADE_FOR = ("fingerprint", "features", "rules")
MOST_PLAYERS = 4


def ship(sources: Sequence[Path], place: Path = PLACE, manners: Mapping[int, Manner] | None = None) -> None:
    """Write the weights, and return a description; `manners` by the number of players."""
    together = join_networks([Checkpoint.load(source).network() for source in sources], manners or {})
    write(place, together.write())
    print(f"{place}: {place.stat().st_size:,} bytes, {json.dumps(together.header)}")


def join_networks(networks: Sequence[Network], manners: Mapping[int, Manner] | None = None) -> Network:
    """Join networks to an ensemble, with a header that describes each of them."""
    made_for = {key: networks[0].header[key] for key in MADE_FOR}
    header: dict[str, Any] = {**made_for, "members": [_origin(each) for each in networks]}
    if manners:
        header["manners"] = {str(players): manner._asdict() for players, manner in sorted(manners.items())}
    return Network.ensemble(networks, header)


def _origin(network: Network) -> dict[str, Any]:
    return {key: told for key, told in network.header.items() if key not in MADE_FOR}


def read_chances(figures: Sequence[Path]) -> dict[int, tuple[tuple[float, float], ...]]:
    """By number of players and round: the factor and shift of the logit of winning, from `training.evaluate`.

    Figures of several tables with the same number of players are averaged.
    """
    found: dict[int, list[list[tuple[float, float]]]] = {}
    for path in figures:
        for name, figure in json.loads(path.read_text(encoding="utf-8")).items():
            if figure["calibration"]:
                found.setdefault(int(name.partition("-")[0]), []).append(figure["calibration"])
    return {
        players: tuple(
            (sum(pair[0] for pair in pairs) / len(pairs), sum(pair[1] for pair in pairs) / len(pairs))
            for pairs in zip(*tables, strict=True)
        )
        for players, tables in found.items()
    }


def main() -> None:
    """Read the command line and ship."""
    parser = argparse.ArgumentParser(prog="training.ship", description="Make the weights of the package.")
    parser.add_argument("checkpoints", type=Path, nargs="+")
    parser.add_argument("--place", type=Path, default=PLACE)
    parser.add_argument("--manner", nargs="*", default=[], help="players and what a seat is after: 2:envy=0.2,lead=0.5")
    parser.add_argument(
        "--calibrate",
        type=Path,
        nargs="+",
        default=[],
        help="figures of training.evaluate to read the chances by",
    )
    told = parser.parse_args()
    manners = {int(text.partition(":")[0]): read_manner(text.partition(":")[2]) for text in told.manner}
    chances = read_chances(told.calibrate)
    for players in sorted({*manners, *chances}):
        manner = manners.get(players, manner_of(None, players))
        manners[players] = manner._replace(chances=chances.get(players, ()))
    ship(told.checkpoints, told.place, manners)


if __name__ == "__main__":
    main()
