"""A fifth game: what it gets by lying in its folder. Not one line of cairn knows of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cairn
from cairn.cli.names import shown_names
from cairn.core.phrases import phrase
from cairn.core.record import from_json
from cairn.games import rooms_of
from cairn.text import LANGUAGES, Voice, text
from cairn.text.ending import ending
from cairn.text.pages import chapters, rules_page, rulings
from tests.cli.command import cairn as run
from tests.cli.command import refused
from tests.fifth.conftest import HOME
from tests.rules.test_every_rule_is_tested import faults
from tests.test_layers import SOURCE, violations

pytestmark = pytest.mark.usefixtures("adopted")

LAUNCHER = f"""
from cairn.games import __path__ as folders
folders.append({str(HOME)!r})
from cairn.cli.main import main
main()
"""


# It is there


def test_it_is_one_of_the_games() -> None:
    assert "coins" in cairn.games()
    assert cairn.game("coins").package == "cairn.games.coins"
    listed = run("games").out
    assert "coins\n  players  2 to 3\n  bots     random, steady\n" in listed
    assert "lost-code\n" in listed


def test_it_is_found_by_a_program_of_its_own_too() -> None:
    """As somebody would start it at a prompt."""
    command = [sys.executable, "-c", LAUNCHER, "play", "coins", "--seed", "3"]
    ran = subprocess.run(command, input="heads\nwell\n", capture_output=True, text=True, env=os.environ, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "You hide heads." in ran.stdout and "The game is over." in ran.stdout


def test_its_rooms_are_in_order(tmp_path: Path) -> None:
    """The rules of tests/test_layers.py hold for it as they would in its place."""
    root = tmp_path / "cairn"
    shutil.copytree(SOURCE, root, ignore=shutil.ignore_patterns("__pycache__", "lost_code", "break_code", "arnak"))
    shutil.copytree(HOME / "coins", root / "games" / "coins")
    assert len(list(root.glob("games/*/*/*.py"))) > 10
    assert not [broken for broken in violations(root) if "games/coins" in broken]


def test_every_rule_has_a_test() -> None:
    assert not faults(HOME / "coins" / "pages", HOME)


# At the terminal

TYPED = {
    "en": ("hint", "write he smiled", "?", "rules 1", "heads", "log", "two words"),
    "pl": ("podpowiedź", "zapisz uśmiech", "?", "zasady 1", "orzeł", "dziennik", "2"),
    "ru": ("подсказка", "записать улыбка", "?", "правила 1", "орёл", "журнал", "2"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_at_the_terminal(lang: str, tmp_path: Path) -> None:
    """In every language, with a bot, with everything that a table offers; and its record tells of it."""
    file = tmp_path / "game.jsonl"
    words = text(lang, cairn.game("coins"))
    arguments = ("--seed", "3", "--lang", lang, "--record", str(file))
    shown = run("play", "coins", *arguments, given="\n".join(TYPED[lang])).out
    assert words.say("about-game") in shown
    assert words.say("hint-11") in shown and words.say("written") in shown
    assert words.say("help-hide") in shown and "CO 1.1" in shown
    assert not [line for line in shown.splitlines() if line.startswith(" ! ")]
    kept = from_json(file.read_text("utf-8"), cairn.game)
    assert kept.result is not None and kept.bots == (None, "steady")
    names = shown_names(words, kept.seats, kept.bots)
    assert Voice(words, names, 0).say(phrase("game-ended", ending=ending(kept.result))) in shown
    assert cairn.replay(kept).result == kept.result


def test_nobody_sees_what_another_hides() -> None:
    """Two people at one device: each is shown their own coin, and that the other hand is down."""
    people = ("--name", "Ada", "--name", "Ola", "--players", "2")
    shown = run("play", "coins", *people, given="\ntails\n\nboard\nlog\nquit\n").out
    _, first, second = shown.split("press Enter when nobody else is looking.")
    assert "Ada, it is your turn." in first and "Ola, it is your turn." in second
    assert "hand down" in second and "Ada hides a coin." in second and "tails" not in second.split("heads or tails?")[0]


def test_a_mistake_is_answered_with_the_rule() -> None:
    shown = run("play", "coins", "--seed", "1", given="say well\nhide\nwrite\nheads\nhide heads\nsay hello\nquit\n").out
    assert "! CO 3.1: nothing is said before the crooked coin has fallen" in shown
    assert "! say heads or tails" in shown
    assert "! CO 5.1: write something" in shown
    assert "! CO 1.2: your hand is down already" in shown
    assert "! CO 3.2: “hello” is not one of the words" in shown


def test_what_has_come_to_light_is_not_taken_back() -> None:
    people = ("--name", "Ada", "--name", "Ola", "--name", "Jan", "--players", "3", "--seed", "2")
    lines = ("", "heads", "", "undo", "tails", "", "heads", "", "undo", "well", "", "swear 1", "", "undo", "quit")
    shown = run("play", "coins", *people, given="\n".join(lines)).out
    assert shown.count("there is nothing to undo") == 3  # nothing yet; the hands are lifted; it was another's word


def test_options_are_set_as_in_every_game() -> None:
    shown = run("play", "coins", "--option", "words=tea, coffee", given="heads\n?\nquit\n").out
    assert "What do you say: tea, coffee?" in shown and "swear “coffee”" in shown
    assert refused("play", "coins", "--option", "silent=yes") == "words: who is silent needs no words"
    assert refused("play", "coins", "--players", "4") == "players: coins is for 2 to 3 players, not 4"


def test_a_game_that_stopped_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "coins", "--seed", "5", "--record", str(file), given="heads\nquit\n")
    assert from_json(file.read_text("utf-8"), cairn.game).result is None
    run("play", "coins", "--resume", str(file), given="well\n")
    assert from_json(file.read_text("utf-8"), cairn.game).result is not None


# Bots, simulations, records


def test_bots_play_it_in_simulations_and_tournaments() -> None:
    counted = json.loads(run("simulate", "coins", "--bots", "steady,random", "--games", "200", "--json").out)
    assert counted["games"] == 200 and counted["decisions"] == 800
    steady, chance = counted["wins"]
    assert steady > 100 > 75 > chance > 45  # heads falls three times out of four, and who is right together shares
    assert (
        run("simulate", "coins", "--bots", "steady,random", "--games", "200", "--json").out
        == run("simulate", "coins", "--bots", "steady,random", "--games", "200", "--json").out
    )
    assert "steady" in run("arena", "coins", "--bots", "steady,random", "--deals", "5").out


def test_a_record_is_replayed_for_each_seat_and_for_all(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "coins", "--bots", "steady,steady", "--games", "2", "--record", str(file))
    assert "Steady 1 hides heads." in run("replay", str(file)).out
    seen = run("replay", str(file), "--seat", "1", "--number", "2").out
    assert "Steady 1 hides a coin." in seen and "You hide heads." in seen
    events = [json.loads(line) for line in run("replay", str(file), "--seat", "1", "--json").out.splitlines()]
    assert events[0] == {"step": 1, "events": [{"type": "hid", "seat": 0, "side": None}]}
    assert run("replay", str(file), "--as", "text").out.startswith("cairn record 1\ngame coins\n")


def test_a_match_in_python() -> None:
    """As the readme has it for the other games."""
    match, bot, rng = cairn.Match("coins", players=3, seed=7), cairn.bot("steady", game="coins"), Random(1)
    assert cairn.belief(match.view(0)).deals == 1
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
        if len(match.view(0).history) == 2:
            belief = cairn.belief(match.view(0))
            assert (belief.deals, belief.entropy) == (2, 1.0)
            assert belief.marginals == {0: {"heads": 1.0, "tails": 0.0}, 1: {"heads": 0.5, "tails": 0.5}}
    assert match.result is not None
    assert cairn.replay(match.record).state == match.state


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_is_printed(lang: str) -> None:
    page = run("rules", "coins", "--lang", lang).out
    assert "**CO 4.2**" in page
    english, other = (rules_page(rooms_of("coins"), each) for each in ("en", lang))
    assert chapters(english).keys() == chapters(other).keys()
    assert english.count("**CO ") == other.count("**CO ")
    assert len(rulings(other)) == 1 and "**CO 4.2**" in rulings(other)[0]
    assert "CO 4.2" in run("rules", "coins", "--lang", lang, "--rulings").out


def _voices(lang: str) -> list[Voice]:
    said = text(lang, cairn.game("coins"))
    return [Voice(said, ("Ada", "Ola", "Jan"), seat) for seat in (None, 0, 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(lang: str) -> None:
    """Every event, move, question, reason and hint of many games, to each who may hear it."""
    rng, words, said = Random(1), rooms_of("coins").words, set[str]()
    hint = rooms_of("coins").hint
    assert hint is not None
    for seed in range(20):
        match = cairn.Match("coins", players=3, seed=seed)
        while match.to_act:
            seat = rng.choice(match.to_act)
            sight = match.view(seat)
            told = [words.prompt(sight.view), *(words.move(sight.view, move) for move in match.moves(seat))]
            told += [
                line.phrase for level in (1, 2, 3, 4, 11, 12) for line in words.hint(sight.view, hint(sight, (), level))
            ]
            told += [reason.phrase for reason in _reasons(match, seat)]
            said.update(voice.say(phrase) for voice in _voices(lang) for phrase in told)
            match.play(seat, rng.choice(match.moves(seat)))
        for looking in (None, 0, 1, 2):
            history = match.view(looking).history
            phrases = [phrase for number in range(len(history)) for phrase in words.event(history, number)]
            said.update(voice.say(phrase) for voice in _voices(lang) for phrase in phrases)
        assert match.result is not None
        said.update(voice.say(ending(match.result)) for voice in _voices(lang))
    assert len(said) > 60
    assert not [line for line in said if "{" in line or "::" in line or ": :" in line or "text:" in line]


def _reasons(match: Any, seat: int) -> list[Any]:
    pieces = match.game.pieces(match.view(seat).view)
    return [reason for piece in pieces if (reason := match.why_not(seat, piece)) is not None]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_catalogues_have_the_same_messages(lang: str) -> None:
    def keys(which: str) -> list[str]:
        lines = (HOME / "coins" / "text" / f"{which}.ftl").read_text("utf-8").splitlines()
        return [line.partition(" =")[0] for line in lines if " =" in line and "{" not in line.partition(" =")[0]]

    assert keys(lang) == keys("en")
