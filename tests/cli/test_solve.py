"""`cairn solve`: a position that was written down at a real table."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cairn as package
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.events import Answered, Happening, Rolled, Swapped
from cairn.games.lost_code.rules.sheet import sheet
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.position import read_position
from cairn.games.lost_code.solve.win_chance import best_final_bets
from tests.cli.command import cairn, refused
from tests.loose import AnyMatch

EXAMPLE = Path(__file__).parents[2] / "docs" / "positions" / "lost-code.json"


def changed(tmp_path: Path, **changes: Any) -> str:
    position = json.loads(EXAMPLE.read_text("utf-8"))
    position.update(changes)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return str(file)


def written_down(match: AnyMatch, seat: int) -> dict[str, Any]:
    """What the player in `seat` would write into the file, seats told as that player counts them."""
    sight: Sight[View, Happening] = match.view(seat)
    view = sight.view
    players = view.table.players
    rank = {other: number for number, other in enumerate(each for each in range(view.table.racks) if each != seat)}
    rounds, turns = [], sheet(sight).rows
    for row in turns:
        answer = next((event for event in _of_round(sight, row.round, Answered) if event.seat == seat), None)
        if answer is not None:
            own = next((event for event in _of_round(sight, row.round, Swapped) if event.seat == seat), None)
            swap = None if own is None else {"symbol": own.symbol, "digit": own.digit}
            said = {"dice": row.dice, "width": answer.width, "low": answer.low, "answer": answer.answer, "swap": swap}
            rounds.append(said)
    return {
        "players": players,
        "options": {"variant": "x" if view.table.digits == 9 else "plain"},
        "racks": [
            dict(zip((symbol.value for symbol in view.table.symbols), rack, strict=True))
            for rack in view.racks
            if rack is not None
        ],
        "rounds": rounds,
        "discards": [
            {"round": laid.round, "rack": rank[laid.seat] + 1, "symbol": laid.symbol, "digit": laid.digit}
            for laid in view.laid
            if laid.seat != seat
        ],
    }


def _of_round(sight: Sight[View, Happening], number: int, kind: type) -> list[Any]:
    found, now = [], 0
    for event in sight.history:
        now += isinstance(event, Rolled)
        if now == number and isinstance(event, kind):
            found.append(event)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_what_is_written_down_leaves_what_the_game_leaves(seed: int) -> None:
    """The belief of the position is the belief of the sight that it was written down from."""
    match = package.Match(
        "lost-code", players=2 + seed % 3, options={"variant": "x" if seed % 2 else "plain"}, seed=seed
    )
    bot, rng = package.bot("steady", game="lost-code"), Random(seed)
    while match.state.round < 5 or match.state.phase != "turn":
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    for seat in range(match.options.players):
        text = json.dumps(written_down(match, seat))
        sight = read_position(package.game("lost-code"), text)
        assert belief(sight).codes == belief(match.view(seat)).codes
        assert sight.view.stock == match.view(seat).view.stock


@pytest.mark.parametrize(
    ("lang", "deals", "odds"),
    [
        ("en", "8,026,324,992", "  61.6%    1.23  "),
        ("pl", "8 026 324 992", "  61,6%    1,23  "),
        ("ru", "8 026 324 992", " 61,6 %    1,23  "),
    ],
)
def test_the_example_is_answered_with_belief_ranking_and_proof(lang: str, deals: str, odds: str) -> None:
    printed = cairn("solve", "lost-code", str(EXAMPLE), "--lang", lang).out.replace("\N{NO-BREAK SPACE}", " ")
    assert "672" in printed and deals in printed
    assert odds in printed
    assert "(LC 5.10)" in printed


@pytest.mark.parametrize("game", ["lost-code", "break-the-code"])
def test_the_documentation_shows_what_is_printed(game: str) -> None:
    page = (EXAMPLE.parents[1] / "solve.md").read_text("utf-8")
    shown = page.split(f"$ cairn solve {game} docs/positions/{game}.json\n")[1].split("```")[0]
    printed = cairn("solve", game, str(EXAMPLE.with_stem(game))).out.splitlines()
    for line in shown.splitlines():
        if not line.strip().endswith("..."):
            assert line in printed


def test_the_same_for_a_program() -> None:
    found = json.loads(cairn("solve", "lost-code", str(EXAMPLE), "--json").out)
    assert found["codes"] == 672
    assert found["ranking"][0]["move"] == {"type": "bet", "width": 5, "low": 11}
    assert sum(found["marginals"]["snake"].values()) == pytest.approx(1)
    assert found["proofs"][0]["steps"]


WRONG = {"dice": ["snake", "snake", "jaguar"], "width": 5, "low": 12, "answer": "below"}
RIGHT = {"dice": ["snake", "snake", "jaguar"], "width": 5, "low": 12, "answer": "right"}
SHORTCUT = {"options": {"expansions": ["shortcut"]}, "free": None}


@pytest.mark.parametrize(
    ("fields", "kinds"),
    [
        ({"decide": "turn"}, {"turn", "accept"}),
        ({"decide": "swap", "dice": [], "rounds": [WRONG], "discards": []}, {"swap"}),
        ({"decide": "final", "dice": [], "rounds": [RIGHT] * 9, "discards": []}, {"final"}),
        ({"decide": "offer", "dice": ["bird", "snake", "snake"], **SHORTCUT}, {"take", "leave"}),
    ],
)
def test_everything_that_is_decided_is_ranked(tmp_path: Path, fields: dict[str, Any], kinds: set[str]) -> None:
    file = changed(tmp_path, **{"free": None, **fields})
    ranked = json.loads(cairn("solve", "lost-code", file, "--json").out)["ranking"]
    assert {each["move"]["type"] for each in ranked} == kinds
    assert len(ranked) >= 4
    assert cairn("solve", "lost-code", file).out


COLOURS = {"bird": "blue", "jaguar": "green", "chameleon": "purple", "snake": "yellow", "human": "red", "bear": "grey"}


def cards(tmp_path: Path, **fields: Any) -> str:
    """The example with cards, before the first round."""
    racks = json.loads(EXAMPLE.read_text("utf-8"))["racks"]
    coloured = [{COLOURS[symbol]: digit for symbol, digit in rack.items()} for rack in racks]
    return changed(
        tmp_path, racks=coloured, options={}, rounds=[], discards=[], dice=["blue", "red", "red"], free=None, **fields
    )


def test_a_token_of_the_cards_is_ranked_with_its_range_and_placed(tmp_path: Path) -> None:
    """LC 11.3."""
    chosen = json.loads(cairn("solve", "think-str8", cards(tmp_path, decide="bet"), "--json").out)["ranking"]
    assert {each["move"]["type"] for each in chosen} == {"choose"}
    printed = cairn("solve", "think-str8", cards(tmp_path, decide="bet")).out
    best = chosen[0]["bet"]
    where = f"{best['low']}–{best['low'] + best['width'] - 1}" if best["width"] > 1 else str(best["low"])
    assert f"take the width-{best['width']} token and place it on {where}" in printed
    file = cards(tmp_path, decide="place", width=5)
    placed = json.loads(cairn("solve", "think-str8", file, "--json").out)["ranking"]
    assert {each["move"]["type"] for each in placed} == {"place"}
    assert placed[0]["move"]["low"] == next(each["bet"]["low"] for each in chosen if each["move"]["width"] == 5)
    assert "place the token on " in cairn("solve", "think-str8", file).out


def test_a_token_on_offer_is_ranked_as_a_hint_advises(tmp_path: Path) -> None:
    """LC 8.3: with nothing known it is left, for a final bet may come to bring more; the remark says so."""
    file = changed(tmp_path, decide="offer", dice=["bird", "snake", "snake"], **SHORTCUT)
    ranked = json.loads(cairn("solve", "lost-code", file, "--json").out)["ranking"]
    assert ranked[0]["move"] == {"type": "leave"}
    assert [each["points"] for each in ranked[1:]] == sorted((each["points"] for each in ranked[1:]), reverse=True)
    assert "only if it brings more than 5 points" in cairn("solve", "lost-code", file).out


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_turns_that_are_still_to_come_are_said(tmp_path: Path, lang: str) -> None:
    """LC 3.6: two bears are turned, then a die or none, then the bet."""
    racks = json.loads(EXAMPLE.read_text("utf-8"))["racks"]
    without = [{symbol: digit for symbol, digit in rack.items() if symbol != "bear"} for rack in racks]
    told: dict[str, Any] = {"rounds": [], "discards": [], "free": None, "options": {"beginner": True}}
    file = changed(tmp_path, racks=without, decide="turn", dice=["bear", "bird", "bear"], **told)
    first = json.loads(cairn("solve", "lost-code", file, "--json").out)["ranking"][0]
    assert len(first["then"]) == 2
    row = next(line for line in cairn("solve", "lost-code", file, "--lang", lang).out.splitlines() if "→" in line)
    turns = 0 if lang == "en" else 1 + sum(move["type"] == "turn" for move in first["then"])  # each with an arrow
    assert row.count("→") == len(first["then"]) + 1 + turns


@pytest.mark.parametrize("named", ["beside", "from here", "whole"])
def test_a_file_of_wheels_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    """As `cairn games` says of the option; the file lies beside the position, or is named as for `cairn play`."""
    lines = [f"{{ width = {width}, points = {8 - width} }}" for width in range(1, 8)]
    folder = tmp_path / "wheels"
    folder.mkdir()
    file = (tmp_path if named == "beside" else folder) / "ours.toml"
    file.write_text(f'name = "ours"\nwheels = [{", ".join(lines)}]\n', "utf-8")
    monkeypatch.chdir(folder if named == "from here" else Path(__file__).parent)
    option = {"wheels": str(file) if named == "whole" else "ours.toml"}
    position = changed(tmp_path, options=option, free=None)
    ranked = json.loads(cairn("solve", "lost-code", position, "--json").out)["ranking"]
    assert {each["move"]["width"] for each in ranked} == set(range(1, 8))


def test_a_file_of_wheels_that_is_not_there(tmp_path: Path) -> None:
    file = changed(tmp_path, options={"wheels": "nowhere.toml"})
    assert refused("solve", "lost-code", file) == f"{file}, nowhere.toml: no such file or directory"


@pytest.mark.parametrize("seed", range(3))
def test_the_chance_to_win_is_that_of_the_game(tmp_path: Path, seed: int) -> None:
    """LC 6.4: with the scores and with what all others were answered, the file says as much as the sight."""
    options = {"expansions": ["shortcut"]} if seed else {}
    match = package.Match("lost-code", 3, options, seed=seed)
    bot, rng = package.bot("steady", game="lost-code"), Random(seed)
    while match.state.phase != "final":
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    for seat in range(3):
        sight = match.view(seat)
        written = {**written_down(match, seat), "options": options, "decide": "final", **_race(sight)}
        for number, each in enumerate(written["rounds"], start=1):
            answers = {event.seat: event for event in _of_round(sight, number, Answered)}
            each["others"] = [
                {"width": answers[other].width, "low": answers[other].low, "answer": answers[other].answer}
                for other in range(3)
                if other != seat
            ]
        file = tmp_path / "end.json"
        file.write_text(json.dumps(written), encoding="utf-8")
        found = json.loads(cairn("solve", "lost-code", str(file), "--json").out)
        best = best_final_bets(sight, belief(sight))
        assert found["finish"]["chance"] == pytest.approx(best.chance)
        assert found["finish"]["points"] == pytest.approx(best.points)
        assert found["win"] <= found["finish"]["chance"]
        printed = cairn("solve", "lost-code", str(file)).out
        assert f"Chance to win with these bets: {round(100 * found['win'])}%" in printed


def _race(sight: Sight[View, Happening]) -> dict[str, Any]:
    """Scores, track and tokens, with players counted as the one in this seat counts them."""
    view = sight.view
    assert view.seat is not None
    seats = [view.seat, *(other for other in range(view.table.players) if other != view.seat)]
    return {
        "scores": [view.scores[seat] for seat in seats],
        "track": [seats.index(seat) for seat in view.track],
        "tokens": [
            {"player": seats.index(stake.seat), "symbol": stake.symbol, "digits": stake.digits} for stake in view.stakes
        ],
    }


def test_why_proves_what_is_asked() -> None:
    assert refused("solve", "lost-code", str(EXAMPLE), "--why", "snake=6").startswith("why: snake can be 6")
    assert refused("solve", "lost-code", str(EXAMPLE), "--why", "fish=6").startswith(
        "why: must be a symbol and a digit"
    )
    proved = cairn("solve", "lost-code", str(EXAMPLE), "--why", "bird=6").out
    assert "Your bird is not 6, because:" in proved


def test_facts_that_cannot_all_be_true_are_named(tmp_path: Path) -> None:
    def swap(digit: int) -> dict[str, Any]:
        return {"symbol": "bear", "digit": digit}

    rounds = [
        {"dice": ["bird", "bird", "bird"], "width": 7, "low": 9, "answer": "above", "swap": swap(3)},
        {"dice": ["bird", "bird", "bird"], "width": 5, "low": 15, "answer": "below", "swap": swap(1)},
        {"dice": ["snake", "human", "bear"], "width": 7, "low": 9, "answer": "right"},
    ]
    said = cairn("solve", "lost-code", changed(tmp_path, rounds=rounds, discards=[])).out.splitlines()
    assert said[0] == "These cannot all be true:"
    assert any("round 1: " in line for line in said)
    assert any("round 2: " in line for line in said)
    assert not any("round 3: " in line for line in said)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"racks": []}, "racks: 3 are in sight, not 0"),
        ({"rack": []}, "position: Object contains unknown field `rack`"),
        ({"dice": ["bird"]}, "dice: must be 3 symbols, each one of: bird, jaguar"),
        ({"free": [6]}, "free: there is no wheel of width 6"),
        ({"free": []}, 'free: at least one width, and only with "decide": "bet"'),
        ({"rounds": [{"dice": ["bird"] * 3, "width": 7, "low": 9, "answer": "above"}] * 9}, "rounds: 3 players play 9"),
        ({"cursed": True, "options": {}}, "cursed: the Curse of the Temple is not among the options"),
        ({"decide": None, "free": None}, 'dice: they go with "decide": "offer", "turn", "bet" or "place"'),
        ({"players": 7}, "players: lost-code is for 2 to 4 players, not 7"),
        ({"options": {"colour": 1}}, "colour: lost-code has no such option"),
        ({"rounds": [{"dice": ["bird"] * 3, "width": 7, "low": 18, "answer": "above"}]}, "rounds[0].low: a wheel of"),
        ({"rounds": [{"dice": ["bird"] * 3, "width": 1, "low": 8, "answer": "above"}]}, "rounds[0].answer: with this"),
        ({"discards": [{"round": 9, "rack": 1, "symbol": "bird", "digit": 2}]}, "discards[0].round: 2 were played"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(tmp_path: Path, changes: dict[str, Any], line: str) -> None:
    file = changed(tmp_path, **changes)
    assert refused("solve", "lost-code", file).startswith(f"{file}, {line}")
