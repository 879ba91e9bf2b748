"""The analysis of a finished game: what each seat could know at each step, and what each choice was worth.

It replays the record; what it says about a seat is made from that seat's sight at that moment. Skill and luck are
separated: a choice is valued by what could be known when it was made, and the difference to its outcome is luck.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from cairn.core.errors import BadInput
from cairn.core.events import Event, News
from cairn.core.match import replay_record
from cairn.core.record import Record
from cairn.core.sight import AnySight
from cairn.core.steps import Hinted, Noted, Played, Step, Undone
from cairn.core.table import new_table
from cairn.core.values import Seat, Value
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell, Choice, Line, Measure


class Moment(Value):
    """What each seat could know after a step."""

    step: int
    """The number of the step in the record, from 1; 0: before the first."""
    events: int
    """The number of events so far."""
    round: int
    codes: tuple[int, ...]
    """By seat: the number of codes that fit; empty without codes."""
    expected: tuple[float, ...] = ()
    """By seat: the points that it could expect at its last choice; empty where they are not estimated."""


class Chosen(Value, omit_defaults=True):
    """A choice: its value, the value of the best choice, and its outcome."""

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
    kind: str
    """What was decided: the message `kind-…` of the game's catalogue."""
    line: tuple[Any, ...] = ()
    """Phrases: what would have followed the best move, until something unforeseeable."""
    came: float | None = None
    """The outcome in the same unit; None for a choice that does not pay separately."""

    @property
    def lost(self) -> float:
        """How much more the best choice would have been worth."""
        return self.best - self.value

    @property
    def luck(self) -> float:
        """How much better the outcome was than expected."""
        return 0.0 if self.came is None else self.came - self.value


class Flag(Value):
    """At the end of a round: what could be deduced, and was not on the sheet."""

    step: int
    seat: Seat
    round: int
    missed: tuple[Cell, ...]
    unfounded: tuple[Cell, ...]
    lines: tuple[Line, ...]
    """The easiest of those deductions, with their proofs."""


class Part(Value):
    """Totals of a part of a seat's choices, by unit."""

    of: str
    """The number of a round, or a kind of choice."""
    choices: int
    best: int
    lost: dict[Measure, float]
    luck: dict[Measure, float]


class SeatTotal(Value):
    """Totals of a seat's game, by unit."""

    choices: int
    """The number of choices that were evaluated."""
    best: int
    """The number of them that were the best."""
    lost: dict[Measure, float]
    luck: dict[Measure, float]
    rounds: tuple[Part, ...]
    """The same for each round."""
    kinds: tuple[Part, ...]
    """The same for each kind of choice, most lost first."""
    hints: tuple[int, ...]
    """The levels of the hints taken."""
    undone: int
    """The number of moves undone."""
    kept_sheet: bool
    """Whether the seat kept a sheet; without one nothing is said about what it misses."""


class Analysis(Value):
    """The analysis of a whole game."""

    game: str
    rules: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    choices: tuple[Chosen, ...]
    flags: tuple[Flag, ...]
    totals: tuple[SeatTotal, ...]


class _Weighed(NamedTuple):
    """A choice whose outcome is not known yet."""

    step: int
    move: Any
    choice: Choice
    sight: AnySight
    after: AnySight
    events: int


def analysis(rooms: Rooms, record: Record, progress: Callable[[int], object] = lambda step: None) -> Analysis:
    """Analyse the game of a record; `progress` is called with the number of each step when it is done.

    Raise `BadInput` for a game whose choices cannot be evaluated.
    """
    if rooms.at.study is None:
        raise BadInput("game", f"games of {rooms.name} are not reviewed yet")
    replay_record(rooms.game, record)  # reports where a record is illegal
    looked = _Look(rooms, record)
    for number in range(1, len(record.steps) + 1):
        looked.at(number)
        progress(number)
    return looked.whole()


class _Look:
    """Replays a game, and looks at it after each step."""

    def __init__(self, rooms: Rooms, record: Record) -> None:
        self._rooms = rooms
        self._record = record
        study = rooms.study
        assert study is not None, "choices can be weighed"
        self._study = study
        self._deduction = study.deduction
        self._table = new_table(rooms.game, record.options)
        self._seats = range(record.options.players)
        self._moments: list[Moment] = []
        self._weighed: list[_Weighed] = []
        self._flags: list[Flag] = []
        self._undone = [0] * len(self._seats)
        self._watch(0)

    def at(self, number: int) -> None:
        """Take the step of that number, and look at the table."""
        step, table = self._record.steps[number - 1], self._table
        before, choice = None, None
        if isinstance(step, Played):
            before = table.sight(step.seat)
            choice = self._study.choice(before, step.move)
        earlier = {seat: table.sight(seat) for seat in self._keepers()}
        result = table.add(step)
        if isinstance(step, Played) and choice is not None and before is not None:
            after = table.sight(step.seat)
            self._weighed.append(_Weighed(number, step, choice, before, after, result.since))
        if isinstance(step, Undone):
            self._undone[step.seat] += 1
            self._weighed = [each for each in self._weighed if not self._was_undone(each, step.seat, result.since)]
        if any(isinstance(event, News) for event in result.events):
            self._watch(number)
        self._audit(number, earlier)

    def whole(self) -> Analysis:
        """Return the whole analysis."""
        history = self._table.history
        choices = tuple(self._make_choice(each, history) for each in self._weighed)
        moments = self._moments or self._expectations()
        return Analysis(
            game=self._record.game,
            rules=self._record.rules,
            names=self._record.seats,
            moments=tuple(moments),
            choices=choices,
            flags=tuple(self._flags),
            totals=tuple(self._total(seat, choices) for seat in self._seats),
        )

    def _watch(self, number: int) -> None:
        """Count the codes that fit, in a game with codes."""
        if self._deduction is not None:
            sights = [self._table.sight(seat) for seat in self._seats]
            codes = tuple(map(self._deduction.count, sights))
            self._moments.append(Moment(number, self._table.number, self._study.round(sights[0]), codes))

    def _expectations(self) -> Iterator[Moment]:
        """Note the points that each seat could expect at its last choice, before every choice and at the end."""
        running = [(each, each.choice.standing) for each in self._weighed if each.choice.standing is not None]
        expected = {each.move.seat: standing for each, standing in reversed(running)}
        for each, standing in running:
            expected[each.move.seat] = standing
            by_seat = tuple(expected.get(seat, 0.0) for seat in self._seats)
            yield Moment(each.step - 1, each.events, self._study.round(each.sight), (), by_seat)
        if running and (result := self._table.result) is not None:
            last = self._study.round(running[-1][0].sight)
            scores = tuple(map(float, result.scores))
            yield Moment(len(self._record.steps), self._table.number, last, (), scores)

    def _keepers(self) -> Iterator[Seat]:
        """The seats that keep a sheet."""
        return (seat for seat in self._seats if self._deduction is not None and self._table.notes(seat))

    def _audit(self, number: int, earlier: dict[Seat, AnySight]) -> None:
        """Compare each sheet with what could be known at the end of the round."""
        over = self._table.result is not None
        for seat, sight in earlier.items():
            assert self._deduction is not None, "nobody else keeps a sheet"
            round = self._study.round(sight)
            if not over and self._study.round(self._table.sight(seat)) == round:
                continue
            if over and any(each.seat == seat and each.round == round for each in self._flags):
                continue
            audit = self._deduction.audit(sight, self._table.notes(seat))
            if audit.missed or audit.unfounded:
                lines = self._rooms.words.hint(sight.view, audit.hint)
                self._flags.append(Flag(number, seat, round, audit.missed, audit.unfounded, lines))

    def _was_undone(self, each: _Weighed, seat: Seat, since: int) -> bool:
        return each.move.seat == seat and each.events >= since

    def _make_choice(self, each: _Weighed, history: tuple[Event, ...]) -> Chosen:
        say, view = self._rooms.words.move_alone, each.sight.view
        step, choice = each.move, each.choice
        return Chosen(
            step=each.step,
            seat=step.seat,
            round=self._study.round(each.sight),
            move=step.move,
            phrase=say(view, step.move),
            measure=choice.measure,
            value=float(choice.value),
            best=float(choice.best),
            best_move=choice.best_move,
            best_phrase=say(view, choice.best_move),
            kind=choice.kind,
            line=tuple(say(ahead.view, ahead.move) for ahead in choice.line),
            came=self._came(each, history),
        )

    def _came(self, each: _Weighed, history: tuple[Event, ...]) -> float | None:
        """The outcome of a choice; for one about the whole game, what the game promised at the next choice.

        None if neither chance nor another player acted between the two.
        """
        step, choice = each.move, each.choice
        if choice.standing is None:
            return self._study.outcome(each.sight, step.move, each.after, history[each.events :])
        following = next((one for one in self._weighed if one.step > each.step and one.move.seat == step.seat), None)
        if following is None:
            return self._study.ending(self._table.sight(step.seat))
        if any(self._is_news(between, step.seat) for between in self._record.steps[each.step : following.step - 1]):
            return following.choice.standing
        return None

    def _is_news(self, step: Step, seat: Seat) -> bool:
        """Whether somebody else took the step."""
        return not isinstance(step, Noted | Hinted) and not (isinstance(step, Played | Undone) and step.seat == seat)

    def _total(self, seat: Seat, choices: tuple[Chosen, ...]) -> SeatTotal:
        own = [each for each in choices if each.seat == seat]
        whole = _part("", own)
        rounds = dict.fromkeys(each.round for each in own)
        kinds = dict.fromkeys(each.kind for each in own)
        parts = [_part(kind, [each for each in own if each.kind == kind]) for kind in kinds]
        steps = self._record.steps
        return SeatTotal(
            choices=whole.choices,
            best=whole.best,
            lost=whole.lost,
            luck=whole.luck,
            rounds=tuple(_part(str(round), [each for each in own if each.round == round]) for round in rounds),
            kinds=tuple(sorted(parts, key=lambda part: -sum(part.lost.values()))),
            hints=tuple(step.level for step in steps if isinstance(step, Hinted) and step.seat == seat),
            undone=self._undone[seat],
            kept_sheet=bool(self._table.notes(seat)),
        )


def _part(of: str, choices: Iterable[Chosen]) -> Part:
    """The totals of these choices."""
    own = tuple(choices)
    lost: dict[Measure, float] = {}
    luck: dict[Measure, float] = {}
    for each in own:
        lost[each.measure] = lost.get(each.measure, 0.0) + each.lost
        if each.came is not None:
            luck[each.measure] = luck.get(each.measure, 0.0) + each.luck
    return Part(of, len(own), sum(each.lost <= 1e-9 for each in own), lost, luck)
