"""Sends notices to push services: to those whose turn it still is, with a bounded number of attempts."""

import asyncio
from contextlib import suppress
from email.utils import parsedate_to_datetime

import httpx

from cairn.core.errors import CairnError
from cairn.core.phrases import phrase
from cairn.core.values import Value, encode
from cairn.server.live.registry import TableRegistry
from cairn.server.ops.logging import log_event
from cairn.server.push.sealing import ServerKey, encrypt
from cairn.server.push.subscriptions import Notice, Subscription, Subscriptions
from cairn.server.push.transport import PATIENCE, NotPublic
from cairn.server.storage import Unavailable
from cairn.server.storage.store import Store
from cairn.server.table.ownership import Credentials, open_seats
from cairn.server.table.state import TableState
from cairn.text import Voice, text

KEY_NAME = "push-key"
TRIES = 5
"""Attempts for one notice, about a minute, two, four and eight apart."""
FIRST_PAUSE = 60 * 1000
LONGEST_PAUSE = 3600 * 1000
ANSWER_WITHIN = 30.0
"""Seconds for a push service to take a notice, however slowly it answers: the others wait for it."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a notice for a device that is off."""
LOOK_AGAIN = 60.0
"""Seconds after which another process may have left notices behind."""
GONE = (404, 410)
"""The subscription has expired, or was cancelled in the browser."""
LATER = (429, 500, 502, 503, 504)


class Message(Value):
    """What the browser gets: which table, and two lines to show. Nothing of the game itself."""

    table: str
    title: str
    body: str


async def load_key(store: Store) -> ServerKey:
    """Return the server's key, made when it is first needed, and kept with the database."""
    if await store.load_result(KEY_NAME) is None:
        await store.save_result(KEY_NAME, ServerKey.generate().to_text())
    kept = await store.load_result(KEY_NAME)
    assert kept is not None
    return ServerKey.from_text(kept)


class PushSender:
    """Sends the notices that are due."""

    def __init__(
        self,
        tables: TableRegistry,
        subscriptions: Subscriptions,
        key: ServerKey,
        contact: str,
        transport: httpx.AsyncBaseTransport,
    ) -> None:
        """Send with this key; push services may write to the `contact`, an address of the server."""
        self._tables, self._subscriptions = tables, subscriptions
        self._key, self._contact, self._transport = key, contact, transport
        self._services = tables.services

    async def run(self) -> None:
        """Send what is due, forever."""
        async with self._transport, httpx.AsyncClient(transport=self._transport, timeout=PATIENCE) as client:
            while True:
                self._subscriptions.added.clear()
                pause = LOOK_AGAIN
                try:
                    await self.send_due(client)
                    due = await self._subscriptions.next_due()
                    pause = LOOK_AGAIN if due is None else min(LOOK_AGAIN, (due - self._services.now()) / 1000)
                except Unavailable as error:
                    log_event("warning", "not-notified", why=str(error))
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, pause)):
                        await self._subscriptions.added.wait()

    async def send_due(self, client: httpx.AsyncClient) -> None:
        """Send everything that is due now."""
        while notices := await self._subscriptions.take(self._services.now()):
            await asyncio.gather(*(self._send_or_drop(client, notice) for notice in notices))

    async def _send_or_drop(self, client: httpx.AsyncClient, notice: Notice) -> None:
        """Send the notice; one that cannot even be tried is dropped, so that it does not stop the others for ever."""
        try:
            await self._send(client, notice)
        except Unavailable:
            raise
        except Exception:
            self._services.metrics.errors.inc()
            log_event("error", "not-notified", notice.match, exc_info=True)
            await self._subscriptions.drop(notice)

    async def _send(self, client: httpx.AsyncClient, notice: Notice) -> None:
        """Send the notice, unless it is not the guest's turn any more."""
        subscription = await self._subscriptions.find(notice.device)
        message = None if subscription is None else await self._find_message(notice, subscription)
        if subscription is None or message is None:
            await self._subscriptions.drop(notice)
            return
        now = self._services.now()
        quiet_until = subscription.quiet.after(now)
        if quiet_until > now:
            await self._subscriptions.postpone(notice, quiet_until)
            return
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                answer = await client.send(self._request(client, subscription, message), stream=True)
                await answer.aclose()  # what else the service says is of no use
        except (NotPublic, httpx.HTTPError, TimeoutError) as error:
            is_final = isinstance(error, NotPublic)
            await self._fail(notice, type(error).__name__, None if is_final else self._pause(notice, None))
            return
        if answer.is_success:
            await self._subscriptions.drop(notice)
            self._services.metrics.count_notice("sent")
        elif answer.status_code in GONE:
            await self._subscriptions.forget(notice.device)
            self._services.metrics.count_notice("expired")
        else:
            again = self._pause(notice, answer) if answer.status_code in LATER else None
            await self._fail(notice, str(answer.status_code), again)

    async def _fail(self, notice: Notice, why: str, pause: int | None) -> None:
        """Try again after the pause, or give the notice up."""
        if pause is None:
            await self._subscriptions.drop(notice)
            self._services.metrics.count_notice("failed")
            log_event("warning", "not-notified", notice.match, why=why)
        else:
            await self._subscriptions.try_again(notice, self._services.now() + pause)

    def _pause(self, notice: Notice, answer: httpx.Response | None) -> int | None:
        """Return the milliseconds until the next attempt; None if there were enough."""
        if notice.tries >= TRIES:
            return None
        wished = 0 if answer is None else _retry_after(answer, self._services.now())
        return max(min(LONGEST_PAUSE, wished), FIRST_PAUSE << (notice.tries - 1))

    def _request(self, client: httpx.AsyncClient, subscription: Subscription, message: Message) -> httpx.Request:
        now = self._services.now() // 1000
        return client.build_request(
            "POST",
            subscription.endpoint,
            content=encrypt(encode(message), subscription.point, subscription.auth),
            headers={
                "Authorization": self._key.sign(subscription.endpoint, now, self._contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT_FOR),
                "Urgency": "normal",
                "Topic": message.table[:32],  # a later notice of the same table replaces this one
            },
        )

    async def _find_message(self, notice: Notice, subscription: Subscription) -> Message | None:
        """Return what to send; None if it is not the guest's turn any more, or they are looking at the table."""
        guest = await self._subscriptions.guest_of(notice.device)
        if guest is None:
            return None
        shown = Credentials(guest=guest)
        try:
            async with self._tables.at(notice.match) as table:

                def write(state: TableState) -> Message | None:
                    is_missed = table.is_missed(state, open_seats(state.chairs, shown))
                    return _write(notice.match, state, subscription.lang) if is_missed else None

                return await table.inspect(write)
        except Unavailable:
            raise
        except CairnError:
            return None  # the table was removed, or cannot be read


def _write(name: str, state: TableState, lang: str) -> Message:
    """What a notice says: of the game only its name, as everybody at the table knows it."""
    setting = state.rooms.words.setting(state.running.view(None))
    said = text(lang, state.game)
    voice = Voice(said, (), None, setting)
    game = voice.say(phrase("title")) if said.has("title") else state.opened.game.capitalize()
    return Message(name, voice.say(phrase("notice-your-turn")), game)


def _retry_after(answer: httpx.Response, now: int) -> int:
    """Return the milliseconds that the service asks to wait; 0 if it does not say."""
    said = answer.headers.get("retry-after", "")
    if said.isdecimal():
        return int(said) * 1000
    with suppress(ValueError, TypeError):
        return max(0, int(parsedate_to_datetime(said).timestamp() * 1000) - now)
    return 0
