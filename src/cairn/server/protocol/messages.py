"""Messages to clients. Everything about a game comes from a sight, so nothing here can reveal more."""

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from cairn.core.phrases import Ref
from cairn.core.stage import Beat
from cairn.core.values import Seat, Value, field
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server.table.chat import ChatLine
from cairn.server.table.log import Clock, Face, Help, Visibility
from cairn.server.table.seats import SeatChange, Status


class SeatInfo(Value, omit_defaults=True):
    """A seat, as everybody sees it."""

    name: str = ""
    bot: str | None = None
    """The bot that plays there, if no person does."""
    face: Face | None = None
    """The face that the player chose; None while a bot plays there."""
    is_free: bool = False
    is_away: bool = False
    """The player left, ran out of time or was away for too long; a bot plays until they are back."""
    is_ready: bool = False
    same_device: tuple[Seat, ...] = ()
    """The other seats of the same device: people who sat down together. Each of them may see all of these."""
    absent_until: int | None = None
    """The player seems to be away: a bot takes over at this time unless they turn up. Milliseconds since 1970."""


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
    """After the game: how it ended, as a phrase (`cairn.text.ending`)."""
    seed: str | None = None
    """After the game: the seed it was dealt from, with salt and words."""
    salt: str | None = None
    words: tuple[str, ...] = ()
    code: str | None = None
    """For the table's players, while it waits."""
    clock: Clock | None = None
    rematch: str | None = None
    """The table of the rematch."""
    again: str | None = None
    """The table of which this is the rematch."""
    branched: int = 0
    """The number of steps copied from another game; their deal was promised there."""
    away: int = 0
    """Seconds without a connection after which the others may hand a seat to a bot; 0: never."""
    changes: tuple[SeatChange, ...] = ()
    """The last players who came and went during the game."""


class Times(Value, omit_defaults=True):
    """The time left to each player at the time `at`."""

    at: int
    """Milliseconds since 1970, by the server's clock."""
    left: tuple[int, ...]
    """By seat, in milliseconds."""
    running: tuple[Seat, ...]
    """The seats whose clocks are running."""
    delays: tuple[int, ...] = ()
    """By seat, in milliseconds: how long the clock waits, so that the player can watch what happened; empty: none
    waits."""


class PromptInfo(Value, omit_defaults=True):
    """What the seat is asked. A move names the number."""

    number: int
    is_open: bool = False
    """Whether it may move."""
    phrase: Any = None
    can_undo: bool = False


class FullSight(Value, tag_field="tell", tag="sight", omit_defaults=True):
    """Everything that a seat or an onlooker knows."""

    number: int
    """The number of this message; later messages have higher numbers."""
    seat: Seat | None
    table: TableInfo
    view: Any = None
    """None before the game begins."""
    history: tuple[Any, ...] = ()
    phrases: tuple[Any, ...] = ()
    """The phrases of each event, if they were asked for."""
    asked: PromptInfo | None = None
    offers: tuple[Any, ...] = ()
    notes: tuple[Any, ...] = ()
    lines: tuple[ChatLine, ...] = ()
    times: Times | None = None
    """Only with a clock."""
    setting: dict[str, Any] = field(default_factory=dict)
    """Facts that every phrase at this table may use (`Voice.setting`): constant during a game, and sent with the
    phrases."""
    beats: tuple[Beat, ...] = ()
    """At the start of a game, and when all of it is revealed at its end, if beats were asked for: how it came to this
    view. The first has a whole view. Else everything since the seat's last decision."""
    decided: int | None = None
    """The number of events before the seat's last decision, if beats were asked for and it is remembered."""


class Update(Value, tag_field="tell", tag="happened", omit_defaults=True):
    """The changes since the previous message."""

    number: int
    since: int
    """These events replace all events from this number on (a move was undone)."""
    events: tuple[Any, ...] = ()
    phrases: tuple[Any, ...] = ()
    view: dict[str, Any] = field(default_factory=dict)
    """The changed fields of the view."""
    within: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    """By field of the view that is a list, and by index: the changed fields of that element."""
    beats: tuple[Beat, ...] = ()
    """If they were asked for: the same changes of the view, one thing after the other, instead of `view` and
    `within`. After a reconnection the first has a whole view."""
    asked: PromptInfo | UnsetType = UNSET
    """Unset: unchanged."""
    offers: tuple[Any, ...] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    lines: tuple[ChatLine, ...] = ()
    """New chat messages."""
    notes: tuple[Any, ...] | UnsetType = UNSET
    times: Times | None = None


class ServerTime(Value, tag_field="tell", tag="time"):
    """The server's clock, sent to a new client where players are timed."""

    now: int


class SeatPresence(Value):
    """Whether the player of a seat is connected, and since when; never for a seat without a person."""

    connected: bool
    since: int


class PresenceUpdate(Value, tag_field="tell", tag="presence"):
    """Who is connected, by seat. It has no number and is in no log."""

    seats: tuple[SeatPresence, ...]


class NotesUpdate(Value, tag_field="tell", tag="notes"):
    """All notes of the seat. It has no number, because nobody else gets it."""

    notes: tuple[Any, ...]


class Pong(Value, tag_field="tell", tag="pong", omit_defaults=True):
    """The answer to `ping`."""

    id: int | None = None


class Farewell(Value, tag_field="tell", tag="farewell"):
    """The server disconnects the client, and says why; the client may come back."""

    why: str


class SeatGrant(Value):
    """What a client gets once, when it sits down or sets up a table."""

    id: str
    seats: tuple[Seat, ...]
    secret: str
    """Empty for a guest who needs none."""
    link: str | None = None
    """The link that lets others sit down: a path of this server, with its key after the `#`."""
    watch: str | None = None
    """The link that lets others watch."""
    code: str | None = None


class Accepted(Value, tag_field="tell", tag="accepted", omit_defaults=True):
    """The command is on disk. Its effects are sent to everybody; a repeated command is answered again."""

    id: int | None = None
    number: int = 0
    prompt: int | None = None
    """The seat's current prompt."""


class TryAnswer(Value, tag_field="tell", tag="tried", omit_defaults=True):
    """What some moves would lead to."""

    tried: int
    """The number of moves that were tried; the next one, if any, would reveal something."""
    view: Any
    events: tuple[Any, ...]
    offers: tuple[Any, ...]
    id: int | None = None
    phrases: tuple[Any, ...] = ()
    """The phrases of each event."""
    asked: Any = None
    """What the seat would be asked then, as a phrase."""


class Reason(Value, omit_defaults=True):
    """A rule that forbids something, with the key and facts of its sentence."""

    rule: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    sentence: str | None = None
    """In the language that was asked for."""


class WhyAnswer(Value, tag_field="tell", tag="why", omit_defaults=True):
    """Why there is no move with the piece; empty if there is one."""

    why: Reason | None = None
    id: int | None = None


class HintAnswer(Value, tag_field="tell", tag="hint", omit_defaults=True):
    """A hint."""

    level: int
    phrases: tuple[Any, ...]
    id: int | None = None
    about: tuple[tuple[Ref, ...], ...] = ()
    """By phrase: the pieces that it mentions."""
    lines: tuple[Line, ...] = ()
    """Levels 11 and 12 (where to look; what to do and why) have lines, and no phrases."""


class OddsAnswer(Value, tag_field="tell", tag="odds", omit_defaults=True):
    """What the seat can know, in numbers, after this number of events."""

    events: int
    odds: Odds
    id: int | None = None


class ProofAnswer(Value, tag_field="tell", tag="proved", omit_defaults=True):
    """What follows for a cell of the sheet: the claim, then its facts; no lines if the cell is open."""

    verdict: Verdict
    lines: tuple[Line, ...] = ()
    id: int | None = None


class CellsAnswer(Value, tag_field="tell", tag="told-by", omit_defaults=True):
    """The cells of the sheet that an answer alone rules out."""

    cells: tuple[Cell, ...]
    id: int | None = None


class SheetAnswer(Value, tag_field="tell", tag="sheet", omit_defaults=True):
    """The seat's sheet in the game's own format: what it sees, and its own marks."""

    sheet: Any
    id: int | None = None


class DescribeAnswer(Value, tag_field="tell", tag="described", omit_defaults=True):
    """Moves in words, in the order of the request."""

    phrases: tuple[Any, ...]
    id: int | None = None


class PlacesAnswer(Value, tag_field="tell", tag="places", omit_defaults=True):
    """The table in words: its places with their pieces (`cairn.core.places.Place`)."""

    places: tuple[Any, ...]
    id: int | None = None


class Refused(Value, tag_field="tell", tag="refused", omit_defaults=True):
    """A rule forbids it; nothing has changed."""

    rule: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    sentence: str | None = None
    id: int | None = None
    prompt: int | None = None
    """The current prompt, if the message answered another one."""


FailedKind: TypeAlias = Literal["input", "rate", "busy", "timeout", "crash"]
"""The cause: unusable input or too many requests; or the server is busy, took too long, or crashed."""


class Failed(Value, tag_field="tell", tag="failed", omit_defaults=True):
    """The request cannot be used, or the server failed; nothing has changed."""

    place: str
    text: str
    id: int | None = None
    kind: FailedKind = "input"
    retry_after: int | None = None
    """Seconds after which to try again; None: the same request may fail again."""


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
    | PlacesAnswer
    | Refused
    | Failed
)
"""What a client gets over a socket."""
