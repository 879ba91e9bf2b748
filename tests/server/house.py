"""A house with tables for tests: real storage, a clock that is set by hand, bots that answer at once."""

from typing import Any

import msgspec

from cairn.client.mirror import Mirror
from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight
from cairn.server.acting import Credentials
from cairn.server.keys import hashed
from cairn.server.live import House
from cairn.server.messages import Seated
from cairn.server.requests import Create, Sit
from cairn.server.storage import Store
from cairn.server.tables import Tables
from cairn.server.telling import Audience
from tests.server.positions import find


class Clock:
    """Time, as a test wants it."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


class AtOnce:
    """A `Thinkers` without processes: the first move, whatever the bot."""

    async def choose(self, rooms: Rooms, bot: str, sight: AnySight, moves: tuple[Any, ...]) -> Any:
        return moves[0]

    async def hint(self, rooms: Rooms, sight: AnySight, notes: tuple[Any, ...], level: int) -> tuple[Any, ...]:
        return (f"hint {level}",)


class Ear:
    """A `Listener` that puts together what it hears."""

    def __init__(self, credentials: Credentials, audience: Audience) -> None:
        self.credentials = credentials
        self.audience = audience
        self.mirror = Mirror()
        self.heard: list[dict[str, Any]] = []
        self.dismissed: str | None = None

    def hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        self.heard.append(told)
        self.mirror.take(told)

    def dismiss(self, why: str) -> None:
        self.dismissed = why


def house(store: Store) -> House:
    return House(store, find, AtOnce(), Clock())


def by(secret: str | None, seat: int | None = None, key: str | None = None) -> Credentials:
    """What somebody shows who was given this."""
    return Credentials(None if secret is None else hashed(secret), None if key is None else hashed(key), seat)


async def friends(
    tables: Tables, game: str = "coins", people: int = 2, bots: int = 0, **facts: Any
) -> tuple[str, list[Credentials]]:
    """A table with people at its first seats, and what each of them shows; the first is the host."""
    seats = ("me", *["person"] * (people - 1), *["steady"] * bots)
    host = await tables.create(Create(game=game, seats=seats, names=("Ann",), **facts))
    shown = [by(host.secret)]
    for name in ("Ben", "Cleo", "Dan")[: people - 1]:
        shown.append(by((await sit(tables, host, name)).secret))
    return host.id, shown


async def sit(tables: Tables, host: Seated, name: str) -> Seated:
    assert host.link is not None
    return await tables.sit(host.id, Sit(names=(name,), key=host.link.partition("#")[2]), None)
