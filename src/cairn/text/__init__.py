"""What people read, in their language: message catalogues and rules pages."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cairn.core.errors import IllegalMove
from cairn.core.game import AnyGame
from cairn.core.registry import look_up

__all__ = ["LANGUAGES", "Text", "percent", "refusal_keys", "text"]

LANGUAGES = {"en": "English", "pl": "Polski", "ru": "Русский"}

_PLACE = re.compile(r"\{\w+\}")
_WORDS_THAT_TELL = 6
"""So many words of an English refusal name it in the catalogues."""


class Text:
    """One language: the table's own messages and those of one game."""

    def __init__(self, lang: str, packages: Iterable[str]) -> None:
        """Read the catalogue of each package."""
        look_up("language", lang, LANGUAGES)
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            source = files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=False)

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message, or an attribute of one, of that name."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **facts: Any) -> str:
        """The message of that name with its facts filled in. A missing message or fact is a broken promise of ours."""
        assert self.has(key), f"no message {key!r} in {self.lang}"
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, (key, facts, errors)
        return str(said)

    def refusal(self, error: IllegalMove, **facts: Any) -> str:
        """Why a move was refused, in one line that begins with the rule; `facts` add to those of the error."""
        key = next((each for each in refusal_keys(error.rule, error.template) if self.has(each)), None)
        said = error.text if key is None else self.say(key, **{**error.facts, **facts})
        return f"{error.rule}: {said}" if " " in error.rule else said


def refusal_keys(rule: str, template: str) -> tuple[str, str]:
    """Where a refusal's sentence is looked for: under its rule, then among those that every rule shares."""
    words = re.findall(r"\w+", _PLACE.sub(" ", template.lower()))[:_WORDS_THAT_TELL]
    named = "-".join(words)
    return f"refusal-{'-'.join(re.findall(r'[a-z0-9]+', rule.lower()))}.{named}", f"refusal-any.{named}"


def percent(chance: float) -> str:
    """A chance in whole percent; what can be is never 0%, and what cannot is a dot."""
    return "·" if not chance else "<1%" if chance < 0.005 else f"{chance:.0%}"


def text(lang: str, game: AnyGame | None = None) -> Text:
    """The catalogue of a language, with the messages of a game."""
    return _text(lang, None if game is None else game.package)


@cache
def _text(lang: str, package: str | None) -> Text:
    return Text(lang, ["cairn"] if package is None else ["cairn", package])
