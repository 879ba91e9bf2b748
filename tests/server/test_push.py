"""Notices to players whose page is closed: to whom, what is in them, when none is sent, and how often it is tried."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from cairn.core.errors import BadInput
from cairn.core.values import replace, strict
from cairn.server.guests.privacy import export_data
from cairn.server.guests.registry import Guest, GuestRegistry
from cairn.server.http.routes.push import Subscribe
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.protocol.requests import Create, Move, Sit, Start
from cairn.server.push import sender
from cairn.server.push.sealing import CURVE, encrypt, from_text, to_text
from cairn.server.push.sender import TRIES, PushSender, load_key
from cairn.server.push.subscriptions import LEASE, SLEEPS_AFTER, Notice, QuietHours, Subscription, Subscriptions
from cairn.server.push.transport import PublicTransport
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table.keys import hash_secret
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import Audience
from tests.server.positions import find
from tests.server.push_services import PushServiceDouble, Subscribed
from tests.server.services import AtOnce, Clock, Ear

pytestmark = pytest.mark.anyio

MINUTE = 60 * 1000


class House(NamedTuple):
    """Ann and Ben at a table of Coins, where Ben wants to be notified; Ann moves first."""

    tables: TableRegistry
    guests: GuestRegistry
    subscriptions: Subscriptions
    clock: Clock
    ann: Guest
    ben: Guest
    device: str
    """Ben's, as the hash of its secret."""
    browser: Subscribed
    service: PushServiceDouble
    table: str

    async def send(self, transport: httpx.AsyncBaseTransport | None = None) -> None:
        """Let the server send what is due."""
        await self.subscriptions.settle()
        key, way = await load_key(self.tables.services.store), transport or self.service.transport
        async with httpx.AsyncClient(transport=way) as client:
            await PushSender(self.tables, self.subscriptions, key, "https://table.example.org", way).send_due(client)

    async def move(self, guest: Guest) -> None:
        async with self.tables.at(self.table) as table:
            number, move = await table.inspect(lambda state: self._first_move(state, guest))
            await table.act(guest.credentials, Move(prompt=number, moves=(move,)))

    def _first_move(self, state: Any, guest: Guest) -> tuple[int, Any]:
        seat = next(at for at, chair in enumerate(state.chairs) if chair.guest == guest.id)
        offer = state.running.offers(seat)[0]
        return state.prompts[seat].number, offer.moves[0]

    def messages(self) -> list[dict[str, Any]]:
        """What Ben's browser got."""
        return [self.service.got.get_nowait()[1] for _ in range(self.service.got.qsize())]


async def subscribe(subscriptions: Subscriptions, device: str, browser: Subscribed, **wish: Any) -> None:
    wished = strict(browser.wish(**wish), Subscribe)
    chosen = Subscription(wished.endpoint, wished.point, wished.auth, wished.lang, wished.quiet, 1)
    await subscriptions.save(device, chosen)


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    clock = Clock()
    subscriptions = Subscriptions(store)
    on_turn = lambda name, guests: subscriptions.note_turn(name, guests, clock())  # noqa: E731
    tables = TableRegistry(Services(store, find, AtOnce(), clock, on_turn=on_turn))
    guests = GuestRegistry(tables.services)
    (ann, _), (ben, secret) = await guests.create("Ann"), await guests.create("Ben")
    made = await tables.create(Create(game="coins", seats=("me", "person"), names=("Ann",)), ann.id)
    assert made.link is not None
    await tables.sit(made.id, Sit(names=("Ben",), key=made.link.partition("#")[2]), None, ben.id)
    browser = Subscribed("ben")
    await subscribe(subscriptions, hash_secret(secret), browser)
    async with tables.at(made.id) as table:
        await table.act(Credentials(hash_secret(made.secret), guest=ann.id), Start())
    service = PushServiceDouble(browser)
    house = House(tables, guests, subscriptions, clock, ann, ben, hash_secret(secret), browser, service, made.id)
    await house.move(ann)  # both hide a coin, and then Ann speaks first
    await house.move(ben)
    await house.send()
    assert house.messages() == []
    yield house
    await subscriptions.settle()


async def test_the_example_of_the_rfc() -> None:
    """RFC 8291, appendix A: with its keys and its salt the message is the one printed there."""
    private = from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(int.from_bytes(private, "big"), CURVE),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_player_who_is_away_is_notified_of_their_turn(house: House) -> None:
    await house.move(house.ann)
    await house.send()
    assert house.messages() == [{"table": house.table, "title": "Your turn", "body": "Coins"}], "and nothing else"
    await house.send()
    assert house.messages() == [], "once"
    assert house.service.keys == {(await load_key(house.tables.services.store)).public}


@pytest.mark.parametrize(("lang", "title"), [("pl", "Twoja tura"), ("ru", "Ваш ход")])
async def test_it_is_in_the_language_of_the_page(house: House, lang: str, title: str) -> None:
    await subscribe(house.subscriptions, house.device, house.browser, lang=lang)
    await house.move(house.ann)
    await house.send()
    assert [message["title"] for message in house.messages()] == [title]


async def test_a_turn_that_is_over_is_not_announced(house: House) -> None:
    await house.move(house.ann)
    await house.move(house.ben)
    await house.send()
    assert house.messages() == []


async def test_a_connected_player_is_not_notified(house: House) -> None:
    async with house.tables.at(house.table) as table:
        ear = Ear(house.ben.credentials, Audience(1))
        await table.subscribe(ear, None)
        await house.move(house.ann)
        await house.send()
        assert house.messages() == []
        house.clock.time += SLEEPS_AFTER
        await house.send()
        assert house.messages() == [], "still looking at the table"


async def test_a_player_whose_connection_was_asleep_is_notified(house: House) -> None:
    async with house.tables.at(house.table) as table:
        ear = Ear(house.ben.credentials, Audience(1))
        await table.subscribe(ear, None)
        await house.move(house.ann)
        await house.send()
        assert house.messages() == []
        table.unsubscribe(ear)
        house.clock.time += SLEEPS_AFTER
        await house.send()
        assert len(house.messages()) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_has_expired_is_dropped(house: House, status: int) -> None:
    house.service.answers.append(httpx.Response(status))
    await house.move(house.ann)
    await house.send()
    assert await house.subscriptions.find(house.device) is None
    assert await house.subscriptions.next_due() is None


@pytest.mark.parametrize("fault", [httpx.Response(503), httpx.Response(429), httpx.ConnectTimeout("")])
async def test_it_is_tried_again_but_not_for_ever(house: House, fault: httpx.Response | Exception) -> None:
    house.service.answers.extend([fault] * 100)
    await house.move(house.ann)
    await house.send()
    pauses = []
    while (due := await house.subscriptions.next_due()) is not None:
        assert due > house.clock.time
        pauses.append((due - house.clock.time) // MINUTE)
        house.clock.time = due - 1
        await house.send()
        assert await house.subscriptions.next_due() == due, "not before"
        house.clock.time = due
        await house.send()
    assert pauses == [1, 2, 4, 8] and len(house.service.requests) == TRIES
    assert await house.subscriptions.find(house.device) is not None


@pytest.mark.parametrize(
    ("endpoint", "is_tried_again"),
    [("https://push.example.org/\r\n", False), ("https://xn--a.org/", False), ("https://a..org/", True)],
)
async def test_an_address_that_cannot_be_asked_stops_nobody_else(
    house: House, endpoint: str, is_tried_again: bool
) -> None:
    """One such subscription once ended the notices of everybody, also after the next start."""

    async def look_up(host: str, port: int) -> list[str]:
        raise UnicodeError("label too long")  # as the standard library says

    mine = await house.subscriptions.find(house.device)
    assert mine is not None
    await house.subscriptions.save(house.device, replace(mine, endpoint=endpoint))
    await house.move(house.ann)
    await house.send(PublicTransport(look_up))
    assert (await house.subscriptions.next_due() is not None) is is_tried_again


async def test_a_service_that_answers_without_end_is_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then keeps a connection alive, and the person to be notified next would wait for it."""
    monkeypatch.setattr(sender, "ANSWER_WITHIN", 0.01)

    async def drip(_: httpx.Request) -> httpx.Response:
        await asyncio.Event().wait()
        raise AssertionError

    await house.move(house.ann)
    await house.send(httpx.MockTransport(drip))
    house.clock.time += MINUTE
    await house.send()
    assert [message["table"] for message in house.messages()] == [house.table], "it is tried again"


async def test_a_service_that_asks_to_wait_is_obeyed_for_an_hour_at_most(house: House) -> None:
    house.service.answers.append(httpx.Response(429, headers={"Retry-After": "1800"}))
    house.service.answers.append(httpx.Response(429, headers={"Retry-After": "999999"}))
    await house.move(house.ann)
    for minutes in (30, 60):
        await house.send()
        due = await house.subscriptions.next_due()
        assert due == house.clock.time + minutes * MINUTE
        house.clock.time = due
    await house.send()
    assert len(house.messages()) == 1


@pytest.mark.parametrize("status", [400, 401, 403, 413])
async def test_a_refusal_is_not_tried_again(house: House, status: int) -> None:
    house.service.answers.append(httpx.Response(status))
    await house.move(house.ann)
    await house.send()
    assert len(house.service.requests) == 1 and await house.subscriptions.next_due() is None
    assert await house.subscriptions.find(house.device) is not None


async def test_in_quiet_hours_a_notice_waits_for_their_end(house: House) -> None:
    house.clock.time = 23 * 60 * MINUTE
    await subscribe(house.subscriptions, house.device, house.browser, start=22 * 60, end=7 * 60)
    await house.move(house.ann)
    await house.send()
    assert house.messages() == []
    assert await house.subscriptions.next_due() == 31 * 60 * MINUTE
    house.clock.time = 31 * 60 * MINUTE
    await house.send()
    assert len(house.messages()) == 1


async def test_waiting_in_quiet_hours_is_no_attempt(house: House) -> None:
    await subscribe(house.subscriptions, house.device, house.browser, start=0, end=1439)
    await house.move(house.ann)
    for _ in range(TRIES):
        await house.send()
        house.clock.time += LEASE
    house.service.answers.append(httpx.Response(503))
    house.clock.time = 1439 * MINUTE
    await house.send()
    assert await house.subscriptions.next_due() == 1440 * MINUTE, "the first of several"


async def test_quiet_hours_chosen_meanwhile_hold_too(house: House) -> None:
    await house.move(house.ann)
    await house.subscriptions.settle()
    now = house.clock.time // MINUTE % (24 * 60)
    await subscribe(house.subscriptions, house.device, house.browser, start=now, end=now + 10)
    await house.send()
    assert house.messages() == []
    house.clock.time += 10 * MINUTE
    await house.send()
    assert len(house.messages()) == 1


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-03-28T21:59:00Z", None),  # 22:59 in Warsaw
        ("2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z"),  # 23:00; in that night the clocks go forward
        ("2026-03-29T04:59:59Z", "2026-03-29T05:00:00Z"),
        ("2026-03-29T05:00:00Z", None),
        ("2026-10-24T21:00:00Z", "2026-10-25T06:00:00Z"),  # and in that one back
    ],
)
async def test_quiet_hours_are_those_of_the_place(now: str, end: str | None) -> None:
    def milliseconds(text: str) -> int:
        return int(datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp() * 1000)

    night = QuietHours(23 * 60, 7 * 60, "Europe/Warsaw")
    assert night.after(milliseconds(now)) == milliseconds(end or now)


@pytest.mark.parametrize(
    ("start", "end", "zone"), [(-1, 0, "UTC"), (0, 1440, "UTC"), (0, 0, "Mars/Olympus"), (0, 0, "../x")]
)
async def test_hours_that_do_not_exist_are_refused(start: int, end: int, zone: str) -> None:
    with pytest.raises(BadInput):
        QuietHours(start, end, zone).check()


async def test_a_notice_is_sent_by_one_process_and_by_another_if_that_one_dies(house: House) -> None:
    await house.move(house.ann)
    await house.subscriptions.settle()
    other = Subscriptions(house.tables.services.store)
    assert await other.take(house.clock.time) == [Notice(house.device, house.table, 1)]
    await house.send()
    assert house.messages() == [], "the other one has it"
    house.clock.time += LEASE
    await house.send()
    assert len(house.messages()) == 1


async def test_a_browser_that_becomes_another_guests_is_no_longer_the_first_ones(house: House) -> None:
    """Cookies were deleted, and someone else uses the browser: notices for the first would be shown to the second."""
    _, secret = await house.guests.create("Cleo")
    await subscribe(house.subscriptions, hash_secret(secret), house.browser)
    assert await house.subscriptions.find(house.device) is None
    await house.move(house.ann)
    await house.send()
    assert house.service.requests == []


async def test_what_is_kept_goes_with_the_guest_and_with_the_table(house: House) -> None:
    await house.move(house.ann)
    await house.subscriptions.settle()
    kept = await export_data(house.tables, house.ben, 1)
    assert [each.endpoint for each in kept.notifications] == [house.browser.endpoint]
    wish = house.browser.wish()
    assert wish["auth"] not in str(kept) and wish["point"] not in str(kept)
    await house.tables.remove(house.table)
    assert await house.subscriptions.next_due() is None
    await house.guests.forget(house.ben.id)
    assert await house.subscriptions.find(house.device) is None


async def test_a_device_that_is_let_go_is_not_notified(house: House) -> None:
    key, _ = await house.guests.link(house.ben)
    phone, secret = await house.guests.redeem_link(key)
    await subscribe(house.subscriptions, hash_secret(secret), Subscribed("phone"))
    assert len(await house.subscriptions.of_guest(house.ben.id)) == 2
    await house.move(house.ann)
    await house.subscriptions.settle()
    await house.guests.forget_other_devices(phone, secret)
    kept = await house.subscriptions.of_guest(house.ben.id)
    assert [each.endpoint for each in kept] == [Subscribed("phone").endpoint]
    assert len(await house.subscriptions.take(house.clock.time)) == 1


async def test_a_device_that_becomes_another_guests_is_not_notified_for_the_first(house: House) -> None:
    eve, _ = await house.guests.create("Eve")
    key, _ = await house.guests.link(eve)
    bens = await house.guests.create("Ben's other device")
    await subscribe(house.subscriptions, hash_secret(bens[1]), Subscribed("other"))
    await house.guests.redeem_link(key, before=bens[0], held=bens[1])
    assert await house.subscriptions.find(hash_secret(bens[1])) is None


async def test_the_key_stays_with_the_database(database: str) -> None:
    keys = []
    for _ in range(2):
        store = await open_store(database)
        keys.append((await load_key(store)).public)
        await store.close()
    assert keys[0] == keys[1]


async def test_an_older_database_is_migrated(tmp_path: Path) -> None:
    """One of release 45590a0."""
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as file:
        file.executescript((Path(__file__).parents[1] / "releases" / "45590a0" / "tables.sql").read_text("utf-8"))
    file.close()
    store = await open_store(str(path))
    try:
        await subscribe(Subscriptions(store), "device", Subscribed("ben"))
        assert await Subscriptions(store).find("device") is not None
    finally:
        await store.close()
