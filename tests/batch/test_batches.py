"""Batches are the clear engine: the same positions, masks, sights and scores, step for step, under all options."""

import numpy as np
import pytest

import cairn
from cairn import batch
from cairn.core.errors import CairnError
from cairn.games.lost_code.envs.batch import SWAP
from cairn.games.lost_code.envs.rows import Batch as LostCodes
from cairn.games.lost_code.rules.pieces import Wheel, WheelSet, wheel_sets
from cairn.games.lost_code.rules.table import StoneOptions
from tests.batch.oracle import BATCHED, play_beside
from tests.contract.play import tables

GAMES = 334
"""Of each game: a thousand in all, and a hundred thousand in `make soak`."""


@pytest.mark.parametrize("name", BATCHED)
def test_a_batch_goes_as_the_clear_engine_does(name: str) -> None:
    """Every number of players with every combination of the options, in turn."""
    set_up = tables(cairn.game(name))
    share = -(-GAMES // len(set_up))
    for seed, options in enumerate(set_up):
        assert play_beside(name, options, share, seed) > share


@pytest.mark.parametrize("wheels", [*wheel_sets("stones"), "house"])
def test_wheels_of_every_set(wheels: str) -> None:
    """LC 13: named ones, and those of a house, some with points below zero."""
    house = WheelSet("house", tuple(Wheel(width, 9 - 2 * width) for width in (2, 4, 6, 9, 12, 20, 25)))
    options = StoneOptions(players=3, variant="x", wheels=house if wheels == "house" else wheels, expansions=("curse",))
    assert play_beside("lost-code", options, 6, 1) > 6


def test_dice_and_stones_fall_as_likely_as_they_should() -> None:
    """LC 2.2, 3.2: over many games, within five deviations."""
    many = batch.new("lost-code", 20_000, players=2, seed=1)
    assert isinstance(many, LostCodes)
    triples = (many.dice == 3).any(1).mean()
    assert abs(triples - 6 / 216) < 5 * (6 / 216 / 20_000) ** 0.5
    for part in (many.racks[:, 0, 0], many.racks[:, 3, 5]):
        shares = np.bincount(part, minlength=8) / 20_000
        assert np.all(np.abs(shares - 1 / 8) < 5 * (1 / 8 / 20_000) ** 0.5)
    firsts = np.bincount(many.track[:, 0], minlength=2) / 20_000
    assert np.all(np.abs(firsts - 1 / 2) < 5 * (1 / 4 / 20_000) ** 0.5)
    before = many.racks.copy(), many.unseen.copy()
    while not (many.phase == SWAP).any():
        many.step(many.masks().argmax(1))
    swapping = np.flatnonzero(many.phase == SWAP)
    many.step(many.masks().argmax(1))
    drawn = many.racks[swapping] != before[0][swapping]
    game, rack, symbol = np.nonzero(drawn)
    assert len(game) > 3000, "one stone in each"
    digits = many.racks[swapping][game, rack, symbol]
    below = np.arange(9) < digits[:, None]
    place = (before[1][swapping][game, symbol] & below).sum(1)
    shares = np.bincount(place, minlength=4) / len(place)
    assert np.all(np.abs(shares - 1 / 4) < 5 * (1 / 4 / len(place)) ** 0.5), "each of the four not seen alike"


def test_who_is_not_played_in_batches_says_so() -> None:
    with pytest.raises(CairnError, match="not played in batches"):
        batch.new("arnak", 10)
    with pytest.raises(CairnError, match="at least one"):
        batch.new("lost-code", 0)


def test_any_legal_move_is_as_likely_as_the_others() -> None:
    """And nothing is chosen where there is nothing to choose."""
    masks = np.zeros((30_001, 7), bool)
    masks[:-1, [1, 4, 6]] = True
    chosen = batch.any_legal(masks, np.random.default_rng(1))
    assert chosen[-1] == 0
    shares = np.bincount(chosen[:-1], minlength=7) / 30_000
    assert np.all(np.abs(shares[[1, 4, 6]] - 1 / 3) < 0.02) and not shares[[0, 2, 3, 5]].any()
