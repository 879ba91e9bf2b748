"""Hints and proofs line by line, each with the stones, rows and wheels that it speaks of."""

from cairn.core.phrases import Phrase
from cairn.games.lost_code.belief.knowledge import Fact
from cairn.games.lost_code.rules.moves import Move
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Hint
from cairn.games.lost_code.solve.proof import Proof
from cairn.games.lost_code.words.hints import fact_phrase, hint_phrases, proof_phrases
from cairn.games.lost_code.words.moves import move_phrase
from cairn.reason.study import Line, Proofs, lit

__all__ = ["LINES"]


class LostCodeLines:
    """The phrases name every piece themselves."""

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """A hint, line by line."""
        return tuple(map(lit, hint_phrases(view, hint)))

    def move(self, view: View, move: Move) -> Phrase:
        """A move: its phrase says all."""
        return move_phrase(view, move)

    def proof(self, view: View, proof: Proof) -> tuple[Line, ...]:
        """A proof: the claim, then its facts."""
        return tuple(map(lit, proof_phrases(view, proof)))

    def fact(self, view: View, fact: Fact) -> Line:
        """One fact."""
        return lit(fact_phrase(view, fact))


LINES: Proofs = LostCodeLines()
