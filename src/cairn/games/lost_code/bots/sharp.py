"""The bot `sharp`: it also values what the answers will reveal."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.bots.careful import Careful
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Place, Swap
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.lookahead import bet_outlooks, swap_outlooks, turn_outlooks
from cairn.games.lost_code.solve.ranking import next_symbol
from cairn.games.lost_code.solve.win_chance import best_final_bets


class Sharp(Careful):
    """Exact belief and the value of information; otherwise it plays like `careful`.

    Only turning the dice can take more than a few hundredths of a second; it stops at the time limit.
    """

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move with the highest value, present and future."""
        view = sight.view
        if len(moves) == 1:
            return moves[0]
        match view.phase:
            case Phase.FIX | Phase.TURN:
                end = None if seconds is None else monotonic() + seconds
                is_time_up = None if end is None else lambda: monotonic() >= end
                return turn_outlooks(view, belief(sight), is_time_up)[0].move
            case Phase.BET:
                bet = bet_outlooks(view, belief(sight))[0].bet
                return Bet(bet.width, bet.low) if isinstance(moves[0], Bet) else Choose(bet.width)
            case Phase.PLACE:
                own = view.own_bet
                assert own is not None
                return Place(bet_outlooks(view, belief(sight), free=(own.width,))[0].bet.low)
            case Phase.SWAP:
                return Swap(swap_outlooks(view, belief(sight))[0].symbol)
            case Phase.FINAL:
                symbol = next_symbol(view)
                return Final(symbol, best_final_bets(sight, belief(sight)).bets[symbol.place])
            case _:
                return super().choose(sight, moves, rng, seconds)
