"""The bot called sharp: it bets, turns and swaps also for what the answers will teach it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.bots.careful import Careful
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Place, Swap
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.ahead import bet_outlooks, swap_outlooks, turn_outlooks
from cairn.games.lost_code.solve.winning import best_finals

__all__ = ["Sharp"]


class Sharp(Careful):
    """Exact belief, with the value of what is learned; the rest as careful does."""

    def choose(self, view: View, moves: Sequence[Any], rng: Random) -> Any:
        """The move that is worth most now and later."""
        if len(moves) == 1:
            return moves[0]
        match view.phase:
            case Phase.FIX | Phase.TURN:
                return turn_outlooks(view, belief(view))[0].move
            case Phase.BET:
                bet = bet_outlooks(view, belief(view))[0].bet
                return Bet(bet.width, bet.low) if isinstance(moves[0], Bet) else Choose(bet.width)
            case Phase.PLACE:
                own = view.bets[view.seat]
                assert own is not None
                return Place(bet_outlooks(view, belief(view), free=(own.width,))[0].bet.low)
            case Phase.SWAP:
                return Swap(swap_outlooks(view, belief(view))[0].symbol)
            case Phase.FINAL:
                symbol = view.table.symbols[view.finals.index(None)]
                return Final(symbol, best_finals(view, belief(view)).bets[symbol.place])
            case _:
                return super().choose(view, moves, rng)
