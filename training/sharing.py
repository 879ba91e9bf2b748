"""Weights that many processes read at once: one file, mapped into memory, so that there is one copy for all of them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from cairn.games.arnak.bots.network import Network
from training.checkpoint import write

__all__ = ["publish", "published"]


def publish(networks: Sequence[Network], plan: dict[str, Any], path: Path) -> None:
    """Lay out the weights of networks for the players, with what is to be done with them."""
    arrays = [array for network in networks for layer in network.layers for array in layer]
    about = [
        {"header": each.header, "shapes": [part.shape for layer in each.layers for part in layer]} for each in networks
    ]
    told = json.dumps({"networks": about, "plan": plan}).encode()
    told += b" " * (-(len(told) + 8) % 64)  # so that the numbers begin where processors like them to
    write(path, b"".join([len(told).to_bytes(8, "little"), told, *(array.tobytes() for array in arrays)]))


def published(path: Path) -> tuple[list[Network], dict[str, Any]]:
    """What was laid out last."""
    whole = np.asarray(np.memmap(path, np.uint8, "r"))
    start = 8 + int.from_bytes(whole[:8].tobytes(), "little")
    told = json.loads(whole[8:start].tobytes())
    numbers = whole[start:].view(np.float32)
    networks = []
    for about in told["networks"]:
        arrays = []
        for shape in about["shapes"]:
            size = int(np.prod(shape))
            arrays.append(numbers[:size].reshape(shape))
            numbers = numbers[size:]
        networks.append(Network(list(zip(arrays[::2], arrays[1::2], strict=True)), about["header"]))
    return networks, told["plan"]
