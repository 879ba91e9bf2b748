"""A match on disk and back, as text and as HTML; bots of one's own."""

from pathlib import Path
from random import Random

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.play.files import read_records
from tests.cli.command import run

OWN = "tests.library.script:Wide"


def begun(name: str, moves: int = 12) -> cairn.AnyMatch:
    match, rng = cairn.Match(name, seed="kept"), Random(1)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("name", cairn.games())
def test_a_match_goes_on_from_its_file_as_it_would_have(name: str, tmp_path: Path) -> None:
    match, file = begun(name), tmp_path / "game.jsonl"
    match.save(file)
    match.save(file)  # its own file may be written again
    again = cairn.load(file, seed="kept")
    assert again.record == match.record and again.state == match.state
    rng, other = Random(2), Random(2)
    for _ in range(5):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
        again.play(seat, other.choice(again.moves(seat)))
    assert again.state == match.state
    assert all(isinstance(each, cairn.Match) for each in (again, cairn.replay(match.record)))


@pytest.mark.parametrize("name", cairn.games())
def test_a_match_is_printed_as_an_onlooker_sees_it(name: str) -> None:
    match = begun(name)
    lines = str(match).splitlines()
    assert len(lines) > 6 and max(map(len, lines)) <= 80 and "\x1b" not in str(match)
    for seat in range(match.options.players):
        assert match.text(seat) != str(match)
    html = match._repr_html_()
    assert html.startswith("<pre") and html.endswith("</pre>") and len(html) > len(str(match))
    assert match.text(0, lang="pl") != match.text(0, lang="ru")


def test_what_an_onlooker_may_not_know_is_not_printed() -> None:
    """LC 2.7: no rack is shown to who sits nowhere, and a seat does not see its own."""
    match = cairn.Match("lost-code", players=4, seed=1)
    row = next(line for line in str(match).splitlines() if " bird " in line)
    assert row.split()[2:6] == ["?", "?", "?", "?"]
    own = next(line for line in match.text(0).splitlines() if " bird " in line)
    assert own.split()[2] == "?" and [int(digit) for digit in own.split()[3:6]] == [
        rack[0] for rack in match.state.racks[1:]
    ]


def test_own_bots_play_in_simulations_and_tournaments(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told = run("simulate", "lost-code", "--bots", f"{OWN},random", "--games", "2", "--record", str(file), "--json")
    assert told.status == 0 and f'"bots":["{OWN}","random"]' in told.out, told.err
    assert {each.bots for each in read_records(file.read_text("utf-8"), cairn.game)} == {(OWN, "random")}
    told = run("arena", "think-str8", "--bots", f"{OWN},random", "--deals", "1", "--json")
    assert told.status == 0 and OWN in told.out, told.err


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("no.such.module:Bot,random", "No module named"),
        ("os:path,random", "is not a class with a method `choose`"),
        ("tests.library.script:tell,random", "is not a class with a method `choose`"),
        (f"{OWN},random", "does not play arnak (it plays: lost-code, think-str8)"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_one_line(bots: str, said: str) -> None:
    told = run("simulate", "arnak", "--bots", bots, "--games", "1")
    assert told.status == 2 and said in told.err and len(told.err.strip().splitlines()) == 1


def test_no_file_makes_cairn_load_a_class(tmp_path: Path) -> None:
    """A record may name any bot: to play on from it, the player says who the bots are."""
    match = cairn.Match("lost-code", players=2, seed=1, bots=[None, OWN])
    match.save(tmp_path / "game.jsonl")
    told = run("play", "--resume", str(tmp_path / "game.jsonl"))
    assert told.status == 2 and "say with --bots who plays now" in told.err
    with pytest.raises(BadInput, match="does not play arnak"):
        cairn.bot(OWN, game="arnak")
