"""The page under a path: it loads, plays, links and works offline there, and asks for nothing beside it."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from cairn.games import all_rooms
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.playing import pass_time

BASE = "/games/cairn"
KEPT = """
async () => {
  await navigator.serviceWorker.ready;
  const kept = [];
  for (const name of await caches.keys()) kept.push(...await (await caches.open(name)).keys());
  return kept.map((each) => new URL(each.url).pathname);
}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    running = Running(database, all_rooms(), workers=1, public_url=f"http://table.example.org{BASE}")
    running.start()
    yield running
    running.stop()


def paths_asked(page: Page) -> list[str]:
    """The paths of everything that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    return asked


def test_a_game_is_played_under_a_path(new_page: MakePage) -> None:
    page = new_page()
    asked = paths_asked(page)
    page.goto(f"{BASE}/")
    page.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Play").click()
    page.wait_for_url(f"**{BASE}/table/*")
    expect(page.locator("section.bar.mine")).to_be_visible()
    page.reload()
    expect(page.locator("section.bar.mine")).to_be_visible()
    assert any(each.endswith("/socket") for each in asked)
    assert [each for each in asked if not each.startswith(f"{BASE}/")] == []


def test_links_stay_under_the_path(new_page: MakePage) -> None:
    page = new_page(is_lossy=True)  # the browser itself says that one of these is not found
    for path in ("/", "/learn", "/rules/arnak", "/mine", "/no/such/page"):
        page.goto(BASE + path)
        page.locator("a[href]").first.wait_for()
        links = page.locator("a[href]").evaluate_all("all => all.map((each) => each.pathname)")
        assert links and [each for each in links if not each.startswith(f"{BASE}/")] == []
    page.goto(f"{BASE}/")
    page.get_by_role("navigation").get_by_role("link", name="Learn").click()
    page.wait_for_url(f"**{BASE}/learn")
    page.go_back()
    expect(page.get_by_role("article")).to_have_count(4)


def test_an_invitation_is_the_public_link(new_page: MakePage) -> None:
    page = new_page()
    page.goto(f"{BASE}/")
    card = page.get_by_role("article").filter(has_text="Break the Code")
    card.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name="Invite by link").click()
    expect(page.locator("output")).to_have_text(re.compile(f"^table.example.org{BASE}/join/"))


def test_the_rules_are_read_offline_under_a_path(new_page: MakePage) -> None:
    page = new_page(is_lossy=True)
    page.goto(f"{BASE}/")
    while sum(each.startswith(f"{BASE}/api/files/") for each in page.evaluate(KEPT)) < 4:
        pass_time(page, 200)
    scope = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert urlsplit(scope).path == f"{BASE}/"
    page.context.set_offline(True)
    page.goto(f"{BASE}/rules/lost-code#LC-5.4")
    expect(page.locator("[id='LC-5.4']")).to_be_in_viewport()
    page.context.set_offline(False)
