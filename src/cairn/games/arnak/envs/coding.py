"""Arnak in numbers: one row for what a seat sees; a move is its place in the list, and has a row of its own.

The row of a sight is the one that the network of `master` reads (`bots.features` describes its columns), made from the
position that stands for all that the seat cannot tell apart. A move is told by its kind, the pieces that it names, what
it costs and what it gives.
"""

from collections.abc import Sequence
from functools import cache
from typing import get_args

import numpy as np

from cairn.core.coding import About, Coding, Field
from cairn.core.offers import AnyOffer, Sign
from cairn.core.sight import Sight
from cairn.games.arnak.bots import features as columns
from cairn.games.arnak.bots.columns.layout import SIZES
from cairn.games.arnak.bots.imagined import imagined
from cairn.games.arnak.effects.goods import ICONS, RESOURCES
from cairn.games.arnak.rules import moves as kinds
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.offers import offers
from cairn.games.arnak.rules.own_cards import FEAR_TILE
from cairn.games.arnak.rules.pieces import ASSISTANTS, BONUSES, CARDS, GUARDIANS, SITES, SLOT_EFFECTS, TEMPLE, TRACKS
from cairn.games.arnak.rules.view import View

MOST_MOVES = 256
"""So many moves have a number; more are never listed in play, some 35 at random."""

_OF_WHOM = {"own": "own", "next": "the next opponent's", "rest": "the sum of the other opponents'"}
_SAYS = {
    "goods": "resources, counted up to six and as a number, for each kind",
    "hand": "cards in hand; for opponents only their number",
    "play": "the play area, by card",
    "aside": "set-aside cards that are being looked at",
    "deck": "the deck by card, and the expected next hand",
    "unseen": "hand, deck and set-aside cards as one bag, which everyone can know",
    "staff": "archaeologists, idols, slots, fear tiles, effects until the end of the round",
    "employees": "assistants, by side, ready or not",
    "allies": "guardians overcome",
    "tokens": "magnifying glass and notebook, by space and by row",
    "temple": "temple tiles",
    "means": "what is missing for the next steps of research, temple tiles and guardians",
    "afford": "cards of the row that the seat can pay for",
    "rival": "its tiles, glass, temple tiles, idols, guardians and cards",
    "sites": "tiles, guardians, idols, and who is there",
    "row": "cards of the row",
    "supply": "face-up assistants, and the number under each",
    "bonuses": "bonus tiles on the research track",
    "table": "temple, fear, round, order, whose turn, players, side, decks",
    "work": "what is still to be done in this turn",
    "points": "current points: own, the best opponent's, the differences",
}


def _said(name: str) -> str:
    whose, _, part = name.rpartition(".")
    return f"{_OF_WHOM[whose]}: {_SAYS[part]}" if whose else _SAYS[part]


FIELDS = tuple(Field(name, width, _said(name), low=-100.0, high=100.0) for name, width in SIZES.items())


def numbers(sight: Sight[View, ArnakEvent]) -> Sequence[float]:
    """What the seat sees as the row that `FIELDS` describes."""
    view = sight.view
    assert view.seat is not None, "an onlooker has nothing to learn"
    places, values = columns.features(imagined(view), view.seat).columns()
    row = np.zeros(columns.COLUMNS, np.float32)
    np.add.at(row, places, values)
    return row.tolist()


# Moves

KINDS: dict[type, int] = {kind: number for number, kind in enumerate(get_args(kinds.Move))}
SECOND = ("origin", "other", "discards", "left")
"""What is named beside the piece that a move is about: where it comes from, what is given for it, what stays."""
SIGNS = (
    *(*RESOURCES, *ICONS, "point", "card", "card-away", "idol", "basic", "fear", FEAR_TILE, "item", "artifact"),
    *("guardian", "archaeologist", "assistant", "recruit", "promote", "refresh", "exile", "trade"),
)
WORDS = ("glass", "notebook", "main", "free", "pass", "hand", "play", "row", "bonus", FEAR_TILE, *RESOURCES, *ICONS)


@cache
def named() -> dict[str, int]:
    """Everything that a move may name."""
    spaces = (space.id for track in TRACKS.values() for space in track.space)
    sites = (site.id for site in SITES)
    tables = (CARDS, ASSISTANTS, GUARDIANS, sites, spaces, TEMPLE, BONUSES, SLOT_EFFECTS, WORDS)
    return {name: number for number, name in enumerate(dict.fromkeys(name for table in tables for name in table))}


ABOUT = (
    Field("kind", len(KINDS), "the kind of the move"),
    Field("names", len(named()), "cards, assistants, guardians, sites, spaces and the like that it names", high=20),
    Field("second", len(named()), "what it names as " + ", ".join(SECOND), high=20),
    Field("number", 4, "space, option, cards to draw, planes bought; from 1", high=20),
    Field("price", len(SIGNS), "what it costs: " + ", ".join(SIGNS), low=-100, high=100),
    Field("gives", len(SIGNS), "what it gives, as for `price`", low=-100, high=100),
    Field("reveals", 1, "whether it reveals hidden information"),
)
_COUNTS = ("space", "option", "cards", "planes")


def about(view: View, moves: Sequence[Move]) -> Sequence[Sequence[int]]:
    """A row for each of the moves, as `ABOUT` describes it."""
    assert view.seat is not None, "an onlooker has nothing to decide"
    told = {move: offer for offer in offers(imagined(view), view.seat) for move in offer.moves}
    return [_row(move, told[move]) for move in moves]


def _row(move: Move, offer: AnyOffer) -> list[int]:
    first, second, counted = [0] * len(named()), [0] * len(named()), [0] * len(_COUNTS)
    for field in move.__struct_fields__:
        given = getattr(move, field)
        if isinstance(given, int):
            counted[_COUNTS.index(field)] = given + 1
        else:
            names = (given,) if isinstance(given, str) else given
            for name in names:
                (second if field in SECOND else first)[named()[name]] += 1
    kind = [0] * len(KINDS)
    kind[KINDS[type(move)]] = 1
    return [*kind, *first, *second, *counted, *_signs(offer.price), *_signs(offer.gives), int(offer.reveals)]


def _signs(signs: Sequence[Sign]) -> list[int]:
    row = [0] * len(SIGNS)
    for sign in signs:
        row[SIGNS.index(sign.of)] += sign.number
    return row


CODING = Coding[View, Move, ArnakEvent](
    fields=FIELDS,
    numbers=numbers,
    actions=(Field("listed", MOST_MOVES, "the place in the list of moves"),),
    about=About(ABOUT, about),
    longest=4000,
    points=(-100, 400),
    chances=2048,
)
