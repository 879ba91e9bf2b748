"""The glossary read, every text held to it, and its tables in docs/translating.md.

python -m tests.text.glossary       # or: make glossary
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cairn.text import LANGUAGES

ROOT = Path(__file__).parents[2]
DOC = ROOT / "docs" / "translating.md"
COMMON = "src/cairn/text/glossary.toml"
FOLDERS = ("src/cairn/text", "src/cairn/text/endings", "src/cairn/text/lessons", "web/text", "web/src/real/text")
GAMES = {"arnak": "arnak", "break_code": "break-the-code", "lost_code": "lost-code"}
"""A game's folder in src/cairn/games, and in web/src/games."""
BEGIN, END = "<!-- made by `make glossary` -->", "<!-- end -->"


class Term(NamedTuple):
    """One thing with its name in each language."""

    about: str
    names: Mapping[str, str]
    never: Mapping[str, tuple[str, ...]]
    sources: Mapping[str, str]
    """Where they are not those of the whole glossary."""


class Exemption(NamedTuple):
    """Where a word is right, though it is listed under `never`: `key` is a name, or a pattern with `*`."""

    key: str
    word: str
    reason: str


class Glossary(NamedTuple):
    """The terms of the page, or of a game."""

    title: str
    sources: Mapping[str, str]
    page: tuple[str, ...]
    terms: tuple[Term, ...]
    exceptions: tuple[Exemption, ...]


class Said(NamedTuple):
    """A message of a catalogue, or a paragraph of a rules page."""

    file: str
    key: str
    lang: str
    text: str


class Wrong(NamedTuple):
    """A word that must not be used, and what to write."""

    said: Said
    word: str
    term: str

    def __str__(self) -> str:
        return f"{self.said.file}: {self.said.key}: “{self.word}”; write “{self.term}”"


@cache
def glossaries() -> dict[str, Glossary]:
    """By folder of the game, the common one under the empty name."""
    found = {folder: _read(f"src/cairn/games/{folder}/text/glossary.toml") for folder in GAMES}
    return {"": _read(COMMON)} | found


def texts() -> Iterator[tuple[str, Said]]:
    """Every message and paragraph that people read, with the folder of the game that it belongs to."""
    for lang in LANGUAGES:
        for folder in FOLDERS:
            yield from (("", said) for said in messages(f"{folder}/{lang}.ftl", lang))
        for game, page in GAMES.items():
            own = f"src/cairn/games/{game}"
            real = (f"web/src/games/{page}/real/text",) if (ROOT / f"web/src/games/{page}/real/text").exists() else ()
            for folder in (f"{own}/text", f"{own}/lessons/text", f"web/src/games/{page}/text", *real):
                yield from ((game, said) for said in messages(f"{folder}/{lang}.ftl", lang))
            for path in sorted((ROOT / "src/cairn/games" / game / "pages").glob(f"*.{lang}.md")):
                yield from ((game, said) for said in paragraphs(str(path.relative_to(ROOT)), lang))


def messages(file: str, lang: str, source: str | None = None) -> Iterator[Said]:
    """Each message of a catalogue and each attribute, one variant a line, `{}` for every fact."""
    for entry in FluentParser(with_spans=False).parse(source or (ROOT / file).read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Said(file, entry.id.name, lang, _plain(entry.value))
            for attribute in entry.attributes:
                yield Said(file, f"{entry.id.name}.{attribute.id.name}", lang, _plain(attribute.value))


def paragraphs(file: str, lang: str) -> Iterator[Said]:
    """Each paragraph of a rules page, under its rule's number or the heading before it."""
    key = "opening"
    for paragraph in (ROOT / file).read_text("utf-8").split("\n\n"):
        named = re.match(r"\*\*([A-Z]+ [\d.]+)\*\*|#+ (.+)", paragraph)
        key = (named[1] or named[2]) if named else key
        yield Said(file, key, lang, paragraph.replace("\n", " "))


def check(game: str, said: Said) -> Iterator[Wrong]:
    """The words of a text that its glossaries forbid, exceptions left out."""
    for folder, glossary in glossaries().items():
        if folder == game or not folder or _speaks_of(glossary, said):
            for term in glossary.terms:
                for word in term.never.get(said.lang, ()):
                    found = _pattern(word).search(said.text)
                    if found and not exception(glossary, said.key, word):
                        yield Wrong(said, found[0], term.names.get(said.lang, term.names["en"]))


def exception(glossary: Glossary, key: str, word: str) -> Exemption | None:
    """What allows this word in that message."""
    allowing = (each for each in glossary.exceptions if each.word == word and fnmatchcase(key, each.key))
    return next(allowing, None)


def tables() -> str:
    """The terms as Markdown, one table for each glossary."""
    return "\n".join(line for glossary in glossaries().values() for line in _table(glossary))


def page() -> str:
    """docs/translating.md with fresh tables."""
    text = DOC.read_text("utf-8")
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{END}{rest.split(END)[1]}"


def _read(file: str) -> Glossary:
    data = tomllib.loads((ROOT / file).read_text("utf-8"))
    return Glossary(
        data["title"],
        data["source"],
        tuple(data.get("page", ())),
        tuple(
            Term(
                each["is"],
                {lang: each[lang] for lang in LANGUAGES if lang in each},
                {lang: tuple(words) for lang, words in each.get("never", {}).items()},
                each.get("source", {}),
            )
            for each in data["term"]
        ),
        tuple(Exemption(**each) for each in data.get("exception", ())),
    )


def _speaks_of(glossary: Glossary, said: Said) -> bool:
    return said.file.startswith("web/text/") and any(fnmatchcase(said.key, each) for each in glossary.page)


@cache
def _pattern(word: str) -> re.Pattern[str]:
    body = "[ \N{NO-BREAK SPACE}]+".join(
        r"\w*".join(re.escape(part) for part in each.split("*")) for each in word.split(" ")
    )
    before = r"(?<!\w)" if re.match(r"[\w*]", word) else ""
    after = r"(?!\w)" if re.search(r"[\w*]$", word) else ""
    return re.compile(before + body + after, re.IGNORECASE)


class _Words(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        match node.expression:
            case ast.VariableReference():
                self.parts.append("{}")
            case ast.SelectExpression():
                for variant in node.expression.variants:
                    self.parts.append("\n")
                    self.visit(variant.value)
            case ast.StringLiteral():
                self.parts.append(str(node.expression.parse()["value"]))


def _plain(pattern: ast.Pattern) -> str:
    words = _Words()
    words.visit(pattern)
    return "".join(words.parts)


def _table(glossary: Glossary) -> Iterator[str]:
    yield from (
        "",
        f"### {glossary.title}",
        "",
        "| what it is | en | pl | ru | never |",
        "| --- | --- | --- | --- | --- |",
    )
    for term in glossary.terms:
        never = "; ".join(f"{lang}: {', '.join(words)}" for lang, words in term.never.items())
        names = " | ".join(term.names.get(lang, "") for lang in LANGUAGES)
        yield f"| {term.about} | {names} | {never} |"
    yield ""
    yield "Sources: " + "; ".join(f"{lang}: {source}" for lang, source in glossary.sources.items()) + "."
    for term in glossary.terms:
        yield from (f"*{term.names[lang]}* ({lang}): {source}." for lang, source in term.sources.items())


def main() -> int:
    """Write the tables."""
    DOC.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
