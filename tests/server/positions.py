"""Tables for tests: Coins, opened, filled and played on, as entries of a log."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from cairn.core.deal import commitment, dealer_seed
from cairn.core.dealer import Dealer
from cairn.core.errors import IllegalMove
from cairn.core.registry import look_up
from cairn.games import all_rooms
from cairn.games.rooms import Rooms
from cairn.server.table import log
from cairn.server.table.keys import hash_secret
from cairn.server.table.state import TableState
from tests.fifth.coins import GAMES as FIFTH
from tests.fifth.coins.rules.moves import Scribble
from tests.loose import AnyGame

ROOMS: dict[str, Rooms] = {**all_rooms(), **{rooms.name: rooms for rooms in FIFTH}}


def find(name: str) -> Rooms:
    """The rooms of a game, Coins among them."""
    return look_up("game", name, ROOMS)


def find_game(name: str) -> AnyGame:
    """The game itself."""
    game: AnyGame = find(name).game
    return game


def opened(game: str = "coins", players: int = 3, bots: tuple[str | None, ...] = (), **fields: Any) -> log.Opened:
    """The first entry of a log."""
    rules = find(game).game
    options = fields.pop("options", {})
    told: dict[str, Any] = {
        "time": 0,
        "visibility": "link",
        "help": "hints",
        "chat": True,
        "host": hash_secret("host"),
        "invitation": hash_secret("invitation"),
        "watching": hash_secret("watching"),
        "seed": "seed",
        "salt": "salt",
        "commitment": commitment("seed", "salt"),
    }
    return log.Opened(
        game=game,
        rules=rules.rules_version,
        options={"players": players, **options},
        bots=bots or (None,) * players,
        **(told | fields),
    )


def seated(first: log.Opened) -> TableState:
    """The table with a person on every seat that no bot has; the secret of seat 1 is `secret 1`."""
    state = TableState(find, first)
    for seat, bot in enumerate(first.bots):
        if bot is None:
            state.add(log.Sat(time=1, seat=seat, name=f"player {seat}", secret=hash_secret(f"secret {seat}")))
    return state


def begun(game: str = "coins", players: int = 3, **fields: Any) -> TableState:
    """The table when the game has begun and chance has decided what comes first."""
    state = seated(opened(game, players, **fields))
    state.add(log.Began(time=2))
    for entry in dealt(state, 2):
        state.add(entry)
    return state


def dealt(state: TableState, time: int) -> Iterator[log.Settled]:
    """What chance decides next, each to be added before the next is asked for."""
    table = state.running
    dealer = Dealer(dealer_seed(state.opened.seed, state.words))
    while (chance := state.game.chance(table.state)) is not None:
        yield log.Settled(time=time, outcome=dealer.outcome(table.settled, chance))


def random_log(rng: Random, game: str = "coins", players: int = 3, entries: int = 60, **fields: Any) -> list[log.Entry]:
    """A log in which all kinds of things happen."""
    first = opened(game, players, **fields)
    written: list[log.Entry] = [first]
    state = TableState(find, first)
    clock = count(10, 10)

    def write(entry: log.Entry) -> None:
        state.add(entry)
        written.append(entry)

    while len(written) < entries:
        entry = _any_entry(rng, state, next(clock))
        try:
            write(entry)
        except IllegalMove:
            continue
        if state.table is not None:
            for settled in dealt(state, next(clock)):
                write(settled)
        if state.status == "over" and rng.random() < 0.2:
            break
    return written


def _any_entry(rng: Random, state: TableState, time: int) -> log.Entry:
    seat = rng.choice(state.seats)
    bot = "steady"
    if state.status == "waiting" and rng.random() < 0.8:
        free = [each for each in state.seats if state.chairs[each].is_free]
        if not free:
            return log.Began(time=time)
        return log.Sat(time=time, seat=free[0], name=f"guest {time}", secret=hash_secret(f"secret {free[0]}"))
    if state.to_act and rng.random() < 0.5:
        seat = rng.choice(state.to_act)
        moves = state.running.moves(seat)
        return log.Moved(time=time, seat=seat, move=rng.choice(moves))
    others: list[log.Entry] = [
        log.Undone(time=time, seat=seat),
        log.Said(time=time, seat=seat, text="chat-hello", is_phrase=True),
        log.Left(time=time, seat=seat, bot=bot),
        log.Returned(time=time, seat=seat),
        log.RanOut(time=time, seat=seat, bot=bot),
        log.Absent(time=time, seat=seat, until=time + 15),
        log.Present(time=time, seat=seat),
        log.Substituted(time=time, seat=seat, bot=bot),
        log.Resumed(time=time),
        log.Freed(time=time, seat=seat, bot=bot),
        log.Filled(time=time, seat=seat, bot=bot),
        log.Sat(time=time, seat=seat, name=f"guest {time}", secret=hash_secret(f"other {seat}")),
        log.Worded(time=time, seat=seat, word="owl"),
        log.Hinted(time=time, seat=seat, level=1),
        *([log.Noted(time=time, seat=seat, note=Scribble("hm"))] * 2),
    ]
    return rng.choice(others)


def moved(state: TableState, seat: int, move: Any) -> None:
    """The seat moves, and chance decides what it must."""
    state.add(log.Moved(time=20, seat=seat, move=move))
    for settled in dealt(state, 20):
        state.add(settled)


__all__ = ["ROOMS", "begun", "dealt", "find", "find_game", "moved", "opened", "random_log", "seated"]
