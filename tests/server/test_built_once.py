"""What everybody may ask for costs the tables nothing: it is built once, and not on the loop that serves them."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import httpx
import pytest
from anyio import CapacityLimiter
from litestar import Request
from litestar.datastructures import State

from cairn.core import record as core_record
from cairn.server import app
from cairn.server.http import page, reference
from cairn.server.http.limits import Limits
from cairn.server.live import records
from cairn.server.settings import Settings
from cairn.server.table import record
from tests.patience import LIMIT
from tests.server.services import Running

MANY = 40


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


class Counted:
    """A function that counts its calls, and remembers the threads that made them."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.threads: list[str] = []

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.threads.append(current_thread().name)
        return self._function(*args, **named)

    def __len__(self) -> int:
        return len(self.threads)


def test_the_description_of_the_api_is_built_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    documents, papers = Counted(app.make_document), Counted(reference.docs_page)
    monkeypatch.setattr(app, "make_document", documents)
    monkeypatch.setattr(app, "docs_page", papers)
    addresses = ("/openapi.json", "/api/docs")
    with httpx.Client(base_url=server.url, timeout=LIMIT) as client, ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(client.get, addresses * MANY))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == len(addresses)
        assert (len(documents), len(papers)) == (1, 1)
        assert server.thread_name not in (*documents.threads, *papers.threads), (
            "tables are not kept waiting, even by the first"
        )
        for address in addresses:
            first = client.get(address)
            assert first.headers["cache-control"] == "no-cache"
            again = client.get(address, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
        assert client.get("/openapi.json").json()["paths"]["/api/tables"]
    assert (len(documents), len(papers)) == (1, 1)


def test_the_record_of_a_finished_game_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """To make it a whole game is replayed: 10 ms for one of Arnak. What is said afterwards does not change it."""
    made = Counted(record.make_record)
    monkeypatch.setattr(records, "make_record", made)
    with httpx.Client(base_url=server.url, timeout=LIMIT) as ann:
        ann.post("/api/guest", json={"name": "Annabel"})
        table = finished(ann)
        path = f"/api/tables/{table}"
        first = ann.get(f"{path}/record")
        assert first.status_code == 200 and "Annabel" in first.text
        for _ in range(5):
            assert ann.get(f"{path}/record").content == first.content
            assert ann.get(f"{path}/replay").status_code == 200
        assert ann.post(f"{path}/chat", json={"text": "chat-thanks", "is_phrase": True}).status_code == 200
        assert ann.get(f"{path}/record").content == first.content
        assert len(made) == 1


def test_a_record_forgets_who_is_forgotten(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=LIMIT) as ann:
        ann.post("/api/guest", json={"name": "Annabel"})
        path = f"/api/tables/{finished(ann, visibility='open')}"
        assert "Annabel" in httpx.get(f"{server.url}{path}/record").text
        assert ann.delete("/api/guest").status_code == 200
        assert "Annabel" not in httpx.get(f"{server.url}{path}/record").text


def finished(browser: httpx.Client, **rest: Any) -> str:
    """A game of Coins that somebody and a bot have played to its end."""
    wanted = {"game": "coins", "seats": ["me", "steady"], "names": ["Annabel"], **rest}
    table = str(browser.post("/api/tables", json=wanted).json()["id"])
    path = f"/api/tables/{table}"
    assert browser.post(f"{path}/start").status_code == 200
    while (told := browser.get(f"{path}/sight").json())["table"]["status"] == "playing":
        if offers := told.get("offers"):
            move = offers[0]["moves"][0]
            browser.post(f"{path}/moves", json={"prompt": told["asked"]["number"], "moves": [move]})
    return table


def test_who_may_set_up_no_table_has_no_record_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To look whether a record can be is to replay it."""
    read = Counted(core_record.from_json)
    monkeypatch.setattr(core_record, "from_json", read)
    running = Running(str(tmp_path / "tables.sqlite"), table_rate=1, limit_local=True, request_rate=1000)
    running.start()
    try:
        body = {"record": "{}", "step": 0, "seats": ["me", "steady"], "names": ["Ann"]}
        answers = [httpx.post(f"{running.url}/api/branch", json=body).status_code for _ in range(5)]
        assert answers == [400, 429, 429, 429, 429]
        assert len(read) == 1
    finally:
        running.stop()


@pytest.mark.anyio
async def test_one_qr_code_is_drawn_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = [], Event()

    def draw(text: str) -> bytes:
        begun.append(text)
        assert may_end.wait(LIMIT)
        return text.encode()

    monkeypatch.setattr(page, "_draw_qr", draw)
    drawing = CapacityLimiter(1)
    state = State({"qr_limiter": drawing, "limits": Limits(Settings())})
    asking: page.Asking = Request({"type": "http", "client": None})  # type: ignore[arg-type]  # all it needs
    asked = [asyncio.ensure_future(page.qr.fn(asking, state, page.QRText(str(each)))) for each in range(5)]
    async with asyncio.timeout(LIMIT):
        while len(begun) + drawing.statistics().tasks_waiting < len(asked):
            await asyncio.sleep(0.001)
    assert len(begun) == 1
    may_end.set()
    assert [answer.content for answer in await asyncio.gather(*asked)] == [b"0", b"1", b"2", b"3", b"4"]
