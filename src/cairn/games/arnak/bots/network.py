"""A small network that values positions: own points at the end, the best other's, and the chance to win.

The first layer is a sum over the columns of a position that are not zero. It is worked out once for the position that
a player thinks about, and by difference for what its moves lead to.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cairn.core.errors import BadTable
from cairn.games.arnak.bots.features import COLUMNS, Features, Part, fingerprint

__all__ = ["SCALE", "WEIGHTS", "Ask", "Network", "has_weights", "shipped"]

WEIGHTS = "master.npz"
"""In the folder `weights` of the game."""

SCALE = 20.0
"""Points to come are told in twenties."""

Floats: TypeAlias = NDArray[np.float32]


class Ask(NamedTuple):
    """Positions that a network is asked about, all of them one or more moves after `root`."""

    root: Features
    base: "Base"
    afters: Sequence[Features]


class Base:
    """The first layer at the root, once it is known."""

    __slots__ = ("layer",)

    def __init__(self) -> None:
        self.layer: Floats | None = None


class Network:
    """Layers of weights with a header that says what they were made for and from."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]], header: dict[str, Any]) -> None:
        """Take weights and biases, layer by layer, the first with a row for each column of the features."""
        self.layers = [(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in layers]
        self.header = header
        self._place = np.zeros(COLUMNS, np.intp)
        self._there = np.zeros(COLUMNS, np.bool_)

    @classmethod
    def read(cls, data: bytes, name: str = WEIGHTS) -> "Network":
        """The network in a file; raises `BadTable` if it was made for other tables or columns."""
        with np.load(BytesIO(data)) as stored:
            header = json.loads(stored["header"].tobytes())
            if header["fingerprint"] != fingerprint():
                raise BadTable(name, "was trained for other tables, steps or features: train it anew (make train)")
            count = sum(key.startswith("weights") for key in stored.files)
            layers = [(stored[f"weights{number}"], stored[f"bias{number}"]) for number in range(count)]
        return cls(layers, header)

    def write(self) -> bytes:
        """The file of this network, in half precision."""
        stored: dict[str, Any] = {"header": np.frombuffer(json.dumps(self.header).encode(), np.uint8)}
        for number, (weights, bias) in enumerate(self.layers):
            stored[f"weights{number}"] = weights.astype(np.float16)
            stored[f"bias{number}"] = bias.astype(np.float16)
        file = BytesIO()
        np.savez(file, **stored)
        return file.getvalue()

    def __call__(self, asks: Sequence[Ask]) -> list[Floats]:
        """For each ask, for each position: own points to come, the other's (both by `SCALE`), the logit of winning."""
        hidden = np.concatenate([self._first(ask) for ask in asks]) if len(asks) > 1 else self._first(asks[0])
        for weights, bias in self.layers[1:]:
            np.maximum(hidden, 0, out=hidden)
            hidden = hidden @ weights
            hidden += bias
        if len(asks) == 1:
            return [hidden]
        ends = np.cumsum([len(ask.afters) for ask in asks])
        return np.split(hidden, ends[:-1])

    def _first(self, ask: Ask) -> Floats:
        """The first layer of each position, as a difference to that of the root."""
        weights, bias = self.layers[0]
        if ask.base.layer is None:
            columns, values = ask.root.columns()
            ask.base.layer = values @ weights[columns] + bias
        before = ask.root.parts
        fresh: list[Part] = []
        stale: list[Part] = []
        counts: list[int] = []
        more: list[int] = []
        for after in ask.afters:
            there = [part for part, old in zip(after.parts, before, strict=True) if part is not old]
            gone = [old for part, old in zip(after.parts, before, strict=True) if part is not old]
            counts.append(sum([len(part[0]) for part in there]))
            more.append(sum([len(part[0]) for part in gone]))
            fresh += there
            stale += gone
        if not fresh:
            return np.repeat(ask.base.layer[None], len(ask.afters), 0)
        found = np.concatenate([part[0] for part in fresh] + [part[0] for part in stale])
        values = np.concatenate([part[1] for part in fresh] + [part[1] for part in stale])
        np.negative(values[sum(counts) :], out=values[sum(counts) :])
        rows = np.repeat(np.concatenate((np.arange(len(counts)), np.arange(len(more)))), counts + more)
        self._there[found] = True
        touched = np.flatnonzero(self._there)
        self._there[touched] = False
        self._place[touched] = np.arange(len(touched))
        where = rows * len(touched) + self._place[found]
        change = np.bincount(where, values, len(ask.afters) * len(touched)).astype(np.float32)
        layer: Floats = change.reshape(len(ask.afters), len(touched)) @ weights[touched]
        layer += ask.base.layer
        return layer


def has_weights() -> bool:
    """Whether the package comes with weights."""
    return files("cairn.games.arnak").joinpath("weights", WEIGHTS).is_file()


@cache
def shipped() -> Network:
    """The network that comes with the package, loaded when it is first asked for."""
    return Network.read(files("cairn.games.arnak").joinpath("weights", WEIGHTS).read_bytes())
