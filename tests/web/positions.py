"""Positions to look at: a table played so far by bots that see what people see, the same each time it is asked for."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page

from cairn.client import Table
from cairn.client.api import TableAddress
from cairn.core.bots import AnyBot
from cairn.play.bots import EVERYWHERE
from cairn.play.random_bot import UniformBot
from cairn.server.live import registry as tables_of_server
from tests.server.positions import find, find_game
from tests.server.turns import next_to_move

NAMES = ("Marta", "Iwo", "Lena", "Marek")
FACES = ("reed", "dune", "coral", "slate")


class Position:
    """A table with a person at every seat, as far as it was played."""

    def __init__(self, url: str, seats: Sequence[Table], watch: str | None = None) -> None:
        self.url = url
        self.seats = tuple(seats)
        self.watch = watch

    @property
    def id(self) -> str:
        """The table's name."""
        return self.seats[0].place.id

    @property
    def secret(self) -> str:
        """Of the device at which all of them sit."""
        return str(self.seats[0].place.secret)

    def open(self, page: Page, seat: int = 0, is_held: bool = False) -> None:
        """Show it to one of them, in a browser of their own; `is_held`: something that it loads does not come."""
        self.know(page, seat)
        page.goto(f"{self.url}/table/{self.id}", wait_until="commit" if is_held else "load")
        page.locator("section.bar").first.wait_for()

    def know(self, page: Page, seat: int = 0) -> None:
        """Let a browser be that of one of them."""
        know(page, (self, seat))

    def kept(self, seat: int) -> dict[str, Any]:
        """What a browser keeps of it."""
        return {
            "id": self.id,
            "game": self.seats[0].mirror.table["game"],
            "seats": [seat],
            "names": [NAMES[seat]],
            "isHost": False,
            "time": 0,
            "watch": self.watch,
        }

    def finish(self, by: str = "steady", seed: int = 1) -> None:
        """Play on to the end."""
        player, rng = _make_bot(by, self.seats[0].mirror.table["game"]), Random(seed)
        while mover := next_to_move(*self.seats):
            mover.play(player.choose(mover.sight, mover.moves, rng))

    def close(self) -> None:
        """Hang up."""
        for each in self.seats:
            each.close()


def know(page: Page, *seats: tuple[Position, int]) -> None:
    """Let a browser be that of somebody who sits at these tables."""
    for position, _ in seats:
        page.context.add_cookies(
            [
                {
                    "name": f"cairn-{position.id}",
                    "value": position.secret,
                    "url": f"{position.url}/api/tables/{position.id}",
                }
            ]
        )
    kept = [position.kept(seat) for position, seat in seats]
    page.add_init_script(f"localStorage.setItem('cairn.tables', {_quoted(kept)})")


def played(
    url: str,
    game: str,
    *,
    players: int = 4,
    options: dict[str, Any] | None = None,
    moves: int = 0,
    seed: int = 1,
    by: str = "steady",
    turn_of: int | None = None,
    **rest: Any,
) -> Position:
    """A table after so many moves, and then on until it is the turn of a seat if one is named.

    Only for a server in the same process: what chance decides is fixed there.
    """
    rng = Random(seed)
    with patch.object(tables_of_server, "new_secret", lambda: f"{rng.getrandbits(128):032x}"):
        first = Table.create(
            url,
            game=game,
            seats=["me"] * players,
            options=options or {},
            names=NAMES[:players],
            faces=FACES[:players],
            find_game=find_game,
            **rest,
        )
    place, watch = first.place, first.watch_link
    seats = [Table(TableAddress(place.url, place.id, place.secret, seat=seat), find_game) for seat in range(players)]
    first.close()
    for each in seats:
        each.update()
        each.ready()
    seats[0].start()
    player = _make_bot(by, game)
    made = 0
    while made < moves or (turn_of is not None and not seats[turn_of].may_move):
        for each in seats:
            each.update()
        acting = next((each for each in seats if each.may_move), None)
        if acting is None:
            if seats[0].status != "playing":
                break
            continue
        if made >= moves and acting.seat == turn_of:
            break
        acting.play(player.choose(acting.sight, acting.moves, rng))
        made += 1
    return Position(url, seats, watch)


def _make_bot(name: str, game: str) -> AnyBot:
    """The bot of that name, for games of the tests too."""
    return UniformBot() if name == EVERYWHERE else find(game).make_bot(name)


def _quoted(value: Any) -> str:
    return json.dumps(json.dumps(value))
