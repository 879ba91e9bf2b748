"""What people read, in their language: message catalogues and rules pages."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cairn.core.errors import IllegalMove
from cairn.core.game import AnyGame
from cairn.core.registry import look_up

__all__ = ["LANGUAGES", "Text", "text"]

LANGUAGES = {"en": "English", "pl": "Polski", "ru": "Русский"}


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
        """Whether the catalogue has a message of that name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: Any) -> str:
        """The message of that name with its facts filled in. A missing message or fact is a broken promise of ours."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        said, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, (key, facts, errors)
        return str(said)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused: the rule, then the catalogue's sentence for it, or the English one."""
        key = "refusal-" + error.rule.lower().replace(" ", "-").replace(".", "-")
        said = self.say(key, **error.facts) if self.lang != "en" and self.has(key) else error.text
        return f"{error.rule}: {said}"


@cache
def text(lang: str, game: AnyGame | None = None) -> Text:
    """The catalogue of a language, with the messages of a game."""
    return Text(lang, ["cairn"] if game is None else ["cairn", game.package])
