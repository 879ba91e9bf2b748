"""The race of two players: how likely who needs how long (BC 4.1), as far as it can be told beforehand.

A model, not a proof. What a player knows is put into one number: among how many equally likely codes the other's
hand has to be found. A question makes it smaller, by a factor that was measured; a wrong guess takes one off. Under
that model the best course for both, and the chance to win it leads to, is worked out once for every pair of numbers
and for both places in the turn order. A draw counts as half a win.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.belief.break_code import Answered, Belief, Heard, Missed, fitting
from cairn.belief.break_code_masks import Ints, deck_of, unpacked
from cairn.core.values import Value
from cairn.games.break_code.events import Asked, Guessed
from cairn.games.break_code.moves import Ask
from cairn.games.break_code.state import View
from cairn.solve.break_code.values import answer_numbers, code_numbers

__all__ = ["GRID", "Chances", "RaceValue", "ask_chances", "chances", "guess_chance", "others_codes"]

Floats: TypeAlias = npt.NDArray[np.float64]

GRID: Floats = np.array(
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 27, 36, 50, 70, 100, 150, 250, 500, 1000, 3003], dtype=np.float64
)
"""The numbers of codes for which the model is worked out; between them it is interpolated."""

LEFT = (
    (2, (0.500, 0.500, 0.500, 0.500, 0.500, 0.500, 0.500, 0.500, 1.000, 1.000)),
    (3, (0.333, 0.333, 0.333, 0.333, 0.333, 0.333, 0.667, 0.667, 0.667, 1.000)),
    (4, (0.250, 0.250, 0.250, 0.250, 0.500, 0.500, 0.500, 0.500, 0.750, 1.000)),
    (5, (0.200, 0.200, 0.200, 0.200, 0.400, 0.400, 0.400, 0.600, 0.600, 0.800)),
    (6, (0.143, 0.167, 0.167, 0.286, 0.333, 0.333, 0.429, 0.500, 0.571, 0.667)),
    (8, (0.100, 0.125, 0.200, 0.250, 0.300, 0.375, 0.400, 0.500, 0.556, 1.000)),
    (11, (0.077, 0.133, 0.167, 0.200, 0.250, 0.286, 0.333, 0.400, 0.455, 0.583)),
    (16, (0.062, 0.118, 0.150, 0.188, 0.235, 0.250, 0.312, 0.375, 0.455, 0.625)),
    (23, (0.065, 0.100, 0.133, 0.167, 0.214, 0.261, 0.308, 0.348, 0.414, 0.542)),
    (32, (0.049, 0.083, 0.111, 0.146, 0.176, 0.211, 0.250, 0.333, 0.386, 0.500)),
    (45, (0.043, 0.078, 0.100, 0.125, 0.160, 0.212, 0.261, 0.320, 0.385, 0.511)),
    (64, (0.034, 0.063, 0.086, 0.110, 0.141, 0.179, 0.210, 0.267, 0.348, 0.434)),
    (91, (0.033, 0.056, 0.077, 0.095, 0.111, 0.136, 0.170, 0.231, 0.314, 0.404)),
    (128, (0.028, 0.051, 0.070, 0.086, 0.106, 0.130, 0.165, 0.217, 0.296, 0.393)),
    (256, (0.033, 0.055, 0.071, 0.100, 0.122, 0.140, 0.192, 0.265, 0.327, 0.429)),
    (512, (0.018, 0.036, 0.045, 0.055, 0.063, 0.069, 0.079, 0.091, 0.106, 0.225)),
)
"""From so many codes on: what part of them a question leaves, in ten equally likely cases.

Measured in 1,500 games in which both seats asked what told most, at most ten questions in a game.
"""

_SAMPLED = 64
"""So many of the codes that may be are looked at to see what the other knows."""

_ROUNDS = 80
"""After so many rounds nothing changes any more."""


class Chances:
    """The chance to win of the player whose turn it is, by place in the turn order, own number and other's number."""

    def __init__(self, win: Floats, ask: Floats, guess: Floats) -> None:
        """All three by place in the turn order (0: the starting player), own number and other's number on `GRID`."""
        self.win, self.ask, self.guess = win, ask, guess


class RaceValue(Value):
    """A question, and the chance to win that the model sees after it."""

    ask: Ask
    win: float


def others_codes(view: View, belief: Belief) -> Floats:
    """How likely it is, by the numbers on `GRID`, that the other has so many codes left for the own hand.

    What the other was told is open (BC 2.4), what the other holds is not: so this goes by the codes that may be.
    """
    other = 1 - view.seat
    deck = deck_of(view.table.hand)
    fits = np.ones(len(deck.hands), dtype=np.bool_)
    for fact in _heard_by_other(view):
        fits &= fitting(view.table, fact)
    masks = deck.masks[fits & (deck.code == np.arange(len(deck.hands)))]
    hands = deck.masks[deck.numbers_of(belief.unseen)[np.flatnonzero(belief.counts(belief.owners.index(other)))]]
    some = hands[:: max(1, len(hands) // _SAMPLED)]
    numbers = np.count_nonzero((some[:, None] & masks) == 0, axis=1).astype(np.float64)
    found: Floats = weights_on_grid(np.maximum(numbers, 1)).mean(axis=0)
    return found


def guess_chance(view: View, belief: Belief, other: Floats) -> float:
    """The chance to win if the likeliest code is guessed now; `other` comes from `others_codes`."""
    best, *more = sorted(belief.codes.values(), reverse=True)
    deals = best + sum(more)
    place = int(view.seat != view.starter)
    won = 1 - float(other @ (1 / GRID)) / 2 if place == 0 else 1.0  # BC 4.1
    if not more:
        return won
    missed = _later(place, other) @ weights_on_grid(np.array(sum(more) / more[0]))
    return float(best / deals * won + (1 - best / deals) * missed)


def ask_chances(view: View, belief: Belief, asks: Iterable[Ask], other: Floats) -> tuple[RaceValue, ...]:
    """Every question with the chance to win after it, the best first; `other` comes from `others_codes`.

    It looks two own turns ahead: for each answer to the one, at the best question among those that then lie open
    still, or at a guess.
    """
    asks = tuple(asks)
    place = int(view.seat != view.starter)
    codes, deals = _codes_left(belief)
    tables = [answer_numbers(belief, ask)[codes].astype(np.int64) for ask in asks]
    ahead = _Ahead(place, other)
    values = []
    for ask, table in zip(asks, tables, strict=True):
        rest = [later for then, later in zip(asks, tables, strict=True) if then.card != ask.card]
        values.append(RaceValue(ask, ahead.value(table, rest, deals)))
    return tuple(sorted(values, key=lambda value: -value.win))


class _Ahead:
    """What the next two own turns lead to."""

    def __init__(self, place: int, other: Floats) -> None:
        model = chances()
        win, ask, guess = model.win[1 - place], model.ask[1 - place], model.guess[1 - place]
        asks = (ask >= guess).T  # by own number, then the other's: whether the other asks
        right = 1 / GRID
        guessing = np.where(asks, 0.0, other)
        after = np.where(asks, other, 0.0) @ _asked() + (guessing * (1 - right)) @ _missed()
        drawn = (guessing @ right) * (right / 2 if place else 0)  # BC 4.1: the last turn, after a right guess
        self.after_question = after @ (1 - win)
        """By own number now and after the question: the chance to win."""
        self.drawn = drawn
        self.after_guess = np.einsum("ij,ij->i", after, model.guess[place])

    def value(self, table: Ints, rest: Sequence[Ints], deals: Ints) -> float:
        """The chance to win after a question that gives each code its number in `table`."""
        total, likeliest = _cells(table, int(table.max()) + 1, deals)
        own = weights_on_grid(total / np.maximum(likeliest, 1))
        best = own @ self.after_guess
        lines = own @ self.after_question
        for later in rest:
            width = int(later.max()) + 1
            cells, most = _cells(table * width + later, len(total) * width, deals)
            number = np.maximum(np.rint(2 * cells / np.maximum(most, 1)).astype(np.int64), 2).reshape(len(total), width)
            below, part = _between()
            row = np.arange(len(total))[:, None]
            lower, upper = lines[row, below[number]], lines[row, below[number] + 1]
            found = (cells.reshape(len(total), width) * (lower + part[number] * (upper - lower))).sum(axis=1)
            best = np.maximum(best, found / np.maximum(total, 1))
        return float(total @ (best + own @ self.drawn) / total.sum())


def _cells(numbers: Ints, width: int, deals: Ints) -> tuple[Ints, Ints]:
    """By number, how many deals there are, and how many of the likeliest code."""
    total = np.bincount(numbers, deals, minlength=width)
    double = np.bincount(numbers[deals == 2], minlength=width) > 0
    return total.astype(np.int64), (total > 0).astype(np.int64) + double


def _codes_left(belief: Belief) -> tuple[Ints, Ints]:
    """One hand for each code that may be, and how many deals show it."""
    hands = np.flatnonzero(unpacked(belief.candidates[-1], len(code_numbers(belief))))
    _, first, deals = np.unique(code_numbers(belief)[hands], return_index=True, return_counts=True)
    return hands[first], deals


def _heard_by_other(view: View) -> Iterable[Heard]:
    """What the other was told of the own hand: answers, and that guesses were wrong."""
    for event in view.log:
        match event:
            case Asked(asker, card, digit, answers) if (said := answers[view.seat]) is not None:
                yield Answered(0, asker, card, digit, view.seat, said)
            case Guessed(seat, False, tiles) if seat != view.seat and tiles is not None:
                yield Missed(0, tiles)
            case _:
                pass


def _later(place: int, other: Floats) -> Floats:
    """By own number: the chance to win when the other is to move."""
    later: Floats = 1 - other @ chances().win[1 - place]
    return later


@cache
def chances() -> Chances:
    """The model, worked out."""
    asked, missed = _asked(), _missed()
    right = 1 / GRID
    wins = np.stack([np.broadcast_to(1 - right / 2, (len(GRID), len(GRID))), np.ones((len(GRID), len(GRID)))])
    win = np.full((2, len(GRID), len(GRID)), 0.5)
    for _ in range(_ROUNDS):
        other = 1 - win[::-1].transpose(0, 2, 1)  # by own number and other's number, when the other is to move
        ask = asked @ other
        guess = right[:, None] * wins + (1 - right)[:, None] * (missed @ other)
        win = np.maximum(ask, guess)
    return Chances(win, ask, guess)


def weights_on_grid(numbers: npt.NDArray[np.float64]) -> Floats:
    """Each number as a mixture of its two neighbours on `GRID`, by the logarithm."""
    logs, grid = np.log2(np.clip(numbers, GRID[0], GRID[-1])), np.log2(GRID)
    above = np.clip(np.searchsorted(grid, logs, side="left"), 1, len(grid) - 1)
    part = (logs - grid[above - 1]) / (grid[above] - grid[above - 1])
    weights = np.zeros((*np.shape(numbers), len(grid)))
    np.put_along_axis(weights, above[..., None], part[..., None], axis=-1)
    np.put_along_axis(weights, above[..., None] - 1, 1 - part[..., None], axis=-1)
    return weights


@cache
def _between() -> tuple[Ints, Floats]:
    """By twice a number of codes: the number on `GRID` below it, and how far it is to the next one."""
    weights = weights_on_grid(np.maximum(np.arange(2 * int(GRID[-1]) + 1) / 2, 1))
    below = np.minimum((weights > 0).argmax(axis=1), len(GRID) - 2)
    return below, np.take_along_axis(weights, below[:, None] + 1, axis=1)[:, 0]


@cache
def _missed() -> Floats:
    """By number of codes, how likely each number is after a wrong guess."""
    return weights_on_grid(np.maximum(GRID - 1, 1))


@cache
def _asked() -> Floats:
    """By number of codes, how likely each number is after a question."""
    lines = []
    for number in GRID:
        parts = next((parts for least, parts in reversed(LEFT) if number >= least), (1.0,) * 10)
        lines.append(weights_on_grid(np.maximum(number * np.array(parts), 1)).mean(axis=0))
    return np.array(lines)
