"""The reasons of the judge as sentences. `docs/judges.md` lists the facts of each."""

from cairn.core.phrases import Fact, phrase, seat_ref
from cairn.reason.study import ChoiceReason, Line


def reason_line(reason: ChoiceReason) -> Line:
    """A sentence for the reason, resting on the pieces that the judge named."""
    facts: dict[str, Fact] = {
        name: seat_ref(value) if name == "seat" else value for name, value in reason.facts.items()
    }
    return Line(phrase(f"reason-{reason.key}", **facts), rests=reason.about, role="why")
