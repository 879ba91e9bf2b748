"""How smoothly a table moves on a slow phone, and how long a round trip takes: parts of `make bench-web`.

A round trip is what the others do between two of my decisions. Tasks of the page are measured by the CPU time that they
need, so that other work of the machine hardly matters; lengths at a clock that is driven.
"""

import json
from time import monotonic

from playwright.sync_api import Browser

from tests.server.services import Running
from tests.web.playing import wait_until
from tests.web.positions import played
from tests.web.shot import new_page
from tests.web.staging import Staged, make_moves

TABLES = {
    "lost-code": ("lost-code", 4, 35),
    "think-str8": ("think-str8", 4, 35),
    "break-the-code": ("break-the-code", 4, 4),
    "arnak": ("arnak", 4, 20),
    "arnak, end of a round": ("arnak", 4, 76),
}
"""Round trips: the game, how many sit there, and how many moves they have made before; then seat 0 has moved."""
SPEEDS = ("calm", "brisk", "instant")
SLOWED = 4
"""Times that the processor of a phone is slower than this one."""
FRAME = 1000 / 60
"""Milliseconds: a task that takes longer makes the page miss a frame."""

TRACED = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
BEGIN, END = "stage-begin", "stage-end"
"""What is measured lies between these marks."""


def lengths(browser: Browser, server: Running, name: str) -> dict[str, float]:
    """How many milliseconds a round trip takes at each speed, from the last of its messages to my prompt."""
    game, players, moves = TABLES[name]
    position = played(server.url, game, players=players, moves=moves, turn_of=1)
    stages = {
        speed: Staged(new_page(browser, server, "1440x900", "light", "en", moves=True, pace=speed), position)
        for speed in SPEEDS
    }
    make_moves(position, 0)
    found: dict[str, float] = {}
    for speed, stage in stages.items():
        stage.wait_until_told()
        found["beats"] = sum(beat["kind"] != "note" for beat, _ in stage.beats)
        found[f"{speed}_ms"] = stage.play_to_the_end()
        stage.page.context.close()
    position.close()
    return found


def frames(browser: Browser, server: Running, name: str) -> dict[str, float]:
    """How smoothly a round trip moves on a slow phone, at the calm pace: by the CPU time of each task of the page."""
    game, players, moves = TABLES[name]
    position = played(server.url, game, players=players, moves=moves, turn_of=1)
    page = new_page(browser, server, "390x844", "light", "en", moves=True, pace="calm")
    position.open(page)
    page.wait_for_load_state("networkidle")
    stage = page.locator("[data-stage]")
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(f"performance.mark('{BEGIN}')")
    began = monotonic()
    make_moves(position, 0)
    wait_until(page, lambda: stage.get_attribute("data-behind") != "0")
    wait_until(page, lambda: stage.get_attribute("data-behind") == "0")
    seconds = monotonic() - began
    page.evaluate(f"performance.mark('{END}')")
    tasks = _tasks(browser.stop_tracing())
    position.close()
    page.context.close()
    missed = sum(int(each / FRAME) for each in tasks)
    return {
        "tasks": len(tasks),
        "busy_percent": round(sum(tasks) / seconds / 10, 1),
        "frames_per_second": round(max(0, 60 - missed / seconds), 1),
        "longest_task_ms": round(max(tasks, default=0)),
    }


def _tasks(trace: bytes) -> list[float]:
    """Milliseconds of CPU time by task of the page, as many as a slow phone needs."""
    events = json.loads(trace)["traceEvents"]
    marks = {each["name"]: each for each in events if each["name"] in (BEGIN, END)}
    thread, begin, end = (marks[BEGIN]["pid"], marks[BEGIN]["tid"]), marks[BEGIN]["ts"], marks[END]["ts"]
    return [
        SLOWED * each["tdur"] / 1000
        for each in events
        if each["name"] == TASK and "tdur" in each and (each["pid"], each["tid"]) == thread and begin < each["ts"] < end
    ]
