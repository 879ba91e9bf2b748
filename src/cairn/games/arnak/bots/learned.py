"""The bots `careful` and `sharp`: they value positions with the master's network, but search less.

`careful` looks one move ahead, `sharp` a few moves into its own turn. Both choose at random among moves of nearly the
same value.
"""

from collections.abc import Sequence
from random import Random

from cairn.core.sight import Sight
from cairn.games.arnak.bots.master import answer, manner_of
from cairn.games.arnak.bots.network import Network, packaged_network
from cairn.games.arnak.bots.search import Effort, Tree
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.reason.selection import choose_softmax


class _Learned:
    """A player that values positions with a network."""

    effort: Effort | None
    """The effort of the search; None: one move ahead."""
    temperature: float
    """The temperature of its random choice, in points."""

    def __init__(self, network: Network | None = None) -> None:
        """Play with this network, by default the packaged one."""
        self._network = network

    def choose(
        self, sight: Sight[View, ArnakEvent], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """Choose among the best moves in a few milliseconds; `seconds` is ignored."""
        if len(moves) == 1:
            return moves[0]
        if self._network is None:
            self._network = packaged_network()
        tree = Tree.from_view(sight.view, moves, manner_of(self._network, len(sight.view.players)))
        answer(tree.begin(), self._network)
        if self.effort is not None:
            answer(tree.grow(self.effort), self._network)
        return choose_softmax(moves, [value.utility for value in tree.values()], self.temperature, rng)


class Careful(_Learned):
    """A player that looks one move ahead."""

    effort = None
    temperature = 0.3


class Sharp(_Learned):
    """A player that looks a few moves into its own turn."""

    effort = Effort(2, 3)
    temperature = 0.25
