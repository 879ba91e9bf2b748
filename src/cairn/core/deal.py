"""Provably fair deals: the seed is fixed before anybody sits down, and players may add words of their own.

When a table is opened, `commitment(seed, salt)` is published. The dealer draws from `dealer_seed(seed, words)`, so the
server cannot choose a seed to suit the words, nor the players words to suit the seed. When the game is over, the record
contains seed, salt and words, and anyone can check every outcome (`verify_deal`).
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import UNSET

from cairn.core.dealer import BY_NUMBER, make_dealer
from cairn.core.errors import BadRecord
from cairn.core.game import C, E, Game, M, O, S, V
from cairn.core.record import Record
from cairn.core.steps import Settled
from cairn.core.table import new_table

_BETWEEN = "\n"  # no word contains it: words are printable


def commitment(seed: str, salt: str) -> str:
    """The hash that is published before the game begins."""
    return sha256((salt + seed).encode()).hexdigest()


def dealer_seed(seed: str, words: Iterable[str]) -> str:
    """The seed that the dealer draws from: a hash of the table's seed and the players' words."""
    return sha256(_BETWEEN.join([seed, *words]).encode()).hexdigest()


def verify_deal(game: Game[O, S, M, C, V, E], record: Record) -> int:
    """Return the number of outcomes, all as promised; raise `BadRecord` at the first that was not.

    The record must replay: its moves and its result are not checked again.
    """
    deal = record.deal
    if deal is None:
        raise BadRecord("deal", "the record does not say what it was dealt from: only that of a finished game does")
    if record.result is None:
        raise BadRecord("end", "the game was not played to its end")
    if commitment(deal.seed, deal.salt) != deal.commitment:
        raise BadRecord("deal", "seed and salt are not those that were promised: the commitment is another")
    table = new_table(game, record.options)
    dealer = make_dealer(dealer_seed(deal.seed, deal.words), BY_NUMBER if deal.dealer is UNSET else deal.dealer)
    dealt = 0
    for number, step in enumerate(record.steps, start=1):
        chance = game.chance(table.state)
        if isinstance(step, Settled) and chance is not None:
            if dealer.outcome(table.settled, chance) != step.outcome:
                raise BadRecord(f"step {number}", "seed and words give another outcome")
            dealt += 1
        table.add(step)
    return dealt
