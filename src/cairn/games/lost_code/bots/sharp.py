"""The bot `sharp`: it also values what the answers will reveal."""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import Belief, belief
from cairn.games.lost_code.bots.careful import Careful
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Place, Swap
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.lookahead import bet_outlooks, swap_outlooks, turn_outlooks
from cairn.games.lost_code.solve.ranking import advice, next_symbol
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
        known = belief(sight)
        if view.phase is Phase.FINAL:
            symbol = next_symbol(view)
            return Final(symbol, best_final_bets(sight, known).bets[symbol.place])
        end = None if seconds is None else monotonic() + seconds
        return best_move(view, known, moves, None if end is None else lambda: monotonic() >= end)


def best_move(view: View, known: Belief, moves: Sequence[Any], is_time_up: Callable[[], bool] | None = None) -> Any:
    """The move with the highest value, present and future, before the final bets."""
    match view.phase:
        case Phase.FIX | Phase.TURN:
            return turn_outlooks(view, known, is_time_up)[0].move
        case Phase.BET:
            bet = bet_outlooks(view, known)[0].bet
            return Bet(bet.width, bet.low) if isinstance(moves[0], Bet) else Choose(bet.width)
        case Phase.PLACE:
            own = view.own_bet
            assert own is not None
            return Place(bet_outlooks(view, known, free=(own.width,))[0].bet.low)
        case Phase.SWAP:
            return Swap(swap_outlooks(view, known)[0].symbol)
        case _:
            return advice(view, known).move
