"""The race of two players: the chance to win when both need time to find the code (BC 4.1).

A model, not a proof. A player's knowledge is one number: the equally likely codes that are left. A question divides it
by a measured factor; a wrong guess subtracts one. Under that model the best play of both, and the chance to win, is
computed once for every pair of numbers and both places in the turn order. A draw counts as half a win.

The present turn is exact instead: the question splits the codes as it really does; and as the seat knows its own hand,
it knows what the opponent will learn from each remaining card. So it may ask a card to take it away.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.break_code.belief.masks import FIVES, Ints, deck_of, tile_positions, unpack
from cairn.games.break_code.belief.posterior import Answered, Belief, Heard, Missed, fitting_hands
from cairn.games.break_code.rules.events import Asked, Guessed, Happening
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import who_answers
from cairn.games.break_code.rules.tiles import Hand
from cairn.games.break_code.solve.tally import code_numbers
from cairn.games.break_code.solve.values import answer_numbers

Floats: TypeAlias = npt.NDArray[np.float64]

CODE_COUNTS: Floats = np.array(
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 27, 36, 50, 70, 100, 150, 250, 500, 1000, 3003], dtype=np.float64
)
"""The numbers of codes for which the model is computed; others are interpolated."""

SHARES_LEFT = (
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
"""From this number of codes on: the share that a question leaves, in ten equally likely cases.

Measured in 1,500 games in which both seats asked the most informative question, at most ten questions per game.
"""

_FEWEST_HANDS, _MOST_HANDS, _PAIRS_OF_HAND_AND_CODE = 8, 64, 40_000
"""The fewest and the most hands of the opponent that are sampled, and the limit of hands times codes, which bounds the
time."""

_ITERATIONS = 80
"""The number of iterations after which the values no longer change."""


class RaceValue(Value):
    """A question, and the model's chance to win after it."""

    ask: Ask
    win: float


class Opponent:
    """What the opponent probably knows about the seat's hand now, and after the next turn.

    The opponent's information is public (BC 2.4), the opponent's hand is not, so a sample of the possible hands is
    used. For each, the codes that the opponent must consider are known, the question that is most informative to a
    holder of that hand, and, as the seat knows its own hand, what the answer will be.
    """

    def __init__(self, sight: Sight[View, Happening], belief: Belief, asks: Sequence[Ask]) -> None:
        """Compute it for the face-up questions."""
        view = sight.view
        deck = deck_of(view.table.hand)
        fits = deck.code == np.arange(len(deck.hands))
        for fact in facts_about_seat(sight):
            fits = fits & fitting_hands(view.table, fact)
        codes = np.flatnonzero(fits)
        hands = deck.masks[deck.numbers_of(belief.unseen)[np.flatnonzero(belief.counts(0))]]
        count = min(len(hands), max(_FEWEST_HANDS, min(_MOST_HANDS, _PAIRS_OF_HAND_AND_CODE // len(codes))))
        some = hands[np.linspace(0, len(hands) - 1, count).astype(np.int64)]
        first, second = (1 << place for place in FIVES)
        lone = (some & (first | second)) == first  # codes contain the first green 5, so the opponent holds the second
        some = np.where(lone, some ^ first ^ second, some)
        fits_both = (some[:, None] & deck.masks[codes]) == 0
        self._codes_now = np.count_nonzero(fits_both, axis=1).astype(np.float64)
        """By possible hand of the opponent: the number of codes."""
        self._information = np.zeros((len(asks), count))
        """By question and hand: its information, up to a constant."""
        self._codes_after = np.zeros((len(asks), count))
        """By question and hand: the number of codes after its answer."""
        self._asks = tuple(asks)
        hand, code = np.nonzero(fits_both)
        mask = sum(1 << place for place in tile_positions(view.hand))
        own = int(np.searchsorted(codes, deck.code[deck.number[mask]]))
        for at, ask in enumerate(asks):
            numbers, _ = deck.answers(question(view.table.rules, ask.card, ask.digit))
            answer = numbers[codes].astype(np.int64)
            width = int(answer.max()) + 1
            cells = np.bincount(hand * width + answer[code], minlength=count * width).reshape(count, width)
            self._information[at] = -(cells * np.log2(np.maximum(cells, 1))).sum(axis=1) / self._codes_now
            self._codes_after[at] = cells[:, answer[own]]

    @property
    def guess_chance_now(self) -> float:
        """The chance that the opponent's best guess would be right now."""
        return float((1 / self._codes_now).mean())

    @property
    def codes(self) -> float:
        """The number of codes that the opponent considers, on average."""
        return float(self._codes_now.mean())

    def codes_next(self, without: str | None) -> float:
        """That number after the opponent's best question, `without` a card that is taken away."""
        return float(self._after_question(self._codes_now, without).mean())

    def after_turn(self, without: str | None, answered: Ask | None = None) -> tuple[Floats, float]:
        """By number on `CODE_COUNTS`, the opponent's chance of as many codes after a turn; and of a right guess.

        The opponent is assumed to guess when one or two codes are left, and otherwise to ask the most informative
        face-up question, `without` a card that is taken away. If the seat answers its own question too (BC 6.2), the
        opponent has heard the answer to `answered` first.
        """
        left = self._codes_now if answered is None else self._codes_after[self._asks.index(answered)]
        then = self._after_question(left, without)
        guesses = left <= 2
        right = np.where(guesses, 1 / left, 0.0)
        numbers = np.maximum(np.where(guesses, left - 1, then), 1)
        return ((1 - right)[:, None] * weights_on_grid(numbers)).mean(axis=0), float(right.mean())

    def _after_question(self, left: Floats, without: str | None) -> Floats:
        """By possible hand, the number of codes after the most informative question."""
        kept = [at for at, ask in enumerate(self._asks) if ask.card != without]
        if not kept:
            return left
        chosen = np.array(kept)[self._information[kept].argmax(axis=0)]
        found: Floats = self._codes_after[chosen, np.arange(len(left))] * left / self._codes_now
        return found


def guess_chance(view: View, belief: Belief, other: Opponent, code: Hand | None = None) -> float:
    """The chance to win if `code` is guessed now, the likeliest one by default."""
    codes = belief.codes
    guessed = max(codes, key=codes.__getitem__) if code is None else code
    rest = [deals for each, deals in codes.items() if each != guessed]
    right = codes.get(guessed, 0) / belief.deals
    if view.last_turns is not None:
        return _last_guess(view, right, other)
    place = _turn_place(view)
    won = 1.0 if place else 1 - other.guess_chance_now / 2  # BC 4.1
    if not rest:
        return won
    missed = _next_turn(place, other.after_turn(None)) @ weights_on_grid(np.array(sum(rest) / max(rest)))
    return float(right * won + (1 - right) * missed)


def _last_guess(view: View, right: float, other: Opponent) -> float:
    """The chance to win with the last guess (BC 4.1, 6.5): both right and both wrong are a draw."""
    assert view.last_turns is not None
    if any(seat != view.seat for moment in view.right for seat in moment):
        return right / 2
    if len(view.last_turns) == 1:
        return right + (1 - right) / 2  # the opponent was wrong
    theirs = other.guess_chance_now
    drawn = right * theirs / 2 if view.seat == view.starter else 0.0
    return right - drawn + (1 - right) * (1 - theirs) / 2


def ask_chances(view: View, belief: Belief, asks: Sequence[Ask], other: Opponent) -> tuple[RaceValue, ...]:
    """Every question with the chance to win after it, best first."""
    codes, deals = _codes_left(belief)
    values = []
    for ask in asks:
        numbers = answer_numbers(belief, ask)[codes].astype(np.int64)
        total, likeliest = _deals_by_answer(numbers, int(numbers.max()) + 1, deals)
        own = weights_on_grid(total / np.maximum(likeliest, 1))
        answers_too = who_answers(view.table.rules, view.table.players, view.own_seat, ask.card)[view.own_seat]
        after = other.after_turn(ask.card, ask if answers_too else None)
        win = total @ (own @ _next_turn(_turn_place(view), after)) / total.sum()
        values.append(RaceValue(ask, float(win)))
    return tuple(sorted(values, key=lambda value: -value.win))


def _turn_place(view: View) -> int:
    """0 for the starting player, 1 for the opponent."""
    return int(view.seat != view.starter)


def _next_turn(place: int, other: tuple[Floats, float]) -> Floats:
    """By the seat's number of codes: the chance to win, given the opponent's next turn."""
    after, right = other
    drawn = right / CODE_COUNTS / 2 if place else 0.0  # BC 4.1: the last turn after a right guess
    found: Floats = win_chances()[place] @ after + drawn
    return found


def _deals_by_answer(numbers: Ints, width: int, deals: Ints) -> tuple[Ints, Ints]:
    """By answer, the number of deals, and the number of deals of its likeliest code."""
    total = np.bincount(numbers, deals, minlength=width)
    double = np.bincount(numbers[deals == 2], minlength=width) > 0
    return total.astype(np.int64), (total > 0).astype(np.int64) + double


def _codes_left(belief: Belief) -> tuple[Ints, Ints]:
    """One hand for each possible code, and the number of deals that show it."""
    hands = np.flatnonzero(unpack(belief.candidates[-1], len(code_numbers(belief))))
    _, first, deals = np.unique(code_numbers(belief)[hands], return_index=True, return_counts=True)
    return hands[first], deals


def facts_about_seat(sight: Sight[View, Happening]) -> Iterable[Heard]:
    """What the opponent learned about the seat's hand: answers and wrong guesses."""
    own = sight.view.own_seat
    for event in sight.history:
        match event:
            case Asked(asker, card, digit, answers) if (answer := answers[own]) is not None:
                yield Answered(0, asker, card, digit, own, answer)
            case Guessed(seat, False, tiles) if seat != own and tiles is not None:
                yield Missed(0, tiles)
            case _:
                pass


@cache
def win_chances() -> Floats:
    """By place in the turn order and both numbers on `CODE_COUNTS`: the chance to win of the player to move."""
    right = 1 / CODE_COUNTS
    square = (len(CODE_COUNTS), len(CODE_COUNTS))
    won = np.stack([np.broadcast_to(1 - right / 2, square), np.ones(square)])  # BC 4.1
    win = np.full((2, *square), 0.5)
    for _ in range(_ITERATIONS):
        other = 1 - win[::-1].transpose(0, 2, 1)  # by both numbers, when the opponent is to move
        guess = right[:, None] * won + (1 - right)[:, None] * (_counts_after_wrong_guess() @ other)
        win = np.maximum(_counts_after_question() @ other, guess)
    return win


def weights_on_grid(numbers: npt.NDArray[np.float64]) -> Floats:
    """Each number as a mixture of its two neighbours on `CODE_COUNTS`, on a logarithmic scale."""
    logs, grid = np.log2(np.clip(numbers, CODE_COUNTS[0], CODE_COUNTS[-1])), np.log2(CODE_COUNTS)
    above = np.clip(np.searchsorted(grid, logs, side="left"), 1, len(grid) - 1)
    part = (logs - grid[above - 1]) / (grid[above] - grid[above - 1])
    weights = np.zeros((*np.shape(numbers), len(grid)))
    np.put_along_axis(weights, above[..., None], part[..., None], axis=-1)
    np.put_along_axis(weights, above[..., None] - 1, 1 - part[..., None], axis=-1)
    return weights


@cache
def _counts_after_wrong_guess() -> Floats:
    """By number of codes, the distribution of the number after a wrong guess."""
    return weights_on_grid(np.maximum(CODE_COUNTS - 1, 1))


@cache
def _counts_after_question() -> Floats:
    """By number of codes, the distribution of the number after a question."""
    lines = []
    for number in CODE_COUNTS:
        parts = next((parts for least, parts in reversed(SHARES_LEFT) if number >= least), (1.0,) * 10)
        lines.append(weights_on_grid(np.maximum(number * np.array(parts), 1)).mean(axis=0))
    return np.array(lines)
