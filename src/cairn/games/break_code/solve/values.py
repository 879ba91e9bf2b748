"""What each question and each guess of Break the Code is worth: exact, from a belief and the cards that lie open.

With two players the answer is about the code itself. With three and four the answers of all others together tell the
deals apart, and what counts is what that leaves of the centre; the own answer is known to the seat and tells it
nothing. All counts are whole numbers of deals; only the logarithms are rounded.
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
    """What a question promises to the seat that asks it."""

    ask: Ask
    bits: float
    """Expected information about the code."""
    deals: int
    """How many deals fit now."""
    certain_deals: int
    """In how many of them the seat is certain of the code after the answers."""
    left_over: int
    """Summed over these deals, how many codes fit after the answers."""
    right_deals: int
    """In how many of these deals the likeliest code after the answers is the right one."""

    @property
    def right(self) -> float:
        """How likely a guess right after the answers is to be right."""
        return self.right_deals / self.deals

    @property
    def certain(self) -> float:
        """How likely the seat is to be certain after the answers."""
        return self.certain_deals / self.deals

    @property
    def codes_left(self) -> float:
        """How many codes can be expected to fit after the answers."""
        return self.left_over / self.deals


class GuessValue(Value):
    """The likeliest code, and how likely it is."""

    code: Hand
    chance: float


def open_questions(row: Iterable[str]) -> tuple[Ask, ...]:
    """What can be asked with the cards that lie open (BC 3.1, 3.2)."""
    return tuple(ask for card in row for ask in ask_moves(card))


def guess_value(belief: Belief) -> GuessValue:
    """The guess that is likeliest to be right."""
    codes = belief.codes
    best = max(codes, key=codes.__getitem__)
    return GuessValue(best, codes[best] / sum(codes.values()))


def question_values(
    belief: Belief, asks: Iterable[Ask], is_time_up: Callable[[], bool] = lambda: False
) -> tuple[QuestionValue, ...]:
    """Every question, the one that tells most about the code first.

    Once `enough` says so no further question is looked at; the first one is in any case, and none takes long: a fifth
    of a second at most.
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
    """By hand that can be made of the unseen tiles, the number of its answer; no number is left out."""
    return _cached_answer_numbers(belief.table.hand, belief.unseen, belief.table.rules == "tagiron", ask)


@lru_cache(maxsize=1024)
def _cached_answer_numbers(size: int, unseen: tuple[int, ...], tagiron: bool, ask: Ask) -> Ints:
    deck = deck_of(size)
    by_hand, _ = deck.answers(question("tagiron" if tagiron else "standard", ask.card, ask.digit))
    here = by_hand[deck.numbers_of(unseen)]
    used, numbered = np.unique(here, return_inverse=True)
    assert len(used) < 256
    return numbered.astype(np.uint8)
