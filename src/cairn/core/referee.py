"""The referee of a real table: a game as a fold of what people enter beside the box, instead of a dealer's draws."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from cairn.core.game import Options, Result
from cairn.core.steps import Step
from cairn.core.values import Seat

G = TypeVar("G")
A = TypeVar("A")


@dataclass(frozen=True)
class Referee(Generic[G, A]):
    """What a game answers when it is refereed at a real table. All of it is pure."""

    act: Any
    """The type of what can be entered: a union of values with tags."""
    open: Callable[[Any], G]
    """The table with these options, before anything is entered."""
    enter: Callable[[G, Seat | None, A], G]
    """The table with what a device of this seat entered; raises `CairnError` if it cannot be so. None: a device in the
    middle of the table."""
    frame: Callable[[G, Seat | None], Any]
    """What the device of a seat is sent: a function of what the seat may know."""
    frame_type: Any
    asks: Callable[[G, Seat], bool]
    """Whether a seat is asked for something that only it may enter, for a device that holds several seats."""
    steps: Callable[[G], tuple[Step, ...]]
    """The game as steps of the engine, with what is known to be true."""
    result: Callable[[G], Result | None]
    """How it ended."""
    options: Callable[[G], Options]
    """How the table was set up."""


AnyReferee: TypeAlias = Referee[Any, Any]
"""The referee of a game that is known only by name."""
