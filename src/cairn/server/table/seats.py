"""Who sits where at a table, and what each seat was asked: parts of what a log makes (`cairn.server.table.state`)."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from cairn.core.errors import BadInput
from cairn.core.values import Seat, Value, encode, replace

__all__ = ["Answers", "Chair", "Holder", "Prompt", "SeatChange", "SeatChangeKind", "clean_text"]

REMEMBERED_ANSWERS = 64
"""So many answers back a repeated message is known again; nobody sends more than one turn at once."""

TAKEN_BACK = "undo"
"""What stands for an undo among the answers: no move is JSON of this form."""

WITHOUT_WIDTH = dict.fromkeys(map(ord, "\u200b\u2060\ufeff"))
"""White space that nobody sees: it comes with pasted text, and would make two names look the same."""


class Holder(Value, omit_defaults=True):
    """Somebody who has had a seat: the hash of the secret that opened it, and the guest, if it was one."""

    secret: str
    guest: str | None = None


class Chair(Value, omit_defaults=True):
    """A seat, and who plays there."""

    name: str = ""
    """Of the person, also of one who has left and may come back."""
    secret: str | None = None
    """The hash; None: nobody has sat here, or the seat was freed."""
    guest: str | None = None
    bot: str | None = None
    """Who plays here while no person does."""
    ready: bool = False
    word: str = ""
    """Added to the deal before the game begins."""
    was_freed: bool = False
    """Whether the host freed the seat while the game ran, as older logs have it."""
    key: str | None = None
    """The hash of the key that takes the seat to another device."""
    key_until: int = 0
    holders: tuple[Holder, ...] = ()
    """Everybody who has had the seat since the game began. None of them ever gets a seat of somebody else."""
    absent_until: int | None = None
    """When a bot plays on, unless the player turns out to be there; None: nobody has asked for that."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here, not even a bot."""
        return self.secret is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot moves here."""
        return self.bot is not None

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person sits and moves here."""
        return self.secret is not None and self.bot is None

    @property
    def holder(self) -> Holder | None:
        """Who has the seat now; None: nobody, or a bot of its own."""
        return None if self.secret is None else Holder(self.secret, self.guest)


SeatChangeKind: TypeAlias = Literal["left", "returned", "ran-out", "absent", "present", "substituted", "rejoined"]


class SeatChange(Value):
    """Somebody came or went while the game ran."""

    kind: SeatChangeKind
    seat: Seat
    time: int
    events: int
    """How many events had happened at the table."""


class Prompt(Value, omit_defaults=True):
    """What a seat is asked. A move names the number that it answers."""

    number: int = 0
    is_open: bool = False
    """Whether the seat may move."""
    since: int = 0
    """When it was asked, if it may move."""
    thought: int = 0
    """How many milliseconds it has thought in all, until it was asked this."""
    left: int | None = None
    """How many milliseconds it had left when it was asked; None: there is no clock."""

    def close(self, time: int) -> "Prompt":
        """The prompt, with what was thought until `time` counted."""
        if not self.is_open:
            return self
        return replace(self.count_time(time), is_open=False, since=0)

    def count_time(self, time: int) -> "Prompt":
        """The prompt, with what was thought until `time` counted, and open still. A clock set back counts nothing."""
        spent = max(0, time - self.since) if self.is_open else 0
        left = None if self.left is None else self.left - spent
        return replace(self, since=time if self.is_open else 0, thought=self.thought + spent, left=left)

    def ask_next(self, time: int, is_open: bool) -> "Prompt":
        """The next prompt: whether the seat may move or not, what was named before is over."""
        over = self.close(time)
        return replace(over, number=over.number + 1, is_open=is_open, since=time if is_open else 0)


class Answers:
    """What a seat answered to its last prompts, so that a message sent twice is known again."""

    def __init__(self, given: Iterable[tuple[int, str]] = ()) -> None:
        """Begin with what was answered before."""
        self._given = dict(given)

    def add(self, prompt: int, move: Any | None) -> None:
        """Remember the move; None: the seat took one back."""
        self._given[prompt] = _written(move)
        if len(self._given) > REMEMBERED_ANSWERS:
            del self._given[next(iter(self._given))]

    def has(self, prompt: int, moves: Iterable[Any | None]) -> bool:
        """Whether exactly this was answered, from that prompt on."""
        return all(self._given.get(prompt + at) == _written(move) for at, move in enumerate(moves))

    def to_pairs(self) -> tuple[tuple[int, str], ...]:
        """To be given to a new one."""
        return tuple(self._given.items())


def clean_text(place: str, text: str, longest: int) -> str:
    """Return the text with single blanks for white space of any kind; raise `BadInput` if it cannot be shown."""
    text = " ".join(text.translate(WITHOUT_WIDTH).split())
    if not text or not text.isprintable():
        raise BadInput(place, f"{text[:longest]!r} cannot be shown")
    if len(text) > longest:
        raise BadInput(place, f"is longer than {longest} signs")
    return text


def _written(move: Any | None) -> str:
    return TAKEN_BACK if move is None else encode(move).decode()
