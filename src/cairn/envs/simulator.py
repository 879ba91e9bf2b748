"""A game whose seats get arrays and answer with numbers: the base of all environments."""

from collections.abc import Mapping

from cairn.core.errors import BadInput
from cairn.core.match import AnyMatch, new_match
from cairn.core.options import options_of
from cairn.core.sight import AnySight
from cairn.core.values import Seat, Value, as_whole
from cairn.envs.codes import Observation, codes_of
from cairn.envs.rewards import find_reward
from cairn.games import find


def to_move_number(action: object) -> int:
    """Return the number of a move as a Python integer; raise `BadInput` for anything else."""
    try:
        return as_whole(action)
    except TypeError:
        raise BadInput("action", f"must be the number of a move, not {action!r}") from None


def check_seed(seed: object) -> None:
    """Raise `BadInput` unless the seed is None or a whole number from 0 on."""
    if seed is None:
        return
    try:
        fits = as_whole(seed) >= 0
    except TypeError:
        fits = False
    if not fits:
        raise BadInput("seed", f"must be a whole number, 0 or higher, not {seed!r}")


class Simulator:
    """One table, at which one game after another is played."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        """Set up the table; `options` change the game's defaults."""
        self.game = find(game)
        self.options = options_of(self.game, options or {}, players)
        self.codes = codes_of(game)
        self._reward = find_reward(reward)
        self._match: AnyMatch | None = None
        self._listed: dict[Seat, dict[int, Value]] = {}
        self.decisions = 0

    @property
    def match(self) -> AnyMatch:
        """The current game."""
        if self._match is None:
            raise BadInput("reset", "comes before anything else")
        return self._match

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.options.players

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats to decide; none when the game is over or truncated."""
        return () if self.is_truncated else self.match.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.result is not None

    @property
    def is_truncated(self) -> bool:
        """Whether it was cut off because it was too long (`Coding.longest`)."""
        return not self.is_over and self.decisions >= self.codes.coding.longest

    @property
    def rewards(self) -> tuple[float, ...]:
        """The rewards by seat; 0 before the end."""
        result = self.match.result
        return (0.0,) * self.players if result is None else self._reward(result)

    def begin(self, seed: int | str) -> None:
        """Begin a new game; the same seed and choices give the same game."""
        self._match = new_match(self.game, self.options, seed=str(seed))
        self._listed = {}
        self.decisions = 0

    def sight(self, seat: Seat) -> AnySight:
        """The seat's sight, as a value."""
        return self.match.view(seat)

    def moves(self, seat: Seat) -> dict[int, Value]:
        """The legal moves of the seat by number."""
        if seat not in self._listed:
            moves = self.match.moves(seat) if seat in self.to_act else ()
            self._listed[seat] = self.codes.number_moves(self.sight(seat), moves)
        return self._listed[seat]

    def observe(self, seat: Seat) -> Observation:
        """The seat's observation."""
        listed = self.moves(seat)
        return self.codes.observe(self.sight(seat), tuple(listed.values()), listed)

    def is_legal(self, seat: Seat, action: object) -> bool:
        """Whether the seat has a legal move of that number; raise `BadInput` for anything but a number."""
        return to_move_number(action) in self.moves(seat)

    def play(self, seat: Seat, action: object) -> None:
        """Make the move of that number; raise `BadInput`, and change nothing, if it is illegal."""
        if not self.is_legal(seat, action):
            raise BadInput("action", f"{action} is no move of seat {seat} now: see its action_mask")
        self.play_move(seat, self.moves(seat)[to_move_number(action)])

    def play_move(self, seat: Seat, move: Value) -> None:
        """Make a move."""
        self.match.play(seat, move)
        self._listed = {}
        self.decisions += 1

    def count_refusal(self) -> None:
        """Count an illegal action, so that a game always ends."""
        self.decisions += 1
