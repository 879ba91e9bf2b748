"""`cairn analyse`: a recorded game looked at again."""

import json
from pathlib import Path

import pytest

import cairn as package
from cairn.core.record import to_json
from cairn.games import rooms_of
from cairn.play.games import play
from cairn.text import LANGUAGES
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


def test_it_is_told_to_programs(recorded: str) -> None:
    told = json.loads(cairn("analyse", recorded, "--seat", "1", "--json").out)
    assert told["game"] == "lost-code" and {each["seat"] for each in told["choices"]} == {1}
    assert len(told["totals"]) == 2 and told["moments"][0]["step"] == 0


def test_what_cannot_be_looked_at(recorded: str, tmp_path: Path) -> None:
    assert "seats of this game are 0 to 1" in refused("analyse", recorded, "--seat", "5")
    assert "so there is no 3" in refused("analyse", recorded, "--number", "3")
    assert refused("analyse", str(tmp_path / "nothing"))
    island = tmp_path / "arnak.jsonl"
    island.write_text(to_json(package.Match("arnak", players=1, seed=1).record), encoding="utf-8")
    assert "not reviewed yet" in refused("analyse", str(island))
