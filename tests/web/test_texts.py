"""The page's own words: three catalogues that say the same, and exactly what the page asks for."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cairn.games import all_rooms
from cairn.play.levels import levels, split_mark
from cairn.text import LANGUAGES
from tests.text.test_catalogues import FOLDERS as SPOKEN
from tests.text.test_catalogues import found_in, messages, parts, variables
from tests.web.browsing import WEB

ROOT = WEB.parent
GAMES = {path.parent.name: path for path in sorted((WEB / "src" / "games").glob("*/text"))}
REAL = {f"real-{path.parts[-3]}": path for path in sorted((WEB / "src" / "games").glob("*/real/text"))}
REAL["real"] = WEB / "src" / "real" / "text"
OWN = {"page": WEB / "text", "host": WEB / "src" / "host" / "text", **GAMES, **REAL}
"""The page's catalogue, that of the host's page, what the page adds to each game's, and those of real tables."""
OF_GAMES = {"real-never-own", "real-two-players"}
"""What a game may add to the pages of all real tables."""
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SAME = {
    "Think Str8!",
    "Break the Code",
    "TAGIRON",
    "min",
    "Bot",
    "cairn",
    "Start",
    "bit",
    "Iwo",
    "Lena",
    "Marek",
    "Jaguar",
}
SAME |= {"player 1"}  # what stands for a deleted name, in every language
PACKAGES = {"lost-code": "lost_code", "think-str8": "lost_code", "break-the-code": "break_code", "arnak": "arnak"}


@cache
def catalogue(name: str, lang: str) -> dict[str, Any]:
    resource = FluentParser().parse((OWN[name] / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    return parts({entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)})


def with_cases(name: str, lang: str) -> dict[str, Any]:
    """The catalogue, and for a game also what it stands beside: the cases of its pieces are there."""
    game = parts(messages(PACKAGES[name], lang)) if name in PACKAGES else {}
    return {**game, **catalogue(name, lang)}


@cache
def source() -> str:
    files = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", OWN)
def test_every_language_has_the_same_messages_and_facts(name: str, lang: str) -> None:
    english, other = catalogue(name, "en"), catalogue(name, lang)
    assert english.keys() == other.keys()
    spoken = (with_cases(name, "en"), with_cases(name, lang))
    assert not [key for key in english if variables(key, spoken[0]) != variables(key, spoken[1])]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", OWN)
def test_nothing_is_left_in_english(name: str, lang: str) -> None:
    english, other = catalogue(name, "en"), catalogue(name, lang)
    left = [
        (key, words)
        for key in english
        for words in found_in(other[key]).texts
        if re.search(r"[^\W\d_]{3,}", words) and words in {*found_in(english[key]).texts} - SAME
    ]
    assert not left


def test_what_the_page_says_is_there() -> None:
    asked = set(re.findall(r"""\bt\(\s*["']([a-z0-9.-]+)["']""", source()))
    assert len(asked) > 100
    assert not asked - catalogue("page", "en").keys()
    asked_of_the_host = set(re.findall(r"""\bh\(\s*["']([a-z0-9.-]+)["']""", source()))
    assert len(asked_of_the_host) > 50
    assert not asked_of_the_host - catalogue("host", "en").keys()


@pytest.mark.parametrize("name", sorted(REAL))
def test_what_is_said_at_a_real_table_is_there(name: str) -> None:
    """Either in the words of all real tables, or in those that the game adds."""
    folder = WEB / "src" / "real" if name == "real" else REAL[name].parent
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("*.*"))
    asked = set(re.findall(r"""\br\(\s*["']([a-z0-9.-]+)["']""", text))
    assert asked and not asked - catalogue(name, "en").keys() - catalogue("real", "en").keys() - OF_GAMES
    assert name == "real" or not catalogue(name, "en").keys() & catalogue("real", "en").keys()


def test_every_level_of_a_ladder_has_a_name_on_the_page() -> None:
    names = {split_mark(level.name)[0] for rooms in all_rooms().values() for level in levels(rooms)}
    assert {f"bot-{name}" for name in names} <= catalogue("page", "en").keys()


@pytest.mark.parametrize("name", ["page", "host", *REAL])
def test_no_message_is_unused(name: str) -> None:
    """A key is named in the source, or put together there from a beginning: `mine-${state}`."""
    text = source()
    beginnings = tuple(set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", text)))
    named = set(re.findall(r"""["'`]([a-z0-9.-]+)["'`]""", text))
    keys = {key.partition(".")[0] for key in catalogue(name, "en")}
    assert not [key for key in keys if key not in named and not key.startswith(beginnings)]


def test_what_the_page_adds_to_a_game_is_its_own() -> None:
    added = {(name, key.partition(".")[0]) for name in GAMES for key in catalogue(name, "en")}
    assert not [(name, key) for name, key in added if not key.startswith("page-")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", sorted(set(PACKAGES.values())))
def test_no_game_has_a_message_of_the_table(package: str, lang: str) -> None:
    """They are read together: of two with one name the second would never be said."""
    assert not messages("cairn", lang).keys() & messages(package, lang).keys()
    assert SPOKEN.keys() >= {"cairn", package}


def test_an_option_leads_to_a_rule_that_is_there() -> None:
    """A click on its name in the set-up opens the page of rules there."""
    for name, package in PACKAGES.items():
        told = (WEB / "src" / "games" / name / "index.ts").read_text("utf-8")
        rules = re.findall(r'"([A-Z]{2})-([\d.]+)"', told)
        page = (ROOT / "src" / "cairn" / "games" / package / "pages" / f"{name}.en.md").read_text("utf-8")
        assert rules and not [rule for rule in rules if f"**{' '.join(rule)}**" not in page]


@pytest.mark.parametrize("place", [WEB / "package-lock.json", WEB / ".npmrc", WEB / "package.json"])
def test_no_lock_names_an_address(place: Path) -> None:
    """Where packages come from is for each machine to say; whom to thank (`funding`) is no such place."""
    text = re.sub(r'"funding": (\{[^}]*\}|\[[^]]*\]|"[^"]*")', "", place.read_text("utf-8"))
    assert not re.findall(r"\w+://[^\s\"]+|\"resolved\"", text)


def test_packages_have_exact_versions() -> None:
    told = json.loads((WEB / "package.json").read_text("utf-8"))
    versions = {**told["dependencies"], **told["devDependencies"]}
    assert not {name: each for name, each in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", each)}
