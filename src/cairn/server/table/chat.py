"""Chat: which messages are allowed, and when (a part of `cairn.server.table.state`)."""

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import Seat, Value
from cairn.server.table import log
from cairn.server.table.seats import RULE, clean_text

LONGEST_TEXT = 500

READY_MADE = ("chat-hello", "chat-good-luck", "chat-thinking", "chat-well-played", "chat-oops", "chat-thanks")
"""The phrases allowed while the game is running, in games where free text could reveal hidden information."""


class ChatLine(Value):
    """A chat message."""

    number: int
    time: int
    seat: Seat
    text: str
    is_phrase: bool = False


def check_line(said: log.Said, is_allowed: bool, phrases_only: bool) -> str:
    """Return the text; raise `IllegalMove` or `BadInput` if it is not allowed now."""
    if not is_allowed:
        raise IllegalMove(RULE, "chat-is-off")
    if said.is_phrase:
        if said.text not in READY_MADE:
            raise BadInput("text", f"no such phrase (there are: {', '.join(READY_MADE)})")
        return said.text
    if phrases_only:
        raise IllegalMove(RULE, "phrases-only")
    return clean_text("text", said.text, LONGEST_TEXT)
