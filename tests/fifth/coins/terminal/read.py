"""What a player types at a table of Coins. What may be done is for the rules to say, so nothing is refused here."""

from cairn.terminal.board import Desk, Intent, Play, Puzzled, Write, find_by_word

from ..rules.moves import SIDES, Hide, Say, Scribble, Side, Swear
from ..words.table import side_ref

__all__ = ["COMMANDS", "command", "how", "shorthand"]

COMMANDS: tuple[str, ...] = ("hide", "say", "swear", "write")
"""The catalogues have the words for them."""


def how(name: str, desk: Desk) -> tuple[str, str]:
    """What to type, and what it does."""
    return desk.text.say(f"help-{name}.how"), desk.text.say(f"help-{name}")


def command(name: str, words: list[str], desk: Desk) -> Intent:
    """What a command stands for; raises `Puzzled`."""
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
    """What an answer without a command stands for; None if it looks like none."""
    said = " ".join(words)
    if desk.view.fallen is None:
        side = _side(said, desk)
        return None if side is None else Play(Hide(side))
    word = _word(said, desk)
    return None if word is None else Play(Say(word))


def _side(said: str, desk: Desk) -> Side | None:
    """A side by its name or the beginning of it, in the player's language or in English."""
    names = {side: (desk.voice.name(side_ref(side)), desk.english.say(f"side-{side}")) for side in SIDES}
    return find_by_word(said, names) if said else None


def _word(said: str, desk: Desk) -> str | None:
    """A word as it is, or by its number."""
    words = {word: (word, str(number)) for number, word in enumerate(desk.view.options.words, start=1)}
    return find_by_word(said, words, by_beginning=False)
