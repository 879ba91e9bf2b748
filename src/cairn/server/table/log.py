"""What is written down about a table: entries, numbered from 1, each one JSON line, none ever changed.

The entries make the table and nothing else does (`cairn.server.table.state`). What a move, an outcome or a note holds
is for the game to say; here it is plain JSON, which the fold reads strictly.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, TypeAlias, assert_never

import msgspec
from msgspec import Meta

from cairn.core import steps
from cairn.core.errors import BadRecord
from cairn.core.steps import Step
from cairn.core.values import Seat, Value, encode

__all__ = [
    "Absent",
    "Began",
    "Changed",
    "Clock",
    "Closed",
    "Entry",
    "Filled",
    "Freed",
    "Help",
    "Hinted",
    "Left",
    "Linked",
    "Moved",
    "Noted",
    "Opened",
    "Present",
    "RanOut",
    "Reason",
    "Rejoined",
    "Rematched",
    "Resumed",
    "Returned",
    "Said",
    "Sat",
    "SeatEntry",
    "Settled",
    "StepEntry",
    "Substituted",
    "Undone",
    "Visibility",
    "Worded",
    "from_lines",
    "to_line",
    "to_step",
]

Visibility: TypeAlias = Literal["open", "link"]
"""Who may sit down: everybody, or whoever has the link or the code."""
Help: TypeAlias = Literal["none", "hints", "odds"]
Reason: TypeAlias = Literal["finished", "abandoned", "upgraded"]


class Clock(Value, omit_defaults=True):
    """How long a player may think: for each move, for the whole game, or for each move by correspondence."""

    kind: Literal["move", "reserve", "days"]
    seconds: Annotated[int, Meta(ge=1, le=60 * 24 * 3600)]
    """For a move, or in reserve."""
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Seconds that a reserve grows by after each turn."""


class _Entry(Value, tag_field="entry", kw_only=True, omit_defaults=True):
    """Something that was written down, and when: milliseconds since 1970."""

    time: int


class Opened(_Entry, tag="opened"):
    """A table was set up. Its seed and salt are known to the server alone until the game is over."""

    game: str
    rules: str
    options: Any
    bots: tuple[str | None, ...]
    """By seat: the bot that is wanted there, None where a person is."""
    visibility: Visibility
    help: Help
    chat: bool
    host: str
    """The hash of the host's secret."""
    invitation: str
    """The hash of the key in the link that lets people sit down."""
    watching: str
    """The hash of the key in the link that lets people look on."""
    seed: str
    salt: str
    commitment: str
    """What was published before the first card: the hash of salt and seed."""
    code: str | None = None
    """A short word that does what the invitation does, until the game begins."""
    clock: Clock | None = None
    """None: everybody may think as long as they like."""
    guest: str | None = None
    """The guest who set it up."""
    branched: int = 0
    """So many steps are of another game, of which this one is another end. What they dealt was promised there."""
    away: int | None = None
    """Seconds without a connection after which a bot may play on for a player; 0: never; None: an older log."""


class Changed(_Entry, tag="changed"):
    """The host set the table up in another way; nobody is ready any more."""

    options: Any


class Sat(_Entry, tag="sat"):
    """A person sat down."""

    seat: Seat
    name: str
    secret: str
    """The hash of the seat's secret; one device may hold several seats by one secret."""
    guest: str | None = None
    """The guest who sits there, by which their games are found."""


class Left(_Entry, tag="left"):
    """A person left; while the game runs a bot plays on, and the seat can be taken back."""

    seat: Seat
    bot: str | None = None


class Returned(_Entry, tag="returned"):
    """The person who had left sits there again."""

    seat: Seat


class Freed(_Entry, tag="freed"):
    """The host freed the seat before the game. In older logs also while it ran: then a bot played on."""

    seat: Seat
    bot: str | None = None


class RanOut(_Entry, tag="ran-out"):
    """A player's clock ran out; a bot plays on, and the seat can be taken back."""

    seat: Seat
    bot: str


class Absent(_Entry, tag="absent"):
    """A player seems to be away: unless a connection or a request of theirs says otherwise, a bot plays on at `until`.

    Written where several processes serve one table, for each knows its own connections alone.
    """

    seat: Seat
    until: int


class Present(_Entry, tag="present"):
    """The player who seemed to be away is there."""

    seat: Seat


class Substituted(_Entry, tag="substituted"):
    """A player was away for longer than the table allows; a bot plays on, and the seat can be taken back."""

    seat: Seat
    bot: str


class Resumed(_Entry, tag="resumed"):
    """The server had been away: that time is nobody's."""


class Rematched(_Entry, tag="rematched"):
    """Another game of the same people was set up."""

    table: str


class Filled(_Entry, tag="filled"):
    """The host let a bot have the seat."""

    seat: Seat
    bot: str


class Linked(_Entry, tag="linked"):
    """Whoever sits there made a link that takes the seat to another device, once."""

    seat: Seat
    key: str
    """The hash of the key in the link."""
    until: int


class Rejoined(_Entry, tag="rejoined"):
    """The seat went to another device by such a link. Who had it before has it no more."""

    seat: Seat
    secret: str
    guest: str | None = None


class Worded(_Entry, tag="worded"):
    """A player added a word of their own to the deal, and is ready."""

    seat: Seat
    word: str = ""


class Began(_Entry, tag="began"):
    """The game began, dealt from the seed and these words."""

    words: tuple[str, ...] = ()


class Moved(_Entry, tag="move"):
    """A seat made a move."""

    seat: Seat
    move: Any


class Settled(_Entry, tag="chance"):
    """Chance decided."""

    outcome: Any


class Undone(_Entry, tag="undo"):
    """A seat took back its last move."""

    seat: Seat


class Noted(_Entry, tag="note"):
    """A seat wrote something down for itself."""

    seat: Seat
    note: Any


class Hinted(_Entry, tag="hint"):
    """A seat was given a hint, a proof or the odds."""

    seat: Seat
    level: int
    """Of the ladder: a proof tells as much as level 3, odds as much as level 4."""
    kind: Literal["hint", "proof", "odds"] = "hint"


class Said(_Entry, tag="said"):
    """A seat said something to all."""

    seat: Seat
    text: str
    """Words of its own, or the key of a ready-made phrase."""
    is_phrase: bool = False


class Closed(_Entry, tag="closed"):
    """The table was closed; nothing is done at it any more."""

    why: Reason


SeatEntry: TypeAlias = (
    Sat | Left | Returned | Freed | RanOut | Absent | Present | Substituted | Filled | Worded | Linked | Rejoined
)
"""About one seat, and who sits there."""
StepEntry: TypeAlias = Moved | Settled | Undone | Noted | Hinted
"""A step of the game."""
Entry: TypeAlias = Opened | Changed | Resumed | Rematched | Began | Said | Closed | SeatEntry | StepEntry

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def to_line(entry: Entry) -> str:
    """The entry as one line of JSON."""
    return encode(entry).decode()


def from_lines(lines: Iterable[str], first: int = 1) -> Iterator[Entry]:
    """The entries that the lines hold, numbered from `first` on; raises `BadRecord` with the number of a bad one."""
    for number, line in enumerate(lines, start=first):
        try:
            yield _DECODER.decode(line)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"entry {number}", str(error)) from None


def to_step(entry: StepEntry, events: int) -> Step:
    """The step that the entry stands for, taken when so many events had happened."""
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
