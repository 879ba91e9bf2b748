"""The games of a server and their files: message catalogues, rules pages and components, each by its hash."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from cairn.core.game import AnyGame
from cairn.core.options import choices, option_names
from cairn.core.values import Value, encode, replace
from cairn.games.rooms import Rooms
from cairn.play.levels import Alone, Level, about, bot_name, levels, strength
from cairn.play.titles import title
from cairn.reason.hints import HINT_LEVELS
from cairn.text import LANGUAGES, Voice, catalogue, lesson_catalogue, text
from cairn.text.pages import rules_page

HASH_LENGTH = 32
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)
FLUENT, MARKDOWN, JSON = "text/plain; charset=utf-8", "text/markdown; charset=utf-8", "application/json"


class OptionInfo(Value):
    """An option of a game."""

    name: str
    default: Any
    choices: tuple[str, ...]
    """The possible values, where they can be listed."""
    takes_several: bool


class LevelInfo(Value):
    """A level of bots for people: description and measured strength, by language."""

    name: str
    about: dict[str, str]
    strength: dict[str, str]
    alone: tuple[Alone, ...] = ()
    """Results against an opponent without a seat, by difficulty."""


class GameInfo(Value):
    """A game of this server."""

    name: str
    rules: str
    players: tuple[int, int]
    """The lowest and the highest number."""
    bots: tuple[str, ...]
    """The names of all bots that play it."""
    levels: tuple[LevelInfo, ...]
    """The bots that are levels for people, weakest first."""
    options: tuple[OptionInfo, ...]
    hints: int
    """The number of hint levels; 0: no hints."""
    has_review: bool
    """Whether finished games can be reviewed."""
    has_codes: bool
    """Whether something hidden can be deduced: then only ready-made chat phrases are allowed during a game."""
    files: dict[str, str]
    """Addresses by name: `text/en`, `text/table/en`, `page/en`, `table/cards`; `table/book` for all components as they
    are drawn and described. The content of an address never changes."""


class File(NamedTuple):
    """A file for the page."""

    kind: str
    content: bytes


class Catalogue:
    """All games of the server; each is loaded when first asked for."""

    def __init__(self, games: Mapping[str, Rooms]) -> None:
        """Offer these games."""
        self._games = games
        self._games_described: dict[str, GameInfo] = {}
        self._files: dict[str, File] = {}

    @property
    def names(self) -> Iterable[str]:
        """The names of the games."""
        return self._games

    def game(self, name: str) -> GameInfo:
        """The description of one of the games."""
        if name not in self._games_described:
            self._games_described[name] = self._describe(self._games[name])
        return self._games_described[name]

    def title(self, name: str, lang: str) -> str:
        """The title of one of the games in a language."""
        return title(self._games[name], lang)

    def file(self, name: str) -> File | None:
        """The file with this hash; None if there is none."""
        for game in self._games:
            self.game(game)
        return self._files.get(name)

    def _describe(self, rooms: Rooms) -> GameInfo:
        game: AnyGame = rooms.game
        defaults = msgspec.to_builtins(game.options)
        return GameInfo(
            name=rooms.name,
            rules=game.rules_version,
            players=(game.players[0], game.players[-1]),
            bots=("random", *rooms.bot_names),
            levels=tuple(_describe_level(rooms, level) for level in levels(rooms)),
            options=tuple(
                OptionInfo(name, defaults[name], choices(game, name), isinstance(defaults[name], list | tuple))
                for name in option_names(game)
            ),
            hints=0 if rooms.at.hint is None else HINT_LEVELS,
            has_review=rooms.at.study is not None,
            has_codes=rooms.at.belief is not None,
            files={name: self._store(file) for name, file in _game_files(rooms)},
        )

    def _store(self, file: File) -> str:
        name = sha256(file.content).hexdigest()[:HASH_LENGTH]
        self._files[name] = file
        return f"/api/files/{name}"


def name_levels(game: GameInfo) -> GameInfo:
    """Return the game without what is said of its levels: four fifths of its description."""
    return replace(game, levels=tuple(replace(level, about={}, strength={}) for level in game.levels))


def _describe_level(rooms: Rooms, level: Level) -> LevelInfo:
    voices = {lang: Voice(text(lang, rooms.game), ()) for lang in LANGUAGES}
    return LevelInfo(
        name=level.name,
        about={lang: voice.say(about(rooms, level, _bot_names(voice))) for lang, voice in voices.items()},
        strength={lang: " ".join(map(voice.say, strength(level, _bot_names(voice)))) for lang, voice in voices.items()},
        alone=level.alone,
    )


def _bot_names(voice: Voice) -> Callable[[str], str]:
    """Translates the names of bots into a language."""
    return lambda bot: bot_name(voice.text, bot) or bot


def _game_files(rooms: Rooms) -> Iterable[tuple[str, File]]:
    for lang in LANGUAGES:
        yield f"text/{lang}", File(FLUENT, _without_comments(catalogue(rooms.package, lang)).encode())
        yield f"text/table/{lang}", File(FLUENT, _without_comments(catalogue("cairn", lang)).encode())
        if rooms.lessons is not None:
            yield f"lessons/{lang}", File(FLUENT, _without_comments(lesson_catalogue(rooms.package, lang)).encode())
        yield f"page/{lang}", File(MARKDOWN, rules_page(rooms, lang).encode())
    if (book := rooms.book) is not None:
        yield "table/book", File(JSON, encode(book()))
    tables = files(rooms.package).joinpath("tables")
    if tables.is_dir():
        for table in sorted(tables.iterdir(), key=lambda each: each.name):
            if table.name.endswith(".toml"):
                content = encode(tomllib.loads(table.read_text(encoding="utf-8")))
                yield f"table/{table.name.removesuffix('.toml')}", File(JSON, content)


def _without_comments(messages: str) -> str:
    """Return the messages alone: what is written for translators is of no use to a page."""
    return _COMMENTS.sub("", messages)
