"""The layout of all columns, their fingerprint, and helpers to write them."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Any, TypeAlias, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from cairn.core.values import encode
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import ICONS, RESOURCES
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.research import SPACES

VERSION = 1
"""The version of the columns, raised when the meaning of one changes."""

Part: TypeAlias = tuple[NDArray[np.int32], NDArray[np.float32]]
"""The nonzero columns of a part, and their values."""


def _indices(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


CARD, ASSISTANT, GUARDIAN = _indices(pieces.CARDS), _indices(pieces.ASSISTANTS), _indices(pieces.GUARDIANS)
IDOL, TILE, BONUS = _indices(pieces.IDOLS), _indices(pieces.SITE_EFFECTS), _indices(pieces.BONUSES)
STACK, RIVAL_TILE, ICON = _indices(pieces.TEMPLE), _indices(pieces.RIVAL), _indices(ICONS)
_SIDES: tuple[pieces.Side, ...] = ("bird", "snake")
SPACE: dict[pieces.Side, dict[str, int]] = {
    side: {space: number + len(SPACES["bird"]) * (side == "snake") for space, number in SPACES[side].items()}
    for side in _SIDES
}
STEP: dict[Any, int] = {kind: number for number, kind in enumerate(get_args(steps.Step))}

CARD_KINDS, SPACE_COUNT, STEP_KINDS = len(CARD), sum(map(len, SPACES.values())), len(STEP)
MAX_COUNTED = 9
"""The number of unary columns for a number of cards; larger bags than this are rare."""
ROW_COUNT = 8

_GOODS = len(RESOURCES) * 7
_BAG = CARD_KINDS + MAX_COUNTED + 1
_DECK = 2 * CARD_KINDS + MAX_COUNTED + 1
_STAFF = 3 + 6 + 4 + 7 + 3 + 4
_EMPLOYEES = 4 * len(ASSISTANT) + 2
_ALLIES = len(GUARDIAN) + 6
_TOKENS = 2 * SPACE_COUNT + 2 * ROW_COUNT
_TEMPLE = len(STACK) + 4
_MEANS = 2 * (2 + 5 + 5) + len(STACK) + 2
SIZES = {
    "own.goods": _GOODS,
    "own.hand": _BAG,
    "own.play": _BAG,
    "own.aside": _BAG,
    "own.deck": _DECK,
    "own.staff": _STAFF,
    "own.employees": _EMPLOYEES,
    "own.allies": _ALLIES,
    "own.tokens": _TOKENS,
    "own.temple": _TEMPLE,
    "own.means": _MEANS,
    "own.afford": CARD_KINDS,
    "next.goods": _GOODS,
    "next.unseen": _BAG,
    "next.play": _BAG,
    "next.hand": MAX_COUNTED + 1,
    "next.staff": _STAFF,
    "next.employees": _EMPLOYEES,
    "next.allies": _ALLIES,
    "next.tokens": _TOKENS,
    "next.temple": _TEMPLE,
    "rest.goods": _GOODS,
    "rest.hand": MAX_COUNTED + 1,
    "rest.staff": _STAFF,
    "rest.employees": _EMPLOYEES,
    "rest.allies": _ALLIES,
    "rest.tokens": _TOKENS,
    "rest.temple": _TEMPLE,
    "rival": 2 * len(RIVAL_TILE) + 3 + SPACE_COUNT + len(STACK) + len(IDOL) + 3,
    "sites": 5 * len(pieces.SITES) + 3 * len(TILE) + 2 * len(GUARDIAN) + 2 * len(IDOL) + 3,
    "row": CARD_KINDS,
    "supply": 2 * len(ASSISTANT) + 5,
    "bonuses": SPACE_COUNT * len(BONUS),
    "table": 2 * len(STACK) + 4 + 3 + pieces.SETUP.rounds + 4 + 3 + 5 + 1 + 5 + 2 + 2,
    "work": 3 * STEP_KINDS
    + 10
    + 8
    + 1
    + len(pieces.SITES)
    + len(TILE)
    + len(GUARDIAN)
    + 2 * SPACE_COUNT
    + len(STACK)
    + CARD_KINDS
    + 8,
    "points": 5,
}
START: dict[str, int] = {}
for _name in SIZES:
    START[_name] = sum(SIZES[each] for each in START)

COLUMNS = sum(SIZES.values())


@cache
def fingerprint() -> str:
    """A hash of all component tables and of the columns; weights are valid for one fingerprint only."""
    tables = (
        pieces.CARDS,
        pieces.ASSISTANTS,
        pieces.GUARDIANS,
        pieces.IDOLS,
        pieces.SLOTS,
        pieces.SLOT_EFFECTS,
        pieces.SITES,
        pieces.SITE_EFFECTS,
        pieces.DISCOVERY,
        pieces.BONUSES,
        pieces.TEMPLE,
        pieces.TRACKS,
        pieces.SETUP,
        pieces.RIVAL,
    )
    plain = _without_readings(msgspec.to_builtins(tables, str_keys=True))
    kinds = [kind.__name__ for kind in STEP]
    return sha256(encode([VERSION, SIZES, kinds, plain])).hexdigest()


def _without_readings(value: Any) -> Any:
    """The tables without the comments on disputed readings."""
    if isinstance(value, dict):
        return {key: _without_readings(each) for key, each in value.items() if key != "reading"}
    return [_without_readings(each) for each in value] if isinstance(value, list | tuple) else value


# Parts

NOTHING: Part = (np.zeros(0, np.int32), np.zeros(0, np.float32))


def make_part(columns: dict[int, float]) -> Part:
    """The nonzero columns."""
    kept = {column: value for column, value in columns.items() if value}
    return np.fromiter(kept, np.int32, len(kept)), np.fromiter(kept.values(), np.float32, len(kept))


def join_parts(parts: Iterable[Part]) -> Part:
    """Join the columns of several players."""
    known = list(parts)
    if not known:
        return NOTHING
    return np.concatenate([part[0] for part in known]), np.concatenate([part[1] for part in known])


def write_count(columns: dict[int, float], at: int, number: int, most: int) -> int:
    """Write a number in unary, up to `most` columns; return the column after them."""
    for each in range(min(number, most)):
        columns[at + each] = 1.0
    return at + most
