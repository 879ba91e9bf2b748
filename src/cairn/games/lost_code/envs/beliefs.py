"""What seats of many games can know of their own codes, exactly: what `belief.posterior` says, as arrays.

The codes that can be made of the digits not in sight are the cells of one array; each answer leaves those with a sum
that fits it (LC 5.10). All codes that are left are equally likely, so to count them is enough.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cairn.games.lost_code.envs.batch import ABOVE, BELOW, NOTHING, RIGHT, Numbers, Positions
from cairn.games.lost_code.envs.coding import DIGITS, SYMBOLS

GAMES_AT_ONCE = 16
"""So many games are looked at together: their codes stay in the cache."""
FIRST_SYMBOLS = 3
"""Codes are counted by their first so many symbols, and by the others."""
MODULUS = 256


def marginals(batch: Positions, seats: Numbers) -> NDArray[np.float64]:
    """By game, symbol and digit: how likely the digit is to stand on the rack of that seat."""
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
    known_digits = np.full(
        (number, symbols), NOTHING
    )  # of the stones of a round: the digit, if it has come to light since
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
    """By game, the choices of the first symbols, and those of the others: the parts of all symbols, joined."""
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
    """By game: the sums that the answer of a round leaves, less what is `known` of them: the first, and how many more.

    Sums go round at 256, far above the largest, so all that is not under a wheel is one stretch, too. Without a bet
    that stretch is everything.
    """
    wheels, answers = batch.past_wheels[games, at, seats], batch.answers[games, at, seats]
    widths = np.array(batch.table.widths)[wheels]
    low = batch.past_lows[games, at, seats] - known
    end = low + widths
    first = np.where(answers == RIGHT, low, np.where(answers == BELOW, -MODULUS // 2, end))
    last = np.where(
        answers == RIGHT, end, np.where(answers == BELOW, low, np.where(answers == ABOVE, MODULUS // 2, low + MODULUS))
    )
    length = np.where(wheels == NOTHING, MODULUS, last - first) - 1
    return (first % MODULUS).astype(np.uint8), length.astype(np.uint8)
