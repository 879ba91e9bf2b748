"""`cairn solve` for Break the Code: a position that was written down at a real table."""

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

import cairn as package
from cairn.api import read_file
from cairn.games.break_code.belief.posterior import belief
from cairn.games.break_code.rules.events import Asked, Guessed
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.tiles import TILES, tiles
from cairn.games.break_code.solve import report
from cairn.games.break_code.terminal.labels import short_tile, short_tiles
from cairn.games.break_code.terminal.solver import SOLVER
from cairn.text import LANGUAGES, Voice, text
from tests.cli.command import cairn, refused
from tests.loose import AnyMatch

ENGLISH = text("en", package.game("break-the-code"))
EXAMPLE = Path(__file__).parents[2] / "docs" / "positions" / "break-the-code.json"


def changed(tmp_path: Path, **changes: Any) -> str:
    """The example without its row, changed."""
    position = json.loads(EXAMPLE.read_text("utf-8"))
    del position["row"]
    return file_of(tmp_path, position | changes)


def file_of(tmp_path: Path, position: dict[str, Any]) -> str:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return str(file)


def written_down(match: AnyMatch, seat: int) -> dict[str, Any]:
    """What the player in `seat` would write into the file, the others counted to the left."""
    sight = match.view(seat)
    view = sight.view
    players = view.table.players
    voice = Voice(ENGLISH, (), None, {"rules": view.table.rules, "size": view.table.hand})
    questions: list[dict[str, Any]] = []
    guesses = []
    for event in sight.history:
        if isinstance(event, Asked):
            told = {(other - seat) % players: said for other, said in enumerate(event.answers) if said is not None}
            told.pop(0, None)
            asker = (event.seat - seat) % players
            questions.append({"asker": asker, "card": event.card, "digit": event.digit, "answers": told})
        if isinstance(event, Guessed) and event.seat == seat and event.tiles is not None:
            guesses.append({"tiles": short_tiles(voice, event.tiles), "after": len(questions)})
    return {
        "players": players,
        "options": {"rules": view.table.rules},
        "hand": short_tiles(voice, view.hand),
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
        sight = SOLVER.read(package.game("break-the-code"), json.dumps(written_down(match, seat)), ENGLISH, read_file)
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
    assert refused(*solve, "z=4").startswith("why: must be a place and a digit or tile")
    assert refused(*solve, "7").startswith("why: must be a place and a digit or tile")


def test_facts_that_cannot_all_be_true_are_named(tmp_path: Path) -> None:
    questions = [
        {"card": "sum-all", "answers": {"1": 6}},
        {"card": "spread", "answers": {"1": 8}},
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
        ({"hand": "b0 w3 g5"}, "hand: must be 4 tiles, not 3 (BC 2.1, 2.2)"),
        ({"hand": "b0 x3 g5 b8"}, "hand: 'x3' is not a tile: there are b0 to b9, w0 to w9 and g5"),
        ({"hand": "b0 b5 w6 b8"}, "hand: 'b5' is not a tile"),
        ({"hand": "b0 w3 b3 b8"}, "hand: 'b0 w3 b3 b8' is not in ascending order, black (red) left of white (blue)"),
        ({"row": ["where-11"]}, "row[0]: no card is called 'where-11'"),
        ({"row": ["sum-black"]}, "row: sum-black is there twice"),
        ({"questions": [{"card": "where-8-9", "answers": {}}]}, "questions[0].digit: must be one of 8, 9 (BC 3.2)"),
        ({"questions": [{"card": "spread", "answers": {"1": 2}}]}, "questions[0].answers: seat 2 answers too (BC 3.3)"),
        (
            {"questions": [{"card": "spread", "answers": {"1": 2, "2": True, "3": 1}}]},
            "questions[0].answers[2]: must be a whole number",
        ),
        (
            {"questions": [{"card": "where-0", "answers": {"1": "ca", "2": "", "3": ""}}]},
            "questions[0].answers[1]: must name places",
        ),
        ({"guesses": [{"tiles": "b0 b1 b2 b3", "after": 0}]}, "guesses: with more than two players"),
        # The seat's own answer is that of its hand
        (
            {"questions": [{"card": "count-even", "answers": {"0": 2, "1": 3, "2": 1, "3": 3}}]},
            "questions[0].answers[0]: with the hand that is written down the answer is 1, not 2 (BC 3.1)",
        ),
        (
            {"questions": [{"card": "where-8-9", "digit": 9, "answers": {"0": "", "1": "", "2": "", "3": ""}}]},
            'questions[0].answers[0]: with the hand that is written down the answer is "d", not "" (BC 3.1)',
        ),
        # As many cards lie open as there are
        (
            {"row": []},
            "row: with 4 of 21 cards asked 6 lie open, not 0 (BC 2.3, 3.1); leave row out if it is not known",
        ),
        ({"row": ["where-0", "sum-all"]}, "row: with 4 of 21 cards asked 6 lie open, not 2"),
        # An answer that no hand gives, with those that are given
        (
            {"questions": [{"card": "count-even", "answers": {"1": 5, "2": 0, "3": 0}}]},
            "questions[0].answers[1]: no hand answers 5; possible: 0 to 4",
        ),
        (
            {"questions": [{"card": "count-equal", "answers": {"1": 2, "2": 1, "3": 0}}]},
            "questions[0].answers[2]: no hand answers 1; possible: 0, 2, 4",
        ),
        (
            {"questions": [{"card": "where-0", "answers": {"1": "c", "2": "", "3": ""}}]},
            'questions[0].answers[1]: no hand answers "c"; possible: "", "a", "ab"',
        ),
        (
            {"questions": [{"card": "neighbours-colour", "answers": {"1": ["ab", "bc"], "2": [], "3": []}}]},
            'questions[0].answers[1]: no hand answers ["ab", "bc"]; possible: [], ["ab"], ["bc"], ["cd"], ["abc"]',
        ),
        # Who is where
        ({"starter": 4}, "starter: the seats are 0 to 3, not 4"),
        ({"starter": 1}, "questions[0].asker: it was the turn of seat 1, not 0 (BC 2.5)"),
        ({"out": [7]}, "out: the seats are 0 to 3, not 7"),
        ({"out": [2], "right": [2]}, "out: seat 2 has guessed once (BC 3.7)"),
        ({"decide": "sleep"}, "decide: Invalid enum value 'sleep'"),
        ({"decide": "call"}, "decide: only TAGIRON with three or four players has guess or wait (BC 6.6)"),
        ({"decide": "last-turn"}, "decide: a last turn follows somebody's right guess: say with right whose (BC 4.3)"),
        ({"right": [1]}, 'decide: after a right guess there are only last turns: write "last-turn" (BC 4.1, 4.3)'),
        (
            {"right": [3], "starter": 0, "decide": "last-turn"},
            "decide: the round of seat 3's right guess ends before yours (BC 4.3)",
        ),
        ({"players": 5}, "players: break-the-code is for 2 to 4 players, not 5"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(tmp_path: Path, changes: dict[str, Any], line: str) -> None:
    file = changed(tmp_path, **changes)
    assert refused("solve", "break-the-code", file).startswith(f"{file}, {line}")


# Two players


TWO: dict[str, Any] = {
    "hand": "b0 w3 g5 b8 w8",
    "questions": [
        {"card": "where-5", "answers": {"1": "c"}},
        {"card": "sum-all", "asker": 1, "answers": {}},
        {"card": "neighbours-colour", "answers": {"1": ["ab", "de"]}},
    ],
}


def solved(tmp_path: Path, position: dict[str, Any], *arguments: str) -> str:
    return cairn("solve", "break-the-code", file_of(tmp_path, position), *arguments).out


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"out": [1]}, "out: with two players nobody is out: who guesses wrong stays in the game (BC 3.6)"),
        ({"decide": "last-turn", "starter": 0}, "decide: the second player's right guess wins at once"),
        (
            {"hand": "r0 b3 g5 r8 b8", "options": {"rules": "tagiron"}, "questions": [], "decide": "call"},
            "decide: only TAGIRON with three or four players",
        ),
    ],
)
def test_a_position_of_two_that_cannot_be_is_refused(tmp_path: Path, changes: dict[str, Any], line: str) -> None:
    file = file_of(tmp_path, TWO | changes)
    assert refused("solve", "break-the-code", file).startswith(f"{file}, {line}")


def test_an_own_answer_may_be_written_down(tmp_path: Path) -> None:
    questions = [TWO["questions"][0], {"card": "sum-all", "asker": 1, "answers": {"0": 24}}, TWO["questions"][2]]
    assert solved(tmp_path, TWO | {"questions": questions}) == solved(tmp_path, TWO)


def test_groups_may_be_written_in_any_order(tmp_path: Path) -> None:
    """BC 3.5: they are the same groups."""
    questions = [*TWO["questions"][:2], {"card": "neighbours-colour", "answers": {"1": ["de", "ab"]}}]
    assert solved(tmp_path, TWO | {"questions": questions}) == solved(tmp_path, TWO)


def test_where_one_answer_is_at_fault_the_others_are_named(tmp_path: Path) -> None:
    """BC 1.1: who holds both 0s hears of none."""
    position = {"hand": "b0 w0 b2 w3 b4", "questions": [{"card": "where-0", "answers": {"1": "a"}}]}
    assert solved(tmp_path, position).splitlines() == [
        "These cannot all be true:",
        "  you hold black 0 (BC 1.1)",
        "  you hold white 0 (BC 1.1)",
        "  question 1, where are the 0s – Player 2: a (BC 3.8)",
        "With your tiles, these answers are possible: none.",
    ]


def test_possible_numbers_are_named_as_a_range(tmp_path: Path) -> None:
    """BC 1.1: the sum of 41 needs both 8s."""
    position = {"hand": "b0 w3 g5 b8 w8", "questions": [{"card": "sum-all", "answers": {"1": 41}}]}
    assert solved(tmp_path, position).endswith("With your tiles, these answers are possible: 6–38.\n")


def test_a_proof_names_the_own_tiles_that_it_needs(tmp_path: Path) -> None:
    """BC 1.1: one tile, not the hand."""
    proof = solved(tmp_path, TWO, "--why", "8b").split("because:")[1]
    assert proof.splitlines() == ["", "1. you hold black 8 (BC 1.1)"]


def test_a_second_guess_needs_another_turn_and_that_is_said(tmp_path: Path) -> None:
    """BC 3.6: of two codes one is right now, or the other a turn later."""
    questions = [
        {"card": "sum-all", "answers": {"1": 41}},
        {"card": "count-odd", "asker": 1, "answers": {}},
    ]
    row = ["where-0", "where-1-2", "where-3-4", "where-5", "where-8-9", "sum-left"]
    position = {"hand": "b0 w1 w2 b3 w4", "questions": questions, "row": row}
    said = solved(tmp_path, position).splitlines()
    assert "Best: guess" in said
    assert (
        "If it is wrong, guess 7w 8b 8w 9b 9w next: one of the two is right with a chance of 100%."
        " This assumes that you will have another turn." in said
    )
    last = solved(tmp_path, position | {"decide": "last-turn"}).splitlines()
    assert "Best: guess" in last and "You will have no other turn." in last
    assert not any("another turn" in line for line in last)


@pytest.mark.parametrize(
    ("starter", "follows"),
    [(0, "If you are right, one last turn each is left for: Player 2 (BC 4.1, 4.3)."), (1, None)],
)
def test_who_began_says_who_follows(tmp_path: Path, starter: int, follows: str) -> None:
    """BC 4.1."""
    position = {
        "hand": "b0 w1 w2 b3 w4",
        "questions": [{"card": "sum-all", "answers": {"1": 41}}],
        "guesses": [{"tiles": "b7 b8 w8 b9 w9", "after": 1}],
        "starter": starter,
    }
    said = solved(tmp_path, position).splitlines()
    assert "One code fits (deals: 1): you know it." in said and "Best: guess" in said
    assert (follows in said) if follows else not any("last turn" in line for line in said)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"right": [1], "starter": 0}, "The game is over (BC 4.1)"),
        ({"right": [0], "starter": 1}, "The game is over (BC 4.1)"),
        ({"right": [0]}, "You have made your guess (BC 4.1)"),
    ],
)
def test_where_nothing_is_left_to_decide_nothing_is_advised(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    """BC 4.1."""
    printed = solved(tmp_path, TWO | changes)
    assert f"{said}: there is nothing left to decide." in printed
    assert "Best" not in printed and "would tell you" not in printed
    assert json.loads(solved(tmp_path, TWO | changes, "--json"))["best"] is None


# Three and four players


def asking_until(match: AnyMatch, is_enough: Callable[[AnyMatch], bool]) -> dict[str, Any]:
    """What the first player would write down of a game in which nobody guesses."""
    while not is_enough(match):
        seat = match.to_act[0]
        match.play(seat, next(move for move in match.moves(seat) if type(move).__name__ in ("Ask", "Wait")))
    return written_down(match, 0)


def without_cards(rules: str) -> dict[str, Any]:
    match = package.Match("break-the-code", players=3, options={"rules": rules}, seed=5)
    return asking_until(match, lambda match: not match.state.row)


def with_the_code_known(rules: str, players: int, seed: int = 1) -> dict[str, Any]:
    match = package.Match("break-the-code", players=players, options={"rules": rules}, seed=seed)
    return asking_until(match, lambda match: match.state.phase == "turn" and len(belief(match.view(0)).codes) == 1)


def test_with_the_cards_used_up_the_game_is_over(tmp_path: Path) -> None:
    """BC 4.4."""
    position = without_cards("standard")
    assert position["row"] == ()
    assert "The game is over (BC 4.4): there is nothing left to decide." in solved(tmp_path, position)


def test_with_the_cards_used_up_there_is_one_moment_left(tmp_path: Path) -> None:
    """BC 6.7."""
    position = without_cards("tagiron")
    assert "The game is over (BC 6.7)" in solved(tmp_path, position)
    last = solved(tmp_path, position | {"decide": "call"})
    assert "Best: guess" in last and "over" not in last


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"out": [0]}, "You have made your guess (BC 3.7)"),
        ({"right": [0], "starter": 0}, "You have made your guess (BC 3.7)"),
        ({"out": [0, 1, 2, 3]}, "The game is over (BC 4.4)"),
    ],
)
def test_who_has_guessed_is_not_advised(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    """BC 3.7, 4.4."""
    printed = cairn("solve", "break-the-code", changed(tmp_path, **changes)).out
    assert f"{said}: there is nothing left to decide." in printed and "Best" not in printed


def test_who_is_out_takes_no_turns(tmp_path: Path) -> None:
    """BC 3.13, 4.4: with seven cards left there is another turn if two others are out, and none if none is."""
    match = package.Match("break-the-code", players=4, seed=2)
    while len(match.state.discards) < 18:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    position = written_down(match, match.to_act[0])
    assert len(position["row"]) == 3
    lone = solved(tmp_path, position | {"out": [1, 2]})
    assert "Best question" in lone or "100%)" in lone
    assert "Best: guess" in solved(tmp_path, position)


def test_in_tagiron_the_code_is_guessed_at_any_time(tmp_path: Path) -> None:
    """BC 6.6: who knows the code need not ask."""
    known = with_the_code_known("tagiron", 3)
    printed = solved(tmp_path, known)
    assert printed.startswith("One code fits") and "Best: guess" in printed
    assert "Best: guess" in solved(tmp_path, known | {"decide": "call"})
    unsure = known | {"questions": known["questions"][:2], "decide": "call"}
    del unsure["row"]
    assert "Best: wait" in solved(tmp_path, unsure)


def test_other_hands_and_colours_are_shown_and_can_be_asked_about() -> None:
    printed = cairn("solve", "break-the-code", str(EXAMPLE)).out.splitlines()
    assert "  d    ·    ·    ·    ·    ·    ·    ·    · 100%    ·   100%    ·    ·" in printed
    at = printed.index("Player 2: 3 hands fit.")
    assert printed[at + 3] == "  b    ·    ·    ·    ·    · 100%    ·    ·    ·    ·      ·    · 100%"
    solve = ("solve", "break-the-code", str(EXAMPLE), "--why")
    assert "Player 2, position b: it must be green 5, because:" in cairn(*solve, "2:b=5g").out
    assert "Player 3, position a: it must be white, because:" in cairn(*solve, "3:a=w").out
    assert "Centre, position b: it is not white, because:" in cairn(*solve, "b=w").out
    assert "Player 4 does not have green 5, because:" in cairn(*solve, "Player 4:g5").out
    assert refused(*solve, "1:b=5").startswith("why: '1' is not a hand: write 2 to 4 for a player")
    assert refused(*solve, "e=5").startswith("why: must be a place and a digit or tile")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fit_into_eighty_columns(lang: str) -> None:
    printed = cairn("solve", "break-the-code", str(EXAMPLE), "--lang", lang).out.splitlines()
    tables = printed[: printed.index(text(lang, BREAK_THE_CODE).say("solve-questions"))]
    assert sum("100" in line for line in tables) > 8 and max(map(len, tables)) <= 80


def test_other_hands_and_colours_for_a_program() -> None:
    found = json.loads(cairn("solve", "break-the-code", str(EXAMPLE), "--json").out)
    assert found["colours"]["d"] == {"black": 1.0, "white": 0.0, "green": 0.0}
    assert [(hand["seat"], hand["codes"]) for hand in found["hands"]] == [(1, 3), (2, 3), (3, 3)]
    assert found["hands"][0]["marginals"]["b"]["5"] == 1.0


# Letters


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_can_be_written(tmp_path: Path, lang: str, rules: str) -> None:
    """BC 6.1: every tile, in either order, in capitals too, as hand, as guess and behind --why."""
    game = package.game("break-the-code")
    voice = Voice(text(lang, game), (), None, {"rules": rules, "size": 5})
    for at in range(0, len(TILES), 5):
        hand = TILES[at : at + 5]
        printed = short_tiles(voice, hand)
        turned = " ".join(word[1:] + word[0] for word in printed.split())
        guess = TILES[(at + 5) % 20 : (at + 5) % 20 + 5]
        for written in (printed, turned, printed.upper()):
            position = {
                "hand": written,
                "options": {"rules": rules},
                "guesses": [{"tiles": short_tiles(voice, guess), "after": 0}],
            }
            sight = SOLVER.read(game, json.dumps(position), text(lang, game), read_file)
            assert sight.view.hand == hand
            assert [event.tiles for event in sight.history if isinstance(event, Guessed)] == [guess]
        for tile in hand:
            for word in (short_tile(voice, tile), short_tile(voice, tile)[::-1]):
                asked = ("--lang", lang, "--json", "--why", word)
                (proof,) = json.loads(solved(tmp_path, position, *asked))["proofs"]
                assert (proof["claim"]["digit"], proof["claim"]["colour"]) == (tile.digit, tile.colour)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_english_letters_are_read_in_every_language(lang: str) -> None:
    """A file that was written in English means the same: its letters are taken together."""
    game = package.game("break-the-code")
    for rules, hand in (("standard", "b1 w4 5 b7 b9"), ("tagiron", "r1 b4 g5 r7 r9")):
        written = json.dumps({"hand": hand, "options": {"rules": rules}})
        sight = SOLVER.read(game, written, text(lang, game), read_file)
        assert sight.view.hand == tiles("b1 w4 g5 b7 b9")


def test_letters_of_another_rule_set_are_refused(tmp_path: Path) -> None:
    """BC 6.1: in TAGIRON b is blue, as it is printed, and w is nothing."""
    file = file_of(tmp_path, {"hand": "b1 w4 g5 b7 b9", "options": {"rules": "tagiron"}})
    line = "hand: 'w4' is not a tile: there are r0 to r9, b0 to b9 and g5, written in either order (BC 1.1)"
    assert refused("solve", "break-the-code", file) == f"{file}, {line}"


def test_what_a_program_is_told_can_be_written(tmp_path: Path) -> None:
    """BC 6.1: tiles of the JSON are red and blue in TAGIRON."""
    known = with_the_code_known("tagiron", 4)
    found = json.loads(solved(tmp_path, known, "--json"))
    (likeliest,) = found["likeliest"]
    assert set("".join(likeliest["tiles"])) & set("rb") and not set("".join(likeliest["tiles"])) & {"w"}
    printed = solved(tmp_path, known).splitlines()[1].split()[1:]
    assert [word[1] + word[0] for word in printed] == likeliest["tiles"]


# Time


def test_the_first_line_comes_before_the_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known is said before questions are weighed and anything is proved."""

    def too_early(*_: Any) -> Any:
        raise AssertionError("not yet")

    game = package.game("break-the-code")
    sight = SOLVER.read(game, EXAMPLE.read_text("utf-8"), ENGLISH, read_file)
    with monkeypatch.context() as patched:
        for name in ("question_values", "prove", "claims_worth_proving"):
            patched.setattr(report, name, too_early)
        lines = SOLVER.lines(sight, ENGLISH, None)
        first = list(islice(lines, 5))
    assert first[0] == "3 codes fit (deals: 18): 1.6 bits still unknown."
    assert any("because:" in line for line in lines)


@pytest.mark.parametrize("players", [3, 4])
def test_a_known_code_is_proved_in_no_time(tmp_path: Path, players: int) -> None:
    """All places proved: what took 13 to 33 s of silence."""
    file = file_of(tmp_path, with_the_code_known("standard", players))
    begun = process_time()
    assert cairn("solve", "break-the-code", file).out.count("because:") == (5 if players == 3 else 4)
    assert process_time() - begun < 5
