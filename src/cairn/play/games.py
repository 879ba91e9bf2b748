"""One game between bots. Only the driver holds the position; each bot gets its sight, its moves and its own rng."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.core.bots import Bot
from cairn.core.game import C, E, Game, M, O, S, V
from cairn.core.match import Match, new_match
from cairn.play.bots import find_bot


def play(game: Game[O, S, M, C, V, E], options: O, bots: Sequence[str], seed: str) -> Match[O, S, M, C, V, E]:
    """Play a match between bots, named by seat, to its end. The same seed gives the same match."""
    match = new_match(game, options, seed=seed, names=number_names(bots), bots=bots)
    players: list[Any] = [find_bot(name, game.name) for name in bots]
    seated: list[Bot[V, M, E]] = players  # a bot that is found by the name of a game plays that game
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(len(bots))]
    while to_act := match.to_act:
        seat = to_act[0]
        match.play(seat, seated[seat].choose(match.view(seat), match.moves(seat), rngs[seat]))
    return match


def number_names(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots at a table: those of the same kind are numbered."""
    return tuple(
        f"{name} {bots[: at + 1].count(name)}" if bots.count(name) > 1 else name for at, name in enumerate(bots)
    )
