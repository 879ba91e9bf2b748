"""How fast engines play: random moves from the first to the last, the legal ones listed at each decision."""

from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Protocol

from cairn.core.chance import sample
from cairn.core.game import AnyGame
from cairn.core.values import Value

__all__ = ["CairnEngine", "Engine", "Pace", "measure"]

PARTS = 5
"""A measurement is made in so many parts, and the median part is reported."""


class Engine(Protocol):
    """One game of one engine, played at random."""

    @property
    def engine(self) -> str:
        """Whose it is."""

    @property
    def game(self) -> str:
        """Which game, with what sets this measurement apart."""

    def play(self, rng: Random) -> int:
        """Play one game at random, listing the legal moves at each decision; how many decisions there were."""

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play one game; how many moves were applied, and the seconds that applying them took and nothing else."""


class Pace(Value):
    """What was measured of one engine."""

    engine: str
    game: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    microseconds_per_move: float


def measure(engine: Engine, seconds: float) -> Pace:
    """Play for about so many seconds."""
    rng = Random(1)
    engine.play(rng)  # tables that are made once are made now
    parts = [_part(engine, rng, seconds / PARTS) for _ in range(PARTS)]
    return Pace(engine.engine, engine.game, *(median(column) for column in zip(*parts, strict=True)))


class CairnEngine:
    """A game of ours, through its questions and nothing else."""

    engine = "cairn"

    def __init__(self, game: AnyGame, options: Any, named: str = "") -> None:
        """Take the game with these options."""
        self.game = f"{game.name}, {options.players} player{'s' if options.players > 1 else ''}{named}"
        self._game, self._options = game, options

    def play(self, rng: Random) -> int:
        """Play one game at random."""
        game, decisions = self._game, 0
        to_act, moves, apply, chance, settle = game.to_act, game.moves, game.apply, game.chance, game.settle
        state = game.setup(self._options).state
        while True:
            if (decided := chance(state)) is not None:
                state = settle(state, sample(decided, rng)).state
            elif seats := to_act(state):
                legal = tuple(moves(state, seats[0]))
                state = apply(state, seats[0], legal[rng.randrange(len(legal))]).state
                decisions += 1
            else:
                return decisions

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play a game, then apply its moves again, each from its own position, against the clock."""
        game, turns = self._game, list[tuple[Any, int, Any]]()
        state = game.setup(self._options).state
        while True:
            if (decided := game.chance(state)) is not None:
                state = game.settle(state, sample(decided, rng)).state
            elif seats := game.to_act(state):
                legal = tuple(game.moves(state, seats[0]))
                turns.append((state, seats[0], legal[rng.randrange(len(legal))]))
                state = game.apply(*turns[-1]).state
            else:
                break
        apply, start = game.apply, perf_counter()
        for before, seat, move in turns:
            apply(before, seat, move)
        return len(turns), perf_counter() - start


def _part(engine: Engine, rng: Random, seconds: float) -> tuple[float, float, float, float]:
    decisions, games, start = 0, 0, perf_counter()
    while perf_counter() - start < seconds * 0.8:
        decisions, games = decisions + engine.play(rng), games + 1
    spent, start = perf_counter() - start, perf_counter()
    moves, applying = 0, 0.0
    while perf_counter() - start < seconds * 0.2:
        made, took = engine.apply(rng)
        moves, applying = moves + made, applying + took
    return decisions / spent, games / spent, decisions / games, 1e6 * applying / moves
