"""The bot called careful: it knows exactly what can be known, and makes the choice that is best by itself.

Every bet is the one with the most expected points, every turn of a die the one with the best bet after it, every
swap the one after which the final bets would be worth most, every final bet the best one. It does not think ahead:
what an answer would teach for later rounds counts for nothing.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.belief.lost_code import belief
from cairn.games.lost_code.moves import Bet, Choose, Final, Leave, Place, Swap, Take
from cairn.games.lost_code.state import Phase, View
from cairn.solve.lost_code.values import (
    bet_values,
    final_values,
    swap_values,
    token_values,
    turn_values,
)

__all__ = ["Careful"]


class Careful:
    """Exact belief, best single choice."""

    def choose(self, view: View, moves: Sequence[Any], rng: Random) -> Any:
        """The move with the most expected points by itself."""
        if len(moves) == 1:
            return moves[0]
        known = belief(view)
        match view.phase:
            case Phase.OFFER:
                best = token_values(view, known)[0]
                alone = final_values(view.table, known, best.symbol)[0]
                return Take(best.digits) if best.points > alone.points else Leave()
            case Phase.FIX | Phase.TURN:
                return turn_values(view, known)[0].move
            case Phase.BET:
                bet = bet_values(view, known)[0]
                return Bet(bet.width, bet.low) if isinstance(moves[0], Bet) else Choose(bet.width)
            case Phase.PLACE:
                own = view.bets[view.seat]
                assert own is not None
                return Place(bet_values(view, known, free=(own.width,))[0].low)
            case Phase.SWAP:
                return Swap(swap_values(view, known)[0].symbol)
            case Phase.FINAL:
                symbol = view.table.symbols[view.finals.index(None)]
                return Final(symbol, final_values(view.table, known, symbol)[0].digits)
            case _:
                raise AssertionError(f"nobody chooses in phase {view.phase}")
