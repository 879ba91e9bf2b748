"""The bot `steady`: it keeps the sheet like a careful beginner and bets on wheels it trusts.

It reasons symbol by symbol, from the stones it sees and, round by round, from the lowest and highest values of the
other digits in a sum. It never combines two symbols, so it knows less than the exact bots.
"""

from collections.abc import Sequence
from itertools import product
from math import prod
from random import Random
from typing import assert_never

from cairn.core.sight import Sight
from cairn.games.lost_code.rules.dice import turn_die
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Row, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.reason.selection import best_odds, choose_best

Candidates = dict[Symbol, tuple[int, ...]]

TRUSTED_CHANCE = 0.5
"""The chance from which `steady` trusts a bet."""


class Steady:
    """A sensible player who keeps the sheet one symbol at a time."""

    is_thorough = True
    """Whether it reads a row again after another row has narrowed its symbols."""
    remembered_rounds: int | None = None
    """The number of latest rounds whose rows it reads; None: all."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """A move that suits the candidates on the sheet; takes no time, so `seconds` is ignored."""
        if len(moves) == 1:
            return moves[0]
        candidates = own_candidates(sight, self.is_thorough, self.remembered_rounds)
        return self.pick(moves, self.score(sight.view, candidates, moves), rng)

    def score(self, view: View, candidates: Candidates, moves: Sequence[Move]) -> list[float]:
        """How good each move looks to it."""
        return score_moves(view, candidates, moves)

    def pick(self, moves: Sequence[Move], scores: Sequence[float], rng: Random) -> Move:
        """The move with the highest score; a random one of equals."""
        return choose_best(moves, scores, rng)

    def odds(self, scores: Sequence[float]) -> list[float]:
        """By move, the probability that it is picked."""
        return best_odds(scores)


def score_moves(view: View, candidates: Candidates, moves: Sequence[Move]) -> list[float]:
    """How good each move looks to a player who considers these candidates."""
    chances = sum_chances(candidates, view.dice) if view.phase in (Phase.BET, Phase.PLACE) else {}
    return [_score_move(view, candidates, chances, move) for move in moves]


def own_candidates(sight: Sight[View, Happening], is_thorough: bool = True, rounds: int | None = None) -> Candidates:
    """By symbol, the digits that the sheet leaves for the seat's stone.

    Unless thorough, each row is read once; `rounds` limits the reading to the rows of so many latest rounds.
    """
    view, page = sight.view, sheet(sight)
    since = _swap_rounds(view)
    candidates = {line.symbol: line.left for line in page.lines if line.symbol in view.table.symbols}
    rows = [row for row in page.rows if row.sums]
    rows = rows if rounds is None else rows[len(rows) - min(rounds, len(rows)) :]
    changed = True
    while changed:  # narrowing a symbol in one row may narrow others in another row
        changed = False
        for row in rows:
            for symbol in set(row.dice):
                if since.get(symbol, 0) < row.round:
                    left = _fitting_digits(row, symbol, candidates)
                    changed = is_thorough and (changed or left != candidates[symbol])
                    candidates[symbol] = left
    return candidates


def _swap_rounds(view: View) -> dict[Symbol, int]:
    """By swapped symbol, the round at whose end the present stone was drawn."""
    return {laid.symbol: laid.round for laid in view.laid if laid.seat == view.seat}


def _fitting_digits(row: Row, symbol: Symbol, candidates: Candidates) -> tuple[int, ...]:
    """The digits of `symbol` that are compatible with the known sum of the row."""
    least = most = 0
    for other in row.dice:
        if other is symbol:
            continue
        known = next((each.digit for each in row.filled if each.symbol is other), None)
        digits = candidates[other] if known is None else (known,)
        least, most = least + min(digits), most + max(digits)
    times = row.dice.count(symbol)
    return tuple(
        digit
        for digit in candidates[symbol]
        if any(least + times * digit <= last and most + times * digit >= first for first, last in row.sums)
    )


def sum_chances(candidates: Candidates, dice: tuple[Symbol, ...]) -> dict[int, float]:
    """By sum, its chance if all candidates of a symbol are equally likely."""
    symbols = tuple(dict.fromkeys(dice))
    share = 1 / prod(len(candidates[symbol]) for symbol in symbols)
    chances: dict[int, float] = {}
    for digits in product(*(candidates[symbol] for symbol in symbols)):
        total = sum(digit * dice.count(symbol) for symbol, digit in zip(symbols, digits, strict=True))
        chances[total] = chances.get(total, 0.0) + share
    return chances


def _score_move(view: View, candidates: Candidates, chances: dict[int, float], move: Move) -> float:
    match move:
        case Bet(width, low):
            return _bet_score(view, width, _chance(chances, width, low))
        case Choose(width):
            return _bet_score(view, width, _best_chance(chances, width, view.table.top))
        case Place(low):
            assert view.own_bet is not None
            return _chance(chances, view.own_bet.width, low)
        case Accept():
            return -_spread(candidates, view.dice)
        case Turn(shown, to):
            faces = turn_die(view.dice, shown, to)
            return -_spread(candidates, tuple(face for face in faces if face is not view.table.left_out))
        case Swap(symbol):
            return float(len(candidates[symbol]))  # swaps the stone it knows least about
        case Final(symbol, digits):
            return _expected_points(view, candidates[symbol], digits, with_token=False)
        case Take(digits):
            assert view.offered is not None
            return _expected_points(view, candidates[view.offered], digits, with_token=True)
        case Leave():
            return float(view.table.right[0])  # takes a token only for more than one certain digit is worth
        case _:
            assert_never(move)


def _chance(chances: dict[int, float], width: int, low: int) -> float:
    return sum(chances.get(total, 0.0) for total in range(low, low + width))


def _best_chance(chances: dict[int, float], width: int, top: int) -> float:
    return max(_chance(chances, width, low) for low in range(top + 2 - width))


def _bet_score(view: View, width: int, chance: float) -> float:
    """The expected points of a trusted bet; otherwise only its chance, so that the widest wheel is chosen."""
    wheel = view.table.wheel(width)
    assert wheel is not None
    return 1 + wheel.points * chance if chance >= TRUSTED_CHANCE else chance


def _spread(candidates: Candidates, dice: tuple[Symbol, ...]) -> int:
    """The distance between the lowest and the highest possible sum."""
    return sum(max(candidates[symbol]) - min(candidates[symbol]) for symbol in dice)


def _expected_points(view: View, candidates: tuple[int, ...], digits: tuple[int, ...], with_token: bool) -> float:
    return sum(final_points(view.table, digits, digit, with_token) for digit in candidates) / len(candidates)
