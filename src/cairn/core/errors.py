"""The one tree of errors. Each says where the fault lies: a rule, an option, a line, a file."""

from typing import ClassVar, Literal

from cairn.core.offers import Refusal
from cairn.core.phrases import Fact


class CairnError(Exception):
    """Anything that cairn refuses, in one line that a person can act on."""


class IllegalMove(CairnError):
    """A player's mistake, with the rule that forbids it.

    The sentence is the catalogues': `key` finds it, and `facts` are what it is to be told.
    """

    sentence: str | None = None
    """In words, where somebody has named a language."""

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        """Name the rule, the sentence that says what is wrong, and what it speaks of."""
        self.rule = rule
        """The number of the rule, as the rules page has it."""
        self.key = key
        """Which sentence says what is wrong."""
        self.facts = {name.replace("_", "-"): fact for name, fact in facts.items()}
        """What the sentence is to be told."""
        self.refusal = Refusal(rule, key, self.facts)
        told = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        super().__init__(f"{rule}: {key} ({told})" if told else f"{rule}: {key}")

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole."""
        return (_illegal_move, (self.rule, self.key, self.facts))


def _illegal_move(rule: str, key: str, facts: dict[str, Fact]) -> IllegalMove:
    return IllegalMove(rule, key, **facts)


class BadInput(CairnError):
    """Input that cannot be used, with its place: a field, a line, a file."""

    def __init__(self, place: str, text: str) -> None:
        """Say where the fault is, then what it is."""
        self.place = place
        self.text = text
        super().__init__(f"{place}: {text}")

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole."""
        return (type(self), (self.place, self.text))


class UnknownName(BadInput):
    """A game, bot or language that does not exist; the text names those that do."""


class BadOption(BadInput):
    """An option that the game does not have, or a value that it does not take."""


class BadTable(BadInput):
    """A table of components (a file of wheels, say) that does not hold together."""


class BadRecord(BadInput):
    """A record that is cut short, changed, or made under other rules; the place is its line."""


class WorkFailed(CairnError):
    """Work that a server did not finish, whatever was asked: the server's fault, never the client's."""

    kind: ClassVar[Literal["busy", "timeout", "crash"]]
    """What became of it, in one word of the wire."""
    what: ClassVar[str]
    """The same for people."""

    def __init__(self, job: str, after: int | None = None, text: str | None = None) -> None:
        """Name the job; `after` that number of seconds it is worth asking again (None: it may fail again)."""
        self.job = job
        self.after = after
        self.text = text or (self.what if after is None else f"{self.what}; try again in {after} s")
        super().__init__(f"{job}: {self.text}")

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole."""
        return (type(self), (self.job, self.after, self.text))


class Busy(WorkFailed):
    """The server has no room for the job now: it was not begun."""

    kind = "busy"
    what = "the server is busy"


class TimedOut(WorkFailed):
    """The job took longer than it may, and was stopped."""

    kind = "timeout"
    what = "the server did not finish in time"


class Crashed(WorkFailed):
    """The job failed by a fault of the server, which is in its log."""

    kind = "crash"
    what = "something went wrong on the server"
