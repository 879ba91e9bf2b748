"""Append to several logs and say of each entry when it is on disk, until killed: python -m ... DATABASE NAME."""

import asyncio
import sys

from cairn.server.storage import Append
from cairn.server.storage.connect import open_store

MATCHES = 8


async def main(database: str, name: str) -> None:
    store = await open_store(database)

    async def write(match: str) -> None:
        for number in range(1, 100_000):
            await store.append(Append(match, number, (f'{{"number":{number}}}',)))
            print(match, number, flush=True)

    await asyncio.gather(*(write(f"{name}-{at}") for at in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
