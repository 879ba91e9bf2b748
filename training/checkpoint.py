"""Checkpoints: everything needed to continue training, or to play. Only NumPy reads and writes them."""

import json
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from cairn.games.arnak.bots.features import VERSION, fingerprint
from cairn.games.arnak.bots.network import Floats, Network
from cairn.games.arnak.rules.game import ARNAK

OUTPUTS = 4
"""The seat's future points, the best opponent's, the logit of winning, and the growth of the lead."""


def _nothing() -> dict[str, Any]:
    return {"games": 0, "positions": 0, "seconds": 0.0, "curve": []}


@dataclass
class Checkpoint:
    """A network in training. Arrays are weights (a row for each output) and biases, alternating."""

    now: list[Floats]
    """The current weights."""
    mean: list[Floats]
    """The moving average of the weights: this one plays."""
    steps: int = 0
    told: dict[str, Any] = field(default_factory=_nothing)
    """Games, positions, seconds, and the learning curve."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of the hidden layers."""
        return tuple(len(bias) for bias in self.now[1:-2:2])

    def network(self, **header: Any) -> Network:
        """The network that plays, with a header that names its origin."""
        layers = [(self.mean[number].T, self.mean[number + 1]) for number in range(0, len(self.mean), 2)]
        told = {key: value for key, value in self.told.items() if key != "curve"}
        made = {"fingerprint": fingerprint(), "features": VERSION, "rules": ARNAK.rules_version, "steps": self.steps}
        return Network(layers, {**made, **told, **header})

    def save(self, path: Path) -> None:
        """Write it; an existing file is replaced atomically."""
        stored: dict[str, Any] = {}
        for number, (now, mean) in enumerate(zip(self.now, self.mean, strict=True)):
            stored[f"now{number}"], stored[f"mean{number}"] = now, mean.astype(np.float16)
        about = {"fingerprint": fingerprint(), "steps": self.steps, "told": self.told}
        stored["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
        file = BytesIO()
        np.savez(file, **stored)
        write(path, file.getvalue())

    @classmethod
    def load(cls, path: Path) -> "Checkpoint":
        """Read one; it must have been made for these tables and features."""
        with np.load(path) as stored:
            about = json.loads(stored["about"].tobytes())
            if about["fingerprint"] != fingerprint():
                raise SystemExit(f"{path} was made for other tables, steps or features: start again")
            count = sum(key.startswith("now") for key in stored.files)
            now = [stored[f"now{number}"] for number in range(count)]
            mean = [stored[f"mean{number}"].astype(np.float32) for number in range(count)]
        return cls(_with_lead(now), _with_lead(mean), about["steps"], about["told"])

    @classmethod
    def of_network(cls, network: Network, member: int = 0) -> "Checkpoint":
        """Continue from a shipped network, or from one of an ensemble."""
        first, *later = network.layers
        count = len(later[0][0]) if later[0][0].ndim == 3 else 1
        if not 0 <= member < count:
            raise SystemExit(f"there are networks 0 to {count - 1}, but no {member}")
        arrays = [np.split(first[0], count, 1)[member].T, np.split(first[1], count)[member]]
        for weights, bias in later:
            arrays += [weights[member].T, bias[member, 0]] if weights.ndim == 3 else [weights.T, bias]
        arrays = _with_lead([np.ascontiguousarray(each, np.float32) for each in arrays])
        known = network.header.get("members", [network.header])[member]
        told = _nothing() | {key: known[key] for key in ("games", "positions", "seconds") if key in known}
        return cls(arrays, [each.copy() for each in arrays], known.get("steps", 0), told)


def _with_lead(arrays: list[Floats]) -> list[Floats]:
    """The same network with an output for the lead: if it has none, the seat's points minus the opponent's."""
    *rest, weights, bias = arrays
    if len(bias) == OUTPUTS:
        return arrays
    return [*rest, np.vstack([weights, weights[0] - weights[1]]), np.append(bias, bias[0] - bias[1])]


def write(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(path)
