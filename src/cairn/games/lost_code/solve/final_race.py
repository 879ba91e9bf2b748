"""The chance to win with final bets, for all of them at once.

For each possible own code it is known what each opponent can make of theirs (`final_rivals`). Given that, the chance to
win is exact for up to `MOST_CODES` codes; of more, that many are looked at.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.solve.final_rivals import find_rivals
from cairn.games.lost_code.solve.outlook import Floats
from cairn.games.lost_code.solve.values import final_values

MOST_PASSES = 4
"""The number of times that the search for the best bets on the other symbols goes through them."""


class Weighed(NamedTuple):
    """What a final bet is worth."""

    win: float
    """The chance to win."""
    wins: Floats
    """The same by code that is looked at."""
    if_right: float | None = None
    """That chance if the bet is right; None if that is certain, or impossible."""
    if_wrong: float | None = None


class FinalRace:
    """The final bets of a seat against those of the others."""

    def __init__(self, sight: Sight[View, Happening], belief: Belief) -> None:
        """Compute what the others make of each possible own code."""
        self._view = view = sight.view
        assert view.seat is not None, "spectators make no bets"
        self._seat = view.seat
        self._rivals = find_rivals(sight, belief)
        self._codes = self._rivals.codes
        self.is_exact = belief.count == len(self._codes)
        """Whether every code that fits is looked at."""
        self._staked = {stake.symbol for stake in view.stakes if stake.seat == view.seat}
        self._points: dict[tuple[Symbol, Digits], npt.NDArray[np.int64]] = {}
        made = view.own_finals
        self._bets = {
            symbol: (bet,)
            if bet is not None
            else tuple(each.digits for each in final_values(view.table, belief, symbol))
            for symbol, bet in zip(view.table.symbols, made, strict=True)
        }

    def spread(self, found: Iterable[Weighed]) -> float:
        """The difference to the best of these that a sample of the codes does not tell from none (95%).

        It is 0 if all codes are looked at.
        """
        if self.is_exact:
            return 0.0
        best, *others = sorted(found, key=lambda each: -each.win)
        errors = [float(np.std(best.wins - each.wins)) for each in others]
        return float(1.96 * max(errors) / np.sqrt(len(best.wins)))

    def weigh(self, symbol: Symbol, digits: Digits) -> Weighed:
        """What that bet on a symbol is worth with the best ones on all symbols without a bet."""
        bets = {each: choices[0] for each, choices in self._bets.items()} | {symbol: digits}
        best = self.win(bets)
        for _ in range(MOST_PASSES):
            before = best
            for other, choices in self._bets.items():
                if other is symbol:
                    continue
                for choice in choices[1:] if bets[other] == choices[0] else choices:
                    tried = bets | {other: choice}
                    if (chance := self.win(tried)) > best:
                        bets, best = tried, chance
            if best == before:
                break
        wins, right = self._wins(bets), np.isin(self._codes[:, symbol.place], digits)
        is_open = right.any() and not right.all()
        if not is_open:
            return Weighed(best, wins)
        return Weighed(best, wins, float(wins[right].mean()), float(wins[~right].mean()))

    def win(self, bets: dict[Symbol, Digits]) -> float:
        """The chance to win with these bets."""
        return float(self._wins(bets).mean())

    def _wins(self, bets: dict[Symbol, Digits]) -> Floats:
        """By code, the chance to win with these bets."""
        own = np.sum([self._points_of(symbol, digits) for symbol, digits in bets.items()], axis=0)
        view, chances = self._view, np.ones(len(own))
        rows = np.arange(len(own))
        for other, below in self._rivals.below.items():
            level = view.scores[self._seat] + own - view.scores[other]  # the points with which the other draws level
            reached = level - self._rivals.least + self._is_ahead(other, own, level)
            chances = chances * below[rows, reached.clip(0, below.shape[1] - 1)]
        return chances

    def _is_ahead(self, other: int, own: npt.NDArray[np.int64], theirs: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Whether the seat is ahead of another on the same space: the one that came there first (LC 5.8, 6.4)."""
        track = self._view.track
        moves_first = track.index(self._seat) < track.index(other)
        found: npt.NDArray[np.bool_] = np.where(
            own == 0, np.where(theirs == 0, not moves_first, True), np.where(theirs == 0, False, moves_first)
        )
        return found

    def _points_of(self, symbol: Symbol, digits: Digits) -> npt.NDArray[np.int64]:
        key = (symbol, digits)
        if key not in self._points:
            table, token = self._view.table, symbol in self._staked
            self._points[key] = np.array(
                [final_points(table, digits, int(digit), token) for digit in self._codes[:, symbol.place]]
            )
        return self._points[key]
