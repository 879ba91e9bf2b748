"""Texts in the player's language: message catalogues, and phrases rendered from them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from cairn.core.game import GameInfo
from cairn.core.offers import Refusal
from cairn.core.phrases import VERBATIM, Fact, Phrase, Ref
from cairn.core.registry import look_up
from cairn.core.values import Seat
from cairn.text.fluent import Catalogue

__all__ = [
    "CASES",
    "LANGUAGES",
    "Text",
    "Voice",
    "catalogue",
    "chance",
    "lesson_catalogue",
    "lesson_text",
    "text",
    "typeset",
]

LANGUAGES = {"en": "English", "pl": "Polski", "ru": "Русский"}

CASES = ("acc", "gen", "inf", "the", "loc", "from", "into")
"""The grammatical forms that attributes of messages are written in: two cases, the infinitive of what a player
does, a name with its article, and a place that something is at, comes from or goes to. Which of them a message has
depends on its language."""

_MINUS = re.compile(r"(?<![\w.,)\]}–-])-(?=\d)")
_AFTER_SIGNS = re.compile(r"(?<=[◎▤▲◆♟▯☹☾]) (?=[^\W\d_])")
_BY_NUMBERS = r"(?<=\d) (?=[^\W\d_])|(?<=[^\W\d_])(?<!\b[A-Z]{2}) (?=[−+]?\d)"
_UNBROKEN = {
    "pl": re.compile(rf"{_BY_NUMBERS}|(?<=\b[aiouwzAIOUWZ]) (?=[\w„(])|(?<=\S) (?=– )"),
    "ru": re.compile(rf"{_BY_NUMBERS}|(?<=\b[авикосуяАВИКОСУЯ]) (?=[\w«(])|(?<=\S) (?=— )"),
}
"""Spaces at which no line breaks: between a number and its unit, after a one-letter word, before a dash."""

_REF = re.compile(r"(?P<kind>[a-z][a-z-]*):(?P<id>[^\s/#]+)\S*")


class Text:
    """One language: the messages of every table and those of one game."""

    def __init__(self, lang: str, packages: Iterable[str], *more: str) -> None:
        """Read the catalogue of each package, and `more` messages."""
        look_up("language", lang, LANGUAGES)
        self.lang = lang
        self._catalogue = Catalogue(lang)
        for package in packages:
            self._catalogue.add(catalogue(package, lang))
        for messages in more:
            self._catalogue.add(messages)

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message, or an attribute of one, of that name."""
        name, _, attribute = key.partition(".")
        return self._catalogue.has(name, attribute)

    def say(self, key: str, **facts: object) -> str:
        """Return the message with its facts filled in. A missing message or fact is a programming error.

        A fact without a particular case is used for all cases.
        """
        assert self.has(key), f"no message {key!r} in {self.lang}"
        name, _, attribute = key.partition(".")
        cases = {f"{given}-{case}": fact for given, fact in facts.items() for case in CASES}
        return typeset(self.lang, self._catalogue.format(name, attribute, {**cases, **facts}))

    def cases(self, key: str) -> tuple[str, ...]:
        """The attributes of a message: for a piece's name, its grammatical cases."""
        return self._catalogue.attributes(key)


@dataclass(frozen=True)
class Voice:
    """Renders phrases at one table in one language: who sits where, and who is addressed as `you`.

    The facts of a phrase become the variables of its message. A number, a word or a phrase is itself; a list is its
    parts with commas between them, and `$cards-count` is its length. A piece given by its `Ref` becomes its name: for
    `card:revolver` the message `card-revolver`, and each attribute of that message is a form of it, such as
    `$card-short`. Every fact is available in each of the `CASES`, such as `$card-acc`: a piece or a phrase is rendered
    with that attribute of its message, a list part by part, and anything without the attribute as usual. If a kind of
    piece shares the names of another, `ref-hand = card` says so; if pieces are numbered, one message names them all:
    for `wheel:5` it is `wheel-any` with `$id`. `seat:2` becomes the player's name, or the word for `you`, and
    `$seat-you` is `yes` or `no`, or `nobody` if no person sits there (the rival of a solo game). What a person wrote
    (`verbatim`) stays as it is.
    """

    text: Text
    names: Sequence[str]
    seat: Seat | None = None
    """Who is addressed as `you`; None: nobody."""
    setting: Mapping[str, Fact] = field(default_factory=dict)
    """Variables of every message at this table, such as the edition."""

    def say(self, phrase: Phrase) -> str:
        """Return the phrase as a sentence, or a part of one."""
        return str(self._render(phrase))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not possible, in one line that begins with the rule."""
        said = self.say(refusal.phrase)
        return f"{refusal.rule}: {said}" if " " in refusal.rule else said

    def name(self, piece: Ref) -> str:
        """Return the name of a piece or a seat."""
        return self.tell(piece)

    def tell(self, fact: Fact) -> str:
        """Return a fact by itself: a piece, a phrase, a number, or a list of these."""
        return str(self._render(fact))

    def _words(self, name: str, fact: Fact) -> Iterator[tuple[str, Any]]:
        """The variables of a message that one fact provides."""
        yield name, self._render(fact)
        yield from ((f"{name}-{case}", self._render(fact, case)) for case in CASES if self._has(fact, case))
        if isinstance(fact, tuple):
            yield f"{name}-count", len(fact)
        elif found := _piece(fact):
            if found["kind"] == "seat":
                yield f"{name}-you", self._address(int(found["id"]))
            else:
                key = self._key(found["kind"], found["id"])
                for form in self.text.cases(key):
                    yield f"{name}-{form}", self.text.say(f"{key}.{form}", **self.setting)

    def _has(self, fact: Fact, case: str) -> bool:
        """Whether a phrase or a piece, or one in a list, has that case."""
        match fact:
            case Phrase(key):
                return self.text.has(f"{key}.{case}")
            case tuple():
                return any(self._has(each, case) for each in fact)
            case str() if (found := _piece(fact)) and found["kind"] != "seat":
                return self.text.has(f"{self._key(found['kind'], found['id'])}.{case}")
            case _:
                return False

    def _render(self, fact: Fact, case: str = "") -> Any:
        match fact:
            case Phrase(key, facts):
                told = {**self.setting, **facts}
                words = {name: word for given, each in told.items() for name, word in self._words(given, each)}
                return self.text.say(f"{key}.{case}" if case and self._has(fact, case) else key, **words)
            case tuple():
                return ", ".join(str(self._render(each, case)) for each in fact)
            case str() if fact.startswith(VERBATIM):
                return fact.removeprefix(VERBATIM)
            case str() if found := _piece(fact):
                kind, word = found["kind"], found["id"]
                return self._seat(int(word)) if kind == "seat" else self._piece_name(kind, word, case)
            case _:
                return fact

    def _address(self, seat: Seat) -> str:
        return "yes" if seat == self.seat else "no" if seat < len(self.names) else "nobody"

    def _piece_name(self, kind: str, word: str, case: str = "") -> str:
        key, number = self._key(kind, word), int(word) if word.isdecimal() else word
        in_case = f"{key}.{case}"
        return self.text.say(in_case if case and self.text.has(in_case) else key, **self.setting, id=number)

    def _key(self, kind: str, word: str) -> str:
        alike = f"ref-{kind}"
        called = self.text.say(alike) if self.text.has(alike) else kind
        numbered = f"{called}-any"
        return numbered if self.text.has(numbered) else f"{called}-{word}"

    def _seat(self, seat: Seat) -> str:
        if seat == self.seat:
            return self.text.say("you")
        return self.names[seat] if seat < len(self.names) else self.text.say("seat-of-nobody")


def _piece(fact: Fact) -> re.Match[str] | None:
    """The parts of the name of a piece; None for any other fact."""
    return _REF.fullmatch(fact) if isinstance(fact, str) and not fact.startswith(VERBATIM) else None


def typeset(lang: str, line: str) -> str:
    """Return a line with a true minus before numbers, and no-break spaces.

    They come after the symbols of the board, and in Polish and Russian wherever typographers put them. A browser does
    the same with its catalogues.
    """
    line = _AFTER_SIGNS.sub("\u00a0", _MINUS.sub("−", line))
    return _UNBROKEN[lang].sub("\u00a0", line) if lang in _UNBROKEN else line


def catalogue(package: str, lang: str) -> str:
    """The messages of a package in a language; for every table including how a game ended (`cairn.text.ending`)."""
    folder = files(package).joinpath("text")
    parts = (folder.joinpath(f"{lang}.ftl"), folder.joinpath("endings", f"{lang}.ftl"))
    return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())


def lesson_catalogue(package: str, lang: str) -> str:
    """The messages of a game's lessons in a language, and those of all lessons; no table needs them."""
    places = (files("cairn.text").joinpath("lessons"), files(package).joinpath("lessons", "text"))
    parts = (place.joinpath(f"{lang}.ftl") for place in places)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())


def chance(value: float) -> Phrase:
    """A probability in whole percent; a possible one is never 0%, and an impossible one is a dot."""
    key = "chance-none" if not value else "chance-least" if value < 0.005 else "chance-whole"
    return Phrase(key, {"chance": max(value, 0.01) if key == "chance-least" else value})


def text(lang: str, game: GameInfo | None = None) -> Text:
    """The catalogue of a language, with the messages of a game."""
    return _text(lang, None if game is None else game.package)


@cache
def _text(lang: str, package: str | None) -> Text:
    return Text(lang, ["cairn"] if package is None else ["cairn", package])


def lesson_text(lang: str, game: GameInfo) -> Text:
    """The catalogue of a language with the messages of a game and of its lessons."""
    return _lesson_text(lang, game.package)


@cache
def _lesson_text(lang: str, package: str) -> Text:
    return Text(lang, ["cairn", package], lesson_catalogue(package, lang))
