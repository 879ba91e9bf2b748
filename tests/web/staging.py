"""A table in a browser whose clock the test drives: what plays, beat by beat, and what of it can be seen."""

import json
from collections.abc import Callable
from difflib import unified_diff
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from cairn.api import bot
from cairn.core.bots import AnyBot
from cairn.core.phrases import Phrase
from cairn.games import rooms_of
from cairn.text import Voice, text
from tests.server.turns import next_to_move
from tests.web.fitting import HAS_PICTURES
from tests.web.playing import wait_until
from tests.web.positions import NAMES, Position

STEP = 100
"""Milliseconds between two looks."""
LONGEST = 60_000

DRIVEN = """(() => {
  const animate = Element.prototype.animate;
  const Real = WebSocket;
  Object.assign(window, { captions: [], moving: [], sockets: [], sent: [], flown: 0, silences: 0 });
  window.drawnRefs = new Set();
  // an animation goes on as the test's clock does
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    animation.pause();
    moving.push({ animation, since: performance.now() });
    flown += this.className === 'stage-ghost';
    return animation;
  };
  window.goOn = () => {
    for (const { animation, since } of moving.splice(0)) {
      if (animation.playState === 'idle') continue;
      const time = performance.now() - since;
      if (time >= animation.effect.getComputedTiming().endTime) animation.finish();
      else {
        animation.currentTime = time;
        moving.push({ animation, since });
      }
    }
  };
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      sockets.push(this);
    }
    send(message) {
      if (!message.includes('"ping"')) sent.push(message);
      super.send(message);
    }
  };
  const look = () => {
    if ((document.querySelector('[data-stage]')?.dataset.behind ?? '0') === '0') return;
    for (const each of document.querySelectorAll('[data-ref]')) {
      if (!drawnRefs.has(each.dataset.ref) && each.getClientRects().length) drawnRefs.add(each.dataset.ref);
    }
    const text = document.querySelector('[data-caption]')?.innerText.trim();
    if (!text) silences += 1;
    else if (text !== captions.at(-1)) captions.push(text);
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, {
      subtree: true, childList: true, characterData: true, attributes: true,
    }));
})()"""
"""Animations follow the clock of the page; captions, places that were drawn, sockets and what is sent are kept."""

TABLE = """() => {
  const copy = document.querySelector('main').cloneNode(true);
  for (const each of copy.querySelectorAll('[data-live]')) each.remove();
  for (const each of copy.querySelectorAll('[class]')) {
    each.classList.remove('coming');
    each.setAttribute('class', [...each.classList].sort().join(' '));
  }
  return copy.innerHTML.replaceAll(/<!--.*?-->|--lines: \\d+;/g, '');
}"""
"""The table itself, without what says how far it is shown, how many lines found room when it was drawn, and whether
pictures came later than what they are on; classes have no order."""

DRAWN = """() => new Promise((drawn) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = drawn;
  channel.port2.postMessage(0);
})"""
"""Wait for a task of the page: no timer of it rings by itself."""


class Staged:
    """A table as one seat sees it, at a clock that stands still until the test moves it."""

    def __init__(self, page: Page, position: Position) -> None:
        self.page = page
        self.position = position
        self.beats: list[tuple[dict[str, Any], list[Any]]] = []
        """What was sent in beats, each with the phrases of its caption."""
        self._phrases: list[Any] = []
        page.context.add_init_script(DRIVEN)
        page.on("websocket", self._listen)
        page.clock.install()
        position.open(page)
        expect(page.locator("[data-stage]")).to_have_attribute("data-behind", "0")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        self.recalled = [*self.beats]
        """What has happened since the seat's own last decision before, which can be shown again too."""
        self.beats.clear()

    @property
    def behind(self) -> int:
        """How many beats are still to play."""
        return int(self.page.locator("[data-stage]").get_attribute("data-behind") or 0)

    @property
    def captions(self) -> list[str]:
        """What was said so far, line by line."""
        return [" ".join(each.split()) for each in self.page.evaluate("captions")]

    @property
    def unknown(self) -> set[str]:
        """Pieces and places that a motion named and that were drawn at no time."""
        motions = [motion for beat, _ in self.beats for motion in beat.get("motions", ())]
        named = {motion[end] for motion in motions for end in ("from", "to", "piece") if motion.get(end)}
        return named - set(self.page.evaluate("[...drawnRefs]"))

    def forget(self) -> None:
        """Forget what was said so far."""
        self.page.evaluate("captions.length = 0")

    def expected(self, is_again: bool = False) -> list[str]:
        """The captions of all beats that were sent, in the order of their events; shown again, of those before too."""
        seat = self.position.seats[0]
        rooms = rooms_of(seat.mirror.table["game"])
        setting = rooms.words.setting(seat.sight.view)
        voice = Voice(text("en", rooms.game), NAMES[: len(self.position.seats)], 0, setting)
        said: list[str] = []
        for beat, phrases in [*(self.recalled if is_again else ()), *self.beats]:
            line = " ".join(" ".join(voice.say(_fact(each)) for each in phrases).split())
            if line and beat["kind"] != "note" and line != (said or [""])[-1]:
                said.append(line)
        return said

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass, for timers and for what moves."""
        self.page.clock.run_for(milliseconds)
        self.page.evaluate("goOn()")

    def play_to_the_end(self) -> int:
        """Let everything be shown; about how many milliseconds it took."""
        for spent in range(0, LONGEST, STEP):
            if self.behind == 0:
                return spent
            self.pass_time(STEP)
        raise AssertionError(f"{self.behind} beats are still to play")

    def wait_for_beats(self, claim: Callable[[], bool] | None = None) -> None:
        """Wait until something plays, or until the claim is true."""
        wait_until(self.page, claim or (lambda: self.behind > 0))

    def let_all_move(self, moves: int = 0) -> None:
        """Let so many moves be made, and then others until it is the turn of seat 0 or the game is over."""
        make_moves(self.position, moves)

    def lines_from(self, number: int) -> int:
        """How many lines tell what has happened since so many events, where a game does not tell it in fewer."""
        return sum(bool(each) for each in self._phrases[number:])

    def wait_for_pictures(self) -> None:
        """Wait until every picture that has its room has come: they wait for a moment in which nothing happens."""

        def have_come() -> bool:
            self.pass_time(STEP)
            return bool(self.page.evaluate(HAS_PICTURES))

        wait_until(self.page, have_come)

    def let_one_move(self, player: AnyBot, rng: Random) -> bool:
        """Let the next seat move, and wait until the page has been sent it; whether there was one that could."""
        viewer, mover = self.position.seats[0], next_to_move(*self.position.seats)
        if mover is None:
            return False
        mover.play(player.choose(mover.sight, mover.moves, rng))

        def has_seen_it() -> bool:
            viewer.update()
            return len(viewer.sight.history) >= len(mover.sight.history)

        wait_until(self.page, has_seen_it)
        self.wait_until_told()
        return True

    @property
    def told(self) -> int:
        """The number of the last event that the page has been sent."""
        return int(self.beats[-1][0]["until"]) if self.beats else 0

    def wait_until_told(self) -> None:
        """Wait until the page has been sent everything that seat 0 knows, and has it."""
        wait_until(self.page, lambda: self.told >= len(self.position.seats[0].sight.history))
        self.page.evaluate(DRAWN)

    def table(self) -> str:
        """The table as it is drawn."""
        return str(self.page.evaluate(TABLE))

    def wait_to_look_like(self, page: Page) -> None:
        """Wait until the table looks like that of another page."""

        def looks_so() -> bool:
            self.pass_time(STEP)  # what a table asks about when all is at rest
            return self.table() == str(page.evaluate(TABLE))

        try:
            wait_until(page, looks_so)
        except AssertionError:
            own, other = (each.replace(">", ">\n").splitlines() for each in (self.table(), page.evaluate(TABLE)))
            raise AssertionError("\n".join(unified_diff(own, other, n=2, lineterm=""))[:3000]) from None

    def leftovers(self) -> list[str]:
        """What a flight would leave behind: copies, hidden pieces."""
        return list(
            self.page.evaluate(
                """() => [...document.querySelectorAll('.stage-layer > *, [data-stage] [style*="visibility"]')]
                  .map((each) => each.outerHTML.slice(0, 200))"""
            )
        )

    def hide(self, is_hidden: bool) -> None:
        """Let the tab be one that nobody looks at, or one that somebody looks at again."""
        self.page.evaluate(
            """state => {
              Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
              document.dispatchEvent(new Event('visibilitychange'));
            }""",
            "hidden" if is_hidden else "visible",
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        for line in frame.splitlines():
            told = json.loads(line)
            if told.get("tell") == "sight":
                self._phrases = list(told.get("phrases", []))
            elif told.get("tell") == "happened":
                self._phrases[told["since"] :] = told.get("phrases", [])
            for beat in told.get("beats", []):
                own = [beat["say"]] if beat.get("say") else None
                tells = beat.get("tells")
                self.beats.append((beat, own or ([] if tells is None else self._phrases[tells])))


def make_moves(position: Position, moves: int) -> None:
    """Let so many moves be made, and then others until it is the turn of seat 0 or the game is over."""
    first = position.seats[0]
    rng, player = Random(3), bot("steady", first.mirror.table["game"])
    while mover := next_to_move(*position.seats):
        if moves <= 0 and mover is first:
            break
        mover.play(player.choose(mover.sight, mover.moves, rng))
        moves -= 1
    first.update()


def _fact(value: Any) -> Any:
    """A fact as the library has it, from what a page is sent."""
    if isinstance(value, dict):
        return Phrase(value["key"], {name: _fact(each) for name, each in value["facts"].items()})
    return tuple(map(_fact, value)) if isinstance(value, list) else value
