"""One game between bots. The driver alone holds the state; each bot gets its view, its moves and its own dice."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.bots import Bot
from cairn.core.game import AnyGame
from cairn.core.match import Match

__all__ = ["play"]


def play(game: AnyGame, options: Any, bots: Sequence[Bot], seed: str, names: Sequence[str] = ()) -> Match:
    """A match between bots, one for each seat, to its end. The same seed gives the same match."""
    match = Match(game, options, seed=seed, names=names)
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(len(bots))]
    while to_act := match.to_act:
        seat = to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat), rngs[seat]))
    return match
