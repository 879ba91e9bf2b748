"""The bot `reader`: it plays like `sharp`, and reads what the others' moves say about its own rack.

They see that rack. How likely each code is follows from a model of how they play (`belief.others`): like `careful`, and
now and then anyhow. Its bets and final bets rest on that; what an answer will teach is still valued by the rules alone.
It measures what the evidence is worth, and what it costs if others mislead.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from cairn.core.sight import Sight
from cairn.core.values import replace
from cairn.games.lost_code.belief.others import Play, Weighed, weigh
from cairn.games.lost_code.belief.posterior import Belief, belief
from cairn.games.lost_code.bots.sharp import Sharp
from cairn.games.lost_code.rules.events import Happening, Named
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Place
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.evidence import CAREFUL_PLAY
from cairn.games.lost_code.solve.lookahead import bet_outlooks
from cairn.games.lost_code.solve.ranking import next_symbol
from cairn.games.lost_code.solve.win_chance import best_final_bets

MOST_CODES = 100
"""The most codes that are weighed: each takes about ten milliseconds, most of them once for every decision."""


class Reader(Sharp):
    """`sharp`, with evidence."""

    def __init__(self, others: Play = CAREFUL_PLAY) -> None:
        """Think that the others play like that."""
        self.others = others

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move with the highest value; takes a few tenths of a second, so `seconds` is ignored for bets."""
        view = sight.view
        if len(moves) == 1 or view.phase not in (Phase.BET, Phase.PLACE, Phase.FINAL):
            return super().choose(sight, moves, rng, seconds)
        known = belief(sight)
        weighed = self.weigh(sight, known)
        if weighed is None:
            return super().choose(sight, moves, rng, seconds)
        if view.phase is Phase.FINAL:
            symbol = next_symbol(view)
            return Final(symbol, best_final_bets(sight, weighed).bets[symbol.place])
        if view.phase is Phase.BET:
            bet = bet_outlooks(view, known, weighed=weighed)[0].bet
            return Bet(bet.width, bet.low) if isinstance(moves[0], Bet) else Choose(bet.width)
        own = view.own_bet
        assert own is not None
        return Place(bet_outlooks(view, known, free=(own.width,), weighed=weighed)[0].bet.low)

    def weigh(self, sight: Sight[View, Happening], known: Belief) -> Weighed | None:
        """How likely the codes are; None if there are too many to weigh."""
        if not 1 < known.count <= MOST_CODES:
            return None
        before = tuple(event for event in sight.history if not isinstance(event, Named))
        return _weigh(Sight(replace(sight.view, finals=(), to_act=()), before), known, self.others)


@lru_cache(maxsize=8)
def _weigh(sight: Sight[View, Happening], known: Belief, others: Play) -> Weighed:
    """The same for each final bet of the seat, hence cached."""
    return weigh(sight, known, others)
