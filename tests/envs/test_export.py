"""`cairn records export`: the decisions of recorded games as a Parquet file."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import cairn as package
from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.core.record import Record, to_json
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import encode
from cairn.core.version import VERSION
from cairn.envs.codes import codes_of
from cairn.envs.decisions import decisions
from cairn.games import find, rooms_of
from cairn.play.files import read_records
from tests.cli.command import cairn, refused
from tests.loose import AnyMatch

ROOT = Path(__file__).parents[2]
GAMES = [("lost-code", "steady,random"), ("think-str8", "steady,random,random"), ("arnak", "steady")]


def recorded(folder: Path, game: str, bots: str, games: int = 2) -> Path:
    file = folder / f"{game}.jsonl"
    cairn("simulate", game, "--bots", bots, "--games", str(games), "--record", str(file))
    return file


def exported(file: Path, *more: str) -> Any:
    target = file.with_suffix(".parquet")
    cairn("records", "export", str(file), "--to", str(target), *more)
    return pq.read_table(target)


@pytest.mark.parametrize(("game", "bots"), [*GAMES, ("break-the-code", "steady,random,steady,random")])
def test_every_decision_is_there_as_its_seat_saw_it(tmp_path: Path, game: str, bots: str) -> None:
    """Against the games played through again: observation, moves, choice and result."""
    file = recorded(tmp_path, game, bots)
    rows = exported(file, "--no-values").to_pylist()
    codes, at = codes_of(game), 0
    for number, record in enumerate(read_records(file.read_text(), find), start=1):
        table = new_table(find(game), record.options)
        assert record.result is not None
        for place, step in enumerate(record.steps, start=1):
            if isinstance(step, Played):
                row, at = rows[at], at + 1
                sight, moves = table.sight(step.seat), table.moves(step.seat)
                listed = codes.number_moves(sight, moves)
                assert (row["game"], row["step"], row["seat"]) == (number, place, step.seat)
                assert row["bot"] == bots.split(",")[step.seat]
                assert np.array_equal(np.array(row["observation"], np.float32), codes.row(sight))
                assert row["moves"] == sorted(listed)
                assert listed[row["choice"]] == step.move
                assert json.loads(row["move"]) == json.loads(encode(step.move))
                if codes.about is not None:
                    assert np.array_equal(row["about"], codes.observe(sight, moves, listed)["moves"][: len(moves)])
                assert (row["measure"], row["value"], row["best"]) == (None, None, None)
                assert row["score"] == record.result.scores[step.seat]
                assert row["place"] == record.result.places[step.seat]
                assert row["win"] == record.result.shares[step.seat]
                assert row["scores"] == list(record.result.scores)
                assert row["others"] == list(record.result.others.values())
            table.add(step)
    assert at == len(rows)


def test_choices_have_their_values(tmp_path: Path) -> None:
    """What `cairn analyse` says of them, of every one that it weighs."""
    file = recorded(tmp_path, "lost-code", "steady,random", games=1)
    told = json.loads(cairn("analyse", str(file), "--json").out)["choices"]
    rows = {row["step"]: row for row in exported(file).to_pylist()}
    assert told
    for chosen in told:
        row = rows[chosen["step"]]
        assert (row["measure"], row["value"], row["best"]) == (chosen["measure"], chosen["value"], chosen["best"])
    assert sum(row["value"] is not None for row in rows.values()) == len(told)


def test_the_file_says_what_its_numbers_are(tmp_path: Path) -> None:
    told = exported(recorded(tmp_path, "arnak", "random", games=1), "--no-values").schema.metadata
    codes = codes_of("arnak")
    assert told[b"game"] == b"arnak" and told[b"rules"].decode() == find("arnak").rules_version
    assert told[b"cairn"].decode() == VERSION
    assert [each["name"] for each in json.loads(told[b"observation"])] == [f.name for f in codes.coding.fields]
    assert sum(each["size"] for each in json.loads(told[b"about"])) == 441


def test_games_are_chosen_and_one_kind_goes_into_a_file(tmp_path: Path) -> None:
    duel, solo = recorded(tmp_path, "lost-code", "random,random"), recorded(tmp_path, "arnak", "random", games=1)
    target = tmp_path / "out.parquet"
    assert "game: one game a file, not 2 (arnak, lost-code)" in refused(
        "records", "export", str(duel), str(solo), "--to", str(target)
    )
    assert not target.exists()
    out = cairn("records", "export", str(duel), str(solo), "--game", "arnak", "--no-values", "--to", str(target)).out
    table = pq.read_table(target)
    assert out == f"Written to {target}: {table.num_rows} decisions of 1 game.\n"
    assert "one game a file, not 0" in refused("records", "export", str(duel), "--game", "arnak", "--to", str(target))


def test_nothing_else_is_written_over(tmp_path: Path) -> None:
    file = recorded(tmp_path, "lost-code", "random,random", games=1)
    assert "is not a Parquet file" in refused("records", "export", str(file), "--to", str(file))
    assert len(read_records(file.read_text(), find)) == 1
    first = exported(file, "--no-values")
    assert exported(file, "--no-values").equals(first)
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".jsonl", ".parquet"]


def test_several_processes_write_the_same_bytes(tmp_path: Path) -> None:
    file = recorded(tmp_path, "think-str8", "random,random", games=3)
    written = []
    for crew in ((), ("--jobs", "2"), ("--ray", "local")):
        exported(file, *crew)
        written.append(file.with_suffix(".parquet").read_bytes())
    assert written[0] == written[1] == written[2]


def test_what_was_taken_back_is_no_decision(tmp_path: Path) -> None:
    """A seat that takes a move back has decided what it did instead."""
    match = _with_a_step_back()
    found = decisions(match.record, values=False)
    played = [step for step in match.record.steps if isinstance(step, Played)]
    assert len(found) == len(played) - 1
    steps = Counter(each.step for each in found)
    assert set(steps.values()) == {1} and json.loads(found[-1].move) == json.loads(encode(played[-1].move))
    assert [each.bot for each in found] == [None] * len(found)


def test_a_game_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    file.write_text(to_json(_with_a_step_back().record))
    for row in exported(file, "--no-values").to_pylist():
        assert (row["score"], row["place"], row["win"], row["scores"]) == (None, None, None, None)


def test_a_record_that_cannot_be_is_refused(tmp_path: Path) -> None:
    record = _with_a_step_back().record
    file = tmp_path / "broken.jsonl"
    file.write_text(to_json(Record(record.game, record.rules, record.options, record.seats, record.steps[:-3][::-1])))
    for crew in ((), ("--jobs", "2"), ("--ray", "local")):
        said = refused("records", "export", str(file), "--to", str(tmp_path / "out.parquet"), *crew)
        assert said.startswith(f"{file}, game 1, step 1: chance: ")
    assert not (tmp_path / "out.parquet").exists()


def test_every_game_can_be_weighed() -> None:
    """So that no column of a reference data set is empty."""
    assert all(rooms_of(name).at.study is not None for name in package.games())


def test_the_recipe_of_the_reference_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of docs/records.md, with fewer games."""
    monkeypatch.chdir(tmp_path)
    _, _, rest = (ROOT / "docs" / "records.md").read_text("utf-8").partition("<!-- the reference data set -->")
    lines = [line.split() for line in rest.partition("<!-- end")[0].splitlines() if line.startswith("cairn ")]
    for line in lines:
        if "--games" in line:
            line[line.index("--games") + 1] = "2"
        del line[line.index("--jobs") : line.index("--jobs") + 2]
        cairn(*line[1:])
    assert {path.name for path in tmp_path.iterdir()} == {
        f"{name}.{form}" for name in package.games() for form in ("jsonl", "parquet")
    }
    for name in package.games():
        table = pq.read_table(f"{name}.parquet")
        assert table.num_rows > 0 and set(table["game"].to_pylist()) == {1, 2}
        assert (table["value"].null_count < table.num_rows) == (name != "arnak")


def _with_a_step_back() -> AnyMatch:
    """A game of Arnak in which somebody took a move back."""
    game = find("arnak")
    match = new_match(game, options_of(game, {}, 2), seed="back")
    while True:
        (seat, *_) = match.to_act
        moves = match.moves(seat)
        match.play(seat, moves[0])
        if match.can_undo(seat):
            match.undo(seat)
            match.play(seat, match.moves(seat)[-1])
            return match
