"""A batch takes legal numbers alone, and makes no move where one of them is not."""

import re
from typing import Any

import msgspec
import numpy as np
import pytest

from cairn import batch
from cairn.core.errors import BadInput

GAMES = {"lost-code": 4, "think-str8": 2, "break-the-code": 3}


def begun(name: str, steps: int = 0, games: int = 6, seed: int = 1) -> batch.Batch:
    many, rng = batch.new(name, games, players=GAMES[name], seed=seed), np.random.default_rng(seed)
    for _ in range(steps):
        many.step(batch.any_legal(many.masks(), rng))
    return many


def ended() -> batch.Batch:
    """Some games are over, others are not."""
    many, rng = begun("break-the-code", games=64), np.random.default_rng(2)
    while not many.is_over.any():
        many.step(batch.any_legal(many.masks(), rng))
    return many


def whole(many: batch.Batch) -> list[bytes]:
    return [msgspec.json.encode(many.state(game)) for game in range(many.games)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 1, 5, 20])
def test_every_illegal_number_is_refused_and_nothing_is_done(name: str, steps: int) -> None:
    """In the last game alone: the legal numbers of the others are not played either."""
    many = begun(name, steps)
    masks, before, dealt = many.masks(), whole(many), many.is_over.copy()
    assert not dealt.any()
    legal = masks.argmax(1)
    for number in np.flatnonzero(~masks[-1]):
        chosen = legal.copy()
        chosen[-1] = number
        with pytest.raises(BadInput, match=rf"^actions: game 5: {number} is not legal for seat \d now$") as refused:
            many.step(chosen)
        assert refused.value.place == "actions"
    assert whole(many) == before
    many.step(legal)
    assert whole(many) != before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [-1, -10_000, 10_000, 2**40])
def test_what_is_no_number_of_a_move_is_refused(name: str, number: int) -> None:
    many = begun(name)
    chosen = many.masks().argmax(1)
    chosen[[2, 4]] = number
    told = f"actions: game 2: {number} is not a move, they are 0 to {many.actions - 1}, and 1 more"
    with pytest.raises(BadInput, match=re.escape(told)):
        many.step(chosen)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (np.zeros(6), "must be whole numbers, not float64"),
        (np.zeros(6, bool), "must be whole numbers, not bool"),
        (np.array(["1"] * 6), "must be whole numbers, not <U1"),
        (None, "must be whole numbers, not object"),
        (np.zeros(5, int), r"must be one number for each of 6 games, not shape (5,)"),
        (np.zeros((6, 1), int), r"must be one number for each of 6 games, not shape (6, 1)"),
        (3, r"must be one number for each of 6 games, not shape ()"),
    ],
)
def test_other_shapes_and_types_are_refused(given: Any, told: str) -> None:
    many = begun("lost-code")
    with pytest.raises(BadInput, match=re.escape(f"actions: {told}")):
        many.step(given)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.uint16, list])
def test_every_type_of_whole_number_will_do(kind: Any) -> None:
    many, same = begun("break-the-code"), begun("break-the-code")
    legal = many.masks().argmax(1)
    many.step(legal)
    same.step(legal.tolist() if kind is list else legal.astype(kind))
    assert whole(many) == whole(same)


def test_numbers_of_games_that_are_over_are_not_read() -> None:
    many = ended()
    over, before = many.is_over.copy(), whole(many)
    chosen = many.masks().argmax(1)
    chosen[over] = -7
    many.step(chosen)
    after = whole(many)
    assert [before[game] == after[game] for game in range(many.games)] == over.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_that_is_over_is_not_stepped(name: str) -> None:
    many, rng = begun(name), np.random.default_rng(1)
    while not many.is_over.all():
        many.step(batch.any_legal(many.masks(), rng))
    with pytest.raises(BadInput, match="actions: every game of the batch is over"):
        many.step(np.zeros(6, np.int64))


def test_what_is_done_to_a_mask_does_not_make_moves_legal() -> None:
    many = begun("lost-code")
    masks = many.masks()
    wrong = int(np.flatnonzero(~masks[0])[0])
    legal = masks.argmax(1)
    masks[:] = True
    legal[0] = wrong
    with pytest.raises(BadInput, match="game 0"):
        many.step(legal)
    assert not many.masks()[0, wrong]


@pytest.mark.parametrize("name", GAMES)
def test_unchecked_steps_go_the_same_way(name: str) -> None:
    """And masks are those of the new position, whether or not they were asked for before."""
    many, same, rng = begun(name), begun(name), np.random.default_rng(4)
    for _ in range(12):
        chosen = batch.any_legal(many.masks(), rng)
        many.step(chosen)
        same.step(chosen, check=False)
        assert whole(many) == whole(same)
