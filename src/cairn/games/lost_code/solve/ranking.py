"""The seat's choices, best first, with their values."""

from collections.abc import Iterator

from cairn.core.values import Value
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.values import (
    BetValue,
    bet_values,
    final_values,
    swap_values,
    token_values,
    turn_values,
)


class Advice(Value):
    """A move with its expected points and its chance."""

    move: Move
    points: float
    """Expected points: of the bet, of the best bet after a turn, or of all final bets after a swap."""
    chance: float | None = None
    """The chance that the bet is right; None for a swap and for leaving a token."""
    bet: BetValue | None = None
    """The bet that the figures describe, after turning dice or choosing a token (LC 11.3)."""
    then: tuple[Accept | Turn, ...] = ()
    """Further turns of the dice before that bet."""


def advice(view: View, belief: Belief) -> Advice:
    """The choice with the most expected points; the seat must have to act."""
    return next(_choices(view, belief))


def ranking(view: View, belief: Belief) -> tuple[Advice, ...]:
    """The choices by expected points; for final bets, the best one for each symbol.

    With a token on offer the advised choice is first: waiting may be worth more than a final bet made now.
    """
    return tuple(_choices(view, belief))


def next_symbol(view: View) -> Symbol:
    """The symbol of the seat's next final bet."""
    return view.table.symbols[view.own_finals.index(None)]


def _choices(view: View, belief: Belief) -> Iterator[Advice]:
    """The choices, best first, computed lazily; none if the seat has nothing to decide."""
    match view.phase:
        case Phase.OFFER:
            assert view.offered is not None
            takes = [Advice(Take(bet.digits), bet.points, bet.chance) for bet in token_values(view, belief)]
            leave = Advice(Leave(), final_values(view.table, belief, view.offered)[0].points)
            is_worth_it = takes[0].points > view.table.right[0]  # the points of a certain digit at the end
            first = takes[0] if is_worth_it else leave
            yield from sorted((*takes, leave), key=lambda each: (each is not first, -each.points))
        case Phase.FIX | Phase.TURN:
            for turn in turn_values(view, belief):
                yield Advice(turn.move, turn.points, turn.bet.chance, turn.bet, turn.then)
        case Phase.BET if view.table.placing == "in-turn":
            for bet in bet_values(view, belief):
                yield Advice(Bet(bet.width, bet.low), bet.points, bet.chance)
        case Phase.BET:
            by_width: dict[int, BetValue] = {}
            for bet in bet_values(view, belief):
                by_width.setdefault(bet.width, bet)
            yield from (Advice(Choose(width), bet.points, bet.chance, bet) for width, bet in by_width.items())
        case Phase.PLACE:
            assert view.own_bet is not None
            for bet in bet_values(view, belief, free=(view.own_bet.width,)):
                yield Advice(Place(bet.low), bet.points, bet.chance)
        case Phase.SWAP:
            yield from (Advice(Swap(swap.symbol), swap.points) for swap in swap_values(view, belief))
        case Phase.FINAL:
            for symbol, made in zip(view.table.symbols, view.own_finals, strict=True):
                if made is None:
                    final = final_values(view.table, belief, symbol)[0]
                    yield Advice(Final(symbol, final.digits), final.points, final.chance)
        case _:
            pass
