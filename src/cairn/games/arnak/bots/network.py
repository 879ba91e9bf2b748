"""A small network that values positions: own final points, the best opponent's, the chance to win, and the lead.

The first layer is a sum over the nonzero columns of a position. It is computed once for the position to decide about,
and updated incrementally for the positions after its moves.

Networks of one shape that were trained separately can form an ensemble: their mean is better than the best of them,
because their errors differ.
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
"""The file of the packaged weights, in the folder `weights` of the game."""

SCALE = 20.0
"""The unit of the network's outputs, in points."""

Floats: TypeAlias = NDArray[np.float32]

_ARRAYS = ("weights", "scale", "bias")
"""The arrays of each layer in a file."""
_INT8_MAX = 127
"""The largest weight as a signed byte."""


class Base:
    """A position that others are described by difference to, and its first layer once computed."""

    __slots__ = ("before", "features", "layer", "network")

    def __init__(self, features: Features, before: "Base | None" = None) -> None:
        """`before` is the base that this one is described by difference to, if any."""
        self.features = features
        self.before = before
        self.layer: Floats | None = None
        self.network: Network | None = None


class Query(NamedTuple):
    """Positions to evaluate, described by difference to the base."""

    base: Base
    afters: Sequence[Features]


class Network:
    """Layers of weights, with a header on what they were trained for and how."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]], header: dict[str, Any]) -> None:
        """Take weights and biases, layer by layer, the first with a row for each column of the features.

        In an ensemble the first layers are joined side by side; the others have one more dimension, the networks.
        """
        self.layers = [(_to_float32(weights), _to_float32(bias)) for weights, bias in layers]
        self.header = header
        self._place = np.zeros(COLUMNS, np.intp)
        self._there = np.zeros(COLUMNS, np.bool_)

    @classmethod
    def ensemble(cls, networks: "Sequence[Network]", header: dict[str, Any]) -> "Network":
        """Join networks of one shape; the outputs are their means."""
        first = [network.layers[0] for network in networks]
        joined = [(np.concatenate([each[0] for each in first], 1), np.concatenate([each[1] for each in first]))]
        for layers in zip(*(network.layers[1:] for network in networks), strict=True):
            joined.append((np.stack([each[0] for each in layers]), np.stack([each[1][None] for each in layers])))
        return cls(joined, header)

    @classmethod
    def read(cls, data: bytes, name: str = WEIGHTS) -> "Network":
        """Read the network of a file; raise `BadTable` if it was trained for other tables or columns."""
        with np.load(BytesIO(data)) as stored:
            header = json.loads(stored["header"].tobytes())
            if header["fingerprint"] != fingerprint():
                raise BadTable(name, "was trained for other tables, steps or features: train it again (make train)")
            count = sum(key.startswith("weights") for key in stored.files)
            layers = [tuple(stored[f"{kind}{number}"] for kind in _ARRAYS) for number in range(count)]
        if header.pop("hash", None) != _hash(layers):
            raise BadTable(name, "is not what was written: its hash is another")
        return cls([(weights * np.float32(scale), bias) for weights, scale, bias in layers], header)

    def write(self) -> bytes:
        """The contents of a file for this network: weights as signed bytes scaled by row, a hash in the header."""
        layers = []
        for weights, bias in self.layers:
            scale = (np.abs(weights).max(-1, keepdims=True) / _INT8_MAX).astype(np.float32)
            parts = np.divide(weights, scale, out=np.zeros_like(weights), where=scale > 0)
            layers.append((np.rint(parts).astype(np.int8), scale, bias))
        header = {**self.header, "hash": _hash(layers)}
        stored: dict[str, Any] = {"header": np.frombuffer(json.dumps(header).encode(), np.uint8)}
        for number, layer in enumerate(layers):
            stored |= {f"{kind}{number}": numbers for kind, numbers in zip(_ARRAYS, layer, strict=True)}
        file = BytesIO()
        np.savez(file, **stored)
        return file.getvalue()

    def __call__(self, queries: Sequence[Query]) -> list[Floats]:
        """For each query and position: own points to come, the opponent's (in `SCALE`), the logit of winning.

        Networks trained for it give a fourth number: the growth of the lead, in `SCALE`.
        """
        with _thread_pools().limit(limits=1):
            return self._evaluate(queries)

    def _evaluate(self, queries: Sequence[Query]) -> list[Floats]:
        layers = [self._first_layer(query) for query in queries]
        hidden = np.concatenate(layers) if len(layers) > 1 else layers[0]
        if self.layers[1][0].ndim == 3:
            hidden = hidden.reshape(len(hidden), len(self.layers[1][0]), -1).swapaxes(0, 1)
        for weights, bias in self.layers[1:]:
            np.maximum(hidden, 0, out=hidden)
            hidden = hidden @ weights
            hidden += bias
        if hidden.ndim == 3:
            hidden = hidden.mean(0)
        if len(queries) == 1:
            return [hidden]
        ends = np.cumsum([len(query.afters) for query in queries])
        return np.split(hidden, ends[:-1])

    def _first_layer(self, query: Query) -> Floats:
        """The first layer of each position, computed from that of the base."""
        layer = self._layer_changes(query.base.features, query.afters)
        layer += self._base_layer(query.base)
        return layer

    def _base_layer(self, base: Base) -> Floats:
        """The first layer of a base, computed from the one before if possible."""
        if base.layer is None or base.network is not self:
            before = base.before
            if before is not None and before.network is self:
                base.layer = self._base_layer(before) + self._layer_changes(before.features, (base.features,))[0]
            else:
                columns, values = base.features.columns()
                weights, bias = self.layers[0]
                base.layer = values @ weights[columns] + bias
            base.before, base.network = None, self
        return base.layer

    def _layer_changes(self, base: Features, afters: Sequence[Features]) -> Floats:
        """The changes of the first layer, without the many columns that are the same before and after."""
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
def _thread_pools() -> ThreadpoolController:
    """The thread pools of matrix multiplication, to limit: threads would slow down matrices as small as these."""
    return ThreadpoolController()


def _hash(layers: Sequence[Sequence[NDArray[Any]]]) -> str:
    found = sha256()
    for layer in layers:
        for numbers in layer:
            found.update(np.ascontiguousarray(numbers).tobytes())
    return found.hexdigest()


def _to_float32(numbers: NDArray[np.floating[Any]]) -> Floats:
    """The array in single precision, copied only if necessary."""
    return np.ascontiguousarray(numbers, np.float32)


def has_weights() -> bool:
    """Whether the package contains weights."""
    return files("cairn.games.arnak").joinpath("weights", WEIGHTS).is_file()


@cache
def packaged_network() -> Network:
    """The packaged network, loaded on first use."""
    return Network.read(files("cairn.games.arnak").joinpath("weights", WEIGHTS).read_bytes())
