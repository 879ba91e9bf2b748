"""From what somebody asks to what is written down: each request checked against the table, and chance dealt with it.

The functions here add to the table what they give back. What is refused leaves it as it was; if anything else goes
wrong the table in memory is thrown away and folded again from its log (`cairn.server.live.table`).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, assert_never

import msgspec

from cairn.core import steps
from cairn.core.deal import dealer_seed
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import Event, News
from cairn.core.steps import Step
from cairn.core.table import AnyTable, Table
from cairn.core.values import Seat, strict
from cairn.server.protocol import requests
from cairn.server.protocol.messages import TryAnswer
from cairn.server.protocol.requests import Act
from cairn.server.table import log
from cairn.server.table.keys import fits, hashed
from cairn.server.table.log import Entry
from cairn.server.table.ownership import (
    Credentials,
    Denied,
    FindAbsence,
    away_limit,
    check_is_away,
    check_may_take,
    is_barred,
    open_seats,
)
from cairn.server.table.state import RULE, TableState

__all__ = [
    "Credentials",
    "Denied",
    "Person",
    "Stale",
    "cancel_absences",
    "choose_substitute",
    "describe_moves",
    "execute",
    "fork_after",
    "identify",
    "rejoin",
    "seat_people",
    "substitute",
    "try_moves",
]

SUBSTITUTES = ("steady", "random")
"""Who plays on for a person: the first of them that the game has."""
OBJECT_WITHIN = 20_000
"""Milliseconds for another process to say that it holds a connection of a seat, or for the player to do anything. It
hears of the announcement within milliseconds; a listening connection that broke is made again within seconds."""


class Stale(IllegalMove):
    """The message answers a prompt that is over; the current one is named."""

    def __init__(self, prompt: int) -> None:
        """Name the current prompt."""
        super().__init__(RULE, "stale", prompt=prompt)
        self.prompt = prompt


class Person(NamedTuple):
    """Who asks: known by a secret, or looking on."""

    seat: Seat | None = None
    is_host: bool = False
    eyes: Seat | None = None
    """Through whose eyes somebody looks on: only where bots alone play."""


def identify(state: TableState, shown: Credentials) -> Person:
    """Whoever has this secret, or the key of a link; raises `Denied` for what fits nothing here."""
    opened = state.opened
    eyes = shown.seat if state.bots_alone and shown.seat in state.seats else None
    seats = open_seats(state.chairs, shown)
    is_host = fits(shown.secret, state.host) or fits(shown.guest, state.host_guest)
    if not seats and not is_host and is_barred(state.chairs, shown):
        raise Denied(RULE, "one-seat-each")
    if shown.secret is None and not seats and not is_host:
        if shown.seat is not None and eyes is None:
            raise Denied(RULE, "not-your-seat")
        if not (opened.visibility == "open" or fits(shown.key, opened.watching) or fits(shown.key, opened.invitation)):
            raise Denied(RULE, "no-such-table")
        return Person(eyes=eyes)
    if not seats and not is_host:
        raise Denied(RULE, "unknown-secret" if opened.visibility == "open" else "no-such-table")
    if eyes is not None:
        return Person(None, is_host, eyes)
    if shown.seat is not None and shown.seat not in seats:
        raise Denied(RULE, "not-your-seat")
    return Person(seats[0] if shown.seat is None and seats else shown.seat, is_host)


def _is_connected(seat: Seat) -> None:
    """A `FindAbsence` for whoever knows of no connections: everybody counts as there."""


def execute(
    state: TableState, person: Person, request: Act, time: int, find_absence: FindAbsence = _is_connected
) -> tuple[Entry, ...]:
    """What is written down because of the request; nothing where it was answered before."""
    match request:
        case requests.Free(seat=seat) if state.status == "playing":
            return _hand_to_bot(state, person, seat, time, find_absence)
        case requests.Move(prompt=prompt, moves=moves):
            return _move(state, _seat(person), prompt, moves, time)
        case requests.Undo(prompt=prompt):
            seat = _seat(person)
            if state.was_answered(seat, prompt, (None,)):
                return ()
            _check_prompt(state, seat, prompt)
            return _add(state, log.Undone(time=time, seat=seat))
        case requests.Start():
            _check_host(person)
            return tuple(_begin(state, time))
        case _:
            return _add(state, _entry(state, person, request, time))


def seat_people(
    state: TableState, request: requests.Sit, secret: str, guest: str | None, time: int
) -> tuple[tuple[Entry, ...], tuple[Seat, ...]]:
    """The entries by which people sit down with the hash of a secret, and their seats; all of them sit, or nobody."""
    opened, key = state.opened, request.key
    if opened.visibility != "open" and (
        key is None or not (fits(hashed(key), opened.invitation) or fits(key, opened.code))
    ):
        raise Denied(RULE, "no-such-table")
    if state.status != "waiting":  # a seat belongs to whoever began the game there
        raise IllegalMove(RULE, "table-closed" if state.status == "closed" else "has-begun")
    free = [seat for seat, chair in enumerate(state.chairs) if chair.is_free]
    seats = tuple(free[: len(request.names)] if request.seat is None else [request.seat])
    if len(seats) != len(request.names):
        raise IllegalMove(RULE, "no-seat-free")
    entries = tuple(
        log.Sat(time=time, seat=seat, name=name.strip(), secret=secret, guest=guest)
        for seat, name in zip(seats, request.names, strict=True)
    )
    if len(entries) > 1:  # what refuses the second must find the first seat free
        TableState.restore(lambda _: state.rooms, state.snapshot()).add(*entries)
    state.add(*entries)
    return entries, seats


def rejoin(
    state: TableState, key: str, shown: Credentials, secret: str, time: int
) -> tuple[tuple[Entry, ...], Seat, str]:
    """Take the seat of a link to the device that asks: the entries, the seat, and the hash of the secret that opens it.

    A device that has a seat here keeps its secret. Raises `Denied` for a link that is over, and while the game runs for
    a device that has had the seat of somebody else.
    """
    for seat, chair in enumerate(state.chairs):
        if fits(key, chair.key) and time <= chair.key_until:
            if state.status == "playing":
                check_may_take(state.chairs, seat, shown)
            kept = shown.secret if shown.secret is not None and state.knows(shown.secret) else secret
            entry = log.Rejoined(time=time, seat=seat, secret=kept, guest=shown.guest)
            return _add(state, entry), seat, kept
    raise Denied(RULE, "no-such-table")  # as if there were none: a link that is over opens nothing


def try_moves(state: TableState, person: Person, request: requests.Try) -> TryAnswer:
    """What the moves would lead to, as far as nothing comes to light. The table stays as it was."""
    seat = _seat(person)
    table = state.running
    _check_prompt(state, seat, request.prompt)
    fork = Table(table.game, table.snapshot())
    done = 0
    for move in request.moves:
        before = fork.snapshot()
        fork.add(steps.Played(seat, move))
        if _has_revealed(fork, table.number):
            fork = Table(table.game, before)
            break
        done += 1
    words, view, history = state.rooms.words, fork.view(seat), fork.sight(seat).history
    may_act = seat in fork.to_act
    return TryAnswer(
        tried=done,
        view=view,
        events=fork.since(seat, table.number),
        offers=fork.offers(seat) if may_act else (),
        phrases=tuple(words.event(history, number) for number in range(table.number, len(history))),
        asked=words.prompt(view) if may_act else None,
    )


def fork_after(state: TableState, person: Person, moves: Sequence[Any]) -> AnyTable:
    """The table after moves that the seat only thinks of; raises `IllegalMove` where one brings something to light."""
    table = state.running
    if not moves:
        return table
    seat = _seat(person)
    fork = Table(table.game, table.snapshot())
    for at, move in enumerate(moves, 1):
        fork.add(steps.Played(seat, move))
        if _has_revealed(fork, table.number):
            raise IllegalMove(RULE, "comes-to-light", number=at)
    return fork


def describe_moves(
    state: TableState, person: Person, moves: Sequence[Any], after: Sequence[Any] = ()
) -> tuple[Any, ...]:
    """Moves in words, as the seat would hear them."""
    seat, table = _seat(person), fork_after(state, person, after)
    view = table.view(seat)
    legal = table.moves(seat)
    wanted = [_read_move(state, move) for move in moves]
    for move in wanted:
        if move not in legal:
            raise BadInput("moves", "only what may be done now is said")
    return tuple(state.rooms.words.move(view, move) for move in wanted)


def _move(state: TableState, seat: Seat, prompt: int, moves: Sequence[Any], time: int) -> tuple[Entry, ...]:
    table = state.running
    typed = [_read_move(state, move) for move in moves]
    if state.was_answered(seat, prompt, typed):
        return ()
    _check_prompt(state, seat, prompt)
    if len(typed) > 1:
        _check_all(table, seat, typed)
    entries = tuple(log.Moved(time=time, seat=seat, move=move) for move in typed)
    state.add(*entries)
    return (*entries, *_deal(state, time))


def _check_all(table: AnyTable, seat: Seat, moves: Sequence[Any]) -> None:
    """Raise `IllegalMove` unless all of the moves can be made, and none but the last brings something to light.

    What has come to light could decide whether the next move is possible, and a refusal would tell it for nothing.
    """
    game, position = table.game, table.state
    for at, move in enumerate(moves, 1):
        change = game.apply(position, seat, move)
        position = change.state
        if at < len(moves) and (game.chance(position) is not None or _is_news(change.events)):
            raise IllegalMove(RULE, "comes-to-light", number=at)


def _has_revealed(fork: AnyTable, since: int) -> bool:
    if fork.game.chance(fork.state) is not None:
        return True
    return _is_news(fork.history[since:])


def _is_news(events: Iterable[Event]) -> bool:
    return any(isinstance(event, News) for event in events)


def _begin(state: TableState, time: int) -> Iterator[Entry]:
    for seat, chair in enumerate(state.chairs):
        if chair.bot is None and not chair.ready:
            raise IllegalMove(RULE, "not-ready", seat=f"seat:{seat}")
    began = log.Began(time=time, words=state.added_words)
    state.add(began)
    yield began
    yield from _deal(state, time)


def begin_at(state: TableState, played: Iterable[Step], time: int) -> tuple[Entry, ...]:
    """Begin where another game stood after these steps; raises `BadInput` if it was over there."""
    entries: list[Entry] = [log.Began(time=time, words=())]
    for step in played:
        match step:
            case steps.Played(seat=seat, move=move):
                entries.append(log.Moved(time=time, seat=seat, move=move))
            case steps.Settled(outcome=outcome):
                entries.append(log.Settled(time=time, outcome=outcome))
            case steps.Undone(seat=seat):
                entries.append(log.Undone(time=time, seat=seat))
            case steps.Noted() | steps.Hinted():
                pass  # whoever plays on has a sheet of their own
            case _:
                assert_never(step)
    state.add(*entries)
    entries += _deal(state, time)
    if state.status != "playing":
        raise BadInput("step", "the game is over there")
    return tuple(entries)


def _deal(state: TableState, time: int) -> tuple[Entry, ...]:
    """What chance decides now, drawn by number: the same whoever draws it, and however often."""
    table = state.running
    entries: list[Entry] = []
    while (chance := table.game.chance(table.state)) is not None:
        dealer = Dealer(dealer_seed(state.opened.seed, state.words))
        entry = log.Settled(time=time, outcome=dealer.outcome(table.settled, chance))
        state.add(entry)
        entries.append(entry)
    return tuple(entries)


def _hand_to_bot(
    state: TableState, person: Person, seat: Seat, time: int, find_absence: FindAbsence
) -> tuple[Entry, ...]:
    """Let a bot play on for a player who has been away for too long; any player and the host may ask for it.

    Where another process may hold a connection of the seat, that is announced first (`log.Absent`), and the bot takes
    over when nobody has objected.
    """
    if not person.is_host:
        _seat(person)
    state.check_seat(seat)
    chair = state.chairs[seat]
    if not chair.is_played_by_person:
        raise IllegalMove(RULE, "nobody-sits-there")
    absence = find_absence(seat)
    check_is_away(seat, absence, state.seen[seat], away_limit(state.opened), time)
    assert absence is not None
    if chair.absent_until is not None and time < chair.absent_until:
        return ()  # it was announced before
    if absence.is_certain or chair.absent_until is not None:
        return substitute(state, seat, time)
    return _add(state, log.Absent(time=time, seat=seat, until=time + OBJECT_WITHIN))


def substitute(state: TableState, seat: Seat, time: int) -> tuple[Entry, ...]:
    """Let a bot play on for a player who is away."""
    bot = choose_substitute(state)
    return () if bot is None else _add(state, log.Substituted(time=time, seat=seat, bot=bot))


def cancel_absences(state: TableState, seats: Iterable[Seat], time: int) -> tuple[Entry, ...]:
    """Write down that the players of these seats are there, as far as somebody took them for away."""
    entries = tuple(log.Present(time=time, seat=seat) for seat in seats if state.chairs[seat].absent_until is not None)
    state.add(*entries)
    return entries


def _entry(
    state: TableState,
    person: Person,
    request: requests.Note
    | requests.Say
    | requests.Ready
    | requests.Leave
    | requests.Return
    | requests.Free
    | requests.Fill
    | requests.Change,
    time: int,
) -> Entry:
    """The one entry that a request comes to."""
    match request:
        case requests.Note(note=note):
            read = state.running.read(steps.Noted(_seat(person), state.running.number, note))
            assert isinstance(read, steps.Noted)
            return log.Noted(time=time, seat=_seat(person), note=read.note)
        case requests.Say():
            return log.Said(time=time, seat=_seat(person), text=request.text, is_phrase=request.is_phrase)
        case requests.Ready(word=word):
            return log.Worded(time=time, seat=_seat(person), word=word.strip())
        case requests.Leave():
            return log.Left(time=time, seat=_seat(person), bot=choose_substitute(state))
        case requests.Return():
            return log.Returned(time=time, seat=_seat(person))
        case requests.Free(seat=seat):
            _check_host(person)
            return log.Freed(time=time, seat=seat, bot=choose_substitute(state))
        case requests.Fill(seat=seat, bot=bot):
            _check_host(person)
            return log.Filled(time=time, seat=seat, bot=bot)
        case requests.Change(options=options):
            _check_host(person)
            return log.Changed(time=time, options=state.read_options(options))
        case _:
            assert_never(request)


def _add(state: TableState, entry: Entry) -> tuple[Entry, ...]:
    state.add(entry)
    return (entry,)


def choose_substitute(state: TableState) -> str | None:
    """Who plays on for a person, while the game runs."""
    if state.status != "playing":
        return None
    known = {name for name, _ in state.rooms.bots}
    return next((name for name in SUBSTITUTES if name in known), SUBSTITUTES[-1])


def _seat(person: Person) -> Seat:
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    return person.seat


def _check_host(person: Person) -> None:
    if not person.is_host:
        raise Denied(RULE, "host-only")


def _check_prompt(state: TableState, seat: Seat, prompt: int) -> None:
    current = state.prompts[seat].number
    if prompt != current:
        raise Stale(current)


def _read_move(state: TableState, move: Any) -> Any:
    try:
        return strict(move, state.game.types.move)
    except msgspec.ValidationError as error:
        raise BadInput("moves", f"no move of {state.game.name}: {error}") from None
