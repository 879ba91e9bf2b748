"""Legal moves of Arnak in positions of random games, and how a person reaches them in the page."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, get_args

import httpx
import msgspec
from playwright.sync_api import Page, WebSocket

from cairn.api import Match, bot
from cairn.core import record as records
from cairn.core.values import Value
from cairn.games.arnak.rules.moves import Move
from tests.loose import AnyOffer
from tests.patience import LIMIT
from tests.web.playing import settle
from tests.web.positions import NAMES

NAME = "arnak"
KINDS = frozenset(str(each.__struct_config__.tag) for each in get_args(Move))
IN_STEPS = {"relocate-to", "move-guardian", "exchange-assistant"}
FREE = {"play", "use-assistant", "use-boon", "slot-idol"}
"""What may be done before an answer: from three on it is folded."""
LETTERS = {"dig": "d", "discover": "v", "overcome": "o", "buy": "s", "research": "u"}
MOST_GAMES = 400
FEW_GAMES = 24
MOST_KEYS = 60


class Reached(Value):
    """A position in which a move is offered."""

    record: str
    step: int
    seat: int
    players: int
    offer: AnyOffer


def positions(number: int) -> list[Reached]:
    """So many, each kind of move as often as the others as far as they were met, the rarest first."""
    found: list[Reached] = []
    wanted = max(1, -(-number // len(KINDS)))
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for seed in range(FEW_GAMES if number < len(KINDS) else MOST_GAMES):
        found += _of_game(seed, offered, taken, wanted)
        if all(taken[kind] >= wanted for kind in KINDS):
            break
    found.sort(key=lambda each: (offered[each.offer.kind], each.offer.key))
    return _spread(found, number)


def _spread(found: list[Reached], number: int) -> list[Reached]:
    """Kind after kind, until there are enough."""
    by_kind: dict[str, list[Reached]] = {}
    for each in found:
        by_kind.setdefault(each.offer.kind, []).append(each)
    chosen: list[Reached] = []
    for at in count():
        rows = [some[at] for some in by_kind.values() if at < len(some)]
        chosen += rows
        if len(chosen) >= number or not rows:
            return chosen[:number]
    return chosen


def _of_game(seed: int, offered: Counter[str], taken: Counter[str], wanted: int) -> Iterator[Reached]:
    players, side = seed % 4 + 1, ("bird", "snake")[seed // 4 % 2]
    rng = Random(seed)
    match = Match(NAME, players, {"side": side}, seed=f"moves {seed}")
    steady = bot("steady", NAME)
    found: list[tuple[int, int, AnyOffer]] = []
    while match.to_act:
        seat = match.to_act[0]
        moves = match.moves(seat)
        tags = sorted({str(each.__struct_config__.tag) for each in moves})
        offered.update(tags)
        for kind in tags:
            if taken[kind] < wanted:
                taken[kind] += 1
                some_offers = [each for each in match.offers(seat) if each.kind == kind]
                found.append((len(match.record.steps), seat, rng.choice(some_offers)))
        kinds = sorted({type(move).__name__ for move in moves})
        chosen = rng.choice(kinds)
        some = [move for move in moves if type(move).__name__ == chosen]
        well = rng.random() < 0.6
        match.play(seat, steady.choose(match.table.sight(seat), list(moves), rng) if well else rng.choice(some))
    record = records.to_json(match.record)
    for step, seat, offer in found:
        yield Reached(record, step, seat, players, offer)


def solo(kinds: set[str]) -> Reached:
    """The first position of a few solo games by a steady bot in which moves of all these kinds are offered."""
    steady = bot("steady", NAME)
    for seed in range(FEW_GAMES):
        rng = Random(seed)
        match = Match(NAME, 1, {"side": "bird"}, seed=f"solo {seed}")
        found: tuple[int, AnyOffer] | None = None
        while match.to_act:
            offers = match.offers(0)
            if found is None and kinds <= {each.kind for each in offers}:
                found = (len(match.record.steps), offers[0])
            match.play(0, steady.choose(match.table.sight(0), list(match.moves(0)), rng))
        if found:
            return Reached(records.to_json(match.record), found[0], 0, 1, found[1])
    raise AssertionError(f"no position offers {', '.join(sorted(kinds))}")


def open_at(page: Page, url: str, reached: Reached) -> None:
    """Sit down in that position, in the middle of the game."""
    seats = ["random"] * reached.players
    seats[reached.seat] = "me"
    body = {"record": reached.record, "step": reached.step, "seats": seats, "names": [NAMES[0]]}
    answer = httpx.post(f"{url}/api/branch", json=body, timeout=LIMIT)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    page.context.add_cookies(
        [{"name": f"cairn-{told['id']}", "value": told["secret"], "url": f"{url}/api/tables/{told['id']}"}]
    )
    kept = {"id": told["id"], "game": NAME, "seats": [reached.seat], "names": [NAMES[0]], "isHost": True, "time": 0}
    page.goto("/icon.svg")
    page.evaluate("kept => localStorage.setItem('cairn.tables', JSON.stringify([kept]))", kept)
    page.goto(f"/table/{told['id']}")
    page.locator("section.bar.mine").wait_for()
    page.locator(".island .site").first.wait_for()


class Told:
    """The moves that a page sent, or tried out, since somebody asked."""

    def __init__(self, page: Page) -> None:
        self.moves: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(frame))

    def _sent(self, frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked.get("ask") in ("try", "move"):
            self.moves += asked["moves"]

    def has(self, offer: AnyOffer) -> bool:
        """Whether one of them was a move of the offer."""
        return any(json.loads(msgspec.json.encode(each)) in self.moves for each in offer.moves)


def by_pointer(page: Page, told: Told, offer: AnyOffer) -> None:
    """Click what the move is about, and what is asked then, until it was sent or tried."""
    match offer.kind:
        case "pay":
            _pay(page, offer, lambda atom: page.locator(f"[data-source='{atom}'][data-open]").first.click())
            page.locator(f".paying [data-offer='{offer.key}']").last.click()
            if page.locator(".paying").count() and not told.has(offer):
                page.locator(".paying .go").click()
        case "keep-card" | "lay-away":
            if offer.kind == "lay-away":
                page.locator(".hand .card:has(.keeping) .face").first.click()
            page.locator("[data-offer=keep]").first.click()
        case "pass":
            page.locator("[data-offer=pass]").click()
            page.locator("[data-offer=pass]").click()
        case "end-turn":
            page.locator("[data-offer=end-turn]").click()
        case _:
            refs = offer.touches[:1] + offer.touches[-1:] if offer.kind in IN_STEPS else offer.touches
            for ref in (*refs, *refs):
                if told.has(offer) or _answer(page, offer):
                    break
                piece = page.locator(f"[data-ref='{ref}'].can").first
                if piece.count():
                    face = piece.locator(".face")
                    (face.first if face.count() else piece).click()
            if not told.has(offer):
                _answer(page, offer)
    settle(page)


def _answer(page: Page, offer: AnyOffer) -> bool:
    """A button of the panel that says the move itself; twice where it asks for a second click."""
    fold = page.locator(".fold[aria-expanded=false]")
    if offer.kind in FREE and fold.count():
        fold.click()
    button = page.locator(f".turn-panel [data-offer='{offer.key}'], .paying [data-offer='{offer.key}']").first
    if not button.count():
        return False
    button.click()
    return True


def _pay(page: Page, offer: AnyOffer, choose: Any) -> None:
    """Source after source, until the way is filled in."""
    way = offer.moves[0]
    atoms = [f"card:{each}" for each in way.cards] + [f"discard:{each}" for each in way.discards]
    atoms += [f"boon:{each}" for each in way.boons] + [f"assistant:{each}" for each in way.assistants]
    atoms += ["planes"] * way.planes + ["icons"]
    for atom in atoms:
        if page.locator(f".paying [data-offer='{offer.key}']").count():
            return
        if page.locator(f"[data-source='{atom}'][data-open]").count():
            choose(atom)


def by_keyboard(page: Page, told: Told, offer: AnyOffer) -> None:
    """Letters, arrows, numbers and Enter; no pointer."""
    keys = page.keyboard
    match offer.kind:
        case "pay":
            _pay(page, offer, lambda atom: keys.press(_number(page, atom)))
            for _ in range(8):
                if page.locator(f".paying .go[data-offer='{offer.key}']").count():
                    break
                page.locator(f".paying [data-offer='{offer.key}']").first.focus()
                keys.press("Space")
            page.locator(".paying").focus()
            keys.press("Enter")
        case "keep-card" | "lay-away":
            if offer.kind == "lay-away":
                keys.press("1")
            keys.press("Enter")
        case "pass":
            keys.press("p")
            keys.press("p")
        case "end-turn":
            keys.press("e")
        case _:
            if _typed(page, offer):
                pass
            elif offer.kind in LETTERS and page.locator("section.bar .kind:enabled").count():
                keys.press(LETTERS[offer.kind])
                _walk(page, offer.touches[0])
                keys.press("Enter")
            else:
                refs = offer.touches[:1] + offer.touches[-1:] if offer.kind in IN_STEPS else offer.touches[:1]
                for ref in refs:
                    if told.has(offer) or not page.locator(f"[data-ref='{ref}'].can").count():
                        continue
                    _tab(page, ref)
                    _walk(page, ref)
                    keys.press("Enter")
                    settle(page)
            settle(page)
            if not told.has(offer) and not _typed(page, offer) and page.locator(".turn-panel .go").count():
                keys.press("Enter")
    settle(page)


def _number(page: Page, atom: str) -> str:
    """The key of a source: those that are open show it."""
    return page.locator(f"[data-source='{atom}'][data-open] kbd").first.inner_text()


def _typed(page: Page, offer: AnyOffer) -> bool:
    """Answer by the number that stands on the answer, if there is one."""
    number = page.locator(f".turn-panel .answer[data-offer='{offer.key}'] kbd")
    if not number.count():
        return False
    page.keyboard.press(number.first.inner_text())
    settle(page)
    return True


FOCUSED = "ref => document.activeElement?.closest('[data-ref]')?.dataset.ref === ref"
WHERE = """ref => {
    const at = (piece) => {
        const box = piece.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    return [at(document.activeElement), at(document.querySelector(`[data-ref="${ref}"]`))];
}"""
INSIDE = "ref => !!document.activeElement?.closest('.area')?.querySelector(`[data-ref=\"${ref}\"]`)"


def _tab(page: Page, ref: str) -> None:
    """From region to region, until the piece is in it."""
    for _ in range(MOST_KEYS):
        if page.evaluate(INSIDE, ref):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to the region of {ref}")


def _walk(page: Page, ref: str) -> None:
    """Over what is green towards the piece; where one arrow leads no nearer, the other."""
    for tried in range(MOST_KEYS):
        if page.evaluate(FOCUSED, ref):
            return
        (x, y), (to_x, to_y) = page.evaluate(WHERE, ref)
        across = "ArrowRight" if to_x > x else "ArrowLeft"
        along = "ArrowDown" if to_y > y else "ArrowUp"
        near, other = (across, along) if abs(to_x - x) >= abs(to_y - y) else (along, across)
        page.keyboard.press(f"Shift+{other if tried % 3 == 2 else near}")
    raise AssertionError(f"arrows do not come to {ref}")
