"""What may be under the hands, as far as a seat can know: an exact count."""

from collections.abc import Mapping
from itertools import product
from math import log2

from cairn.core.sight import Sight
from cairn.core.values import Seat, Value

from ..rules.events import Happening
from ..rules.moves import SIDES, Side
from ..rules.state import View

__all__ = ["Worlds", "belief"]


class Worlds(Value):
    """A `cairn.reason.beliefs.Belief`: the coins that are hidden, by seat."""

    seats: tuple[Seat, ...]
    """The seats whose hand is down."""
    codes: dict[tuple[Side, ...], int]

    @property
    def deals(self) -> int:
        """The number of ways to hide these coins."""
        return sum(self.codes.values())

    @property
    def marginals(self) -> Mapping[Seat, Mapping[Side, float]]:
        """By seat: how likely each side is."""
        return {
            seat: {side: sum(code[at] == side for code in self.codes) / self.deals for side in SIDES}
            for at, seat in enumerate(self.seats)
        }

    @property
    def entropy(self) -> float:
        """What is not known, in bits."""
        return log2(self.deals)


def belief(sight: Sight[View, Happening]) -> Worlds:
    """Return every way to hide the coins that fits what the seat sees; the words reveal nothing."""
    view = sight.view
    seats = tuple(seat for seat, down in enumerate(view.down) if down)
    possible = (SIDES if (side := view.hidden[seat]) is None else (side,) for seat in seats)
    return Worlds(seats, dict.fromkeys(product(*possible), 1))
