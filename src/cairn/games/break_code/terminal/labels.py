"""Tiles, questions and answers as short as a board wants them."""

from collections.abc import Iterable
from dataclasses import replace

from cairn.core.phrases import phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.break_code.rules.pieces import tile_ref
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Hand, Tile
from cairn.games.break_code.words import parts
from cairn.text import Text, Voice


def say(voice: Voice, key: str, **facts: object) -> str:
    """A message of the board, with words as they are: what a player is called or has typed names no piece."""
    return voice.text.say(key, **{**voice.setting, **facts})


def names_text(voice: Voice, several: Iterable[Seat]) -> str:
    """Several players, in their order."""
    return ", ".join(voice.name(seat_ref(seat)) for seat in several)


def colour_name(voice: Voice, which: Colour) -> str:
    """What a colour is called; red and blue in TAGIRON (BC 6.1)."""
    return voice.name(f"colour:{which.value}")


def colour_letter(voice: Voice, which: Colour) -> str:
    """The letter that stands for a colour on the board."""
    return say(voice, f"colour-{which.value}.letter")


def colours_by_letter(voice: Voice) -> dict[str, Colour]:
    """Colours by the letters that stand for them on the board."""
    return {colour_letter(voice, which): which for which in Colour}


def english_voice(voice: Voice, english: Text) -> Voice:
    """The same table, spoken of in English."""
    return replace(voice, text=english)


def parse_place(voice: Voice, word: str) -> str | None:
    """The place that a letter stands for; where another alphabet is in use, also the letter that looks like it."""
    spelt = dict(zip(say(voice, "place-letters"), LETTERS, strict=True))
    return word.casefold() if word.casefold() in tuple(LETTERS) else spelt.get(word.casefold())


def short_tile(voice: Voice, tile: Tile) -> str:
    """A tile as the board shows it: its digit and the letter of its colour."""
    return voice.say(phrase("short-tile", tile=tile_ref(tile)))


def short_tiles(voice: Voice, hand: Hand) -> str:
    """Several tiles as the board shows them."""
    return " ".join(short_tile(voice, tile) for tile in hand)


def short_question(voice: Voice, card: str, digit: int | None = None) -> str:
    """What the card is about, in a few words."""
    return voice.say(parts.short_question_phrase(card, digit))


def short_answer(voice: Voice, said: Answer) -> str:
    """What is said, as a column of the board has room for."""
    return voice.say(phrase("answer", answer=parts.short_answer_fact(said)))
