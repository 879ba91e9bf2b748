"""Requests to a table, the same over HTTP and the socket. The sender is known only from the connection."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from cairn.core.phrases import Ref
from cairn.core.values import Seat, Value, field
from cairn.server.table.log import Clock, Face, Help, Visibility

MOST_MOVES = 32
"""The most moves of one turn in one message; turns are shorter."""
MOST_SEATS = 8
AWAY = 180
"""Seconds: reloading, a tunnel and restarting a phone take less."""

Moves: TypeAlias = Annotated[tuple[Any, ...], Meta(min_length=1, max_length=MOST_MOVES)]
Thought: TypeAlias = Annotated[tuple[Any, ...], Meta(max_length=MOST_MOVES)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
Faces: TypeAlias = Annotated[tuple[Face | None, ...], Meta(max_length=MOST_SEATS)]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]


class Create(Value):
    """Set up a table."""

    game: Name
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """By seat: `me` for the client (several on one device), `person`, or the name of a bot. Empty: the game's default
    number of people, the client first."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """The names of those at the seats called `me`, in order."""
    faces: Faces = ()
    """Their faces, in the same order; None, or missing: no face."""
    visibility: Visibility = "link"
    help: Help = "hints"
    chat: bool = True
    clock: Clock | None = None
    """None: no time limit."""
    away: Annotated[int, Meta(ge=0, le=24 * 3600)] = AWAY
    """Seconds without a connection after which the others may hand a seat to a bot until its player returns; 0: never.
    With a clock of days nobody counts as away."""


class Sit(Value):
    """Sit down at a free seat before the game, or several people of one device at several seats."""

    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    faces: Faces = ()
    """Their faces, in the same order; None, or missing: no face."""
    key: Name | None = None
    """From the link, or the code."""
    seat: Seat | None = None
    """The first of the seats; None: the first free one."""


class _Request(Value, tag_field="ask", kw_only=True):
    """A request over the socket; the answer has the same `id`."""

    id: Whole | None = None


class Move(_Request, tag="move"):
    """Make a move, or several of one turn: all of them, or none. An accepted move is on disk."""

    prompt: Whole
    moves: Moves


class Undo(_Request, tag="undo"):
    """Undo the last move, if nothing has been revealed since."""

    prompt: Whole


class Note(_Request, tag="note"):
    """Note something for oneself."""

    note: Any


class Hint(_Request, tag="hint"):
    """Ask for a hint of a level, if the table allows hints, now or after some planned moves. The record mentions it."""

    level: Annotated[int, Meta(ge=1, le=100)]
    after: Thought = ()


class Say(_Request, tag="say"):
    """Send a chat message: free text, or the key of a ready-made phrase."""

    text: Text
    is_phrase: bool = False


class Ready(_Request, tag="ready"):
    """Be ready, and add a word to the deal."""

    word: Name = ""


class ChooseFace(_Request, tag="face"):
    """Choose the face that everybody sees beside one's name; None: no face."""

    face: Face | None = None


class Leave(_Request, tag="leave"):
    """Leave the seat; during the game a bot takes over."""


class Return(_Request, tag="return"):
    """Return to the seat that one had left."""


class Free(_Request, tag="free"):
    """Before the game the host frees a seat. During it, a bot takes over from a player who is away for too long."""

    seat: Seat


class Fill(_Request, tag="fill"):
    """The host gives a seat to a bot."""

    seat: Seat
    bot: Name


class Change(_Request, tag="change"):
    """The host changes the options; then nobody is ready any more."""

    options: dict[str, Any]


class Start(_Request, tag="start"):
    """The host starts the game."""


Command: TypeAlias = Move | Undo | Note | Say | Ready | ChooseFace | Leave | Return | Free | Fill | Change | Start
"""Requests that are logged."""


class Try(_Request, tag="try"):
    """See what some moves of one's own turn would lead to, until something is revealed. Nobody else notices."""

    prompt: Whole
    moves: Moves


class WhyNot(_Request, tag="why-not"):
    """Ask why there is no move with a piece, now or after some planned moves."""

    piece: Annotated[Ref, Meta(max_length=200)]
    after: Thought = ()


class Describe(_Request, tag="describe"):
    """Ask for moves in words, as they can be made now or after some planned moves."""

    moves: Moves
    after: Thought = ()


class Sheet(_Request, tag="sheet"):
    """Ask for one's sheet: what is visible, and one's own marks."""


class Places(_Request, tag="places"):
    """Ask for the table in words: its places with their pieces, as one sees them now or after some planned moves."""

    after: Thought = ()


Query: TypeAlias = Try | WhyNot | Describe | Sheet | Places
"""Requests that change nothing."""


class Odds(_Request, tag="odds"):
    """Ask what can be known, in numbers, if the table allows odds; the request is logged."""

    values: bool = False
    """Whether to add the value of each move, which may take longer."""


class Prove(_Request, tag="prove"):
    """Ask why a cell of the sheet is ruled out or certain, if the table allows hints; the request is logged."""

    where: Annotated[Ref, Meta(max_length=200)]
    what: Annotated[str, Meta(max_length=200)]


class ToldBy(_Request, tag="told-by"):
    """Ask which cells of the sheet an answer alone rules out, if the table allows hints; the request is logged."""

    answer: Annotated[Ref, Meta(max_length=200)]


HelpRequest: TypeAlias = Hint | Odds | Prove | ToldBy
"""Requests that a worker answers, and that are logged."""


class Ping(_Request, tag="ping"):
    """Ask for a sign of life: a broken connection is not always reported."""


class Hello(_Request, tag="hello"):
    """The first message on a socket: what the client knows already."""

    last: Whole | None = None
    """The number of the last message received; None: nothing is known."""
    words: bool = True
    """Whether to send phrases for what happens. Programs do without."""
    presence: bool = False
    """Whether to send who is connected and who is away."""
    beats: bool = False
    """Whether to send what happens in beats, for a page that shows one thing after the other."""
    lang: Name | None = None
    """The language for the sentences of refusals; None: no sentences."""
    secret: Name | None = None
    """For clients that can send neither header nor cookie."""
    key: Name | None = None
    seat: Seat | None = None


Request: TypeAlias = Command | Query | HelpRequest | Hello | Ping
