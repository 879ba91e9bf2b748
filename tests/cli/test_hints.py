"""`hint` at the table: two presses, and older levels by number; each is recorded, and shown by a replay."""

import json
import re
from pathlib import Path

import pytest

from cairn.cli.session import Session
from cairn.core.match import new_match
from cairn.core.record import to_json
from cairn.core.steps import Hinted
from cairn.games import find, rooms_of
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark
from cairn.play.beliefs import hint_phrases
from cairn.reason.hints import ADVISE, HINT_LEVELS, LOOK, PRESSES
from cairn.text import LANGUAGES, Voice, text
from tests.cli.command import cairn
from tests.cli.player import Evening
from tests.loose import AnyMatch, whole


def levels(match: AnyMatch) -> list[int]:
    return [step.level for step in match.record.steps if isinstance(step, Hinted)]


def to_something(evening: Evening) -> None:
    """Play on until seat 0 is asked and something can be deduced that its sheet does not say."""
    match = evening.match
    while 0 not in match.to_act or told(match, 1)[0].startswith("No "):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])


def told(match: AnyMatch, level: int, lang: str = "en") -> list[str]:
    sight, words = match.view(0), rooms_of(match.game.name).words
    voice = Voice(text(lang, match.game), match.names, 0, words.setting(sight.view))
    return list(map(voice.say, hint_phrases(sight, match.notes(0), level)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "seed"), [("lost-code", 2, 2), ("think-str8", 2, 2), ("arnak", 1, 3)])
def test_two_presses_tell_where_and_what(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, seed: int, lang: str
) -> None:
    evening = Evening(game, players=players, lang=lang, seed=seed)
    if game != "arnak":
        to_something(evening)
    wanted = [told(evening.match, level, lang) for level in PRESSES]
    shown = evening.play(monkeypatch, *[text(lang).say("command-hint")] * 3)
    assert levels(evening.match) == [LOOK, ADVISE, ADVISE]
    flat = " ".join(shown.split())
    for level, lines in zip(PRESSES, wanted, strict=True):
        heading = text(lang).say("hint-press", level=level)
        assert " ".join(" ".join([heading, *lines]).split()) in flat
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_an_older_level_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the presses begin again, because where to look was not told."""
    evening = Evening(players=2, seed=2)
    to_something(evening)
    shown = evening.play(monkeypatch, "hint 3", "hint", "hint 1", "hint", "hint")
    assert levels(evening.match) == [3, LOOK, 1, LOOK, ADVISE]
    assert re.findall(r"Hint, level (\d) of 4:", shown) == ["3", "1"]


def test_with_nothing_to_deduce_the_move_is_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    shown = " ".join(evening.play(monkeypatch, "hint", "hint").split())
    assert levels(evening.match) == [LOOK, ADVISE]
    assert (
        "Your best move begins there." in shown and "% to win) – bet " in shown and "is right with a chance of" in shown
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_break_the_code_has_the_older_levels_too(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    evening = Evening("break-the-code", players=2, lang=lang, seed=3)
    shown = evening.play(monkeypatch, "hint 4")
    assert levels(evening.match) == [4]
    assert text(lang).say("hint-level", level=4, levels=HINT_LEVELS) in shown
    assert told(evening.match, 4, lang)[0].split()[0] in shown


def test_in_another_position_hints_begin_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a move, and after something was written on the sheet; what others do with theirs changes nothing."""
    evening = Evening(players=2, seed=2)
    to_something(evening)
    match = evening.match
    mark = re.search(r"Your (\w+) is not (\d)", told(match, 3)[0])
    assert mark
    evening.play(monkeypatch, "hint", "hint", f"mark {mark[1]} {mark[2]}", "hint")
    assert levels(match) == [LOOK, ADVISE, LOOK]
    match.play(0, match.moves(0)[0])
    evening.play(monkeypatch, "hint")
    assert levels(match) == [LOOK, ADVISE, LOOK, LOOK]


def test_at_one_device_everybody_has_hints_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("think-str8", people=2, players=2, seed=3)
    match = evening.match
    while len(match.to_act) < 2:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    evening.play(monkeypatch, "", "hint", evening.spelt(match.moves(match.to_act[0])[0], 0), "", "hint")
    assert [(step.seat, step.level) for step in match.record.steps if isinstance(step, Hinted)] == [
        (0, LOOK),
        (1, LOOK),
    ]


def test_a_refused_hint_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, "hint 0", "hint more")
    assert levels(evening.match) == []


def test_a_game_without_hints_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_has_hints", False)
    evening = Evening()
    shown = evening.play(monkeypatch, "hint", "?")
    assert " ! There are no hints for this game." in shown
    assert text("en").say("help-hint") not in " ".join(shown.split())
    assert levels(evening.match) == []


def test_which_games_have_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(rooms_of(game).hint for game in ("lost-code", "think-str8", "break-the-code"))
    assert text("en").say("help-hint") in " ".join(Evening().play(monkeypatch, "?").split())


def test_a_replay_tells_of_hints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """To the referee and to the seat that was given them, and to no other."""
    evening = Evening(people=2, players=2)
    with monkeypatch.context() as typing:
        evening.play(typing, "", "hint", "hint", "hint 3")
    (seat,) = {step.seat for step in evening.match.record.steps if isinstance(step, Hinted)}
    name = evening.match.names[seat]
    file = tmp_path / "game.jsonl"
    file.write_text(to_json(evening.match.record), "utf-8")
    for arguments, count in (((), 3), (("--seat", str(seat)), 3), (("--seat", str(1 - seat)), 0)):
        lines = cairn("replay", str(file), *arguments).out.splitlines()
        given = [line.split(maxsplit=1)[1] for line in lines if "hint" in line]
        assert given == [text("en").say("hint-given", name=name, level=level) for level in (LOOK, ADVISE, 3)][:count]
        steps = [json.loads(line) for line in cairn("replay", str(file), "--json", *arguments).out.splitlines()]
        assert [(each["seat"], each["hint"]) for each in steps if "hint" in each] == [
            (seat, level) for level in (LOOK, ADVISE, 3)
        ][:count]
    by_hand = cairn("replay", str(file), "--seat", str(seat), "--step", given="900\nq\n").out
    assert text("en").say("hint-given", name=name, level=3) in by_hand


def test_a_sheet_that_rules_out_too_much_is_told_so() -> None:
    """LC 10.1: the marks are the player's own, and may be wrong."""
    match = new_match(find("lost-code"), find("lost-code").options, seed=4)
    own = whole(match.state).racks[0][Symbol.BIRD.place]
    assert told(match, 1) == [text("en", match.game).say("hint-nothing", edition="stones")]
    match.note(0, Mark(Symbol.BIRD, own))
    assert told(match, 1)[0] == text("en", match.game).say("hint-unfounded", count=1)
