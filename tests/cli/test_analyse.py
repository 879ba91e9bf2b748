"""`cairn analyse`: a recorded game looked at again."""

import json
from pathlib import Path
from random import Random

import pytest

import cairn as package
from cairn.cli.names import shown_names
from cairn.core.record import to_json
from cairn.games import rooms_of
from cairn.games.arnak.bots import study
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
    """A game of Arnak in its second round or so, badly played by both."""
    file = tmp_path_factory.mktemp("analyse") / "arnak.jsonl"
    match = package.Match("arnak", players=2, seed=1)
    rng = Random(1)
    for _ in range(70):
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.moves(seat))))
    file.write_text(to_json(match.record), encoding="utf-8")
    return str(file)


@pytest.fixture
def sharp(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that tells small differences apart, so that a short game has losses and equal choices."""
    monkeypatch.setattr(study, "look_error", lambda round: 0.01)


@pytest.mark.usefixtures("sharp")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_arnak_is_told_in_the_same_way(island: str, lang: str) -> None:
    """Chances to win, what would have been better and what would have followed; by round and by kind of choice."""
    out = cairn("analyse", island, "--quick", "--lang", lang).out
    said = text(lang, package.game("arnak"))
    assert out.startswith(said.say("analyse-chances"))
    assert " · " in out and ". · " not in out  # a step is no sentence
    assert said.say("kind-play") in out and said.say("analyse-part-lost") in out
    told = json.loads(cairn("analyse", island, "--quick", "--json").out)
    assert any(each["line"] and each["best"] > each["value"] for each in told["choices"] if each.get("line"))
    equal = sum(each.get("equal", False) for each in told["choices"])
    assert 0 < equal == out.count(said.say("analyse-equal"))
    assert {part["of"] for part in told["totals"][0]["kinds"]} >= {"play", "payment"}
    accuracy = [
        said.say("analyse-accuracy", accuracy=total["accuracy"]) for total in told["totals"] if total["accuracy"]
    ]
    assert all(line in out for line in accuracy)


@pytest.mark.usefixtures("sharp")
def test_arnak_as_one_file_says_which_choices_are_equal(island: str, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    cairn("analyse", island, "--quick", "--seat", "0", "--page", str(file))
    data = json.loads(file.read_text(encoding="utf-8").split('id="data">')[1].split("</script>")[0])
    chosen = {each["step"]: each for each in json.loads(cairn("analyse", island, "--quick", "--json").out)["choices"]}
    told = {frame["step"]: frame["choice"] for frame in data["frames"] if frame["choice"]}
    said = text("en", package.game("arnak"))
    for step, lines in told.items():
        assert chosen[step].get("equal", False) == (said.say("analyse-equal") in lines[0])
        assert (len(lines) == 2) == (chosen[step]["best"] > chosen[step]["value"])


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_as_one_file_needs_nothing_else(recorded: str, tmp_path: Path, lang: str) -> None:
    """Each step from the deal on, and nothing that is loaded from elsewhere; every choice and moment of the seat."""
    file = tmp_path / "game.html"
    cairn("analyse", recorded, "--seat", "0", "--page", str(file), "--lang", lang)
    html = file.read_text(encoding="utf-8")
    assert "http:" not in html and "https:" not in html and " src=" not in html and f'<html lang="{lang}">' in html
    data = json.loads(html.split('id="data">')[1].split("</script>")[0])
    found = json.loads(cairn("analyse", recorded, "--seat", "0", "--json").out)
    told = {frame["step"]: frame for frame in data["frames"]}
    assert list(told) == list(range(min(told), max(told) + 1)) and all(frame["board"] for frame in data["frames"])
    assert {step for step, frame in told.items() if frame["choice"]} == {each["step"] for each in found["choices"]}
    assert {step for step, frame in told.items() if frame["known"]} == {each["step"] for each in found["known"]}


def test_a_page_is_of_one_seat(recorded: str, tmp_path: Path) -> None:
    assert "--seat" in refused("analyse", recorded, "--page", str(tmp_path / "game.html"))
