"""Notifications of one process: the subscriptions, the server's key, and what sends."""

import httpx

from cairn.server.live.registry import TableRegistry
from cairn.server.push.sealing import ServerKey, check_browser_keys
from cairn.server.push.sender import PushSender, load_key
from cairn.server.push.subscriptions import Subscriptions
from cairn.server.push.transport import PublicTransport
from cairn.server.storage.store import Store


class PushService:
    """Notifies players whose page is closed."""

    def __init__(self, store: Store, contact: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        """Use this database; push services may write to the `contact`. Tests give a transport of their own."""
        self.subscriptions = Subscriptions(store)
        self._store, self._contact = store, contact
        self._transport = transport or PublicTransport()
        self._key: ServerKey | None = None

    check_keys = staticmethod(check_browser_keys)

    async def key(self) -> ServerKey:
        """Return the server's key."""
        if self._key is None:
            self._key = await load_key(self._store)
        return self._key

    async def run(self, tables: TableRegistry) -> None:
        """Send what is due, forever."""
        sender = PushSender(tables, self.subscriptions, await self.key(), self._contact, self._transport)
        await sender.run()
