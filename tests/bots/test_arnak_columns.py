"""The columns of positions are those that the weights were trained on, number by number."""

from hashlib import sha256
from random import Random

import pytest

from cairn.core.chance import sample
from cairn.games.arnak.bots.features import COLUMNS, Features, features
from cairn.games.arnak.rules.engine import apply_unchecked, chance, moves, settle, setup, to_act
from cairn.games.arnak.rules.moves import Pass
from cairn.games.arnak.rules.state import Options, State, finish_draft

TOLD = {
    (1, "bird"): "252e8ca55ff2b5a6",
    (1, "snake"): "c90cc5eed2d0a3cc",
    (2, "bird"): "1120db285c41345d",
    (3, "snake"): "7e81277e3b8de108",
    (4, "bird"): "a2fc9f3f675db0ab",
}
"""What comes of the columns of a game in which all moves are drawn and nobody passes early. Where one of these changes,
so did what a network is told: weights must be trained again, and `VERSION` raised."""


def positions(options: Options, seed: str) -> list[State]:
    """A game from its beginning to its end."""
    rng, state, found = Random(seed), setup(options).state, list[State]()
    while True:
        rolled = chance(state)
        if rolled is not None:
            state = settle(state, sample(rolled, rng)).state
            continue
        acting = to_act(state)
        if not acting:
            return found
        found.append(state)
        there = list(moves(state, acting[0]))
        going = [move for move in there if not isinstance(move, Pass)]
        state = finish_draft(apply_unchecked(state, acting[0], rng.choice(going or there))).state


@pytest.mark.parametrize(("players", "side"), TOLD)
def test_columns_are_those_that_weights_were_trained_on(players: int, side: str) -> None:
    table = Options(players=players, side="snake" if side == "snake" else "bird", difficulty=5 if players == 1 else 0)
    told, before = sha256(), dict[int, tuple[State, Features]]()
    for number, state in enumerate(positions(table, f"columns of {players} on the {side} side")):
        seat = number % players
        root = before.get(seat)
        known = features(state, seat) if root is None else features(state, seat, *root)
        before[seat] = state, known
        columns, values = known.columns()
        assert columns.min() >= 0 and columns.max() < COLUMNS
        told.update(columns.astype("<i4").tobytes() + values.astype("<f4").tobytes())
        told.update(f"{known.own} {known.other} {known.first}".encode())
    assert told.hexdigest()[:16] == TOLD[players, side]
