"""The components: symbols, wheels, and the numbers of the two editions."""

import tomllib
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from cairn.core.errors import BadTable
from cairn.core.phrases import Ref
from cairn.core.values import Value, field

WHEELS = 7  # LC 4.1, 11.2
LONGEST_NAME = 100
"""Limit for the name of a user's wheel set, in characters; boards shorten it further."""
MOST_POINTS = 99
"""Limit for the points of a wheel in a user's file, positive or negative: two digits fit every board."""


class Symbol(StrEnum):
    """A symbol of the stones, or a colour of the cards (LC 1.2, 11.1)."""

    place: int
    """The index of its stone on a rack and of its line on the sheet."""

    def __new__(cls, word: str, place: int) -> "Symbol":
        """Give each symbol its place."""
        symbol = str.__new__(cls, word)
        symbol._value_ = word
        symbol.place = place
        return symbol

    __hash__ = str.__hash__

    BIRD = "bird", 0
    JAGUAR = "jaguar", 1
    CHAMELEON = "chameleon", 2
    SNAKE = "snake", 3
    HUMAN = "human", 4
    BEAR = "bear", 5

    BLUE = "blue", 0
    GREEN = "green", 1
    PURPLE = "purple", 2
    YELLOW = "yellow", 3
    RED = "red", 4
    GREY = "grey", 5


def symbol_ref(symbol: Symbol) -> Ref:
    """A symbol as a fact."""
    return f"symbol:{symbol.value}"


EditionName = Literal["stones", "cards"]

Standing = Literal["attested", "reported", "inferred", "house"]
"""How certain a number is; the head of `tables/wheels.toml` explains the words."""


class Wheel(Value):
    """A wheel, or an estimation token: the number of sums it covers, and its points."""

    width: int
    points: int
    width_standing: Standing = "house"
    """The source of the width."""
    points_standing: Standing = "house"
    """The source of the points."""
    alternatives: tuple[int, ...] = field(name="or", default=())
    """Other points that fit the sources nearly as well."""


class WheelSet(Value):
    """Seven wheels, narrowest first."""

    name: str
    wheels: tuple[Wheel, ...]
    edition: EditionName | None = None
    """None for a user's own set, which both editions can use."""


class _HouseWheel(Value):
    """A wheel in a user's file."""

    width: int
    points: int


class _HouseSet(Value):
    """The contents of a user's file, which has no fields for sources."""

    name: str
    wheels: tuple[_HouseWheel, ...]


class Edition(Value):
    """The numbers in which the editions differ (LC 11); with the options they determine a table."""

    symbols: tuple[Symbol, ...]
    racks: int
    boxed: int
    dice: int
    digits: int
    rounds: dict[int, int]
    placing: Literal["in-turn", "together"]
    wrong: int
    right: tuple[int, ...]
    digits_x: int = 0
    token_factor: int = 1
    rounds_without_tokens: int = 0
    curse_from: int = 0
    curse_until: int = 0
    rounds_without_curse: int = 0


@cache
def editions() -> dict[EditionName, Edition]:
    """Both editions, by name."""
    return msgspec.convert(load_toml("editions.toml"), type=dict[EditionName, Edition], strict=False)


@cache
def wheel_sets(edition: EditionName) -> dict[str, WheelSet]:
    """The named sets of an edition, the default first."""
    sets = msgspec.convert(load_toml("wheels.toml")["set"], type=tuple[WheelSet, ...])
    return {each.name: each for each in sets if each.edition == edition}


def parse_wheels(text: str, source: str) -> WheelSet:
    """Parse a user's file: a name, and seven wheels with width and points (LC 13); raises `BadTable`."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(source, str(error)) from None
    except (ValueError, RecursionError):
        raise BadTable(source, "cannot be read: a number is too long, or the nesting is too deep") from None
    try:
        house = msgspec.convert(raw, type=_HouseSet)
    except msgspec.ValidationError as error:
        raise BadTable(source, str(error)) from None
    wheels = tuple(Wheel(wheel.width, wheel.points) for wheel in house.wheels)
    return check_wheels(WheelSet(house.name, wheels), source)


def check_wheels(wheels: WheelSet, source: str) -> WheelSet:
    """The set, narrowest wheel first; raises `BadTable` unless it has a printable name and seven valid wheels."""
    if not wheels.name.strip() or not wheels.name.isprintable() or len(wheels.name) > LONGEST_NAME:
        raise BadTable(source, f"name: {wheels.name[:LONGEST_NAME]!r} cannot be shown")
    widths = [wheel.width for wheel in wheels.wheels]
    if len(widths) != WHEELS:
        raise BadTable(source, f"wheels: there must be {WHEELS}, not {len(widths)} (LC 13)")
    for number, width in enumerate(widths):
        if width < 1:
            raise BadTable(source, f"wheels[{number}].width: {width} is less than 1 (LC 13)")
        if width in widths[:number]:
            raise BadTable(source, f"wheels[{number}].width: {width} is there twice; all widths differ (LC 13)")
        if abs(wheels.wheels[number].points) > MOST_POINTS:
            limits = f"from -{MOST_POINTS} to {MOST_POINTS}"
            raise BadTable(source, f"wheels[{number}].points: must be whole points {limits}")
    ordered = tuple(sorted(wheels.wheels, key=lambda wheel: wheel.width))
    return msgspec.structs.replace(wheels, wheels=ordered)


def load_toml(name: str) -> dict[str, Any]:
    """Read a table of the game."""
    text = files("cairn.games.lost_code").joinpath("tables", name).read_text(encoding="utf-8")
    return tomllib.loads(text)
