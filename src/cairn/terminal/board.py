"""Boards: how a game looks in a terminal, and how it is spoken to there.

A board sees what a seat sees: a sight, never the state.
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
"""Columns that a board makes use of where there are more."""

ONE_LINE = 76
"""No line of the log is longer than this where sentences share it."""

T = TypeVar("T")


@dataclass(frozen=True)
class Desk:
    """What one player has before him at the terminal: a sight, what may be done, the own notes, and a language."""

    sight: Sight[Any, Any]
    """Of the game whose board it is."""
    moves: tuple[Any, ...]
    """What the seat may do now."""
    notes: tuple[Noted, ...]
    voice: Voice
    """The player's language, and who is called `you`."""
    english: Text
    """English words are understood beside those of the player's language."""
    path: tuple[int, ...] = ()
    """How far the player has gone into the board's menu: the number of an entry for each step."""
    offers: tuple[Offer[Any], ...] = ()
    """The same moves with what they touch, cost and give."""
    after: Callable[[Any], tuple[Any, ...]] = lambda move: ()
    """What the seat may do after one of its moves; nothing where something comes to light before."""
    check: Callable[[Any], None] = lambda move: None
    """Raises `IllegalMove`, naming the rule, unless the seat may make the move now."""
    can_undo: bool = False
    """Whether the seat may take its last move back."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The numbers that entries of the menu have had in this turn, by the keys of their offers: they keep them."""

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
        """Who sits where."""
        return self.voice.names

    @property
    def told(self) -> Seat | None:
        """Who is called `you`: nobody when all look at once."""
        return self.voice.seat


@dataclass(frozen=True)
class Play:
    """The player wants to make this move, and then these, as one: all of them or none.

    Nothing may come to light before the last of them.
    """

    move: Any
    then: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Write:
    """The player writes this down; `said` tells what came of it."""

    notes: tuple[Any, ...]
    said: str


@dataclass(frozen=True)
class Show:
    """The player wants to see something."""

    what: RenderableType


@dataclass(frozen=True)
class Go:
    """The player goes on, or back, in the menu."""

    path: tuple[int, ...]


@dataclass(frozen=True)
class Back:
    """The player takes the last choice back, which was a move already."""


Intent: TypeAlias = Play | Write | Show | Go | Back


@dataclass(frozen=True)
class Help:
    """What `?` says: each line is what to type and what it does."""

    now: tuple[tuple[str, str], ...]
    moves: tuple[str, ...]
    """What may be done now, in words, where that is a short list."""
    always: tuple[tuple[str, str], ...]
    remark: str = ""
    marks: tuple[tuple[str, str], ...] = ()
    """Signs on the board, and what they mean."""


class Puzzled(Exception):
    """A line that cannot be understood, with one sentence that says why."""


class Ambiguous(Exception):
    """A word that may mean several things, which are its arguments."""


class Board(Protocol):
    """How one game looks in a terminal, and how it is spoken to there."""

    commands: tuple[str, ...]
    """The names of the game's own commands; the catalogue has the words for them."""

    def render(self, desk: Desk) -> RenderableType:
        """The table. What grows in the course of a game is best drawn as `cairn.terminal.layout.Fitted`."""

    def prompt(self, desk: Desk) -> str:
        """What the seat is asked to do."""

    def menu(self, desk: Desk) -> RenderableType | None:
        """What may be chosen, where the player has got to; None: the game has no menu."""

    def forced(self, desk: Desk) -> Any | None:
        """A move that the table makes by itself, because the seat has no other and learns nothing from being asked."""

    def lines(self, desk: Desk) -> Iterable[str]:
        """Lines that may be typed now, in the player's words, to be completed from their beginnings."""

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """Everything that happened from event number `since` on."""

    def news(self, desk: Desk, since: int) -> list[str]:
        """What happened from event number `since` on and is worth telling to somebody who sees the table."""

    def help(self, desk: Desk) -> Help:
        """What may be typed now."""

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """What a command with these words after it stands for; raises `Puzzled`."""

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """What words without a command stand for, if they look like an answer to what is asked; raises `Puzzled`."""

    def refuse(self, words: list[str], desk: Desk) -> None:
        """Raise what forbids a move that the words begin to name, if they do; raises `IllegalMove` or `Puzzled`."""

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """How the game ended: the table for all who sit there."""

    def closing(self, desk: Desk, result: Result) -> list[str]:
        """Who has won, in the last sentences of the evening."""


class PlainBoard:
    """What a board does that has no more to say: no menu, no move made by itself, nothing completed, who has won."""

    def menu(self, desk: Desk) -> RenderableType | None:
        """None: moves are typed in words."""
        return None

    def forced(self, desk: Desk) -> Any | None:
        """None: every move is the player's own."""
        return None

    def lines(self, desk: Desk) -> Iterable[str]:
        """None but the commands."""
        return ()

    def refuse(self, words: list[str], desk: Desk) -> None:
        """Nothing: every command is known at any time."""

    def closing(self, desk: Desk, result: Result) -> list[str]:
        """How the game ended."""
        return [desk.voice.say(phrase("game-ended", ending=ending(result)))]


def join_sentences(
    told: Iterable[tuple[Event, str]], groups: Iterable[tuple[type, ...]], begin: tuple[type, ...]
) -> list[str]:
    """Sentences about events as lines: those about events of one group share a line where they fit.

    Events of the kinds in `begin` begin a line; a sentence like the one before it is left out of the line.
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
    """A word as people may type it: no capitals, no accents."""
    parted = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in parted if not unicodedata.combining(each)).replace("ł", "l").replace("’", "'")


def find_by_word(word: str, known: Mapping[T, Iterable[str]], by_beginning: bool = True) -> T | None:
    """What `word` stands for: one of a thing's words, or the beginning of one; None if it is neither.

    Raises `Ambiguous` with the things that a beginning may stand for.
    """
    for spelt in (str.casefold, fold_word):  # with its accents first: ż is not z where both mean something
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
