"""`cairn serve` as people start it: what it says, how it stops, and that a kill costs nothing."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import pytest

from cairn.client import AsyncTable, Table
from cairn.core.errors import CairnError
from cairn.core.match import replay_record
from cairn.core.steps import Played
from cairn.games import find
from tests.cpu import seconds_of
from tests.effort import SHARE
from tests.patience import LIMIT
from tests.server.command import Serving
from tests.server.turns import next_to_move
from tests.tally import KILLED, tried

KILLS = max(10, round(250 * SHARE))
"""On each of the two databases."""
TABLES = 6
GOES_ON, SLACK = 2.0, 3.0
"""Seconds of CPU time from the start of a process until tables go on, and how much slower a machine may be."""
T = TypeVar("T")

COMMAND = [sys.executable, "-c", "from cairn.cli.main import main; main()", "serve"]


class Command:
    """The command, running."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._port = 0
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        arguments = ["--port", str(self._port), "--database", self._database, "--workers", "1"]
        self._process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.url = line.partition(" at ")[2].split(" ")[0]
        self._port = int(self.url.rpartition(":")[2])

    def stop(self, by: signal.Signals) -> int:
        assert self._process is not None and self._process.stdout is not None
        self._process.send_signal(by)
        status = self._process.wait(LIMIT)
        self._process.stdout.close()
        self._process = None
        return status

    @property
    def seconds(self) -> float:
        """The CPU time that it has taken."""
        assert self._process is not None
        return seconds_of(self._process.pid)

    def is_running(self) -> bool:
        return self._process is not None


@pytest.fixture
def command(database: str) -> Iterator[Command]:
    running = Command(database)
    running.start()
    yield running
    if running.is_running():
        running.stop(signal.SIGKILL)


def test_a_signal_stops_it_gracefully_and_the_table_stays(command: Command) -> None:
    with Table.create(command.url, game="break-the-code", seats=("me", "steady"), name="Ann") as table:
        table.start()
        assert table.wait(LIMIT)
        table.play(table.moves[0])
        history = len(table.mirror.history)
        assert command.stop(signal.SIGTERM) == 0
        while table.farewell is None:
            assert table._socket is not None
            table.read_messages(table._socket.recv(timeout=LIMIT))
        assert table.farewell == "shutdown"
        command.start()
        assert table.wait(LIMIT)
        assert len(table.mirror.history) > history
        assert httpx.get(f"{command.url}/ready").is_success


@pytest.mark.anyio
async def test_a_kill_loses_nothing_that_was_acknowledged(command: Command) -> None:
    """Tables are played at while the process is killed again and again; each goes on where it was, and to its end.

    At each table everybody's acknowledged moves are counted, and the record must have them, each once, and no other.
    """
    rng, crowd = Random(7), Crowd(command)
    crowd.begin()
    dearest = 0.0
    for _ in range(KILLS):
        await crowd.goes_on(rng.randrange(1, 12), at=rng.randrange(TABLES))
        assert command.stop(signal.SIGKILL) == -signal.SIGKILL
        await asyncio.to_thread(command.start)
        await crowd.goes_on(1)
        dearest = max(dearest, command.seconds)
    crowd.is_closing = True
    await asyncio.gather(*crowd.playing)
    assert crowd.games >= TABLES
    assert dearest < GOES_ON * SLACK, "tables go on with little work after a start"
    tried(KILLED, "break-the-code", 2, KILLS)


class Crowd:
    """People who play one game after the other at a server that is killed, and count what was acknowledged."""

    def __init__(self, command: Command) -> None:
        self.games = 0
        self.is_closing = False
        self.playing: tuple[asyncio.Task[None], ...] = ()
        self._moves = [0] * TABLES
        self._command = command
        self._rng = Random(11)

    def begin(self) -> None:
        """Play at all tables."""
        self.playing = tuple(asyncio.create_task(self.play_on(table)) for table in range(TABLES))

    async def goes_on(self, moves: int, at: int | None = None) -> None:
        """Wait until so many more moves were acknowledged, at one table or anywhere."""
        until = self._made(at) + moves
        async with asyncio.timeout(LIMIT):
            while self._made(at) < until:
                for task in self.playing:
                    if task.done():
                        task.result()  # what went wrong at one table is said at once
                await asyncio.sleep(0.002)

    def _made(self, table: int | None) -> int:
        return sum(self._moves) if table is None else self._moves[table]

    async def play_on(self, table: int) -> None:
        """Play games until it is enough, each to its end."""
        while not self.is_closing:
            ann, ben = await self._pair()
            prompts = await asyncio.gather(self._play(ann, table), self._play(ben, table))
            record = await self._again(ann.record)
            assert replay_record(find("break-the-code"), record).result == ann.result is not None
            made = [step for step in record.steps if isinstance(step, Played)]
            assert len(made) == sum(map(len, prompts)), "every move once, and none but those"
            for asked in prompts:
                assert asked == sorted(set(asked)), "no prompt was answered twice"
            await ann.close()
            await ben.close()
            self.games += 1

    async def _pair(self) -> tuple[AsyncTable, AsyncTable]:
        """Two at a new table. Where the server is killed meanwhile, they meet at another."""
        return await self._again(self._met)

    async def _met(self) -> tuple[AsyncTable, AsyncTable]:
        async with AsyncExitStack() as opened:
            ann = await AsyncTable.create(self._command.url, game="break-the-code", seats=("me", "person"), name="Ann")
            opened.push_async_callback(ann.close)
            ben = await AsyncTable.join(str(ann.link), name="Ben")
            opened.push_async_callback(ben.close)
            await ann.start()
            opened.pop_all()
            return ann, ben

    async def _again(self, ask: Callable[[], Awaitable[T]]) -> T:
        while True:
            with suppress(httpx.TransportError, CairnError):
                return await ask()
            await asyncio.sleep(0.05)

    async def _play(self, seat: AsyncTable, table: int) -> list[int]:
        prompts = []
        while await seat.wait(LIMIT):
            moves, asked = seat.moves, seat.prompt
            await seat.play(self._rng.choice(moves))
            prompts.append(asked)
            self._moves[table] += 1
        return prompts


def test_after_a_kill_a_table_goes_on_with_little_work(command: Command) -> None:
    with (
        Table.create(command.url, game="break-the-code", seats=("me", "person"), name="Ann") as ann,
        Table.join(str(ann.link), name="Ben") as ben,
    ):
        ann.start()
        command.stop(signal.SIGKILL)
        command.start()
        ben.update()
        mover = ben if ben.may_move else ann
        assert mover.wait(LIMIT)
        mover.play(mover.moves[0])
        assert command.seconds < GOES_ON * SLACK


def test_two_processes_serve_one_table_with_a_player_on_each(postgres: str) -> None:
    """Neither player knows: a link made by one process is good at the other, and both hear of every move."""
    here, there = Command(postgres), Command(postgres)
    here.start()
    there.start()
    try:
        with Table.create(here.url, game="break-the-code", seats=("me", "person", "steady"), name="Ann") as ann:
            link = str(ann.link).replace(here.url, there.url)
            with Table.join(link, name="Ben") as ben:
                ann.start()
                rng = Random(3)
                while mover := next_to_move(ann, ben):
                    mover.play(rng.choice(mover.moves))
                assert ann.result == ben.result is not None
                assert ann.record() == ben.record()
    finally:
        for each in (here, there):
            each.stop(signal.SIGTERM)


def test_what_cannot_be_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader, this is no database. " * 50)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for arguments, said in (
            (["--port", str(port), "--database", str(tmp_path / "x")], f"127.0.0.1:{port}: address already in use"),
            (["--port", "0", "--database", str(tmp_path / "letter")], "is no database that cairn can use"),
            (["--port", "0", "--database", "mysql://x"], "mysql:// is not known"),
            (["--port", "0", "--database", f"postgresql:///x?host={tmp_path}"], "does not answer"),
            (["--port", "70000"], "70000"),
            (["--host", "256.0.0.1"], "256.0.0.1"),
        ):
            done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=LIMIT, check=False)
            assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_a_second_server_of_one_file_refuses_to_start(tmp_path: Path) -> None:
    """They would not hear of each other's moves. Who has the file is named, and leaves it when it ends."""
    database = str(tmp_path / "tables.sqlite")
    with Serving(tmp_path, database=database) as first:
        second = [*COMMAND, "--port", "0", "--database", database]
        done = subprocess.run(second, capture_output=True, text=True, timeout=LIMIT, check=False)
        assert done.returncode == 2 and done.stderr.count("\n") == 1
        assert f"process {first.process.pid} serves these tables" in done.stderr
        first.stop(signal.SIGKILL)
    with Serving(tmp_path, database=database) as again:
        assert httpx.get(f"{again.url}/ready").is_success
