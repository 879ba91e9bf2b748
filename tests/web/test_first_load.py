"""A first visit is light: who opens a table on a phone by the road waits for few bytes, in every language."""

import pytest
from playwright.sync_api import Browser

from cairn.text import LANGUAGES
from tests.server.services import Running
from tests.web.first_load import first_load

MOST_BYTES = 300_000
"""What a first visit may cost, pictures aside: they come when the table stands."""
GAMES = ["lost-code", "break-the-code", "think-str8", "arnak"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_loads_few_bytes(browser: Browser, server: Running, game: str, lang: str) -> None:
    kinds = first_load(browser, server, game, lang)
    assert {"document", "script", "stylesheet", "font", "fetch"} <= kinds.keys()
    assert sum(kinds.values()) < MOST_BYTES, kinds
