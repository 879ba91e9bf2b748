"""From the steps of a game to the beats in which one seat is shown them: the same for live tables and for replays."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from cairn.core.difference import difference
from cairn.core.events import Event
from cairn.core.game import AnyGame
from cairn.core.stage import AnyStaging, Beat, Kind, Motion, Scene
from cairn.core.steps import Hinted, Noted, Played, Settled, Step
from cairn.core.table import AnyTable
from cairn.core.values import Seat, Value, replace


class Length(Value):
    """How long something is shown, in milliseconds: by speed, and the shortest when many beats wait."""

    calm: int
    brisk: int
    least: int


class Pace(Length):
    """How long beats of a kind are shown, and how they sound."""

    sound: str | None = None
    more: Length | None = None
    """What each later step of its motions adds: the answers to a question come one by one."""


@cache
def kinds() -> dict[Kind, Pace]:
    """The pace of each kind of beat."""
    return msgspec.toml.decode((files(__package__) / "kinds.toml").read_bytes(), type=dict[Kind, Pace])


def brisk_time(beats: Iterable[Beat]) -> int:
    """The time that it takes to watch the beats at the brisk speed, in milliseconds."""
    return sum(map(_brisk_length, beats))


def _brisk_length(beat: Beat) -> int:
    pace = kinds()[beat.kind]
    later = max((motion.after for motion in beat.motions), default=0)
    return pace.brisk + (0 if pace.more is None else later * pace.more.brisk)


class Passage(NamedTuple):
    """A step that was taken, with the positions before and after it."""

    step: Step | None
    """None: the table was set up."""
    since: int
    """The number of events before it; where something was taken back, the first event that is no more."""
    before: Any
    after: Any


def take_steps(table: AnyTable, steps: Iterable[Step]) -> Iterator[Passage]:
    """Take these steps at the table, one by one; notes and hints change nothing that could be shown."""
    for step in steps:
        before, result = table.state, table.add(step)
        if not isinstance(step, Noted | Hinted):
            yield Passage(result.step, result.since, before, table.state)


class _Draft(NamedTuple):
    """A beat that may still be joined with its neighbours."""

    until: int
    scenes: tuple[Scene, ...]
    seats: tuple[Seat | None, ...]
    """By scene: whose doing it is."""
    view: Any
    own: bool


class PlainStaging:
    """How a game is shown that says nothing about it: each step with the sentence of its first event."""

    def scene(self, history: Sequence[Event], number: int, before: Value, after: Value) -> Scene:
        """Every event is shown alike, and nothing moves."""
        return Scene("move")

    def lap(self, history: Sequence[Event], view: Value) -> int:
        """The rounds of the table are not known."""
        return 0


_PLAIN = PlainStaging()


def make_beats(
    game: AnyGame,
    staging: AnyStaging | None,
    passages: Iterable[Passage],
    history: Sequence[Event],
    seat: Seat | None,
    shown: Any = None,
) -> tuple[Beat, ...]:
    """The beats in which `seat` is shown these steps, after the view `shown`.

    `history` is what the seat saw happen, up to the last of the steps. Nothing else of a position enters a beat than
    the seat's view of it.
    """
    staging = staging or _PLAIN
    drafts = _join(_drafts(game, staging, passages, history, seat, shown))
    beats = []
    for draft in drafts:
        beats.append(_beat(staging, draft, history[: draft.until], shown))
        shown = draft.view
    return tuple(beats)


def _drafts(
    game: AnyGame,
    staging: AnyStaging,
    passages: Iterable[Passage],
    history: Sequence[Event],
    seat: Seat | None,
    shown: Any,
) -> Iterator[_Draft]:
    for passage, following in pairwise((*passages, None)):
        assert passage is not None
        step, since = passage.step, passage.since
        end = len(history) if following is None else following.since
        between = game.interim(passage.before, step) if isinstance(step, Played | Settled) else ()
        if shown is None and passage.before is not None:
            shown = game.view(passage.before, seat)
        first = since
        for count, position in (*between, (end - since, passage.after)):
            view = game.view(position, seat)
            numbers = range(first, since + count)
            scenes = tuple(
                staging.scene(history[: number + 1], number, view if shown is None else shown, view)
                for number in numbers
            )
            seats = tuple(getattr(history[number], "seat", None) for number in numbers)
            is_own = isinstance(step, Played) and step.seat == seat
            yield _Draft(since + count, scenes, seats, view, is_own)
            first, shown = since + count, view


def _join(drafts: Iterable[_Draft]) -> list[_Draft]:
    """Put together what is shown at once: deals, what joins the event before it, and what has nothing to show."""
    joined: list[_Draft] = []
    for draft in drafts:
        if joined and _belong_together(joined[-1], draft):
            last = joined[-1]
            joined[-1] = _Draft(
                draft.until, last.scenes + draft.scenes, last.seats + draft.seats, draft.view, last.own and draft.own
            )
        else:
            joined.append(draft)
    return joined


def _belong_together(one: _Draft, other: _Draft) -> bool:
    if all(scene.kind == "note" for scene in one.scenes) or _is_silent(other) or other.scenes[0].joins:
        return True  # a note takes no time of its own
    return all(scene.kind == "deal" for scene in (*one.scenes, *other.scenes))


def _is_silent(draft: _Draft) -> bool:
    return all(scene.kind == "note" and not scene.motions for scene in draft.scenes)


def _beat(staging: AnyStaging, draft: _Draft, history: Sequence[Event], shown: Any) -> Beat:
    """The beat of a draft: kind, seat, focus and caption are those of its longest part."""
    pace = kinds()
    at = max(range(len(draft.scenes)), key=lambda each: pace[draft.scenes[each].kind].calm, default=None)
    lead = Scene() if at is None else draft.scenes[at]
    changed = difference(shown, draft.view)
    is_told_together = lead.together is not None and sum(scene.kind == lead.kind for scene in draft.scenes) > 1
    return Beat(
        until=draft.until,
        kind=lead.kind,
        seat=None if at is None else draft.seats[at],
        own=draft.own,
        tells=None if at is None else draft.until - len(draft.scenes) + at,
        say=lead.together if is_told_together else lead.say,
        focus=lead.focus,
        sound=lead.sound,
        motions=_add_up(draft.scenes),
        lap=staging.lap(history, draft.view),
        view=changed.view,
        within=changed.within,
    )


def _add_up(scenes: Iterable[Scene]) -> tuple[Motion, ...]:
    """The motions of all scenes; pieces without a look of their own that go the same way are one, with their number."""
    found: dict[object, Motion] = {}
    for scene in scenes:
        for motion in scene.motions:
            if motion.piece is not None or motion.how in ("stamp", "title", "grow"):
                found[len(found), motion] = motion
                continue
            way = replace(motion, count=1)
            same = found.get(way)
            found[way] = motion if same is None else replace(same, count=same.count + motion.count)
    return tuple(found.values())
