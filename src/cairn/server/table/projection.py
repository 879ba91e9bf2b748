"""From a table to what each seat is told of it. Nothing here reads a position: sights and offers are asked for."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, Struct

from cairn.core.events import Event
from cairn.core.values import Seat, encode
from cairn.server.protocol.messages import Asked, Happened, SeatTold, Sight, TableTold, Times
from cairn.server.storage import Listing
from cairn.server.table.commands import Person
from cairn.server.table.ownership import away_limit, device_of
from cairn.server.table.state import Gathering
from cairn.text.ending import ending
from cairn.text.words import AnyWords

__all__ = [
    "Audience",
    "Shown",
    "audience_of",
    "caught_up",
    "happened",
    "listing",
    "shown",
    "table_told",
    "times_told",
    "whole",
]


class Audience(NamedTuple):
    """Those who are told the same: at a seat or at none, with words or without."""

    seat: Seat | None
    """Through whose eyes they look."""
    words: bool = False
    presence: bool = False
    """Whether they are told who is connected."""
    looking: bool = False
    """Whether they only look on, where bots alone play."""


def audience_of(person: Person, words: bool = False, presence: bool = False) -> Audience:
    """Those who are told what this person is told."""
    is_looking = person.seat is None and person.eyes is not None
    return Audience(person.eyes if is_looking else person.seat, words, presence, is_looking)


class Shown(NamedTuple):
    """What an audience was told last, so that only what is new is told next."""

    told: int
    view: Any
    asked: Asked | None
    offers: tuple[Any, ...]
    """The same moves may be offered otherwise: the last of several sealed choices brings all of them to light."""
    seated: int


def table_told(name: str, gathering: Gathering, seat: Seat | None = None) -> TableTold:
    """The table as everybody sees it; those who sit there also see the code that leads others to it."""
    opened = gathering.opened
    table = gathering.table
    result = table.result if table is not None and gathering.status in ("over", "closed") else None
    is_over = result is not None
    return TableTold(
        id=name,
        game=opened.game,
        rules=opened.rules,
        options=gathering.options,
        status=gathering.status,
        visibility=opened.visibility,
        help=opened.help,
        chat=opened.chat,
        seats=tuple(
            SeatTold(
                name=called,
                bot=chair.bot,
                is_free=chair.is_free,
                is_away=chair.secret is not None and chair.bot is not None,
                is_ready=chair.ready or chair.bot is not None,
                same_device=tuple(sorted(device_of(gathering.chairs, seat) - {seat})),
                absent_until=chair.absent_until,
            )
            for seat, (chair, called) in enumerate(zip(gathering.chairs, gathering.names, strict=True))
        ),
        opened=opened.time,
        commitment=opened.commitment,
        is_outdated=gathering.is_outdated,
        result=result,
        ending=None if result is None else ending(result),
        seed=opened.seed if is_over else None,
        salt=opened.salt if is_over else None,
        words=gathering.words if is_over else (),
        code=opened.code if seat is not None and gathering.status == "waiting" else None,
        clock=opened.clock,
        rematch=gathering.rematch,
        branched=opened.branched,
        away=away_limit(opened) // 1000,
        changes=tuple(gathering.changes),
    )


def listing(name: str, gathering: Gathering, time: int) -> Listing:
    """What lists of tables are told of this one."""
    return Listing(
        game=gathering.opened.game,
        status="outdated" if gathering.is_outdated else gathering.status,  # closed, and never finished
        visibility=gathering.opened.visibility,
        updated=time,
        summary=encode(table_told(name, gathering)).decode(),
        code=gathering.opened.code if gathering.status == "waiting" else None,
        guests=tuple(
            dict.fromkeys(
                guest for guest in (gathering.host_guest, *(chair.guest for chair in gathering.chairs)) if guest
            )
        ),
    )


def whole(name: str, gathering: Gathering, audience: Audience) -> Sight:
    """All that the audience may know."""
    seat, table = audience.seat, gathering.table
    told = table_told(name, gathering, seat)
    lines = tuple(gathering.lines)
    sits = None if audience.looking else seat
    if table is None:
        return Sight(number=gathering.told, seat=sits, table=told, lines=lines)
    sight = table.sight(seat)
    return Sight(
        number=gathering.told,
        seat=sits,
        table=told,
        view=sight.view,
        history=sight.history,
        phrases=_phrases(gathering, sight.history, 0) if audience.words else (),
        asked=_asked(gathering, audience, sight.view),
        offers=_offers(gathering, audience),
        notes=() if sits is None else tuple(noted.note for noted in table.notes(sits)),
        lines=lines,
        times=times_told(gathering),
        setting=dict(_words(gathering).setting(sight.view)) if audience.words else {},
    )


def shown(gathering: Gathering, audience: Audience) -> Shown:
    """What the audience knows when it was told everything."""
    view = None if gathering.table is None else gathering.game.view(gathering.table.state, audience.seat)
    return _shown(gathering, audience, view)


def caught_up(name: str, gathering: Gathering, audience: Audience, last: int | None) -> Happened | Sight:
    """What came after message number `last`, with all that is now; everything where that is too long ago."""
    seat, table = audience.seat, gathering.table
    since = None if last is None else gathering.changed_since(last)
    if since is None or table is None or (seat is None and table.result is not None):
        return whole(name, gathering, audience)
    sight = table.sight(seat)
    return Happened(
        number=gathering.told,
        since=since,
        events=sight.history[since:],
        phrases=_phrases(gathering, sight.history, since) if audience.words else (),
        view={name: getattr(sight.view, name) for name in sight.view.__struct_fields__},
        asked=_asked(gathering, audience, sight.view) or UNSET,
        offers=_offers(gathering, audience),
        table=table_told(name, gathering, seat),
        lines=tuple(line for line in gathering.lines if line.number > (last or 0)),
        notes=UNSET if seat is None or audience.looking else tuple(noted.note for noted in table.notes(seat)),
        times=times_told(gathering),
    )


def happened(
    name: str, gathering: Gathering, audience: Audience, before: Shown
) -> tuple[Happened | Sight | None, Shown]:
    """What is new since then, and what is known now; None: nothing is.

    The whole sight is told where that says it better: the game began, it is too long ago, or an onlooker sees
    everything at the end.
    """
    seat, table = audience.seat, gathering.table
    if gathering.told == before.told:
        return None, before
    since = gathering.changed_since(before.told)
    if since is None or (table is not None and (before.view is None or (seat is None and table.result is not None))):
        return whole(name, gathering, audience), shown(gathering, audience)
    view = None if table is None else gathering.game.view(table.state, seat)
    now = _shown(gathering, audience, view)
    events = () if table is None else table.since(seat, since)
    words = audience.words and table is not None and bool(events)
    changed = _changed(before.view, view)
    told = Happened(
        number=gathering.told,
        since=since,
        events=events,
        phrases=_phrases(gathering, table.sight(seat).history, since) if words and table is not None else (),
        view={name: after for name, (was, after) in changed.items() if not _is_same_row(was, after)},
        within={name: _within(was, after) for name, (was, after) in changed.items() if _is_same_row(was, after)},
        asked=UNSET if now.asked is None or now.asked == before.asked else now.asked,
        offers=UNSET if now.offers == before.offers else now.offers,
        table=UNSET if now.seated == before.seated else table_told(name, gathering, seat),
        lines=tuple(line for line in gathering.lines if line.number > before.told),
        times=times_told(gathering),
    )
    return told, now


def times_told(gathering: Gathering) -> Times | None:
    """What is left to each player; None where nobody is timed, or no more."""
    if gathering.opened.clock is None or gathering.status != "playing":
        return None
    counted = [
        prompt.counted(gathering.told_at) if gathering.deadline(seat) is not None else prompt
        for seat, prompt in enumerate(gathering.prompts)
    ]
    return Times(
        at=gathering.told_at,
        left=tuple(max(0, prompt.left or 0) for prompt in counted),
        running=tuple(seat for seat in gathering.seats if gathering.deadline(seat) is not None),
    )


def _shown(gathering: Gathering, audience: Audience, view: Any) -> Shown:
    asked = None if view is None else _asked(gathering, audience, view)
    return Shown(gathering.told, view, asked, _offers(gathering, audience), gathering.seated)


def _asked(gathering: Gathering, audience: Audience, view: Any) -> Asked | None:
    seat, table = audience.seat, gathering.table
    if seat is None or table is None or audience.looking:
        return None
    prompt = gathering.prompts[seat]
    wanted = prompt.is_open and audience.words
    phrase = _words(gathering).prompt(view) if wanted else None
    return Asked(prompt.number, prompt.is_open, phrase, gathering.status == "playing" and table.can_undo(seat))


def _offers(gathering: Gathering, audience: Audience) -> tuple[Any, ...]:
    seat = audience.seat
    if seat is None or audience.looking or gathering.table is None or not gathering.prompts[seat].is_open:
        return ()
    return gathering.table.offers(seat)


def _phrases(gathering: Gathering, history: Sequence[Event], since: int) -> tuple[Any, ...]:
    words = _words(gathering)
    return tuple(words.event(history, number) for number in range(since, len(history)))


def _words(gathering: Gathering) -> AnyWords:
    words: AnyWords = gathering.rooms.words
    return words


def _changed(before: Any, view: Any) -> dict[str, tuple[Any, Any]]:
    """By field that is other than before: what was, and what is."""
    if view is None:
        return {}
    return {
        name: (was, after)
        for name in view.__struct_fields__
        if (after := getattr(view, name)) != (was := getattr(before, name))
    }


def _is_same_row(was: Any, after: Any) -> bool:
    """Whether both are the same row of things, some of which have changed: the players, say."""
    return (
        isinstance(was, tuple)
        and isinstance(after, tuple)
        and len(was) == len(after)
        and all(isinstance(each, Struct) and type(each) is type(old) for old, each in zip(was, after, strict=True))
    )


def _within(was: tuple[Struct, ...], after: tuple[Struct, ...]) -> dict[int, dict[str, Any]]:
    """By place of what has changed: the fields of it that are other than before."""
    return {
        place: {name: value for name, (_, value) in _changed(old, each).items()}
        for place, (old, each) in enumerate(zip(was, after, strict=True))
        if old != each
    }
