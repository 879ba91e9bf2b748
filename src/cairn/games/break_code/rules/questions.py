"""The question cards (BC 3.1), and the one place that answers them."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Literal, TypeAlias, assert_never

import msgspec

from cairn.core.values import Value
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Hand, Tile

RuleSet: TypeAlias = Literal["standard", "tagiron"]
"""The edition with black and white tiles, or the Japanese original (BC 6)."""


class Where(Value, tag_field="ask", tag="where"):
    """The places where the digit stands; of several digits the asker picks one (BC 3.2, 3.8)."""

    digits: tuple[int, ...]


class Neighbours(Value, tag_field="ask", tag="neighbours"):
    """The neighbouring tiles of one colour, or in sequence (BC 3.5)."""

    of: Literal["colour", "sequence"]


class Count(Value, tag_field="ask", tag="count"):
    """How many tiles are even, odd, black or white (BC 3.5, 3.9)."""

    of: Literal["even", "odd", "black", "white"]


class Equal(Value, tag_field="ask", tag="equal"):
    """How many tiles, or pairs of tiles, have the same digit (BC 3.5, 6.4)."""

    unit: Literal["tiles", "pairs"]


class Sum(Value, tag_field="ask", tag="sum"):
    """The sum of all digits, of those of a colour, or of those on some places (BC 3.5, 3.9, 3.10)."""

    of: Literal["all", "black", "white", "left", "middle", "right"]


class Spread(Value, tag_field="ask", tag="spread"):
    """The largest digit minus the smallest."""


class Above(Value, tag_field="ask", tag="above"):
    """Whether the digit at that place is larger than this one (BC 3.9)."""

    place: str
    digit: int


Question: TypeAlias = Where | Neighbours | Count | Equal | Sum | Spread | Above

Answer: TypeAlias = str | tuple[str, ...] | int | bool
"""What is said: places as letters ("ce"), groups of places ("ab", "cde"), a number, or yes or no.

No such tile and no group are "none": no letters, no groups (BC 3.8).
"""


class Tagiron(Value):
    """What is otherwise with a card in the TAGIRON rule set (BC 6.2 to 6.4)."""

    shared: bool = False
    """The asker answers too."""
    out_with: tuple[int, ...] = ()
    """With so many players the card is taken out."""
    question: Question | None = None
    """What it asks, if not the same."""


class Card(Value):
    """A question card, and how we know it."""

    id: str
    question: Question
    standing: Literal["printed", "attested"]
    """See the head of `tables/cards.toml`."""
    unsure: str = ""
    """What the sources leave open or tell differently."""
    tagiron: Tagiron = Tagiron()


@cache
def cards() -> dict[str, Card]:
    """All 21, by id."""
    text = files("cairn.games.break_code").joinpath("tables", "cards.toml").read_text(encoding="utf-8")
    listed = msgspec.convert(tomllib.loads(text)["card"], type=tuple[Card, ...])
    return {card.id: card for card in listed}


@cache
def deck(rules: RuleSet, players: int) -> tuple[str, ...]:
    """The ids of the cards in the game (BC 3.10, 6.3)."""
    return tuple(name for name, card in cards().items() if rules == "standard" or players not in card.tagiron.out_with)


@cache
def question(rules: RuleSet, card: str, digit: int | None = None) -> Question:
    """What the card asks under these rules, with the digit that the asker has picked (BC 3.2)."""
    printed = cards()[card]
    asked = printed.tagiron.question if rules == "tagiron" else None
    asked = asked or printed.question
    return asked if digit is None else Where((digit,))


def answer(asked: Question, hand: Hand) -> Answer:
    """The truthful answer of whoever holds this hand (BC 3.1)."""
    match asked:
        case Where(digits):
            return "".join([letter for letter, tile in zip(LETTERS, hand, strict=False) if tile.digit in digits])
        case Sum(of):
            if (places := _PLACES.get(of)) is not None:
                return sum([tile.digit for tile in hand[places]])
            kind = _KINDS[of]
            return sum([tile.digit for tile in hand if tile in kind])
        case Count(of):
            kind = _KINDS[of]
            return sum([tile in kind for tile in hand])
        case Neighbours("colour"):
            return _groups([one.colour is other.colour for one, other in pairwise(hand)])
        case Neighbours():
            return _groups([one.digit + 1 == other.digit for one, other in pairwise(hand)])
        case Equal(unit):
            pairs = len(hand) - len({tile.digit for tile in hand})  # no digit is there more than twice (BC 1.1)
            return pairs if unit == "pairs" else 2 * pairs
        case Spread():
            return hand[-1].digit - hand[0].digit
        case Above(place, digit):
            return hand[LETTERS.index(place)].digit > digit
        case _:
            assert_never(asked)


_PLACES = {"all": slice(None), "left": slice(3), "middle": slice(1, -1), "right": slice(-3, None)}
"""Which places a sum is about: those of a hand of four are BC 3.10."""

_KINDS = {
    "even": frozenset(tile for tile in Tile if tile.digit % 2 == 0),  # 0 is even (BC 3.5)
    "odd": frozenset(tile for tile in Tile if tile.digit % 2 == 1),
    "black": frozenset(tile for tile in Tile if tile.colour is Colour.BLACK),  # green is neither (BC 3.9)
    "white": frozenset(tile for tile in Tile if tile.colour is Colour.WHITE),
}


def _groups(joined: list[bool]) -> tuple[str, ...]:
    """The groups of two or more places, when `joined` says of each place but the last if it goes with the next."""
    groups, start = [], 0
    for at, goes_on in enumerate([*joined, False]):
        if not goes_on:
            if at > start:
                groups.append(LETTERS[start : at + 1])
            start = at + 1
    return tuple(groups)
