"""Other engines, measured in the same run. They are optional: `make bench` brings them."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from cairn.bench.speed import Engine

__all__ = ["missing", "peers"]

_OPEN_SPIEL = (
    ("OpenSpiel (C++)", "hanabi"),
    ("OpenSpiel (C++)", "leduc_poker"),
    ("OpenSpiel (C++)", "gin_rummy"),
    ("OpenSpiel (Python)", "python_liars_poker"),
    ("OpenSpiel (Python)", "python_block_dominoes"),
)


def peers() -> list[Engine]:
    """The engines that are installed here."""
    found: list[Engine] = []
    if find_spec("pyspiel") is not None:
        spiel = import_module("pyspiel")
        import_module("open_spiel.python.games")  # registers those written in Python
        found += [OpenSpielEngine(engine, spiel.load_game(name), name) for engine, name in _OPEN_SPIEL]
    if find_spec("catanatron") is not None:
        found.append(CatanatronEngine(import_module("catanatron")))
    return found


def missing() -> list[str]:
    """The packages that would give more peers."""
    wanted = {"pyspiel": "open-spiel", "catanatron": "catanatron"}
    return [package for module, package in wanted.items() if find_spec(module) is None]


class OpenSpielEngine:
    """A game of OpenSpiel, driven from Python."""

    def __init__(self, engine: str, game: Any, name: str) -> None:
        """Take a game that OpenSpiel has loaded."""
        self.engine, self.game, self.at_once = engine, name, 1
        self.contains = "Python's driver, which rolls for chance: most of it where chance speaks often"
        self._game = game

    def play(self, rng: Random) -> int:
        """Play one game at random."""
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
        """Play one game, with the clock running while a player's move is applied."""
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


class CatanatronEngine:
    """Catan for four players, in pure Python."""

    engine, game, at_once = "Catanatron (Python)", "catan, 4 players", 1
    contains = "the list of the next moves, which applying a move makes at once"

    def __init__(self, catanatron: Any) -> None:
        """Take the package."""
        self._catanatron = catanatron

    def play(self, rng: Random) -> int:
        """Play one game at random."""
        return self.apply(rng)[0]

    def apply(self, rng: Random) -> tuple[int, float]:
        """Play one game, with the clock running while a move is applied."""
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
