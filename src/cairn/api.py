"""The public surface: games by name, a match in one line, bots by name."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from cairn import games as _package
from cairn.core import match as _match
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.record import Record
from cairn.core.sight import AnySight
from cairn.core.steps import Step
from cairn.core.table import new_table
from cairn.games import find, known
from cairn.play import insight
from cairn.play.bots import Bot, find_bot
from cairn.reason.beliefs import Belief

__all__ = ["Match", "belief", "bot", "game", "games", "read_file", "replay"]


class _Games:
    """The names of all games, when called; and the package of that name, which a plain function would hide."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(known())

    def __getattr__(self, name: str) -> Any:
        return getattr(_package, name)


games = _Games()


def game(name: str) -> AnyGame:
    """A game: the questions, its name, its rules version, and its options with their defaults."""
    return find(name)


def bot(name: str, game: str) -> Bot:
    """A bot that plays the game: `bot.choose(sight, moves, rng, seconds=None)` gives one of the moves."""
    return find_bot(name, game)


class _Beliefs:
    """What can be known from a sight, when called; and positions that fit it."""

    def __call__(self, sight: AnySight) -> Belief:
        """What the seat whose sight this is can know, exactly; raises `BadInput` for a game without hidden codes."""
        return insight.belief(sight)

    def sample(self, sight: AnySight, rng: Random) -> Any:
        """A whole position that the seat cannot tell from the true one; raises `BadInput` where none are drawn."""
        return insight.sample(sight, rng)


belief = _Beliefs()


class Match(_match.Match):
    """One game, by names: it asks the rules, rolls for chance from its seed, and keeps the record."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        steps: Iterable[Step] = (),
    ) -> None:
        """Set the table up; `options` change the game's defaults, and may name a file where the game allows that.

        `steps` of an earlier match are repeated before chance decides anything.
        """
        found = find(game) if isinstance(game, str) else game
        table = new_table(found, options_of(found, options or {}, players, read_file))
        super().__init__(table, Dealer(seed), names=names, bots=bots, steps=table.repeat(steps))


def replay(record: Record) -> _match.Match:
    """The match that a record tells of, where the record ends; raises `BadRecord` at the first step that cannot be."""
    return _match.replayed(find(record.game), record)


def read_file(name: str) -> str:
    """The text of a file; raises `BadInput` if there is none, or if it is not text."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(name, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(name, "is not a text file") from None
