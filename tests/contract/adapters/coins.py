"""What the contract suite has to know about Coins (tests/fifth/coins)."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from cairn.core.steps import Played, Step
from cairn.core.values import Seat
from tests.contract.adapter import Adapter
from tests.fifth.coins.rules.moves import SIDES, Hide
from tests.fifth.coins.rules.state import Options, State
from tests.loose import AnyGame

__all__ = ["ADAPTER"]


def _options(game: AnyGame) -> st.SearchStrategy[Options]:
    words = st.lists(st.text(max_size=5), min_size=1, max_size=3, unique=True).map(tuple)
    common = {"players": st.sampled_from(list(game.players)), "crooked": st.integers(1, 5)}
    silent = st.builds(Options, words=st.just(()), silent=st.just(True), **common)
    return silent | st.builds(Options, words=words, silent=st.just(False), **common)


def _longest(options: Options) -> int:
    """Return the most steps of a game: all players hide a coin, the coin falls, all speak."""
    return 2 * options.players + 1


def _pieces(state: State) -> Counter[str]:
    return Counter({"coin": len(state.hidden), "crooked coin": 1})


def _world(options: Options, steps: Sequence[Step], seat: Seat, rng: Random) -> Sequence[Step]:
    """CO 1.1, 1.3: until all hands are lifted, another player may have hidden either side."""
    hidden = [step for step in steps if isinstance(step, Played) and isinstance(step.move, Hide)]
    if len(hidden) == options.players:
        return steps
    return [
        Played(step.seat, Hide(rng.choice(SIDES))) if isinstance(step, Played) and step.seat != seat else step
        for step in steps
    ]


ADAPTER = Adapter(options=_options, longest=_longest, pieces=_pieces, world=_world)
