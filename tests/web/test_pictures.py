"""Pictures: every piece has its own, they come late and move nothing, and a table is complete without them."""

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from tomllib import loads
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.fitting import PHONE, SIZES, choose, draw, misfits, pictures_come, resize
from tests.web.playing import wait_until
from tests.web.positions import played

SHEETS = ("island", "sites", "guardians", "cards", "people", "code-games")
MOST_BYTES = 150_000
"""Of all pictures together, compressed: about one photograph."""

ISLAND = {
    *(f"{kind}-{side}" for kind in ("island", "track", "temple") for side in ("bird", "snake")),
    *("fog-whole", "relic-found", "staff-moon", "stack-fear", "bonus-back", "space-blocked"),
}
PEOPLE = {
    *(f"face-{level}" for level in ("random", "newcomer", "beginner", "steady", "careful", "sharp", "master")),
    *(f"face-{name}" for name in ("fern", "dune", "coral", "slate", "plum", "reed")),
    *(f"face-{name}" for name in ("jaguar", "toucan", "frog", "llama", "octopus", "elephant")),
}
GOODS = {f"piece-{each}" for each in ("coin", "compass", "tablet", "arrowhead", "jewel", "idol-back")}
CODE_GAMES = {
    *(f"stone-{each}" for each in ("bird", "jaguar", "chameleon", "snake", "human", "bear")),
    *(f"str8-{each}" for each in ("blue", "green", "purple", "yellow", "red", "grey")),
    *(f"q-{each}" for each in ("where", "count", "sum", "neighbours", "third")),
    *(f"game-{each}" for each in ("lost-code", "think-str8", "break-the-code", "arnak")),
    *("die-body", "rack", "dial", "dial-hub", "screen", "tile", "tile-back", "hero"),
}


@cache
def sheet(name: str) -> str:
    """A sheet of drawings, as it is kept."""
    return (WEB / "src" / "pictures" / "sheets" / f"{name}.svg").read_text(encoding="utf-8")


def names(text: str) -> list[str]:
    """The names of the drawings on a sheet."""
    return re.findall(r'\bid="([^"]+)"', text)


def keys(table: str, *kinds: str) -> set[str]:
    """The names of the pieces of some kinds in a table of Arnak."""
    found = loads((files("cairn.games.arnak") / "tables" / f"{table}.toml").read_text(encoding="utf-8"))
    return {each["id"] for kind in kinds for each in found[kind]}


def wanted(name: str) -> set[str]:
    """What has to be on a sheet, and nothing else."""
    match name:
        case "island":
            return ISLAND
        case "sites":
            return {f"site-{key}" for key in keys("sites", "tile", "camp")}
        case "guardians":
            return {f"guardian-{key}" for key in keys("guardians", "guardian")}
        case "cards":
            cards = keys("items", "item") | keys("artifacts", "artifact") | keys("basic", "basic")
            return {f"card-{key}" for key in cards} | {f"piece-idol-{key}" for key in keys("idols", "idol")} | GOODS
        case "people":
            return {f"assistant-{key}" for key in keys("assistants", "assistant")} | PEOPLE
        case _:
            return CODE_GAMES


@pytest.mark.parametrize("name", SHEETS)
def test_every_piece_has_its_picture_and_no_picture_is_unused(name: str) -> None:
    assert set(names(sheet(name))) == wanted(name)


@cache
def page_text() -> str:
    """What the page is written in, and the sheets: some drawings are parts of others."""
    parts = [each for suffix in ("svelte", "ts") for each in sorted((WEB / "src").rglob(f"*.{suffix}"))]
    return "\n".join([*(each.read_text(encoding="utf-8") for each in parts), *map(sheet, SHEETS)])


def is_shown(name: str) -> bool:
    """Whether the page has it somewhere, by its name or as one of a kind: `card-{id}`."""
    words = name.split("-")
    kinds = ("-".join(words[:count]) for count in range(1, len(words)))
    text = page_text()
    return bool(
        re.search(rf'["#`]{name}["`]', text)
        or any(f"{quote}{kind}-{{" in text or f"`{kind}-${{" in text for kind in kinds for quote in '"`')
    )


@pytest.mark.parametrize("name", SHEETS)
def test_the_page_shows_every_drawing(name: str) -> None:
    assert not [each for each in names(sheet(name)) if not is_shown(each)]


def test_no_two_drawings_have_the_same_name() -> None:
    icons = (WEB / "src" / "look" / "icons.svg").read_text(encoding="utf-8")
    every = list(chain.from_iterable(map(names, (icons, *map(sheet, SHEETS)))))
    assert sorted(every) == sorted(set(every))


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_holds_what_the_page_may_draw(name: str) -> None:
    """The policy of the page allows no style in a drawing and no data in an address; every tone has its colours."""
    assert not re.search(r"style=|data:|url\(|<script|<style|href=\"[^#]", sheet(name))
    tones = (WEB / "src" / "pictures" / "tones.css").read_text(encoding="utf-8")
    tokens = (WEB / "src" / "look" / "tokens.css").read_text(encoding="utf-8")
    used = set(re.findall(r"var\((--[\w-]+)", sheet(name)))
    assert used - {"--c", "--card-mark"} <= set(re.findall(r"(--[\w-]+):", tones + tokens))


def test_all_pictures_together_are_small() -> None:
    parts = Path(str(files("cairn.server"))) / "page" / "assets"
    grounds = [each.stem for each in (WEB / "src" / "pictures" / "grounds").iterdir()]
    sizes = {
        name: sum(len(each.read_bytes()) for each in parts.glob(f"{name}-*.br"))
        for name in (*SHEETS, *grounds, "tones")
    }
    assert all(sizes.values())
    assert sum(sizes.values()) <= MOST_BYTES


DRAWN = re.compile(rf"/assets/({'|'.join(SHEETS)}|tones)-[\w-]+\.(svg|css)$")
LATE = {"arnak": 170}
"""Moves after which more is on the table."""
POSITIONS = {"arnak": 120, "lost-code": 26, "think-str8": 20, "break-the-code": 9}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With Coins beside the other games."""
    running = Running(str(tmp_path_factory.mktemp("tables") / "tables.sqlite"), workers=1)
    running.start()
    yield running
    running.stop()


PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-ref]")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.dataset.ref, [x, y, width, height].map((part) => Math.round(part * 10) / 10).join(" ")];
}))"""


GROUNDS = {"lost-code": "stone", "think-str8": "ruler", "break-the-code": "lattice"}
"""The pattern on the panels in which a game's pieces lie."""
PATTERNS = """() => [...document.querySelectorAll(".panel")].filter((each) => each.checkVisibility())
  .map((each) => getComputedStyle(each, "::before").maskImage).filter((each) => each !== "none")"""
BLOCKS = """() => [...document.querySelectorAll(".card:is(.line, .head, .spine) .band > .art")].map((each) => {
  const [drawn, room] = [each, each.parentElement].map((one) => one.getBoundingClientRect());
  return ["x", "y", "width", "height"].every((part) => Math.abs(drawn[part] - room[part]) < 1);
})"""
"""Whether each picture beside a card's name fills the room that it has there."""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", POSITIONS)
def test_nothing_moves_when_the_pictures_come(
    new_page: MakePage, server: Running, game: str, size: tuple[int, int]
) -> None:
    position = played(server.url, game, players=3, moves=POSITIONS[game], turn_of=0)
    page = new_page(*size, has_worker=False)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(DRAWN, hold)
    position.open(page, is_held=True)
    page.locator(".art").first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    draw(page)
    before = page.evaluate(PLACES)
    wait_until(page, lambda: bool(held))
    page.unroute(DRAWN, hold)  # which lets go those that are held
    pictures_come(page)
    draw(page)
    assert page.evaluate(PLACES) == before
    blocks = page.evaluate(BLOCKS)
    assert all(blocks)
    assert bool(blocks) == (game == "arnak" and size[0] < PHONE), "a phone shows the heads of the cards in the hand"
    patterns = page.evaluate(PATTERNS)
    assert bool(patterns) == (game in GROUNDS)
    assert all(f"/{GROUNDS[game]}-" in each for each in patterns)
    position.close()


def test_switched_off_no_picture_is_asked_for(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "arnak", players=2, moves=20, turn_of=0)
    page = new_page(has_worker=False)
    page.add_init_script("localStorage['cairn.settings'] = JSON.stringify({ pictures: 'off' })")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    position.open(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise((go) => requestIdleCallback(go))")
    assert not [each for each in asked if DRAWN.search(each)]
    assert page.locator(".art").count() == 0
    choose(page, pictures="calm")
    pictures_come(page)
    assert page.locator(".art use").count() > 0
    assert [each for each in asked if DRAWN.search(each)]
    position.close()


def test_forced_colours_and_paper_have_no_pictures(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "arnak", players=2, moves=20, turn_of=0)
    page = new_page(has_worker=False)
    page.emulate_media(forced_colors="active")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    position.open(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise((go) => requestIdleCallback(go))")
    assert page.locator(".art").count() == 0
    assert not [each for each in asked if DRAWN.search(each)]
    page.emulate_media(forced_colors="none")
    pictures_come(page)
    assert page.locator(".art:visible").count() > 0
    page.emulate_media(media="print")
    assert page.locator(".art:visible").count() == 0
    position.close()


def test_a_line_that_is_to_be_spared_carries_no_pictures(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "arnak", players=2, moves=20, turn_of=0)
    page = new_page(has_worker=False)
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    position.open(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise((go) => requestIdleCallback(go))")
    assert page.locator(".art").count() == 0
    assert not [each for each in asked if DRAWN.search(each)]
    position.close()


def test_a_game_without_pictures_shows_faces_alone(new_page: MakePage, server: Running) -> None:
    """Coins of docs/adding-a-game.md: nothing is missing there, and no room is kept for what does not come."""
    position = played(server.url, "coins", players=2)
    page = new_page(1280, 720, has_worker=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    position.open(page)
    pictures_come(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise((go) => requestIdleCallback(go))")
    assert {found[1] for each in asked if (found := DRAWN.search(each))} == {"people", "tones"}
    assert page.locator(".art").count() == page.locator("[data-face] .art").count() == 2
    assert not misfits(page)
    position.close()


MOST_COVERED = 0.34
"""The part of a guardian's width that signs may lie over: an ear or a claw, never the face."""
CROWDED = """(most) => {
  const box = (each) => each.getBoundingClientRect();
  const name = (each) => each.closest(".site").dataset.ref;
  const sites = [...document.querySelectorAll(".island .site")];
  const overlaps = sites.flatMap((one, at) => sites.slice(at + 1).filter((other) => {
    const [a, b] = [box(one), box(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  }).map((other) => `${name(one)} over ${name(other)}`));
  const beasts = [...document.querySelectorAll(".island .beast")].filter((each) => each.checkVisibility());
  const covered = beasts.filter((each) => {
    const [beast, plate] = [box(each), box(each.closest(".site").querySelector(".gives > .signs"))];
    return (plate.right - beast.left) / beast.width > most;
  });
  return [...overlaps, ...covered.map((each) => `the guardian of ${name(each)}`)];
}"""


def show_other(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page be shown a table of Arnak that is changed on its way, as no short game would be."""

    def changed(told: dict[str, Any]) -> dict[str, Any]:
        if {"tiles", "guards", "idols", "row"} <= told.keys():
            change(told)
        return told

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def tell(told: str | bytes) -> None:
            lines = (json.loads(each, object_hook=changed) for each in str(told).split("\n"))
            socket.send("\n".join(map(json.dumps, lines)))

        server.on_message(tell)

    page.route_web_socket(re.compile("/socket"), listen)


def test_many_guardians_keep_their_faces_and_their_places(new_page: MakePage, server: Running) -> None:
    """In every window, also where each place has as many signs as a place can have."""
    position = played(server.url, "arnak", players=2, moves=20, turn_of=0)
    page = new_page(has_worker=False)
    tiles = sorted(keys("sites", "tile"), key=lambda each: (len(each.split("-")), each), reverse=True)
    guardians = sorted(keys("guardians", "guardian"))

    def guard_everything(view: dict[str, Any]) -> None:
        places = [at for at, tile in enumerate(view["tiles"]) if not str(tile).startswith("camp")]
        for number, at in enumerate(places):
            view["tiles"][at], view["guards"][at], view["idols"][at] = tiles[number % 6], guardians[number], None

    show_other(page, guard_everything)
    position.open(page)
    pictures_come(page)
    for size in SIZES:
        resize(page, *size)
        draw(page)
        assert page.locator(".island .guard").count() == 12
        assert not page.evaluate(CROWDED, MOST_COVERED), size
    position.close()


LOWEST = 30
"""Pixels of a picture at the head of a card: low, and still known again."""
ALL_IN_ROW = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("section.row { grid: auto / auto-flow 105px !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""Lays any number of cards side by side, as wide as six are in the lowest window."""
LOW = """(lowest) => [...document.querySelectorAll("section.row .card")]
  .map((each) => [each.dataset.ref, each.querySelector(".band").getBoundingClientRect().height])
  .filter(([, height]) => height < lowest)"""


def test_the_longest_texts_leave_room_to_pictures(new_page: MakePage, server: Running) -> None:
    """All cards that can lie in the row, in the language with the longest words."""
    position = played(server.url, "arnak", players=2, moves=20, turn_of=0)
    page = new_page(1280, 720, language="ru", has_worker=False)
    cards = sorted(keys("items", "item") | keys("artifacts", "artifact"))
    show_other(page, lambda view: view.update(row=cards))
    position.open(page)
    pictures_come(page)
    page.evaluate(ALL_IN_ROW)
    draw(page)
    assert page.locator("section.row .card").count() == len(cards) == 75
    assert not page.evaluate(LOW, LOWEST)
    position.close()


LEAST = 4.5
"""The contrast of text to its ground that WCAG asks for at level AA."""
MOST_GLITCHES = 0.05
"""The part of a box that may be an edge or a line that passes behind the letters."""

TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("#page"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    const onArt = around.closest(".island, .card, .assistant, .track, .art-ground");
    if (!node.data.trim() || !onArt || around.closest(".sr")) continue;
    let opacity = 1;
    for (let at = around; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    if (opacity < 1 || !around.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const mid = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const piece = around.closest("[data-ref], .island, .track, .art-ground");
      if (box.width < 3 || box.height < 3 || !mid || !(piece.contains(mid) || mid.contains(piece))) continue;
      const style = getComputedStyle(around);
      const color = around instanceof SVGElement ? style.fill : style.color;
      // a line is higher than its letters
      const drawn = [box.x, box.y + box.height * 0.17, box.width, box.height * 0.66];
      found.push({ text: node.data.trim(), color, box: drawn.map(Math.round) });
    }
  }
  return found;
}"""
MEASURED = """async ([picture, texts]) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  const light = ([r, g, b]) => {
    const part = (each) => (each <= 10.3 ? each / 3294.6 : ((each / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return texts.map(({ color, box: [x, y, width, height] }) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const ink = light(canvas.getImageData(0, 0, 1, 1).data);
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    const found = [];
    for (let at = 0; at < data.length; at += 4) found.push(contrast(ink, light(data.subarray(at, at + 3))));
    return found.sort((one, other) => one - other)[Math.floor(found.length * GLITCHES)];
  });
}""".replace("GLITCHES", str(MOST_GLITCHES))


UNWRITTEN = """() => {
  const sheet = new CSSStyleSheet();
  const letters = "-webkit-text-fill-color: transparent !important";
  sheet.replaceSync(`#page * { ${letters} } #page svg text { fill: transparent !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""Takes the letters away, so that what is under them is seen."""


def faint(page: Page) -> list[str]:
    """Texts of the table that stand out too little from what is drawn under them."""
    texts = page.evaluate(TEXTS)
    assert texts
    page.evaluate(UNWRITTEN)
    picture = b64encode(page.screenshot()).decode()
    other = page.context.new_page()  # without a policy of its own, so it may read the picture
    measured = other.evaluate(MEASURED, [picture, texts])
    other.close()
    return [
        f"{each['text']}: {contrast:.2f}" for each, contrast in zip(texts, measured, strict=True) if contrast < LEAST
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", POSITIONS)
def test_text_stands_out_from_the_pictures(new_page: MakePage, server: Running, game: str, theme: str) -> None:
    """Measured on pixels, with the pictures as strong as they can be."""
    position = played(server.url, game, players=3, moves=LATE.get(game, POSITIONS[game]), turn_of=0)
    page = new_page()
    kept = f'{{ "theme": "{theme}", "pictures": "full" }}'
    page.add_init_script(f"localStorage['cairn.settings'] = '{kept}'")
    position.open(page)
    pictures_come(page)
    draw(page)
    found = faint(page)
    assert not found, "; ".join(found)
    position.close()
