"""Fair deals: the seed is fixed before anybody sits down, and players may add words that nobody could foresee.

When a table is opened `commitment(seed, salt)` is published. The dealer deals from `dealer_seed(seed, words)`: the
server could not choose a seed for the words, nor the players words for the seed. When the game is over seed, salt and
words stand in its record, and everybody can deal again (`verify_deal`).
"""

from collections.abc import Iterable
from hashlib import sha256

from cairn.core.dealer import Dealer
from cairn.core.errors import BadRecord
from cairn.core.game import C, E, Game, M, O, S, V
from cairn.core.record import Record
from cairn.core.steps import Settled
from cairn.core.table import new_table

_BETWEEN = "\n"  # no word holds it: words are printable


def commitment(seed: str, salt: str) -> str:
    """What is published before the game."""
    return sha256((salt + seed).encode()).hexdigest()


def dealer_seed(seed: str, words: Iterable[str]) -> str:
    """The dealer's own seed."""
    return sha256(_BETWEEN.join([seed, *words]).encode()).hexdigest()


def verify_deal(game: Game[O, S, M, C, V, E], record: Record) -> int:
    """How many outcomes were dealt as was promised; raises `BadRecord` at the first thing that was not.

    The record must be one that replays: that its moves are legal and its result is right is not looked at again.
    """
    deal = record.deal
    if deal is None:
        raise BadRecord("deal", "the record does not say what it was dealt from: only that of a finished game does")
    if record.result is None:
        raise BadRecord("end", "the game was not played to its end")
    if commitment(deal.seed, deal.salt) != deal.commitment:
        raise BadRecord("deal", "seed and salt are not those that were promised: the commitment is another")
    table = new_table(game, record.options)
    dealer = Dealer(dealer_seed(deal.seed, deal.words))
    dealt = 0
    for number, step in enumerate(record.steps, start=1):
        chance = game.chance(table.state)
        if isinstance(step, Settled) and chance is not None:
            if dealer.outcome(table.settled, chance) != step.outcome:
                raise BadRecord(f"step {number}", "chance did not decide this: seed and words make another outcome")
            dealt += 1
        table.add(step)
    return dealt
