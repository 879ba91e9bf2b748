"""What a choice is worth with what it teaches."""

from itertools import islice
from math import log2

import pytest

from cairn.games.lost_code.belief.posterior import Belief, belief
from cairn.games.lost_code.rules.moves import Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.scoring import answer
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.lookahead import POINTS_PER_BIT, bet_outlooks, swap_outlooks, turn_outlooks
from cairn.games.lost_code.solve.values import (
    BetValue,
    bet_values,
    finals_value,
    swap_value,
    swap_values,
    turn_values,
)
from tests.solve.positions import sights

Code = tuple[int, ...]


def by_answer(view: View, found: Belief, bet: BetValue) -> dict[str, list[Code]]:
    """The codes that fit, by what would be said to the bet."""
    groups: dict[str, list[Code]] = {}
    for code in found.codes:
        total = sum(code[symbol.place] for symbol in view.dice)
        groups.setdefault(answer(view.table, bet.width, bet.low, total).value, []).append(code)
    return groups


def bits_after(found: Belief, codes: list[Code], symbol: Symbol) -> float:
    """Bits expected to miss after the swap of a symbol, code by code."""
    drawn = len(found.unseen[symbol.place]) - 1
    same = [sum(other[symbol.place] == code[symbol.place] for other in codes) for code in codes]
    return sum(log2(count * drawn) for count in same) / len(codes)


def stocked(view: View) -> list[Symbol]:
    return [symbol for symbol, left in zip(view.table.symbols, view.stock, strict=True) if left]


def test_before_the_last_round_every_bit_has_its_price() -> None:
    """LC 5.3, 5.4: the answer tells something; a wrong bet costs a stone, the best one to give."""
    compared = 0
    for sight in islice(sights("bet", bots="sharp"), 12, None, 9):
        view, found = sight.view, belief(sight)
        if view.round == view.table.rounds or len(found.codes) > 400:
            continue
        outlooks = bet_outlooks(view, found)
        assert {each.bet for each in outlooks} == set(bet_values(view, found))
        assert [each.worth for each in outlooks] == sorted((each.worth for each in outlooks), reverse=True)
        for each in outlooks[::17]:
            bits = 0.0
            for said, codes in by_answer(view, found, each.bet).items():
                left = log2(len(codes))
                if said != "right" and stocked(view):
                    left = min(bits_after(found, codes, symbol) for symbol in stocked(view))
                bits += len(codes) / len(found.codes) * left
            assert each.outlook == pytest.approx(-POINTS_PER_BIT * bits)
            compared += 1
    assert compared > 20


def test_in_the_last_round_the_final_bets_are_what_is_left() -> None:
    """LC 5.9, 6.2: after the last swap nothing comes but the final bets, so the figure is exact."""
    compared = 0
    for sight in sights("bet", bots="sharp"):
        view = sight.view
        if view.round < view.table.rounds:
            continue
        found = belief(sight)
        staked = {stake.symbol: stake.digits for stake in view.stakes if stake.seat == view.seat}
        for each in bet_outlooks(view, found)[::23]:
            points = 0.0
            for said, codes in by_answer(view, found, each.bet).items():
                worlds = sum(found.space.code_bit(code) for code in codes)
                if said == "right" or not stocked(view):
                    after = finals_value(view.table, found, worlds, staked)
                else:
                    after = max(
                        swap_value(view.table, found, symbol, staked, worlds).points for symbol in stocked(view)
                    )
                points += len(codes) / len(found.codes) * after
            assert each.outlook == pytest.approx(points)
            compared += 1
    assert compared > 20


def test_a_turn_looks_at_the_best_bet_after_it() -> None:
    """LC 3.3: with all wheels free."""
    for sight in islice(sights("turn", bots="sharp"), 4, None, 9):
        view, found = sight.view, belief(sight)
        widths = [wheel.width for wheel in view.table.wheels]
        for value in turn_outlooks(view, found):
            dice = list(view.dice)
            if isinstance(value.move, Turn):
                dice[dice.index(value.move.shown)] = value.move.to
            assert value.worth == pytest.approx(bet_outlooks(view, found, dice, widths)[0].worth)


def test_swaps_are_ranked_by_points_at_the_end_and_by_bits_before() -> None:
    """LC 5.9: the swap of the last round only matters for the final bets."""
    kinds = set()
    for sight in sights("swap", bots="sharp"):
        view, found = sight.view, belief(sight)
        values = swap_outlooks(view, found)
        last = view.round == view.table.rounds
        if last:
            assert values == swap_values(view, found)
        else:
            worths = [value.points - POINTS_PER_BIT * value.bits for value in values]
            assert worths == sorted(worths, reverse=True)
            assert set(values) == set(swap_values(view, found))
        kinds.add(last)
    assert kinds == {True, False}


def test_where_it_grows_late_the_most_promising_dice_have_been_looked_at() -> None:
    """One set of dice is always looked at; with time enough nothing is left out."""
    for sight in islice(sights("turn", "fix", bots="sharp"), 4, None, 9):
        view, found = sight.view, belief(sight)
        everything = turn_outlooks(view, found)
        assert turn_outlooks(view, found, lambda: False) == everything
        hurried = turn_outlooks(view, found, lambda: True)
        assert set(hurried) <= set(everything) or view.phase == "fix"
        assert len({outlook.dice for outlook in hurried}) == 1
        assert hurried[0].dice == turn_values(view, found)[0].dice
