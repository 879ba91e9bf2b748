"""Arnak as numbers: a row for what a seat sees; an action is an index into the list of moves, each with its own row.

The row of a sight is the input of the `master` network (`bots.features` describes its columns) for `known_state`.
The row of a move has its kind, the pieces it names, its cost and its gain.
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
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.effects.goods import ICONS, RESOURCES
from cairn.games.arnak.rules import moves as kinds
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.offers import offers
from cairn.games.arnak.rules.own_cards import FEAR_TILE
from cairn.games.arnak.rules.pieces import ASSISTANTS, BONUSES, CARDS, GUARDIANS, SITES, SLOT_EFFECTS, TEMPLE, TRACKS
from cairn.games.arnak.rules.view import View

MOST_MOVES = 256
"""The number of actions; positions never have more moves, random games about 35."""

_OWNERS = {"own": "own", "next": "the next opponent's", "rest": "the sum of the other opponents'"}
_DESCRIPTIONS = {
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


def _describe(name: str) -> str:
    whose, _, part = name.rpartition(".")
    return f"{_OWNERS[whose]}: {_DESCRIPTIONS[part]}" if whose else _DESCRIPTIONS[part]


FIELDS = tuple(Field(name, width, _describe(name), low=-100.0, high=100.0) for name, width in SIZES.items())


def numbers(sight: Sight[View, ArnakEvent]) -> Sequence[float]:
    """The row of a sight, as `FIELDS` describes it."""
    view = sight.view
    assert view.seat is not None, "spectators have nothing to learn"
    places, values = columns.features(known_state(view), view.seat).columns()
    row = np.zeros(columns.COLUMNS, np.float32)
    np.add.at(row, places, values)
    return row.tolist()


# Moves

KINDS: dict[type, int] = {kind: number for number, kind in enumerate(get_args(kinds.Move))}
SECOND_FIELDS = ("origin", "other", "discards", "left")
"""The fields of moves that name other pieces than the main one: the origin, what is given up, what stays."""
SIGNS = (
    *(*RESOURCES, *ICONS, "point", "card", "card-away", "idol", "basic", "fear", FEAR_TILE, "item", "artifact"),
    *("guardian", "archaeologist", "assistant", "recruit", "promote", "refresh", "exile", "trade"),
)
WORDS = ("glass", "notebook", "main", "free", "pass", "hand", "play", "row", "bonus", FEAR_TILE, *RESOURCES, *ICONS)


@cache
def name_indices() -> dict[str, int]:
    """The index of every name that a move can contain."""
    spaces = (space.id for track in TRACKS.values() for space in track.space)
    sites = (site.id for site in SITES)
    tables = (CARDS, ASSISTANTS, GUARDIANS, sites, spaces, TEMPLE, BONUSES, SLOT_EFFECTS, WORDS)
    return {name: number for number, name in enumerate(dict.fromkeys(name for table in tables for name in table))}


ABOUT = (
    Field("kind", len(KINDS), "the kind of the move"),
    Field(
        "names", len(name_indices()), "cards, assistants, guardians, sites, spaces and the like that it names", high=20
    ),
    Field("second", len(name_indices()), "what it names as " + ", ".join(SECOND_FIELDS), high=20),
    Field("number", 4, "space, option, cards to draw, planes bought; from 1", high=20),
    Field("price", len(SIGNS), "what it costs: " + ", ".join(SIGNS), low=-100, high=100),
    Field("gives", len(SIGNS), "what it gives, as for `price`", low=-100, high=100),
    Field("reveals", 1, "whether it reveals hidden information"),
)
_COUNTS = ("space", "option", "cards", "planes")


def about(view: View, moves: Sequence[Move]) -> Sequence[Sequence[int]]:
    """A row for each of the moves, as `ABOUT` describes it."""
    assert view.seat is not None, "spectators have nothing to decide"
    by_move = {move: offer for offer in offers(known_state(view), view.seat) for move in offer.moves}
    return [_row(move, by_move[move]) for move in moves]


def _row(move: Move, offer: AnyOffer) -> list[int]:
    first, second, counted = [0] * len(name_indices()), [0] * len(name_indices()), [0] * len(_COUNTS)
    for field in move.__struct_fields__:
        given = getattr(move, field)
        if isinstance(given, int):
            counted[_COUNTS.index(field)] = given + 1
        else:
            names = (given,) if isinstance(given, str) else given
            for name in names:
                (second if field in SECOND_FIELDS else first)[name_indices()[name]] += 1
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
