"""A hint, step by step up a ladder: that something can be deduced, where, what and why, and what is best to do."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import Knowledge, knowledge
from cairn.games.lost_code.belief.posterior import Belief, belief_of
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Written, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.proof import Excluded, Proof, easiest, follows, prove
from cairn.games.lost_code.solve.values import (
    BetValue,
    FinalValue,
    bet_values,
    final_values,
    swap_values,
    token_values,
    turn_values,
)
from cairn.games.lost_code.solve.winning import Finish, best_finals
from cairn.reason.hints import HINT_LEVELS

__all__ = ["SEVERAL", "Advice", "Audit", "Deduction", "Hint", "advice", "audit", "hint", "next_symbol"]

SEVERAL = 3
"""So many deductions are proved in one hint."""


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


class Deduction(Value):
    """A digit that can be ruled out, and why."""

    proof: Proof
    also: tuple[Excluded, ...] = ()
    """What follows from the same facts, and is not on the sheet either."""


class Hint(Value):
    """What a level of the ladder tells; higher levels tell all that lower ones do."""

    level: int
    deducible: int
    """How many digits can be ruled out that the sheet still leaves open."""
    unfounded: int = 0
    """How many digits the sheet rules out though they may stand on the rack."""
    symbols: tuple[Symbol, ...] = ()
    """From level 2: where they are, that of the easiest first."""
    deductions: tuple[Deduction, ...] = ()
    """From level 3: which they are, and why, up to `SEVERAL`; the easiest first."""
    advice: Advice | None = None
    """On level 4: what to do, if it is this seat's turn."""
    payoffs: tuple[FinalValue, ...] = ()
    """On level 4, at a final bet: the best for each number of digits that can be right, best first."""
    finish: Finish | None = None
    """On level 4, at a final bet: the bets with the best chance to win."""


class Audit(Value):
    """A sheet held against what can be known."""

    missed: tuple[Excluded, ...]
    """Digits that can be ruled out, and are not."""
    unfounded: tuple[Excluded, ...]
    """Digits that were ruled out, though they may stand on the rack."""


def hint(sight: Sight[View, Happening], notes: Iterable[Written], level: int) -> Hint:
    """What the level tells to the seat whose sight this is, beyond what it has written on its sheet."""
    if not 1 <= level <= HINT_LEVELS:
        raise BadInput("level", f"hints have levels 1 to {HINT_LEVELS}, not {level}")
    view, known = sight.view, knowledge(sight)
    found = belief_of(known)
    held = _audit(sight, found, notes)
    missed = held.missed
    first = easiest(known, missed) if level >= 2 else None
    advising = level >= 4 and view.seat in view.to_act
    at_the_end = advising and view.phase is Phase.FINAL
    return Hint(
        level=level,
        deducible=len(missed),
        unfounded=len(held.unfounded),
        symbols=() if first is None else tuple(dict.fromkeys(claim.symbol for claim in (first, *missed))),
        deductions=tuple(_deductions(known, missed)) if level >= 3 else (),
        advice=advice(view, found) if advising else None,
        payoffs=_payoffs(view, found) if at_the_end else (),
        finish=best_finals(sight, found) if at_the_end else None,
    )


def _payoffs(view: View, belief: Belief) -> tuple[FinalValue, ...]:
    symbol = next_symbol(view)
    possible = belief.left(symbol)
    return tuple(
        bet for bet in final_values(view.table, belief, symbol) if all(digit in possible for digit in bet.digits)
    )


def _deductions(known: Knowledge, missed: Iterable[Excluded]) -> Iterator[Deduction]:
    """The easiest that can be ruled out, then the easiest that does not follow from the same facts, and so on."""
    left = list(missed)
    for _ in range(SEVERAL):
        claim = easiest(known, left)
        proof = None if claim is None else prove(known, claim)
        if proof is None:
            return
        also = [other for other in left if other != claim and follows(known, proof.facts, other)]
        left = [other for other in left if other != claim and other not in also]
        yield Deduction(proof, tuple(also))


def audit(sight: Sight[View, Happening], notes: Iterable[Written]) -> Audit:
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
            return Advice(turn.move, turn.points, turn.bet.chance, turn.bet, turn.then)
        case Phase.BET:
            bet = bet_values(view, belief)[0]
            if view.table.placing == "together":
                return Advice(Choose(bet.width), bet.points, bet.chance, bet)
            return Advice(Bet(bet.width, bet.low), bet.points, bet.chance)
        case Phase.PLACE:
            own = view.own_bet
            assert own is not None
            bet = bet_values(view, belief, free=(own.width,))[0]
            return Advice(Place(bet.low), bet.points, bet.chance)
        case Phase.SWAP:
            swap = swap_values(view, belief)[0]
            return Advice(Swap(swap.symbol), swap.points)
        case Phase.FINAL:
            final = final_values(view.table, belief, next_symbol(view))[0]
            return Advice(Final(final.symbol, final.digits), final.points, final.chance)
        case Phase.DEAL | Phase.STACK | Phase.ROLL | Phase.DRAW | Phase.OVER:
            raise AssertionError(f"nobody is to act in phase {view.phase}")
        case _:
            assert_never(view.phase)


def next_symbol(view: View) -> Symbol:
    """The symbol that the seat makes its next final bet on."""
    return view.table.symbols[view.own_finals.index(None)]


def _audit(sight: Sight[View, Happening], belief: Belief, notes: Iterable[Written]) -> Audit:
    missed, unfounded = [], []
    for line in sheet(sight, notes).lines:
        if line.symbol in belief.symbols:
            possible = belief.left(line.symbol)
            missed += [Excluded(line.symbol, digit) for digit in line.left if digit not in possible]
            unfounded += [Excluded(line.symbol, digit) for digit in line.ruled_out if digit in possible]
    return Audit(tuple(missed), tuple(unfounded))
