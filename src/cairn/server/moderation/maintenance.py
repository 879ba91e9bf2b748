"""What runs beside the requests: what has expired is deleted, and changes of another process are read."""

import asyncio

from cairn.server.live.registry import TableRegistry
from cairn.server.moderation.actions import Actions
from cairn.server.moderation.moderation import REFRESH_EVERY
from cairn.server.ops.logging import log_event
from cairn.server.storage import Unavailable

DELETE_EVERY = 3600.0
"""Seconds between two deletions of what has expired."""


async def run_moderation(tables: TableRegistry) -> None:
    """Delete what has expired every hour; where processes share a database, learn of each other's bans."""
    moderation, loop = tables.services.moderation, asyncio.get_running_loop()
    due = loop.time()
    while True:
        try:
            if loop.time() >= due:
                due = loop.time() + DELETE_EVERY
                await moderation.remove_old()
            elif tables.services.store.is_shared:
                await moderation.refresh()
                Actions(tables).disconnect_banned()
        except Unavailable as error:
            log_event("warning", "not-moderated", why=str(error))
        await asyncio.sleep(REFRESH_EVERY if tables.services.store.is_shared else DELETE_EVERY)
