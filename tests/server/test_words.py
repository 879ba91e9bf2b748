"""Whatever a table refuses is said with the facts that it comes with, in every language."""

import pytest

from cairn.core.phrases import Fact, Phrase
from cairn.server.table.chat import READY_MADE
from cairn.text import LANGUAGES, Voice, text
from tests.text.refusals import raised

FACTS: dict[str, Fact] = {
    "seat": "seat:0",
    "name": "text:Ann",
    "number": 2,
    "version": "text:1",
    "prompt": 3,
    "why": "yes",
    "reason": "text:Stop",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_table_is_said(lang: str) -> None:
    voice = Voice(text(lang), ("Ann", "Ben"))
    for each in raised():
        if each.game is None:
            assert voice.say(Phrase(f"refusal-{each.key}", {name: FACTS[name] for name in each.facts}))
    for key in READY_MADE:
        assert voice.say(Phrase(key))
