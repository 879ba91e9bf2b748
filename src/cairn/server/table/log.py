"""The log of a table: entries, numbered from 1, each one line of JSON. Entries are never changed.

The entries alone determine the table (`cairn.server.table.state`). Moves, outcomes and notes are plain JSON here; the
fold converts them strictly to the game's types.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, TypeAlias, assert_never

import msgspec
from msgspec import Meta

from cairn.core import steps
from cairn.core.errors import BadRecord
from cairn.core.steps import Step
from cairn.core.values import Seat, Value, encode

Visibility: TypeAlias = Literal["open", "link"]
"""Who may sit down: everybody, or those who have the link or the code."""
Help: TypeAlias = Literal["none", "hints", "odds"]
Reason: TypeAlias = Literal["finished", "abandoned", "upgraded"]
Face: TypeAlias = Literal[
    "fern",
    "dune",
    "coral",
    "slate",
    "plum",
    "reed",
    "jaguar",
    "toucan",
    "frog",
    "llama",
    "octopus",
    "elephant",
]
"""The picture that a person chose for themselves. A bot has none of these: its picture is that of its level."""


class Clock(Value, omit_defaults=True):
    """A time limit: for each move, for the whole game, or for each move by correspondence."""

    kind: Literal["move", "reserve", "days"]
    seconds: Annotated[int, Meta(ge=1, le=60 * 24 * 3600)]
    """For each move, or the whole reserve."""
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Seconds added to a reserve after each turn."""


class _Entry(Value, tag_field="entry", kw_only=True, omit_defaults=True):
    """An entry with its time, in milliseconds since 1970."""

    time: int


class Opened(_Entry, tag="opened"):
    """A table was set up. Its seed and salt stay secret until the game is over."""

    game: str
    rules: str
    options: Any
    bots: tuple[str | None, ...]
    """By seat: the bot that plays there, None for a person."""
    visibility: Visibility
    help: Help
    chat: bool
    host: str
    """The hash of the host's secret."""
    invitation: str
    """The hash of the key in the link that lets people sit down."""
    watching: str
    """The hash of the key in the link that lets people watch."""
    seed: str
    salt: str
    commitment: str
    """The hash of salt and seed, published before the game."""
    code: str | None = None
    """A short code that works like the invitation until the game begins."""
    clock: Clock | None = None
    """None: no time limit."""
    guest: str | None = None
    """The guest who set it up."""
    branched: int = 0
    """The number of steps copied from another game; their deal was promised there."""
    away: int | None = None
    """Seconds without a connection after which a bot may take over; 0: never; None: an older log."""
    again: str | None = None
    """The table of which this is the rematch."""


class Changed(_Entry, tag="changed"):
    """The host changed the options; nobody is ready any more."""

    options: Any


class Sat(_Entry, tag="sat"):
    """A person sat down."""

    seat: Seat
    name: str
    secret: str
    """The hash of the seat's secret; one device may hold several seats with one secret."""
    guest: str | None = None
    """The guest who sits there; their list of games is made from it."""
    face: Face | None = None


class Faced(_Entry, tag="faced"):
    """A person chose another face, or none."""

    seat: Seat
    face: Face | None = None


class Left(_Entry, tag="left"):
    """A person left; during the game a bot takes over, and the person may return."""

    seat: Seat
    bot: str | None = None


class Returned(_Entry, tag="returned"):
    """The person who had left is back."""

    seat: Seat


class Freed(_Entry, tag="freed"):
    """The host freed the seat before the game. In older logs also during it, and a bot took over."""

    seat: Seat
    bot: str | None = None


class RanOut(_Entry, tag="ran-out"):
    """A player's time ran out; a bot takes over, and the player may return."""

    seat: Seat
    bot: str


class Absent(_Entry, tag="absent"):
    """A player seems to be away: without a connection or request of theirs, a bot takes over at `until`.

    Written where several processes serve one table, because each knows only its own connections.
    """

    seat: Seat
    until: int


class Present(_Entry, tag="present"):
    """The player who seemed to be away is there."""

    seat: Seat


class Substituted(_Entry, tag="substituted"):
    """A player was away for too long; a bot takes over, and the player may return."""

    seat: Seat
    bot: str


class Resumed(_Entry, tag="resumed"):
    """The server was down; nobody's clock ran meanwhile."""


class Rematched(_Entry, tag="rematched"):
    """A rematch was set up."""

    table: str


class Filled(_Entry, tag="filled"):
    """The host gave the seat to a bot."""

    seat: Seat
    bot: str


class Linked(_Entry, tag="linked"):
    """The player made a link that moves the seat to another device, once."""

    seat: Seat
    key: str
    """The hash of the key in the link."""
    until: int


class Rejoined(_Entry, tag="rejoined"):
    """The seat moved to another device. The previous device lost it."""

    seat: Seat
    secret: str
    guest: str | None = None


class Worded(_Entry, tag="worded"):
    """A player added a word to the deal, and is ready."""

    seat: Seat
    word: str = ""


class Began(_Entry, tag="began"):
    """The game began, dealt from the seed and these words."""

    words: tuple[str, ...] = ()


class Moved(_Entry, tag="move"):
    """A seat made a move."""

    seat: Seat
    move: Any
    watching: int = 0
    """With a clock: the milliseconds that it takes to watch what came of it (`cairn.server.table.clocks`)."""


class Settled(_Entry, tag="chance"):
    """Chance decided."""

    outcome: Any
    watching: int = 0
    """As of a move."""


class Undone(_Entry, tag="undo"):
    """A seat undid its last move."""

    seat: Seat


class Noted(_Entry, tag="note"):
    """A seat noted something for itself."""

    seat: Seat
    note: Any


class Hinted(_Entry, tag="hint"):
    """A seat got a hint, a proof or the odds."""

    seat: Seat
    level: int
    """The level of a hint; a proof counts as level 3, odds as level 4."""
    kind: Literal["hint", "proof", "odds"] = "hint"


class Said(_Entry, tag="said"):
    """A seat sent a chat message."""

    seat: Seat
    text: str
    """Free text, or the key of a ready-made phrase."""
    is_phrase: bool = False


class Closed(_Entry, tag="closed"):
    """The table was closed; it accepts nothing any more."""

    why: Reason


SeatEntry: TypeAlias = (
    Sat
    | Faced
    | Left
    | Returned
    | Freed
    | RanOut
    | Absent
    | Present
    | Substituted
    | Filled
    | Worded
    | Linked
    | Rejoined
)
"""Entries about one seat and who plays there."""
StepEntry: TypeAlias = Moved | Settled | Undone | Noted | Hinted
"""Entries that are steps of the game."""
Entry: TypeAlias = Opened | Changed | Resumed | Rematched | Began | Said | Closed | SeatEntry | StepEntry

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def to_line(entry: Entry) -> str:
    """The entry as one line of JSON."""
    return encode(entry).decode()


def from_lines(lines: Iterable[str], first: int = 1) -> Iterator[Entry]:
    """Decode entries, numbered from `first`; raise `BadRecord` with the number of the first bad one."""
    for number, line in enumerate(lines, start=first):
        try:
            yield _DECODER.decode(line)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"entry {number}", str(error)) from None


def to_step(entry: StepEntry, events: int) -> Step:
    """The step of this entry, taken after this number of events."""
    match entry:
        case Moved(seat=seat, move=move):
            return steps.Played(seat, move)
        case Settled(outcome=outcome):
            return steps.Settled(outcome)
        case Undone(seat=seat):
            return steps.Undone(seat)
        case Noted(seat=seat, note=note):
            return steps.Noted(seat, events, note)
        case Hinted(seat=seat, level=level):
            return steps.Hinted(seat, events, level)
        case _:
            assert_never(entry)
