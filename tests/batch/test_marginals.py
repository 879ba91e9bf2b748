"""Beliefs of whole batches are those of each game by itself."""

from typing import Any

import numpy as np
import pytest

import cairn
from cairn.games.break_code.envs.coding import KINDS
from cairn.games.break_code.rules.tiles import LETTERS
from tests.batch.oracle import BATCHED, Beside
from tests.contract.play import tables


def expected(name: str, belief: Any, shape: tuple[int, ...]) -> Any:
    """What the belief of one seat says, as an array."""
    found = np.zeros(shape)
    if name == "break-the-code":
        for place, line in belief.tiles.items():
            for tile, share in line.items():
                found[LETTERS.index(place), KINDS.index(tile)] = share
    else:
        for symbol, line in belief.marginals.items():
            for digit, share in line.items():
                found[symbol.place, digit] = share
    return found


@pytest.mark.parametrize("name", BATCHED)
def test_marginals_are_those_of_beliefs(name: str) -> None:
    """Of every seat, under all options, from the deal to the end."""
    compared, set_up = 0, tables(cairn.game(name))
    games = max(3, 36 // len(set_up))
    for seed, options in enumerate(set_up):
        both = Beside(name, options, games, seed)
        while True:
            if both.steps % 9 == seed % 9 or both.many.is_over.all():
                seat = (seed + both.steps) % options.players
                told = both.many.marginals(np.full(games, seat))
                for number in range(both.steps % 2, games, 2):
                    belief = cairn.belief(both.clear[number].sight(seat))
                    assert np.allclose(told[number], expected(name, belief, told[number].shape), rtol=0, atol=1e-9)
                    compared += 1
            if both.many.is_over.all():
                break
            both.step()
    assert compared > 100
