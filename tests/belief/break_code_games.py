"""Random games of Break the Code to look at from every seat."""

from collections.abc import Iterator
from random import Random

import cairn
from cairn.core.sight import Sight
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Guess
from cairn.games.break_code.rules.state import Phase, State, View


def positions(seed: int, players: int, rules: str, questions: range) -> Iterator[tuple[State, Sight[View, Happening]]]:
    """The sights of all seats whenever a player is to ask or to guess and so many questions have been asked."""
    match = cairn.Match("break-the-code", players=players, options={"rules": rules}, seed=seed)
    rng = Random(seed)
    asked = 0
    while match.to_act and asked < questions.stop:
        seat = match.to_act[0]
        if asked in questions and match.state.phase is not Phase.NAME:
            for other in range(players):
                yield match.state, match.view(other)
        legal = match.moves(seat)
        if legal[-1] == Guess() and len(legal) > 2 and rng.random() > 0.15:
            legal = legal[:-1]
        match.play(seat, legal[rng.randrange(len(legal))])
        asked = len(match.state.discards)
