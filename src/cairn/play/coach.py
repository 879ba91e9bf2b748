"""A whole game with a coach: a fixed deal against gentle bots, in which the learner may make any legal move.

The game is its learner's moves and nothing else: what chance decides and what the bots do follow from fixed seeds, so
the server keeps nothing. The coach speaks when it matters: at the first decision of each kind, when something has
become certain, at the end of a round, and before a move that gives much away. What it says comes from the judge and
from proofs; it gets the sight of the learner's seat and never a position.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec

from cairn.core.dealer import PileDealer
from cairn.core.errors import BadInput
from cairn.core.phrases import Fact, Phrase, Ref, phrase
from cairn.core.sight import AnySight
from cairn.core.steps import Noted, Played, Settled
from cairn.core.table import AnyTable, new_table
from cairn.core.values import Seat, Value, replace
from cairn.games.rooms import Rooms
from cairn.play.beats import Passage, take_steps
from cairn.play.lessons import LessonTable, WholeGame, find_whole_game, make_moment
from cairn.reason.study import Cell, Choice, Line, Option
from cairn.text.ending import ending

SEED = "whole-game"
"""The seed of the deal and of the bots: everybody gets the same game."""
MOST_MADE = 600
"""The most moves of a learner: the game is played again from its beginning each time."""
MUCH = 0.1
"""The coach asks before a move that gives away so much of the chance to win, or more."""
SOME = 0.05
"""A choice in which less is at stake is not praised, and is no turning point."""
ONE_IN = 3
"""The coach speaks of at most one choice in so many."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]

RemarkKind: TypeAlias = Literal["goal", "first", "certain", "few", "round", "last", "good", "end", "turning"]
"""What a remark is about."""


class CoachNote(Value):
    """Something that the learner wrote on the sheet."""

    made: Count
    """The number of own moves made by then."""
    note: Any


class Costliest(Value):
    """The own move that gave away most so far."""

    made: Count
    """The number of own moves before it."""
    given: float
    """By the chance to win."""


class AskedCoach(Value):
    """A game with the coach as far as it was played, and what the learner does now."""

    made: tuple[Any, ...] = ()
    """The learner's moves so far."""
    move: Any = None
    """The next one; None to see the table as it is."""
    is_sure: bool = False
    """Whether the coach was heard: it does not ask again about this move."""
    is_quiet: bool = False
    """Whether the coach says nothing about choices."""
    spoken: int | None = None
    """The number of moves made when the coach last spoke about a choice."""
    costliest: Costliest | None = None
    """As the answer before told it."""
    notes: tuple[CoachNote, ...] = ()


class Remark(Value, omit_defaults=True):
    """Something that the coach says."""

    of: RemarkKind
    lines: tuple[Line, ...]
    rule: str = ""
    """The rule that it is about."""


class Doubt(Value):
    """Why the coach asks before a move."""

    lines: tuple[Line, ...]
    """What the move gives away, and the reason."""
    where: tuple[Ref, ...]
    """Where to look: the pieces of the better move."""
    better: tuple[Line, ...]
    """The better move and why, for those who ask."""


class CoachedTurn(Value):
    """The table after the learner's move and all that followed, and what the coach says."""

    game: str
    rules: str
    options: Any
    seat: Seat
    names: tuple[str, ...]
    moment: LessonTable
    round: int
    rounds: int
    """0 in a game without rounds."""
    remarks: tuple[Remark, ...]
    doubt: Doubt | None
    """Not None: the move was not made yet."""
    spoken: int | None
    costliest: Costliest | None
    scores: tuple[int, ...]
    """By seat, when the game is over; none in a game without points."""
    places: tuple[int, ...]
    ending: Any
    """How it ended, as a phrase; None if it has not."""


def coach(rooms: Rooms, asked: AskedCoach) -> CoachedTurn:
    """Play the game up to where it was, then the learner's move and the answers to it.

    Raise `BadInput` for a game without a coach and for too many moves, `IllegalMove` for a move that is not legal.
    """
    if len(asked.made) > MOST_MADE:
        raise BadInput("made", f"a game with the coach has at most {MOST_MADE} moves")
    playing = _Playing(rooms)
    for move in asked.made:
        playing.play(playing.read(move))
    if asked.move is None:
        return playing.turn(asked, asked.costliest)
    number, move, before = len(asked.made), playing.read(asked.move), playing.sight
    playing.table.game.check(playing.table.state, playing.seat, move)
    choice = playing.judge(move)
    can_speak = not asked.is_quiet and not asked.is_sure and (asked.spoken is None or number - asked.spoken >= ONE_IN)
    if choice is not None and can_speak and _loss(choice) >= MUCH:
        turn = playing.turn(asked, asked.costliest)
        return replace(turn, remarks=(), doubt=playing.doubt(move, choice), spoken=number)
    praise = tuple(playing.praise(move, choice)) if choice is not None and can_speak else ()
    costliest = asked.costliest
    if choice is not None and _loss(choice) > (SOME if costliest is None else costliest.given):
        costliest = Costliest(number, _loss(choice))
    turn = playing.turn(asked, costliest, playing.play(move), before.view)
    return replace(turn, remarks=(*praise, *turn.remarks), spoken=number if praise else asked.spoken)


class _Playing:
    """A game that is being played, and what the coach has said in it."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.whole: WholeGame = find_whole_game(rooms)
        game = rooms.game
        options = msgspec.convert(self.whole.options, game.types.options)
        self.table: AnyTable = new_table(game, options)
        self.remarks: tuple[Remark, ...] = ()
        self._options = options
        self._bot = rooms.make_bot(self.whole.bot)
        self._dealer = PileDealer(SEED)
        self._moves = 0
        self._ends: list[int] = []  # the number of events before each of the learner's moves
        self._made: list[_Made] = []
        self._said: set[str] = set()
        self._certain: frozenset[Cell] | None = None
        self._round = 0
        self._go_on()
        self.remarks = (Remark("goal", (Line(phrase(f"coach-goal-{rooms.name}")),)), *self.remarks)

    @property
    def seat(self) -> Seat:
        return self.whole.seat

    @property
    def sight(self) -> AnySight:
        return self.table.sight(self.seat)

    def read(self, move: Any) -> Any:
        try:
            return msgspec.convert(move, self.rooms.game.types.move)
        except msgspec.ValidationError as error:
            raise BadInput("move", str(error)) from None

    def play(self, move: Any) -> tuple[Passage, ...]:
        """Make the learner's move and let the others answer until the learner is asked again."""
        self._ends.append(self.table.number)
        self._made.append(_Made(self.sight, move))
        passages = tuple(take_steps(self.table, (Played(self.seat, move),)))
        self._moves += 1
        return (*passages, *self._go_on())

    def judge(self, move: Any) -> Choice | None:
        """What the move is worth; None where there is nothing to choose."""
        return _judge(self.rooms, _Made(self.sight, move))

    def doubt(self, move: Any, choice: Choice) -> Doubt:
        """Why to look again before this move."""
        view, words = self.sight.view, self.rooms.words
        own, best = _option(choice, move), _option(choice, choice.best_move)
        offers = self.table.offers(self.seat)
        where = next(offer.touches for offer in offers if choice.best_move in offer.moves)
        better = Line(phrase("coach-better", what=words.move_alone(view, choice.best_move)), where)
        return Doubt(
            lines=(Line(phrase("coach-doubt", lost=_percent(choice))), *self._reasons(view, own, 1)),
            where=where,
            better=(better, *self._reasons(view, best, 2)),
        )

    def praise(self, move: Any, choice: Choice) -> Iterator[Remark]:
        """A sentence for a choice that mattered and was the best."""
        if choice.is_equal and (choice.stake or 0.0) >= SOME:
            reasons = self._reasons(self.sight.view, _option(choice, move), 1)
            yield Remark("good", (Line(phrase("coach-good")), *reasons))

    def turn(
        self, asked: AskedCoach, costliest: Costliest | None, passages: tuple[Passage, ...] = (), shown: object = None
    ) -> CoachedTurn:
        """The table now, told since the view `shown`, and what there is to say about it."""
        result = self.table.result
        ends = [*self._ends, self.table.number]
        notes = tuple(Noted(self.seat, ends[min(each.made, len(ends) - 1)], self._note(each)) for each in asked.notes)
        return CoachedTurn(
            game=self.rooms.name,
            rules=self.rooms.game.rules_version,
            options=self._options,
            seat=self.seat,
            names=self.whole.names,
            moment=make_moment(self.rooms, self.table, self.seat, passages, shown, notes),
            round=self._round,
            rounds=self.whole.rounds,
            remarks=self.remarks if result is None else (*self.remarks, self._turning_point(costliest)),
            doubt=None,
            spoken=asked.spoken,
            costliest=costliest,
            scores=result.scores if result is not None and result.has_points else (),
            places=() if result is None else result.places,
            ending=None if result is None else ending(result),
        )

    def _note(self, note: CoachNote) -> Any:
        read = self.table.read(Noted(self.seat, 0, note.note))
        assert isinstance(read, Noted), "a note stays a note"
        return read.note

    def _go_on(self) -> tuple[Passage, ...]:
        """Let chance and the bots go on until the learner is asked, then look what there is to say."""
        table, passages = self.table, list[Passage]()
        while True:
            while (chance := table.game.chance(table.state)) is not None:
                passages += take_steps(table, (Settled(self._dealer.outcome(table.settled, chance)),))
            if not table.to_act or self.seat in table.to_act:
                break
            passages += take_steps(table, (Played(seat := min(table.to_act), self._answer(seat)),))
            self._moves += 1
        self.remarks = tuple(self._remark() if table.result is None else self._conclude())
        return tuple(passages)

    def _answer(self, seat: Seat) -> Any:
        moves = tuple(self.table.game.moves(self.table.state, seat))
        if len(moves) == 1:
            return moves[0]
        return self._bot.choose(self.table.sight(seat), moves, Random(f"{SEED}/{self._moves}"), None)

    # What there is to say

    def _remark(self) -> Iterator[Remark]:
        sight, name = self.sight, self.rooms.name
        study = self.rooms.study
        assert study is not None, "a game with a coach has a judge"
        round, before = study.round(sight), self._round
        self._round = min(round, self.whole.rounds or round)
        codes = 0 if study.deduction is None else study.deduction.count(sight)
        if self.whole.rounds and before and round > before:
            if round == self.whole.rounds:
                yield Remark("last", (Line(phrase(f"coach-last-{name}")),))
            elif round < self.whole.rounds:
                facts: dict[str, Fact] = {"round": round, "rounds": self.whole.rounds, "codes": codes}
                yield Remark("round", (Line(Phrase(f"coach-round-{name}", facts)),))
        yield from self._certainties(sight)
        if 1 < codes <= self.whole.few and "few" not in self._said:
            self._said.add("few")
            yield Remark("few", (Line(phrase(f"coach-few-{name}", codes=codes)),))
        yield from self._first_decision()

    def _certainties(self, sight: AnySight) -> Iterator[Remark]:
        """What has become certain since the learner's last decision: that with the shortest proof."""
        study, proofs = self.rooms.study, self.rooms.proofs
        if study is None or study.deduction is None or proofs is None:
            return
        found = study.deduction.certain(sight)
        before, self._certain = self._certain, frozenset(found)
        new = [cell for cell in found if before is not None and cell not in before]
        if new:
            proved = (proofs.proof(sight.view, study.deduction.judge(sight, cell).proof) for cell in new)
            yield Remark("certain", (Line(phrase("coach-certain", count=len(new))), *min(proved, key=len)))

    def _first_decision(self) -> Iterator[Remark]:
        """The first decision of a kind that was not there before; one at a time."""
        offers = self.table.offers(self.seat)
        if sum(len(offer.moves) for offer in offers) < 2:
            return
        for first in self.whole.first:
            fitting = [offer for offer in offers if offer.kind in first.kind]
            if fitting and first.say not in self._said:
                self._said.add(first.say)
                touches = first.light or tuple(dict.fromkeys(ref for offer in fitting for ref in offer.touches[:1]))
                yield Remark("first", (Line(phrase(f"coach-{first.say}"), touches),), first.rule)
                return

    def _conclude(self) -> Iterator[Remark]:
        yield Remark("end", (Line(phrase(f"coach-end-{self.rooms.name}")),))

    def _turning_point(self, costliest: Costliest | None) -> Remark:
        """The choice that gave away most, judged again."""
        made = self._made[costliest.made] if costliest is not None and costliest.made < len(self._made) else None
        choice = None if made is None else _judge(self.rooms, made)
        if made is None or choice is None or _loss(choice) < SOME:
            return Remark("turning", (Line(phrase("coach-turning-none")),))
        study, words, view = self.rooms.study, self.rooms.words, made.sight.view
        assert study is not None, "a game with a coach has a judge"
        told = phrase(
            "coach-turning",
            round=study.round(made.sight) + (not self.whole.rounds),
            rounds=self.whole.rounds,
            what=words.move_alone(view, made.move),
            best=words.move_alone(view, choice.best_move),
            lost=_percent(choice),
        )
        return Remark("turning", (Line(told), *self._reasons(view, _option(choice, choice.best_move), 1)))

    def _reasons(self, view: Any, option: Option | None, most: int) -> Iterable[Line]:
        return () if option is None else (self.rooms.words.reason(view, each) for each in option.reasons[:most])


class _Made(NamedTuple):
    """A move of the learner, and what the learner could know before it."""

    sight: AnySight
    move: Any


def _judge(rooms: Rooms, made: _Made) -> Choice | None:
    study = rooms.study
    return None if study is None else study.choice(made.sight, made.move)


def _option(choice: Choice, move: Any) -> Option | None:
    return next((option for option in choice.options if option.move == move), None)


def _loss(choice: Choice) -> float:
    """What a choice gives away; nothing where the judge cannot tell."""
    return choice.best - choice.credit


def _percent(choice: Choice) -> int:
    return round(100 * _loss(choice))
