"""`cairn games` and `cairn rules`."""

import json
import re

import pytest

import cairn as package
from tests.cli.command import cairn, refused


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


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_levels_are_told_in_lines_that_a_terminal_has(lang: str) -> None:
    lines = cairn("games", "--lang", lang).out.splitlines()
    assert sum("master: " in line for line in lines) == len(package.games())
    assert max(len(line) for line in lines if "toml" not in line) < 80


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


def test_every_option_has_its_range() -> None:
    """What may be chosen, or the least and the most that the rules allow, found by asking them."""
    listed = {game["name"]: game["options"] for game in json.loads(cairn("games", "--json").out)}
    for options in listed.values():
        assert all(option["choices"] or option["range"] for option in options.values())
    assert listed["arnak"]["difficulty"]["range"] == {"least": 0, "most": 5, "players": [1]}
    assert "option   difficulty = 0  (0 to 5; with 1 player only)" in cairn("games").out


@pytest.mark.parametrize("number", ["5.5", "LC5.5", "LC 5.5"])
def test_a_rule_can_be_asked_for_by_its_number(number: str) -> None:
    said = cairn("rules", "lost-code", number).out
    assert said.startswith("**LC 5.5**") and said.count("**LC") == 1


@pytest.mark.parametrize("game", package.games())
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_first_chapter_begins_with_what_the_game_is_about(game: str, lang: str) -> None:
    page, first = cairn("rules", game, "--lang", lang).out, cairn("rules", game, "1", "--lang", lang).out
    assert first.strip() == page[: page.index("\n## 2 ")].strip()
    assert first.split("\n\n")[1] and not first.split("\n\n")[1].startswith("##")


def test_a_rule_that_is_not_there_is_refused() -> None:
    assert refused("rules", "lost-code", "5.99").startswith("rules: lost-code has no rule '5.99'; write one like 5.5")
