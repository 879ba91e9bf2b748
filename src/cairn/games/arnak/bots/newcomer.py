"""The bot `newcomer`: it overlooks half of what it could do, and takes what looks good of the rest."""

from collections.abc import Sequence
from random import Random

from cairn.games.arnak.bots.beginner import Beginner
from cairn.games.arnak.rules.moves import Move

NOTICED = 0.5
"""The share of its moves that it notices."""


class Newcomer(Beginner):
    """A player in the first game."""

    def pick(self, moves: Sequence[Move], values: Sequence[float], rng: Random) -> Move:
        """Choose among the moves it notices; if none of them looks good, it looks at all again."""
        noticed = [at for at in range(len(moves)) if rng.random() < NOTICED]
        if max((values[at] for at in noticed), default=-1.0) < 0:
            return super().pick(moves, values, rng)
        return super().pick([moves[at] for at in noticed], [values[at] for at in noticed], rng)
