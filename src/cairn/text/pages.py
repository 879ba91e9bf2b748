"""Rules pages: the rules of a game in our own words, numbered, in each language."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Protocol

from cairn.core.game import GameInfo
from cairn.core.registry import look_up
from cairn.text import LANGUAGES, text, typeset
from cairn.text.words import PagePart

_HEADING = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
_NUMBER = re.compile(r"^\*\*[A-Z]+ ([\d.]+)\*\*")
_LINE = re.compile(r"^(?![#|])(\*\*[A-Z]+ [\d.]+\*\* )?(.+)$", re.MULTILINE)
"""A line of text after its number; headings and tables are left alone."""


class PagedWords(Protocol):
    """The part of a game's words that its rules pages need."""

    page_parts: Mapping[str, PagePart]


class Paged(Protocol):
    """A game with rules pages, such as `cairn.games.rooms.Rooms`."""

    @property
    def game(self) -> GameInfo:
        """The game."""

    @property
    def words(self) -> PagedWords:
        """The parts for the markers of the pages."""


def rules_page(rooms: Paged, lang: str) -> str:
    """Return the page as Markdown, with its markers replaced by parts made from the game's tables."""
    look_up("language", lang, LANGUAGES)
    game = rooms.game
    page = files(game.package).joinpath("pages", f"{game.name}.{lang}.md").read_text(encoding="utf-8")
    page = _LINE.sub(lambda line: (line[1] or "") + typeset(lang, line[2]), page)
    for marker, part in rooms.words.page_parts.items():
        page = page.replace("{" + marker + "}", part(game, text(lang, game)))
    return page


def rulings(page: str) -> tuple[str, ...]:
    """The paragraphs with our own rulings, where the printed rules are silent or contradict each other."""
    marks = [f"**{text(lang).say('ruling')}" for lang in LANGUAGES]
    return tuple(each for each in _paragraphs(page) if any(mark in each for mark in marks))


def rule(page: str, number: str) -> str | None:
    """The paragraph of the rule with that number, as in `5.4`; None if the page has none."""
    for paragraph in _paragraphs(page):
        found = _NUMBER.match(paragraph)
        if found and found[1] == number:
            return paragraph
    return None


def chapters(page: str) -> dict[str, str]:
    """The titles of the chapters, by number."""
    return dict(_HEADING.findall(page))


def chapter(page: str, number: str) -> str | None:
    """A whole chapter with its heading; None if the page has none of that number."""
    for found in _HEADING.finditer(page):
        if found[1] == number:
            after = _HEADING.search(page, found.end())
            return page[found.start() : after.start() if after else None].strip()
    return None


def section(page: str, number: str) -> str | None:
    """A rule (`5.4`, or `LC 5.4` as in messages) or a chapter; the first chapter comes with the introduction."""
    wanted = number.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ ")
    found = chapter(page, wanted) or rule(page, wanted)
    if found is None or wanted != next(iter(chapters(page)), None):
        return found
    about = page[: _HEADING.search(page).start()].strip()  # type: ignore[union-attr]  # it has a first chapter
    return f"{about}\n\n{found}"


def _paragraphs(page: str) -> list[str]:
    return [paragraph.strip() for paragraph in page.split("\n\n") if paragraph.strip()]
