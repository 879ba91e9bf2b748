"""Who sits at a seat after an entry of the log: a part of the fold in `cairn.server.table.state`."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias, assert_never

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.phrases import seat_ref, verbatim
from cairn.core.values import replace
from cairn.server.table import log
from cairn.server.table.seats import Chair, Holder, clean_text

__all__ = [
    "LONGEST_NAME",
    "RULE",
    "SeatContext",
    "Status",
    "apply_seating",
    "recall_seat",
    "remember_holder",
    "seconds",
]

RULE = "table"
"""Where a refusal names the rule: none of a game, but one of every table."""

LONGEST_NAME = 40

Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]


class SeatContext(NamedTuple):
    """What else of a table matters to one of its seats."""

    status: Status
    is_timed: bool
    names: tuple[str, ...]
    check_bot: Callable[[str], None]
    """Raises `BadInput` for a bot that does not play here."""


def seconds(milliseconds: int) -> int:
    """Whole seconds, the last begun one counted."""
    return -(-milliseconds // 1000)


def apply_seating(entry: log.SeatEntry, chair: Chair, around: SeatContext) -> Chair:
    """Who sits there after the entry; raises `IllegalMove` or `BadInput` if it cannot be."""
    match entry:
        case log.Sat():
            if not (chair.is_free if around.status == "waiting" else chair.was_freed and around.status == "playing"):
                raise IllegalMove(RULE, "seat-taken", seat=seat_ref(entry.seat))
            name = clean_text("name", entry.name, LONGEST_NAME)
            if name in around.names:
                raise IllegalMove(RULE, "name-taken", name=verbatim(name))
            sitting = Chair(name=name, secret=entry.secret, guest=entry.guest, ready=True)
            return sitting if around.status == "waiting" else remember_holder(sitting, chair.holders)
        case log.RanOut():
            if not chair.is_played_by_person or not around.is_timed:
                raise IllegalMove(RULE, "nobody-sits-there")
            around.check_bot(entry.bot)
            return replace(chair, bot=entry.bot, absent_until=None)
        case log.Absent() | log.Present() | log.Substituted():
            return _judge_absence(entry, chair, around)
        case log.Left() | log.Freed():
            return _leave(entry, chair, around)
        case log.Returned():
            if chair.secret is None or chair.bot is None:
                raise IllegalMove(RULE, "nobody-is-away")
            return replace(chair, bot=None, absent_until=None)
        case log.Filled():
            if chair.secret is not None:
                raise IllegalMove(RULE, "seat-taken", seat=seat_ref(entry.seat))
            around.check_bot(entry.bot)
            return Chair(bot=entry.bot, holders=chair.holders)
        case log.Worded():
            if around.status != "waiting":
                raise IllegalMove(RULE, "has-begun")
            if chair.secret is None:
                raise IllegalMove(RULE, "nobody-sits-there")
            if entry.word:
                clean_text("word", entry.word, LONGEST_NAME)
            return replace(chair, ready=True, word=entry.word)
        case log.Linked():
            if chair.secret is None:
                raise IllegalMove(RULE, "nobody-sits-there")
            return replace(chair, key=entry.key, key_until=entry.until)
        case log.Rejoined():
            if chair.key is None:
                raise IllegalMove(RULE, "link-is-used")
            bot = None if around.status == "playing" else chair.bot
            moved = replace(
                chair, secret=entry.secret, guest=entry.guest, bot=bot, key=None, key_until=0, absent_until=None
            )
            return moved if around.status == "waiting" else remember_holder(moved, chair.holders)
        case _:
            assert_never(entry)


def recall_seat(entry: log.SeatEntry, chair: Chair) -> Chair:
    """Who sits there after the entry at a table of other rules, of which nothing can be refused any more."""
    match entry:
        case log.Sat():
            return Chair(name=entry.name, secret=entry.secret, guest=entry.guest)
        case log.Rejoined():
            return replace(chair, secret=entry.secret, guest=entry.guest)
        case log.Left(bot=bot) | log.RanOut(bot=bot) | log.Substituted(bot=bot):
            return Chair() if bot is None else replace(chair, bot=bot)
        case log.Returned():
            return replace(chair, bot=None)
        case log.Freed(bot=bot) | log.Filled(bot=bot):
            return Chair(bot=bot)
        case log.Worded() | log.Linked() | log.Absent() | log.Present():
            return chair
        case _:
            assert_never(entry)


def _leave(entry: log.Left | log.Freed, chair: Chair, around: SeatContext) -> Chair:
    """The seat of somebody who leaves or is sent away: empty before the game, in a bot's hands while it runs."""
    is_freed = isinstance(entry, log.Freed)
    if chair.secret is None and not (is_freed and around.status == "waiting"):
        raise IllegalMove(RULE, "nobody-sits-there")
    if around.status != "playing":
        return Chair() if around.status == "waiting" else chair
    if entry.bot is None:
        raise BadInput("bot", "somebody must play on")
    around.check_bot(entry.bot)
    if is_freed:
        return Chair(bot=entry.bot, was_freed=True, holders=chair.holders)
    return replace(chair, bot=entry.bot, absent_until=None)


def remember_holder(chair: Chair, before: tuple[Holder, ...] = ()) -> Chair:
    """The chair, with whoever has it now among those who have had it in this game."""
    holder = chair.holder
    known = before if holder is None or holder in before else (*before, holder)
    return replace(chair, holders=known)


def _judge_absence(entry: log.Absent | log.Present | log.Substituted, chair: Chair, around: SeatContext) -> Chair:
    """The seat of a player who seems to be away, is there after all, or has been away for too long."""
    if isinstance(entry, log.Present):
        if chair.absent_until is None:
            raise IllegalMove(RULE, "nobody-is-away")
        return replace(chair, absent_until=None)
    if around.status != "playing" or not chair.is_played_by_person:
        raise IllegalMove(RULE, "nobody-sits-there")
    if isinstance(entry, log.Absent):
        return replace(chair, absent_until=entry.until)
    if chair.absent_until is not None and entry.time < chair.absent_until:
        left = seconds(chair.absent_until - entry.time)
        raise IllegalMove(RULE, "not-away-yet", seat=seat_ref(entry.seat), number=left)
    around.check_bot(entry.bot)
    return replace(chair, bot=entry.bot, absent_until=None)
