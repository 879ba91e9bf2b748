"""Weights shared by many processes: one memory-mapped file, so that there is one copy for all."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from cairn.games.arnak.bots.network import Network
from training.checkpoint import write


def publish(networks: Sequence[Network], plan: dict[str, Any], path: Path) -> None:
    """Publish the weights of networks for the workers, with the current plan."""
    arrays = [array for network in networks for layer in network.layers for array in layer]
    about = [
        {"header": each.header, "shapes": [part.shape for layer in each.layers for part in layer]} for each in networks
    ]
    told = json.dumps({"networks": about, "plan": plan}).encode()
    told += b" " * (-(len(told) + 8) % 64)  # align the numbers for the processor
    write(path, b"".join([len(told).to_bytes(8, "little"), told, *(array.tobytes() for array in arrays)]))


def read_published(path: Path) -> tuple[list[Network], dict[str, Any]]:
    """Read what was published last."""
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
