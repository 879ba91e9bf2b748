"""The public surface: games by name, a match in one line, bots by name."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cairn.reason.beliefs import Belief
from cairn.reason.beliefs import belief as _belief
from cairn.play.bots import Bot, find_bot
from cairn.core import match as _match
from cairn.core.errors import BadInput
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.record import Record, Step
from cairn.games import find, known

__all__ = ["Match", "belief", "bot", "game", "games", "read_file", "replay"]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(known())


def game(name: str) -> AnyGame:
    """A game: the nine questions, its name, its rules version, and its options with their defaults."""
    return find(name)


def bot(name: str, game: str) -> Bot:
    """A bot that plays the game: `bot.choose(view, moves, rng)` gives one of the moves."""
    return find_bot(name, find(game).name)


def belief(view: Any) -> Belief:
    """What the seat whose view this is can know, exactly; raises `BadInput` for a game without hidden codes."""
    return _belief(view)


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
        """Set the table up; `options` change the game's defaults, and may name a file where the game allows that."""
        found = find(game) if isinstance(game, str) else game
        chosen = options_of(found, options or {}, players, read_file)
        super().__init__(found, chosen, seed=seed, names=names, bots=bots, steps=steps)


def replay(record: Record) -> Match:
    """The match that a record tells of, where the record ends; raises `BadRecord` at the first step that cannot be."""
    return Match.replayed(find(record.game), record)


def read_file(name: str) -> str:
    """The text of a file; raises `BadInput` if there is none, or if it is not text."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(name, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(name, "is not a text file") from None
