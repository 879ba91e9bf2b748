"""What choices are worth, against sums over the plain list of codes."""

from itertools import islice
from math import log2

import pytest

from cairn.core.values import replace
from cairn.games.lost_code.belief.posterior import Belief, belief, belief_of
from cairn.games.lost_code.rules.dice import digit_sets
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.moves import Accept, Draw, Swap, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.values import (
    BetValue,
    bet_values,
    final_values,
    swap_values,
    token_values,
    turn_values,
)
from tests.solve.positions import TABLES, heard, known, match_with, sight_of, sights

BIRD, JAGUAR, BEAR = Symbol.BIRD, Symbol.JAGUAR, Symbol.BEAR


def sums_of(found: Belief, dice: tuple[Symbol, ...]) -> list[int]:
    return [sum(code[symbol.place] for symbol in dice) for code in found.codes]


def test_a_bet_is_worth_its_points_as_often_as_it_is_right() -> None:
    """LC 4.2, 5.2, 9.3: every free wheel at every place; the cursed player pays for being wrong."""
    cursed = 0
    for number, sight in enumerate(sights("bet", "place")):
        view = sight.view
        if number % 7 and view.cursed != view.seat:
            continue
        found = belief(sight)
        free = view.free if view.phase is Phase.BET else (1, 3)
        values = bet_values(view, found, free=free)
        sums = sums_of(found, view.dice)
        wheels = {wheel.width: wheel.points for wheel in view.table.wheels}
        assert {(bet.width, bet.low) for bet in values} == {
            (width, low) for width in free for low in range(view.table.top + 2 - width)
        }
        for bet in values:
            right = sum(bet.low <= total < bet.low + bet.width for total in sums) / len(sums)
            lost = (1 - right) * wheels[bet.width] if view.cursed == view.seat else 0
            assert bet.chance == pytest.approx(right)
            assert bet.points == pytest.approx(right * wheels[bet.width] - lost)
        assert [bet.points for bet in values] == sorted((bet.points for bet in values), reverse=True)
        cursed += view.cursed == view.seat
    assert cursed


def test_a_turn_is_worth_the_best_bet_after_it() -> None:
    """LC 3.3: the roller bets first, so every wheel is free."""
    for sight in islice(sights("turn"), 0, None, 3):
        view, found = sight.view, belief(sight)
        for value in turn_values(view, found):
            dice = list(view.dice)
            if isinstance(value.move, Turn):
                dice[dice.index(value.move.shown)] = value.move.to
            assert sorted(value.dice) == sorted(dice)
            widths = [wheel.width for wheel in view.table.wheels]
            assert value.bet == bet_values(view, found, dice, widths)[0]


def test_a_forced_turn_is_followed_to_the_end_of_the_turning() -> None:
    """LC 3.4, 3.6: bears first, each to any symbol, then one free turn."""
    sight = next(sights("fix"))
    found = belief(sight)
    view = replace(sight.view, dice=(BIRD, BEAR, BEAR))
    symbols = view.table.symbols
    widths = [wheel.width for wheel in view.table.wheels]

    def best(dice: tuple[Symbol, ...]) -> float:
        return bet_values(view, found, dice, widths)[0].points

    for value in turn_values(view, found):
        assert isinstance(value.move, Turn) and value.move.shown is BEAR
        fixed = [(BIRD, value.move.to, other) for other in symbols]
        free = [
            (*dice[:place], symbol, *dice[place + 1 :]) for dice in fixed for place in range(3) for symbol in symbols
        ]
        assert value.points == pytest.approx(max(best(dice) for dice in [*fixed, *free]))


def naive_finals(view: View, found: Belief) -> float:
    """The best final bets symbol by symbol, by trying every set of digits; what a token holds stands."""
    staked = {stake.symbol: stake.digits for stake in view.stakes if stake.seat == view.seat}
    total = 0.0
    for symbol in found.symbols:
        digits = [code[symbol.place] for code in found.codes]
        bet = staked.get(symbol)
        sets = digit_sets(view.table.digits, 0) if bet is None else (bet,)
        total += max(
            sum(final_points(view.table, each, digit, bet is not None) for digit in digits) for each in sets
        ) / len(digits)
    return total


def test_a_swap_is_worth_the_final_bets_after_it() -> None:
    """LC 5.4: over every digit that may be revealed and every stone that may be drawn, by doing it."""
    compared = 0
    for game, players, options in TABLES:
        swaps = (m for m in match_with("sharp", game, players, options, 2) if m.state.phase is Phase.SWAP)
        for match in islice(swaps, 8, None, 3):
            seat, state = match.to_act[0], match.state
            sight = match.view(seat)
            view, found = sight.view, belief(sight)
            if found.deals // found.weight > 60:
                continue
            for value in swap_values(view, found)[:2]:
                place = value.symbol.place
                points, bits, codes = 0.0, 0.0, list(found.codes)
                for code in codes:
                    pool = tuple(digit for digit in found.unseen[place] if digit != code[place])
                    unseen = (*state.unseen[:place], pool, *state.unseen[place + 1 :])
                    racks = tuple(code if owner == seat else rack for owner, rack in enumerate(state.racks))
                    laid = match.game.apply(replace(state, racks=racks, unseen=unseen), seat, Swap(value.symbol))
                    drawn = match.game.settle(laid.state, Draw(pool[0]))
                    history = (*match.table.history, *laid.events, *drawn.events)
                    after = sight_of(match.game, drawn.state, history, seat)
                    then = belief(after)  # the owner does not see which stone was drawn
                    points += naive_finals(after.view, then) / len(codes)
                    bits += then.entropy / len(codes)
                assert value.points == pytest.approx(points)
                assert value.bits == pytest.approx(bits)
                compared += 1
    assert compared > 8


def test_the_final_bet_is_the_best_of_all_sets_of_digits() -> None:
    """LC 6.3: one, two or three digits, or none; tried one by one."""
    for sight in islice(sights("final"), 0, None, 4):
        view, found = sight.view, belief(sight)
        for symbol in found.symbols:
            digits = [code[symbol.place] for code in found.codes]
            best = max(
                sum(final_points(view.table, each, digit) for digit in digits)
                for each in digit_sets(view.table.digits, 0)
            )
            value = final_values(view.table, found, symbol)[0]
            assert value.points == pytest.approx(best / len(digits))
            assert value.points == pytest.approx(
                sum(final_points(view.table, value.digits, digit) for digit in digits) / len(digits)
            )


def test_a_bet_with_a_token_counts_double_and_is_never_none() -> None:
    """LC 8.3, 8.4."""
    offered = 0
    for sight in sights("offer"):
        view, found = sight.view, belief(sight)
        assert view.offered is not None
        digits = [code[view.offered.place] for code in found.codes]
        values = token_values(view, found)
        assert all(1 <= len(value.digits) <= 3 for value in values)
        best = max(
            sum(final_points(view.table, each, digit, True) for digit in digits)
            for each in digit_sets(view.table.digits, 1)
        )
        assert values[0].points == pytest.approx(best / len(digits))
        offered += 1
    assert offered


def test_a_known_sum_is_bet_on_with_the_narrowest_wheel() -> None:
    """LC 4.2: three times the bird, known to be 5, is 15 for certain."""
    view = replace(next(sights("bet")).view, dice=(BIRD, BIRD, BIRD))
    found = belief_of(known(heard(1, (BIRD, BIRD, BIRD), 15, 16, Answer.RIGHT)))
    assert bet_values(view, found)[0] == BetValue(width=1, low=15, chance=1.0, points=6.0)
    assert found.entropy == pytest.approx(5 * log2(8))
    turns = turn_values(view, found)
    assert turns[0].move == Accept()
