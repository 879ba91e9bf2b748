"""The error tree. Each error names its place: a rule, an option, a line, a file."""

from typing import ClassVar, Literal

from cairn.core.offers import Refusal
from cairn.core.phrases import Fact


class CairnError(Exception):
    """Anything that cairn refuses, described in one line that a person can act on."""


class IllegalMove(CairnError):
    """A player's mistake, with the rule that forbids it.

    The sentence is in the catalogues: `key` names it, and `facts` are its arguments.
    """

    sentence: str | None = None
    """The sentence in the client's language, if the client asked for one."""

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        """Name the rule, the key of the sentence, and the sentence's facts."""
        self.rule = rule
        """The number of the rule, as on the rules page."""
        self.key = key
        """The key of the sentence in the catalogues."""
        self.facts = {name.replace("_", "-"): fact for name, fact in facts.items()}
        """The arguments of the sentence."""
        self.refusal = Refusal(rule, key, self.facts)
        listed = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        super().__init__(f"{rule}: {key} ({listed})" if listed else f"{rule}: {key}")

    def __reduce__(self) -> tuple[object, ...]:
        """Keep all fields when pickled."""
        return (_illegal_move, (self.rule, self.key, self.facts))


def _illegal_move(rule: str, key: str, facts: dict[str, Fact]) -> IllegalMove:
    return IllegalMove(rule, key, **facts)


class BadInput(CairnError):
    """Input that cannot be used, with its place: a field, a line, a file."""

    def __init__(self, place: str, text: str) -> None:
        """Name the place of the fault, then describe it."""
        self.place = place
        self.text = text
        super().__init__(f"{place}: {text}")

    def __reduce__(self) -> tuple[object, ...]:
        """Keep all fields when pickled."""
        return (type(self), (self.place, self.text))


class UnknownName(BadInput):
    """A game, bot or language that does not exist; the text names those that do."""


class BadOption(BadInput):
    """An option that the game does not have, or a value that it does not take."""


class BadTable(BadInput):
    """An inconsistent table of components, such as a file of wheels."""


class BadRecord(BadInput):
    """A record that is cut short, changed, or made under other rules; the place is its line."""


class WorkFailed(CairnError):
    """Work that a server did not finish: the server's fault, never the client's."""

    kind: ClassVar[Literal["busy", "timeout", "crash"]]
    """What happened, as the API names it."""
    what: ClassVar[str]
    """The same in words."""

    def __init__(self, job: str, after: int | None = None, text: str | None = None) -> None:
        """Name the job; `after` is the number of seconds to wait before asking again (None: it may fail again)."""
        self.job = job
        self.after = after
        self.text = text or (self.what if after is None else f"{self.what}; try again in {after} s")
        super().__init__(f"{job}: {self.text}")

    def __reduce__(self) -> tuple[object, ...]:
        """Keep all fields when pickled."""
        return (type(self), (self.job, self.after, self.text))


class Busy(WorkFailed):
    """The server has no room for the job now; it was not begun."""

    kind = "busy"
    what = "the server is busy"


class TimedOut(WorkFailed):
    """The job exceeded its time limit and was stopped."""

    kind = "timeout"
    what = "the server did not finish in time"


class Crashed(WorkFailed):
    """The job failed because of a fault in the server, which is in its log."""

    kind = "crash"
    what = "something went wrong on the server"
