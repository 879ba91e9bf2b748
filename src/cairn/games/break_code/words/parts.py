"""What sentences about Break the Code are made of: questions, answers, tiles, and lists of them."""

from collections.abc import Iterable, Sequence

from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.break_code.rules.pieces import card_ref, place_ref, tile_ref
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.tiles import Hand


def seats(several: Iterable[Seat]) -> tuple[Fact, ...]:
    """Several players, in their order."""
    return tuple(map(seat_ref, several))


def tiles(hand: Hand) -> tuple[Fact, ...]:
    """Several tiles, in their order."""
    return tuple(map(tile_ref, hand))


def short_tiles(hand: Hand) -> Fact:
    """Several tiles side by side, each by its digit and the letter of its colour; at least one."""
    return chain("side-by-side", [phrase("short-tile", tile=tile_ref(tile)) for tile in hand])


def question(card: str, digit: int | None = None) -> Fact:
    """What the card asks, with the digit that was picked (BC 3.2)."""
    return card_ref(card) if digit is None else phrase("question-picked", card=card_ref(card), digit=digit)


def short_question(card: str, digit: int | None = None) -> Phrase:
    """What the card is about, in a few words."""
    if digit is None:
        return phrase("question-short", card=card_ref(card))
    return phrase("question-short-picked", card=card_ref(card), digit=digit)


def answer(said: Answer) -> Fact:
    """What is said: places, groups, a number, yes or no, or none (BC 3.8)."""
    if isinstance(said, bool):
        return phrase("answer-yes") if said else phrase("answer-no")
    if isinstance(said, int):
        return said
    if not said:
        return phrase("answer-none")
    if isinstance(said, str):
        return tuple(map(place_ref, said))
    return chain("side-by-side", [phrase("group", places=tuple(map(place_ref, group))) for group in said])


def short_answer(said: Answer) -> Fact:
    """What is said, as a column has room for: ``ab cde`` for two groups."""
    if isinstance(said, int):
        return answer(said)
    if not said:
        return phrase("answer-none-short")
    return said if isinstance(said, str) else chain("side-by-side", said)


def chain(key: str, parts: Sequence[Fact]) -> Fact:
    """One or more things as one: `key` says how the first and the rest stand together."""
    first, *rest = parts
    return phrase(key, first=first, rest=chain(key, rest)) if rest else first
