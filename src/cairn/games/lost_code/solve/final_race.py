"""The chance to win with final bets, for all of them at once.

It says the same as `win_chance`, in arrays: by possible own code, the points of every bet and those of the others.
"""

import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.solve.values import final_values
from cairn.games.lost_code.solve.win_chance import MOST_CODES, find_endings

MOST_PASSES = 4
"""The number of times that the search for the best bets on the other symbols goes through them."""


class FinalRace:
    """The final bets of a seat against those of the others."""

    def __init__(self, sight: Sight[View, Happening], belief: Belief) -> None:
        """Compute what the others make of each possible own code."""
        self._view = view = sight.view
        assert view.seat is not None, "spectators make no bets"
        self._seat = view.seat
        self._belief = belief
        found = find_endings(sight, belief)
        self._codes = np.array([ending.code for ending in found])
        self._others = np.array([ending.totals for ending in found])
        self.is_exact = belief.count <= MOST_CODES
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
        self._chances: list[float] = []

    @property
    def spread(self) -> float:
        """The difference that a sample of the codes does not tell from none (95%); 0 if it holds all of them."""
        return 0.0 if self.is_exact else 1.96 * 0.5 / len(self._codes) ** 0.5

    def win_with(self, symbol: Symbol, digits: Digits) -> float:
        """The chance to win with that bet on a symbol, and the best ones on all symbols without a bet."""
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
        return best

    def win(self, bets: dict[Symbol, Digits]) -> float:
        """The chance to win with these bets."""
        own = np.sum([self._points_of(symbol, digits) for symbol, digits in bets.items()], axis=0)
        view, seat = self._view, self._seat
        total = view.scores[seat] + own
        ahead = np.ones(len(total), dtype=np.bool_)
        for other in range(view.table.players):
            if other != seat:
                theirs = self._others[:, other]
                reached = view.scores[other] + theirs
                ahead &= (total > reached) | ((total == reached) & self._is_ahead(other, own, theirs))
        return float(ahead.mean())

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
