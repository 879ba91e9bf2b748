"""Names of players as the screen shows them."""

import re
from collections.abc import Sequence

from cairn.play.levels import bot_name
from cairn.text import Text

_NUMBERED = re.compile(r"(.+) (\d+)")


def shown_names(said: Text, names: Sequence[str], bots: Sequence[str | None]) -> tuple[str, ...]:
    """Return people's names as they are and bots' levels in the language; a bot that was given a name keeps it."""
    return tuple(_shown_name(said, name, bot) for name, bot in zip(names, bots or (None,) * len(names), strict=True))


def _shown_name(said: Text, name: str, bot: str | None) -> str:
    level = None if bot is None else bot_name(said, bot)
    if level is None:
        return name
    called = f"{level[:1].upper()}{level[1:]}"
    if name == bot:
        return called
    number = _NUMBERED.fullmatch(name)
    return f"{called} {number[2]}" if number and number[1] == bot else name
