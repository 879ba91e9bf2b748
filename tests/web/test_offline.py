"""What works without a server: the page comes up, and the rules can be read. It can be installed."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.playing import pass_time

KEPT = """
async () => {
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const kept = name ? await (await caches.open(name)).keys() : [];
  return kept.map((each) => new URL(each.url).pathname);
}
"""


def read_once(page: Page, path: str) -> None:
    """Visit the page and stay until it has been kept."""
    page.goto(path)
    while sum(each.startswith("/api/files/") for each in page.evaluate(KEPT)) < 4:
        pass_time(page, 200)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_are_read_offline_though_only_the_lobby_was_seen(new_page: MakePage, language: str) -> None:
    page = new_page(language=language, is_lossy=True)
    read_once(page, "/")
    page.context.set_offline(True)
    for game, rule in (("break-the-code", "BC-3.4"), ("lost-code", "LC-5.4"), ("arnak", "AR-8.5")):
        page.goto(f"/rules/{game}#{rule}")
        expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    page.context.set_offline(False)


def test_nothing_that_belongs_to_a_table_is_kept(new_page: MakePage) -> None:
    page = new_page()
    read_once(page, "/")
    page.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Play").click()
    expect(page.locator("section.bar.mine")).to_be_visible()
    page.reload()
    expect(page.locator("section.bar.mine")).to_be_visible()
    kept = set(page.evaluate(KEPT))
    others = {each for each in kept if not each.startswith(("/assets/", "/api/files/"))}
    assert others == {"/", "/api/games", "/icon.svg"}


def test_a_server_that_is_gone_leaves_the_page(new_page: MakePage) -> None:
    page = new_page(is_lossy=True)
    read_once(page, "/")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("article")).to_have_count(4)
    page.context.set_offline(False)


def test_the_page_can_be_installed(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        told = client.get("/manifest.webmanifest")
        assert told.headers["content-type"] == "application/manifest+json"
        manifest = told.json()
        assert manifest["display"] == "standalone" and manifest["start_url"] == manifest["scope"] == "."
        sizes = set()
        for icon in manifest["icons"]:
            picture = client.get(f"/{icon['src']}")
            assert picture.status_code == 200 and picture.headers["content-type"] == icon["type"]
            sizes.add(icon["sizes"])
        assert {"192x192", "512x512", "any"} <= sizes
        worker = client.get("/worker.js")
        assert worker.headers["cache-control"] == "no-cache" and "__BUILD__" not in worker.text
