"""The values of questions and guesses: exact, from a belief and the face-up cards.

With two players the answer is about the code itself. With three and four the answers of all others together distinguish
the deals, and their value is what they reveal about the centre; the seat's own answer tells it nothing. All counts are
integer numbers of deals; only the logarithms are rounded.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import log2

import numpy as np

from cairn.core.values import Value
from cairn.games.break_code.belief.masks import Ints, deck_of
from cairn.games.break_code.belief.posterior import Belief
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.tiles import Hand
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.break_code.solve.tally import Count, Listing, Tally, code_numbers, n_log_n, tally_two_players


class QuestionValue(Value):
    """The value of a question to the seat that asks it."""

    ask: Ask
    bits: float
    """Expected information about the code."""
    deals: int
    """The number of deals that fit now."""
    certain_deals: int
    """The number of those deals in which the seat is certain of the code after the answers."""
    left_over: int
    """The number of codes that fit after the answers, summed over the deals."""
    right_deals: int
    """The number of those deals in which the likeliest code after the answers is right."""

    @property
    def right(self) -> float:
        """The chance that a guess after the answers is right."""
        return self.right_deals / self.deals

    @property
    def certain(self) -> float:
        """The chance that the seat is certain after the answers."""
        return self.certain_deals / self.deals

    @property
    def codes_left(self) -> float:
        """The expected number of codes after the answers."""
        return self.left_over / self.deals


class GuessValue(Value):
    """The likeliest code, with its chance."""

    code: Hand
    chance: float


def open_questions(row: Iterable[str]) -> tuple[Ask, ...]:
    """The questions of these face-up cards (BC 3.1, 3.2)."""
    return tuple(ask for card in row for ask in ask_moves(card))


def guess_value(belief: Belief) -> GuessValue:
    """The guess with the best chance."""
    codes = belief.codes
    best = max(codes, key=codes.__getitem__)
    return GuessValue(best, codes[best] / sum(codes.values()))


def question_values(
    belief: Belief, asks: Iterable[Ask], is_time_up: Callable[[], bool] = lambda: False
) -> tuple[QuestionValue, ...]:
    """Every question, the most informative first.

    Once `is_time_up` returns True no further question is evaluated; the first one always is. None takes longer than a
    fifth of a second.
    """
    asks = tuple(asks)
    values = list(_values(belief, asks, is_time_up)) if asks else []
    order = sorted(range(len(values)), key=lambda at: (-values[at].bits, values[at].left_over, at))
    return tuple(values[at] for at in order)


def _values(belief: Belief, asks: tuple[Ask, ...], is_time_up: Callable[[], bool]) -> Iterator[QuestionValue]:
    target = belief.counts(len(belief.owners) - 1)
    deals = int(target.sum())
    missing = log2(deals) - n_log_n(np.bincount(code_numbers(belief), target)) / deals
    listing: Listing | None = None
    for ask in asks:
        table = answer_numbers(belief, ask)
        if belief.table.for_two:
            tally = tally_two_players(belief, table)
        elif (count := Count(belief, table, deals)).is_slower:
            listing = listing or Listing(belief)
            tally = listing.tally(table)
        else:
            tally = count.tally()
        yield _value(ask, tally, deals, missing)
        if is_time_up():
            return


def _value(ask: Ask, tally: Tally, deals: int, missing: float) -> QuestionValue:
    assert tally.deals.sum() == deals
    left = (n_log_n(tally.deals) - tally.terms) / deals
    certain = int(tally.deals[tally.codes == 1].sum())
    bits = max(0.0, missing - left)
    return QuestionValue(ask, bits, deals, certain, int(tally.deals @ tally.codes), int(tally.best.sum()))


def answer_numbers(belief: Belief, ask: Ask) -> Ints:
    """By hand of the unseen tiles, the number of its answer; the numbers are consecutive."""
    return _cached_answer_numbers(belief.table.hand, belief.unseen, belief.table.rules == "tagiron", ask)


@lru_cache(maxsize=1024)
def _cached_answer_numbers(size: int, unseen: tuple[int, ...], tagiron: bool, ask: Ask) -> Ints:
    deck = deck_of(size)
    by_hand, _ = deck.answers(question("tagiron" if tagiron else "standard", ask.card, ask.digit))
    here = by_hand[deck.numbers_of(unseen)]
    used, numbered = np.unique(here, return_inverse=True)
    assert len(used) < 256
    return numbered.astype(np.uint8)
