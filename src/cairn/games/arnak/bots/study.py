"""The value of choices in a game of Arnak: expected final points, by the master's evaluation.

A choice is judged from the sight of the seat that made it. Its value is the seat's expected points; the difference to
the best choice also counts a part of the best opponent's points, as the master does.
"""

from collections.abc import Iterable

from cairn.core.sight import Sight
from cairn.games.arnak.bots.evaluation import evaluate_moves
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import EndTurn, Move
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.kinds import kind_of
from cairn.reason.study import Choice, Study

NEGLIGIBLE = 0.1
"""The largest difference in points that counts as none: the network is not more precise."""


class ArnakStudy:
    """The study of a whole game; what chance and other players do between two choices of a seat counts as luck."""

    deduction = None
    """No code is hidden."""

    def choice(self, sight: Sight[View, ArnakEvent], move: Move) -> Choice | None:
        """The expected points of the move and of the best one; None if there was nothing to decide."""
        view, seat = sight.view, sight.view.seat
        assert seat is not None, "spectators have nothing to decide"
        moves = list(moves_of(known_state(view), seat))
        if len(moves) < 2 or (isinstance(move, EndTurn) and not view.players[seat].passed):
            return None  # free actions left after the main action are possible in the next turn too
        found = evaluate_moves(view, moves, (move,))
        best, done = found[0], next(each for each in found if each.move == move)
        lost = best.value.utility - done.value.utility
        if lost < NEGLIGIBLE:
            best, lost = done, 0.0
        return Choice(
            measure="points",
            value=done.value.own,
            best=done.value.own + lost,
            best_move=best.move,
            kind=kind_of(move),
            line=best.ahead(seat) if lost else (),
            standing=best.value.own,
        )

    def outcome(
        self, sight: Sight[View, ArnakEvent], move: Move, after: Sight[View, ArnakEvent], later: Iterable[ArnakEvent]
    ) -> None:
        """None: no choice has an outcome of its own."""

    def ending(self, sight: Sight[View, ArnakEvent]) -> float:
        """The seat's points."""
        seat = sight.view.seat
        assert seat is not None, "spectators have no points"
        return float(score(known_state(sight.view), seat).total)

    def round(self, sight: Sight[View, ArnakEvent]) -> int:
        """The current round."""
        return sight.view.round


STUDY: Study[View, Move, ArnakEvent] = ArnakStudy()
