"""The exact beliefs of seats in many games, as arrays: the same as `belief.posterior`.

The codes made from the unseen digits are the cells of one array; each answer keeps those whose sum fits (LC 5.10). The
remaining codes are equally likely, so counting them is enough.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cairn.games.lost_code.envs.batch import ABOVE, BELOW, NOTHING, RIGHT, Numbers, Positions
from cairn.games.lost_code.envs.coding import DIGITS, SYMBOLS

GAMES_AT_ONCE = 16
"""The number of games processed together, so that their codes fit into the processor's cache."""
FIRST_SYMBOLS = 3
"""The number of symbols in the first half of a code; codes are counted by both halves."""
MODULUS = 256
"""Sums are kept modulo this number, the range of `uint8`."""


def marginals(batch: Positions, seats: Numbers) -> NDArray[np.float64]:
    """By game, symbol and digit: the probability that it is on the rack of that seat."""
    found = np.zeros((batch.games, SYMBOLS, DIGITS))
    over = batch.is_over
    shown = np.flatnonzero(over)
    found[shown[:, None], np.arange(batch.symbols), batch.racks[shown, seats[shown]]] = 1  # LC 6.5
    hidden = np.flatnonzero(~over)
    for first in range(0, len(hidden), GAMES_AT_ONCE):
        games = hidden[first : first + GAMES_AT_ONCE]
        found[games, : batch.symbols] = _marginals(batch, games, seats[games])
    return found


def _marginals(batch: Positions, games: Numbers, seats: Numbers) -> NDArray[np.float64]:
    number, symbols = len(games), batch.symbols
    possible = batch.unseen[games] | (batch.racks[games, seats][:, :, None] == np.arange(DIGITS))
    most = int(possible.sum(2).max())
    candidates = np.argsort(~possible, axis=2, kind="stable")[:, :, :most]
    there = np.take_along_axis(possible, candidates, axis=2)
    digits = candidates.astype(np.uint8)
    codes = _combine(there, np.logical_and, FIRST_SYMBOLS, number)
    # by symbol: the digit of the stone that was on the rack in the round, if it was revealed since
    known_digits = np.full((number, symbols), NOTHING)
    rows = np.arange(number)
    for at in range(int(batch.round[games].max()) - 1, -1, -1):
        swapped = batch.laid_symbols[games, at, seats]
        some = swapped != NOTHING
        known_digits[rows[some], swapped[some]] = batch.laid_digits[games, at, seats][some]
        dice = batch.past_dice[games, at, :symbols]
        first, length = _sums_left(batch, games, seats, at, (dice * np.maximum(known_digits, 0)).sum(1))
        parts = (dice * (known_digits == NOTHING)).astype(np.uint8)[:, :, None] * digits
        parts[:, 0] -= first[:, None]
        codes &= _combine(parts, np.add, FIRST_SYMBOLS, number) <= length[:, None, None]
    counted = np.zeros((number, symbols, DIGITS))
    halves = codes.sum(2, dtype=np.int64), codes.sum(1, dtype=np.int64)
    for symbol in range(symbols):
        half = halves[symbol >= FIRST_SYMBOLS]
        each = half.reshape(number, most ** (symbol % FIRST_SYMBOLS), most, -1).sum((1, 3))
        np.put_along_axis(counted[:, symbol], candidates[:, symbol], each, axis=1)
    total = counted[:, :1].sum(2, keepdims=True)
    shares: NDArray[np.float64] = counted / np.maximum(total, 1)
    return shares


def _combine(parts: NDArray[Any], join: np.ufunc, half: int, number: int) -> NDArray[Any]:
    """By game, the combinations of the first symbols, and of the others: the parts of all symbols, joined."""
    sides = []
    for side in (parts[:, :half], parts[:, half:]):
        found = side[:, 0]
        for symbol in range(1, side.shape[1]):
            found = join(found[:, :, None], side[:, symbol, None, :]).reshape(number, -1)
        sides.append(found)
    joined: NDArray[Any] = join(sides[0][:, :, None], sides[1][:, None, :])
    return joined


def _sums_left(
    batch: Positions, games: Numbers, seats: Numbers, at: int, known: Numbers
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """By game: the first sum, less what is `known` of it, that fits the answer of a round; and how many more follow.

    Sums wrap around at 256, far above the largest, so everything outside a wheel is one range too. Without a bet the
    range is everything.
    """
    wheels, answers = batch.past_wheels[games, at, seats], batch.answers[games, at, seats]
    widths = np.array(batch.table.widths)[wheels]
    low = batch.past_lows[games, at, seats] - known
    end = low + widths
    first = np.where(answers == RIGHT, low, np.where(answers == BELOW, -MODULUS // 2, end))
    above = np.where(answers == ABOVE, MODULUS // 2, low + MODULUS)
    last = np.where(answers == RIGHT, end, np.where(answers == BELOW, low, above))
    length = np.where(wheels == NOTHING, MODULUS, last - first) - 1
    return (first % MODULUS).astype(np.uint8), length.astype(np.uint8)
