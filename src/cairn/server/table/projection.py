"""Projections: what each seat may see of a table, made from sights and offers, never from a position."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from cairn.core.difference import NO_DIFFERENCE, difference
from cairn.core.events import Event
from cairn.core.stage import Beat
from cairn.core.values import Seat, encode
from cairn.play.beats import make_beats
from cairn.server.protocol.messages import FullSight, PromptInfo, SeatInfo, TableInfo, Times, Update
from cairn.server.storage import Listing
from cairn.server.table.identity import Person
from cairn.server.table.ownership import away_limit, device_of
from cairn.server.table.state import TableState
from cairn.text.ending import ending
from cairn.text.words import AnyWords


class Audience(NamedTuple):
    """Those who get the same messages: at one seat or at none, with sentences or without."""

    seat: Seat | None
    """The seat whose view they get."""
    words: bool = False
    presence: bool = False
    """Whether they want to know who is connected."""
    beats: bool = False
    """Whether they want to be shown what happens, beat by beat."""
    looking: bool = False
    """Whether they only watch, where all players are bots."""


def audience_of(person: Person, words: bool = False, presence: bool = False, beats: bool = False) -> Audience:
    """The audience that this person belongs to."""
    is_looking = person.seat is None and person.eyes is not None
    return Audience(person.eyes if is_looking else person.seat, words, presence, beats, is_looking)


class Projection(NamedTuple):
    """What an audience knows, so that the next message contains only changes."""

    number: int
    view: Any
    asked: PromptInfo | None
    offers: tuple[Any, ...]
    """The same moves may be offered differently: the last of several sealed choices reveals all of them."""
    seated: int


def describe_table(name: str, state: TableState, seat: Seat | None = None) -> TableInfo:
    """The table as everybody sees it; its players also get the code that lets others join."""
    opened = state.opened
    table = state.table
    result = table.result if table is not None and state.status in ("over", "closed") else None
    is_over = result is not None
    return TableInfo(
        id=name,
        game=opened.game,
        rules=opened.rules,
        options=state.options,
        status=state.status,
        visibility=opened.visibility,
        help=opened.help,
        chat=opened.chat,
        seats=tuple(
            SeatInfo(
                name=called,
                bot=chair.bot,
                face=chair.face if chair.is_played_by_person else None,
                is_free=chair.is_free,
                is_away=chair.secret is not None and chair.bot is not None,
                is_ready=chair.ready or chair.bot is not None,
                same_device=tuple(sorted(device_of(state.chairs, seat) - {seat})),
                absent_until=chair.absent_until,
            )
            for seat, (chair, called) in enumerate(zip(state.chairs, state.names, strict=True))
        ),
        opened=opened.time,
        commitment=opened.commitment,
        is_outdated=state.is_outdated,
        result=result,
        ending=None if result is None else ending(result),
        seed=opened.seed if is_over else None,
        salt=opened.salt if is_over else None,
        words=state.words if is_over else (),
        code=opened.code if seat is not None and state.status == "waiting" else None,
        clock=opened.clock,
        rematch=state.rematch,
        again=opened.again,
        branched=opened.branched,
        away=away_limit(opened) // 1000,
        changes=tuple(state.changes),
    )


def listing(name: str, state: TableState, time: int) -> Listing:
    """The table's entry in lists."""
    return Listing(
        game=state.opened.game,
        status="outdated" if state.is_outdated else state.status,  # closed, and never finished
        visibility=state.opened.visibility,
        updated=time,
        summary=encode(describe_table(name, state)).decode(),
        code=state.opened.code if state.status == "waiting" else None,
        guests=tuple(
            dict.fromkeys(guest for guest in (state.host_guest, *(chair.guest for chair in state.chairs)) if guest)
        ),
    )


def full_sight(name: str, state: TableState, audience: Audience, last: int | None = None) -> FullSight:
    """Everything that the audience may know, with the beats since message number `last`."""
    seat, table = audience.seat, state.table
    info = describe_table(name, state, seat)
    lines = tuple(state.lines)
    sits = None if audience.looking else seat
    if table is None:
        return FullSight(number=state.public_number, seat=sits, table=info, lines=lines)
    sight = table.sight(seat)
    decision = state.last_decision(sits) if last is None and sits is not None and audience.beats else None
    if decision is not None:
        last, decided = decision
    else:
        decided = None
    return FullSight(
        number=state.public_number,
        seat=sits,
        table=info,
        view=sight.view,
        history=sight.history,
        phrases=_phrases(state, sight.history, 0) if audience.words else (),
        asked=_prompt(state, audience, sight.view),
        offers=_offers(state, audience),
        notes=() if sits is None else tuple(noted.note for noted in table.notes(sits)),
        lines=lines,
        times=clock_times(state),
        setting=dict(_words(state).setting(sight.view)) if audience.words else {},
        beats=() if last is None else _beats(state, audience, last, None),
        decided=decided,
    )


def project(state: TableState, audience: Audience) -> Projection:
    """What the audience knows after getting everything."""
    view = None if state.table is None else state.table.view(audience.seat)
    return _project(state, audience, view)


def catch_up(name: str, state: TableState, audience: Audience, last: int | None) -> Update | FullSight:
    """What changed since message number `last`, with the whole current view; everything if that is too long ago."""
    seat, table = audience.seat, state.table
    since = None if last is None else state.changed_since(last)
    if since is None or table is None or (seat is None and table.result is not None):
        return full_sight(name, state, audience)
    sight = table.sight(seat)
    beats = () if last is None else _beats(state, audience, last, None)
    return Update(
        number=state.public_number,
        since=since,
        events=sight.history[since:],
        phrases=_phrases(state, sight.history, since) if audience.words else (),
        view={} if beats else difference(None, sight.view).view,
        beats=beats,
        asked=_prompt(state, audience, sight.view) or UNSET,
        offers=_offers(state, audience),
        table=describe_table(name, state, seat),
        lines=tuple(line for line in state.lines if line.number > (last or 0)),
        notes=UNSET if seat is None or audience.looking else tuple(noted.note for noted in table.notes(seat)),
        times=clock_times(state),
    )


def project_changes(
    name: str, state: TableState, audience: Audience, before: Projection
) -> tuple[Update | FullSight | None, Projection]:
    """Return the changes since then and the new projection; None if nothing changed.

    Everything is sent when the game begins, after too many changes, and when an onlooker may see all of a finished
    game.
    """
    seat, table = audience.seat, state.table
    if state.public_number == before.number:
        return None, before
    since = state.changed_since(before.number)
    if since is None or (table is not None and (before.view is None or (seat is None and table.result is not None))):
        return full_sight(name, state, audience, before.number), project(state, audience)
    view = None if table is None else table.view(seat)
    now = _project(state, audience, view)
    events = () if table is None else table.since(seat, since)
    words = audience.words and table is not None and bool(events)
    beats = _beats(state, audience, before.number, before.view)
    changed = NO_DIFFERENCE if view is None or beats else difference(before.view, view)
    update = Update(
        number=state.public_number,
        since=since,
        events=events,
        phrases=_phrases(state, table.sight(seat).history, since) if words and table is not None else (),
        view=changed.view,
        within=changed.within,
        beats=beats,
        asked=UNSET if now.asked is None or now.asked == before.asked else now.asked,
        offers=UNSET if now.offers == before.offers else now.offers,
        table=UNSET if now.seated == before.seated else describe_table(name, state, seat),
        lines=tuple(line for line in state.lines if line.number > before.number),
        times=clock_times(state),
    )
    return update, now


def clock_times(state: TableState) -> Times | None:
    """The time left to each player; None without a clock, and when the game is over."""
    if state.opened.clock is None or state.status != "playing":
        return None
    counted = [
        prompt.count_time(state.public_time) if state.deadline(seat) is not None else prompt
        for seat, prompt in enumerate(state.prompts)
    ]
    return Times(
        at=state.public_time,
        left=tuple(max(0, prompt.left or 0) for prompt in counted),
        running=tuple(seat for seat in state.seats if state.deadline(seat) is not None),
        delays=delays if any(delays := tuple(prompt.delay for prompt in counted)) else (),
    )


def _project(state: TableState, audience: Audience, view: Any) -> Projection:
    asked = None if view is None else _prompt(state, audience, view)
    return Projection(state.public_number, view, asked, _offers(state, audience), state.seating_number)


def _prompt(state: TableState, audience: Audience, view: Any) -> PromptInfo | None:
    seat, table = audience.seat, state.table
    if seat is None or table is None or audience.looking:
        return None
    prompt = state.prompts[seat]
    wanted = prompt.is_open and audience.words
    phrase = _words(state).prompt(view) if wanted else None
    return PromptInfo(prompt.number, prompt.is_open, phrase, state.status == "playing" and table.can_undo(seat))


def _offers(state: TableState, audience: Audience) -> tuple[Any, ...]:
    seat = audience.seat
    if seat is None or audience.looking or state.table is None or not state.prompts[seat].is_open:
        return ()
    return state.table.offers(seat)


def _beats(state: TableState, audience: Audience, last: int, shown: Any) -> tuple[Beat, ...]:
    """The beats since message number `last`, after the view `shown`; none if they are not wanted or too many."""
    if not audience.beats or state.table is None:
        return ()
    passages = state.passages_since(last)
    if not passages:
        return ()
    history = state.table.sight(audience.seat).history
    return make_beats(state.game, state.rooms.staging, passages, history, audience.seat, shown)


def _phrases(state: TableState, history: Sequence[Event], since: int) -> tuple[Any, ...]:
    words = _words(state)
    return tuple(words.event(history, number) for number in range(since, len(history)))


def _words(state: TableState) -> AnyWords:
    words: AnyWords = state.rooms.words
    return words
