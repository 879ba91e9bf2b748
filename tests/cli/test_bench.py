"""`cairn bench`: every game is measured, what is missing is said, and the page has room for the figures."""

import json

import pytest

import cairn as package
from benchmarks import figures
from cairn.cli import bench
from tests.cli.command import cairn, refused, run


def test_every_game_and_every_thought_is_measured() -> None:
    found = json.loads(cairn("bench", "--seconds", "0.1", "--json").out)
    own = [pace for pace in found["paces"] if pace["engine"] == "cairn"]
    assert {pace["game"].split(",")[0] for pace in own} == set(package.games())
    batches = [pace for pace in found["paces"] if pace["engine"] == "cairn (batches)"]
    assert {pace["game"].split(",")[0] for pace in batches} == {"break-the-code", "lost-code", "think-str8"}
    for pace in batches:
        assert pace["games_per_second"] * pace["decisions_per_game"] > 0
    for pace in own + batches:
        assert pace["decisions_per_second"] > 0
        assert pace["microseconds_per_move"] > 0
        assert 0 < pace["spread"][0] <= pace["decisions_per_second"] <= pace["spread"][1]
    assert {table["game"].split(",")[0] for table in found["tables"]} == set(package.games())
    for table in found["tables"]:
        assert all(figure for figure in table.values())
    assert len(found["thoughts"]) == 10
    measured = {pace["engine"].split()[0] for pace in found["paces"]}
    assert ("OpenSpiel" in measured) != ("open-spiel" in found["missing"])
    assert ("Pgx" in measured) != ("pgx" in found["missing"])
    assert ("Catanatron" in measured) != ("catanatron" in found["missing"])
    together = [each for each in found["together"] if each["engine"] == "cairn (batches)"]
    assert [each["game"] for each in together] == [pace["game"] for pace in batches]
    assert all(each["processes"] == 2 and each["decisions_per_second"] > 0 for each in together)
    page = figures.PAGE.read_text(encoding="utf-8")
    mended = figures.insert_figures(page, figures.tables(found))
    before, after = page.split(figures.BEGIN)[0], page.split(figures.END)[1]
    assert mended.startswith(before + figures.BEGIN) and mended.endswith(figures.END + after)
    for pace in own:
        assert f"\n| cairn | {pace['game']} | {pace['decisions_per_second']:,.0f} | " in mended
    for each in together:
        assert f" | {each['game']} | 2 | {each['decisions_per_second']:,.0f} |\n" in mended
    assert figures.insert_figures(mended, figures.tables(found)) == mended


def test_parts_are_listed() -> None:
    names = [line.split()[0] for line in cairn("bench", "--list").out.splitlines()]
    assert names == ["play", "batches", "others", "cores", "thinking", "tables", *package.games()]


def test_a_game_is_measured_alone() -> None:
    found = json.loads(cairn("bench", "break-the-code", "play", "tables", "--seconds", "0.1", "--json").out)
    assert {pace["game"].split(",")[0] for pace in found["paces"]} == {"break-the-code"}
    assert {table["game"].split(",")[0] for table in found["tables"]} == {"break-the-code"}
    assert found["together"] == found["thoughts"] == found["missing"] == []


def test_a_part_is_measured_alone_and_what_is_missing_for_it_is_not_told() -> None:
    out = cairn("bench", "tables", "lost-code").out
    assert (
        out.startswith("A late position of a random game") and "Not installed" not in out and "decisions/s" not in out
    )


def test_each_part_is_printed_before_the_next_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "measure_cost", stop)
    out = run("bench", "play", "tables", "break-the-code", "--seconds", "0.1").out
    assert "decisions/s" in out and "A late position" not in out


def test_what_is_no_part_is_refused() -> None:
    assert refused("bench", "chess").startswith("part: 'chess' is not known (there are: arnak, batches")
