"""`cairn analyse`: a recorded game looked at again."""

import json
from pathlib import Path
from random import Random

import pytest

import cairn as package
from cairn.cli.names import shown_names
from cairn.core.record import to_json
from cairn.games import rooms_of
from cairn.play.games import play
from cairn.text import LANGUAGES, text
from tests.cli.command import cairn, refused


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("analyse") / "game.jsonl"
    options = package.Match("lost-code", players=2).options
    match = play(rooms_of("lost-code").game, options, ["careful", "random"], "analyse")
    file.write_text(to_json(match.record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_words(recorded: str, lang: str) -> None:
    out = cairn("analyse", recorded, "--lang", lang).out
    names = shown_names(text(lang), ("careful", "random"), ("careful", "random"))
    assert all(name in out for name in names)
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
    assert "seats are 0 to 1" in refused("analyse", recorded, "--seat", "5")
    assert "so there is no 3" in refused("analyse", recorded, "--number", "3")
    assert refused("analyse", str(tmp_path / "nothing"))


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Three games of Think Str8!."""
    file = str(tmp_path_factory.mktemp("analyse") / "games.jsonl")
    cairn("simulate", "think-str8", "--bots", "steady,random", "--games", "3", "--record", file)
    return file


def test_all_games_are_looked_at(several: str) -> None:
    """A line of JSON for each, as if it had been asked for alone; in words, what the choices come to."""
    lines = cairn("analyse", several, "--all", "--json").out.splitlines(keepends=True)
    assert lines == [cairn("analyse", several, "--number", f"{number}", "--json").out for number in (1, 2, 3)]
    for lang in LANGUAGES:
        steady, random = shown_names(text(lang), ("steady", "random"), ("steady", "random"))
        out = cairn("analyse", several, "--all", "--lang", lang).out.splitlines()
        assert [line for line in out if not line.startswith(" ")] == [f"{several} {at}  think-str8" for at in (1, 2, 3)]
        assert sum(steady in line for line in out) == sum(random in line for line in out) == 3
        alone = cairn("analyse", several, "--all", "--seat", "1", "--lang", lang).out
        assert steady not in alone and alone.count(random) == 3


def test_who_looks_does_not_matter_and_what_is_done_is_kept(several: str, tmp_path: Path) -> None:
    whole = cairn("analyse", several, "--all", "--json").out
    assert cairn("analyse", several, "--all", "--jobs", "2", "--json").out == whole
    kept = tmp_path / "kept"
    assert cairn("analyse", several, "--all", "--keep", str(kept), "--json").out == whole
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:2]) + lines[2][:100])  # it was stopped in the middle of the second game
    assert cairn("analyse", several, "--all", "--keep", str(kept), "--json").out == whole
    assert kept.read_bytes() == b"".join(lines)
    assert cairn("analyse", several, "--all", "--keep", str(kept)).out == cairn("analyse", several, "--all").out


def test_what_does_not_go_together_is_refused(several: str, recorded: str, tmp_path: Path) -> None:
    assert "say --all too" in refused("analyse", several, "--jobs", "2")
    assert "say --all too" in refused("analyse", several, "--keep", str(tmp_path / "kept"))
    assert "the seats are 0 to 1, not 2" in refused("analyse", several, "--all", "--seat", "2")
    cairn("analyse", several, "--all", "--keep", str(tmp_path / "kept"))
    assert "holds the results of other work" in refused("analyse", recorded, "--all", "--keep", str(tmp_path / "kept"))
