"""The short texts of the board: tiles, questions and answers."""

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
    """A message of the board; facts are inserted as they are, since a player's name or input is no piece."""
    return voice.text.say(key, **{**voice.setting, **facts})


def names_text(voice: Voice, several: Iterable[Seat]) -> str:
    """The names of several players, in the given order."""
    return ", ".join(voice.name(seat_ref(seat)) for seat in several)


def colour_name(voice: Voice, which: Colour) -> str:
    """The name of a colour: red and blue in TAGIRON (BC 6.1)."""
    return voice.name(f"colour:{which.value}")


def colour_letter(voice: Voice, which: Colour) -> str:
    """The letter of a colour on the board."""
    return say(voice, f"colour-{which.value}.letter")


def colours_by_letter(voice: Voice) -> dict[str, Colour]:
    """Colours by their letters on the board."""
    return {colour_letter(voice, which): which for which in Colour}


def english_voice(voice: Voice, english: Text) -> Voice:
    """The same voice in English."""
    return replace(voice, text=english)


def parse_place(voice: Voice, word: str) -> str | None:
    """The place of a letter; in another alphabet, the letter that looks alike is understood too."""
    spelt = dict(zip(say(voice, "place-letters"), LETTERS, strict=True))
    return word.casefold() if word.casefold() in tuple(LETTERS) else spelt.get(word.casefold())


def short_tile(voice: Voice, tile: Tile) -> str:
    """A tile as the board shows it: its digit and the letter of its colour."""
    return voice.say(phrase("short-tile", tile=tile_ref(tile)))


def short_tiles(voice: Voice, hand: Hand) -> str:
    """Several tiles as the board shows them."""
    return " ".join(short_tile(voice, tile) for tile in hand)


def short_question(voice: Voice, card: str, digit: int | None = None) -> str:
    """The question of a card in a few words."""
    return voice.say(parts.short_question(card, digit))


def short_answer(voice: Voice, answer: Answer) -> str:
    """An answer short enough for a column of the board."""
    return voice.say(phrase("answer", answer=parts.short_answer(answer)))
