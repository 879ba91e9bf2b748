"""The rival explains itself: why it did nothing, or something else than its tile says (AR 13.3, 13.8, 13.10)."""

import pytest

from cairn.core.events import Event
from cairn.games.arnak.rules.events import RivalDug, RivalIdle, RivalOvercame, RivalResearched, RoundBegan, TileTurned
from cairn.games.arnak.words.table import WORDS
from cairn.text import LANGUAGES
from tests.text.test_language import voice


@pytest.mark.parametrize(
    ("round", "tile", "event", "why"),
    [
        (2, "dig-coin", RivalIdle(), "rival-why-dig"),
        (2, "discover-red", RivalIdle(), "rival-why-discover"),
        (5, "discover-green", RivalIdle(), "rival-why-round"),
        (5, "discover-red", RivalIdle(), "rival-why-discover"),
        (1, "item-green", RivalIdle(), "rival-why-item"),
        (1, "artifact-red", RivalIdle(), "rival-why-artifact"),
        (3, "overcome-red", RivalResearched("row-1-left", None), "rival-why-overcome"),
        (3, "research-red", RivalResearched("row-1-left", None), None),
        (3, "overcome-red", RivalOvercame("lower-1", "tiger"), None),
        (4, "overcome-red", RivalIdle(), None),
        (2, "dig-coin", RivalDug("camp-coin", 0), None),
    ],
)
def test_the_rival_says_why(round: int, tile: str, event: Event, why: str | None) -> None:
    history = [RoundBegan(round - 1, 0), TileTurned("dig-jewel"), RoundBegan(round, 0), TileTurned(tile), event]
    told, *rest = WORDS.event(history, 4)
    assert told.key == f"event-{event.__struct_config__.tag}"
    assert [each.key for each in rest] == ([] if why is None else [why])
    for lang in LANGUAGES:
        assert all("AR 13." in voice(lang).say(each) for each in rest)
