"""How heavy the page is and how fast it draws: `make bench-web`.

What a first visit loads until a table stands there, fonts counted, as it came over the wire; the time from the message
that tells of a move to the picture with it; and the longest task in which the page answered to nothing.
"""

import argparse
import json
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from cairn.api import bot
from tests.server.services import Running
from tests.web.browsing import browsing
from tests.web.positions import played
from tests.web.shot import house, new_page

GAMES = {
    "lost-code": "The Lost Code",
    "break-the-code": "Break the Code",
    "think-str8": "Think Str8!",
    "arnak": "Lost Ruins of Arnak",
}
MOST_BYTES = 300_000
MOST_MILLISECONDS = 100
MOVES = 40
MOST_BUSY_MILLISECONDS = 200
LATE = 260
"""So many moves have been made in a late game of four at Arnak."""

WATCH = """
(() => {
  window.drawn = [];
  window.long = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((each) => each.duration))).observe({
    type: "longtask",
  });
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const told = performance.now();
        const isNews = String(event.data).includes('"tell":"happened"');
        heard(event);
        if (isNews) requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - told)));
      };
    }
  };
})()
"""


def loaded(browser: Browser, server: Running, game: str, lang: str) -> dict[str, int]:
    """Bytes over the wire of a first visit to the lobby and one table, by kind."""
    page = new_page(browser, server, "1440x900", "light", lang)
    kinds: dict[str, int] = {}

    def count(request: Any) -> None:
        sizes = request.sizes()
        kind = request.resource_type
        kinds[kind] = kinds.get(kind, 0) + sizes["responseBodySize"] + sizes["responseHeadersSize"]

    page.on("requestfinished", count)
    page.goto("/")
    page.get_by_role("article").nth(3).wait_for()
    page.wait_for_load_state("networkidle")
    page.locator(f"article:has(#name-{game}) .go").click()
    page.locator("section.bar").wait_for()
    page.wait_for_load_state("networkidle")
    page.context.close()
    return kinds


def drawn(browser: Browser, server: Running, game: str, players: int = 2, begun: int = 0) -> dict[str, Any]:
    """Milliseconds from each message to the picture with it, at the game's own table, and the longest task."""
    page: Page = new_page(browser, server, "1440x900", "light", "en", motion="full")
    page.add_init_script(WATCH)
    position = played(server.url, game, players=players, moves=begun, help="odds")
    position.open(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("window.long.length = 0")  # that the table is laid out is not a move
    player, rng = bot("steady", game), Random(1)
    for _ in range(MOVES):
        for each in position.seats:
            each.update()
        acting = next((each for each in position.seats if each.may_move), None)
        if acting is None or position.seats[0].status != "playing":
            break
        acting.play(player.choose(acting.sight, acting.moves, rng))
        page.wait_for_timeout(60)
    times: list[float] = page.evaluate("window.drawn")
    busy: list[float] = page.evaluate("window.long")
    position.close()
    page.context.close()
    return {
        "moves": len(times),
        "median_ms": round(median(times), 1),
        "p95_ms": round(quantiles(times, n=20)[-1], 1),
        "longest_task_ms": round(max(busy, default=0)),
    }


def main() -> None:
    """Measure, and say so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, Any] = {"loaded": {}, "drawn": {}}
    with house() as server, browsing() as browser:
        for game in GAMES:
            for lang in ("en", "pl", "ru"):
                kinds = loaded(browser, server, game, lang)
                found["loaded"][f"{game} {lang}"] = {"bytes": sum(kinds.values()), **kinds}
            found["drawn"][game] = drawn(browser, server, game)
        found["drawn"]["arnak, late, four"] = drawn(browser, server, "arnak", players=4, begun=LATE)
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for name, each in found["loaded"].items():
        parts = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in each.items() if kind != "bytes")
        print(f"{name:18} {each['bytes'] / 1000:6.0f} kB of {MOST_BYTES // 1000}  ({parts})")
    for name, each in found["drawn"].items():
        slow = f"{each['p95_ms']:.1f} ms at the 95th percentile, of {MOST_MILLISECONDS}"
        busy = f"longest task {each['longest_task_ms']} ms of {MOST_BUSY_MILLISECONDS}"
        print(f"{name:18} {each['median_ms']:6.1f} ms median, {slow}; {busy}")


if __name__ == "__main__":
    main()
