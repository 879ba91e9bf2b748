"""OpenSpiel: importing this registers every game as `python_cairn_GAME`, as in `python_cairn_lost_code(players=3)`.

Chance has its true weights. Seats that decide at the same time are asked one by one, without knowing of each other. An
information state is the sight of a seat: all of it as a string, the row of `Coding.fields` as a tensor. Parameters are
the options of the game (several words joined by +), `players`, `reward` by name, `longest` (the number of decisions
after which the game is truncated; 0: the game's default), and in Break the Code `tiles` (fewer of them; 0: all).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from cairn.core.events import Event
from cairn.core.game import AnyGame, Options
from cairn.core.notation import write
from cairn.core.options import option_names, options_of, parse_words
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat, Value, encode
from cairn.envs.codes import codes_of
from cairn.envs.rewards import find_reward
from cairn.games import all_rooms, find

TILES = "tiles"
"""The parameter of games that have a smaller version."""


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_cairn_{game.replace('-', '_')}"


class Terms:
    """The rules, options, coding and reward of one game."""

    def __init__(self, name: str, options: Options, reward: str, longest: int = 0, tiles: int = 0) -> None:
        """Look everything up by name."""
        self._told = name, options, reward, longest, tiles
        self.options = options
        self.codes = codes_of(name)
        small = self.codes.coding.small
        self.rules: AnyGame = find(name) if small is None or not tiles else small(tiles)
        self.longest = longest or self.codes.coding.longest
        self.reward = find_reward(reward)

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, self._told


class Moment:
    """A position of a game, and who decides. It is immutable, so that copies may share it."""

    def __init__(self, terms: Terms, state: Value, events: tuple[Event, ...], decisions: int) -> None:
        """Find out who decides in that position, after this number of decisions."""
        rules = terms.rules
        self.terms, self.state, self.events, self.decisions = terms, state, events, decisions
        self.result = rules.result(state)
        self.is_over = self.result is not None or decisions >= terms.longest
        self.chance = None if self.is_over else rules.chance(state)
        self.acting: Seat | None = None
        self.legal: dict[int, Value] = {}
        if not self.is_over and self.chance is None:
            self.acting = rules.to_act(state)[0]
            moves = tuple(rules.moves(state, self.acting))
            self.legal = terms.codes.number_moves(self.sight(self.acting), moves)

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Moment, (self.terms, self.state, self.events, self.decisions)

    def sight(self, seat: Seat) -> AnySight:
        """Everything that the seat knows."""
        rules = self.terms.rules
        return Sight(rules.view(self.state, seat), tuple(rules.seen(event, seat) for event in self.events))

    def after(self, action: int) -> "Moment":
        """The position after this action of chance or of the seat to decide."""
        rules = self.terms.rules
        if self.chance is not None:
            change = rules.settle(self.state, self.chance.outcomes[action])
        else:
            assert self.acting is not None, "nobody decides here"
            change = rules.apply(self.state, self.acting, self.legal[action])
        decisions = self.decisions + (self.chance is None)
        return Moment(self.terms, change.state, (*self.events, *change.events), decisions)


class CairnGame(pyspiel.Game):
    """A game with its options; there is a subclass for each game."""

    name: str
    kind: Any

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        """Set it up with the parameters that differ from the defaults."""
        given: dict[str, Any] = dict(self.kind.parameter_specification) | dict(params or {})
        rules, codes = find(self.name), codes_of(self.name)
        words = {option: str(given[option]).replace("+", ",") for option in option_names(rules)}
        options = options_of(rules, parse_words(rules, words), int(given["players"]))
        self.terms = Terms(self.name, options, given["reward"], int(given["longest"]), int(given.get(TILES, 0)))
        self.terms.rules.setup(options)  # refuses what is not possible
        low, high = _bounds(given["reward"], codes.coding.points)
        info = pyspiel.GameInfo(
            num_distinct_actions=codes.actions,
            max_chance_outcomes=codes.coding.chances,
            num_players=options.players,
            min_utility=low,
            max_utility=high,
            max_game_length=self.terms.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> "CairnState":
        """The table before chance has decided anything."""
        return CairnState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> "Observer":
        """An observer of this game."""
        return Observer(self.terms, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound for the number of chance decisions in one game."""
        return max(self.terms.longest, self.terms.codes.coding.longest)


class CairnState(pyspiel.State):
    """The state of a game, as OpenSpiel expects it."""

    def __init__(self, game: CairnGame) -> None:
        """Begin a game."""
        super().__init__(game)
        change = game.terms.rules.setup(game.terms.options)
        self.now = Moment(game.terms, change.state, change.events, 0)

    def current_player(self) -> int:
        """The seat to decide, or chance, or the terminal player."""
        if self.now.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.now.acting is None else self.now.acting

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.now.legal) if player == self.now.acting else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by index, with their probabilities."""
        chance = self.now.chance
        assert chance is not None, "chance has nothing to decide here"
        total = sum(chance.weights)
        return [(number, weight / total) for number, weight in enumerate(chance.weights)]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.now.chance
        if player == pyspiel.PlayerId.CHANCE and chance is not None:
            return write(chance.outcomes[action])
        move = self.now.legal.get(action)
        return str(action) if move is None else write(move)

    def is_terminal(self) -> bool:
        """Whether nobody has anything to decide."""
        return self.now.is_over

    def returns(self) -> list[float]:
        """The rewards by seat; 0 before the end."""
        terms, result = self.now.terms, self.now.result
        return [0.0] * terms.options.players if result is None else list(terms.reward(result))

    def __str__(self) -> str:
        return encode(self.now.state).decode()


class Observer:
    """Writes what a seat knows, as OpenSpiel expects it."""

    def __init__(
        self, terms: Terms, kind: pyspiel.IIGObservationType | None, params: Mapping[str, object] | None
    ) -> None:
        """Prepare the tensor; there are no parameters."""
        if params:
            raise ValueError(f"there are no parameters to observe by, but {params} were given")
        self._private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind is None or kind.perfect_recall
        self._codes = terms.codes
        players = terms.options.players
        self.tensor = np.zeros(players + self._codes.width, np.float32)
        self.dict: dict[str, Any] = {"player": self.tensor[:players]}
        at = players
        for field in self._codes.coding.fields:
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: CairnState, player: int) -> None:
        """Write the row of a seat; without private information, only the seat."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self._private:
            self.tensor[len(self.dict["player"]) :] = self._codes.row(state.now.sight(player))

    def string_from(self, state: CairnState, player: int) -> str | None:
        """The sight of a seat; public information is not separated from it."""
        if not self._private:
            return None
        sight = state.now.sight(player)
        return encode(sight if self._recall else sight.view).decode()


def _bounds(reward: str, points: tuple[int, int]) -> tuple[float, float]:
    low, high = points
    return {"win": (0.0, 1.0), "points": (low, high)}.get(reward, (low - high, high - low))


def _register(name: str) -> None:
    game = find(name)
    spec: dict[str, Any] = {"players": game.options.players, "reward": "win", "longest": 0}
    if codes_of(name).coding.small is not None:
        spec[TILES] = 0
    for option in option_names(game):
        value = getattr(game.options, option)
        spec[option] = "+".join(value) if isinstance(value, tuple) else value
    kind = pyspiel.GameType(
        short_name=name_of(name),
        long_name=f"cairn: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=spec,
    )
    made = type(name_of(name), (CairnGame,), {"name": name, "kind": kind, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _name, _rooms in all_rooms().items():
    if _rooms.at.coding is not None:
        _register(_name)
