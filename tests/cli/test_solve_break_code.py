"""`cairn solve` for Break the Code: a position that was written down at a real table."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cairn as package
from cairn.games.break_code.belief.posterior import belief
from cairn.games.break_code.rules.events import Asked, Guessed
from cairn.games.break_code.solve.position import sight_of
from tests.cli.command import cairn, refused

EXAMPLE = Path(__file__).parents[2] / "docs" / "positions" / "break-the-code.json"


def changed(tmp_path: Path, **changes: Any) -> str:
    position = json.loads(EXAMPLE.read_text("utf-8"))
    position.update({"row": [], **changes})
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return str(file)


def written_down(match: package.Match, seat: int) -> dict[str, Any]:
    """What the player in `seat` would write into the file, the others counted to the left."""
    sight = match.view(seat)
    view = sight.view
    players = view.table.players
    questions: list[dict[str, Any]] = []
    guesses = []
    for event in sight.history:
        if isinstance(event, Asked):
            told = {(other - seat) % players: said for other, said in enumerate(event.answers) if said is not None}
            told.pop(0, None)
            asker = (event.seat - seat) % players
            questions.append({"asker": asker, "card": event.card, "digit": event.digit, "answers": told})
        if isinstance(event, Guessed) and event.seat == seat and event.tiles is not None:
            guesses.append({"tiles": " ".join(event.tiles), "after": len(questions)})
    return {
        "players": players,
        "options": {"rules": view.table.rules},
        "hand": " ".join(view.hand),
        "questions": questions,
        "guesses": guesses,
        "row": view.row,
    }


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_written_down_leaves_what_the_game_leaves(players: int, rules: str) -> None:
    """The belief of the position is the belief of the view that it was written down from."""
    match = package.Match("break-the-code", players=players, options={"rules": rules}, seed=players)
    rng = Random(players)
    while match.to_act and sum(isinstance(event, Asked) for event in match.events(None)) < 4:
        seat = match.to_act[0]
        moves = match.moves(seat)
        calm = [move for move in moves if type(move).__name__ in ("Ask", "Wait")]
        match.play(seat, rng.choice(calm or list(moves)))
    for seat in range(players):
        sight = sight_of(package.game("break-the-code"), json.dumps(written_down(match, seat)))
        assert belief(sight).codes == belief(match.view(seat)).codes
        assert sight.view.deck == match.view(seat).view.deck


@pytest.mark.parametrize(
    ("lang", "odds", "row"),
    [
        ("en", " 33.3%  ", "     1.58    100.0%       1.0  "),
        ("pl", " 33,3%  ", "     1,58    100,0%       1,0  "),
        ("ru", " 33,3 %  ", "       1,58     100,0 %         1,0  "),
    ],
)
def test_the_example_is_answered_with_belief_ranking_and_proof(lang: str, odds: str, row: str) -> None:
    printed = cairn("solve", "break-the-code", str(EXAMPLE), "--lang", lang).out.replace("\N{NO-BREAK SPACE}", " ")
    assert printed.count(odds) >= 3
    assert row in printed
    assert "(BC 3.9)" in printed


def test_the_same_for_a_program() -> None:
    found = json.loads(cairn("solve", "break-the-code", str(EXAMPLE), "--json").out)
    assert (found["codes"], found["deals"]) == (3, 18)
    assert ["b4", "g5", "w7", "b8"] in [each["tiles"] for each in found["likeliest"]]
    assert found["best"] == {"type": "ask", "card": "sum-all", "digit": None}


def test_why_proves_what_is_asked() -> None:
    solve = ("solve", "break-the-code", str(EXAMPLE), "--why")
    assert "Centre, position a: it is not 0, because:" in cairn(*solve, "a=0").out
    assert "Centre, position d: it must be black 8, because:" in cairn(*solve, "d=b8").out
    assert "There is no white 9 in the centre, because:" in cairn(*solve, "w9").out
    assert refused(*solve, "a=4").startswith("why: a=4 may be so or not")
    assert refused(*solve, "z=4").startswith("why: a place and a digit or tile are wanted")
    assert refused(*solve, "7").startswith("why: a place and a digit or tile are wanted")


def test_facts_that_cannot_all_be_true_are_named(tmp_path: Path) -> None:
    questions = [
        {"card": "sum-all", "answers": {"1": 1}},
        {"card": "spread", "answers": {"1": 3}},
        {"card": "count-even", "answers": {"1": 3}},
    ]
    file = changed(tmp_path, players=2, hand="b0 w3 g5 b8 w8", questions=questions)
    said = cairn("solve", "break-the-code", file).out.splitlines()
    assert said[0] == "These cannot all be true:"
    assert any("question 1, sum of all" in line for line in said)
    assert not any("question 3" in line for line in said)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"hand": "b0 w3 g5"}, "hand: 4 tiles are wanted, not 3 (BC 2.1, 2.2)"),
        ({"hand": "b0 x3 g5 b8"}, "hand: 'x3' is not a valid Tile"),
        ({"row": ["where-11"]}, "row[0]: no card is called 'where-11'"),
        ({"row": ["sum-black"]}, "row: sum-black is there twice"),
        ({"questions": [{"card": "where-8-9", "answers": {}}]}, "questions[0].digit: one of 8, 9 is wanted (BC 3.2)"),
        ({"questions": [{"card": "spread", "answers": {"1": 2}}]}, "questions[0].answers: seat 2 answers too (BC 3.3)"),
        (
            {"questions": [{"card": "spread", "answers": {"1": 2, "2": True, "3": 1}}]},
            "questions[0].answers[2]: a whole number is wanted",
        ),
        (
            {"questions": [{"card": "where-0", "answers": {"1": "ca", "2": "", "3": ""}}]},
            "questions[0].answers[1]: places are wanted",
        ),
        ({"guesses": [{"tiles": "b0 b1 b2 b3", "after": 0}]}, "guesses: with more than two players"),
        ({"players": 5}, "players: break-the-code is for 2 to 4 players, not 5"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(tmp_path: Path, changes: dict[str, Any], line: str) -> None:
    file = changed(tmp_path, **changes)
    assert refused("solve", "break-the-code", file).startswith(f"{file}, {line}")
