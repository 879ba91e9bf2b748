"""`Table` and `AsyncTable` are one piece of code: each has its own types, and waits in its own way."""

import subprocess
import sys
from pathlib import Path

import pytest

from cairn.client import AsyncTable, Table
from cairn.client.synchronous import BlockingTransport
from cairn.core.errors import CairnError

ROOT = Path(__file__).parents[2]

SCRIPT = """
import asyncio
from cairn import lost_code
from cairn.client import AsyncTable, Table

class Mine(Table): ...

def wait(link: str) -> bool:
    table: Mine = Mine.join(link, name="Ann")
    table.play(lost_code.Accept())
    again: Mine = table.rematch()
    return again.wait(seconds=1)

async def run(url: str) -> int:
    table: AsyncTable = await AsyncTable.create(url, game="lost-code", seats=("me", "steady"))
    task: asyncio.Task[bool] = asyncio.create_task(table.wait())
    await task
    return (await table.odds(values=True)).codes
"""
WRONG = """
from cairn.client import AsyncTable, Table

def wait(table: Table, other: AsyncTable) -> None:
    table.play(3)
    Table.create("http://here")
    table.odds().nothing
    moved: bool = other.wait()
"""


def check(script: Path, text: str) -> list[str]:
    script.write_text(text)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(script)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [line.partition(": ")[0].rpartition(":")[2] for line in checked.stdout.splitlines() if ": error" in line]


def test_a_type_checker_knows_what_each_client_gives(tmp_path: Path) -> None:
    assert check(tmp_path / "right.py", SCRIPT) == []
    assert check(tmp_path / "wrong.py", WRONG) == ["5", "6", "7", "8"]


def test_a_server_that_does_not_answer_is_an_error_of_cairn() -> None:
    with pytest.raises(CairnError, match="does not answer"):
        Table.create("http://127.0.0.1:9", game="lost-code")


@pytest.mark.anyio
async def test_so_it_is_in_a_loop() -> None:
    with pytest.raises(CairnError, match="does not answer"):
        await AsyncTable.create("http://127.0.0.1:9", game="lost-code")


@pytest.mark.anyio
async def test_a_blocking_line_keeps_the_outer_limit() -> None:
    line = BlockingTransport()
    await line.sleep(0.001)
    async with line.within(0.0), line.within(None):
        with pytest.raises(TimeoutError):
            await line.sleep(0.001)
    await line.sleep(0.001)


@pytest.mark.anyio
async def test_a_blocking_line_never_waits_for_a_short_time_in_a_queue() -> None:
    """There it might wait for ever (Python 3.11); what comes in that time is returned all the same."""
    comes: list[str | None] = [None, "late", None, None]

    class Socket:
        def recv(self, timeout: float | None) -> str:
            assert timeout == 0
            if (message := comes.pop(0) if comes else None) is None:
                raise TimeoutError
            return message

    line = BlockingTransport()
    line.socket = Socket()  # type: ignore[assignment]
    async with line.within(0.05):
        assert await line.receive() == "late"
    with pytest.raises(TimeoutError):
        async with line.within(0.0):
            await line.receive()


def test_a_blocking_call_that_would_need_a_loop_says_so() -> None:
    import asyncio

    async def wait() -> None:
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="event loop"):
        BlockingTransport.call(wait)()


def test_a_table_that_cannot_be_opened_leaves_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller gets an error and no table, so nobody else could close it."""
    calls: list[str] = []

    async def open_(self: BlockingTransport, url: str) -> None:
        calls.append("open")

    async def send(self: BlockingTransport, message: bytes) -> None:
        raise KeyboardInterrupt

    async def close(self: BlockingTransport) -> None:
        calls.append("close")

    for name, method in (("open", open_), ("send", send), ("close", close)):
        monkeypatch.setattr(BlockingTransport, name, method)
    with pytest.raises(KeyboardInterrupt):
        Table.watch("http://127.0.0.1:9/watch/table#key")
    assert calls[-2:] == ["open", "close"]
