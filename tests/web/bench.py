"""How heavy the page is and how fast it draws: `make bench-web`.

What a first visit loads until a table stands there, fonts counted, as it came over the wire; the time from the message
that tells of a move to the picture with it; and the longest task in which the page answered to nothing. Then how
smoothly it moves on a slow phone, and how long a round trip takes at each speed (`bench_stage`).
"""

import argparse
import json
from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from cairn.api import bot
from cairn.text import LANGUAGES
from tests.server.services import Running
from tests.web.bench_stage import SPEEDS, TABLES, frames, lengths
from tests.web.browsing import browsing
from tests.web.first_load import first_load
from tests.web.positions import played
from tests.web.shot import house, new_page
from tests.web.test_first_load import GAMES, MOST_BYTES

MOST_MILLISECONDS = 100
MOVES = 40
MOST_BUSY_MILLISECONDS = 200
MOST_MOVING_MILLISECONDS = 50
"""While something moves on a slow phone."""
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


def drawn(browser: Browser, server: Running, game: str, players: int = 2, begun: int = 0) -> dict[str, Any]:
    """Milliseconds from each message to the picture with it, at the game's own table, and the longest task."""
    page: Page = new_page(browser, server, "1440x900", "light", "en")
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
    parser.add_argument("--only", choices=PARTS)
    asked = parser.parse_args()
    parts = (asked.only,) if asked.only else PARTS
    with house() as server, browsing() as browser:
        found = {part: dict(_measure(part, browser, server)) for part in parts}
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for part in parts:
        for name, each in found[part].items():
            print(f"{name:22} {LINES[part](each)}")


def _measure(part: str, browser: Browser, server: Running) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is measured, each with its name."""
    match part:
        case "loaded":
            for game, lang in product(GAMES, LANGUAGES):
                kinds = first_load(browser, server, game, lang)
                yield f"{game} {lang}", {"bytes": sum(kinds.values()), **kinds}
        case "drawn":
            for game in GAMES:
                yield game, drawn(browser, server, game)
            yield "arnak, late, four", drawn(browser, server, "arnak", players=4, begun=LATE)
        case "lengths":
            for name in TABLES:
                yield name, lengths(browser, server, name)
        case _:
            for name in TABLES:
                yield name, frames(browser, server, name)


def _loaded_line(each: dict[str, Any]) -> str:
    kinds = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in each.items() if kind != "bytes")
    return f"{each['bytes'] / 1000:6.0f} kB of {MOST_BYTES // 1000}  ({kinds})"


def _drawn_line(each: dict[str, Any]) -> str:
    slow = f"{each['p95_ms']:.1f} ms at the 95th percentile, of {MOST_MILLISECONDS}"
    busy = f"longest task {each['longest_task_ms']} ms of {MOST_BUSY_MILLISECONDS}"
    return f"{each['median_ms']:6.1f} ms median, {slow}; {busy}"


def _moved_line(each: dict[str, Any]) -> str:
    busy = f"longest task {each['longest_task_ms']} ms of {MOST_MOVING_MILLISECONDS}"
    return f"{each['frames_per_second']} frames a second, busy for {each['busy_percent']} % of the time; {busy}"


def _lengths_line(each: dict[str, Any]) -> str:
    return f"{each['beats']} beats: " + ", ".join(f"{speed} {each[f'{speed}_ms']} ms" for speed in SPEEDS)


LINES = {"loaded": _loaded_line, "drawn": _drawn_line, "moved": _moved_line, "lengths": _lengths_line}
PARTS = tuple(LINES)

if __name__ == "__main__":
    main()
