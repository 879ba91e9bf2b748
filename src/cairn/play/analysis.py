"""The analysis of a finished game: what each seat could know at each step, and what each choice was worth.

It replays the record; what it says about a seat is made from that seat's sight at that moment. Skill and luck are
separated: a choice is valued by what could be known when it was made, and what happens until the seat's next choice is
luck. So the figures of a seat add up: what its game was worth at its first choice, less what its choices gave away,
plus luck, is what it got in the end.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from cairn.core.errors import BadInput
from cairn.core.events import News
from cairn.core.match import replay_record
from cairn.core.phrases import Ref
from cairn.core.record import Record
from cairn.core.sight import AnySight
from cairn.core.steps import Hinted, Played, Undone
from cairn.core.table import new_table
from cairn.core.values import Seat, Value, replace
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell, Choice, ChoiceReason, Line, Measure

NOTHING = 1e-9
"""A difference that is one of rounding."""


FIRST_DRAFT = 8
"""The number of choices after which there are first figures."""
LEAST_STAKE = 0.1
"""The chance to win that has to be at stake in all choices of a seat together: of less an accuracy says nothing."""
LOOKS = 0.1
"""The part of the work that the looks are, where choices are played on too."""
GUESS = "guess"
"""The kind of choice that ends the game in games with codes to be guessed."""


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
    """By seat: the points that it could expect at its last choice; empty where games are valued by the chance to win.
    """
    win: tuple[float, ...] = ()
    """By seat: its chance to win after its last choice, or at its first; at the end, its part of the win."""


class Offered(Value, omit_defaults=True):
    """One of the moves between which a seat chose."""

    move: Any
    phrase: Any
    """A `Phrase`: the move in words."""
    touches: tuple[Ref, ...]
    """The pieces that the move touches, as in offers."""
    value: float
    """In the measure of the choice."""
    points: float | None = None
    chance: float | None = None
    bits: float | None = None
    left: float | None = None
    reasons: tuple[ChoiceReason, ...] = ()
    why: tuple[Line, ...] = ()
    """The reasons as sentences, in the same order."""


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
    """What the game was worth with the choice; where it is equal to the best one, that one's value."""
    best: float
    best_move: Any
    best_phrase: Any
    kind: str
    """What was decided: the message `kind-…` of the game's catalogue."""
    came: float
    """What the game was worth at the seat's next choice, or what the seat got in the end."""
    line: tuple[Any, ...] = ()
    """Phrases: what would have followed the best move, until something unforeseeable."""
    equal: bool = False
    """Whether another move seems better, and the judge cannot tell it from the choice."""
    spread: float = 0.0
    """The difference up to which the judge cannot tell; 0 if it is exact."""
    judge: str = ""
    """`exact`, or the name of the model."""
    stake: float | None = None
    """How much the best move is worth more than one drawn by lot; None where only some moves were judged."""
    options: tuple[Offered, ...] = ()
    """The best moves and the one chosen, best first; empty where they are not ranked."""

    @property
    def lost(self) -> float:
        """How much more the best choice would have been worth."""
        return self.best - self.value

    @property
    def luck(self) -> float:
        """How much better the game went on than expected."""
        return self.came - self.value


class Left(Value):
    """What is left of a place of a sheet once everything is deduced."""

    where: Ref
    whats: tuple[str, ...]


class Flag(Value, omit_defaults=True):
    """At the end of a round: what could be deduced, and was not on the sheet."""

    step: int
    seat: Seat
    round: int
    missed: tuple[Cell, ...]
    unfounded: tuple[Cell, ...]
    lines: tuple[Line, ...]
    """The easiest of those deductions, with their proofs."""
    left: tuple[Left, ...] = ()
    """For each place where something was missed, what followed: what is left there."""


class Known(Value):
    """The earliest moment at which a seat could have known something, with the proof from the facts of that moment."""

    seat: Seat
    what: Literal["cell", "code", "guess"]
    """A cell of the code was certain; all of the code was; or to guess was better than what the seat did."""
    step: int
    """The number of the step after which it was so; for a guess, of the choice that the seat made instead."""
    event: int
    """The number of the last event of that moment."""
    round: int
    cells: tuple[Cell, ...]
    """What was certain: the cell, or all cells of the code; for a guess, those that were certain then."""
    lines: tuple[Line, ...]
    """The proof of a cell, with the facts of that moment."""


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
    start: float | None
    """What the game was worth at the seat's first choice: less `lost`, plus `luck`, it is what the seat got. None
    without a choice."""
    accuracy: float | None
    """Of what the best choices would have gained over moves drawn by lot, the part that the seat's choices gained: 1
    gives nothing away, 0 is no better than chance. None where choices are not compared with all moves, or too little
    was at stake."""
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
    known: tuple[Known, ...]
    """In the order of the game: when each seat could first have known each part of its code, all of it, and that it
    should guess. What a swap made uncertain can become certain again."""
    totals: tuple[SeatTotal, ...]
    first_known: tuple[Known | None, ...] = ()
    """By seat: the first moment at which it could have known what mattered, with a proof; None where there was none."""


class _Weighed(NamedTuple):
    """A choice whose outcome is not known yet."""

    step: int
    move: Any
    choice: Choice
    sight: AnySight
    events: int
    touches: dict[Any, tuple[Ref, ...]]
    is_played_on: bool = False


def analysis(
    rooms: Rooms,
    record: Record,
    progress: Callable[[float], object] = lambda part: None,
    draft: Callable[[Analysis], object] = lambda found: None,
    played_on: int | None = None,
) -> Analysis:
    """Analyse the game of a record.

    `progress` is called with the part that is done, `draft` with what is known so far: at first after a few choices,
    then after twice as many each time, and after each choice that is played on. `played_on` limits their number, which
    is otherwise the game's own. Raise `BadInput` for a game whose choices cannot be evaluated.
    """
    if rooms.at.study is None:
        raise BadInput("game", f"games of {rooms.name} are not reviewed yet")
    replay_record(rooms.game, record)  # reports where a record is illegal
    looked = _Look(rooms, record)
    steps, following = len(record.steps), FIRST_DRAFT
    further = looked.most_played_on if played_on is None else min(played_on, looked.most_played_on)
    share = LOOKS if further else 1.0
    for number in range(1, steps + 1):
        looked.at(number)
        progress(share * number / steps)
        if looked.choices == following:
            draft(looked.whole())
            following *= 2
    for number in range(further):
        if not looked.play_on():
            break
        progress(share + (1 - share) * (number + 1) / further)
        if number + 1 < further:
            draft(looked.whole())
    progress(1.0)
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
        self._known: list[Known] = []
        self._certain: dict[Seat, frozenset[Cell]] = {}
        self._watch(0)

    def at(self, number: int) -> None:
        """Take the step of that number, and look at the table."""
        step, table = self._record.steps[number - 1], self._table
        before, choice = None, None
        touches: dict[Any, tuple[Ref, ...]] = {}
        if isinstance(step, Played):
            before = table.sight(step.seat)
            choice = self._study.choice(before, step.move)
            if choice is not None and choice.options:
                offers = self._rooms.game.offers(table.state, step.seat)
                touches = {move: offer.touches for offer in offers for move in offer.moves}
        earlier = {seat: table.sight(seat) for seat in self._keepers()}
        result = table.add(step)
        if isinstance(step, Played) and choice is not None and before is not None:
            self._weighed.append(_Weighed(number, step, choice, before, result.since, touches))
        if isinstance(step, Undone):
            self._undone[step.seat] += 1
            self._weighed = [each for each in self._weighed if not self._was_undone(each, step.seat, result.since)]
        if any(isinstance(event, News) for event in result.events):
            self._watch(number)
        self._audit(number, earlier)

    @property
    def choices(self) -> int:
        """The number of choices so far."""
        return len(self._weighed)

    @property
    def most_played_on(self) -> int:
        """The number of choices that the game wants played on."""
        return self._study.played_on

    def play_on(self) -> bool:
        """Play on from the choice that seems to have lost most of those that are left; return whether there is one."""
        left = [at for at, each in enumerate(self._weighed) if not each.is_played_on and _loss(each.choice) > NOTHING]
        if not left:
            return False
        at = max(left, key=lambda at: _loss(self._weighed[at].choice))
        each = self._weighed[at]
        choice = self._study.play_on(each.sight, each.move.move, each.choice)
        self._weighed[at] = each._replace(choice=choice, is_played_on=True)
        return True

    def whole(self) -> Analysis:
        """Return the analysis of all that was looked at so far."""
        choices = tuple(self._make_choice(each) for each in self._weighed)
        if self._moments:
            moments = tuple(self._with_chances(choices))
        elif all(each.measure == "win" for each in choices):
            moments = tuple(self._chances())
        else:
            moments = tuple(self._expectations())
        known = tuple(sorted((*self._known, *self._guesses(choices)), key=lambda known: known.event))
        return Analysis(
            game=self._record.game,
            rules=self._record.rules,
            names=self._record.seats,
            moments=moments,
            choices=choices,
            flags=tuple(self._flags),
            known=known,
            totals=tuple(self._total(seat, choices) for seat in self._seats),
            first_known=tuple(find_first_known(known, seat) for seat in self._seats) if self._moments else (),
        )

    def _watch(self, number: int) -> None:
        """Count the codes that fit, in a game with codes, and note what has become certain."""
        if self._deduction is not None:
            sights = [self._table.sight(seat) for seat in self._seats]
            codes = tuple(map(self._deduction.count, sights))
            moment = Moment(number, self._table.number, self._study.round(sights[0]), codes)
            self._moments.append(moment)
            if self._table.result is None:  # what comes to light at the end was not found out
                for seat, sight in enumerate(sights):
                    self._find_certain(moment, seat, sight)

    def _find_certain(self, moment: Moment, seat: Seat, sight: AnySight) -> None:
        """Note what has become certain for a seat since the moment before."""
        assert self._deduction is not None, "there is something to deduce"
        cells, before = self._deduction.certain(sight), self._certain.get(seat, frozenset())
        self._certain[seat] = frozenset(cells)
        for cell in cells:
            if cell not in before:
                lines = self._prove(sight, cell)
                self._known.append(Known(seat, "cell", moment.step, moment.events - 1, moment.round, (cell,), lines))
        if moment.codes[seat] == 1 and not before.issuperset(cells):
            self._known.append(Known(seat, "code", moment.step, moment.events - 1, moment.round, cells, ()))

    def _prove(self, sight: AnySight, cell: Cell) -> tuple[Line, ...]:
        assert self._deduction is not None and self._rooms.proofs is not None, "what is deduced can be proved"
        proof = self._deduction.judge(sight, cell).proof
        assert proof is not None, "what is certain can be proved"
        return tuple(self._rooms.proofs.proof(sight.view, proof))

    def _guesses(self, choices: tuple[Chosen, ...]) -> Iterator[Known]:
        """Of each seat, the first choice with which it should have guessed."""
        seen = set[Seat]()
        for chosen, each in zip(choices, self._weighed, strict=True):
            should = each.choice.best_kind == GUESS != each.choice.kind and chosen.lost > NOTHING
            if should and self._deduction is not None and chosen.seat not in seen:
                seen.add(chosen.seat)
                cells = self._deduction.certain(each.sight)
                yield Known(chosen.seat, "guess", chosen.step, each.events - 1, chosen.round, cells, ())

    def _with_chances(self, choices: tuple[Chosen, ...]) -> Iterator[Moment]:
        """Add to each moment the chance to win of each seat after its last choice."""
        win = [next((each.best for each in choices if each.seat == seat), 0.0) for seat in self._seats]
        left = list(choices)
        for moment in self._moments:
            while left and left[0].step <= moment.step:
                chosen = left.pop(0)
                win[chosen.seat] = chosen.value
            if moment is self._moments[-1] and self._table.result is not None:
                win = [self._share(seat) for seat in self._seats]
            yield replace(moment, win=tuple(win))

    def _share(self, seat: Seat) -> float:
        """The seat's part of the win: one for the only winner, a half for one of two, and so on."""
        result = self._table.result
        assert result is not None, "a running game has no winner"
        return result.shares[seat]

    def _chances(self) -> Iterator[Moment]:
        """Note each seat's chance to win before and after every choice, and its part of the win at the end."""
        win = {each.move.seat: each.choice.best for each in reversed(self._weighed)}

        def moment(step: int, events: int, round: int) -> Moment:
            return Moment(step, events, round, (), win=tuple(win.get(seat, 0.0) for seat in self._seats))

        for each in self._weighed:
            round = self._study.round(each.sight)
            win[each.move.seat] = each.choice.best
            yield moment(each.step - 1, each.events, round)
            win[each.move.seat] = each.choice.credit
            yield moment(each.step, each.events + 1, round)
        if self._weighed and self._table.result is not None:
            win = {seat: self._share(seat) for seat in self._seats}
            yield moment(len(self._record.steps), self._table.number, self._study.round(self._weighed[-1].sight))

    def _expectations(self) -> Iterator[Moment]:
        """Note the points that each seat could expect at its last choice, before every choice and at the end."""
        expected = {each.move.seat: each.choice.best for each in reversed(self._weighed)}
        for each in self._weighed:
            expected[each.move.seat] = each.choice.best
            by_seat = tuple(expected.get(seat, 0.0) for seat in self._seats)
            yield Moment(each.step - 1, each.events, self._study.round(each.sight), (), by_seat)
        if self._weighed and (result := self._table.result) is not None:
            last = self._study.round(self._weighed[-1].sight)
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
                left = tuple(self._find_left(sight, audit.missed))
                self._flags.append(Flag(number, seat, round, audit.missed, audit.unfounded, lines, left))

    def _find_left(self, sight: AnySight, missed: tuple[Cell, ...]) -> Iterator[Left]:
        """What is left at each place where a cell was missed."""
        assert self._deduction is not None, "there is something to deduce"
        cells = self._deduction.odds(sight, values=False).cells if missed else ()
        for where in dict.fromkeys(each.where for each in missed):
            yield Left(where, tuple(each.what for each in cells if each.where == where))

    def _was_undone(self, each: _Weighed, seat: Seat, since: int) -> bool:
        return each.move.seat == seat and each.events >= since

    def _make_choice(self, each: _Weighed) -> Chosen:
        say, view = self._rooms.words.move_alone, each.sight.view
        step, choice = each.move, each.choice
        return Chosen(
            step=each.step,
            seat=step.seat,
            round=self._study.round(each.sight),
            move=step.move,
            phrase=say(view, step.move),
            measure=choice.measure,
            value=float(choice.credit),
            best=float(choice.best),
            best_move=choice.best_move,
            best_phrase=say(view, choice.best_move),
            kind=choice.kind,
            came=self._came(each),
            line=tuple(say(ahead.view, ahead.move) for ahead in choice.line),
            equal=choice.is_equal and choice.best - choice.value > NOTHING,
            spread=choice.spread,
            judge=choice.judge,
            stake=choice.stake,
            options=tuple(
                Offered(
                    move=option.move,
                    phrase=say(view, option.move),
                    touches=each.touches.get(option.move, ()),
                    value=option.value,
                    points=option.points,
                    chance=option.chance,
                    bits=option.bits,
                    left=option.left,
                    reasons=option.reasons,
                    why=tuple(self._rooms.words.reason(view, reason) for reason in option.reasons),
                )
                for option in choice.options
            ),
        )

    def _came(self, each: _Weighed) -> float:
        """What the game promised at the seat's next choice, or what it brought."""
        seat = each.move.seat
        following = next((one for one in self._weighed if one.step > each.step and one.move.seat == seat), None)
        if following is not None:
            return following.choice.best
        if self._table.result is None:
            return each.choice.credit
        if each.choice.measure == "win":
            return self._share(seat)
        return float(self._table.result.scores[seat])

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
            start=own[0].best if own else None,
            accuracy=accuracy(own),
            rounds=tuple(_part(str(round), [each for each in own if each.round == round]) for round in rounds),
            kinds=tuple(sorted(parts, key=lambda part: -sum(part.lost.values()))),
            hints=tuple(step.level for step in steps if isinstance(step, Hinted) and step.seat == seat),
            undone=self._undone[seat],
            kept_sheet=bool(self._table.notes(seat)),
        )


def find_first_known(known: Sequence[Known], seat: Seat) -> Known | None:
    """Return when the seat should have guessed; else when its whole code was certain; else the first part of it.

    A moment without a proof of its own gets that of the last part that had become certain by then.
    """
    own = [each for each in known if each.seat == seat]
    found = next((each for what in ("guess", "code", "cell") for each in own if each.what == what), None)
    if found is None or found.lines:
        return found
    proved = [each for each in own if each.what == "cell" and each.event <= found.event]
    return replace(found, lines=proved[-1].lines) if proved else found


def accuracy(choices: Iterable[Chosen]) -> float | None:
    """Of what the best choices would have gained over moves drawn by lot, the part that these gained.

    A choice between moves that are worth the same counts for nothing, however many there are of that kind. None where
    too little was at stake, as in a game that is lost from the beginning.
    """
    counted = [(each.lost, max(each.stake, each.lost)) for each in choices if each.stake is not None]
    at_stake = sum(stake for _, stake in counted)
    return None if at_stake < LEAST_STAKE else 1 - sum(lost for lost, _ in counted) / at_stake


def _loss(choice: Choice) -> float:
    """What the best move seems to gain, told apart or not."""
    return choice.best - choice.value


def _part(of: str, choices: Iterable[Chosen]) -> Part:
    """The totals of these choices."""
    own = tuple(choices)
    lost: dict[Measure, float] = {}
    luck: dict[Measure, float] = {}
    for each in own:
        lost[each.measure] = lost.get(each.measure, 0.0) + each.lost
        luck[each.measure] = luck.get(each.measure, 0.0) + each.luck
    return Part(of, len(own), sum(each.lost <= NOTHING for each in own), lost, luck)
