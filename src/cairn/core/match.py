"""The driver: one game from its first move to its last, with chance, notes, undo and the record."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Self

from cairn.core.chance import sample
from cairn.core.errors import BadInput, BadRecord, CairnError, IllegalMove
from cairn.core.events import Event, News
from cairn.core.game import AnyGame, Result
from cairn.core.record import Hinted, Noted, Played, Record, Settled, Step
from cairn.core.values import Seat, replace

__all__ = ["Match"]


class Match:
    """One game. It asks the rules, rolls for chance from its seed, and keeps the record."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        *,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        steps: Iterable[Step] = (),
    ) -> None:
        """Set the table up, repeat the `steps` of an earlier match, and let chance do what comes before a move.

        `names` and `bots` say who sits where; they are for the record and change nothing else.
        """
        self._sit(game, options, seed, names, bots)
        self._repeat(steps)
        self._roll()

    @classmethod
    def replayed(cls, game: AnyGame, record: Record, *, seed: int | str | None = None, go_on: bool = False) -> Self:
        """The match that a record tells of, every step checked; raises `BadRecord` at the first that cannot be.

        It stands where the record ends. To `go_on` chance decides what it must, from `seed`, before the next move.
        """
        match = cls.__new__(cls)
        try:
            match._sit(game, record.options, seed, record.seats, record.bots)
        except CairnError as error:
            raise BadRecord("header", str(error)) from None
        match._repeat(record.steps)
        if match.result != record.result:
            raise BadRecord("end", "the result does not follow from the moves")
        if go_on:
            match._roll()
        return match

    def _sit(
        self,
        game: AnyGame,
        options: Any,
        seed: int | str | None,
        names: Sequence[str],
        bots: Sequence[str | None],
    ) -> None:
        self.game = game
        self.options = options
        self.names = tuple(names) or tuple(f"player {seat + 1}" for seat in range(options.players))
        self.bots = tuple(bots) if any(bots) else ()
        self._rng = Random(seed)
        self._steps: list[Step] = []
        self._before: list[Any] = []  # the position before each step
        self._state = game.setup(options)
        if len(self.names) != options.players:
            raise BadInput("names", f"{options.players} are wanted, not {len(self.names)}")
        if self.bots and len(self.bots) != options.players:
            raise BadInput("bots", f"{options.players} are wanted, not {len(self.bots)}")
        for name in self.names:
            if not name.strip() or not name.isprintable():
                raise BadInput("names", f"{name!r} cannot be shown")

    @property
    def state(self) -> Any:
        """The whole truth. For referees and tests: players get `view`."""
        return self._state

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act; none when the game is over."""
        return self.game.to_act(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result(self._state)

    @property
    def record(self) -> Record:
        """All that was done so far."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=self.options,
            seats=self.names,
            steps=tuple(self._steps),
            result=self.result,
            bots=self.bots,
        )

    @property
    def positions(self) -> tuple[Any, ...]:
        """The position before the first step and after each step: the whole truth, for referees and replays."""
        return (*self._before, self._state)

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        """What the seat may do now."""
        self._check_seat(seat)
        return tuple(self.game.moves(self._state, seat))

    def view(self, seat: Seat) -> Any:
        """What the seat knows."""
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def events(self, seat: Seat, since: int = 0) -> tuple[Event, ...]:
        """What the seat saw happen, from event number `since` on."""
        log: tuple[Event, ...] = self.view(seat).log[since:]
        return log

    def notes(self, seat: Seat) -> tuple[Noted, ...]:
        """What the seat has written down for itself."""
        self._check_seat(seat)
        return tuple(step for step in self._steps if isinstance(step, Noted) and step.seat == seat)

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move; chance then decides what it must. A refused move changes nothing."""
        self._do(Played(seat, move), self.game.apply(self._state, seat, move))
        self._roll()

    def note(self, seat: Seat, note: Any) -> None:
        """Write something down for the seat alone, at any time. It changes nothing at the table."""
        noted = Noted(seat, len(self._state.log), note)
        self._do(noted, self._after(noted))

    def hinted(self, seat: Seat, level: int) -> None:
        """Keep in the record that the seat was given a hint."""
        self._check_seat(seat)
        self._do(Hinted(seat, len(self._state.log), level), self._state)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would take a move back."""
        return self._without_last_move(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last move, if since then nobody, chance included, has learned anything."""
        left = self._without_last_move(seat)
        if left is None:
            raise IllegalMove("undo", "there is no move of yours to take back, or something has come to light since")
        start, states, steps = left
        self._state = states.pop()
        self._before[start:] = states
        self._steps[start:] = steps

    def _do(self, step: Step, after: Any) -> None:
        self._before.append(self._state)
        self._steps.append(step)
        self._state = after

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.options.players:
            raise BadInput("seat", f"the seats are 0 to {self.options.players - 1}, not {seat}")

    def _check_time(self, at: int) -> None:
        if not 0 <= at <= len(self._state.log):
            raise BadInput("at", f"{len(self._state.log)} events have happened, not {at}")

    def _repeat(self, steps: Iterable[Step]) -> None:
        for number, step in enumerate(steps, start=1):
            try:
                self._do(step, self._after(step))
            except CairnError as error:
                raise BadRecord(f"step {number}", str(error)) from None

    def _after(self, step: Step) -> Any:
        decides = self.game.chance(self._state) is not None
        match step:
            case Played(seat, move):
                if decides:
                    raise BadInput("chance", "must decide before anybody moves")
                return self.game.apply(self._state, seat, move)
            case Settled(outcome):
                if not decides:
                    raise BadInput("chance", "has nothing to decide here")
                return self.game.settle(self._state, outcome)
            case Noted(seat, at, note):
                if self.game.check_note is None:
                    raise BadInput("note", f"{self.game.name} has no notes")
                self._check_seat(seat)
                self._check_time(at)
                self.game.check_note(self._state, seat, note)
                return self._state
            case Hinted(seat, at, _):
                self._check_seat(seat)
                self._check_time(at)
                return self._state

    def _roll(self) -> None:
        while (chance := self.game.chance(self._state)) is not None:
            outcome = sample(chance, self._rng)
            self._do(Settled(outcome), self.game.settle(self._state, outcome))

    def _without_last_move(self, seat: Seat) -> tuple[int, list[Any], list[Step]] | None:
        """Where the seat's last move stands, and the positions and steps from there on without it."""
        start = len(self._steps)
        while start:
            start -= 1
            step = self._steps[start]
            if isinstance(step, Settled):
                return None
            if isinstance(step, Played) and step.seat == seat:
                break
        else:
            return None
        state = self._before[start]
        if any(isinstance(event, News) for event in self._state.log[len(state.log) :]):
            return None
        states: list[Any] = [state]
        steps: list[Step] = []
        for step in self._steps[start + 1 :]:
            match step:
                case Played(other, move):
                    if other not in self.game.to_act(state):
                        return None  # it answered the move in question
                    try:
                        state = self.game.apply(state, other, move)
                    except IllegalMove:
                        return None
                case Noted() | Hinted():
                    step = replace(step, at=min(step.at, len(state.log)))
                case Settled():
                    raise AssertionError("chance was looked for above")
            states.append(state)
            steps.append(step)
        return start, states, steps
