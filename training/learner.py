"""The network in PyTorch: a replay buffer, and training steps."""

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from cairn.games.arnak.bots.features import COLUMNS
from training.checkpoint import OUTPUTS, Checkpoint
from training.selfplay import Samples

WIDEST = 448
"""The number of non-zero columns kept of a position; with four players some count twice. More are dropped."""


class Store:
    """A replay buffer of positions; the oldest are replaced first."""

    def __init__(self, size: int, device: torch.device) -> None:
        """Allocate it on the device."""
        self.size, self.device = size, device
        self.columns = torch.zeros((size, WIDEST), dtype=torch.int16, device=device)
        self.values = torch.zeros((size, WIDEST), dtype=torch.float16, device=device)
        self.targets = torch.zeros((size, OUTPUTS), dtype=torch.float32, device=device)
        self.total = 0

    @property
    def fill_level(self) -> int:
        """The number of positions in it."""
        return min(self.total, self.size)

    def add(self, samples: Samples) -> int:
        """Add positions, and return their number."""
        fits = samples.lengths <= WIDEST
        lengths, number = samples.lengths[fits], int(fits.sum())
        inside = np.repeat(fits, samples.lengths)
        there = np.arange(WIDEST) < lengths[:, None]
        columns = np.zeros((number, WIDEST), np.int16)
        values = np.zeros((number, WIDEST), np.float16)
        columns[there], values[there] = samples.columns[inside], samples.values[inside]
        places = torch.arange(self.total, self.total + number, device=self.device) % self.size
        self.columns[places] = torch.from_numpy(columns).to(self.device)
        self.values[places] = torch.from_numpy(values).to(self.device)
        self.targets[places] = torch.from_numpy(samples.targets[fits]).to(self.device)
        self.total += number
        return number

    def batch(self, number: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Return a batch of positions in full, and their targets."""
        chosen = torch.randint(0, self.fill_level, (number,), device=self.device)
        whole = torch.zeros((number, COLUMNS), device=self.device)
        whole.scatter_add_(1, self.columns[chosen].long(), self.values[chosen].float())
        return whole, self.targets[chosen]


class Learner:
    """The network in training, and the moving average of its weights, which plays."""

    def __init__(self, sizes: tuple[int, ...], device: torch.device) -> None:
        """Begin with random weights."""
        self.device = device
        widths = (COLUMNS, *sizes, OUTPUTS)
        self.layers = nn.ModuleList(nn.Linear(one, two) for one, two in pairwise(widths)).to(device)
        with torch.no_grad():
            last = self.layers[-1]
            assert isinstance(last, nn.Linear)
            last.weight *= 0.1
        self.means = [each.detach().clone() for each in self.layers.parameters()]
        self.optimizer = torch.optim.AdamW(self.layers.parameters(), lr=1e-3, weight_decay=1e-4)
        self.steps = 0
        self.loss = 0.0
        self.told: dict[str, Any] = {"games": 0, "positions": 0, "seconds": 0.0, "curve": []}

    def learn(self, store: Store, batch: int, rate: float, win: float, lead: float, keep: float) -> None:
        """Take one step, with these weights of winning and of the lead in the loss; `keep` is the decay."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        inputs, targets = store.batch(batch)
        outputs = inputs
        for number, layer in enumerate(self.layers):
            outputs = layer(functional.relu(outputs) if number else outputs)
        error = functional.mse_loss(outputs[:, :2], targets[:, :2])
        loss = error + win * functional.binary_cross_entropy_with_logits(outputs[:, 2], targets[:, 2])
        loss = loss + lead * functional.mse_loss(outputs[:, 3], targets[:, 3])
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(self.layers.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        keep = min(keep, 1 - 1 / (1 + self.steps))
        with torch.no_grad():
            torch._foreach_lerp_(self.means, list(self.layers.parameters()), 1 - keep)
        if self.steps % 50 == 1:
            now = float(error.detach())
            self.loss = now if not self.loss else 0.6 * self.loss + 0.4 * now

    def checkpoint(self) -> Checkpoint:
        """Everything needed to continue."""
        now = [each.detach().float().cpu().numpy() for each in self.layers.parameters()]
        return Checkpoint(now, [each.float().cpu().numpy() for each in self.means], self.steps, self.told)

    @classmethod
    def resume(cls, checkpoint: Checkpoint, device: torch.device) -> "Learner":
        """Continue from a checkpoint."""
        found = cls(checkpoint.sizes, device)
        with torch.no_grad():
            for number, (each, mean) in enumerate(zip(found.layers.parameters(), found.means, strict=True)):
                each.copy_(torch.from_numpy(checkpoint.now[number]))
                mean.copy_(torch.from_numpy(checkpoint.mean[number]))
        found.steps, found.told = checkpoint.steps, checkpoint.told
        return found
