"""Every level plays every game with every number of players to a legal end, and how long it thinks: `make soak`."""

from random import Random
from time import thread_time

import pytest

import cairn
from cairn.core.match import new_match
from cairn.games import rooms_of
from cairn.play.bots import find_bot
from cairn.play.levels import Level, levels
from tests.contract.play import tables
from tests.effort import soaked
from tests.tally import ENDED, timed, tried

QUICK, THINKING = 1000, 100
"""Games of each level that decides at once, and of each that thinks, for each number of players."""
PARTS = 10
"""So that workers can share."""

CASES = [
    pytest.param(name, level, players, id=f"{name}-{level.name}-{players}")
    for name in cairn.games()
    for level in levels(rooms_of(name))
    for players in cairn.game(name).players
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "level", "players"), CASES)
def test_every_level_plays_to_a_legal_end(name: str, level: Level, players: int, part: int) -> None:
    """The table refuses what is not legal; the options come in turn."""
    game = cairn.game(name)
    set_up = [options for options in tables(game) if options.players == players]
    for number in range(part, soaked(QUICK if level.quick else THINKING), PARTS):
        match = new_match(game, set_up[number % len(set_up)], seed=f"levels {number}")
        bot, rng = find_bot(level.name, name), Random(f"levels {number}")
        while match.to_act:
            seat = match.to_act[0]
            sight, moves = match.view(seat), match.moves(seat)
            begun = thread_time()
            move = bot.choose(sight, moves, rng)
            timed(name, level.name, thread_time() - begun)
            match.play(seat, move)
        assert match.result is not None
        tried(ENDED, name, players)
