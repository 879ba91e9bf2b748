"""Positions of Break the Code as its table is told them, for the tests of the page: every phase, both rule sets."""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cairn.api import Match, bot
from cairn.games import rooms_of
from tests.loose import AnyMatch

NAME = "break-the-code"
FILE = "break-the-code.positions.json"
GAMES = 2


def positions() -> list[dict[str, Any]]:
    """What each seat that may act is told, at every decision of some games in which people also guess at random."""
    found = []
    for (players, rules), seed in product(product((2, 3, 4), ("standard", "tagiron")), range(GAMES)):
        rng = Random(f"{players} {rules} {seed}")
        match = Match(NAME, players, {"rules": rules, "last_guesses": 1}, seed=f"{players} {rules} {seed}")
        careful = bot("steady", NAME)
        while match.to_act:
            seat = match.to_act[0]
            moves = list(match.moves(seat))
            found.append(_told(match, seat))
            kinds = sorted({type(move).__name__ for move in moves})
            chosen = rng.choice([move for move in moves if type(move).__name__ == rng.choice(kinds)] or moves)
            match.play(seat, chosen if rng.random() < 0.3 else careful.choose(match.table.sight(seat), moves, rng))
    return found


def _told(match: AnyMatch, seat: int) -> dict[str, Any]:
    words = rooms_of(NAME).words
    sight = match.table.sight(seat)
    told: dict[str, Any] = msgspec.to_builtins(
        {
            "seat": seat,
            "view": sight.view,
            "history": sight.history,
            "phrases": [words.event(sight.history, number) for number in range(len(sight.history))],
            "prompt": words.prompt(sight.view),
            "setting": words.setting(sight.view),
            "offers": match.offers(seat),
        }
    )
    return told


def write(folder: Path) -> None:
    """All of them in one file."""
    (folder / FILE).write_text(json.dumps(positions(), ensure_ascii=False), "utf-8")
