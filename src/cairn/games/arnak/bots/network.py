"""A small network that values positions: own points at the end, the best other's, the chance to win, and the lead.

The first layer is a sum over the columns of a position that are not zero. It is worked out once for the position that
a player thinks about, and by difference for what its moves lead to.

Networks of one shape that were trained apart can be asked together: what one of them gets wrong the others do not, and
the mean of what they say is worth more than the best of them.
"""

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from cairn.core.errors import BadTable
from cairn.games.arnak.bots.features import COLUMNS, Features, fingerprint

WEIGHTS = "master.npz"
"""In the folder `weights` of the game."""

SCALE = 20.0
"""Points to come are told in twenties."""

Floats: TypeAlias = NDArray[np.float32]

_KINDS = ("weights", "scale", "bias")
"""What is in a file, for each layer."""
_FINEST = 127
"""A byte with a sign says this much at most."""


class Base:
    """A position that others are compared with, and its first layer once that is known."""

    __slots__ = ("before", "features", "layer", "network")

    def __init__(self, features: Features, before: "Base | None" = None) -> None:
        """With the one that it is described by difference to, if it is."""
        self.features = features
        self.before = before
        self.layer: Floats | None = None
        self.network: Network | None = None


class Ask(NamedTuple):
    """Positions that a network is asked about, all of them described by difference to the base."""

    base: Base
    afters: Sequence[Features]


class Network:
    """Layers of weights with a header that says what they were made for and from."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]], header: dict[str, Any]) -> None:
        """Take weights and biases, layer by layer, the first with a row for each column of the features.

        Of networks that are asked together the first layers lie beside each other; those after it have one more
        dimension, which counts the networks.
        """
        self.layers = [(_single(weights), _single(bias)) for weights, bias in layers]
        self.header = header
        self._place = np.zeros(COLUMNS, np.intp)
        self._there = np.zeros(COLUMNS, np.bool_)

    @classmethod
    def together(cls, networks: "Sequence[Network]", header: dict[str, Any]) -> "Network":
        """Networks of one shape that are asked together."""
        first = [network.layers[0] for network in networks]
        joined = [(np.concatenate([each[0] for each in first], 1), np.concatenate([each[1] for each in first]))]
        for layers in zip(*(network.layers[1:] for network in networks), strict=True):
            joined.append((np.stack([each[0] for each in layers]), np.stack([each[1][None] for each in layers])))
        return cls(joined, header)

    @classmethod
    def read(cls, data: bytes, name: str = WEIGHTS) -> "Network":
        """The network in a file; raises `BadTable` if it was made for other tables or columns."""
        with np.load(BytesIO(data)) as stored:
            header = json.loads(stored["header"].tobytes())
            if header["fingerprint"] != fingerprint():
                raise BadTable(name, "was trained for other tables, steps or features: train it anew (make train)")
            count = sum(key.startswith("weights") for key in stored.files)
            layers = [tuple(stored[f"{kind}{number}"] for kind in _KINDS) for number in range(count)]
        if header.pop("hash", None) != _hash(layers):
            raise BadTable(name, "is not what was written: its hash is another")
        return cls([(weights * np.float32(scale), bias) for weights, scale, bias in layers], header)

    def write(self) -> bytes:
        """The file of this network, with a hash of it in the header: weights as parts of the greatest in their row."""
        layers = []
        for weights, bias in self.layers:
            scale = (np.abs(weights).max(-1, keepdims=True) / _FINEST).astype(np.float32)
            parts = np.divide(weights, scale, out=np.zeros_like(weights), where=scale > 0)
            layers.append((np.rint(parts).astype(np.int8), scale, bias))
        told = {**self.header, "hash": _hash(layers)}
        stored: dict[str, Any] = {"header": np.frombuffer(json.dumps(told).encode(), np.uint8)}
        for number, layer in enumerate(layers):
            stored |= {f"{kind}{number}": numbers for kind, numbers in zip(_KINDS, layer, strict=True)}
        file = BytesIO()
        np.savez(file, **stored)
        return file.getvalue()

    def __call__(self, asks: Sequence[Ask]) -> list[Floats]:
        """For each ask, for each position: own points to come, the other's (both by `SCALE`), the logit of winning.

        Networks that were trained for it give a fourth number: how much the lead is going to grow, by `SCALE`.
        """
        with _arithmetic().limit(limits=1):
            return self._told(asks)

    def _told(self, asks: Sequence[Ask]) -> list[Floats]:
        hidden = np.concatenate([self._first(ask) for ask in asks]) if len(asks) > 1 else self._first(asks[0])
        if self.layers[1][0].ndim == 3:
            hidden = hidden.reshape(len(hidden), len(self.layers[1][0]), -1).swapaxes(0, 1)
        for weights, bias in self.layers[1:]:
            np.maximum(hidden, 0, out=hidden)
            hidden = hidden @ weights
            hidden += bias
        if hidden.ndim == 3:
            hidden = hidden.mean(0)
        if len(asks) == 1:
            return [hidden]
        ends = np.cumsum([len(ask.afters) for ask in asks])
        return np.split(hidden, ends[:-1])

    def _first(self, ask: Ask) -> Floats:
        """The first layer of each position, as a difference to that of the base."""
        layer = self._changes(ask.base.features, ask.afters)
        layer += self._base(ask.base)
        return layer

    def _base(self, base: Base) -> Floats:
        """The first layer of a base, if it can be as a difference to the one before."""
        if base.layer is None or base.network is not self:
            before = base.before
            if before is not None and before.network is self:
                base.layer = self._base(before) + self._changes(before.features, (base.features,))[0]
            else:
                columns, values = base.features.columns()
                weights, bias = self.layers[0]
                base.layer = values @ weights[columns] + bias
            base.before, base.network = None, self
        return base.layer

    def _changes(self, base: Features, afters: Sequence[Features]) -> Floats:
        """What changes in the first layer. Many columns are in a part before and after: they are left out."""
        before, weights = base.parts, self.layers[0][0]
        columns: list[NDArray[np.int32]] = []
        values: list[Floats] = []
        counts: list[int] = []
        signs: list[float] = []
        rows: list[int] = []
        for row, after in enumerate(afters):
            for number, (there, much) in after.changed:
                gone, little = before[number]
                columns += (there, gone)
                values += (much, little)
                counts += (len(there), len(gone))
                rows += (row, row)
                signs += (1.0, -1.0)
        if not columns:
            return np.zeros((len(afters), weights.shape[1]), np.float32)
        found = np.concatenate(columns)
        self._there[found] = True
        touched = np.flatnonzero(self._there)
        self._there[touched] = False
        width = len(touched)
        self._place[touched] = np.arange(width)
        where = np.repeat(np.array(rows) * width, counts)
        where += self._place[found]
        signed = np.concatenate(values)
        signed *= np.repeat(np.array(signs, np.float32), counts)
        change = np.bincount(where, signed, len(afters) * width).reshape(len(afters), width)
        kept = np.flatnonzero(change.any(0))
        layer: Floats = change[:, kept].astype(np.float32) @ weights[touched[kept]]
        return layer


@cache
def _arithmetic() -> ThreadpoolController:
    """Whatever multiplies matrices. Ours are so small that threads would wait for each other longer than they work."""
    return ThreadpoolController()


def _hash(layers: Sequence[Sequence[NDArray[Any]]]) -> str:
    found = sha256()
    for layer in layers:
        for numbers in layer:
            found.update(np.ascontiguousarray(numbers).tobytes())
    return found.hexdigest()


def _single(numbers: NDArray[np.floating[Any]]) -> Floats:
    """In single precision; what is in it already is not copied."""
    return np.ascontiguousarray(numbers, np.float32)


def has_weights() -> bool:
    """Whether the package comes with weights."""
    return files("cairn.games.arnak").joinpath("weights", WEIGHTS).is_file()


@cache
def shipped() -> Network:
    """The network that comes with the package, loaded when it is first asked for."""
    return Network.read(files("cairn.games.arnak").joinpath("weights", WEIGHTS).read_bytes())
