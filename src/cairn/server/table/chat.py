"""What is said at a table, and what may be: a part of the fold (`cairn.server.table.state`)."""

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import Seat, Value
from cairn.server.table import log
from cairn.server.table.seating import RULE
from cairn.server.table.seats import clean_text

__all__ = ["READY_MADE", "ChatLine", "check_line"]

LONGEST_TEXT = 500

READY_MADE = ("chat-hello", "chat-good-luck", "chat-thinking", "chat-well-played", "chat-oops", "chat-thanks")
"""What may be said while the game runs, where free words could tell what a player must not."""


class ChatLine(Value):
    """Something that was said."""

    number: int
    time: int
    seat: Seat
    text: str
    is_phrase: bool = False


def check_line(said: log.Said, is_allowed: bool, phrases_only: bool) -> str:
    """The text; raises `IllegalMove` or `BadInput` for what may not be said here and now."""
    if not is_allowed:
        raise IllegalMove(RULE, "chat-is-off")
    if said.is_phrase:
        if said.text not in READY_MADE:
            raise BadInput("text", f"no such phrase (there are: {', '.join(READY_MADE)})")
        return said.text
    if phrases_only:
        raise IllegalMove(RULE, "phrases-only")
    return clean_text("text", said.text, LONGEST_TEXT)
