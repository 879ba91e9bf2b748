"""The bot `master`: a network trained by self-play, and a search within its own turn."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from cairn.core.sight import Sight
from cairn.games.arnak.bots.network import Network, packaged_network
from cairn.games.arnak.bots.search import Effort, Manner, Queries, Reading, Tree
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View

SOLO_MANNER, TABLE_MANNER = Manner(envy=0.5), Manner(envy=0.4)
"""The manners in a solo game and against other players, for networks without a manner of their own."""

DEFAULT_EFFORT = Effort(6, 12)
"""The effort without a time limit: about 10 ms for a decision."""
TIMED_EFFORTS = (Effort(4, 6), DEFAULT_EFFORT, Effort(8, 24), Effort(12, 48), Effort(16, 96))
"""The efforts tried in turn until the time limit."""


def manner_of(network: Network | None, players: int) -> Manner:
    """The manner stored with the network for this number of players, or the default one."""
    stored = network.header.get("manners", {}).get(str(players)) if network is not None else None
    if stored is None:
        return SOLO_MANNER if players == 1 else TABLE_MANNER
    chances = tuple((factor, shift) for factor, shift in stored.get("chances", ()))
    readings = tuple(Reading(*each) for each in stored.get("readings", ()))
    return Manner(**stored | {"chances": chances, "readings": readings})


def answer(queries: Queries, network: Network, end: float | None = None) -> bool:
    """Answer the queries of a search until `end` by `perf_counter`; return whether the search has finished."""
    try:
        query = next(queries)
        while end is None or perf_counter() < end:
            query = queries.send(network([query])[0])
    except StopIteration:
        return True
    return False


class Master:
    """A strong player."""

    def __init__(self, effort: Effort = DEFAULT_EFFORT, network: Network | None = None) -> None:
        """Play with this effort if there is no time limit, and with this network, by default the packaged one."""
        self.effort = effort
        self._network = network

    @property
    def network(self) -> Network:
        """The network that values positions, loaded on first use."""
        if self._network is None:
            self._network = packaged_network()
        return self._network

    def choose(
        self, sight: Sight[View, ArnakEvent], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """Return the move that leads to the best end of the turn; with `seconds`, search until they have passed.

        The choice is a function of the view: it draws nothing from `rng` or from a belief.
        """
        if len(moves) == 1:
            return moves[0]
        end = None if seconds is None else perf_counter() + seconds
        tree = Tree.from_view(sight.view, moves, manner_of(self.network, len(sight.view.players)))
        answer(tree.begin(), self.network)
        for effort in (self.effort,) if end is None else TIMED_EFFORTS:
            opened = len(tree.opened)
            if not answer(tree.grow(effort), self.network, end) or len(tree.opened) == opened:
                break
        values = tree.values()
        return moves[values.index(max(values))]
