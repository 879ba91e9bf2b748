"""The reasons of the judge as sentences. `docs/judges.md` lists the facts of each."""

from collections.abc import Iterator, Sequence

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.lost_code.words.parts import range_phrase
from cairn.reason.study import ChoiceReason, Line


def reason_line(reason: ChoiceReason) -> Line:
    """A sentence for the reason, resting on the pieces that the judge named."""
    facts: dict[str, Fact] = dict(reason.facts)
    match reason.facts:
        case {"low": int(low), "high": int(high)}:
            facts["range"] = range_phrase(low, high - low + 1)
        case {"sums": sums, "least": int(least), "most": int(most)}:
            facts["sums"] = tuple(_ranges(sums))
            facts["possible"] = range_phrase(least, most - least + 1)
        case _:
            pass
    return Line(phrase(f"reason-{reason.key}", **facts), rests=reason.about, role="why")


def _ranges(sums: Sequence[int]) -> Iterator[Phrase]:
    """Sums in a row as one range."""
    begin = 0
    for at in range(1, len(sums) + 1):
        if at == len(sums) or sums[at] != sums[at - 1] + 1:
            yield range_phrase(sums[begin], at - begin)
            begin = at
