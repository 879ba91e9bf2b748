"""The server is upgraded while pages are open: they say so, load themselves again, and keep what was begun."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.services import Running
from tests.web.builds import built, next_build, serve_from
from tests.web.conftest import MakePage
from tests.web.playing import wait_until
from tests.web.positions import played

BUILD = "document.querySelector('script[type=module][src]').getAttribute('src')"
UPGRADED = {
    "pl": "cairn został zaktualizowany; wczytujemy stronę ponownie…",
    "ru": "cairn обновился, страница перезагружается…",
    "en": "cairn was updated; reloading…",
}


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """The next build."""
    next_build(built(), tmp_path / "newer")
    return tmp_path / "newer"


def hold_time(page: Page) -> None:
    """Nothing waits for a time to pass before `run_for`: what is shown for a moment can be looked at."""
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def see_the_upgrade(page: Page, language: str) -> None:
    """The page says that it was upgraded, and then is the newer one."""
    before = page.evaluate(BUILD)
    expect(page.get_by_role("alert").filter(has_text="cairn")).to_have_text(UPGRADED[language])
    page.clock.run_for(5_000)
    page.wait_for_function(f"before => {BUILD} !== before", arg=before)
    page.clock.resume()


def test_a_plan_and_a_line_of_chat_are_kept_when_the_page_is_loaded_again(
    new_page: MakePage, server: Running, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another language is a part of the page that was not needed before."""
    position = played(server.url, "arnak", players=2, turn_of=0)
    page = new_page(is_lossy=True)
    page.clock.install()
    position.open(page)
    plan = page.locator("section.bar button.chip")
    page.locator("main [data-ref^='hand:fund'] button, main [data-ref^='hand:explore'] button").first.click()
    expect(plan).to_have_count(1)
    page.get_by_role("button", name="Chat").click()
    page.get_by_placeholder("Write").fill("a moment, please")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()  # they are a part, too
    page.get_by_role("radio", name="Polski").wait_for()
    page.keyboard.press("Escape")

    serve_from(monkeypatch, newer)
    hold_time(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Polski").click()
    see_the_upgrade(page, "en")
    expect(plan).to_have_count(1)
    page.get_by_role("button", name="Czat").click()
    expect(page.locator("dialog input")).to_have_value("a moment, please")
    position.close()


@pytest.mark.parametrize("language", UPGRADED)
def test_the_tiles_of_a_guess_are_kept_while_another_place_is_loaded(
    new_page: MakePage, server: Running, newer: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    position = played(server.url, "break-the-code", players=2, turn_of=0)
    page = new_page(is_lossy=True, language=language)
    page.clock.install()
    position.open(page)
    page.keyboard.press("g")
    for key in page.locator(".tray .key:enabled").all()[:2]:
        key.click()
    tiles = page.locator(".tray .set")
    expect(tiles).to_have_count(2)
    drafted = tiles.evaluate_all("all => all.map(each => each.getAttribute('aria-label') ?? each.innerText)")

    serve_from(monkeypatch, newer)
    hold_time(page)
    page.evaluate("history.pushState(null, '', '/solve'); dispatchEvent(new PopStateEvent('popstate'))")
    see_the_upgrade(page, language)
    expect(page.get_by_role("main")).to_be_visible()
    page.go_back()
    expect(tiles).to_have_count(2)
    assert tiles.evaluate_all("all => all.map(each => each.getAttribute('aria-label') ?? each.innerText)") == drafted
    position.close()


def test_a_build_that_lacks_a_part_is_loaded_once(
    new_page: MakePage, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_page(is_lossy=True)
    page.clock.install()
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    for part in (newer / "assets").glob("SolvePage-*.js"):
        part.unlink()
    serve_from(monkeypatch, newer)
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    hold_time(page)
    page.get_by_role("link", name="Open the solver").click()
    see_the_upgrade(page, "en")
    expect(page.get_by_role("alert")).to_have_text("This part of the page could not be loaded.")
    assert [each.rpartition("/")[2] for each in loads] == ["solve", "solve"]  # gone there, and loaded again
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("article")).to_have_count(4)


def test_a_page_that_stays_the_old_one_is_loaded_once_and_then_by_hand(
    browser: Browser, server: Running, newer: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Something between keeps the old page: the address of the solver still leads there."""
    context = browser.new_context(base_url=server.url, service_workers="block", locale="en")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    old = tmp_path / "old"
    for part in built().rglob("*"):
        if part.is_file() and not part.name.startswith(("SolvePage-", "index.html")):
            target = old / part.relative_to(built())
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(part.read_bytes())
    serve_from(monkeypatch, newer, old)
    loads: list[str] = []

    def stale(route: Route) -> None:
        loads.append(route.request.url)
        route.fulfill(body=(built() / "index.html").read_text("utf-8"), content_type="text/html")

    page.route("**/solve", stale)
    page.get_by_role("link", name="Open the solver").click()
    button = page.get_by_role("alert").get_by_role("button", name="Reload")
    expect(button).to_be_visible()
    assert len(loads) == 1
    button.click()
    expect(button).to_be_visible()
    assert len(loads) == 2
    context.close()


TAKEN_OVER = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  const before = registration.active;
  await registration.update();
  while (registration.active === before || registration.active.state !== "activated") {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
"""
KEPT = "async () => (await caches.keys()).map((each) => each.replace(/[0-9a-f]+$/, ''))"


def test_an_open_page_keeps_its_parts_until_it_is_the_newer_one(
    new_page: MakePage, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read once is kept: it is still there when the server has it no more."""
    page = new_page(is_lossy=True)  # what is read in advance, later than this test needs, is not there
    page.goto("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.goto("/solve")
    page.get_by_role("main").wait_for()
    page.goto("/")
    build = page.evaluate(BUILD)
    serve_from(monkeypatch, newer)
    page.evaluate(TAKEN_OVER)
    assert page.evaluate(KEPT) == ["cairn-", "cairn-next-"]
    page.get_by_role("link", name="Open the solver").click()
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    assert page.evaluate(BUILD) == build

    page.goto("/")
    assert page.evaluate(BUILD) != build
    wait_until(page, lambda: page.evaluate(KEPT) == ["cairn-next-"])
