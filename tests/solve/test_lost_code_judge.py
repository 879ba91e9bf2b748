"""The judge of The Lost Code and Think Str8!: final bets exactly, and every move of a decision in one ranking."""

from random import Random
from typing import Any

import numpy as np
import pytest

import cairn
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.games import rooms_of
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.moves import Bet, Choose, Place
from cairn.games.lost_code.rules.state import Phase
from cairn.games.lost_code.solve.final_race import FinalRace
from cairn.games.lost_code.solve.judge import judge
from cairn.games.lost_code.solve.outlook import Rivals, outlook
from cairn.games.lost_code.solve.ranking import next_symbol
from cairn.games.lost_code.solve.values import final_values
from cairn.games.lost_code.solve.win_chance import win_chance
from cairn.play.games import play

GAMES = [("lost-code", 2), ("lost-code", 4), ("think-str8", 3)]


def decisions(game: str, players: int, *bots: str) -> list[tuple[Any, Any]]:
    """The sight before each move of a game, and the move."""
    rooms = rooms_of(game)
    seated = [bots[seat % len(bots)] for seat in range(players)]
    record = play(rooms.game, cairn.Match(game, players=players).options, seated, "judge").record
    table, found = new_table(rooms.game, record.options), []
    for step in record.steps:
        if isinstance(step, Played):
            found.append((table.sight(step.seat), step.move))
        table.add(step)
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_final_bets_win_as_often_as_is_counted_one_by_one(game: str, players: int) -> None:
    """Exactly, with ties on the track: against every possible code and the bets of the others, counted one by one."""
    rng, compared = Random(game), 0
    for sight, _ in decisions(game, players, "master"):
        if sight.view.phase is not Phase.FINAL or next_symbol(sight.view).place:
            continue
        known = belief(sight)
        race = FinalRace(sight, known)
        for _ in range(4):
            bets = {
                symbol: rng.choice(final_values(sight.view.table, known, symbol)).digits
                for symbol in sight.view.table.symbols
            }
            assert race.win(bets) == pytest.approx(win_chance(sight, known, tuple(bets.values())), abs=1e-12)
            compared += 1
    assert compared >= 4 * players


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_move_of_a_bot_is_judged(game: str, players: int) -> None:
    """Its own move is among the options, and each value is a chance."""
    for sight, move in decisions(game, players, "steady", "master"):
        judged = judge(sight, belief(sight), move)
        values = [option.value for option in judged.options]
        assert values == sorted(values, reverse=True) and all(-1e-9 <= value <= 1 + 1e-9 for value in values)
        assert [option.move for option in judged.options].count(move) == 1
        if isinstance(move, Bet | Choose | Place):
            assert all(option.reasons for option in judged.options)


def test_a_bet_on_sums_that_cannot_be_says_so() -> None:
    """The reason names exactly the sums of the range that no code that fits has."""
    found = 0
    for sight, move in decisions("lost-code", 3, "steady"):
        if isinstance(move, Bet):
            known = belief(sight)
            sums = known.sums(sight.view.dice)
            for option in judge(sight, known, move).options:
                bet = option.move
                covered = range(bet.low, bet.low + bet.width)
                named = [reason.facts["sums"] for reason in option.reasons if reason.key == "impossible"]
                assert named == [tuple(each for each in covered if each not in sums)] or not named
                assert bool(named) == any(each not in sums for each in covered)
                assert option.chance == pytest.approx(sum(sums.get(each, 0) for each in covered) / known.deals)
                found += len(named)
    assert found


def test_the_chance_to_win_against_the_rivals_is_that_of_drawn_points() -> None:
    """The integral against points drawn from the same normal distributions."""
    rng = np.random.default_rng(1)
    rivals = Rivals((30.0, 33.0, 28.0), (4.0, 4.0, 6.0))
    own = rng.normal(32.0, 3.0, 200_000)
    best = np.max([rng.normal(mean, spread, 200_000) for mean, spread in zip(*_of(rivals), strict=True)], axis=0)
    assert float(rivals.win(np.array(32.0), 3.0)) == pytest.approx(float((own > best).mean()), abs=0.005)


def _of(rivals: Rivals) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return rivals.means, rivals.spreads


@pytest.mark.parametrize("edition", ["stones", "cards"])
def test_more_knowledge_is_worth_more_and_never_less_than_nothing(edition: Any) -> None:
    lines = outlook(edition)
    assert [line.rounds for line in lines] == list(range(11))
    assert all(line.per_bit < 0 < line.spread for line in lines[:-1])
    assert [line.mean for line in lines] == sorted(line.mean for line in lines)
