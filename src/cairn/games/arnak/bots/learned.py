"""The bots called careful and sharp: they value positions as the master does, and think less far.

Careful looks at each move by itself, sharp a little way into its own turn. Both like variety: of moves that promise
nearly the same they take now the one, now the other.
"""

from collections.abc import Sequence
from random import Random

from cairn.core.sight import Sight
from cairn.games.arnak.bots.master import answer, manner_of
from cairn.games.arnak.bots.network import Network, shipped
from cairn.games.arnak.bots.thought import Effort, Tree
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.reason.selection import choose_softmax


class _Learned:
    """A player who has learned what positions are worth."""

    effort: Effort | None
    """How far it thinks; None: no further than the move."""
    warmth: float
    """Of its taste for variety, in points."""

    def __init__(self, network: Network | None = None) -> None:
        """Play with the network of the package, unless told otherwise."""
        self._network = network

    def choose(
        self, sight: Sight[View, ArnakEvent], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """A move that promises much; it takes a few milliseconds at most, whatever `seconds` say."""
        if len(moves) == 1:
            return moves[0]
        if self._network is None:
            self._network = shipped()
        tree = Tree.seen(sight.view, moves, manner_of(self._network, len(sight.view.players)))
        answer(tree.begin(), self._network)
        if self.effort is not None:
            answer(tree.grow(self.effort), self._network)
        return choose_softmax(moves, [value.utility for value in tree.values()], self.warmth, rng)


class Careful(_Learned):
    """One move, and what it leads to."""

    effort = None
    warmth = 0.3


class Sharp(_Learned):
    """A little way into the own turn."""

    effort = Effort(2, 3)
    warmth = 0.25
