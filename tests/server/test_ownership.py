"""Whose a seat is: rules over chairs, and commands that keep to them whatever is asked, in every game."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from cairn.core.errors import BadInput, IllegalMove
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Free, Leave, Return, Sit
from cairn.server.table import log
from cairn.server.table.absence import cancel_absences
from cairn.server.table.commands import execute, rejoin, seat_people
from cairn.server.table.identity import Person, identify
from cairn.server.table.keys import hash_secret
from cairn.server.table.log import Clock
from cairn.server.table.ownership import (
    Absence,
    Credentials,
    Denied,
    away_limit,
    check_are_apart,
    check_is_away,
    check_may_take,
    device_of,
    open_seats,
    seats_with,
)
from cairn.server.table.seats import Chair, Holder
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState
from tests.server.positions import begun, find, opened

ANN, BEN, CLEO = (Credentials(secret=name, guest=f"guest {name}") for name in ("ann", "ben", "cleo"))


def chair(*shown: Credentials, bot: str | None = None) -> Chair:
    """A chair that these have had one after the other, the last of them now."""
    holders = tuple(Holder(each.secret or "", each.guest) for each in shown)
    return Chair(name=shown[-1].secret or "", secret=shown[-1].secret, guest=shown[-1].guest, bot=bot, holders=holders)


APART = (chair(ANN), chair(BEN), Chair(bot="steady"))
TOGETHER = (chair(ANN), chair(BEN), chair(Credentials("ann")))


def test_a_seat_is_opened_by_its_secret_and_by_its_guest() -> None:
    assert open_seats(APART, ANN) == open_seats(APART, Credentials(secret="ann")) == (0,)
    assert open_seats(APART, Credentials(guest="guest ben")) == (1,)
    assert open_seats(APART, CLEO) == open_seats(APART, Credentials()) == ()
    assert open_seats(TOGETHER, ANN) == (0, 2)


def test_seats_of_one_device_share_a_secret_or_a_guest() -> None:
    assert device_of(APART, 0) == {0} and device_of(APART, 2) == {2}
    assert device_of(TOGETHER, 0) == device_of(TOGETHER, 2) == {0, 2}
    by_guest = (chair(ANN), chair(Credentials("other", guest="guest ann")), chair(Credentials("other")))
    assert device_of(by_guest, 0) == {0, 1, 2}, "by others, too"
    moved = (chair(ANN), chair(Credentials("ann"), BEN))
    assert device_of(moved, 1) == {0, 1}, "what was seen stays seen"
    assert seats_with(moved, 1) == (1,) and seats_with(TOGETHER, 2) == (2, 0), "but now they are two devices"


def test_a_secret_of_one_player_and_a_guest_who_is_another_open_one_seat() -> None:
    assert open_seats(APART, Credentials(secret="ann", guest="guest ben")) == (0,)


def test_a_device_that_was_another_player_opens_nothing() -> None:
    ben = Credentials(guest="guest ben", former=("guest ann",))
    assert open_seats(APART, ben) == ()
    assert open_seats(APART[1:], ben) == (0,), "where it was nobody else it does"
    was = (chair(ANN, CLEO), chair(BEN))
    assert open_seats(was, Credentials(secret="ann", guest="guest ben")) == (), "nor where its seat went elsewhere"


def test_who_has_had_a_seat_takes_no_other() -> None:
    check_may_take(APART, 0, CLEO)
    check_may_take(APART, 0, ANN)
    check_may_take(TOGETHER, 2, ANN)
    for seat, shown in ((1, ANN), (0, Credentials(guest="guest ben")), (0, CLEO._replace(former=("guest ben",)))):
        with pytest.raises(Denied, match="one-seat-each"):
            check_may_take(APART, seat, shown)
    with pytest.raises(Denied):
        check_may_take((chair(ANN, CLEO), chair(BEN)), 1, ANN)


def test_players_of_one_table_do_not_become_one() -> None:
    check_are_apart(APART, ANN, CLEO)
    check_are_apart(TOGETHER, ANN, Credentials("ann"))
    with pytest.raises(Denied, match="one-seat-each"):
        check_are_apart(APART, ANN, BEN)


def test_somebody_is_away_after_the_time_that_the_table_shows() -> None:
    check_is_away(1, Absence(1_000), 0, 180_000, 181_000)
    for absence, seen, time, key in (
        (None, 0, 10**9, "seat-is-connected"),
        (Absence(1_000), 0, 180_999, "not-away-yet"),
        (Absence(1_000), 2_000, 181_000, "not-away-yet"),
    ):
        with pytest.raises(IllegalMove, match=key):
            check_is_away(1, absence, seen, 180_000, time)
    with pytest.raises(IllegalMove, match="never-away"):
        check_is_away(1, Absence(0), 0, 0, 10**9)


def test_the_time_is_told_at_the_opening_and_by_correspondence_there_is_none() -> None:
    assert away_limit(opened()) == 180_000, "of older logs"
    assert away_limit(opened(away=60)) == 60_000 and away_limit(opened(away=0)) == 0
    assert away_limit(opened(away=60, clock=Clock("days", 10**5))) == 0


# The whole of it, with the commands of a table


class Device:
    """A device as the server knows it: one secret for the table, a guest, and those that it was before."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.secret: str | None = None
        self.guest: str | None = f"guest {number}"
        self.former: tuple[str, ...] = ()
        self.seen: set[int] = set()

    @property
    def shown(self) -> Credentials:
        return Credentials(self.secret, None, None, self.guest, self.former)

    def become(self, other: "Device") -> None:
        """Be the guest that another device is, too."""
        assert self.guest is not None
        self.former = tuple({*self.former, self.guest} - {str(other.guest)})
        self.guest = other.guest


class Evening:
    """A table, and devices that ask anything of it."""

    def __init__(self, game: str, rng: Random) -> None:
        players = 2 if game == "think-str8" else rng.choice([2, 3, 4]) if game != "coins" else 3
        self.rng, self.time = rng, 0
        self.state = TableState(find, opened(game, players, visibility="open"))
        self.devices = [Device(number) for number in range(4)]
        self.keys: list[str] = []
        self.made = 0
        self.together: list[frozenset[int]] = []

    def new(self) -> str:
        self.made += 1
        return hash_secret(f"secret {self.made}")

    def ask(self) -> None:
        device, state, rng = self.rng.choice(self.devices), self.state, self.rng
        self.time += rng.choice([1, 10_000, 200_000])
        seat = rng.choice(state.seats)
        deed = rng.choice(["sit", "free", "leave", "return", "link", "rejoin", "carry", "begin", "move", "present"])
        with suppress(IllegalMove, BadInput):
            self.do(deed, device, seat)
        for each in self.devices:
            self.look(each)

    def do(self, deed: str, device: Device, seat: int) -> None:
        state, rng = self.state, self.rng
        match deed:
            case "sit":
                own = device.secret if device.secret and state.knows(device.secret) else self.new()
                names = tuple(f"name {self.time} {number}" for number in range(rng.choice([1, 1, 2])))
                sit = Sit(names=names, seat=seat if len(names) == 1 else None)
                seat_people(state, sit, own, device.guest, self.time)
                device.secret = own
            case "free":
                found = None if rng.random() < 0.2 else Absence(self.time - 10**6, rng.random() < 0.5)
                execute(state, Person(None, True), Free(seat=seat), self.time, lambda _: found)
            case "leave" | "return":
                person = identify(state, device.shown)
                execute(state, person, Leave() if deed == "leave" else Return(), self.time)
            case "link":
                own_seat = identify(state, device.shown).seat
                if own_seat is not None:
                    self.keys.append(self.new())
                    state.add(log.Linked(time=self.time, seat=own_seat, key=self.keys[-1], until=10**12))
            case "rejoin":
                if self.keys:
                    _, _, device.secret = rejoin(state, self.keys[-1], device.shown, self.new(), self.time)
            case "carry":
                other = rng.choice(self.devices)
                if other is not device and other.guest != device.guest:
                    if state.status in ("waiting", "playing") and rng.random() < 0.5:
                        check_are_apart(state.chairs, device.shown, Credentials(guest=other.guest))
                    device.become(other)
            case "begin":
                self.begin()
            case "present":
                cancel_absences(state, [seat], self.time)
            case _:
                if state.to_act:
                    mover = state.to_act[0]
                    move = next(iter(state.running.moves(mover)))
                    prompt = state.prompts[mover].number
                    execute(state, Person(mover), requests.Move(prompt=prompt, moves=(move,)), self.time)

    def begin(self) -> None:
        if self.state.status != "waiting":
            return
        for free in [seat for seat, each in enumerate(self.state.chairs) if each.is_free]:
            self.do("sit", self.rng.choice(self.devices), free)
        together = [frozenset(open_seats(self.state.chairs, each.shown)) for each in self.devices]
        execute(self.state, Person(None, True), requests.Start(), self.time)
        self.together = together

    def look(self, device: Device) -> None:
        """Once a device has seen a seat it sees none but those that shared a device when the game began."""
        if self.state.status != "playing":
            return
        device.seen.update(open_seats(self.state.chairs, device.shown))
        found = frozenset(sorted(device.seen)[:1])
        for _ in self.state.seats:
            found = found.union(*(each for each in self.together if each & found))
        assert device.seen <= found


@pytest.mark.parametrize("game", ["coins", "lost-code", "think-str8", "break-the-code", "arnak"])
def test_no_requests_open_two_seats_to_one_device(game: str) -> None:
    began = substituted = moved = 0
    for seed in range(60):
        evening = Evening(game, Random(f"{game} {seed}"))
        for _ in range(120):
            evening.ask()
        began += evening.state.status != "waiting"
        kinds = [change.kind for change in evening.state.changes]
        substituted += "substituted" in kinds
        moved += "rejoined" in kinds
        again = restore_snapshot(find, encode_snapshot(evening.state))
        assert again.chairs == evening.state.chairs, "what is remembered is in the snapshot"
    assert began > 40 and substituted > 10 and moved > 10, "all of it happened"


# What older releases wrote


def old_log(*after: log.Entry) -> list[log.Entry]:
    """A log in which the host freed a seat while the game ran."""
    sat = [log.Sat(time=1, seat=seat, name=f"player {seat}", secret=hash_secret(f"secret {seat}")) for seat in (0, 1)]
    first = opened(players=2, host=hash_secret("secret 0"))
    return [first, *sat, log.Began(time=2), log.Freed(time=3, seat=1, bot="steady"), *after]


THIEF = log.Sat(time=4, seat=1, name="thief", secret=hash_secret("secret 0"))


def test_a_log_with_a_stolen_seat_folds_and_tells_that_one_device_has_both() -> None:
    table = TableState.fold(find, old_log(THIEF))
    assert table.names == ("player 0", "thief")
    assert device_of(table.chairs, 0) == {0, 1}
    freed = TableState.fold(find, old_log(THIEF, log.Freed(time=5, seat=1, bot="steady")))
    assert freed.chairs[1].holders == (Holder(hash_secret("secret 1")), Holder(hash_secret("secret 0")))


def test_nobody_sits_down_any_more_where_a_seat_was_freed() -> None:
    table = TableState.fold(find, old_log())
    sit = Sit(names=("thief",), seat=1, key="invitation")
    with pytest.raises(IllegalMove, match="has-begun"):
        seat_people(table, sit, hash_secret("secret 0"), None, 9)
    assert not table.bots_alone, "the hand stays hidden"


def test_a_snapshot_from_before_remembers_who_sits_there() -> None:
    table = begun(players=2)
    kept = msgspec.json.decode(encode_snapshot(table))
    for each in kept["chairs"]:
        del each["holders"]
    del kept["seen"], kept["changes"]
    again = restore_snapshot(find, msgspec.json.encode(kept))
    assert again.chairs == table.chairs and again.seen == [2, 2] and not again.changes


def test_what_a_table_refuses_of_absences() -> None:
    table = begun(players=2)
    refused: list[tuple[Any, str]] = [
        (log.Present(time=5, seat=0), "nobody-is-away"),
        (log.Substituted(time=5, seat=0, bot="deep-blue"), "there are"),
        (log.Absent(time=5, seat=7, until=9), "seats are"),
    ]
    for entry, why in refused:
        with pytest.raises((IllegalMove, BadInput), match=why):
            table.add(entry)
    table.add(log.Absent(time=5, seat=0, until=9_000))
    with pytest.raises(IllegalMove, match="not-away-yet"):
        table.add(log.Substituted(time=8_000, seat=0, bot="steady"))
    table.add(log.Substituted(time=9_000, seat=0, bot="steady"))
    with pytest.raises(IllegalMove, match="nobody-sits-there"):
        table.add(log.Absent(time=9_000, seat=0, until=9_999))
    table.add(log.Returned(time=10_000, seat=0))
    assert [change.kind for change in table.changes] == ["absent", "substituted", "returned"]
