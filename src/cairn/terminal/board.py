"""Boards: how a game looks in a terminal, and what a player can type there.

A board gets what a seat knows, never the state.
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from rich.console import RenderableType

from cairn.core.events import Event
from cairn.core.game import Result
from cairn.core.offers import Offer
from cairn.core.phrases import phrase
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.core.values import Seat
from cairn.text import Text, Voice
from cairn.text.ending import ending

WIDTH = 80
"""Columns that every board fits into."""
WIDEST = 200
"""Columns that a board uses at most."""

ONE_LINE = 76
"""The longest line of the log with several sentences."""

T = TypeVar("T")


@dataclass(frozen=True)
class Desk:
    """What one player has at the terminal: a sight, the legal moves, notes and a language."""

    sight: Sight[Any, Any]
    """Of the game whose board it is."""
    moves: tuple[Any, ...]
    """The legal moves of the seat."""
    notes: tuple[Noted, ...]
    voice: Voice
    """The player's language, and who is addressed as `you`."""
    english: Text
    """English words are understood besides those of the player's language."""
    path: tuple[int, ...] = ()
    """The player's place in the board's menu: the number of an entry for each level."""
    offers: tuple[Offer[Any], ...] = ()
    """The same moves with what they touch, cost and give."""
    after: Callable[[Any], tuple[Any, ...]] = lambda move: ()
    """The legal moves after one of the seat's moves; none if that move reveals something."""
    check: Callable[[Any], None] = lambda move: None
    """Raises `IllegalMove`, naming the rule, unless the move is legal now."""
    can_undo: bool = False
    """Whether the seat may undo its last move."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The numbers of menu entries in this turn, by the keys of their offers, so that they do not change."""

    @property
    def view(self) -> Any:
        """What the seat sees now."""
        return self.sight.view

    @property
    def history(self) -> tuple[Any, ...]:
        """What the seat saw happen."""
        return self.sight.history

    @property
    def text(self) -> Text:
        """The catalogue of the player's language."""
        return self.voice.text

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        return self.voice.names

    @property
    def told(self) -> Seat | None:
        """Who is addressed as `you`: nobody when all look at once."""
        return self.voice.seat


@dataclass(frozen=True)
class Play:
    """Make this move, and then these: all of them or none.

    Nothing may be revealed before the last of them.
    """

    move: Any
    then: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Write:
    """Add these notes; `said` describes the result."""

    notes: tuple[Any, ...]
    said: str


@dataclass(frozen=True)
class Show:
    """Show something."""

    what: RenderableType


@dataclass(frozen=True)
class Go:
    """Go to this place in the menu."""

    path: tuple[int, ...]


@dataclass(frozen=True)
class Back:
    """Undo the last choice, which was already a move."""


Intent: TypeAlias = Play | Write | Show | Go | Back


@dataclass(frozen=True)
class Help:
    """The answer to `?`: each line is what to type and what it does."""

    now: tuple[tuple[str, str], ...]
    moves: tuple[str, ...]
    """The legal moves in words, if the list is short."""
    always: tuple[tuple[str, str], ...]
    remark: str = ""
    marks: tuple[tuple[str, str], ...] = ()
    """Symbols on the board, and what they mean."""


class Puzzled(Exception):
    """A line that cannot be understood, with one sentence that says why."""


class Ambiguous(Exception):
    """A word with several meanings, which are its arguments."""


class Board(Protocol):
    """How one game looks in a terminal, and what a player can type there."""

    commands: tuple[str, ...]
    """The names of the game's own commands; the catalogue has the words for them."""

    def render(self, desk: Desk) -> RenderableType:
        """The table. Something that grows during a game is best drawn as `cairn.terminal.layout.Fitted`."""

    def prompt(self, desk: Desk) -> str:
        """What the seat is asked to do."""

    def menu(self, desk: Desk) -> RenderableType | None:
        """The choices at the player's place in the menu; None: the game has no menu."""

    def forced(self, desk: Desk) -> Any | None:
        """A move that is made automatically, because the seat has no other and learns nothing from being asked."""

    def lines(self, desk: Desk) -> Iterable[str]:
        """Lines that can be typed now, in the player's language, for completion."""

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """Everything that happened from event number `since` on."""

    def news(self, desk: Desk, since: int) -> list[str]:
        """What happened from event number `since` on, as far as it is news to somebody who sees the table."""

    def help(self, desk: Desk) -> Help:
        """What can be typed now."""

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """The intent of a command with these words after it; raise `Puzzled`."""

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """The intent of words without a command, if they look like an answer to the prompt; raise `Puzzled`."""

    def refuse(self, words: list[str], desk: Desk) -> None:
        """Raise why the move that the words begin to name is illegal, if they name one: `IllegalMove` or `Puzzled`."""

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """How the game ended: the final table."""

    def closing(self, desk: Desk, result: Result) -> list[str]:
        """Who has won, in the closing sentences."""


class PlainBoard:
    """Defaults for boards: no menu, no automatic moves, no completion, and who has won."""

    def menu(self, desk: Desk) -> RenderableType | None:
        """None: moves are typed in words."""
        return None

    def forced(self, desk: Desk) -> Any | None:
        """None: every move is the player's own."""
        return None

    def lines(self, desk: Desk) -> Iterable[str]:
        """No lines besides the commands."""
        return ()

    def refuse(self, words: list[str], desk: Desk) -> None:
        """Nothing: every command is always known."""

    def closing(self, desk: Desk, result: Result) -> list[str]:
        """How the game ended."""
        return [desk.voice.say(phrase("game-ended", ending=ending(result)))]


def join_sentences(
    told: Iterable[tuple[Event, str]], groups: Iterable[tuple[type, ...]], begin: tuple[type, ...]
) -> list[str]:
    """Join sentences about events to lines: those about events of one group share a line if they fit.

    Events of the kinds in `begin` begin a line; a sentence that repeats the one before it is left out.
    """
    lines, before = list[str](), tuple[type, ...]()
    for event, sentence in told:
        group = next((each for each in groups if isinstance(event, each)), ())
        together = group != () and group == before and not isinstance(event, begin)
        if together and lines[-1].endswith(sentence):
            continue
        if together and len(lines[-1]) + len(sentence) < ONE_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        before = group
    return lines


def fold_word(word: str) -> str:
    """A word without capitals and accents, as people may type it."""
    parted = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in parted if not unicodedata.combining(each)).replace("ł", "l").replace("’", "'")


def find_by_word(word: str, known: Mapping[T, Iterable[str]], by_beginning: bool = True) -> T | None:
    """Return the thing that `word` names, in full or by its beginning; None if there is none.

    Raise `Ambiguous` with the things that a beginning may mean.
    """
    for spelt in (str.casefold, fold_word):  # with accents first: ż is not z where both have a meaning
        for thing, words in known.items():
            if spelt(word) in [spelt(each) for each in words]:
                return thing
    if not by_beginning:
        return None
    found = [
        thing for thing, words in known.items() if any(fold_word(each).startswith(fold_word(word)) for each in words)
    ]
    if len(found) > 1:
        raise Ambiguous(*found)
    return found[0] if found else None
