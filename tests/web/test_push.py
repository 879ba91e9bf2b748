"""Notifications while the page is closed: chosen in the settings, shown by the worker, or why there are none."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cairn.games import all_rooms
from cairn.server import main
from tests.server.push_services import PushServiceDouble, Subscribed
from tests.server.services import Running
from tests.web.conftest import MakePage

BROWSER = Subscribed("page")
NAME = {
    "en": "Notifications when the page is closed",
    "pl": "Powiadomienia, gdy strona jest zamknięta",
    "ru": "Уведомления, когда страница закрыта",
}
SUBSCRIBING = """
((wish) => {
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const raw = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0)).buffer;
  Object.defineProperty(Notification, "permission", { value: "granted" });
  Notification.requestPermission = () => Promise.resolve("granted");
  let held = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(held);
  PushManager.prototype.subscribe = ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error("browsers insist on notices that are seen");
    held = {
      endpoint: wish.endpoint,
      options: { applicationServerKey: raw(applicationServerKey) },
      getKey: (name) => raw(name === "auth" ? wish.auth : wish.point),
      unsubscribe: () => Promise.resolve(!(held = null)),
    };
    return Promise.resolve(held);
  };
})"""
"""A person who allows it, and a push service within the browser: that of its maker cannot be reached from a test."""
WATCHED = """() => {
  self.shown = [];
  registration.showNotification = (title, about) => Promise.resolve(self.shown.push({ title, ...about }));
}"""
"""A browser without a window may not show notices: what the worker would show is noted."""
CLICKED = """async () => {
  const opened = [];
  Object.defineProperty(clients, "openWindow", { value: (path) => Promise.resolve(opened.push(path)) });
  const waited = [];
  const event = new Event("notificationclick");
  const notification = { data: self.shown[0].data, close: () => opened.push("closed") };
  dispatchEvent(Object.assign(event, { notification, waitUntil: (work) => waited.push(work) }));
  await Promise.all(waited);
  return opened;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(
        str(tmp_path_factory.mktemp("push") / "tables.sqlite"),
        all_rooms(),
        push_transport=PushServiceDouble(BROWSER).transport,
        workers=1,
    )
    running.start()
    yield running
    running.stop()


def open_settings(page: Page, name: str = "Settings") -> None:
    page.goto("/")
    page.get_by_role("button", name=name, exact=True).click()


def kept(page: Page) -> dict[str, Any]:
    """What the server knows of this device."""
    told: dict[str, Any] = page.evaluate("fetch('/api/push').then((answer) => answer.json())")
    return told


def test_notifications_are_switched_on_with_quiet_hours_and_off(new_page: MakePage) -> None:
    page = new_page(width=390, height=844)
    page.add_init_script(f"{SUBSCRIBING}({json.dumps(BROWSER.wish())})")
    open_settings(page)
    switch = page.get_by_role("switch", name=NAME["en"])
    switch.click()
    expect(switch).to_be_checked()
    page.get_by_label("Quiet from").fill("21:30")
    with page.expect_response(lambda answer: answer.url.endswith("/api/push") and answer.request.method == "POST"):
        page.get_by_label("Quiet from").press("Tab")
    told = kept(page)
    assert told["is_on"] is True and (told["quiet"]["start"], told["quiet"]["end"]) == (21 * 60 + 30, 8 * 60)
    page.reload()
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(switch).to_be_checked()
    expect(page.get_by_label("Quiet from")).to_have_value("21:30")
    switch.click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_label("Quiet from")).to_have_count(0)
    assert "is_on" not in kept(page)


def test_the_worker_shows_the_notice_and_opens_the_table(new_page: MakePage, server: Running) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = page.context.service_workers[0]
    worker.evaluate(WATCHED)
    line = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    data = {"table": "abc", "title": "Your turn", "body": "The Lost Code"}
    deliver = {"origin": server.url, "registrationId": found[0]["registrationId"], "data": json.dumps(data)}
    line.send("ServiceWorker.deliverPushMessage", deliver)
    while not (shown := worker.evaluate("self.shown")):
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    about = {"body": "The Lost Code", "tag": "abc", "icon": "/icon-192.png", "data": {"path": "/table/abc"}}
    assert shown == [{"title": "Your turn", **about}]
    assert worker.evaluate(CLICKED) == ["closed", "/table/abc"]


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "at an https address only"),
        ("delete window.PushManager", "This browser cannot do this"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })",
            "first add cairn to the home screen",
        ),
        ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "blocks notifications"),
    ],
    ids=["insecure", "browser", "iphone", "blocked"],
)
def test_a_browser_that_cannot_do_it_is_told_why(new_page: MakePage, script: str, said: str) -> None:
    page = new_page()
    page.add_init_script(script)
    open_settings(page)
    expect(page.get_by_role("dialog")).to_contain_text(said)
    expect(page.get_by_role("switch", name=NAME["en"])).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "settings", "said"),
    [
        ("pl", "Ustawienia", "Ten serwer tego nie potrafi"),
        ("ru", "Настройки", "Этот сервер так не умеет"),
    ],
)
def test_a_server_that_cannot_do_it_says_so(
    new_page: MakePage, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, language: str, settings: str, said: str
) -> None:
    """Whatever the browser allows: nothing that a person changes there would help."""
    monkeypatch.setattr(main, "has_extra", lambda extra: False)
    without = Running(str(tmp_path / "tables.sqlite"), all_rooms(), workers=1)
    without.start()
    try:
        page = new_page(language=language)
        page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
        page.goto(f"{without.url}/")
        page.get_by_role("button", name=settings, exact=True).click()
        expect(page.get_by_role("dialog")).to_contain_text(said)
        expect(page.get_by_role("switch", name=NAME[language])).to_have_count(0)
        page.close()  # else it asks a server that is gone
    finally:
        without.stop()
