"""`cairn records`: what is in files of games, whether it can be believed, and the games that are wanted in one file."""

import json
import sys
from pathlib import Path

import pytest

from cairn import Match
from cairn.core.record import Record, to_json
from cairn.core.values import replace
from tests.cli.command import cairn, refused, run


@pytest.fixture
def games(tmp_path: Path) -> tuple[str, str]:
    """Three of The Lost Code with two players, two of Arnak alone."""
    duels, solos = str(tmp_path / "duels.jsonl"), str(tmp_path / "solos.jsonl")
    cairn("simulate", "lost-code", "--bots", "steady,random", "--games", "3", "--record", duels)
    cairn("simulate", "arnak", "--bots", "random", "--games", "2", "--option", "difficulty=3", "--record", solos)
    return duels, solos


def listed(*arguments: str) -> list[tuple[str, int]]:
    lines = [json.loads(line) for line in cairn("records", "list", *arguments, "--json").out.splitlines()]
    return [(Path(line["file"]).stem, line["number"]) for line in lines]


def test_a_line_for_each_game_and_a_count(games: tuple[str, str]) -> None:
    out = cairn("records", "list", *games).out.splitlines()
    assert len(out) == 6
    assert "lost-code" in out[0] and "steady " in out[0] and "random " in out[0]
    assert out[-1] == "Games: 2 arnak, 3 lost-code; 5 of 5 finished."


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ((), [("duels", 1), ("duels", 2), ("duels", 3), ("solos", 1), ("solos", 2)]),
        (("--game", "arnak"), [("solos", 1), ("solos", 2)]),
        (("--players", "2"), [("duels", 1), ("duels", 2), ("duels", 3)]),
        (("--bot", "steady"), [("duels", 1), ("duels", 2), ("duels", 3)]),
        (("--game", "arnak", "--option", "difficulty=3"), [("solos", 1), ("solos", 2)]),
        (("--game", "arnak", "--option", "difficulty=2"), []),
        (("--game", "lost-code", "--option", "expansions=none"), [("duels", 1), ("duels", 2), ("duels", 3)]),
        (("--game", "lost-code", "--option", "expansions=curse"), []),
        (("--unfinished",), []),
    ],
)
def test_games_are_chosen(games: tuple[str, str], wanted: tuple[str, ...], found: list[tuple[str, int]]) -> None:
    assert listed(*games, *wanted) == found


def test_a_game_that_is_not_over_has_no_points(tmp_path: Path) -> None:
    file = tmp_path / "open.jsonl"
    file.write_text(to_json(_begun()))
    out = cairn("records", "list", str(file)).out
    assert "Ann –, Ben –" in out and "0 of 1 finished" in out
    assert listed(str(file), "--finished") == []


def test_joined_converted_and_each_game_once(games: tuple[str, str], tmp_path: Path) -> None:
    target = str(tmp_path / "all.txt")
    ran = cairn("records", "join", *games, games[0], "--once", "--to", target, "--as", "text")
    assert ran.out == f"Written to {target}: 5 games.\n"
    assert Path(target).read_text().startswith("cairn record ")
    back = str(tmp_path / "back.jsonl")
    cairn("records", "join", target, "--to", back)
    assert Path(back).read_bytes() == b"".join(Path(file).read_bytes() for file in games)
    cairn("records", "join", *games, games[0], "--to", back)
    assert len(listed(back)) == 8


def test_every_game_is_checked_and_each_fault_named(games: tuple[str, str], tmp_path: Path) -> None:
    """One game was changed, another has its checksum and breaks the rules: both are named, and the rest is read."""
    duels, solos = games
    lines = Path(duels).read_text().splitlines(keepends=True)
    del lines[5]
    Path(duels).write_text("".join(lines))
    begun = _begun()
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(to_json(replace(begun, steps=begun.steps[1:])))
    assert cairn("records", "check", solos).out == "Played through as the rules are: 2 of 2.\n"
    ran = run("records", "check", duels, solos, str(wrong))
    assert ran.status == 2 and ran.err == "cairn: records: 2 of 6 cannot be believed\n"
    first, second, last = ran.out.splitlines()
    assert first.startswith(f"{duels}, game 1, line ") and "steps" in first
    assert second.startswith(f"{wrong}, game 1, ")
    assert last == "Played through as the rules are: 4 of 6."


def test_bad_input_is_refused_in_one_line(games: tuple[str, str], tmp_path: Path) -> None:
    duels, _ = games
    assert refused("records", "list", duels, "--option", "side=bird") == (
        "option: an option belongs to a game: say --game too"
    )
    assert refused("records", "list", duels, "--game", "arnak", "--option", "side=bat") == (
        "side: 'bat' is not one of: bird, snake"
    )
    assert refused("records", "list", duels, "--game", "arnak", "--option", "sid=bird").startswith(
        "sid: arnak has no such"
    )
    notes = tmp_path / "notes.txt"
    notes.write_text("milk")
    assert "it is not overwritten" in refused("records", "join", duels, "--to", str(notes))
    assert notes.read_text() == "milk"
    assert refused("records", "list", str(notes)).startswith(f"{notes}, line 1: this is not a cairn record")
    target = tmp_path / "joined.jsonl"
    assert refused("records", "join", duels, str(notes), "--to", str(target)).startswith(f"{notes}, line 1")
    assert not target.exists()


def _begun() -> Record:
    match = Match("lost-code", players=2, seed=1, names=("Ann", "Ben"))
    for _ in range(3):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match.record


def test_without_what_writes_parquet_it_is_said_how_to_get_it(
    games: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = refused("records", "export", games[0], "--to", str(tmp_path / "out.parquet"))
    assert said == "export: pyarrow is not installed; type: pip install 'cairn-table[data]'"
    assert not (tmp_path / "out.parquet").exists()
