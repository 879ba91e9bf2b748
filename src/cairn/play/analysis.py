"""A finished game looked at again: what each seat could know at each step, and what each choice was worth.

Made from the record by replaying it; what is said of a seat is made from that seat's sight at that moment. Chance and
choice stand apart: what a choice was worth is judged by what could be known when it was made, and the difference
between that and what came of it is luck.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from cairn.core.errors import BadInput
from cairn.core.events import Event, News
from cairn.core.match import replayed
from cairn.core.record import Record
from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight
from cairn.core.steps import Hinted, Played, Undone
from cairn.core.table import Table, new_table
from cairn.core.values import Seat, Value
from cairn.reason.study import Cell, Choice, Line, Lines, Measure, Study

__all__ = ["Analysis", "Chosen", "Flag", "Moment", "SeatTotal", "analysis"]


class Moment(Value):
    """What each seat could know after a step."""

    step: int
    """Which step of the record, from 1; 0: before the first."""
    events: int
    """How many events had happened."""
    round: int
    codes: tuple[int, ...]
    """By seat: how many codes fit."""


class Chosen(Value, omit_defaults=True):
    """A choice: what it was worth, what the best one was worth, and what came of it."""

    step: int
    seat: Seat
    round: int
    move: Any
    phrase: Any
    """A `Phrase`: the move in words."""
    measure: Measure
    value: float
    best: float
    best_move: Any
    best_phrase: Any
    came: float | None = None
    """In the same measure; None for a choice that is not paid by itself."""

    @property
    def lost(self) -> float:
        """What the best choice would have promised more."""
        return self.best - self.value

    @property
    def luck(self) -> float:
        """What came beyond what could be expected."""
        return 0.0 if self.came is None else self.came - self.value


class Flag(Value):
    """At the end of a round: what could be deduced, and was not on the sheet."""

    step: int
    seat: Seat
    round: int
    missed: tuple[Cell, ...]
    unfounded: tuple[Cell, ...]
    lines: tuple[Line, ...]
    """The easiest of them, with their proofs."""


class SeatTotal(Value):
    """A seat's game in a few numbers, by measure."""

    choices: int
    """How many were weighed."""
    best: int
    """How many of them were the best there was."""
    lost: dict[Measure, float]
    luck: dict[Measure, float]
    hints: tuple[int, ...]
    """The levels of the hints taken."""
    undone: int
    """How often something was taken back."""
    kept_sheet: bool
    """Without a sheet nothing is said of what it misses."""


class Analysis(Value):
    """A whole game."""

    game: str
    rules: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    choices: tuple[Chosen, ...]
    flags: tuple[Flag, ...]
    totals: tuple[SeatTotal, ...]


class _Weighed(NamedTuple):
    """A choice, before it is known what came of it."""

    step: int
    move: Any
    choice: Choice
    sight: AnySight
    after: AnySight
    events: int


def analysis(rooms: Rooms, record: Record) -> Analysis:
    """The game that a record tells of; raises `BadInput` for a game of which choices cannot be weighed yet."""
    if rooms.study is None or rooms.lines is None:
        raise BadInput("game", f"games of {rooms.name} are not reviewed yet")
    replayed(rooms.load("game"), record)  # says where a record cannot be
    looked = _Look(rooms, record)
    for number in range(1, len(record.steps) + 1):
        looked.at(number)
    return looked.whole()


class _Look:
    """The game played again, and looked at after each step."""

    def __init__(self, rooms: Rooms, record: Record) -> None:
        self._rooms = rooms
        self._record = record
        self._study: Study = rooms.load("study")
        self._lines: Lines = rooms.load("lines")
        self._table: Table = new_table(rooms.load("game"), record.options)
        self._seats = range(record.options.players)
        self._moments: list[Moment] = []
        self._weighed: list[_Weighed] = []
        self._flags: list[Flag] = []
        self._undone = [0] * len(self._seats)
        self._watch(0)

    def at(self, number: int) -> None:
        """Take the step of that number, and look."""
        step, table = self._record.steps[number - 1], self._table
        before, choice = None, None
        if isinstance(step, Played):
            before = table.sight(step.seat)
            choice = self._study.choice(before, step.move)
        earlier = {seat: table.sight(seat) for seat in self._keepers()}
        told = table.add(step)
        if isinstance(step, Played) and choice is not None and before is not None:
            after = table.sight(step.seat)
            self._weighed.append(_Weighed(number, step, choice, before, after, told.since))
        if isinstance(step, Undone):
            self._undone[step.seat] += 1
            self._weighed = [each for each in self._weighed if not self._was_undone(each, step.seat, told.since)]
        if any(isinstance(event, News) for event in told.events):
            self._watch(number)
        self._audit(number, earlier)

    def whole(self) -> Analysis:
        """All that was seen."""
        history = self._table.history
        choices = tuple(self._chosen(each, history) for each in self._weighed)
        return Analysis(
            game=self._record.game,
            rules=self._record.rules,
            names=self._record.seats,
            moments=tuple(self._moments),
            choices=choices,
            flags=tuple(self._flags),
            totals=tuple(self._total(seat, choices) for seat in self._seats),
        )

    def _watch(self, number: int) -> None:
        sights = [self._table.sight(seat) for seat in self._seats]
        codes = tuple(map(self._study.count, sights))
        self._moments.append(Moment(number, self._table.number, self._study.round(sights[0]), codes))

    def _keepers(self) -> Iterator[Seat]:
        """The seats that keep a sheet."""
        return (seat for seat in self._seats if self._table.notes(seat))

    def _audit(self, number: int, earlier: dict[Seat, AnySight]) -> None:
        """Hold each sheet against what could be known when the round ended."""
        over = self._table.result is not None
        for seat, sight in earlier.items():
            round = self._study.round(sight)
            if not over and self._study.round(self._table.sight(seat)) == round:
                continue
            if over and any(each.seat == seat and each.round == round for each in self._flags):
                continue
            audit = self._study.audit(sight, self._table.notes(seat))
            if audit.missed or audit.unfounded:
                lines = self._lines.hint(sight.view, audit.hint)
                self._flags.append(Flag(number, seat, round, audit.missed, audit.unfounded, lines))

    def _was_undone(self, each: _Weighed, seat: Seat, since: int) -> bool:
        return each.move.seat == seat and each.events >= since

    def _chosen(self, each: _Weighed, history: tuple[Event, ...]) -> Chosen:
        words, view = self._rooms.load("words"), each.sight.view
        step, choice = each.move, each.choice
        return Chosen(
            step=each.step,
            seat=step.seat,
            round=self._study.round(each.sight),
            move=step.move,
            phrase=words.move(view, step.move),
            measure=choice.measure,
            value=float(choice.value),
            best=float(choice.best),
            best_move=choice.best_move,
            best_phrase=words.move(view, choice.best_move),
            came=self._study.outcome(each.sight, step.move, each.after, history[each.events :]),
        )

    def _total(self, seat: Seat, choices: tuple[Chosen, ...]) -> SeatTotal:
        own = [each for each in choices if each.seat == seat]
        lost: dict[Measure, float] = {}
        luck: dict[Measure, float] = {}
        for each in own:
            lost[each.measure] = lost.get(each.measure, 0.0) + each.lost
            if each.came is not None:
                luck[each.measure] = luck.get(each.measure, 0.0) + each.luck
        steps = self._record.steps
        return SeatTotal(
            choices=len(own),
            best=sum(each.lost <= 1e-9 for each in own),
            lost=lost,
            luck=luck,
            hints=tuple(step.level for step in steps if isinstance(step, Hinted) and step.seat == seat),
            undone=self._undone[seat],
            kept_sheet=bool(self._table.notes(seat)),
        )
