"""Questions, answers and tiles as facts, which longer phrases contain."""

from collections.abc import Sequence

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.break_code.rules.pieces import card_ref, place_ref, tile_ref
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.tiles import Hand


def tile_refs(hand: Hand) -> tuple[Fact, ...]:
    """Several tiles as a fact, in the given order."""
    return tuple(map(tile_ref, hand))


def short_tiles(hand: Hand) -> Fact:
    """One or more tiles side by side, each by its digit and the letter of its colour."""
    return join("side-by-side", [phrase("short-tile", tile=tile_ref(tile)) for tile in hand])


def question_fact(card: str, digit: int | None = None) -> Fact:
    """The question of a card, with the chosen digit if it has one (BC 3.2)."""
    return card_ref(card) if digit is None else phrase("question-picked", card=card_ref(card), digit=digit)


def short_question(card: str, digit: int | None = None) -> Phrase:
    """The question of a card in a few words."""
    if digit is None:
        return phrase("question-short", card=card_ref(card))
    return phrase("question-short-picked", card=card_ref(card), digit=digit)


def answer_fact(answer: Answer) -> Fact:
    """An answer: places, groups of places, a number, yes or no, or none (BC 3.8)."""
    if isinstance(answer, bool):
        return phrase("answer-yes") if answer else phrase("answer-no")
    if isinstance(answer, int):
        return answer
    if not answer:
        return phrase("answer-none")
    if isinstance(answer, str):
        return tuple(map(place_ref, answer))
    return join("side-by-side", [phrase("group", places=tuple(map(place_ref, group))) for group in answer])


def short_answer(answer: Answer) -> Fact:
    """An answer short enough for a column: ``ab cde`` for two groups."""
    if isinstance(answer, int):
        return answer_fact(answer)
    if not answer:
        return phrase("answer-none-short")
    return answer if isinstance(answer, str) else join("side-by-side", answer)


def join(key: str, parts: Sequence[Fact]) -> Fact:
    """One fact made of one or more by the message `key`, which says what goes between `first` and `rest`."""
    first, *rest = parts
    return phrase(key, first=first, rest=join(key, rest)) if rest else first
