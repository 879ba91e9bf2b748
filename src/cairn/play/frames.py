"""A recorded game step by step as one seat saw it, for user interfaces that know no rules."""

from typing import Any

from cairn.core.game import Result, check_seat
from cairn.core.match import replay_record
from cairn.core.record import Record
from cairn.core.stage import Beat
from cairn.core.steps import Played, Settled, Undone
from cairn.core.table import new_table
from cairn.core.values import Seat, Value, field
from cairn.games.rooms import Rooms
from cairn.play.beats import Passage, make_beats, take_steps
from cairn.text.ending import ending


class Frame(Value, omit_defaults=True):
    """What a step changed, as the seat saw it."""

    step: int
    """The number of the step in the record, from 1; 0: before the first."""
    since: int
    """These events replace all events from this number on (a move was undone)."""
    seat: Seat | None = None
    """The seat that acted; None for chance."""
    kind: str = "chance"
    """`move`, `undo` or `chance`."""
    events: tuple[Any, ...] = ()
    phrases: tuple[Any, ...] = ()
    """The phrases of each event."""
    view: dict[str, Any] = field(default_factory=dict)
    """The changed fields of the view; all of them in the first frame."""
    beats: tuple[Beat, ...] = ()
    """If they were asked for: the same changes of the view, one thing after the other, instead of `view`."""
    sheet: Any = None
    """The seat's sheet with its marks, if it has changed."""


class Frames(Value):
    """A whole game as one seat saw it; for None, what every seat knew, and everything at the end."""

    game: str
    rules: str
    options: Any
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seat: Seat | None
    result: Any
    ending: Any
    """How the game ended, as a phrase (`cairn.text.ending`); None if it has not."""
    setting: dict[str, Any]
    """Facts that every phrase of this game may use."""
    frames: tuple[Frame, ...]


def frames(rooms: Rooms, record: Record, seat: Seat | None, in_beats: bool = False) -> Frames:
    """Return the game of a record step by step; raise `BadInput` for a seat that it does not have."""
    check_seat(seat, len(record.seats))
    game, words = rooms.game, rooms.words
    result: Result | None = replay_record(game, record).result  # reports where a record is illegal
    table = new_table(game, record.options)
    shown: list[Frame] = []
    before: Any = None
    written: Any = None
    for number, step in enumerate((None, *record.steps)):
        passages = (Passage(None, 0, None, table.state),) if step is None else tuple(take_steps(table, (step,)))
        if not passages:
            continue
        (passage,) = passages
        since = passage.since
        sight = table.sight(seat)
        beats = make_beats(game, rooms.staging, passages, sight.history, seat, before) if in_beats else ()
        if seat is None and table.result is not None:
            since = 0  # everything is visible now
        view = sight.view
        sheet = rooms.sheet(sight, table.notes(seat)) if rooms.sheet and seat is not None else None
        shown.append(
            Frame(
                step=number,
                since=since,
                seat=None if step is None or isinstance(step, Settled) else step.seat,
                kind="move" if isinstance(step, Played) else "undo" if isinstance(step, Undone) else "chance",
                events=sight.history[since:],
                phrases=tuple(words.event(sight.history, each) for each in range(since, len(sight.history))),
                view={} if beats else _changed_fields(before, view),
                beats=beats,
                sheet=None if sheet == written else sheet,
            )
        )
        before, written = view, sheet
    return Frames(
        game=record.game,
        rules=record.rules,
        options=record.options,
        names=record.seats,
        bots=record.bots,
        seat=seat,
        result=result,
        ending=None if result is None else ending(result),
        setting=dict(words.setting(before)),
        frames=tuple(shown),
    )


def _changed_fields(before: Any, view: Any) -> dict[str, Any]:
    """The fields of the view that have changed; without an earlier view, all of them."""
    return {
        name: now
        for name in view.__struct_fields__
        if (now := getattr(view, name)) != getattr(before, name, None) or before is None
    }
