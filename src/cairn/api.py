"""The public API: games by name, matches, bots, beliefs and simulations.

A type checker knows the views, moves and events of a game by its name; the types are in `cairn.lost_code`,
`cairn.think_str8`, `cairn.break_the_code` and `cairn.arnak`.
"""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike, fspath
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict, Unpack, cast, overload

from cairn import games as _package
from cairn.core import match as _match
from cairn.core.bots import AnyBot
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput
from cairn.core.events import Event
from cairn.core.game import AnyGame, C, E, Game, M, O, Options, S, V
from cairn.core.match import check_names
from cairn.core.options import options_of
from cairn.core.record import Record, to_json
from cairn.core.sight import AnySight, Sight
from cairn.core.steps import Step
from cairn.core.table import new_table
from cairn.core.values import Seat, Value
from cairn.games import all_rooms, find
from cairn.play import beliefs
from cairn.play.bots import find_bot
from cairn.play.files import read_records, write_text
from cairn.play.pool import Crew
from cairn.play.simulate import Plan, Summary, summary
from cairn.play.simulate import simulate as _simulate
from cairn.reason.beliefs import AnyBelief, AnyWeighed

if TYPE_CHECKING:  # a game is loaded only when it is used
    from cairn import arnak, break_the_code, lost_code, think_str8

Seed: TypeAlias = int | str | None
PathName: TypeAlias = str | PathLike[str]
Settings: TypeAlias = Mapping[str, object] | None


class More(TypedDict, total=False):
    """The optional arguments of a match, besides its game, players and options."""

    seed: Seed
    names: Sequence[str]
    bots: Sequence[str | None]
    steps: Iterable[Step]


class _Games:
    """Returns the names of all games when called; a plain function would hide the package of that name."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(all_rooms())

    def __getattr__(self, name: str) -> Any:
        return getattr(_package, name)


games = _Games()


@overload
def game(name: Literal["lost-code"]) -> "lost_code.Game": ...
@overload
def game(name: Literal["think-str8"]) -> "think_str8.Game": ...
@overload
def game(name: Literal["break-the-code"]) -> "break_the_code.Game": ...
@overload
def game(name: Literal["arnak"]) -> "arnak.Game": ...
@overload
def game(name: str) -> AnyGame: ...
def game(name: str) -> object:
    """Return a game: the questions, its name, its rules version, and its options with their defaults."""
    return find(name)


@overload
def bot(name: str, game: Literal["lost-code"]) -> "lost_code.Bot": ...  # type: ignore[overload-overlap]  # the name says more
@overload
def bot(name: str, game: Literal["think-str8"]) -> "think_str8.Bot": ...  # type: ignore[overload-overlap]  # the name says more
@overload
def bot(name: str, game: Literal["break-the-code"]) -> "break_the_code.Bot": ...  # type: ignore[overload-overlap]  # the name says more
@overload
def bot(name: str, game: Literal["arnak"]) -> "arnak.Bot": ...  # type: ignore[overload-overlap]  # the name says more
@overload
def bot(name: str, game: str) -> AnyBot: ...
def bot(name: str, game: str) -> object:
    """Return a bot for the game: `bot.choose(sight, moves, rng, seconds=None)` returns one of the moves.

    The name is one of the game's own, or `module:Class` for a class of yours.
    """
    return _CheckedBot(find_bot(name, game))


class _CheckedBot:
    """A bot that checks its arguments before it thinks."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def __repr__(self) -> str:
        return f"<bot {type(self._bot).__name__}>"

    def choose(self, sight: AnySight, moves: Sequence[Value], rng: Random, seconds: float | None = None) -> Value:
        for name, given, kind in (("sight", sight, Sight), ("moves", moves, Sequence), ("rng", rng, Random)):
            if not isinstance(given, kind):
                raise BadInput(name, f"must be a {kind.__name__}, not {given!r}")
        if not moves:
            raise BadInput("moves", "there is none to choose from")
        limit: object = seconds
        if limit is not None and not (isinstance(limit, int | float) and limit >= 0):
            raise BadInput("seconds", f"must be a number of seconds, not {seconds!r}")
        return self._bot.choose(sight, moves, rng, seconds)


class _Beliefs:
    """Returns a belief when called, weighs its codes by what others did, and samples positions."""

    @overload
    def __call__(self, sight: "lost_code.Sight") -> "lost_code.Belief": ...  # type: ignore[overload-overlap]  # the view says more
    @overload
    def __call__(self, sight: "break_the_code.Sight") -> "break_the_code.Belief": ...  # type: ignore[overload-overlap]  # the view says more
    @overload
    def __call__(self, sight: AnySight) -> AnyBelief: ...
    def __call__(self, sight: AnySight) -> object:
        """Return exactly what the seat can know; raise `BadInput` for a game without hidden codes."""
        return beliefs.belief(sight)

    @overload
    def weighed(  # type: ignore[overload-overlap]  # the view says more
        self, sight: "lost_code.Sight", levels: Mapping[str, float], anything: float = 0.1
    ) -> "lost_code.Weighed": ...
    @overload
    def weighed(self, sight: AnySight, levels: Mapping[str, float], anything: float = 0.1) -> AnyWeighed: ...
    def weighed(self, sight: AnySight, levels: Mapping[str, float], anything: float = 0.1) -> object:
        """Return how likely the codes are if the others play like that; the belief itself is from the rules alone.

        `levels` has the share of players who play like each level, `anything` the share of decisions in which they
        make any move. Raise `BadInput` for a game in which the others do not see the seat's code.
        """
        return beliefs.weighed(sight, levels, anything)

    @overload
    def sample(self, sight: "arnak.Sight", rng: Random) -> "arnak.State": ...
    @overload
    def sample(self, sight: AnySight, rng: Random) -> Value: ...
    def sample(self, sight: AnySight, rng: Random) -> object:
        """Return a complete position that the seat cannot tell from the true one; raise `BadInput` without one."""
        return beliefs.sample(sight, rng)


belief = _Beliefs()


class Match(_match.Match[O, S, M, C, V, E]):
    """One game: it asks the rules, draws for chance from its seed, and keeps the record."""

    @overload
    def __init__(
        self: "lost_code.Match",
        game: Literal["lost-code"],
        players: int | None = None,
        options: Settings = None,
        **more: Unpack[More],
    ) -> None: ...
    @overload
    def __init__(
        self: "think_str8.Match",
        game: Literal["think-str8"],
        players: int | None = None,
        options: Settings = None,
        **more: Unpack[More],
    ) -> None: ...
    @overload
    def __init__(
        self: "break_the_code.Match",
        game: Literal["break-the-code"],
        players: int | None = None,
        options: Settings = None,
        **more: Unpack[More],
    ) -> None: ...
    @overload
    def __init__(
        self: "arnak.Match",
        game: Literal["arnak"],
        players: int | None = None,
        options: Settings = None,
        **more: Unpack[More],
    ) -> None: ...
    @overload
    def __init__(
        self: "AnyMatch", game: str, players: int | None = None, options: Settings = None, **more: Unpack[More]
    ) -> None: ...
    @overload
    def __init__(
        self, game: Game[O, S, M, C, V, E], players: int | None = None, options: Settings = None, **more: Unpack[More]
    ) -> None: ...
    def __init__(
        self,
        game: Any,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: Seed = None,
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        steps: Iterable[Step] = (),
    ) -> None:
        """Set up the table; `options` change the game's defaults, and may name a file where the game allows that.

        The `steps` of an earlier match are repeated before chance decides anything.
        """
        found: Game[O, S, M, C, V, E] = game if isinstance(game, Game) else cast(Any, find(game))
        table = new_table(found, options_of(found, {} if options is None else options, players, read_file))
        super().__init__(table, Dealer(seed), names=names, bots=bots, steps=table.repeat(steps))

    def save(self, path: PathName) -> None:
        """Write the record to a file for `load`; raise `BadInput` if the file contains something else."""
        write_text(_path(path), [to_json(self.record)])

    def text(self, seat: Seat | None = None, *, lang: str = "en") -> str:
        """The table as the seat sees it, in plain text; for None, as an onlooker does."""
        from cairn.play.drawing import draw_text  # loads Rich, which takes a moment

        return draw_text(self.game, self.view(seat), self.names, () if seat is None else self.notes(seat), lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.options.players} players, {len(self.record.steps)} steps>"

    def _repr_html_(self) -> str:
        """The table as an onlooker sees it, for notebooks."""
        from cairn.play.drawing import draw_html

        return draw_html(self.game, self.view(None), self.names, (), "en")


AnyMatch: TypeAlias = Match[Options, Value, Value, Value, Value, Event]
"""A match of a game that is known only by name."""


def replay(record: Record) -> AnyMatch:
    """Replay a record, and return the match where it ends; raise `BadRecord` at the first illegal step."""
    if not isinstance(record, Record):
        raise BadInput("record", f"must be a record, as `match.record` gives it, not {type(record).__name__}")
    return _wrap(_match.replay_record(find(record.game), record))


@overload
def load(path: PathName, game: Literal["lost-code"], *, seed: Seed = None) -> "lost_code.Match": ...
@overload
def load(path: PathName, game: Literal["think-str8"], *, seed: Seed = None) -> "think_str8.Match": ...
@overload
def load(path: PathName, game: Literal["break-the-code"], *, seed: Seed = None) -> "break_the_code.Match": ...
@overload
def load(path: PathName, game: Literal["arnak"], *, seed: Seed = None) -> "arnak.Match": ...
@overload
def load(path: PathName, game: str | None = None, *, seed: Seed = None) -> AnyMatch: ...
def load(path: PathName, game: str | None = None, *, seed: Seed = None) -> object:
    """Load a saved match, to continue it; of several records in the file, the last.

    `game` is the game that must be in the file. A record contains no seed: with the `seed` of the saved match chance
    continues as it would have. Raise `BadInput` if there is no such file, and `BadRecord` if it is no record.
    """
    name = _path(path)
    record = read_records(read_file(name), find)[-1]
    if game is not None and find(game).name != record.game:
        raise BadInput(name, f"is a game of {record.game}, not of {game}")
    return _wrap(_match.replay_record(find(record.game), record, Dealer(seed)))


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    jobs: int = 1,
) -> Summary:
    """Play this number of games between bots, named by seat; the same seed gives the same wins and scores.

    A bot of your own is `module:Class`.
    """
    check_names("bots", bots)
    for name, number in (("games", games), ("seed", seed), ("jobs", jobs)):
        if type(number) is not int or (name == "jobs" and number < 1):
            raise BadInput(name, f"must be a whole number, not {number!r}")
    found = find(game)
    options = {} if options is None else options
    plan = Plan(found.name, options_of(found, options, players or len(bots), read_file), tuple(bots), games, seed)
    return summary(plan, list(_simulate(plan, Crew(jobs))))


def read_file(name: str) -> str:
    """Return the text of a file; raise `BadInput` if there is none, or if it is not text."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(name, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(name, "is not a text file") from None


def _wrap(found: _match.AnyMatch) -> AnyMatch:
    """The match with the methods of this module, without setting it up again."""
    match: AnyMatch = Match.__new__(Match)
    vars(match).update(vars(found))
    return match


def _path(path: PathName) -> str:
    given: object = path
    name = fspath(given) if isinstance(given, str | PathLike) else None
    if isinstance(name, str) and name and "\0" not in name:
        return name
    raise BadInput("path", f"must be the name of a file, not {path!r}")
