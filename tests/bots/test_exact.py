"""The bots called careful and sharp: they know exactly what can be known, and play by it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import cairn
from cairn.play.bots import bot_names
from cairn.play.games import play
from tests.loose import AnySight
from tests.solve.positions import TABLES


def test_the_bots_are_yardsticks_by_strength_and_then_what_only_people_meet() -> None:
    for game in ("lost-code", "think-str8"):
        assert bot_names(game)[:4] == ("random", "steady", "careful", "sharp") and bot_names(game)[-1] == "master"


@pytest.mark.parametrize("name", ["careful", "sharp"])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_choice_is_one_of_the_moves(name: str, game: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        match = cairn.Match(game, players, options, seed=seed)
        bot, rng = cairn.bot(name, game), Random(seed)
        while match.to_act:
            seat = match.to_act[-1]
            moves = match.moves(seat)
            move = bot.choose(match.view(seat), moves, rng)
            assert move in moves
            match.play(seat, move)
        assert match.result is not None


@pytest.mark.parametrize("name", ["careful", "sharp"])
def test_without_time_to_think_a_move_is_found_all_the_same(name: str) -> None:
    for sight, moves in turns():
        assert cairn.bot(name, "lost-code").choose(sight, moves, Random(1), seconds=0.0) in moves


@pytest.mark.parametrize("name", ["careful", "sharp"])
def test_with_time_enough_the_move_is_that_of_thinking_it_all_through(name: str) -> None:
    bot = cairn.bot(name, "lost-code")
    for sight, moves in turns():
        assert bot.choose(sight, moves, Random(1), seconds=60.0) == bot.choose(sight, moves, Random(1))


def turns() -> Iterator[tuple[AnySight, tuple[Any, ...]]]:
    """Rollers who may turn dice, in one game with bears to be turned."""
    match, rng = cairn.Match("lost-code", 3, {"beginner": True}, seed=4), Random(4)
    while match.to_act:
        seat = match.to_act[0]
        if match.state.phase in ("turn", "fix"):
            yield match.view(seat), match.moves(seat)
        match.play(seat, rng.choice(match.moves(seat)))


def wins(name: str, others: str, deals: int) -> int:
    """How many games the bot wins against three others, with every deal from every seat."""
    game = cairn.game("lost-code")
    won = 0
    for deal in range(deals):
        for seat in range(4):
            bots = [name if each == seat else others for each in range(4)]
            result = play(game, game.options, bots, f"deal {deal}").result
            assert result is not None
            won += seat in result.winners
    return won


def test_exact_knowledge_beats_a_kept_sheet() -> None:
    """Of 80 games against three steady, an equal would win 20; the measured rate is about 0.45."""
    assert wins("careful", "steady", deals=20) >= 27


def test_looking_further_beats_the_best_single_choice() -> None:
    """Of 60 games against three careful, an equal would win 15; the measured rate is about 0.69."""
    assert wins("sharp", "careful", deals=15) >= 26
