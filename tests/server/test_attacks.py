"""A bot's move under attack: however much others ask for, at most one job for each worker stands before it.

Jobs are counted, not seconds: every job but a bot's runs until the test ends it.
"""

import asyncio
import socket
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import cairn
from cairn.client import Table
from cairn.core import record as records
from cairn.server.jobs import tasks
from cairn.server.jobs.pool import WorkerPool
from cairn.server.jobs.queue import JobClass
from tests.server.positions import find_game
from tests.server.services import Running
from tests.server.test_queue import send, until

WORKERS = 2
GAME = "think-str8"
STRANGER = "203.0.113.{}"


class Held(WorkerPool):
    """A pool whose jobs are noted when they begin, and run until they are ended; bots move at once."""

    def __init__(self, *_: Any, **rest: Any) -> None:
        super().__init__(WORKERS, metrics=rest.get("metrics"))
        self.held_bots = ""
        """The game whose bots think until they are ended."""
        self.began: list[str] = []
        self._ends: list[asyncio.Event] = []
        self.loop: asyncio.AbstractEventLoop

    async def _run_in_worker(self, seconds: float, think: Callable[..., Any], *facts: Any) -> Any:
        is_bot = think is tasks.choose_move
        if is_bot and facts[0].name != self.held_bots:
            self.began.append("bot")
            return 0
        self.began.append(f"bot of {facts[0].name}" if is_bot else facts[1].__name__)
        self.loop = asyncio.get_running_loop()
        end = asyncio.Event()
        self._ends.append(end)
        try:
            await end.wait()
        finally:
            self._ends.remove(end)
        return 0 if is_bot else b"{}"

    def end_one(self) -> None:
        """End the job that has run longest."""
        self._ends[0].set()


class Attacked(Running):
    """A server whose jobs are held."""

    pool: Held

    def __init__(self, folder: Path) -> None:
        def make(*_: Any, **rest: Any) -> WorkerPool:
            self.pool = Held(metrics=rest.get("metrics"))
            return self.pool

        super().__init__(str(folder / "tables.sqlite"), make_workers=make, request_rate=1000)

    def end_one_job(self) -> None:
        """End a job, from the thread of the test."""
        self.pool.loop.call_soon_threadsafe(self.pool.end_one)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Attacked]:
    running = Attacked(tmp_path)
    running.start()
    yield running
    running.stop()


@cache
def finished(seed: int) -> str:
    """The record of a game of its own."""
    match, rng = cairn.Match("lost-code", players=2, seed=seed), Random(seed)
    while match.table.result is None:
        seat = match.table.to_act[0]
        match.play(seat, rng.choice(tuple(match.game.moves(match.state, seat))))
    return records.to_json(match.record)


def solves(server: Attacked) -> list[socket.socket]:
    """150 positions to solve; half of the clients have hung up."""
    lines = [send(server, f"/api/solve/{GAME}", {"position": {}}) for _ in range(150)]
    for line in lines[::2]:
        line.close()
    return lines[1::2]


def reviews(server: Attacked) -> list[socket.socket]:
    """50 reviews, each of another game."""
    return [send(server, "/api/review", {"record": finished(seed)}) for seed in range(50)]


def hints(server: Attacked) -> list[socket.socket]:
    """500 hints, at ten tables."""
    lines = []
    for _ in range(10):
        with Table.create(server.url, game=GAME, seats=("me", "me"), names=("Eve", "Mallory")) as table:
            table.start()
            path = f"/api/tables/{table.place.id}/hints?seat=0"
            lines += [
                send(server, path, {"ask": "hint", "level": 1 + at % 4}, f"Bearer {table.place.secret}")
                for at in range(50)
            ]
    return lines


ATTACKS = [(solves, "solve_position"), (reviews, "review_game"), (hints, "find_hint")]


@pytest.mark.parametrize(("attack", "job"), ATTACKS)
def test_at_most_one_job_for_each_worker_stands_before_a_bots_move(
    attack: Callable[[Attacked], list[socket.socket]], job: str, server: Attacked
) -> None:
    """Coins: the bot hides its coin as soon as the game begins."""
    pool = server.pool
    with Table.create(server.url, game="coins", seats=("me", "steady"), name="Ann", find_game=find_game) as ann:
        lines = attack(server)
        until(lambda: job in pool.began and waiting_for_people(server) > 0)
        ann.start()
        until(lambda: "bot" in pool.began or pool.count_waiting(JobClass.MOVE) > 0)
        before = len(pool.began)
        if "bot" not in pool.began:  # all workers are busy: it gets the first that is free
            assert pool.count_working() <= WORKERS + 1  # one more is for reviews alone
            server.end_one_job()
        until(lambda: "bot" in pool.began)
        assert pool.began.index("bot") <= before
        for line in lines:
            line.close()


def test_with_many_tables_one_has_no_more_bots_than_with_one(server: Attacked) -> None:
    """A stranger's twenty tables, each with a bot to move: the second that begins from then on is not theirs."""
    pool = server.pool
    pool.held_bots = "coins"
    with Table.create(server.url, game="break-the-code", seats=("me", "steady"), name="Ann") as ann:
        for _ in range(20):
            _start_as_stranger(server)
        until(lambda: pool.count_waiting(JobClass.MOVE) == 20 - WORKERS)
        ann.start()
        ann.update()
        if ann.may_move:  # otherwise the bot begins
            ann.play(ann.moves[0])
        until(lambda: pool.count_waiting(JobClass.MOVE) > 20 - WORKERS)
        for ended in (1, 2):
            server.end_one_job()
            until(lambda ended=ended: len(pool.began) >= WORKERS + ended)  # type: ignore[misc]  # mypy cannot infer the lambda
        assert pool.began.index("bot") <= WORKERS + 1


def test_lessons_of_strangers_do_not_take_the_places_of_hints(server: Attacked) -> None:
    """Nor do many hints of a few addresses: a player asks for one, and it waits."""
    lesson = {"step": 0, "pick": "seat:0"}
    lines = [send(server, "/api/lessons/lost-code/racks", lesson, address=STRANGER.format(at % 6)) for at in range(60)]
    with Table.create(server.url, game=GAME, seats=("me", "me"), names=("Ann", "Ben")) as table:
        table.start()
        until(lambda: server.pool.count_waiting(JobClass.STUDY) > 30)
        path = f"/api/tables/{table.place.id}/hints?seat=0"
        lines.append(send(server, path, {"ask": "hint", "level": 1}, f"Bearer {table.place.secret}"))
        until(lambda: server.pool.count_waiting(JobClass.HELP) == 1)
        for line in lines:
            line.close()


def _start_as_stranger(server: Attacked) -> None:
    """A game whose bot is to move."""
    asked = {"game": "coins", "seats": ["me", "steady"], "names": ["Eve"]}
    headers = {"X-Forwarded-For": STRANGER.format(1)}
    made = httpx.post(f"{server.url}/api/tables", json=asked, headers=headers).raise_for_status().json()
    headers["Authorization"] = f"Bearer {made['secret']}"
    httpx.post(f"{server.url}/api/tables/{made['id']}/start", headers=headers).raise_for_status()


def waiting_for_people(server: Attacked) -> int:
    return sum(server.pool.count_waiting(each) for each in (JobClass.HELP, JobClass.STUDY))
