"""A hint, step by step up a ladder: that something can be deduced, where, what and why, and what is best to do."""

from collections.abc import Iterable
from typing import assert_never

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import knowledge
from cairn.games.lost_code.belief.posterior import Belief, belief_of
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Leave, Move, Place, Swap, Take
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Written, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.proof import Excluded, Proof, easiest, prove
from cairn.games.lost_code.solve.values import (
    BetValue,
    bet_values,
    final_values,
    swap_values,
    token_values,
    turn_values,
)
from cairn.reason.hints import HINT_LEVELS

__all__ = ["Advice", "Audit", "Hint", "advice", "audit", "follow_up", "hint"]


class Advice(Value):
    """The move with the most expected points, and its odds."""

    move: Move
    points: float
    """Expected: of the bet, of the best bet after a turn, of all final bets after a swap."""
    chance: float | None = None
    """How likely the bet is right; None for a swap and for a token left."""
    bet: BetValue | None = None
    """The bet that is best after a turn of the dice."""


class Hint(Value):
    """What a level of the ladder tells; higher levels tell all that lower ones do."""

    level: int
    deducible: int
    """How many digits can be ruled out that the sheet still leaves open."""
    unfounded: int = 0
    """How many digits the sheet rules out though they may stand on the rack."""
    symbol: Symbol | None = None
    """From level 2: where the easiest of them is."""
    proof: Proof | None = None
    """From level 3: which it is, and why."""
    advice: Advice | None = None
    """On level 4: what to do, if it is this seat's turn."""


class Audit(Value):
    """A sheet held against what can be known."""

    missed: tuple[Excluded, ...]
    """Digits that can be ruled out, and are not."""
    unfounded: tuple[Excluded, ...]
    """Digits that were ruled out, though they may stand on the rack."""


def hint(sight: Sight[View], notes: Iterable[Written], level: int) -> Hint:
    """What the level tells to the seat whose sight this is, beyond what it has written on its sheet."""
    if not 1 <= level <= HINT_LEVELS:
        raise BadInput("level", f"hints have levels 1 to {HINT_LEVELS}, not {level}")
    view, known = sight.view, knowledge(sight)
    found = belief_of(known)
    held = _audit(sight, found, notes)
    missed = held.missed
    claim = easiest(known, missed) if level >= 2 else None
    return Hint(
        level=level,
        deducible=len(missed),
        unfounded=len(held.unfounded),
        symbol=None if claim is None else claim.symbol,
        proof=None if claim is None or level < 3 else prove(known, claim),
        advice=advice(view, found) if level >= 4 and view.seat in view.to_act else None,
    )


def audit(sight: Sight[View], notes: Iterable[Written]) -> Audit:
    """What the sheet misses, and what it rules out without ground."""
    return _audit(sight, belief_of(knowledge(sight)), notes)


def advice(view: View, belief: Belief) -> Advice:
    """The move with the most expected points, for a seat that is to act."""
    match view.phase:
        case Phase.OFFER:
            take = token_values(view, belief)[0]
            if take.points > view.table.right[0]:  # more than waiting can bring: a digit known for certain at the end
                return Advice(Take(take.digits), take.points, take.chance)
            return Advice(Leave(), final_values(view.table, belief, take.symbol)[0].points)
        case Phase.FIX | Phase.TURN:
            turn = turn_values(view, belief)[0]
            return Advice(turn.move, turn.points, turn.bet.chance, turn.bet)
        case Phase.BET:
            bet = bet_values(view, belief)[0]
            together = view.table.placing == "together"
            return Advice(Choose(bet.width) if together else Bet(bet.width, bet.low), bet.points, bet.chance)
        case Phase.PLACE:
            own = view.own_bet
            assert own is not None
            bet = bet_values(view, belief, free=(own.width,))[0]
            return Advice(Place(bet.low), bet.points, bet.chance)
        case Phase.SWAP:
            swap = swap_values(view, belief)[0]
            return Advice(Swap(swap.symbol), swap.points)
        case Phase.FINAL:
            final = final_values(view.table, belief, view.table.symbols[view.own_finals.index(None)])[0]
            return Advice(Final(final.symbol, final.digits), final.points, final.chance)
        case Phase.DEAL | Phase.STACK | Phase.ROLL | Phase.DRAW | Phase.OVER:
            raise AssertionError(f"nobody is to act in phase {view.phase}")
        case _:
            assert_never(view.phase)


def follow_up(view: View, advice: Advice) -> Move | None:
    """The bet that goes with a turn of the dice, as the edition makes it; None where the advice is all there is."""
    if advice.bet is None or isinstance(advice.move, Choose):
        return None
    return Choose(advice.bet.width) if view.table.placing == "together" else Bet(advice.bet.width, advice.bet.low)


def _audit(sight: Sight[View], belief: Belief, notes: Iterable[Written]) -> Audit:
    missed, unfounded = [], []
    for line in sheet(sight, notes).lines:
        if line.symbol in belief.symbols:
            possible = belief.left(line.symbol)
            missed += [Excluded(line.symbol, digit) for digit in line.left if digit not in possible]
            unfounded += [Excluded(line.symbol, digit) for digit in line.ruled_out if digit in possible]
    return Audit(tuple(missed), tuple(unfounded))
