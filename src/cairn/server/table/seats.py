"""Seats: who plays there, and how entries of the log change that (a part of `cairn.server.table.state`)."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias, assert_never
from unicodedata import category

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.phrases import seat_ref, verbatim
from cairn.core.values import Seat, Value, replace
from cairn.server.table import log

RULE = "table"
"""The rule that refusals of the table name; it belongs to no game."""
LONGEST_NAME = 40
MOST_MARKS = 3
"""On one letter: Vietnamese needs two, and some scripts three."""
WITHOUT_WIDTH = dict.fromkeys(map(ord, "\u200b\u2060\ufeff"))
"""Invisible white space: it comes with pasted text, and would make two names look alike."""
INVISIBLE = dict.fromkeys(
    (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
"""Marks that change nothing, or how the sign before them is drawn: with them one player could have another's name."""
BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that look like a space: a name of nothing else would be nobody's."""
MARKS = ("Mn", "Me")
"""Marks that are drawn above, below or around the letter before them."""

Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
SeatChangeKind: TypeAlias = Literal["left", "returned", "ran-out", "absent", "present", "substituted", "rejoined"]


class Holder(Value, omit_defaults=True):
    """Someone who has had a seat: the hash of the secret that opened it, and the guest."""

    secret: str
    guest: str | None = None


class Chair(Value, omit_defaults=True):
    """A seat, and who plays there."""

    name: str = ""
    """The person's name, also after they left and may return."""
    secret: str | None = None
    """The hash; None: nobody has sat here, or the seat was freed."""
    guest: str | None = None
    face: log.Face | None = None
    bot: str | None = None
    """The bot that plays here while no person does."""
    ready: bool = False
    word: str = ""
    """Added to the deal before the game begins."""
    was_freed: bool = False
    """Whether the host freed the seat during the game, in older logs."""
    key: str | None = None
    """The hash of the key that moves the seat to another device."""
    key_until: int = 0
    holders: tuple[Holder, ...] = ()
    """Everybody who has had the seat since the game began. None of them may take another player's seat."""
    absent_until: int | None = None
    """When a bot takes over unless the player turns up; None: no absence was announced."""

    @property
    def is_free(self) -> bool:
        """Whether nobody plays here, not even a bot."""
        return self.secret is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays here."""
        return self.bot is not None

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person plays here."""
        return self.secret is not None and self.bot is None

    @property
    def holder(self) -> Holder | None:
        """Who holds the seat now; None: nobody, or a bot."""
        return None if self.secret is None else Holder(self.secret, self.guest)


class SeatChange(Value):
    """A player came or went during the game."""

    kind: SeatChangeKind
    seat: Seat
    time: int
    events: int
    """The number of events at the table before it."""


class SeatContext(NamedTuple):
    """What the seat's changes depend on."""

    status: Status
    is_timed: bool
    names: tuple[str, ...]
    check_bot: Callable[[str], None]
    """Raises `BadInput` for a bot that does not play this game."""


def apply_seating(entry: log.SeatEntry, chair: Chair, around: SeatContext) -> Chair:
    """Return the chair after the entry; raise `IllegalMove` or `BadInput` if it is not allowed."""
    match entry:
        case log.Sat():
            if not (chair.is_free if around.status == "waiting" else chair.was_freed and around.status == "playing"):
                raise IllegalMove(RULE, "seat-taken", seat=seat_ref(entry.seat))
            name = clean_text("name", entry.name, LONGEST_NAME)
            if name in around.names:
                raise IllegalMove(RULE, "name-taken", name=verbatim(name))
            sitting = Chair(name=name, secret=entry.secret, guest=entry.guest, face=entry.face, ready=True)
            return sitting if around.status == "waiting" else remember_holder(sitting, chair.holders)
        case log.Faced():
            if chair.secret is None:
                raise IllegalMove(RULE, "nobody-sits-there")
            return replace(chair, face=entry.face)
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
    """Return the chair after the entry, at a table of other rules: nothing is refused there any more."""
    match entry:
        case log.Sat():
            return Chair(name=entry.name, secret=entry.secret, guest=entry.guest, face=entry.face)
        case log.Faced():
            return replace(chair, face=entry.face)
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


def remember_holder(chair: Chair, before: tuple[Holder, ...] = ()) -> Chair:
    """The chair with its current holder among its holders in this game."""
    holder = chair.holder
    known = before if holder is None or holder in before else (*before, holder)
    return replace(chair, holders=known)


def tidy_name(name: str) -> str:
    """Return the name without what nobody sees."""
    return name.translate(INVISIBLE).strip()


def clean_text(place: str, text: str, longest: int) -> str:
    """Return the text with single spaces for white space of any kind; raise `BadInput` if it cannot be shown.

    Of marks above and below one letter only a few are kept: more would cover the lines around.
    """
    text = " ".join(_limit_marks(text.translate(WITHOUT_WIDTH | BLANK)).split())
    if not text or not text.isprintable():
        raise BadInput(place, f"{text[:longest]!r} cannot be shown")
    if len(text) > longest:
        raise BadInput(place, f"is longer than {longest} characters")
    return text


def _limit_marks(text: str) -> str:
    """The text without all but the first marks on each letter."""
    marks = [0]
    for sign in text:
        marks.append(marks[-1] + 1 if category(sign) in MARKS else 0)
    return "".join(sign for sign, count in zip(text, marks[1:], strict=True) if count <= MOST_MARKS)


def seconds(milliseconds: int) -> int:
    """Seconds, rounded up."""
    return -(-milliseconds // 1000)


def _leave(entry: log.Left | log.Freed, chair: Chair, around: SeatContext) -> Chair:
    """The chair of a player who leaves or is removed: empty before the game, played by a bot during it."""
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


def _judge_absence(entry: log.Absent | log.Present | log.Substituted, chair: Chair, around: SeatContext) -> Chair:
    """The chair of a player who seems to be away, is back, or has been away for too long."""
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
