"""The one tree of errors. Each says where the fault lies: a rule, an option, a line, a file."""

__all__ = ["BadInput", "BadOption", "BadRecord", "BadTable", "CairnError", "IllegalMove", "UnknownName"]


class CairnError(Exception):
    """Anything that cairn refuses, in one line that a person can act on."""


class IllegalMove(CairnError):
    """A player's mistake, with the rule that forbids it.

    `text` is an English sentence with places for `facts`; a catalogue of another language finds its own sentence
    by the rule.
    """

    def __init__(self, rule: str, text: str, **facts: object) -> None:
        """Name the rule, say what is wrong, and give what the sentence has places for."""
        self.rule = rule
        self.template = text
        self.facts = facts
        self.text = text.format_map(facts) if facts else text
        super().__init__(f"{rule}: {self.text}")

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole."""
        return (_illegal_move, (self.rule, self.template, self.facts))


def _illegal_move(rule: str, text: str, facts: dict[str, object]) -> IllegalMove:
    return IllegalMove(rule, text, **facts)


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
