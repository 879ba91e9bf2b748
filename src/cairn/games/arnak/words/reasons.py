"""Reasons of the judge as phrases."""

from cairn.core.phrases import Phrase, phrase
from cairn.games.arnak.effects.goods import NOTHING, RESOURCES, Goods
from cairn.games.arnak.solve.hint import Outlook
from cairn.games.arnak.words.hints import change_phrases
from cairn.games.arnak.words.parts import yes_or_no
from cairn.reason.study import ChoiceReason


def reason_phrase(reason: ChoiceReason) -> Phrase:
    """A reason in words: what a line does at once, or what it gains and loses when it is played on."""
    match reason.key:
        case "next-steps":
            return _next_steps(reason)
        case "sources-alike":
            return phrase(
                "reason-sources-alike", of=tuple(phrase("source-name", of=name) for name in reason.facts["of"])
            )
        case _:
            return phrase(f"reason-{reason.key}", **reason.facts)


def _next_steps(reason: ChoiceReason) -> Phrase:
    """What the line gains and spends."""
    changes = {name: reason.facts[name] for name in RESOURCES}
    gained, spent = Goods(**changes).without(NOTHING), NOTHING.without(Goods(**changes))
    said = tuple(change_phrases(Outlook(gained, spent, reason.facts["points"], bool(reason.facts["ends"]))))
    alone = yes_or_no(reason.facts["moves"] == 1)
    if not said:
        return phrase("reason-next-steps-none", alone=alone)
    return phrase("reason-next-steps", changes=said, alone=alone)
