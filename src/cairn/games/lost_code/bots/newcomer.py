"""The bot `newcomer`: it forgets most rows of its sheet and is greedy.

It reads the rows of the latest rounds only, so that it overlooks most of what its answers said, and it bets on a wheel
that pays well where `beginner` would choose one that is likely to be right.
"""

from collections.abc import Sequence

from cairn.games.lost_code.bots.beginner import Beginner
from cairn.games.lost_code.bots.steady import Candidates, score_moves
from cairn.games.lost_code.rules.moves import Bet, Choose, Move
from cairn.games.lost_code.rules.state import View


class Newcomer(Beginner):
    """A player in the first game, who sees the others' stones and what was just said."""

    remembered_rounds = 2

    def score(self, view: View, candidates: Candidates, moves: Sequence[Move]) -> list[float]:
        """The narrower a wheel and the more points it pays, the better it looks."""
        scores = score_moves(view, candidates, moves)
        for at, move in enumerate(moves):
            if isinstance(move, Bet | Choose) and (wheel := view.table.wheel(move.width)) is not None:
                scores[at] *= wheel.points
        return scores
