"""Levels for people: named, explained and measured in one place, from beginner to master in every game."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import cairn as package
from benchmarks.levels import table
from cairn.games import rooms_of
from cairn.play.bots import bot_names
from cairn.play.games import play
from cairn.play.levels import about, levels, strength
from cairn.reason.selection import choose_softmax
from cairn.text import LANGUAGES, Voice, text
from tests.cli.command import cairn


@pytest.mark.parametrize("name", package.games())
def test_every_game_has_levels_from_beginner_to_master(name: str) -> None:
    named = [level.name for level in levels(rooms_of(name))]
    assert named[0] == "beginner" and named[-1] == "master" and 4 <= len(named) <= 5
    assert set(named) < set(bot_names(name))


@pytest.mark.parametrize("name", package.games())
def test_every_level_was_measured_to_be_stronger_than_the_one_below(name: str) -> None:
    below = "random"
    for level in levels(rooms_of(name)):
        pair = level.measured[0]
        low, high = pair.interval
        assert pair.against == below and low <= pair.share <= high
        assert pair.share > 1 / pair.players, f"{level.name} is no stronger than {below}"
        below = level.name


def test_the_levels_of_arnak_were_measured_against_the_rival() -> None:
    for level in levels(rooms_of("arnak")):
        assert [each.difficulty for each in level.alone] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_with_its_strength_for_each(lang: str) -> None:
    told = _unbroken(cairn("games", "--lang", lang).out)
    for name in package.games():
        voice = Voice(text(lang, package.game(name)), ())
        for level in levels(rooms_of(name)):
            said = " ".join(map(voice.say, (about(level), *strength(level))))
            assert _unbroken(f"{level.name}: {said}") in told
            assert said.count("%") == 3 * len(strength(level)) > 0, "a share is said with both ends of its interval"
            assert voice.text.say(f"bot-{level.name}")


def _unbroken(said: str) -> str:
    return " ".join(said.split())


def test_the_table_in_the_docs_has_the_same_figures() -> None:
    docs = Path(__file__).parents[2].joinpath("docs", "levels.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in table() if line not in docs] == []


def test_programs_are_told_the_figures() -> None:
    listed = {game["name"]: game["levels"] for game in json.loads(cairn("games", "--json").out)}
    assert listed["arnak"][-1]["name"] == "master" and listed["arnak"][-1]["alone"][5]["difficulty"] == 5
    assert set(listed["lost-code"][0]["measured"][0]) == {"against", "players", "share", "interval", "deals"}


@pytest.mark.parametrize("name", package.games())
@pytest.mark.parametrize("level", ["beginner", "master"])
def test_the_first_and_the_last_play_to_the_end(name: str, level: str) -> None:
    game = package.game(name)
    match = play(game, package.Match(name, players=2).options, [level, "beginner"], "levels")
    assert match.result is not None


def test_variety_is_no_blunder() -> None:
    """What is liked a little less is taken less often, and what is far worse never."""
    rng, found = Random(1), Counter[str]()
    for _ in range(2000):
        found[choose_softmax(("best", "near", "far"), (3.0, 2.0, -1.0), 1.0, rng)] += 1
    assert found["far"] == 0
    assert 0.2 < found["near"] / found["best"] < 0.55
    assert choose_softmax(("one", "other"), (1.0, 1.0), 0.0, rng) in ("one", "other")
