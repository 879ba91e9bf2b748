"""What a worker does not finish is the server's fault: told as such over HTTP, over the socket and to programs."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from cairn.client import Table
from cairn.client.api import headers, read_answer, to_error
from cairn.core.errors import BadInput, Busy, CairnError, Crashed, TimedOut, WorkFailed
from cairn.core.sight import AnySight
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell
from cairn.server.jobs.pool import MOST_WAITING, MOST_WAITING_LONG, WorkerPool
from cairn.server.ops.metrics import Metrics
from tests.patience import LIMIT
from tests.server.bots import broken_rooms
from tests.server.positions import ROOMS, begun, find
from tests.server.services import Running

GAME = "think-str8"
RECORD = gzip.decompress((Path(__file__).parents[1] / "golden" / "records" / f"{GAME}.jsonl.gz").read_bytes()).decode()
BECOMES: dict[str, type[WorkFailed]] = {"hang": TimedOut, "die": Crashed, "stumble": Crashed}
STATUS = {"hang": 504, "die": 500, "stumble": 500}
SOON, LATE = 0.05, 600.0
"""Seconds: less than any worker needs to start, and more than the busiest machine takes to fail."""

Ask = Callable[[WorkerPool, Rooms, AnySight, str], Awaitable[Any]]

JOBS: dict[str, Ask] = {
    "hint": lambda workers, rooms, sight, who: workers.hint(rooms, sight, (), 1, who),
    "odds": lambda workers, rooms, sight, who: workers.odds(rooms, sight, False, who),
    "proof": lambda workers, rooms, sight, who: workers.prove(rooms, sight, Cell("stone:bird/0", "3"), who),
    "answer": lambda workers, rooms, sight, who: workers.ruled_out_by(rooms, sight, "answer:1", who),
    "position": lambda workers, rooms, _, who: workers.solve(rooms, b"{}", "en", None, who),
    "review": lambda workers, rooms, _, who: workers.review(rooms, RECORD, client=who),
    "daily": lambda workers, rooms, _, who: workers.daily(rooms, "2026-01-05", "seed", who),
}
"""All that people wait for."""


def limits(harm: str) -> dict[str, Any]:
    """Too little time for what never ends, and all the time in the world for what fails by itself."""
    seconds = SOON if harm == "hang" else LATE
    return {"thinks": 0.01, "grace": seconds, "patience": seconds, "long": seconds}


def failures(metrics: Metrics) -> dict[str, float]:
    """What was counted as not finished, by labels."""
    lines = (line.rpartition(" ") for line in metrics.render().decode().splitlines())
    start = "cairn_worker_failures_total"
    return {name.removeprefix(start): float(number) for name, _, number in lines if name.startswith(f"{start}{{")}


@pytest.mark.anyio
@pytest.mark.parametrize("harm", BECOMES)
@pytest.mark.parametrize("job", JOBS)
async def test_what_is_not_finished_is_never_the_fault_of_who_asked(job: str, harm: str) -> None:
    metrics = Metrics()
    workers = WorkerPool(1, **limits(harm), metrics=metrics)
    with pytest.raises(BECOMES[harm]) as caught:
        await JOBS[job](workers, broken_rooms(GAME, harm), begun(GAME, 2).running.sight(0), "")
    assert not isinstance(caught.value, BadInput)
    assert caught.value.job == job
    assert (caught.value.after is not None) is (harm == "hang"), "what is slow now may be quick later"
    assert failures(metrics) == {f'{{job="{job}",kind="{caught.value.kind}"}}': 1.0}


@pytest.mark.anyio
@pytest.mark.parametrize("harm", BECOMES)
async def test_a_bot_that_fails_is_counted_and_its_seat_played_on(harm: str) -> None:
    metrics = Metrics()
    table = begun(GAME, 2).running
    seat = table.to_act[0]
    moves = (*table.moves(seat), *table.moves(seat))  # a bot is not asked where there is one move
    chosen = await WorkerPool(1, **limits(harm), metrics=metrics).choose(
        broken_rooms(GAME, harm), "steady", table.sight(seat), moves
    )
    assert chosen in moves
    assert failures(metrics) == {f'{{job="bot",kind="{BECOMES[harm].kind}"}}': 1.0}


@pytest.mark.anyio
async def test_after_a_crash_the_next_job_gets_another_worker() -> None:
    workers = WorkerPool(1, **limits("die"))
    sight = begun(GAME, 2).running.sight(0)
    with pytest.raises(Crashed):
        await workers.hint(broken_rooms(GAME, "die"), sight, (), 1)
    assert await workers.hint(find(GAME), sight, (), 1)


@pytest.mark.anyio
@pytest.mark.parametrize(("job", "most"), [("hint", MOST_WAITING), ("daily", MOST_WAITING_LONG)])
async def test_a_queue_is_not_without_end(job: str, most: int) -> None:
    """Where as many wait as may, one of them who asks for more is told to come later; nobody else is disturbed."""
    metrics = Metrics()
    workers = WorkerPool(1, patience=LATE, long=LATE, metrics=metrics)
    rooms, sight = broken_rooms(GAME, "hang"), begun(GAME, 2).running.sight(0)
    ask = JOBS[job]
    waiting = [asyncio.ensure_future(ask(workers, rooms, sight, f"client {each % 8}")) for each in range(1 + most)]
    await asyncio.sleep(0)
    try:
        with pytest.raises(Busy) as caught:
            async with asyncio.timeout(LIMIT):
                await ask(workers, rooms, sight, "client 1")
        assert caught.value.after and not any(task.done() for task in waiting)
        assert failures(metrics) == {f'{{job="{job}",kind="busy"}}': 1.0}
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@pytest.fixture(params=["hang", "die"])
def harm(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def server(harm: str, tmp_path: Path) -> Iterator[Running]:
    games = {**ROOMS, GAME: broken_rooms(GAME, harm)}
    running = Running(str(tmp_path / "tables.sqlite"), games, partial(WorkerPool, **limits(harm)))
    running.start()
    yield running
    running.stop()


def test_every_address_says_whose_fault_it_is(server: Running, harm: str) -> None:
    table = Table.create(server.url, game=GAME, seats=("me", "random"), name="Ann", help="odds")
    table.start()
    place = table.place
    asked: dict[str, tuple[str, Any]] = {
        "hint": (place.path("/hints"), {"level": 1}),
        "odds": (place.path("/odds"), {}),
        "proof": (place.path("/proofs"), {"where": "stone:bird/0", "what": "3"}),
        "answer": (place.path("/told-by"), {"answer": "answer:1"}),
        "position": (f"{server.url}/api/solve/{GAME}", {"position": {}}),
        "review": (f"{server.url}/api/review", {"record": RECORD}),
    }
    for job, (address, body) in asked.items():
        answer = httpx.post(address, json=body, headers=headers(place), timeout=LATE)
        told = answer.json()
        assert answer.status_code == STATUS[harm], (job, told)
        assert told["place"] == job and told["kind"] == BECOMES[harm].kind
        assert answer.headers.get("retry-after") == (str(told["retry_after"]) if harm == "hang" else None)
        with pytest.raises(BECOMES[harm]):
            read_answer(answer, object)
    daily = httpx.get(f"{server.url}/api/daily/{GAME}", timeout=LATE)
    assert daily.status_code == STATUS[harm] and daily.json()["place"] == "daily"
    counted = httpx.get(f"{server.url}/metrics").text
    for job in (*asked, "daily"):
        assert f'cairn_worker_failures_total{{job="{job}",kind="{BECOMES[harm].kind}"}} 1.0' in counted
    errors = len(asked) + 1 if harm == "die" else 0
    assert f"cairn_errors_total {float(errors)}" in counted
    assert 'kind="crashed"' not in counted and 'kind="timedout"' not in counted, "it is no refusal"
    table.close()


def test_the_socket_says_whose_fault_it_is(server: Running, harm: str) -> None:
    """Apart from what the client did wrong, which looks as it always has."""
    table = Table.create(server.url, game=GAME, seats=("me", "random"), name="Ann", help="odds")
    table.start()
    with connect(table.place.socket, max_size=None, compression=None) as line:
        line.send(table.hello())
        line.recv()

        def ask(message: dict[str, Any]) -> dict[str, Any]:
            line.send(msgspec.json.encode(message))
            while True:
                for each in map(msgspec.json.decode, str(line.recv(timeout=LATE)).split("\n")):
                    if each.get("id") == message["id"]:
                        return dict(each)

        kind = BECOMES[harm].kind
        asked: tuple[dict[str, Any], ...] = (
            {"ask": "hint", "level": 1},
            {"ask": "odds"},
            {"ask": "prove", "where": "stone:bird/0", "what": "3"},
        )
        for number, message in enumerate(asked):
            told = ask({**message, "id": number})
            assert (told["tell"], told["kind"]) == ("failed", kind)
            assert ("retry_after" in told) is (harm == "hang")
        own = ask({"ask": "say", "text": "x", "is_phrase": True, "id": 9})
        assert own["tell"] == "failed" and "kind" not in own and "retry_after" not in own
    with pytest.raises(BECOMES[harm]):
        table.hint(1)
    table.close()


@pytest.mark.parametrize(
    ("kind", "error"), [("busy", Busy), ("timeout", TimedOut), ("crash", Crashed), ("rate", BadInput), (None, BadInput)]
)
def test_a_client_raises_what_a_server_says(kind: str | None, error: type[CairnError]) -> None:
    told = {"tell": "failed", "place": "hint", "text": "no", **({} if kind is None else {"kind": kind})}
    assert type(to_error(told)) is error
    assert str(to_error({**told, "retry_after": 5})).startswith("hint: ")


def test_what_failed_says_when_to_ask_again() -> None:
    assert str(Busy("hint", 5)) == "hint: the server is busy; try again in 5 s"
    assert str(TimedOut("odds", 5)) == "odds: the server did not finish in time; try again in 5 s"
    assert str(Crashed("review")) == "review: something went wrong on the server"
