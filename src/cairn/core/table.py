"""A game as a fold of its steps: the position, its history, and the moves that can be undone.

A table draws nothing and writes nothing. The terminal and the arena add a dealer (`cairn.core.match`), a server adds a
log; both can open a game from a snapshot and the steps after it.
"""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeAlias, assert_never

import msgspec

from cairn.core.errors import BadInput, BadRecord, CairnError, IllegalMove
from cairn.core.events import Change, Event, is_final
from cairn.core.game import C, E, Game, M, O, Options, Result, S, V, check_players, check_seat
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref
from cairn.core.sight import Sight
from cairn.core.steps import Hinted, Noted, Played, Settled, Step, Undone
from cairn.core.values import Seat, Value, as_whole, replace, strict

HIGHEST_LEVEL = 100
"""The highest level of a hint in a record; games have fewer."""


class StepResult(Value):
    """A step as it was taken, and its events; they replace all events from number `since` on."""

    step: Step
    """With values of the game's own types."""
    since: int
    events: tuple[Event, ...] = ()


class Snapshot(Value):
    """A table in the middle of a game, so that it can be opened without repeating its steps."""

    options: Any
    state: Any
    """The last position that cannot be undone."""
    history: tuple[Any, ...]
    """The events up to that position."""
    steps: int
    """The number of steps so far, those in `moves` included."""
    settled: int
    """The number of outcomes that chance has decided."""
    notes: tuple[Noted, ...]
    moves: tuple[Played, ...]
    """The moves since then, which can still be undone."""


class _Open(NamedTuple):
    """A move that can still be undone, with the position before it."""

    step: Played
    state: Any
    events: int


def opening_snapshot(game: Game[O, S, M, C, V, E], options: O) -> Snapshot:
    """The table before the first step."""
    check_players(game, options.players)
    change = game.setup(options)
    return Snapshot(options, change.state, change.events, 0, 0, (), ())


def new_table(game: Game[O, S, M, C, V, E], options: O, steps: Iterable[Step] = ()) -> "Table[O, S, M, C, V, E]":
    """Set a table up with these options, and take these steps."""
    return Table(game, opening_snapshot(game, options), steps)


class Table(Generic[O, S, M, C, V, E]):
    """One game. Every step is checked; a refused one changes nothing."""

    def __init__(self, game: Game[O, S, M, C, V, E], start: Snapshot, steps: Iterable[Step] = ()) -> None:
        """Open a table, and take the `steps` that followed; raise `BadRecord` at the first illegal one."""
        self.game = game
        self.options: O = start.options
        self._state: S = start.state
        self._history: list[E] = list(start.history)
        self._seen: dict[Seat | None, list[E]] = {}  # by seat: the part of the history computed so far
        self._views: dict[Seat | None, V] = {}  # of the current position, computed when first asked for
        self._open: list[_Open] = []
        self._notes = list(start.notes)
        self.settled = start.settled
        self.steps = start.steps - len(start.moves)
        self.repeat(start.moves)
        self.repeat(steps)

    # State

    @property
    def state(self) -> S:
        """The complete position. For referees and tests only: players get `sight`."""
        return self._state

    @property
    def history(self) -> tuple[E, ...]:
        """All events in full, for referees and tests only."""
        return tuple(self._history)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act; none when the game is over."""
        return self.game.to_act(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        return self.game.result(self._state)

    @property
    def number(self) -> int:
        """The number of events so far."""
        return len(self._history)

    def view(self, seat: Seat | None) -> V:
        """What the seat knows now; for None, what every seat knows. Built once for each position."""
        who = self._onlooker_or_seat(seat)
        found = self._views.get(who)
        if found is None:
            found = self._views[who] = self.game.view(self._state, who)
        return found

    def sight(self, seat: Seat | None) -> Sight[V, E]:
        """Everything the seat knows; for None, what every seat knows, and everything once the game is over."""
        return Sight(self.view(seat), tuple(self._history_of(self._onlooker_or_seat(seat))))

    def since(self, seat: Seat | None, number: int) -> tuple[E, ...]:
        """The events as the seat saw them, from `number` on."""
        first = _as_int(number)
        if first is None or first < 0:
            raise BadInput("since", f"must be the number of an event, 0 or higher, not {number!r}")
        return tuple(self._history_of(self._onlooker_or_seat(seat))[first:])

    def moves(self, seat: Seat) -> tuple[M, ...]:
        """The legal moves of the seat."""
        return tuple(self.game.moves(self._state, self._seat(seat)))

    def offers(self, seat: Seat) -> tuple[Offer[M], ...]:
        """The legal moves for user interfaces."""
        return self.game.offers(self._state, self._seat(seat))

    def why_not(self, seat: Seat, piece: Ref) -> Refusal | None:
        """Why the seat has no move with that piece; None if it has one."""
        return self.game.why_not(self._state, self._seat(seat), piece)

    def notes(self, seat: Seat) -> tuple[Noted, ...]:
        """The seat's own notes."""
        who = self._seat(seat)
        return tuple(noted for noted in self._notes if noted.seat == who)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may undo its last move."""
        return self._without_last_move(self._seat(seat)) is not None

    def snapshot(self) -> Snapshot:
        """The table as it is now."""
        first = self._open[0] if self._open else None
        return Snapshot(
            options=self.options,
            state=self._state if first is None else first.state,
            history=tuple(self._history if first is None else self._history[: first.events]),
            steps=self.steps,
            settled=self.settled,
            notes=tuple(self._notes),
            moves=tuple(each.step for each in self._open),
        )

    # Steps

    def repeat(self, steps: Iterable[Step]) -> tuple[Step, ...]:
        """Take the steps of an earlier game and return them typed; raise `BadRecord` at the first illegal one."""
        given: object = steps
        if isinstance(given, str | bytes) or not isinstance(given, Iterable):
            raise BadInput("steps", f"must be the steps of a match, not {given!r}")
        return tuple(map(self._repeat_step, steps))

    def _repeat_step(self, step: Step) -> Step:
        try:
            return self.add(step).step
        except CairnError as error:
            raise BadRecord(f"step {self.steps + 1}", str(error)) from None

    def add(self, step: Step) -> StepResult:
        """Take a step; raise `IllegalMove` or `BadInput`, and change nothing, if it is not allowed."""
        return self.add_typed(self.read(step))

    def read(self, step: Step) -> Step:
        """Return the step with its values converted to the game's types; raise `BadInput` if they do not fit."""
        match step:
            case Played(seat=seat, move=move):
                return Played(self._seat(seat), self._convert("move", move, self.game.types.move))
            case Settled(outcome=outcome):
                return Settled(self._convert("chance", outcome, self.game.types.outcome))
            case Undone(seat=seat):
                return Undone(self._seat(seat))
            case Noted(seat=seat, at=at, note=note):
                if self.game.check_note is None:
                    raise BadInput("note", f"{self.game.name} has no notes")
                return Noted(
                    self._seat(seat), self._event_number(at), self._convert("note", note, self.game.types.note)
                )
            case Hinted(seat=seat, at=at, level=given):
                level = _as_int(given)
                if level is None or not 1 <= level <= HIGHEST_LEVEL:
                    raise BadInput("hint", f"{given!r} is not a level of hints")
                return Hinted(self._seat(seat), self._event_number(at), level)
            case _:
                raise BadInput("step", f"{step!r} is none")

    def add_typed(self, step: Step) -> StepResult:
        """Take a step that `read` returned; its values are not converted again."""
        match step:
            case Played():
                result = self._play(step)
            case Settled():
                result = self._settle(step)
            case Undone():
                result = self._undo(step)
            case Noted():
                result = self._note(step)
            case Hinted():
                result = StepResult(step, self.number)
            case _:
                assert_never(step)
        self.steps += 1
        return result

    def _play(self, step: Played) -> StepResult:
        if self.game.chance(self._state) is not None:
            raise BadInput("chance", "must decide before anybody moves")
        change = self.game.apply(self._state, step.seat, step.move)
        entry = _Open(step, self._state, len(self._history))
        result = self._record_change(step, change)
        if any(map(is_final, change.events)):
            self._open.clear()
        else:
            self._open.append(entry)
        return result

    def _settle(self, step: Settled) -> StepResult:
        if self.game.chance(self._state) is None:
            raise BadInput("chance", "has nothing to decide here")
        result = self._record_change(step, self.game.settle(self._state, step.outcome))
        self._open.clear()
        self.settled += 1
        return result

    def _undo(self, step: Undone) -> StepResult:
        left = self._without_last_move(step.seat)
        if left is None:
            raise IllegalMove("undo", "nothing-to-take-back")
        at, number, state, events, entries = left
        for seen in self._seen.values():
            del seen[number:]
        self._history[number:] = events
        self._open[at:] = entries
        self._set_state(state)
        self._notes = [replace(each, at=min(each.at, self.number)) for each in self._notes]
        return StepResult(step, number, tuple(events))

    def _note(self, step: Noted) -> StepResult:
        if self.game.check_note is not None:
            self.game.check_note(self._state, step.seat, step.note)
        self._notes.append(step)
        return StepResult(step, self.number)

    def _without_last_move(self, seat: Seat) -> tuple[int, int, S, list[E], list[_Open]] | None:
        """The table without the seat's last move, with the moves of other seats since then made again."""
        at = next((at for at in reversed(range(len(self._open))) if self._open[at].step.seat == seat), None)
        if at is None or self.game.chance(self._state) is not None:
            return None
        _, state, number = self._open[at]
        events: list[E] = []
        entries: list[_Open] = []
        for step, _, _ in self._open[at + 1 :]:
            if step.seat not in self.game.to_act(state):
                return None  # it answered that move
            try:
                change = self.game.apply(state, step.seat, step.move)
            except IllegalMove:
                return None
            entries.append(_Open(step, state, number + len(events)))
            state = change.state
            events += change.events
        return at, number, state, events, entries

    def _record_change(self, step: Step, change: Change[S, E]) -> StepResult:
        result = StepResult(step, len(self._history), change.events)
        self._set_state(change.state)
        self._history += change.events
        return result

    def _set_state(self, state: S) -> None:
        self._state = state
        self._views.clear()

    def _history_of(self, seat: Seat | None) -> list[E]:
        """The history as the seat saw it; each event is computed once."""
        if seat is None and self.result is not None:
            return self._history
        seen = self._seen.setdefault(seat, [])
        if len(seen) < len(self._history):
            ask = self.game.seen
            seen += [ask(event, seat) for event in self._history[len(seen) :]]
        return seen

    def _convert(self, what: str, value: Any, kind: Any) -> Any:
        try:
            return strict(value, kind)
        except msgspec.ValidationError as error:
            raise BadInput(what, f"{value!r} does not fit {self.game.name}: {error}") from None

    def _seat(self, given: object) -> Seat:
        """Return the seat as a Python integer; raise `BadInput` if it does not exist."""
        seat = _as_int(given)
        check_seat(given if seat is None else seat, self.options.players)
        if seat is None:
            raise BadInput("seat", "this is for those who sit at the table")
        return seat

    def _onlooker_or_seat(self, given: object) -> Seat | None:
        return None if given is None else self._seat(given)

    def _event_number(self, given: object) -> int:
        at = _as_int(given)
        if at is None or not 0 <= at <= self.number:
            raise BadInput("at", f"{self.number} events have happened, not {given!r}")
        return at


AnyTable: TypeAlias = Table[Options, Value, Value, Value, Value, Event]
"""A table of a game that is known only by name."""


def _as_int(given: object) -> int | None:
    """The number as a Python integer; None if it is not an integer."""
    try:
        return given if type(given) is int else as_whole(given)
    except TypeError:
        return None
