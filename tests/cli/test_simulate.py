"""`cairn simulate`: the same games on every run, on one core and on two."""

import json
from pathlib import Path

import pytest

from cairn.core.record import read
from cairn.games import find
from tests.cli.command import cairn

FOUR = ("simulate", "lost-code", "--players", "4", "--bots", "random,random,random,random")


def test_one_json_object_with_what_was_asked_and_what_was_found() -> None:
    found = json.loads(cairn(*FOUR, "--games", "30", "--seed", "1", "--json").out)
    assert set(found) == {
        "game",
        "players",
        "bots",
        "options",
        "games",
        "seed",
        "wins",
        "mean_score",
        "decisions",
    }
    assert found["game"] == "lost-code"
    assert found["players"] == 4
    assert found["bots"] == ["random"] * 4
    assert found["games"] == 30
    assert found["seed"] == 1
    assert sum(found["wins"]) == 30
    assert len(found["mean_score"]) == 4
    assert found["decisions"] > 30 * (8 * 5 + 4 * 6)


def test_results_add_every_score() -> None:
    found = json.loads(cairn(*FOUR, "--games", "5", "--json", "--results").out)
    assert len(found["results"]) == 5
    means = [sum(scores[seat] for scores in found["results"]) / 5 for seat in range(4)]
    assert means == pytest.approx(found["mean_score"])


def test_the_same_on_every_run_and_with_two_jobs() -> None:
    arguments = (*FOUR, "--games", "12", "--seed", "1", "--json", "--results")
    once = cairn(*arguments).out
    assert cairn(*arguments).out == once
    assert cairn(*arguments, "--jobs", "2").out == once


def test_another_seed_gives_other_games() -> None:
    one, other = (cairn(*FOUR, "--games", "5", "--seed", seed, "--json", "--results").out for seed in ("1", "2"))
    assert json.loads(one)["results"] != json.loads(other)["results"]


def test_steady_beats_random() -> None:
    found = json.loads(cairn("simulate", "think-str8", "--bots", "steady,random,random", "--games", "20", "--json").out)
    assert found["wins"][0] >= 18


def test_records_are_written_one_after_the_other(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    cairn(*FOUR, "--games", "3", "--record", str(file))
    ends = [line for line in file.read_text().splitlines() if line.startswith('{"end"')]
    assert len(ends) == 3
    first = file.read_text().split(ends[0])[0] + ends[0] + "\n"
    assert read(first, find).result is not None


def test_a_table_for_people() -> None:
    lines = cairn("simulate", "lost-code", "--bots", "steady,random", "--games", "4").out.splitlines()
    assert lines[0].startswith("lost-code: 4 games, seed 1, ")
    assert [line.split()[1] for line in lines[2:]] == ["steady", "random"]
    assert [line.count("%") for line in lines[2:]] == [3, 3], "each share with its interval"


def test_a_drawn_game_is_half_a_win_for_each() -> None:
    """BC 4.5, as `cairn arena` counts it: players without a clue do not find a code."""
    found = json.loads(cairn("simulate", "break-the-code", "--bots", "random,random", "--games", "10", "--json").out)
    assert found["mean_score"] == [0.0, 0.0]
    assert found["wins"] == [5.0, 5.0]


def test_alone_the_rival_is_summed_up_too() -> None:
    arguments = ("simulate", "arnak", "--players", "1", "--bots", "random", "--games", "5")
    found = json.loads(cairn(*arguments, "--option", "difficulty=5", "--json").out)
    assert 55 < found["others"]["rival"]["mean"] < 80
    assert found["others"]["rival"]["deviation"] > 0
    assert "the rival: mean score" in cairn(*arguments).out


@pytest.mark.parametrize("command", [("simulate", "--games"), ("arena", "--deals")])
def test_one_game_has_no_interval(command: tuple[str, str]) -> None:
    """One value says nothing of its error: no infinity is printed."""
    name, count = command
    out = cairn(name, "lost-code", "--bots", "random,random", count, "1").out
    assert "inf" not in out and "nan" not in out and "1 deals" not in out
    rows = [line for line in out.splitlines() if " random " in f" {line} " and "interval" not in line]
    assert rows and (name == "arena" or all("–" in row for row in rows))
