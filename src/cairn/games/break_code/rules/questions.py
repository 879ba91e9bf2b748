"""The question cards (BC 3.1) and their answers."""

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
    """The places of a digit; the asker chooses one of several digits (BC 3.2, 3.8)."""

    digits: tuple[int, ...]


class Neighbours(Value, tag_field="ask", tag="neighbours"):
    """The neighbouring tiles of one colour, or in sequence (BC 3.5)."""

    of: Literal["colour", "sequence"]


class Count(Value, tag_field="ask", tag="count"):
    """The number of even, odd, black or white tiles (BC 3.5, 3.9)."""

    of: Literal["even", "odd", "black", "white"]


class Equal(Value, tag_field="ask", tag="equal"):
    """The number of tiles, or pairs of tiles, with the same digit (BC 3.5, 6.4)."""

    unit: Literal["tiles", "pairs"]


class Sum(Value, tag_field="ask", tag="sum"):
    """The sum of all digits, of one colour, or at some places (BC 3.5, 3.9, 3.10)."""

    of: Literal["all", "black", "white", "left", "middle", "right"]


class Spread(Value, tag_field="ask", tag="spread"):
    """The largest digit minus the smallest."""


class Above(Value, tag_field="ask", tag="above"):
    """Whether the digit at the place is greater than this one (BC 3.9)."""

    place: str
    digit: int


Question: TypeAlias = Where | Neighbours | Count | Equal | Sum | Spread | Above

Answer: TypeAlias = str | tuple[str, ...] | int | bool
"""Places as letters ("ce"), groups of places ("ab", "cde"), a number, or yes or no.

An empty string or tuple means none (BC 3.8).
"""


class Tagiron(Value):
    """How a card differs in the TAGIRON rule set (BC 6.2 to 6.4)."""

    shared: bool = False
    """The asker answers too."""
    out_with: tuple[int, ...] = ()
    """The numbers of players for which the card is removed."""
    question: Question | None = None
    """The question, if it differs."""


class Card(Value):
    """A question card and its source."""

    id: str
    question: Question
    standing: Literal["printed", "attested"]
    """How certain the card is; the head of `tables/cards.toml` explains the words."""
    unsure: str = ""
    """Where the sources are silent or contradict each other."""
    tagiron: Tagiron = Tagiron()


@cache
def cards() -> dict[str, Card]:
    """All 21 cards, by id."""
    text = files("cairn.games.break_code").joinpath("tables", "cards.toml").read_text(encoding="utf-8")
    listed = msgspec.convert(tomllib.loads(text)["card"], type=tuple[Card, ...])
    return {card.id: card for card in listed}


@cache
def deck(rules: RuleSet, players: int) -> tuple[str, ...]:
    """The ids of the cards in the game (BC 3.10, 6.3)."""
    return tuple(name for name, card in cards().items() if rules == "standard" or players not in card.tagiron.out_with)


@cache
def question(rules: RuleSet, card: str, digit: int | None = None) -> Question:
    """The question of a card under these rules, with the digit that the asker chose (BC 3.2)."""
    printed = cards()[card]
    asked = printed.tagiron.question if rules == "tagiron" else None
    asked = asked or printed.question
    return asked if digit is None else Where((digit,))


def answer(asked: Question, hand: Hand) -> Answer:
    """The truthful answer for this hand (BC 3.1)."""
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
            pairs = len(hand) - len({tile.digit for tile in hand})  # no digit occurs more than twice (BC 1.1)
            return pairs if unit == "pairs" else 2 * pairs
        case Spread():
            return hand[-1].digit - hand[0].digit
        case Above(place, digit):
            return hand[LETTERS.index(place)].digit > digit
        case _:
            assert_never(asked)


_PLACES = {"all": slice(None), "left": slice(3), "middle": slice(1, -1), "right": slice(-3, None)}
"""The places that each sum is about; BC 3.10 for a hand of four."""

_KINDS = {
    "even": frozenset(tile for tile in Tile if tile.digit % 2 == 0),  # 0 is even (BC 3.5)
    "odd": frozenset(tile for tile in Tile if tile.digit % 2 == 1),
    "black": frozenset(
        tile for tile in Tile if tile.colour is Colour.BLACK
    ),  # green is neither black nor white (BC 3.9)
    "white": frozenset(tile for tile in Tile if tile.colour is Colour.WHITE),
}


def _groups(joined: list[bool]) -> tuple[str, ...]:
    """The groups of two or more places; `joined` tells for each place but the last if it is linked to the next."""
    groups, start = [], 0
    for at, goes_on in enumerate([*joined, False]):
        if not goes_on:
            if at > start:
                groups.append(LETTERS[start : at + 1])
            start = at + 1
    return tuple(groups)
