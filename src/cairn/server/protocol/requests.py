"""What is asked of a table, over HTTP and over the socket alike. Who asks is known from the connection alone."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from cairn.core.phrases import Ref
from cairn.core.values import Seat, Value, field
from cairn.server.table.log import Clock, Help, Visibility

__all__ = [
    "Act",
    "Aid",
    "Change",
    "Create",
    "Describe",
    "Fill",
    "Free",
    "Hello",
    "Hint",
    "Leave",
    "Move",
    "Note",
    "Odds",
    "Ping",
    "Prove",
    "Question",
    "Ready",
    "Request",
    "Return",
    "Say",
    "Sheet",
    "Sit",
    "Start",
    "ToldBy",
    "Try",
    "Undo",
    "WhyNot",
]

MOST_MOVES = 32
"""Of one turn in one message."""
MOST_SEATS = 8
AWAY = 180
"""Seconds: a reload, a tunnel and a phone that restarts take less."""

Moves: TypeAlias = Annotated[tuple[Any, ...], Meta(min_length=1, max_length=MOST_MOVES)]
Thought: TypeAlias = Annotated[tuple[Any, ...], Meta(max_length=MOST_MOVES)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]


class Create(Value):
    """Set a table up."""

    game: Name
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """By seat: `me` for whoever asks (several at one device), `person`, or the name of a bot. None: as many people as
    the game's own number of players, the first of them whoever asks."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """Of those at the seats called `me`, in their order."""
    visibility: Visibility = "link"
    help: Help = "hints"
    chat: bool = True
    clock: Clock | None = None
    """None: everybody may think as long as they like."""
    away: Annotated[int, Meta(ge=0, le=24 * 3600)] = AWAY
    """Seconds without a connection after which the others may let a bot play on for a player, until that player comes
    back; 0: never. Where players have days for a move nobody counts as away."""


class Sit(Value):
    """Sit down at a free seat before the game begins, or several people of one device at several."""

    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    key: Name | None = None
    """From the link, or the code."""
    seat: Seat | None = None
    """The first of the seats; None: the first that is free."""


class _Request(Value, tag_field="ask", kw_only=True):
    """Something asked over the socket; `id` comes back with the answer."""

    id: Whole | None = None


class Move(_Request, tag="move"):
    """Make a move, or several of one's own turn: all of them, or none. It is on disk when it is accepted."""

    prompt: Whole
    moves: Moves


class Undo(_Request, tag="undo"):
    """Take back one's last move, if nothing has come to light since."""

    prompt: Whole


class Note(_Request, tag="note"):
    """Write something down for oneself."""

    note: Any


class Hint(_Request, tag="hint"):
    """Ask for a hint of a level, if the table allows them, now or after some moves that are only thought of.

    That it was given stands in the record.
    """

    level: Annotated[int, Meta(ge=1, le=100)]
    after: Thought = ()


class Say(_Request, tag="say"):
    """Say something to all: words of one's own, or the key of a ready-made phrase."""

    text: Text
    is_phrase: bool = False


class Ready(_Request, tag="ready"):
    """Be ready, and add a word to the deal."""

    word: Name = ""


class Leave(_Request, tag="leave"):
    """Leave the seat; while the game runs a bot plays on."""


class Return(_Request, tag="return"):
    """Take the seat again that one had left."""


class Free(_Request, tag="free"):
    """Before the game: the host frees a seat. While it runs: a bot plays on for a player who is away for too long."""

    seat: Seat


class Fill(_Request, tag="fill"):
    """The host lets a bot have a seat."""

    seat: Seat
    bot: Name


class Change(_Request, tag="change"):
    """The host sets the table up in another way; then nobody is ready any more."""

    options: dict[str, Any]


class Start(_Request, tag="start"):
    """The host lets the game begin."""


Act: TypeAlias = Move | Undo | Note | Say | Ready | Leave | Return | Free | Fill | Change | Start
"""What is written down."""


class Try(_Request, tag="try"):
    """See what some moves of one's own turn would lead to, as far as nothing comes to light. Nobody is told."""

    prompt: Whole
    moves: Moves


class WhyNot(_Request, tag="why-not"):
    """Ask why there is no move with a piece, now or after some moves that are only thought of."""

    piece: Annotated[Ref, Meta(max_length=200)]
    after: Thought = ()


class Describe(_Request, tag="describe"):
    """Ask for moves in words, as they can be made now or after some that are only thought of."""

    moves: Moves
    after: Thought = ()


class Sheet(_Request, tag="sheet"):
    """Ask for one's sheet: what is in sight, and one's own marks."""


Question: TypeAlias = Try | WhyNot | Describe | Sheet
"""What changes nothing."""


class Odds(_Request, tag="odds"):
    """Ask what can be known, in numbers, if the table allows odds; that it was told stands in the log."""

    values: bool = False
    """Whether what each move is worth is wanted too, which may take longer."""


class Prove(_Request, tag="prove"):
    """Ask why a cell of the sheet is ruled out or certain, if the table allows hints; it stands in the log."""

    where: Annotated[Ref, Meta(max_length=200)]
    what: Annotated[str, Meta(max_length=200)]


class ToldBy(_Request, tag="told-by"):
    """Ask which cells of the sheet an answer alone has ruled out, if the table allows hints; it stands in the log."""

    answer: Annotated[Ref, Meta(max_length=200)]


Aid: TypeAlias = Hint | Odds | Prove | ToldBy
"""What is found out by thinking, and written down as taken."""


class Ping(_Request, tag="ping"):
    """Ask for a sign of life: a socket whose line is dead does not say so."""


class Hello(_Request, tag="hello"):
    """The first message on a socket: how much is known already."""

    last: Whole | None = None
    """The number of the last message that came; None: nothing is known."""
    words: bool = True
    """Whether what happens is wanted as phrases too. Programs do without."""
    presence: bool = False
    """Whether it is wanted who is connected, and who is away."""
    lang: Name | None = None
    """The language for the sentences of refusals; None: without them."""
    secret: Name | None = None
    """Where no header and no cookie can hold it."""
    key: Name | None = None
    seat: Seat | None = None


Request: TypeAlias = Act | Question | Aid | Hello | Ping
