"""No sequence of requests gives one browser the sights of two seats of a running game, whatever the game.

Several people who sat down at one device are the exception: who can open two seats when the game begins may see both,
and everybody is told. Anyone who takes a seat later joins what belongs to that seat, and nothing else.
"""

from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.browsers import Browser, Site, site
from tests.server.services import Running

pytestmark = pytest.mark.anyio

GAMES: dict[str, tuple[int, ...]] = {
    "lost-code": (2, 3, 4),
    "think-str8": (2, 3),
    "break-the-code": (2, 3, 4),
    "arnak": (2, 3, 4),
    "coins": (2, 3),
}
"""By game: with how many it is played here."""
REQUESTS = 100
MINUTES_AWAY = 4
"""More than a table waits for somebody."""


class Crowd:
    """Some browsers that do anything at the tables of a site, and what each of them has seen there."""

    def __init__(self, site: Site, game: str, rng: Random) -> None:
        self.site, self.game, self.rng = site, game, rng
        self.browsers: list[Browser] = []
        self.strangers: set[str] = set()
        """Browsers that are no guests. The page has none."""
        self.tables: list[Any] = []
        self.seat_links: list[tuple[Any, str]] = []
        self.guest_links: list[str] = []
        self.together: dict[str, list[set[int]]] = {}
        """By table whose game began: the seats that a browser could open then, of each browser."""
        self.seen: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
        """By browser and table: the seats whose sights it got while the game ran."""
        self.done: list[str] = []

    async def gather(self, people: int) -> None:
        for number in range(people):
            browser = self.site.browser(f"browser{number}")
            self.browsers.append(browser)
            if self.rng.random() < 0.8:
                await browser.come()
            else:
                self.strangers.add(browser.name)
        for _ in range(2):
            await self.open(self.browsers[0])
            await self.fill_up(self.tables[-1])

    async def do_anything(self) -> None:
        browser = self.rng.choice(self.browsers)
        deeds = (
            [self.open] * (3 if len(self.tables) < 3 else 0)
            + [self.sit, self.free, self.grab] * 4
            + [self.link, self.rejoin, self.guest_link, self.carry, self.move] * 3
            + [self.leave, self.come_back, self.start, self.wait] * 2
            + [self.fill, self.rematch, self.branch]
        )
        deed = self.rng.choice(deeds)
        status = await deed(browser) if self.tables or deed == self.open else None
        self.done.append(f"{browser.name} {deed.__name__} {status}")
        if status in (200, 201) and deed != self.move:  # what was refused has opened nothing
            await self.look(browser)

    async def look(self, browser: Browser) -> None:
        """Ask for every sight there is, and for the list of one's games."""
        for table in self.tables:
            for seat in (None, *range(table["seats_there"])) if table["id"] in self.together else ():
                sight = await browser.sight(table, seat)
                if sight is not None and sight["table"]["status"] == "playing" and sight.get("seat") is not None:
                    self._saw(browser, table["id"], sight["seat"])
        status, told = await browser.send_json("GET", "/api/guest/games")
        for each in told["games"] if status == 200 else ():
            if each["table"]["status"] == "playing":
                for seat in each["seats"]:
                    self._saw(browser, each["table"]["id"], seat)

    def _saw(self, browser: Browser, table: str, seat: int) -> None:
        self.seen[browser.name, table].add(seat)
        assert self.is_one_device(table, self.seen[browser.name, table]), self.done

    def is_one_device(self, table: str, seats: set[int]) -> bool:
        found = {min(seats)}
        while True:
            more = found.union(*(each for each in self.together[table] if each & found))
            if more == found:
                return seats <= found
            found = more

    # What is done, wise or not

    def _table(self) -> Any:
        return self.rng.choice(self.tables)

    def _seat(self, browser: Browser, table: Any) -> int:
        """A seat of the browser's own, mostly; else any."""
        own = sorted(self.seen[browser.name, table["id"]])
        return self.rng.choice(own) if own and self.rng.random() < 0.7 else self.rng.randrange(table["seats_there"])

    async def _post(self, browser: Browser, table: Any, rest: str, body: Any = None) -> tuple[int, Any]:
        return await browser.send_json("POST", f"/api/tables/{table['id']}{rest}", body)

    def _add(self, told: Any, seats: int, key: str | None = None) -> None:
        if all(each["id"] != told["id"] for each in self.tables):
            link = told.get("link") or ""
            self.tables.append({**told, "seats_there": seats, "key": key or link.partition("#")[2]})

    async def open(self, browser: Browser) -> int:
        players = self.rng.choice(GAMES[self.game])
        others = self.rng.choices(["person", "person", "me", "random"], k=players - 1)
        seats = ["me", *others]
        self.rng.shuffle(seats)
        names = [f"{browser.name} {len(self.tables)} {number}" for number in range(seats.count("me"))]
        body = {"game": self.game, "seats": seats, "names": names, "visibility": self.rng.choice(["open", "link"])}
        status, told = await browser.send_json("POST", "/api/tables", body)
        self._add(told, players)
        return status

    async def sit(self, browser: Browser) -> int:
        table, rng = self._table(), self.rng
        names = [f"{browser.name} {rng.randrange(10**6)}" for _ in range(rng.choice([1, 1, 1, 2]))]
        if table.get("code") and rng.random() < 0.3:
            return (await browser.send_json("POST", "/api/join", {"code": table["code"], "names": names}))[0]
        body: dict[str, Any] = {"names": names, "key": table["key"]}
        if len(names) == 1 and rng.random() < 0.5:
            body["seat"] = rng.randrange(table["seats_there"])
        return (await self._post(browser, table, "/seats", body))[0]

    async def free(self, browser: Browser) -> int:
        table = self._table()
        return (await self._post(browser, table, f"/seats/{self.rng.randrange(table['seats_there'])}/free"))[0]

    async def grab(self, browser: Browser) -> int:
        """Free a seat and sit down there at once, at a table where one may have a say."""
        tables = [table for table in self.tables if self.seen[browser.name, table["id"]]] or self.tables
        table = self.rng.choice(tables)
        seat = self.rng.randrange(table["seats_there"])
        await self._post(browser, table, f"/seats/{seat}/free")
        body = {"names": [f"{browser.name} {self.rng.randrange(10**6)}"], "key": table["key"], "seat": seat}
        return (await self._post(browser, table, "/seats", body))[0]

    async def fill(self, browser: Browser) -> int:
        table = self._table()
        body = {"seat": self.rng.randrange(table["seats_there"]), "bot": "random"}
        return (await self._post(browser, table, "/seats/fill", body))[0]

    async def fill_up(self, table: Any) -> None:
        """Everybody sits down until nobody can, and somebody who may lets the game begin."""
        for _ in range(table["seats_there"]):
            body = {"names": [f"somebody {self.rng.randrange(10**6)}"], "key": table["key"]}
            await self._post(self.rng.choice(self.browsers), table, "/seats", body)
        for browser in self.browsers:
            await self.begin(table, browser)
        for browser in self.browsers:
            await self.look(browser)

    async def start(self, browser: Browser) -> None:
        waiting = [table for table in self.tables if table["id"] not in self.together]
        if waiting:
            await self.fill_up(self.rng.choice(waiting))

    async def begin(self, table: Any, browser: Browser) -> None:
        """All are ready first, so that games begin; what each browser opens then is what it may see."""
        opens = []
        for each in self.browsers:
            seats = set()
            for seat in range(table["seats_there"]):
                sight = await each.sight(table, seat)
                if sight is not None and sight.get("seat") == seat:
                    seats.add(seat)
                    await self._post(each, table, f"/ready?seat={seat}", {"word": ""})
            opens.append(seats)
        told = await browser.send_json("GET", f"/api/tables/{table['id']}")
        status, _ = await self._post(browser, table, "/start")
        if status == 200:
            self.together[table["id"]] = opens
            self._check_all_are_told(told[1], opens)

    def _check_all_are_told(self, told: Any, opens: list[set[int]]) -> None:
        """Anyone who opens two seats has them shown as seats of one device."""
        for seats in opens:
            for seat in seats:
                assert seats - {seat} <= set(told["seats"][seat].get("same_device", ())), self.done

    async def leave(self, browser: Browser) -> int:
        table = self._table()
        return (await self._post(browser, table, f"/leave?seat={self._seat(browser, table)}"))[0]

    async def come_back(self, browser: Browser) -> int:
        table = self._table()
        return (await self._post(browser, table, f"/return?seat={self._seat(browser, table)}"))[0]

    async def link(self, browser: Browser) -> int:
        table = self._table()
        status, told = await self._post(browser, table, f"/seats/{self._seat(browser, table)}/link")
        if status == 200:
            self.seat_links.append((table, told["link"].partition("#")[2]))
        return status

    async def rejoin(self, browser: Browser) -> int | None:
        if not self.seat_links:
            return None
        table, key = self.rng.choice(self.seat_links[-2:])
        return (await self._post(browser, table, "/rejoin", {"key": key}))[0]

    async def guest_link(self, browser: Browser) -> int:
        status, told = await browser.send_json("POST", "/api/guest/link")
        if status == 200:
            self.guest_links.append(told["link"].partition("#")[2])
        return status

    async def carry(self, browser: Browser) -> int | None:
        """What is no guest's cannot be seen here (docs/server.md): a page that sits down is one."""
        if not self.guest_links or browser.name in self.strangers:
            return None
        return (await browser.send_json("POST", "/api/guest/carry", {"key": self.guest_links.pop()}))[0]

    async def rematch(self, browser: Browser) -> int:
        table = self._table()
        status, told = await self._post(browser, table, "/rematch")
        if status == 200:
            self._add(told, table["seats_there"])
        return status

    async def branch(self, browser: Browser) -> int:
        table = self._table()
        seats = self.rng.choices(["me", "random"], k=table["seats_there"] - 1)
        seats.append("me")
        names = [f"branch {number}" for number in range(seats.count("me"))]
        body = {"step": 1, "seats": seats, "names": names}
        status, told = await self._post(browser, table, "/branch", body)
        if status == 201:
            self.together[told["id"]] = [set(told["seats"])]
            self._add(told, table["seats_there"], "none")
        return status

    async def move(self, browser: Browser) -> int:
        table = self._table()
        moved = False
        for each in self.browsers if self.rng.random() < 0.3 else (browser,):
            moved = await each.move(table, None, self.rng) or moved
        return int(moved)

    async def wait(self, browser: Browser) -> None:
        self.site.clock.time += self.rng.choice([1, 60, 60 * MINUTES_AWAY, 24 * 3600]) * 1000


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
async def test_no_requests_give_one_browser_two_seats(game: str, seed: int, tmp_path: Path) -> None:
    async with site(tmp_path) as opened:
        await ask_anything(opened, game, Random(f"{game} {seed}"), REQUESTS)


async def test_nor_do_they_over_the_wire(tmp_path: Path) -> None:
    """The same on a server, with real bots; its clock is not for us to set."""
    server = Running(str(tmp_path / "tables.sqlite"), guest_tables=10_000, table_rate=10_000)
    server.start()
    opened = Site(server.url)
    try:
        await ask_anything(opened, "break-the-code", Random("wire"), REQUESTS // 2)
    finally:
        await opened.close()
        server.stop()


async def ask_anything(opened: Site, game: str, rng: Random, requests: int) -> None:
    """Three browsers do so many things, and look at all that they can see."""
    crowd = Crowd(opened, game, rng)
    await crowd.gather(3)
    for _ in range(requests):
        await crowd.do_anything()
    for browser in crowd.browsers:
        await crowd.look(browser)
    assert len(crowd.together) > 1 and any(crowd.seen.values()), "games began, and were seen"
