"""What clients are told. Everything about a game comes from a sight; what is not there for a seat is not here."""

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from cairn.core.phrases import Ref
from cairn.core.values import Seat, Value, field
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server.table.chat import ChatLine as Spoken
from cairn.server.table.log import Clock, Help, Visibility
from cairn.server.table.seats import SeatChange
from cairn.server.table.state import Status

__all__ = [
    "Accepted",
    "CellsAnswer",
    "DescribeAnswer",
    "Failed",
    "Farewell",
    "FullSight",
    "HintAnswer",
    "Message",
    "NotesUpdate",
    "OddsAnswer",
    "Pong",
    "PresenceUpdate",
    "PromptInfo",
    "ProofAnswer",
    "Reason",
    "Refused",
    "SeatGrant",
    "SeatInfo",
    "SeatPresence",
    "ServerTime",
    "SheetAnswer",
    "TableInfo",
    "Times",
    "TryAnswer",
    "Update",
    "WhyAnswer",
]


class SeatInfo(Value, omit_defaults=True):
    """A seat, as everybody sees it."""

    name: str = ""
    bot: str | None = None
    """Who plays there, if no person does."""
    is_free: bool = False
    is_away: bool = False
    """A person sits there who left, ran out of time or was away for too long; a bot plays on until they are back."""
    is_ready: bool = False
    same_device: tuple[Seat, ...] = ()
    """The other seats of the same device: several people who sat down together. Whoever has one may see all."""
    absent_until: int | None = None
    """The player seems to be away: without a sign of life a bot plays on from then on. Milliseconds since 1970."""


class TableInfo(Value, omit_defaults=True):
    """A table, as everybody sees it."""

    id: str
    game: str
    rules: str
    options: Any
    status: Status
    visibility: Visibility
    help: Help
    chat: bool
    seats: tuple[SeatInfo, ...]
    opened: int
    commitment: str
    """The hash of the deal's salt and seed, published before the game."""
    is_outdated: bool = False
    """Whether it was played under rules that this server does not have: it is closed, and its record can be fetched."""
    result: Any = None
    ending: Any = None
    """When the game is over: how it ended, as a phrase (`cairn.text.ending`)."""
    seed: str | None = None
    """When the game is over: what it was dealt from, with salt and words."""
    salt: str | None = None
    words: tuple[str, ...] = ()
    code: str | None = None
    """For those who sit there, while the table waits."""
    clock: Clock | None = None
    rematch: str | None = None
    """The table at which the same people play again."""
    branched: int = 0
    """So many steps are of another game, of which this is another end: its deal was promised there, not here."""
    away: int = 0
    """Seconds without a connection after which the others may let a bot play on for a player; 0: never."""
    changes: tuple[SeatChange, ...] = ()
    """Who came and went while the game ran: the last of it."""


class Times(Value):
    """What is left to each player, when `at` it was."""

    at: int
    """Milliseconds since 1970, by the server's clock."""
    left: tuple[int, ...]
    """By seat, in milliseconds."""
    running: tuple[Seat, ...]
    """Whose clock runs since then."""


class PromptInfo(Value, omit_defaults=True):
    """What the seat is asked. A move names the number."""

    number: int
    is_open: bool = False
    """Whether it may move."""
    phrase: Any = None
    can_undo: bool = False


class FullSight(Value, tag_field="tell", tag="sight", omit_defaults=True):
    """All that a seat knows, or somebody who looks on."""

    number: int
    """Of this message; the next that comes has a higher one."""
    seat: Seat | None
    table: TableInfo
    view: Any = None
    """None before the game begins."""
    history: tuple[Any, ...] = ()
    phrases: tuple[Any, ...] = ()
    """By event: what it is told by, if that was asked for."""
    asked: PromptInfo | None = None
    offers: tuple[Any, ...] = ()
    notes: tuple[Any, ...] = ()
    lines: tuple[Spoken, ...] = ()
    times: Times | None = None
    """Where players are timed."""
    setting: dict[str, Any] = field(default_factory=dict)
    """What every message at this table may ask for (`Voice.setting`): the same from the beginning of a game to its
    end, and told with the phrases."""


class Update(Value, tag_field="tell", tag="happened", omit_defaults=True):
    """What is new since the message before."""

    number: int
    since: int
    """The events from this number on are these; what was there is to be forgotten (a move was taken back)."""
    events: tuple[Any, ...] = ()
    phrases: tuple[Any, ...] = ()
    view: dict[str, Any] = field(default_factory=dict)
    """The fields of the view that are other than before."""
    within: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    """By field of the view that is a row of things, and by place in it: the fields of that thing that are other."""
    asked: PromptInfo | UnsetType = UNSET
    """Unset: as before."""
    offers: tuple[Any, ...] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    lines: tuple[Spoken, ...] = ()
    """What was said."""
    notes: tuple[Any, ...] | UnsetType = UNSET
    times: Times | None = None


class ServerTime(Value, tag_field="tell", tag="time"):
    """What the server's clock says, where players are timed: told to who has come."""

    now: int


class SeatPresence(Value):
    """Whether somebody at the seat is connected, and since when; of a seat without a person, never."""

    connected: bool
    since: int


class PresenceUpdate(Value, tag_field="tell", tag="presence"):
    """Who is connected, by seat. It has no number, and stands in no log."""

    seats: tuple[SeatPresence, ...]


class NotesUpdate(Value, tag_field="tell", tag="notes"):
    """What the seat has written down, all of it. It has no number: nobody else is told."""

    notes: tuple[Any, ...]


class Pong(Value, tag_field="tell", tag="pong", omit_defaults=True):
    """The answer to `ping`."""

    id: int | None = None


class Farewell(Value, tag_field="tell", tag="farewell"):
    """The server goes down, and comes back."""

    why: str


class SeatGrant(Value):
    """What whoever sits down or sets a table up is given, once."""

    id: str
    seats: tuple[Seat, ...]
    secret: str
    """Empty for a guest who is known without one."""
    link: str | None = None
    """Lets others sit down: a path of this server, its key behind the `#`."""
    watch: str | None = None
    """Lets others look on."""
    code: str | None = None


class Accepted(Value, tag_field="tell", tag="accepted", omit_defaults=True):
    """It is on disk. What came of it is told to all; a message sent again is answered again."""

    id: int | None = None
    number: int = 0
    prompt: int | None = None
    """The seat's prompt now."""


class TryAnswer(Value, tag_field="tell", tag="tried", omit_defaults=True):
    """What some moves would lead to."""

    tried: int
    """So many of them; the next would bring something to light, and was not tried, if there is one."""
    view: Any
    events: tuple[Any, ...]
    offers: tuple[Any, ...]
    id: int | None = None
    phrases: tuple[Any, ...] = ()
    """By event: what it is told by."""
    asked: Any = None
    """What the seat would be asked then, as a phrase."""


class Reason(Value, omit_defaults=True):
    """A rule that forbids something, and what its sentence is to be told."""

    rule: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    sentence: str | None = None
    """In the language that was asked for."""


class WhyAnswer(Value, tag_field="tell", tag="why", omit_defaults=True):
    """Why there is no move with the piece; nothing if there is one."""

    why: Reason | None = None
    id: int | None = None


class HintAnswer(Value, tag_field="tell", tag="hint", omit_defaults=True):
    """A hint."""

    level: int
    phrases: tuple[Any, ...]
    id: int | None = None
    about: tuple[tuple[Ref, ...], ...] = ()
    """By phrase: the pieces that it speaks of."""


class OddsAnswer(Value, tag_field="tell", tag="odds", omit_defaults=True):
    """What the seat can know, in numbers, when `events` had happened."""

    events: int
    odds: Odds
    id: int | None = None


class ProofAnswer(Value, tag_field="tell", tag="proved", omit_defaults=True):
    """What follows for a cell of the sheet: the claim, then its facts; no lines where it is open."""

    verdict: Verdict
    lines: tuple[Line, ...] = ()
    id: int | None = None


class CellsAnswer(Value, tag_field="tell", tag="told-by", omit_defaults=True):
    """The cells of the sheet that an answer alone has ruled out."""

    cells: tuple[Cell, ...]
    id: int | None = None


class SheetAnswer(Value, tag_field="tell", tag="sheet", omit_defaults=True):
    """The seat's sheet, as the game has it: what is in sight, and its own marks."""

    sheet: Any
    id: int | None = None


class DescribeAnswer(Value, tag_field="tell", tag="described", omit_defaults=True):
    """Moves in words, in the order in which they were asked for."""

    phrases: tuple[Any, ...]
    id: int | None = None


class Refused(Value, tag_field="tell", tag="refused", omit_defaults=True):
    """A rule forbids it; nothing has changed."""

    rule: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    sentence: str | None = None
    id: int | None = None
    prompt: int | None = None
    """What is current, where the message answered something else."""


FailedKind: TypeAlias = Literal["input", "rate", "busy", "timeout", "crash"]
"""Whose fault it is: what was asked cannot be used, or there is too much of it; or the server is busy, took too long,
or made a mistake."""


class Failed(Value, tag_field="tell", tag="failed", omit_defaults=True):
    """It cannot be used, or the server could not do it; nothing has changed."""

    place: str
    text: str
    id: int | None = None
    kind: FailedKind = "input"
    retry_after: int | None = None
    """Seconds after which it is worth asking again; None: the same request may fail again."""


Message: TypeAlias = (
    FullSight
    | Update
    | NotesUpdate
    | ServerTime
    | PresenceUpdate
    | Farewell
    | Pong
    | Accepted
    | TryAnswer
    | WhyAnswer
    | HintAnswer
    | OddsAnswer
    | ProofAnswer
    | CellsAnswer
    | SheetAnswer
    | DescribeAnswer
    | Refused
    | Failed
)
"""What comes over a socket."""
