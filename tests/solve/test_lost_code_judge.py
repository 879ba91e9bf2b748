"""The judge of The Lost Code and Think Str8!: final bets exactly, and every move of a decision in one ranking."""

from itertools import combinations, product
from math import exp, prod
from random import Random
from typing import Any

import numpy as np
import pytest

import cairn
from benchmarks.outlook import Seen, fit_slopes
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.games import rooms_of
from cairn.games.lost_code.belief.knowledge import sight_of_other
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.moves import Bet, Choose, Leave, Place, Take
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase
from cairn.games.lost_code.rules.track import move_marker
from cairn.games.lost_code.solve.final_race import FinalRace
from cairn.games.lost_code.solve.final_rivals import (
    MOST_PASSES,
    RISK,
    SEEKERS,
    bets_for_points,
    bets_to_win,
    find_line,
)
from cairn.games.lost_code.solve.judge import judge
from cairn.games.lost_code.solve.last_round import LastRound
from cairn.games.lost_code.solve.lookahead import bet_answers
from cairn.games.lost_code.solve.outlook import Rivals, outlook, rivals
from cairn.games.lost_code.solve.ranking import next_symbol
from cairn.games.lost_code.solve.values import final_values
from cairn.games.lost_code.solve.win_chance import possible_codes
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


@pytest.mark.parametrize(("game", "players"), [("lost-code", 2), ("lost-code", 3), ("think-str8", 3)])
def test_final_bets_win_as_often_as_is_counted_one_by_one(game: str, players: int) -> None:
    """Exactly, with ties on the track: for every code and all points of the others, moved as the rules say."""
    rng, compared = Random(game), 0
    for sight, _ in decisions(game, players, "master"):
        if sight.view.phase is not Phase.FINAL or next_symbol(sight.view).place:
            continue
        known = belief(sight)
        race = FinalRace(sight, known)
        for _ in range(2):
            bets = {
                symbol: rng.choice(final_values(sight.view.table, known, symbol)).digits
                for symbol in sight.view.table.symbols
            }
            assert race.win(bets) == pytest.approx(count_wins(sight, possible_codes(known), bets), abs=1e-12)
            compared += 1
    assert compared == 2 * players


def test_a_final_bet_tells_what_it_decides() -> None:
    """The chances to win if it is right and if it is wrong make up its value."""
    found = 0
    for sight, move in decisions("lost-code", 2, "master"):
        known = belief(sight)
        if sight.view.phase is Phase.FINAL and FinalRace(sight, known).is_exact:
            for option in judge(sight, known, move).options:
                for reason in option.reasons:
                    if reason.key == "final-decides":
                        right, wrong, chance = reason.facts["right"], reason.facts["wrong"], option.chance
                        assert chance is not None and 0 < chance < 1 and abs(right - wrong) >= 0.005
                        assert option.value == pytest.approx(chance * right + (1 - chance) * wrong)
                        found += 1
    assert found >= 5


def count_wins(sight: Any, codes: list[Any], bets: dict[Symbol, Any]) -> float:
    """The chance to win with these bets: every code, and every number of points that the others can make."""
    view, won = sight.view, 0.0
    for code in codes:
        own = sum(final_points(view.table, bets[symbol], code[symbol.place]) for symbol in view.table.symbols)
        players = {seat: lines_of(sight, seat, code) for seat in range(view.table.players)}
        plain = {seat: total([points(line) for line in lines]) for seat, lines in players.items()}
        made = {}
        for seat in sorted(set(players) - {view.seat}):
            bold = total(boldly(view, seat, players[seat], plain))
            made[seat] = {
                points: SEEKERS * bold.get(points, 0.0) + (1 - SEEKERS) * plain[seat].get(points, 0.0)
                for points in bold | plain[seat]
            }
        for drawn in product(*(each.items() for each in made.values())):
            found = {seat: points for seat, (points, _) in zip(made, drawn, strict=True)} | {view.seat: own}
            won += prod(chance for _, chance in drawn) * (winner(view, found) == view.seat)
    return won / len(codes)


def winner(view: Any, points: dict[int, int]) -> int:
    """Who wins with these points of final bets, moved as the rules say (LC 6.3, 6.4)."""
    track: tuple[int, ...] = view.track
    scores: tuple[int, ...] = view.scores
    for seat in view.track:
        track, scores = move_marker(track, scores, seat, points[seat])
    return track[-1]


Bets = list[tuple[float, float, int, int]]
"""Of each bet, the chance that it is right as its owner believes, the true one, and what it pays and costs."""


def lines_of(sight: Any, seat: int, code: Any) -> list[Bets]:
    """By symbol, what a player can bet if this is the seat's code: the likeliest digits, however many."""
    view, table = sight.view, sight.view.table
    rack = code if seat == view.seat else view.racks[seat]
    known = belief(sight) if seat == view.seat else belief(sight_of_other(sight, seat, code))
    found = []
    for symbol, digit in zip(known.symbols, rack, strict=True):
        line, bets = known.marginals[symbol], []
        for size in range(len(table.right) + 1):
            chances = {digits: sum(line[each] for each in digits) for digits in combinations(line, size)}
            most = max(chances.values())
            named = [digits for digits, chance in chances.items() if chance > most - 1e-12]
            true = sum(digit in digits for digits in named) / len(named)
            bets.append((most, true, table.right[size - 1] if size else table.wrong, table.wrong))
        found.append(bets)
    return found


def worth(bet: tuple[float, float, int, int]) -> float:
    return bet[0] * bet[2] + (1 - bet[0]) * bet[3]


def points(bets: Bets) -> dict[int, float]:
    """The chances of points of somebody who bets for points."""
    shares = [exp((worth(bet) - max(map(worth, bets))) / RISK) for bet in bets]
    found: dict[int, float] = {}
    for share, (_, true, paid, lost) in zip(shares, bets, strict=True):
        found[paid] = found.get(paid, 0.0) + share / sum(shares) * true
        found[lost] = found.get(lost, 0.0) + share / sum(shares) * (1 - true)
    return found


def total(parts: list[dict[int, float]]) -> dict[int, float]:
    """The chances of each sum."""
    found = {0: 1.0}
    for part in parts:
        longer: dict[int, float] = {}
        for (before, so_far), (points, chance) in product(found.items(), part.items()):
            longer[before + points] = longer.get(before + points, 0.0) + so_far * chance
        found = longer
    return found


def boldly(view: Any, seat: int, lines: list[Bets], plain: dict[int, dict[int, float]]) -> list[dict[int, float]]:
    """What comes of the bets on as many digits as is best for winning, changed symbol by symbol while that helps."""

    def wins(sizes: list[int]) -> float:
        own = total([{paid: right, lost: 1 - right} for right, _, paid, lost in at(lines, sizes)])
        return sum(chance * beats_all(view, seat, points, plain) for points, chance in own.items())

    sizes = [max(range(len(bets)), key=lambda size: worth(bets[size])) for bets in lines]
    for _ in range(MOST_PASSES):
        for place in range(len(lines)):
            tried = [[*sizes[:place], size, *sizes[place + 1 :]] for size in range(len(lines[place]))]
            best = max(tried, key=wins)
            if wins(best) > wins(sizes) + 1e-9:
                sizes = best
    return [{paid: true, lost: 1 - true} for _, true, paid, lost in at(lines, sizes)]


def at(lines: list[Bets], sizes: list[int]) -> Bets:
    return [bets[size] for bets, size in zip(lines, sizes, strict=True)]


def beats_all(view: Any, seat: int, points: int, plain: dict[int, dict[int, float]]) -> float:
    """The chance that a seat with so many points is ahead of all others, who bet for points."""
    found = 1.0
    for other, made in plain.items():
        if other != seat:
            first = view.track.index(seat) < view.track.index(other)
            gap = view.scores[seat] + points - view.scores[other]
            found *= sum(chance for theirs, chance in made.items() if theirs < gap + first)
    return found


def test_what_the_others_will_name_is_not_known() -> None:
    """Of digits that are equally likely the other player may name any; which of them is right makes no difference."""
    table = cairn.Match("lost-code", players=2, seed=1).state.table
    chances = dict.fromkeys(range(8), 0.0) | {2: 0.5, 6: 0.5}
    lines = [find_line(table, chances, digit, with_token=False) for digit in (2, 6)]
    assert lines[0] == lines[1] and lines[0].true == (0, 0.5, 1, 1)


def test_whoever_is_behind_takes_risks() -> None:
    """Two digits are the better bet for points; one who needs 5 names one of them."""
    table = cairn.Match("lost-code", players=2, seed=1).state.table
    line = find_line(table, dict.fromkeys(range(8), 0.0) | {2: 0.5, 6: 0.5}, 2, with_token=False)
    assert bets_for_points(line).argmax() == line.paid[2]
    needs_five = np.array([0.0] * line.paid[1] + [1.0] * 20)
    (bold,) = bets_to_win([line], needs_five)
    assert bold[line.paid[1]] == 0.5 == bold[line.lost]


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


def test_after_the_last_answer_the_final_bets_are_those_that_win() -> None:
    """Against all bets on the digits that are possible, for real answers of the last round that leave few codes."""
    compared = 0
    for sight, _ in decisions("lost-code", 3, "steady", "careful"):
        view, known = sight.view, belief(sight)
        if view.phase is not Phase.BET or view.round < view.table.rounds or compared > 25:
            continue
        others = rivals(sight, known, 1)
        last = LastRound(view, known, others)
        for bet, right, _ in bet_answers(view, known, view.dice, view.free):
            codes = list(known.space.list_codes(right))
            if not 1 < len(codes) <= 8:
                continue
            paid = next(wheel.points for wheel in view.table.wheels if wheel.width == bet.width)
            lines = [sorted(set(line)) for line in zip(*codes, strict=True)]
            bets = product(
                *(
                    [each for size in range(1, min(3, len(line)) + 1) for each in combinations(line, size)]
                    for line in lines
                )
            )
            most = 0.0
            for named in bets:
                made = [
                    sum(final_points(view.table, *each) for each in zip(named, code, strict=True)) for code in codes
                ]
                ends = view.scores[view.seat] + paid + np.array(made, dtype=float)
                most = max(most, float(others.win(ends, 0.0).mean()))
            assert last.win(right, False, paid) == pytest.approx(most, abs=0.01)
            compared += 1
    assert compared >= 5


def test_a_wrong_bet_that_helps_to_swap_says_so() -> None:
    """The bits that are missing after the best swap, and without it."""
    found = 0
    for sight, move in decisions("think-str8", 3, "steady", "careful"):
        for option in judge(sight, belief(sight), move).options:
            for reason in option.reasons:
                if reason.key == "wrong-swaps":
                    assert option.chance is not None and option.chance < 1
                    assert reason.facts["bits"] + 0.25 <= reason.facts["without"]
                    assert reason.facts["without"] <= belief(sight).entropy + 1e-9
                    found += 1
    assert found


def test_taking_or_leaving_a_token_is_judged() -> None:
    """What the token pays beyond a bet that waits counts, and both are chances."""
    rooms, found = rooms_of("lost-code"), 0
    options = cairn.Match("lost-code", players=3, options={"expansions": ["shortcut"]}).options
    record = play(rooms.game, options, ["steady"] * 3, "tokens").record
    table: Any = new_table(rooms.game, record.options)
    for step in record.steps:
        if isinstance(step, Played) and table.state.phase is Phase.OFFER:
            sight = table.sight(step.seat)
            judged = judge(sight, belief(sight), step.move).options
            leave = next(option for option in judged if isinstance(option.move, Leave))
            for option in judged:
                if isinstance(option.move, Take):
                    facts = option.reasons[0].facts
                    assert (option.value > leave.value) == (facts["points"] > facts["waiting"])
                    found += 1
            assert all(0 < option.value < 1 for option in judged)
        table.add(step)
    assert found >= 3


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
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bits_are_worth_more_and_leads_cost_less_the_fewer_rounds_are_left(edition: Any, players: int) -> None:
    """With more rounds left, other answers tell much of the same, and the player behind chooses first more often."""
    lines = outlook(edition, players)
    assert [line.rounds for line in lines] == list(range(13 - players))
    worth = [-line.per_bit for line in lines]
    assert worth == sorted(worth, reverse=True) and all(each > 0 for each in worth)
    lead = [line.per_lead for line in lines]
    assert lead == sorted(lead, reverse=True) and lead[0] == 0 and lead[-1] > -1
    assert all(line.spread > 0 for line in lines)
    assert [line.mean for line in lines] == sorted(line.mean for line in lines)


def test_what_a_bit_and_a_lead_are_worth_is_read_from_the_seats_of_one_game() -> None:
    """That games with more players have fewer points and more missing bits says nothing of a bit."""
    rng, found = Random(1), []
    for number in range(300):
        players = rng.choice((2, 4))
        bits = tuple(5.0 * players + rng.random() for _ in range(players))
        scores = tuple(rng.randrange(10) for _ in range(players))
        for left, per_bit, per_lead in ((0, -2.0, 0.0), (3, -1.0, -0.5)):
            points = tuple(
                50 - 10 * players + per_bit * each + per_lead * score + rng.gauss(0, 0.1)
                for each, score in zip(bits, scores, strict=True)
            )
            found.append(Seen("stones", players, number, left, bits, points, scores))  # type: ignore[arg-type]
    slopes = fit_slopes(found)
    assert slopes[0] == pytest.approx((-2, 0), abs=0.05)
    assert slopes[3] == pytest.approx((-1, -0.5), abs=0.05)
