"""Random games of Arnak with everything that can be set up, held to what must be true of each of them."""

from random import Random

import cairn
from cairn.core import record
from cairn.core.match import replay_record
from cairn.core.record import Record
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.state import Options
from tests.contract.adapter import adapter_of
from tests.contract.play import play
from tests.contract.properties import OF_WHOLE_GAMES, PROPERTIES
from tests.tally import GAMES, tried

__all__ = ["TABLES", "check_game"]

TABLES = (
    *(Options(players=1, side=side, difficulty=difficulty) for side in ("bird", "snake") for difficulty in range(6)),
    *(Options(players=players, side=side) for side in ("bird", "snake") for players in (2, 2, 3, 3, 4, 4)),
)
"""Both sides, every number of players alike, every difficulty."""


SOME = 20
"""Pieces are counted in every so-manyth position: one that is lost does not come back. The contract counts them all."""


def check_game(seed: int) -> None:
    """One game: it ends, no piece is lost, its result is right, and its record leads to the same end."""
    adapter, rng = adapter_of("arnak"), Random(seed)
    trail = play(ARNAK, TABLES[seed % len(TABLES)], rng, adapter)
    for kept in set(OF_WHOLE_GAMES) - {"pieces_are_conserved"}:
        PROPERTIES[kept](adapter, trail, rng)
    pieces = adapter.counted(trail.states[0], trail.history(0))
    for number in (*range(0, len(trail.states), SOME), len(trail.states) - 1):
        assert adapter.counted(trail.states[number], trail.history(number)) == pieces, f"seed {seed}"
    names = tuple(f"seat {seat}" for seat in trail.seats)
    result = ARNAK.result(trail.end)
    assert result is not None, f"seed {seed}: the game stalled after {len(trail.steps)} steps"
    whole = Record(ARNAK.name, ARNAK.rules_version, trail.options, names, trail.steps, result)
    again = record.read(record.to_text(whole), cairn.game)
    assert again == whole, f"seed {seed}"
    assert replay_record(ARNAK, again).state == trail.end, f"seed {seed}"
    tried(GAMES, ARNAK.name, len(trail.seats))
