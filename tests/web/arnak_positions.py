"""Positions of Arnak as its table is told them, for the tests of the page: both sides, one to four players."""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cairn.api import Match, bot
from cairn.games import rooms_of
from cairn.games.arnak.words.book import book
from tests.loose import AnyMatch

NAME = "arnak"
FILE = "arnak.positions.json"
BOOK = "arnak.book.json"
EVERY = 40
"""So many decisions of a kind that came before are passed over; what is rare is always written down."""
RARE = 12
GAMES = 15


def positions() -> list[dict[str, Any]]:
    """What the seat that acts is told, at decisions of games that are played well and at random by turns."""
    found = []
    seen: dict[str, int] = {}
    for seed, players, side in product(range(GAMES), (1, 2, 3, 4), ("bird", "snake")):
        rng = Random(f"{players} {side} {seed}")
        match = Match(NAME, players, {"side": side}, seed=f"{players} {side} {seed}")
        steady = bot("steady", NAME)
        decisions = 0
        while match.to_act:
            seat = match.to_act[0]
            moves = list(match.moves(seat))
            kinds = {type(move).__name__ for move in moves}
            decisions += 1
            if decisions % EVERY == 0 or any(seen.get(kind, 0) < RARE for kind in kinds):
                found.append(_told(match, seat))
                for kind in kinds:
                    seen[kind] = seen.get(kind, 0) + 1
            chosen = rng.choice(sorted(kinds))
            random = rng.choice([move for move in moves if type(move).__name__ == chosen])
            well = rng.random() < (0.6 if seed % 3 else 0.98)
            match.play(seat, steady.choose(match.table.sight(seat), moves, rng) if well else random)
    return found


def _told(match: AnyMatch, seat: int) -> dict[str, Any]:
    words = rooms_of(NAME).words
    sight = match.table.sight(seat)
    view = sight.view
    offers = match.offers(seat)
    told: dict[str, Any] = msgspec.to_builtins(
        {
            "seat": seat,
            "view": view,
            "prompt": words.prompt(view),
            "setting": words.setting(view),
            "offers": offers,
            "sentences": [words.move(view, offer.moves[0]) for offer in offers],
        }
    )
    return told


def write(folder: Path) -> None:
    """All of them in one file, and the book of the components in another."""
    (folder / FILE).write_text(json.dumps(positions(), ensure_ascii=False), "utf-8")
    (folder / BOOK).write_text(json.dumps(msgspec.to_builtins(book()), ensure_ascii=False), "utf-8")
