"""What a first visit loads until a table stands there: the lobby, a game begun in it, words and fonts."""

import re

from playwright.sync_api import Browser, Request

from tests.server.services import Running
from tests.web.shot import new_page

PICTURES = re.compile(r"\.svg$|/tones-[\w-]+\.css$")
"""Drawings and their colours come after the table, when nothing else is to be done; they have a bound of their own."""


def first_load(browser: Browser, server: Running, game: str, lang: str) -> dict[str, int]:
    """Bytes over the wire, headers included, of a first visit to the lobby and to one table, by kind."""
    page = new_page(browser, server, "1440x900", "light", lang)
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto("/")
    page.get_by_role("article").nth(3).wait_for()
    page.wait_for_load_state("networkidle")
    page.locator(f"article:has(#name-{game}) .buttons > button").first.click()
    page.locator("section.bar").wait_for()
    page.wait_for_load_state("networkidle")
    kinds: dict[str, int] = {}
    for request in [each for each in finished if not PICTURES.search(each.url)]:
        sizes = request.sizes()
        kinds[request.resource_type] = (
            kinds.get(request.resource_type, 0) + sizes["responseBodySize"] + sizes["responseHeadersSize"]
        )
    page.context.close()
    return kinds
