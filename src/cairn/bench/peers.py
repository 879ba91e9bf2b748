"""Other engines, measured in the same run. They are optional: `make bench` installs them."""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from cairn.bench.cores import CORES, EngineFactory
from cairn.bench.speed import AT_ONCE, Engine

_OPEN_SPIEL = (
    ("OpenSpiel (C++)", "hanabi"),
    ("OpenSpiel (C++)", "leduc_poker"),
    ("OpenSpiel (C++)", "gin_rummy"),
    ("OpenSpiel (Python)", "python_liars_poker"),
    ("OpenSpiel (Python)", "python_block_dominoes"),
)

_PGX = ("leduc_holdem", "connect_four")


def peers() -> list[Engine]:
    """The engines that are installed here."""
    found: list[Engine] = []
    if find_spec("pyspiel") is not None:
        found += [_open_spiel(engine, name) for engine, name in _OPEN_SPIEL]
    if find_spec("pgx") is not None:
        found += [PgxEngine(name) for name in _PGX]
    if find_spec("catanatron") is not None:
        found.append(CatanatronEngine(import_module("catanatron")))
    return found


def peers_together() -> list[tuple[EngineFactory, int]]:
    """Those to be measured with several cores: OpenSpiel in several processes, Pgx with its own threads."""
    found: list[tuple[EngineFactory, int]] = []
    if find_spec("pyspiel") is not None:
        found += [(partial(_open_spiel, *each), CORES) for each in _OPEN_SPIEL if "C++" in each[0]]
    if find_spec("pgx") is not None:
        found += [(partial(PgxEngine, name), 1) for name in _PGX]
    return found


def missing() -> list[str]:
    """The packages that would add more engines."""
    wanted = {"pyspiel": "open-spiel", "pgx": "pgx", "catanatron": "catanatron"}
    return [package for module, package in wanted.items() if find_spec(module) is None]


def _open_spiel(engine: str, name: str) -> Engine:
    spiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers those written in Python
    return OpenSpielEngine(engine, spiel.load_game(name), name)


class OpenSpielEngine:
    """A game of OpenSpiel, driven from Python."""

    def __init__(self, engine: str, game: Any, name: str) -> None:
        """Use a game that OpenSpiel has loaded."""
        self.engine, self.game, self.at_once = engine, name, 1
        self.contains = "the driver in Python, which draws for chance: most of the time if chance decides often"
        self._game = game

    def play(self, rng: Random) -> int:
        """Play one random game."""
        state, decisions = self._game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.randrange(len(legal))])
                decisions += 1
        return decisions

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play one game, and time only the application of players' moves."""
        state, moves, took = self._game.new_initial_state(), 0, 0.0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                action = legal[rng.randrange(len(legal))]
                start = process_time()
                state.apply_action(action)
                took += process_time() - start
                moves += 1
        return moves, took


class PgxEngine:
    """Many games of Pgx at once, compiled for this machine by JAX."""

    engine = "Pgx (JAX, batches)"
    contains = "masks of all legal moves and choosing among them, compiled; the time of all threads"

    def __init__(self, name: str, games: int = AT_ONCE) -> None:
        """Compile the game for this number of games at once."""
        jax, pgx = import_module("jax"), import_module("pgx")
        self.game, self.at_once = f"{name}, {games:,} games at once", games
        rules, random = pgx.make(name), jax.random

        def begin(key: Any) -> Any:
            return jax.vmap(rules.init)(random.split(key, games))

        def choose(state: Any, key: Any) -> Any:
            mask = state.legal_action_mask
            return random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf), axis=1)

        def step(state: Any, actions: Any) -> Any:
            over = state.terminated | state.truncated
            return jax.vmap(rules.step)(state, actions), (~over).sum()

        def play_all(key: Any) -> Any:
            """Play all games to their end, and return the number of decisions."""

            def going_on(run: Any) -> Any:
                state, _, _ = run
                return (~(state.terminated | state.truncated)).any()

            def further(run: Any) -> Any:
                state, key, moves = run
                key, own = random.split(key)
                state, deciding = step(state, choose(state, own))
                return state, key, moves + deciding

            _, _, moves = jax.lax.while_loop(going_on, further, (begin(key), key, jax.numpy.int32(0)))
            return moves

        self._jax, self._play_all = jax, jax.jit(play_all)
        self._begin, self._choose, self._step = jax.jit(begin), jax.jit(choose), jax.jit(step)

    def play(self, rng: Random) -> int:
        """Play all of them at random inside compiled code."""
        return int(self._play_all(self._jax.random.PRNGKey(rng.getrandbits(31))))

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play all of them move by move, and time only the moves."""
        key = self._jax.random.PRNGKey(rng.getrandbits(31))
        state, moves, took = self._begin(key), 0, 0.0
        while True:
            key, own = self._jax.random.split(key)
            actions = self._jax.block_until_ready(self._choose(state, own))
            start = process_time()
            state, deciding = self._jax.block_until_ready(self._step(state, actions))
            took += process_time() - start
            if not int(deciding):
                return moves, took
            moves += int(deciding)


class CatanatronEngine:
    """Catan for four players, in pure Python."""

    engine, game, at_once = "Catanatron (Python)", "catan, 4 players", 1
    contains = "the list of the next moves, which is part of making a move"

    def __init__(self, catanatron: Any) -> None:
        """Use the package."""
        self._catanatron = catanatron

    def play(self, rng: Random) -> int:
        """Play one random game."""
        return self.apply(rng)[0]

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play one game, and time only the application of moves."""
        package = self._catanatron
        players = [package.RandomPlayer(colour) for colour in package.Color]
        game, moves, took = package.Game(players, seed=rng.randrange(2**32)), 0, 0.0
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.state.playable_actions
            action = legal[rng.randrange(len(legal))]
            start = process_time()
            game.execute(action)
            took += process_time() - start
            moves += 1
        return moves, took
