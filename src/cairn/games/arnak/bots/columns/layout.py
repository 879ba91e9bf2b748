"""Where every column stands, what they were made for, and how some of them are put together."""

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
"""Of the columns: raised whenever one of them comes to mean something else."""

Part: TypeAlias = tuple[NDArray[np.int32], NDArray[np.float32]]
"""Columns that are not zero, and what is in them."""


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


CARD, ASSISTANT, GUARDIAN = _numbered(pieces.CARDS), _numbered(pieces.ASSISTANTS), _numbered(pieces.GUARDIANS)
IDOL, TILE, BONUS = _numbered(pieces.IDOLS), _numbered(pieces.SITE_EFFECTS), _numbered(pieces.BONUSES)
STACK, RIVAL_TILE, ICON = _numbered(pieces.TEMPLE), _numbered(pieces.RIVAL), _numbered(ICONS)
_SIDES: tuple[pieces.Side, ...] = ("bird", "snake")
SPACE: dict[pieces.Side, dict[str, int]] = {
    side: {space: number + len(SPACES["bird"]) * (side == "snake") for space, number in SPACES[side].items()}
    for side in _SIDES
}
STEP: dict[Any, int] = {kind: number for number, kind in enumerate(get_args(steps.Step))}

CARD_KINDS, SPACE_COUNT, STEP_KINDS = len(CARD), sum(map(len, SPACES.values())), len(STEP)
LONG = 9
"""So many cards are counted one by one."""
ROW_COUNT = 8

_GOODS = len(RESOURCES) * 7
_BAG = CARD_KINDS + LONG + 1
_DECK = 2 * CARD_KINDS + LONG + 1
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
    "next.hand": LONG + 1,
    "next.staff": _STAFF,
    "next.employees": _EMPLOYEES,
    "next.allies": _ALLIES,
    "next.tokens": _TOKENS,
    "next.temple": _TEMPLE,
    "rest.goods": _GOODS,
    "rest.hand": LONG + 1,
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
    """A hash of all component tables and of the columns: weights go with one of these and no other."""
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
    """Why a card is read as it is changes nothing."""
    if isinstance(value, dict):
        return {key: _without_readings(each) for key, each in value.items() if key != "reading"}
    return [_without_readings(each) for each in value] if isinstance(value, list | tuple) else value


# Parts

NOTHING: Part = (np.zeros(0, np.int32), np.zeros(0, np.float32))


def part(columns: dict[int, float]) -> Part:
    """The columns that are not zero."""
    kept = {column: value for column, value in columns.items() if value}
    return np.fromiter(kept, np.int32, len(kept)), np.fromiter(kept.values(), np.float32, len(kept))


def summed(parts: Iterable[Part]) -> Part:
    """Several players' columns, one after another."""
    known = list(parts)
    if not known:
        return NOTHING
    return np.concatenate([part[0] for part in known]), np.concatenate([part[1] for part in known])


def counted(columns: dict[int, float], at: int, number: int, most: int) -> int:
    """A column for each one that is there, up to so many; where the next columns begin."""
    for each in range(min(number, most)):
        columns[at + each] = 1.0
    return at + most
