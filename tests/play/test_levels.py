"""Levels for people: named, explained and measured in one place, in a ladder for every game."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cairn as package
from benchmarks.levels import table
from cairn.core.match import new_match
from cairn.games import rooms_of
from cairn.play.bots import bot_names, find_bot
from cairn.play.levels import about, bot_name, ladder, levels, ratings, strength
from cairn.reason.mixed import Mixed
from cairn.reason.selection import choose_softmax
from cairn.text import LANGUAGES, Voice, text
from tests.cli.command import cairn

STEP = (60, 200)
"""Elo between neighbours."""

LADDERS = {
    "lost-code": "1: newcomer, newcomer+1 (0.35 beginner), newcomer+2 (0.7 beginner), beginner, steady, careful, "
    "careful+1 (0.3 master), careful+2 (0.6 master), master",
    "think-str8": "1: newcomer, newcomer+1 (0.35 beginner), newcomer+2 (0.7 beginner), beginner, steady, careful, "
    "careful+1 (0.3 master), careful+2 (0.6 master), master",
    "break-the-code": "2: beginner, beginner+1 (0.24 steady), steady, steady+1 (0.028 careful), "
    "steady+2 (0.08 careful), steady+3 (0.2 careful), steady+4 (0.47 careful), careful, master",
    "arnak": "2: newcomer, newcomer+1 (0.5 beginner), beginner, beginner+1 (0.33 steady), "
    "beginner+2 (0.68 steady), steady, steady+1 (0.27 careful), steady+2 (0.53 careful), steady+3 (0.77 careful), "
    "careful, careful+1 (0.5 sharp), sharp, master",
}
"""The version and the levels of each game: what changes here is a new version."""


@pytest.mark.parametrize("name", package.games())
def test_a_ladder_has_a_version(name: str) -> None:
    rooms = rooms_of(name)
    told = []
    for level in levels(rooms):
        mix = rooms.mix_of(level.name)
        assert mix is None or level.name.startswith(f"{mix.lower}+"), "it is called like the lower one"
        told.append(level.name if mix is None else f"{level.name} ({mix.share:g} {mix.upper})")
    assert f"{ladder(rooms).version}: {', '.join(told)}" == LADDERS[name]


@pytest.mark.parametrize("name", package.games())
def test_every_bot_of_a_ladder_plays_its_game_and_the_yardsticks_stay(name: str) -> None:
    named = [level.name for level in levels(rooms_of(name))]
    assert len(set(named)) == len(named) and named[-1] == "master" and "beginner" in named[:4]
    assert set(named) | {"random", "steady", "careful", "sharp", "beginner", "master"} <= set(bot_names(name))


@pytest.mark.parametrize("name", package.games())
@pytest.mark.parametrize("players", [2, 4])
def test_neighbours_are_a_step_apart(name: str, players: int) -> None:
    """60 to 200 Elo, as far as the deals can tell; where the ceiling is near, the last step may be smaller."""
    below = "random"
    for level in levels(rooms_of(name)):
        pair = next(each for each in level.measured if each.players == players)
        (low, high), (least, most) = pair.interval, pair.elo_interval
        assert pair.against == below and low <= pair.share <= high and least <= pair.elo <= most
        if below != "random":
            floor = 0 if level.name == "master" else STEP[0]
            assert most >= floor and least <= STEP[1], f"{level.name} is {pair.elo} Elo above {below}"
            assert pair.elo > 0, f"{level.name} is no stronger than {below}"
        below = level.name
    rated = ratings(rooms_of(name), players)
    assert list(rated.values()) == sorted(rated.values()) and rated["steady"] == 1000


def test_nobody_is_rated_where_nothing_was_measured() -> None:
    assert ratings(rooms_of("arnak"), 3) == {}


def test_the_yardsticks_of_arnak_were_measured_against_the_rival() -> None:
    alone = {level.name: [each.difficulty for each in level.alone] for level in levels(rooms_of("arnak"))}
    assert all(found in ([], [0, 1, 2, 3, 4, 5]) for found in alone.values())
    assert all(alone[name] for name in ("beginner", "steady", "careful", "sharp", "master"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_with_its_strength_for_each(lang: str) -> None:
    told = _unbroken(cairn("games", "--lang", lang).out)
    for name in package.games():
        voice = Voice(text(lang, package.game(name)), ())
        for level in levels(rooms_of(name)):
            said = " ".join(map(voice.say, (about(rooms_of(name), level), *strength(level))))
            assert _unbroken(f"{level.name}: {said}") in told
            shares = " ".join(map(voice.say, strength(level)))
            assert shares.count("%") == 3 * len(strength(level)), "a share is said with both ends of its interval"
            assert bot_name(voice.text, level.name)


def _unbroken(said: str) -> str:
    return " ".join(said.split())


def test_the_table_in_the_docs_has_the_same_figures() -> None:
    docs = Path(__file__).parents[2].joinpath("docs", "levels.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in table() if line not in docs] == []


def test_programs_are_told_the_figures() -> None:
    listed = {game["name"]: game["levels"] for game in json.loads(cairn("games", "--json").out)}
    assert listed["arnak"][-1]["name"] == "master" and listed["arnak"][-1]["alone"][5]["difficulty"] == 5
    fields = {"against", "players", "share", "interval", "elo", "elo_interval", "deals"}
    assert set(listed["lost-code"][0]["measured"][0]) == fields


RUNGS = [
    pytest.param(name, level.name, id=f"{name}-{level.name}")
    for name in package.games()
    for level in levels(rooms_of(name))
]


@pytest.mark.parametrize(("name", "level"), RUNGS)
def test_every_level_plays_to_the_end_from_sights_alone(name: str, level: str) -> None:
    """A decision depends on the sight, the moves and the draw: in another order, with one bot, they are the same."""
    game, bot = package.game(name), find_bot(level, name)
    match = new_match(game, package.Match(name, players=2).options, seed="levels")
    made: list[tuple[Any, Any, str, Any]] = []
    while match.to_act:
        seat = match.to_act[0]
        sight, moves, seed = match.view(seat), match.moves(seat), f"levels {len(made)}"
        made.append((sight, moves, seed, bot.choose(sight, moves, Random(seed))))
        match.play(seat, made[-1][-1])
    assert match.result is not None
    for sight, moves, seed, chosen in made[-20::-4]:
        assert find_bot(level, name).choose(sight, moves, Random(seed)) == chosen


class _Certain:
    """Always plays the same of the moves."""

    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, sight: object, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        return moves[self.at]


def _turn(number: int, sight: object) -> int:
    return number


def test_a_mix_decides_like_the_upper_one_in_a_share_of_its_decisions() -> None:
    sight, rng = package.Match("lost-code", players=2, seed=1).view(0), Random(5)
    mixed: Any = Mixed(_Certain(0), _Certain(1), 0.3)
    chosen = [mixed.choose(sight, ("lower", "upper"), rng) for _ in range(2000)]
    assert 0.25 < chosen.count("upper") / 2000 < 0.35
    assert mixed.choose(sight, ("only",), rng) == "only"


def test_a_mix_plays_a_turn_as_one_of_the_two_and_not_the_same_turns_in_every_deal() -> None:
    turns: dict[tuple[int, int], str] = {}
    for seed in range(20):
        sight = package.Match("break-the-code", players=2, seed=seed).view(0)
        for turn in range(20):
            mixed: Any = Mixed(_Certain(0), _Certain(1), 0.3, partial(_turn, turn))
            chosen = {mixed.choose(sight, ("lower", "upper"), Random(draw)) for draw in range(3)}
            assert len(chosen) == 1, "whatever is drawn"
            turns[seed, turn] = chosen.pop()
    assert 0.2 < list(turns.values()).count("upper") / len(turns) < 0.4
    assert len({tuple(turns[seed, turn] for turn in range(20)) for seed in range(20)}) == 20


@pytest.mark.parametrize("name", ["break-the-code", "arnak"])
def test_the_decisions_of_a_turn_have_one_number(name: str) -> None:
    """Also a guess, tile by tile, and whatever a main action leads to."""
    turn_of = rooms_of(name).turn
    assert turn_of is not None
    table = new_match(package.game(name), package.Match(name, players=2).options, seed="turns")
    numbers = []
    rng, bot = Random(1), find_bot("steady", name)
    while table.to_act:
        seat = table.to_act[0]
        numbers.append((seat, turn_of(table.view(seat))))
        table.play(seat, bot.choose(table.view(seat), table.moves(seat), rng))
    runs = [key for key, _ in groupby(numbers)]
    assert len(runs) < len(numbers), "several decisions belong together"
    assert [turn for _, turn in runs] == sorted(turn for _, turn in runs)


def test_variety_is_no_blunder() -> None:
    """What is liked a little less is taken less often, and what is far worse never."""
    rng, found = Random(1), Counter[str]()
    for _ in range(2000):
        found[choose_softmax(("best", "near", "far"), (3.0, 2.0, -1.0), 1.0, rng)] += 1
    assert found["far"] == 0
    assert 0.2 < found["near"] / found["best"] < 0.55
    assert choose_softmax(("one", "other"), (1.0, 1.0), 0.0, rng) in ("one", "other")
