"""Reasons of the judge as phrases."""

from cairn.core.phrases import Phrase, phrase
from cairn.games.arnak.effects.goods import NOTHING, RESOURCES, Goods
from cairn.games.arnak.solve.hint import Outlook
from cairn.games.arnak.words.hints import change_phrases
from cairn.reason.study import ChoiceReason


def reason_phrase(reason: ChoiceReason) -> Phrase:
    """A reason in words: what a line does at once, or what it gains and loses when it is played on."""
    if reason.key != "next-steps":
        return phrase(f"reason-{reason.key}", **reason.facts)
    changes = {name: reason.facts[name] for name in RESOURCES}
    gained, spent = Goods(**changes).without(NOTHING), NOTHING.without(Goods(**changes))
    said = tuple(change_phrases(Outlook(gained, spent, reason.facts["points"], bool(reason.facts["ends"]))))
    return phrase("reason-next-steps", changes=said) if said else phrase("reason-next-steps-none")
