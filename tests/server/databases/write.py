"""Write a database to be kept: `python -m tests.server.databases.write > tests/server/databases/VERSION.sql`.

Run with the version whose database is wanted, before it is changed. Lines that begin with `-- {` say which tables there
are, and the secrets of their seats; secrets and names are not random here, so that the file can be made again.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from cairn.server.live import persistence, registry
from cairn.server.live.registry import TableRegistry
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Create, Move, Sit
from cairn.server.storage.connect import open_store
from cairn.server.table.state import TableState
from tests.server.services import by, services

SNAPSHOT_EVERY = 25
"""Fewer entries than usual, so that short games have snapshots."""

PLAYED: tuple[tuple[str, str, int | None], ...] = (
    ("an-arnak-game", "arnak", 20),
    ("an-arnak-game-over", "arnak", None),
    ("a-code-half-broken", "break-the-code", 12),
    ("a-lost-code", "lost-code", 14),
    ("a-lost-code-over", "lost-code", None),
    ("a-table-that-waits", "lost-code", 0),
)
"""By name: the game, and how many moves are made; None: until it is over."""


async def written(path: Path) -> list[dict[str, Any]]:
    """Play at some tables, and tell what a test must know of them."""
    numbers = count(1)
    names = iter([name for name, _, _ in PLAYED])
    setattr(registry, "new_secret", lambda: f"secret-{next(numbers):015d}")  # noqa: B010  (not exported)
    setattr(registry, "new_id", lambda: next(names))  # noqa: B010
    persistence.SNAPSHOT_EVERY = SNAPSHOT_EVERY
    store = await open_store(str(path))
    all_tables = TableRegistry(services(store))
    told = []
    for seed, (name, game, moves) in enumerate(PLAYED):
        host = await all_tables.create(Create(game=game, seats=("me", "person"), names=("Ann",)))
        assert host.link is not None
        key = host.link.partition("#")[2]
        secrets = [host.secret]
        if moves != 0:
            guest = await all_tables.sit(name, Sit(names=("Ben",), key=key), None)
            secrets.append(guest.secret)
            await _play(all_tables, name, secrets, moves, Random(seed + 2))
        told.append({"table": name, "game": game, "secrets": secrets, "key": key})
    await all_tables.stop()
    await store.close()
    return told


async def _play(all_tables: TableRegistry, name: str, secrets: list[str], most: int | None, rng: Random) -> None:
    async with all_tables.at(name) as table:
        await table.act(by(secrets[0]), requests.Start())
        for number in count():
            asked = await table.read(by(secrets[0]), lambda state, _: _asked(state))
            if asked is None or number == most:
                return
            seat, prompt, legal = asked
            await table.act(by(secrets[seat]), Move(prompt=prompt, moves=(rng.choice(legal),)))


def _asked(state: TableState) -> tuple[int, int, tuple[Any, ...]] | None:
    if not state.to_act:
        return None
    seat = state.to_act[0]
    return seat, state.prompts[seat].number, state.running.moves(seat)


def main() -> None:
    """Print the database as statements."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        for told in asyncio.run(written(path)):
            sys.stdout.write(f"-- {json.dumps(told)}\n")
        file = sqlite3.connect(path)
        version = file.execute("pragma user_version").fetchone()[0]
        sys.stdout.write("\n".join(file.iterdump()) + f"\npragma user_version = {version};\n")
        file.close()


if __name__ == "__main__":
    main()
