"""All that a seat may do now, best first, each with what it is worth."""

from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Leave, Place, Swap, Take
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.hint import Advice, advice
from cairn.games.lost_code.solve.values import bet_values, final_values, swap_values, token_values, turn_values

__all__ = ["ranking"]


def ranking(view: View, belief: Belief) -> tuple[Advice, ...]:
    """The choices in the order of their expected points; final bets symbol by symbol, the best for each.

    With a token on offer the choice that is advised comes first: to wait may bring more than a final bet made now.
    """
    match view.phase:
        case Phase.OFFER:
            best = advice(view, belief)
            leave = Advice(Leave(), final_values(view.table, belief, token_values(view, belief)[0].symbol)[0].points)
            takes = [Advice(Take(bet.digits), bet.points, bet.chance) for bet in token_values(view, belief)]
            return tuple(sorted((*takes, leave), key=lambda each: (each.move != best.move, -each.points)))
        case Phase.FIX | Phase.TURN:
            turns = turn_values(view, belief)
            return tuple(Advice(turn.move, turn.points, turn.bet.chance, turn.bet, turn.then) for turn in turns)
        case Phase.BET:
            bets = bet_values(view, belief)
            if view.table.placing == "in-turn":
                return tuple(Advice(Bet(bet.width, bet.low), bet.points, bet.chance) for bet in bets)
            by_width = {bet.width: bet for bet in reversed(bets)}
            chosen = sorted(by_width.values(), key=lambda bet: -bet.points)
            return tuple(Advice(Choose(bet.width), bet.points, bet.chance, bet) for bet in chosen)
        case Phase.PLACE:
            own = view.own_bet
            assert own is not None
            placed = bet_values(view, belief, free=(own.width,))
            return tuple(Advice(Place(bet.low), bet.points, bet.chance) for bet in placed)
        case Phase.SWAP:
            return tuple(Advice(Swap(swap.symbol), swap.points) for swap in swap_values(view, belief))
        case Phase.FINAL:
            made = zip(view.table.symbols, view.own_finals, strict=True)
            best_bets = [final_values(view.table, belief, symbol)[0] for symbol, bet in made if bet is None]
            return tuple(Advice(Final(bet.symbol, bet.digits), bet.points, bet.chance) for bet in best_bets)
        case _:
            return ()
