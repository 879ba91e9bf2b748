"""Every reason of a judge has its sentence, in every language and for real choices."""

import ast
from pathlib import Path
from random import Random

import pytest

import cairn
from cairn.games import rooms_of
from cairn.reason.study import ChoiceReason
from cairn.text import LANGUAGES, Voice, text

SOURCE = Path(__file__).parents[2] / "src" / "cairn" / "games"
GAMES = {"lost-code": "lost_code", "break-the-code": "break_code", "arnak": "arnak"}


def keys(package: str) -> set[str]:
    """The keys of all reasons that the code of a game makes."""
    found = set[str]()
    for path in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ChoiceReason":
                found |= set(_words(node.args[0]))
    return found


def _words(key: ast.expr) -> list[str]:
    """The words of a key; of a choice between two, both, and not what it is chosen by."""
    if isinstance(key, ast.IfExp):
        return [*_words(key.body), *_words(key.orelse)]
    return [key.value] if isinstance(key, ast.Constant) and isinstance(key.value, str) else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_sentence(game: str, lang: str) -> None:
    said = text(lang, cairn.game(game))
    assert not {key for key in keys(GAMES[game]) if not said.has(f"reason-{key}")}


def test_the_keys_are_found_in_the_code() -> None:
    assert {"impossible", "teaches", "known-stone-lost", "final-pays"} <= keys("lost_code")
    assert {"no-split", "splits", "wrong-is-out", "certain", "keeps-from"} <= keys("break_code")


@pytest.mark.parametrize(
    ("game", "players"), [("lost-code", 2), ("think-str8", 3), ("break-the-code", 2), ("break-the-code", 3)]
)
def test_reasons_of_a_real_game_are_said(game: str, players: int) -> None:
    """All facts of every sentence are there, in three languages, and each speaks of values that the judge has."""
    match, rng = cairn.Match(game, players, {}, seed=3), Random(3)
    rooms, bot = rooms_of(game), cairn.bot("steady", game=game)
    assert rooms.study is not None
    found = set[str]()
    while match.to_act:
        seat = match.to_act[0]
        sight = match.view(seat)
        move = bot.choose(sight, match.moves(seat), rng)
        choice = rooms.study.choice(sight, move)
        for option in () if choice is None else choice.options:
            for reason in option.reasons:
                line = rooms.words.reason(sight.view, reason)
                assert line.rests == reason.about and line.role == "why"
                for lang in LANGUAGES:
                    voice = Voice(text(lang, match.game), match.names, seat, rooms.words.setting(sight.view))
                    assert voice.say(line.phrase)
                found.add(reason.key)
        match.play(seat, move)
    assert len(found) >= 4


def test_sums_in_a_row_are_one_range() -> None:
    rooms = rooms_of("lost-code")
    view = cairn.Match("lost-code", 2, {}, seed=1).view(0).view
    reason = ChoiceReason("impossible", {"sums": (7, 8, 9, 12), "least": 10, "most": 15}, ("wheel:6",))
    voice = Voice(text("en", rooms.game), ("Ann", "Ben"), 0, rooms.words.setting(view))
    assert voice.say(rooms.words.reason(view, reason).phrase) == "Impossible sums: 7–9, 12. Possible: 10–15."
