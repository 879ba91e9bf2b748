"""`cairn analyse`: a recorded game looked at again."""

import json
from pathlib import Path
from random import Random

import pytest

import cairn as package
from cairn.core.record import to_json
from cairn.games import rooms_of
from cairn.play.games import play
from cairn.text import LANGUAGES, text
from tests.cli.command import cairn, refused


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("analyse") / "game.jsonl"
    options = package.Match("lost-code", players=2).options
    match = play(rooms_of("lost-code").load("game"), options, ["careful", "random"], "analyse")
    file.write_text(to_json(match.record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_words(recorded: str, lang: str) -> None:
    out = cairn("analyse", recorded, "--lang", lang).out
    assert "careful" in out and "random" in out
    assert len(out.splitlines()) > 40
    alone = cairn("analyse", recorded, "--lang", lang, "--seat", "0").out
    assert len(alone.splitlines()) < len(out.splitlines())


@pytest.fixture(scope="module")
def island(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game of Arnak alone, after its first round or so."""
    file = tmp_path_factory.mktemp("analyse") / "arnak.jsonl"
    match = package.Match("arnak", players=1, seed=1)
    bot, rng = package.bot("steady", game="arnak"), Random(1)
    for _ in range(40):
        match.play(0, bot.choose(match.view(0), match.moves(0), rng))
    file.write_text(to_json(match.record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arnak_is_told_in_the_same_way(island: str, lang: str) -> None:
    """Expected points, what would have been better and what would have followed; by round and by kind of choice."""
    out = cairn("analyse", island, "--lang", lang).out
    said = text(lang, package.game("arnak"))
    assert out.startswith(said.say("analyse-expected"))
    assert " · " in out and ". · " not in out  # a step is no sentence
    assert said.say("kind-dig") in out and said.say("analyse-part-lost") in out
    told = json.loads(cairn("analyse", island, "--json").out)
    assert told["choices"] and any(each.get("line") for each in told["choices"])
    assert {part["of"] for part in told["totals"][0]["kinds"]} >= {"dig", "payment"}


def test_it_is_told_to_programs(recorded: str) -> None:
    told = json.loads(cairn("analyse", recorded, "--seat", "1", "--json").out)
    assert told["game"] == "lost-code" and {each["seat"] for each in told["choices"]} == {1}
    assert len(told["totals"]) == 2 and told["moments"][0]["step"] == 0


def test_what_cannot_be_looked_at(recorded: str, tmp_path: Path) -> None:
    assert "seats of this game are 0 to 1" in refused("analyse", recorded, "--seat", "5")
    assert "so there is no 3" in refused("analyse", recorded, "--number", "3")
    assert refused("analyse", str(tmp_path / "nothing"))
