"""Prompts: what each seat is asked, by number, and its last answers."""

from collections.abc import Iterable
from typing import Any

from cairn.core.errors import IllegalMove
from cairn.core.values import Value, encode, replace
from cairn.server.table.seats import RULE

REMEMBERED_ANSWERS = 64
"""The number of answers kept to recognise a repeated message; a client sends at most one turn at once."""
TAKEN_BACK = "undo"
"""Stands for an undo among the answers: no move has this JSON form."""


class Stale(IllegalMove):
    """The message answers an old prompt; the current one is named."""

    def __init__(self, prompt: int) -> None:
        """Name the current prompt."""
        super().__init__(RULE, "stale", prompt=prompt)
        self.prompt = prompt


class Prompt(Value, omit_defaults=True):
    """What a seat is asked. A move names the prompt that it answers."""

    number: int = 0
    is_open: bool = False
    """Whether the seat may move."""
    since: int = 0
    """When it was asked, if the seat may move."""
    delay: int = 0
    """Milliseconds after `since` that do not count: what happened before has to be watched first."""
    thought: int = 0
    """Milliseconds that the seat has thought before this prompt, in all."""
    left: int | None = None
    """Milliseconds left when it was asked; None without a clock."""

    def close(self, time: int) -> "Prompt":
        """The prompt closed at `time`, with the time spent on it counted."""
        if not self.is_open:
            return self
        return replace(self.count_time(time), is_open=False, since=0, delay=0)

    def count_time(self, time: int) -> "Prompt":
        """The prompt with the time until `time` counted, still open. A clock that was set back counts as 0."""
        if not self.is_open:
            return replace(self, since=0)
        passed = max(0, time - self.since)
        spent = max(0, passed - self.delay)
        left = None if self.left is None else self.left - spent
        delay = max(0, self.delay - passed)
        return replace(self, since=time, delay=delay, thought=self.thought + spent, left=left)

    def ask_next(self, time: int, is_open: bool) -> "Prompt":
        """The next prompt, open or not; the one before is stale."""
        over = self.close(time)
        return replace(over, number=over.number + 1, is_open=is_open, since=time if is_open else 0)


class Answers:
    """A seat's last answers, to recognise a message sent twice."""

    def __init__(self, given: Iterable[tuple[int, str]] = ()) -> None:
        """Begin with these answers, by prompt."""
        self._given = dict(given)

    def add(self, prompt: int, move: Any | None) -> None:
        """Remember the move; None: an undo."""
        self._given[prompt] = _answer_key(move)
        if len(self._given) > REMEMBERED_ANSWERS:
            del self._given[next(iter(self._given))]

    def has(self, prompt: int, moves: Iterable[Any | None]) -> bool:
        """Whether exactly these moves were answered, from that prompt on."""
        return all(self._given.get(prompt + at) == _answer_key(move) for at, move in enumerate(moves))

    def to_pairs(self) -> tuple[tuple[int, str], ...]:
        """The answers, for a snapshot."""
        return tuple(self._given.items())


def _answer_key(move: Any | None) -> str:
    return TAKEN_BACK if move is None else encode(move).decode()
