"""How what happened is shown: beats, one after the other, each a real position with what moved on the way to it.

A beat is made from what one seat sees (`cairn.play.beats`): the browser plays beats, and knows no rules.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

from cairn.core.events import Event
from cairn.core.game import E_contra, V_contra
from cairn.core.phrases import Phrase, Ref
from cairn.core.values import Seat, Value, field

Kind: TypeAlias = Literal[
    "note",
    "deal",
    "gain",
    "move",
    "card",
    "bet",
    "dice",
    "ask",
    "answer",
    "right",
    "mine",
    "reveal",
    "danger",
    "prize",
    "pass",
    "round",
    "end",
    "finale",
]
"""What sort of thing happens: it decides how long a beat is shown and how it sounds (`cairn.play.beats.KINDS`)."""

How: TypeAlias = Literal[
    "fly",
    "arc",
    "slide",
    "hop",
    "flip",
    "drop",
    "tumble",
    "stamp",
    "grow",
    "fade",
    "count",
    "title",
    "print",
    "wake",
    "cut",
    "lift",
    "stride",
    "roll",
    "glint",
    "shine",
]
"""The way in which a piece moves: what fades is grey and gone when it lands, a number counts up where it stands.

The last eight are moments: a place is printed where its sign was, a guardian wakes, another is cut down, a treasure is
lifted, the staff strides on, a wheel rolls to its place, light crosses a piece, rays shine around one."""


class Motion(Value, omit_defaults=True):
    """A piece goes from a place to a place. Both are named as offers and phrases name them."""

    to: Ref | None = None
    """None: it leaves the game or goes back to the bank."""
    origin: Ref | None = field(default=None, name="from")
    """None: it appears where it ends."""
    piece: Ref | None = None
    """The piece itself, if it is drawn on the table before or after."""
    sign: str = ""
    """How to draw a piece that is not: ``coin``, ``card:sundial``, ``back``."""
    count: int = 1
    """How many of them; of a hop the number of spaces, below 0 backwards."""
    how: How = "fly"
    after: int = 0
    """0 starts at once, 1 when those with 0 are half way, and so on."""


class Beat(Value, omit_defaults=True):
    """The least that is shown by itself: some events, one caption, the view at that moment, and what moved."""

    until: int
    """The number of events that have happened then. They begin where the beat before ended."""
    kind: Kind
    seat: Seat | None = None
    """Whose doing it is; None: the table's."""
    own: bool = False
    """Whether the seat that is shown this did it itself."""
    tells: int | None = None
    """The number of the event whose phrase is the caption; None: nothing is said."""
    say: Any = None
    """A caption that says it otherwise than the event's phrase, shorter or to the player: a `Phrase`, or the same
    decoded from JSON."""
    focus: Ref | None = None
    """The piece that it is about."""
    sound: str | None = None
    """Where it is another than that of its kind."""
    motions: tuple[Motion, ...] = ()
    lap: int = 0
    """Counts rounds of the table, so that a page can tell how far it is behind."""
    view: dict[str, Any] = field(default_factory=dict)
    """The fields of the view that differ from the beat before."""
    within: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    """Of fields that are rows of things: by place, the fields of it that differ."""


class Scene(Value):
    """How one event is shown."""

    kind: Kind = "note"
    motions: tuple[Motion, ...] = ()
    focus: Ref | None = None
    say: Phrase | None = None
    """A caption of its own, where the phrase of the event does not do."""
    sound: str | None = None
    joins: bool = False
    """Whether it is shown together with the event before it."""
    together: Phrase | None = None
    """The caption of several such events that are shown at once."""


class Staging(Protocol[V_contra, E_contra]):
    """How a game is shown, made from what one seat sees."""

    def scene(self, history: Sequence[E_contra], number: int, before: V_contra, after: V_contra) -> Scene:
        """How event `number` is shown, between the views before and after the beat that it belongs to."""

    def lap(self, history: Sequence[E_contra], view: V_contra) -> int:
        """How often the turn has gone round the table, after these events."""


NOTHING = Scene()
"""Of this event there is nothing to see: it has its line in the log."""


AnyStaging: TypeAlias = Staging[Value, Event]
"""The staging of a game that is known by name only."""


def stamp(sign: str, to: Ref) -> Motion:
    """A sign that is stamped on a piece."""
    return Motion(to=to, sign=sign, how="stamp")
