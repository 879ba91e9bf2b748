"""A noun after a number agrees with it, in every catalogue of the program and of the page."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cairn.text import LANGUAGES

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(
    path.relative_to(ROOT)
    for folder in ("src/cairn", "web/text", "web/src/games")
    for path in (ROOT / folder).rglob("*.ftl")
)
PLURALS = {"1", "one", "few", "many"}
WORD = re.compile(r" ([^\W\d_]{3,})")
NOT_COUNTED = {
    ("coach-few-break-the-code", "codes"),  # more than one
    ("coach-few-lost-code", "codes"),
    ("coach-few-think-str8", "codes"),
    ("effect-send-camp", "n"),  # two
    ("games-only-with", "players"),  # a list of numbers, chosen by how many there are
    ("level-strength", "players"),
    ("mark-wheel", "width"),
    ("page-or-first-some", "n"),
    ("players-range", "most"),
    ("reason-keeps-from", "codes"),  # more than one
    ("review-codes", "codes"),  # chosen by the number that is written there
    ("page-percent", "percent"),  # a sign in words
    ("page-expected-points", "points"),  # always with a digit after the point
    ("page-swap-worth", "points"),
    ("head-row", "staff"),  # a sign between two parts of a line
    ("rounds-earlier", "count"),  # no noun
    ("stage-earlier", "count"),
    ("proof-shown", "number"),  # the number of a question, at the end of a clause
}


@cache
def patterns(path: Path) -> dict[str, fluent.Pattern]:
    """Every value and attribute, by its key."""
    found: dict[str, fluent.Pattern] = {}
    for entry in FluentParser().parse((ROOT / path).read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            parts = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
            found |= {f"{entry.id.name}{part}": value for part, value in parts if value is not None}
    return found


def counted(pattern: fluent.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str, bool]]:
    """Each variable before a word: its name, the word, and whether a plural of that variable was chosen before."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, fluent.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, fluent.SelectExpression):
            keys = {getattr(each.key, "name", "1") for each in expression.variants}
            name = variable(expression.selector)
            inside = chosen | {name} if name and keys & PLURALS else chosen
            for each in expression.variants:
                yield from counted(each.value, inside)
        elif name := variable(expression):
            after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            if isinstance(after, fluent.TextElement) and (word := WORD.match(after.value)):
                yield name, word[1], name in chosen


def variable(expression: object) -> str:
    """The variable, given plainly or as a whole number; one with digits after the point takes one form always."""
    if isinstance(expression, fluent.FunctionReference) and expression.id.name == "NUMBER":
        options = {each.name.name for each in expression.arguments.named}
        return "" if options & {"style", "minimumFractionDigits"} else variable(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, fluent.VariableReference) else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_noun_that_is_counted_somewhere_is_counted_everywhere(lang: str) -> None:
    """Where a word has a plural chosen for it in one message, no other says it after a bare number."""
    everywhere = [
        (path, key, *found)
        for path in CATALOGUES
        if path.stem == lang
        for key, pattern in patterns(path).items()
        for found in counted(pattern)
    ]
    nouns = {word for _, _, _, word, is_chosen in everywhere if is_chosen}
    numbers = {name for _, _, name, _, is_chosen in everywhere if is_chosen}
    assert len(nouns) > 20
    bare = [
        f"{path}: {key}: {name} {word}"
        for path, key, name, word, is_chosen in everywhere
        if word in nouns and name in numbers and not is_chosen and (key.partition(".")[0], name) not in NOT_COUNTED
    ]
    assert not bare
