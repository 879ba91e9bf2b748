"""`cairn games` and `cairn rules`."""

import json
import re

import pytest

import cairn as package
from tests.cli.command import cairn


def test_every_game_is_listed_with_its_bots_and_options() -> None:
    listed = {game["name"]: game for game in json.loads(cairn("games", "--json").out)}
    assert tuple(listed) == package.games()
    assert listed["lost-code"]["players"] == [2, 3, 4]
    assert listed["lost-code"]["bots"][:2] == ["random", "steady"]
    assert list(listed["lost-code"]["options"]) == ["beginner", "variant", "expansions", "wheels"]
    assert list(listed["think-str8"]["options"]) == ["beginner", "tokens"]


def test_the_list_for_people_names_every_option() -> None:
    printed = cairn("games").out
    assert "option   wheels = recommended  (recommended, narrow-five, seven-two, a file ending in .toml)" in printed
    assert "option   expansions = none  (curse, shortcut)" in printed


@pytest.mark.parametrize("game", package.games())
@pytest.mark.parametrize(
    ("lang", "ruling"), [("en", "**Ruling:**"), ("pl", "**Rozstrzygnięcie:**"), ("ru", "**Трактовка:**")]
)
def test_rules_are_numbered_and_rulings_marked(game: str, lang: str, ruling: str) -> None:
    page = cairn("rules", game, "--lang", lang).out
    assert page.startswith("# ")
    assert not re.search(r"\{\w+\}", page), "a marker was left in"
    only = cairn("rules", game, "--lang", lang, "--rulings").out
    paragraphs = [paragraph for paragraph in only.split("\n\n") if paragraph.strip()]
    assert len(paragraphs) > 5
    assert all(ruling in paragraph for paragraph in paragraphs)
    assert len(re.findall(re.escape(ruling), page)) >= len(paragraphs)


@pytest.mark.parametrize(("lang", "inferred"), [("en", "inferred"), ("pl", "wywnioskowan"), ("ru", "вычисл")])
def test_the_page_says_how_each_wheel_stands(lang: str, inferred: str) -> None:
    for game in ("lost-code", "think-str8"):
        assert inferred in cairn("rules", game, "--lang", lang).out
