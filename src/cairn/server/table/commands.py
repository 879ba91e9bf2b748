"""Commands: from a request to the entries of the log that carry it out, outcomes of chance included.

The functions here add the entries that they return to the state. A refused command leaves it unchanged; after any other
error the table in memory is discarded and folded again from its log (`cairn.server.live.table`).
"""

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from cairn.core import steps
from cairn.core.deal import dealer_seed
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import News
from cairn.core.steps import Step
from cairn.core.table import AnyTable
from cairn.core.values import Seat
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Command
from cairn.server.table import log
from cairn.server.table.absence import choose_substitute, hand_to_bot
from cairn.server.table.identity import Person, require_seat
from cairn.server.table.keys import hash_secret, hashes_match
from cairn.server.table.log import Entry
from cairn.server.table.ownership import Credentials, Denied, FindAbsence, check_may_take
from cairn.server.table.seats import RULE, tidy_name
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState


def execute(
    state: TableState, person: Person, request: Command, time: int, find_absence: FindAbsence = lambda seat: None
) -> tuple[Entry, ...]:
    """Carry out the command and return its entries; none if it was carried out before."""
    match request:
        case requests.Free(seat=seat) if state.status == "playing":
            return hand_to_bot(state, person, seat, time, find_absence)
        case requests.Move(prompt=prompt, moves=moves):
            return _move(state, require_seat(person), prompt, moves, time)
        case requests.Undo(prompt=prompt):
            seat = require_seat(person)
            if state.was_answered(seat, prompt, (None,)):
                return ()
            state.check_prompt(seat, prompt)
            return state.add(log.Undone(time=time, seat=seat))
        case requests.Start():
            _check_host(person)
            return _begin(state, time)
        case _:
            return state.add(_make_entry(state, person, request, time))


def seat_people(
    state: TableState, request: requests.Sit, secret: str, guest: str | None, time: int
) -> tuple[tuple[Entry, ...], tuple[Seat, ...]]:
    """Seat people with the hash of a secret, and return the entries and their seats; all of them sit down, or none."""
    opened, key = state.opened, request.key
    if opened.visibility != "open" and (
        key is None or not (hashes_match(hash_secret(key), opened.invitation) or hashes_match(key, opened.code))
    ):
        raise Denied(RULE, "no-such-table")
    if state.status != "waiting":  # once the game has begun, a seat belongs to its player
        raise IllegalMove(RULE, "table-closed" if state.status == "closed" else "has-begun")
    free = [seat for seat, chair in enumerate(state.chairs) if chair.is_free]
    seats = tuple(free[: len(request.names)] if request.seat is None else [request.seat])
    if len(seats) != len(request.names):
        raise IllegalMove(RULE, "no-seat-free")
    entries = tuple(
        log.Sat(time=time, seat=seat, name=tidy_name(name), secret=secret, guest=guest, face=face)
        for seat, name, face in zip(seats, request.names, faces_of(request), strict=True)
    )
    if len(entries) > 1:  # if the second name is refused, the first must not sit either
        restore_snapshot(lambda _: state.rooms, encode_snapshot(state)).add(*entries)
    return state.add(*entries), seats


def faces_of(request: requests.Create | requests.Sit) -> tuple[log.Face | None, ...]:
    """The faces of those who sit down, one for each name; raise `BadInput` for more faces than names."""
    missing = len(request.names) - len(request.faces)
    if missing < 0:
        raise BadInput("faces", f"there must be at most {len(request.names)}, one for each name")
    return (*request.faces, *[None] * missing)


def rejoin(
    state: TableState, key: str, shown: Credentials, secret: str, time: int
) -> tuple[tuple[Entry, ...], Seat, str]:
    """Move the seat of a link to this device; return the entries, the seat, and the hash of the secret that opens it.

    A device that has a seat here keeps its secret. Raise `Denied` for an expired link, and during the game for a device
    that has had another player's seat.
    """
    for seat, chair in enumerate(state.chairs):
        if hashes_match(key, chair.key) and time <= chair.key_until:
            if state.status == "playing":
                check_may_take(state.chairs, seat, shown)
            kept = shown.secret if shown.secret is not None and state.knows(shown.secret) else secret
            entry = log.Rejoined(time=time, seat=seat, secret=kept, guest=shown.guest)
            return state.add(entry), seat, kept
    raise Denied(RULE, "no-such-table")  # an expired link opens nothing


def _move(state: TableState, seat: Seat, prompt: int, moves: Sequence[Any], time: int) -> tuple[Entry, ...]:
    table = state.running
    typed = [state.read_move(move) for move in moves]
    if state.was_answered(seat, prompt, typed):
        return ()
    state.check_prompt(seat, prompt)
    if len(typed) > 1:
        _check_all(table, seat, typed)
    entries = tuple(log.Moved(time=time, seat=seat, move=move) for move in typed)
    return (*state.add(*entries), *_deal(state, time))


def _check_all(table: AnyTable, seat: Seat, moves: Sequence[Any]) -> None:
    """Raise `IllegalMove` unless all moves are legal, and only the last of them reveals anything.

    What a move reveals could decide whether the next is legal, and a refusal would give that away.
    """
    game, position = table.game, table.state
    for at, move in enumerate(moves, 1):
        change = game.apply(position, seat, move)
        position = change.state
        if at < len(moves) and (
            game.chance(position) is not None or any(isinstance(event, News) for event in change.events)
        ):
            raise IllegalMove(RULE, "comes-to-light", number=at)


def _begin(state: TableState, time: int) -> tuple[Entry, ...]:
    for seat, chair in enumerate(state.chairs):
        if chair.bot is None and not chair.ready:
            raise IllegalMove(RULE, "not-ready", seat=f"seat:{seat}")
    return (*state.add(log.Began(time=time, words=state.added_words)), *_deal(state, time))


def begin_at(state: TableState, played: Iterable[Step], time: int) -> tuple[Entry, ...]:
    """Begin after these steps of another game; raise `BadInput` if the game is over there."""
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
                pass  # the players of the branch have sheets of their own
            case _:
                assert_never(step)
    written = (*state.add(*entries), *_deal(state, time))
    if state.status != "playing":
        raise BadInput("step", "the game is over there")
    return written


def _deal(state: TableState, time: int) -> tuple[Entry, ...]:
    """Draw what chance decides now. Outcomes are drawn by number, so that every process draws the same."""
    table = state.running
    entries: list[Entry] = []
    while (chance := table.game.chance(table.state)) is not None:
        dealer = Dealer(dealer_seed(state.opened.seed, state.words))
        entries += state.add(log.Settled(time=time, outcome=dealer.outcome(table.settled, chance)))
    return tuple(entries)


def _make_entry(
    state: TableState,
    person: Person,
    request: requests.Note
    | requests.ChooseFace
    | requests.Say
    | requests.Ready
    | requests.Leave
    | requests.Return
    | requests.Free
    | requests.Fill
    | requests.Change,
    time: int,
) -> Entry:
    """The single entry of a request."""
    match request:
        case requests.Note(note=note):
            read = state.running.read(steps.Noted(require_seat(person), state.running.number, note))
            assert isinstance(read, steps.Noted)
            return log.Noted(time=time, seat=require_seat(person), note=read.note)
        case requests.Say():
            return log.Said(time=time, seat=require_seat(person), text=request.text, is_phrase=request.is_phrase)
        case requests.ChooseFace(face=face):
            return log.Faced(time=time, seat=require_seat(person), face=face)
        case requests.Ready(word=word):
            return log.Worded(time=time, seat=require_seat(person), word=word.strip())
        case requests.Leave():
            return log.Left(time=time, seat=require_seat(person), bot=choose_substitute(state))
        case requests.Return():
            return log.Returned(time=time, seat=require_seat(person))
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


def _check_host(person: Person) -> None:
    if not person.is_host:
        raise Denied(RULE, "host-only")
