"""Checkpoints: all that is needed to go on learning, or to play. NumPy alone reads and writes them."""

import json
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from cairn.games.arnak.bots.features import VERSION, fingerprint
from cairn.games.arnak.bots.network import Floats, Network
from cairn.games.arnak.rules.game import ARNAK

__all__ = ["Checkpoint", "write"]


def _nothing() -> dict[str, Any]:
    return {"games": 0, "positions": 0, "seconds": 0.0, "curve": []}


@dataclass
class Checkpoint:
    """How far a network has come. Arrays are weights (a row for each output) and biases by turns."""

    now: list[Floats]
    """As it was last."""
    mean: list[Floats]
    """The mean of what it was lately: this one plays."""
    steps: int = 0
    told: dict[str, Any] = field(default_factory=_nothing)
    """Games, positions, seconds, and the curve."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """Of the hidden layers."""
        return tuple(len(bias) for bias in self.now[1:-2:2])

    def network(self, **header: Any) -> Network:
        """What plays, with a header that says where it comes from."""
        layers = [(self.mean[number].T, self.mean[number + 1]) for number in range(0, len(self.mean), 2)]
        told = {key: value for key, value in self.told.items() if key != "curve"}
        made = {"fingerprint": fingerprint(), "features": VERSION, "rules": ARNAK.rules_version, "steps": self.steps}
        return Network(layers, {**made, **told, **header})

    def save(self, path: Path) -> None:
        """Write it; a file that is there is replaced at once or not at all."""
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
                raise SystemExit(f"{path} was made for other tables, steps or features: begin anew")
            count = sum(key.startswith("now") for key in stored.files)
            now = [stored[f"now{number}"] for number in range(count)]
            mean = [stored[f"mean{number}"].astype(np.float32) for number in range(count)]
        return cls(now, mean, about["steps"], about["told"])


def write(path: Path, data: bytes) -> None:
    """Put a file in its place, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(path)
