"""The one tree of errors. Each says where the fault lies: a rule, an option, a line, a file."""

from cairn.core.offers import Refusal
from cairn.core.phrases import Fact

__all__ = ["BadInput", "BadOption", "BadRecord", "BadTable", "CairnError", "IllegalMove", "UnknownName"]


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
        self.refusal = Refusal(rule, key, {name.replace("_", "-"): fact for name, fact in facts.items()})
        told = ", ".join(f"{name} {fact}" for name, fact in self.refusal.facts.items())
        super().__init__(f"{rule}: {key} ({told})" if told else f"{rule}: {key}")

    @property
    def rule(self) -> str:
        """The number of the rule, as the rules page has it."""
        return self.refusal.rule

    @property
    def key(self) -> str:
        """Which sentence says what is wrong."""
        return self.refusal.key

    @property
    def facts(self) -> dict[str, Fact]:
        """What the sentence is to be told."""
        return self.refusal.facts

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
