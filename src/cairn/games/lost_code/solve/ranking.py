"""All that a seat may do now, best first, each with what it is worth."""

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
    """The move with the most expected points, and its odds."""

    move: Move
    points: float
    """Expected: of the bet, of the best bet after a turn, of all final bets after a swap."""
    chance: float | None = None
    """How likely the bet is right; None for a swap and for a token left."""
    bet: BetValue | None = None
    """The bet that the figures are about: after a turn of the dice, and where a token is to be placed (LC 11.3)."""
    then: tuple[Accept | Turn, ...] = ()
    """What else is to be done with the dice before that bet."""


def advice(view: View, belief: Belief) -> Advice:
    """The move with the most expected points, for a seat that is to act."""
    return next(_choices(view, belief))


def ranking(view: View, belief: Belief) -> tuple[Advice, ...]:
    """The choices in the order of their expected points; final bets symbol by symbol, the best for each.

    With a token on offer the choice that is advised comes first: to wait may bring more than a final bet made now.
    """
    return tuple(_choices(view, belief))


def next_symbol(view: View) -> Symbol:
    """The symbol that the seat makes its next final bet on."""
    return view.table.symbols[view.own_finals.index(None)]


def _choices(view: View, belief: Belief) -> Iterator[Advice]:
    """The choices, best first, each found when it is asked for; none where nobody is to act."""
    match view.phase:
        case Phase.OFFER:
            assert view.offered is not None
            takes = [Advice(Take(bet.digits), bet.points, bet.chance) for bet in token_values(view, belief)]
            leave = Advice(Leave(), final_values(view.table, belief, view.offered)[0].points)
            is_worth_it = takes[0].points > view.table.right[0]  # what a digit known for certain brings at the end
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
