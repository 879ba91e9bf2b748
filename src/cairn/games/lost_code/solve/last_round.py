"""The chance to win after an answer of the last round: with the final bets that are then best for winning.

Nothing is left to be learned, so it is known for every code what final bets pay, and a seat that is behind takes risks.
The others' points in the end are those of the outlook.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.solve.outlook import Floats, Rivals
from cairn.games.lost_code.solve.values import swap_value

Ints: TypeAlias = npt.NDArray[np.int64]

MOST_CODES = 64
"""The number of codes that are looked at; it bounds the time."""
SINGLES = 3
"""The number of digits of a symbol that are tried alone: with fewer codes than that many, all of them are."""
MOST_PASSES = 3
"""The number of times that the search for the best bets goes through the symbols."""
GAIN = 1e-9
"""A smaller gain is that of another order of adding."""


class LastRound:
    """What a seat can still win once it knows the answers of the last round."""

    def __init__(self, view: View, belief: Belief, rivals: Rivals) -> None:
        """Compute the chance to win with each number of points."""
        assert view.seat is not None, "spectators have nothing to decide"
        self._table: Table = view.table
        self._belief = belief
        self._staked: dict[Symbol, Digits | None] = {
            stake.symbol: stake.digits for stake in view.stakes if stake.seat == view.seat
        }
        self._stocked = [symbol for symbol, left in zip(belief.symbols, view.stock, strict=True) if left]
        most = view.table.right[0] * view.table.token_factor * len(belief.symbols)
        least = view.table.wrong * view.table.token_factor * len(belief.symbols)
        pays = max(wheel.points for wheel in view.table.wheels)
        self._least = view.scores[view.seat] + least - pays
        self._wins = rivals.win(np.arange(self._least, view.scores[view.seat] + most + pays + 1, dtype=np.float64), 0.0)
        self._own = view.scores[view.seat]
        self._pays: dict[tuple[Symbol, Digits], list[int]] = {}
        self._found: dict[tuple[int, bool, float], float] = {}

    def win(self, worlds: int, wrong: bool, paid: float) -> float:
        """The chance to win if only these worlds are left and the bet paid so much; after a swap if it was wrong."""
        key = worlds, wrong and bool(self._stocked), paid
        if not worlds:
            return 0.0
        if key not in self._found:
            self._found[key] = self._after_swap(worlds, paid) if key[1] else self._best(self._codes(worlds), paid)
        return self._found[key]

    def win_with_swap(self, symbol: Symbol, worlds: int, paid: float = 0.0) -> float:
        """The chance to win if this stone is swapped: its digit is revealed, any unseen one may replace it."""
        total, win = worlds.bit_count(), 0.0
        place = symbol.place
        for digit, with_digit in self._belief.space.codes_with[place].items():
            there = worlds & with_digit
            if there:
                drawn = [other for other in self._belief.unseen[place] if other != digit]
                codes = np.repeat(self._codes(there, MOST_CODES // len(drawn)), len(drawn), axis=0)
                codes[:, place] = np.resize(drawn, len(codes))
                win += there.bit_count() / total * self._best(codes, paid)
        return win

    def _after_swap(self, worlds: int, paid: float) -> float:
        """The same for the swap that leaves most points."""
        best = max(
            self._stocked,
            key=lambda symbol: swap_value(self._table, self._belief, symbol, self._staked, worlds).points,
        )
        return self.win_with_swap(best, worlds, paid)

    def _codes(self, worlds: int, most: int = MOST_CODES) -> Ints:
        codes = np.array(list(self._belief.space.list_codes(worlds)), dtype=np.int64)
        if len(codes) <= most:
            return codes
        found: Ints = codes[np.arange(most) * len(codes) // most]
        return found

    def _best(self, codes: Ints, paid: float) -> float:
        """The chance to win with the best bets that a search from two sides finds, changing one symbol at a time."""
        counts = [np.bincount(line, minlength=self._belief.digits) for line in codes.T]
        support = sum(count[line] for count, line in zip(counts, codes.T, strict=True))
        likeliest = codes[int(np.argmax(support))]
        bets = [
            self._bets(symbol, counts[symbol.place], int(likeliest[symbol.place])) for symbol in self._belief.symbols
        ]
        points = [
            np.array([self._paid(symbol, bet) for bet in tried])[:, codes[:, symbol.place]]
            for symbol, tried in zip(self._belief.symbols, bets, strict=True)
        ]
        base = round(self._own + paid) - self._least
        most = [int(each.sum(axis=1).argmax()) for each in points]
        return max(self._search(points, base, start) for start in (most, [0] * len(points)))

    def _search(self, points: list[Ints], base: int, start: list[int]) -> float:
        chosen, even = list(start), np.full(points[0].shape[1], 1 / points[0].shape[1])
        total = base + np.sum([each[at] for each, at in zip(points, chosen, strict=True)], axis=0)
        best = float(self._wins[total] @ even)
        for _ in range(MOST_PASSES):
            before = best
            for place, each in enumerate(points):
                rest = total - each[chosen[place]]
                wins: Floats = self._wins[rest + each] @ even
                at = int(wins.argmax())
                if wins[at] > best + GAIN:
                    chosen[place], best, total = at, float(wins[at]), rest + each[at]
            if best == before:
                break
        return best

    def _bets(self, symbol: Symbol, counts: Ints, likeliest: int) -> list[Digits]:
        """The bets that are tried: that digit, the likeliest ones alone, and the likeliest two and more together."""
        staked = self._staked.get(symbol)
        if staked is not None:
            return [staked]
        ranked = [int(digit) for digit in np.argsort(-counts, kind="stable") if counts[digit]]
        alone = dict.fromkeys((likeliest, *ranked[:SINGLES]))
        sizes = range(2, min(len(self._table.right), len(ranked)) + 1)
        return [*((digit,) for digit in alone), *(tuple(ranked[:size]) for size in sizes)]

    def _paid(self, symbol: Symbol, bet: Digits) -> list[int]:
        """By digit, the points of a bet."""
        key = symbol, bet
        if key not in self._pays:
            token = symbol in self._staked
            digits = range(self._belief.digits)
            self._pays[key] = [final_points(self._table, bet, digit, token) for digit in digits]
        return self._pays[key]
