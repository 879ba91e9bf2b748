"""Hints: in two presses where to look, and what to do and why; and the four older levels.

What can be deduced beyond the sheet comes first; the move is the judge's, the same that reviews ask.
"""

from collections.abc import Iterable
from itertools import starmap

from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import Knowledge, knowledge
from cairn.games.lost_code.belief.posterior import Belief, belief_of
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import WrittenNote, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.judge import judge
from cairn.games.lost_code.solve.proof import Excluded, Proof, easiest_claim, follows, prove
from cairn.games.lost_code.solve.ranking import Advice, advice, next_symbol
from cairn.games.lost_code.solve.values import FinalValue, final_values
from cairn.games.lost_code.solve.win_chance import Finish, best_final_bets
from cairn.reason.hints import PRESSES, Ranked, check_level, find_deductions, rank, take_for_press


class Deduction(Value):
    """A digit that can be ruled out, with its proof."""

    proof: Proof
    also: tuple[Excluded, ...] = ()
    """Other digits that the same facts rule out and the sheet does not."""


class Hint(Value):
    """The hint of one level; each level includes the lower ones."""

    level: int
    deducible: int
    """The number of digits that can be ruled out but are not on the sheet."""
    unfounded: int = 0
    """The number of digits that the sheet rules out although they are possible."""
    symbols: tuple[Symbol, ...] = ()
    """From level 2: the symbols of those digits, the easiest first."""
    deductions: tuple[Deduction, ...] = ()
    """From level 3: up to `SEVERAL` of those digits with proofs, the easiest first."""
    advice: Advice | None = None
    """On level 4: the best move, if the seat has to act."""
    payoffs: tuple[FinalValue, ...] = ()
    """On level 4, at a final bet: the best bet for each number of digits, best first."""
    finish: Finish | None = None
    """On level 4, at a final bet: the bets with the best chance to win."""
    ranked: Ranked | None = None
    """In the two presses: the best move by the judge, if there is a choice."""


class Audit(Value):
    """A comparison of the sheet with what can be known."""

    missed: tuple[Excluded, ...]
    """Digits that can be ruled out but are not."""
    unfounded: tuple[Excluded, ...]
    """Digits that are ruled out although they are possible."""


def hint(sight: Sight[View, Happening], notes: Iterable[WrittenNote], level: int) -> Hint:
    """The hint of that level for the seat of the sight, beyond what its notes already say."""
    check_level(level)
    view, known = sight.view, knowledge(sight)
    found = belief_of(known)
    audited = _audit(sight, found, notes)
    missed = audited.missed
    if level in PRESSES:
        return _press(sight, known, found, audited, level)
    first = easiest_claim(known, missed) if level >= 2 else None
    is_advising = level >= 4 and view.seat in view.to_act
    is_final = is_advising and view.phase is Phase.FINAL
    proved = find_deductions(
        known, missed, easiest_claim, prove, lambda known, proof, claim: follows(known, proof.facts, claim)
    )
    return Hint(
        level=level,
        deducible=len(missed),
        unfounded=len(audited.unfounded),
        symbols=() if first is None else tuple(dict.fromkeys(claim.symbol for claim in (first, *missed))),
        deductions=tuple(starmap(Deduction, proved)) if level >= 3 else (),
        advice=advice(view, found) if is_advising else None,
        payoffs=_payoffs(view, found) if is_final else (),
        finish=best_final_bets(sight, found) if is_final else None,
    )


def _press(sight: Sight[View, Happening], known: Knowledge, found: Belief, audited: Audit, level: int) -> Hint:
    """The first press needs the easiest deduction only, to know where it is made."""
    proved = find_deductions(
        known, audited.missed, easiest_claim, prove, lambda known, proof, claim: follows(known, proof.facts, claim)
    )
    judged = judge(sight, found) if sight.view.seat in sight.view.to_act else None
    return Hint(
        level=level,
        deducible=len(audited.missed),
        unfounded=len(audited.unfounded),
        deductions=tuple(starmap(Deduction, take_for_press(level, proved, lambda proof: len(proof.steps)))),
        ranked=None if judged is None else rank(judged.options, judged.spread),
    )


def _payoffs(view: View, belief: Belief) -> tuple[FinalValue, ...]:
    symbol = next_symbol(view)
    possible = belief.possible_digits(symbol)
    return tuple(
        bet for bet in final_values(view.table, belief, symbol) if all(digit in possible for digit in bet.digits)
    )


def audit(sight: Sight[View, Happening], notes: Iterable[WrittenNote]) -> Audit:
    """What the sheet misses, and what it rules out without reason."""
    return _audit(sight, belief_of(knowledge(sight)), notes)


def _audit(sight: Sight[View, Happening], belief: Belief, notes: Iterable[WrittenNote]) -> Audit:
    missed, unfounded = [], []
    for line in sheet(sight, notes).lines:
        if line.symbol in belief.symbols:
            possible = belief.possible_digits(line.symbol)
            missed += [Excluded(line.symbol, digit) for digit in line.left if digit not in possible]
            unfounded += [Excluded(line.symbol, digit) for digit in line.ruled_out if digit in possible]
    return Audit(tuple(missed), tuple(unfounded))
