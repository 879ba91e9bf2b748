"""Proofs and hints as lines, each with the answers, cards and tiles that it is about."""

from collections.abc import Iterator

from cairn.core.phrases import phrase
from cairn.games.break_code.belief.posterior import Fact
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve.hint import Hint
from cairn.games.break_code.solve.proof import Proof
from cairn.games.break_code.words.hints import deduction_end, fact_phrase, hint_phrases, more_phrase, proof_phrases
from cairn.games.break_code.words.presses import advice_lines, look_lines
from cairn.reason.hints import ADVISE, LOOK
from cairn.reason.study import Line, make_line, rest_on_earlier
from cairn.text.words import Proofs


class BreakCodeProofs:
    """Takes the pieces of a line from the proof: the phrase of an answer names its question only."""

    def proof(self, view: View, proof: Proof) -> tuple[Line, ...]:
        """The claim of a proof, then its facts."""
        claim, *facts = proof_phrases(view.table, proof)
        steps = (Line(each, step.about) for each, step in zip(facts, proof.steps, strict=True))
        return (Line(claim, proof.about), *steps)

    def fact(self, view: View, fact: Fact) -> Line:
        """One fact."""
        return Line(fact_phrase(view.table, fact), fact.about)


PROOFS: Proofs[View, Proof, Fact] = BreakCodeProofs()


def hint_lines(view: View, hint: Hint) -> tuple[Line, ...]:
    """The lines of a hint."""
    if hint.level == LOOK:
        return tuple(look_lines(view, hint))
    if hint.level == ADVISE:
        return (*advice_lines(view, hint), *_deduction_lines(view, hint))
    lines = list(map(make_line, hint_phrases(view, hint)))
    at = 0
    for deduction in hint.deductions:
        proved = PROOFS.proof(view, deduction.proof)
        lines[at : at + len(proved)] = proved
        at += len(proved) + bool(deduction.also)  # the line that lists what else the same facts prove
    return tuple(lines)


def _deduction_lines(view: View, hint: Hint) -> Iterator[Line]:
    """What can be deduced beyond the sheet, each claim with its proof."""
    if not hint.deductions and hint.ranked is None:
        yield make_line(phrase("hint-nothing"))
    for deduction in hint.deductions:
        yield from rest_on_earlier(PROOFS.proof(view, deduction.proof))
        yield from map(make_line, deduction_end(deduction))
    yield from map(make_line, more_phrase(hint))
