"""The speed of engines: random games from the first to the last move, listing the legal moves at each decision.

All engines are measured in the same run, in CPU time, in turns of a slice each: other load on the machine then slows
all of them down alike, and ratios hold.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, Protocol

import numpy as np

from cairn.batch import any_legal, new
from cairn.core.chance import sample
from cairn.core.game import AnyGame
from cairn.core.values import Value

SLICE = 0.1
"""Seconds of CPU time that an engine plays before the next one's turn."""
FEWEST = 5
"""The least number of slices."""
AT_ONCE = 2048
"""The number of games in a batch."""
FIRST_MOVES = 20
"""The number of moves of each game that are made where only making them is measured."""


class Engine(Protocol):
    """One game of one engine, played at random."""

    @property
    def engine(self) -> str:
        """The name of the engine."""

    @property
    def game(self) -> str:
        """The game, and what distinguishes this measurement."""

    @property
    def contains(self) -> str:
        """What else happens between two decisions and is included in the figure."""

    @property
    def at_once(self) -> int:
        """The number of games that one call plays."""

    def play(self, rng: Random) -> int:
        """Play one random game, listing the legal moves at each decision, and return the number of decisions.

        An engine with several games at once plays all of them.
        """

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play a game or a part of one; return the number of moves applied, and the CPU seconds of that alone."""


class Slice(Value):
    """What an engine did in one slice of time."""

    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    microseconds_per_move: float


class Pace(Value):
    """The measurement of one engine: medians over its slices."""

    engine: str
    game: str
    contains: str
    decisions_per_second: float
    spread: tuple[float, float]
    """The interval that contains half of the slices."""
    games_per_second: float
    decisions_per_game: float
    microseconds_per_move: float


def play_slices(engines: Sequence[Engine], seconds: float) -> Iterator[tuple[Engine, Slice]]:
    """Let all engines play in turn, each for this number of seconds of CPU time in all."""
    rngs = {id(engine): Random(1) for engine in engines}
    for engine in engines:
        engine.play(rngs[id(engine)])  # caches are filled now
    count = max(FEWEST, round(seconds / SLICE))
    for _ in range(count):
        for engine in engines:
            yield engine, _slice(engine, rngs[id(engine)], seconds / count)


def paces(measured: Iterable[tuple[Engine, Slice]]) -> list[Pace]:
    """The medians for each engine."""
    found: dict[tuple[str, str, str], list[Slice]] = {}
    for engine, each in measured:
        found.setdefault((engine.engine, engine.game, engine.contains), []).append(each)
    return [_pace(*names, parts) for names, parts in found.items()]


def _pace(engine: str, game: str, contains: str, parts: list[Slice]) -> Pace:
    rates = [part.decisions_per_second for part in parts]
    low, _, high = quantiles(rates, n=4, method="inclusive")
    return Pace(
        engine=engine,
        game=game,
        contains=contains,
        decisions_per_second=median(rates),
        spread=(low, high),
        games_per_second=median(part.games_per_second for part in parts),
        decisions_per_game=median(part.decisions_per_game for part in parts),
        microseconds_per_move=median(part.microseconds_per_move for part in parts),
    )


class CairnEngine:
    """One of cairn's games, used only through its questions."""

    engine, at_once = "cairn", 1
    contains = "a new position and its events for each move and each outcome of chance"

    def __init__(self, game: AnyGame, options: Any, named: str = "") -> None:
        """Use the game with these options."""
        self.game = f"{game.name}, {options.players} player{'s' if options.players > 1 else ''}{named}"
        self._game, self._options = game, options

    def play(self, rng: Random) -> int:
        """Play one random game."""
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
        """Play a game, then apply its moves again, each from its own position, and time that."""
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
        apply, start = game.apply, process_time()
        for before, seat, move in turns:
            apply(before, seat, move)
        return len(turns), process_time() - start


class BatchEngine:
    """Many of cairn's games at once, in arrays."""

    engine = "cairn (batches)"
    contains = "masks of all legal moves, and choosing among them, in NumPy"

    def __init__(self, name: str, players: int, games: int = AT_ONCE) -> None:
        """Use this number of games with default options."""
        self.game = f"{name}, {players} players, {games:,} games at once"
        self.at_once = games
        self._name, self._players = name, players

    def play(self, rng: Random) -> int:
        """Play all of them at random."""
        return self._play_random(rng, None)[0]

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play the first moves of all of them, and time only the moves."""
        return self._play_random(rng, FIRST_MOVES)

    def _play_random(self, rng: Random, most: int | None) -> tuple[int, float]:
        games = new(self._name, self.at_once, players=self._players, seed=rng.getrandbits(32))
        dice = np.random.default_rng(rng.getrandbits(32))
        moves, took, steps = 0, 0.0, 0
        while steps != most and (deciding := self.at_once - int(np.count_nonzero(games.is_over))):
            chosen = any_legal(games.masks(), dice)
            start = process_time()
            games.step(chosen)
            took += process_time() - start
            moves, steps = moves + deciding, steps + 1
        return moves, took


def _slice(engine: Engine, rng: Random, seconds: float) -> Slice:
    decisions, games, start = 0, 0, process_time()
    while not games or process_time() - start < seconds * 0.8:
        decisions, games = decisions + engine.play(rng), games + engine.at_once
    spent, start = process_time() - start, process_time()
    moves, applying = 0, 0.0
    while not moves or process_time() - start < seconds * 0.2:
        made, took = engine.apply(rng)
        moves, applying = moves + made, applying + took
    return Slice(decisions / spent, games / spent, decisions / games, 1e6 * applying / moves)
