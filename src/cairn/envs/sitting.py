"""A game at which seats are given arrays and answer with numbers: what all environments of a kind share."""

from collections.abc import Mapping

from cairn.core.errors import BadInput
from cairn.core.match import AnyMatch, new_match
from cairn.core.options import options_of
from cairn.core.sight import AnySight
from cairn.core.values import Seat, Value, as_whole
from cairn.envs.codes import Given, codes_of
from cairn.envs.rewards import find_reward
from cairn.games import find


def action_number(action: object) -> int:
    """The number of a move as one of Python's own; raises `BadInput` for what is no whole number."""
    try:
        return as_whole(action)
    except TypeError:
        raise BadInput("action", f"the number of a move is wanted, not {action!r}") from None


def check_seed(seed: object) -> None:
    """Raise `BadInput` unless it is a whole number that is not negative, or None."""
    if seed is None:
        return
    try:
        fits = as_whole(seed) >= 0
    except TypeError:
        fits = False
    if not fits:
        raise BadInput("seed", f"a whole number from 0 on is wanted, not {seed!r}")


class Sitting:
    """One table, at which game after game is played."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        """Set the table up; `options` change the game's defaults."""
        self.game = find(game)
        self.options = options_of(self.game, options or {}, players)
        self.codes = codes_of(game)
        self._reward = find_reward(reward)
        self._match: AnyMatch | None = None
        self._listed: dict[Seat, dict[int, Value]] = {}
        self.decisions = 0

    @property
    def match(self) -> AnyMatch:
        """The game that is played now."""
        if self._match is None:
            raise BadInput("reset", "comes before anything else")
        return self._match

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have something to decide; none when the game is over, or was broken off."""
        return () if self.is_broken_off else self.match.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game came to its end."""
        return self.match.result is not None

    @property
    def is_broken_off(self) -> bool:
        """Whether it went on for too long (`Coding.longest`)."""
        return not self.is_over and self.decisions >= self.codes.coding.longest

    @property
    def rewards(self) -> tuple[float, ...]:
        """By seat, what the game was worth; nothing before its end."""
        result = self.match.result
        return (0.0,) * self.players if result is None else self._reward(result)

    def begin(self, seed: int | str) -> None:
        """Begin a new game; the same seed and the same choices make the same game."""
        self._match = new_match(self.game, self.options, seed=str(seed))
        self._listed = {}
        self.decisions = 0

    def sight(self, seat: Seat) -> AnySight:
        """What the seat sees and saw happen, as the value it is."""
        return self.match.view(seat)

    def moves(self, seat: Seat) -> dict[int, Value]:
        """What the seat may do, by number."""
        if seat not in self._listed:
            moves = self.match.moves(seat) if seat in self.to_act else ()
            self._listed[seat] = self.codes.listed(self.sight(seat), moves)
        return self._listed[seat]

    def given(self, seat: Seat) -> Given:
        """What the seat is given."""
        listed = self.moves(seat)
        return self.codes.given(self.sight(seat), tuple(listed.values()), listed)

    def is_legal(self, seat: Seat, action: object) -> bool:
        """Whether the number is that of a move which the seat may make; raises `BadInput` for what is no number."""
        return action_number(action) in self.moves(seat)

    def play(self, seat: Seat, action: object) -> None:
        """Make the move of that number; raises `BadInput`, and changes nothing, where it is none."""
        if not self.is_legal(seat, action):
            raise BadInput("action", f"{action} is no move of seat {seat} now: see its action_mask")
        self.play_move(seat, self.moves(seat)[action_number(action)])

    def play_move(self, seat: Seat, move: Value) -> None:
        """Make a move."""
        self.match.play(seat, move)
        self._listed = {}
        self.decisions += 1

    def refused(self) -> None:
        """Count an answer that was no move, so that nobody is asked for ever."""
        self.decisions += 1
