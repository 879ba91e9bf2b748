"""The bot called master: a network that was trained by playing against itself, and a search inside its own turn."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from cairn.core.sight import Sight
from cairn.games.arnak.bots.network import Network, shipped
from cairn.games.arnak.bots.thought import Asking, Effort, Manner, Tree
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View

ALONE, TOGETHER = Manner(envy=0.5), Manner(envy=0.4)
"""Against the rival, and against others: for networks that do not come with a manner of their own."""

USUAL = Effort(6, 12)
"""Where no time is given: some 10 ms a decision."""
LONGER = (Effort(4, 6), USUAL, Effort(8, 24), Effort(12, 48), Effort(16, 96))
"""What is tried, one after another, as long as there is time."""


def manner_of(network: Network | None, players: int) -> Manner:
    """Return what a seat with this network is after at a table of so many: what its weights say, or the usual."""
    stored = network.header.get("manners", {}).get(str(players)) if network is not None else None
    if stored is None:
        return ALONE if players == 1 else TOGETHER
    return Manner(**stored | {"chances": tuple((factor, shift) for factor, shift in stored.get("chances", ()))})


def answer(asking: Asking, network: Network, end: float | None = None) -> bool:
    """Answer what a thought asks, until `end` by `perf_counter`; return whether there was time for all of it."""
    try:
        ask = next(asking)
        while end is None or perf_counter() < end:
            ask = asking.send(network([ask])[0])
    except StopIteration:
        return True
    return False


class Master:
    """A strong player."""

    def __init__(self, effort: Effort = USUAL, network: Network | None = None) -> None:
        """Play with this much thought where no time is given; with the network of the package unless told otherwise."""
        self.effort = effort
        self._network = network

    @property
    def network(self) -> Network:
        """What it values positions with."""
        if self._network is None:
            self._network = shipped()
        return self._network

    def choose(
        self, sight: Sight[View, ArnakEvent], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """The move that leads to the best end of the turn; with `seconds` it thinks until they are over.

        It is a function of what the seat sees now: nothing is drawn, neither from `rng` nor from a belief.
        """
        if len(moves) == 1:
            return moves[0]
        end = None if seconds is None else perf_counter() + seconds
        tree = Tree.seen(sight.view, moves, manner_of(self.network, len(sight.view.players)))
        answer(tree.begin(), self.network)
        for effort in (self.effort,) if end is None else LONGER:
            opened = len(tree.opened)
            if not answer(tree.grow(effort), self.network, end) or len(tree.opened) == opened:
                break
        values = tree.values()
        return moves[values.index(max(values))]
