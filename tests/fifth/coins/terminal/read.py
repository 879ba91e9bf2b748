"""Read what a player types. The rules decide what is legal, so nothing is refused here."""

from cairn.terminal.board import Desk, Intent, Play, Puzzled, Write, find_by_word

from ..rules.moves import SIDES, Hide, Say, Scribble, Side, Swear
from ..words.table import side_ref

__all__ = ["COMMANDS", "command", "how", "shorthand"]

COMMANDS: tuple[str, ...] = ("hide", "say", "swear", "write")
"""Commands; the catalogues have their words."""


def how(name: str, desk: Desk) -> tuple[str, str]:
    """Return what to type, and what it does."""
    return desk.text.say(f"help-{name}.how"), desk.text.say(f"help-{name}")


def command(name: str, words: list[str], desk: Desk) -> Intent:
    """Return what a command means; raise `Puzzled` if that is unclear."""
    said = " ".join(words)
    match name:
        case "hide":
            side = _side(said, desk)
            if side is None:
                raise Puzzled(desk.text.say("which-side"))
            return Play(Hide(side))
        case "say":
            return Play(Say(_word(said, desk) or said))
        case "swear":
            return Play(Swear(_word(said, desk) or said))
        case _:
            return Write((Scribble(said),), desk.text.say("written"))


def shorthand(words: list[str], desk: Desk) -> Intent | None:
    """Return the move that an answer without a command means, or None."""
    said = " ".join(words)
    if desk.view.fallen is None:
        side = _side(said, desk)
        return None if side is None else Play(Hide(side))
    word = _word(said, desk)
    return None if word is None else Play(Say(word))


def _side(said: str, desk: Desk) -> Side | None:
    """Find a side by its name or the beginning of it, in the player's language or in English."""
    names = {side: (desk.voice.name(side_ref(side)), desk.english.say(f"side-{side}")) for side in SIDES}
    return find_by_word(said, names) if said else None


def _word(said: str, desk: Desk) -> str | None:
    """Find a word as it is written, or by its number."""
    words = {word: (word, str(number)) for number, word in enumerate(desk.view.options.words, start=1)}
    return find_by_word(said, words, by_beginning=False)
