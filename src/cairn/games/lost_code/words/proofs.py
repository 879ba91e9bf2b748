"""Proofs as lines, each with the stones, rows and wheels that it is about."""

from cairn.games.lost_code.belief.knowledge import Fact
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.proof import Proof
from cairn.games.lost_code.words.hints import fact_phrase, proof_phrases
from cairn.reason.study import Line, make_line
from cairn.text.words import Proofs


class LostCodeProofs:
    """Finds the pieces of a line in its phrase, which names all of them."""

    def proof(self, view: View, proof: Proof) -> tuple[Line, ...]:
        """The claim of a proof, then its facts."""
        return tuple(map(make_line, proof_phrases(view, proof)))

    def fact(self, view: View, fact: Fact) -> Line:
        """One fact."""
        return make_line(fact_phrase(view, fact))


PROOFS: Proofs[View, Proof, Fact] = LostCodeProofs()
