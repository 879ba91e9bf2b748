"""What choices were worth in a game of Arnak: points that could be expected at the end, by the master's judgement.

A choice is judged from the sight of the seat that made it. Its value is the points that the seat could expect; the
difference to the best counts, as the master does, a part of what it leaves to the best of the others.
"""

from collections.abc import Iterable

from cairn.core.sight import Sight
from cairn.games.arnak.bots.counsel import prospects
from cairn.games.arnak.bots.imagined import imagined
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import EndTurn, Move
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.kinds import kind_of
from cairn.reason.study import Choice, Study

NEARLY = 0.1
"""Points that make no difference: the network does not tell positions apart more finely than that."""


class ArnakStudy:
    """The whole game is one sum: what chance and others do between two choices of a seat is its luck."""

    deduction = None
    """No code is hidden."""

    def choice(self, sight: Sight[View, ArnakEvent], move: Move) -> Choice | None:
        """Expected points of the move, and of the best one."""
        view, seat = sight.view, sight.view.seat
        assert seat is not None, "an onlooker has nothing to decide"
        moves = list(moves_of(imagined(view), seat))
        if len(moves) < 2 or (isinstance(move, EndTurn) and not view.players[seat].passed):
            return None  # what else could be done after the main action can be done in the next turn as well
        found = prospects(view, moves, (move,))
        best, done = found[0], next(each for each in found if each.move == move)
        lost = best.value.utility - done.value.utility
        if lost < NEARLY:
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
        """None: no choice is paid by itself."""

    def ending(self, sight: Sight[View, ArnakEvent]) -> float:
        """The own points."""
        seat = sight.view.seat
        assert seat is not None, "an onlooker has no points"
        return float(score(imagined(sight.view), seat).total)

    def round(self, sight: Sight[View, ArnakEvent]) -> int:
        """The round that is being played."""
        return sight.view.round


STUDY: Study[View, Move, ArnakEvent] = ArnakStudy()
