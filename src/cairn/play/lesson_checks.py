"""Whether an answer to a step of a lesson is right: a pure function of the lesson, the step and the answer."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from cairn.core.errors import BadInput
from cairn.core.offers import AnyOffer
from cairn.core.phrases import Fact, Phrase, Ref
from cairn.core.sight import AnySight
from cairn.core.steps import Noted, Played
from cairn.core.table import AnyTable
from cairn.core.values import Value, replace
from cairn.games.rooms import Rooms
from cairn.play.lessons import (
    Lesson,
    LessonTable,
    Mistake,
    Step,
    Wanted,
    find_lesson,
    label_of,
    make_moment,
    open_step,
    play_move,
)
from cairn.reason.lessons import AnyTeacher
from cairn.reason.study import Cell, Deduction, Worth

LessonVerdict: TypeAlias = Literal["right", "nearly", "wrong", "shown"]
"""`nearly`: right so far, and more is to be found."""


class LessonAnswer(Value):
    """What a learner did in a step: one of `pick`, `notes` and `move`, or nothing but to ask to be shown."""

    step: int
    """The number of the step, from 0 on."""
    made: tuple[Any, ...] = ()
    """The learner's moves in the steps before."""
    picked: tuple[str, ...] = ()
    """What was right to pick in this step so far."""
    pick: str | None = None
    notes: tuple[Any, ...] | None = None
    """All notes of this step so far; the last is new."""
    move: Any = None


class CheckedAnswer(Value):
    """What the engine says to an answer."""

    verdict: LessonVerdict
    phrase: Any
    """Why: a `Phrase`, a message of the lesson with its facts."""
    about: tuple[Ref, ...] = ()
    """The pieces that it is about."""
    after: LessonTable | None = None
    """The table after a right move."""
    sheet: Any = None
    """The sheet with the learner's notes."""


def check(rooms: Rooms, name: str, answer: LessonAnswer) -> CheckedAnswer:
    """Return whether an answer is right, and why; raise `BadInput` if it is no answer to that step."""
    lesson = find_lesson(rooms, name)
    table = open_step(rooms, lesson, answer.step, answer.made)
    asked = _Asked(rooms, lesson, answer.step, table, table.sight(lesson.seat))
    match asked.step.do, answer:
        case "pick", LessonAnswer(pick=str() as pick):
            return _check_pick(asked, answer.picked, pick)
        case "mark", LessonAnswer(notes=tuple() as notes):
            return _check_marks(asked, notes)
        case "move", LessonAnswer(move=move) if move is not None:
            return _check_move(asked, move)
        case (("pick" | "mark" | "move"), LessonAnswer(pick=None, notes=None, move=None)):
            return _show(asked, answer.picked)
        case _:
            raise BadInput("answer", f"that step asks for something else: {asked.step.do}")


class _Asked(NamedTuple):
    """A step, and the table before it."""

    rooms: Rooms
    lesson: Lesson
    number: int
    table: AnyTable
    sight: AnySight

    @property
    def step(self) -> Step:
        return self.lesson.step[self.number]

    @property
    def teacher(self) -> AnyTeacher:
        teacher = self.rooms.teacher
        assert teacher is not None, "a game with lessons has a teacher"
        return teacher

    @property
    def deduction(self) -> Deduction[Any, Any]:
        study = self.rooms.study
        assert study is not None and study.deduction is not None, "only deduction games ask for marks and odds"
        return study.deduction

    def answer(self, verdict: LessonVerdict, end: str, about: Iterable[Ref] = (), **facts: Fact) -> CheckedAnswer:
        """The verdict with the message of this step that ends so."""
        key = f"lesson-{self.lesson.id}-{self.number + 1}-{end}"
        said = Phrase(key, {name.replace("_", "-"): fact for name, fact in facts.items()})
        return CheckedAnswer(verdict, said, tuple(about))


# What is picked


def _check_pick(asked: _Asked, picked: Sequence[str], pick: str) -> CheckedAnswer:
    step, right = asked.step, _right_picks(asked)
    if pick not in step.options:
        raise BadInput("pick", f"{pick!r} is none of the options")
    found = [each for each in dict.fromkeys(picked) if each in right]
    missing = [each for each in right if each not in found]
    about = _piece(pick)
    facts: dict[str, Fact] = {"what": label_of(pick)} if step.card else {}
    if pick not in (missing[:1] if step.ordered else right):
        return asked.answer("wrong", "wrong", about, **facts)
    left = len({*missing} - {pick})
    if left and not step.any:
        return CheckedAnswer("nearly", Phrase("lesson-more", {"left": left}), about)
    return asked.answer("right", "right", about, **facts)


def _right_picks(asked: _Asked) -> tuple[str, ...]:
    """What the engine answers to the question of the step, as far as it is among the options."""
    step = asked.step
    assert step.right is not None, "what is picked has a right answer"
    answers = _answers(asked, step.right.ask, step.right.about)
    return tuple(each for each in answers if each in step.options)


def _answers(asked: _Asked, ask: str, about: tuple[str, ...]) -> tuple[str, ...]:
    """The answer to a question that all deduction games have, or that the game itself knows."""
    if ask == "possible":
        return tuple(dict.fromkeys(cell.what for cell in _possible(asked) if _is_at(cell, about[0])))
    if ask == "sums":
        return tuple(str(each.sum) for each in asked.deduction.odds(asked.sight, values=False).sums if each.chance)
    return asked.teacher.answer(asked.sight, ask, about)


def _piece(name: str) -> tuple[Ref, ...]:
    return (name,) if ":" in name and " " not in name else ()


# What is marked on the sheet


def _check_marks(asked: _Asked, notes: tuple[Any, ...]) -> CheckedAnswer:
    """Every mark has to be true, and all that can be ruled out at the places of the step has to be marked."""
    rooms, table, seat = asked.rooms, asked.table, asked.lesson.seat
    for each in notes:
        table.add(Noted(seat, table.number, each))
    written = table.notes(seat)
    sheet = None if rooms.sheet is None else rooms.sheet(asked.sight, written)
    marked = asked.teacher.marked(asked.sight, written)
    possible = _possible(asked)
    for cell in reversed(marked):
        if not _is_excluded(possible, cell):
            facts = {"what": label_of(cell.what), "example": asked.teacher.example(asked.sight, cell)}
            return replace(asked.answer("wrong", "wrong", (cell.where,), **facts), sheet=sheet)
    left = len({*_right_marks(asked)} - {*marked})
    if left:
        return CheckedAnswer("nearly", Phrase("lesson-more", {"left": left}), sheet=sheet)
    return replace(asked.answer("right", "right"), sheet=sheet)


def _right_marks(asked: _Asked) -> tuple[Cell, ...]:
    """The cells at the places of the step that can be ruled out, and that the sheet does not cross off by itself."""
    possible = _possible(asked)
    cells = (cell for where in asked.step.where for cell, _ in asked.teacher.marks(asked.sight, where))
    return tuple(cell for cell in cells if _is_excluded(possible, cell))


def _possible(asked: _Asked) -> tuple[Cell, ...]:
    odds = asked.deduction.odds(asked.sight, values=False)
    return tuple(Cell(each.where, each.what) for each in odds.cells)


def _is_excluded(possible: Iterable[Cell], cell: Cell) -> bool:
    return not any(each.what == cell.what and _is_at(each, cell.where) for each in possible)


def _is_at(cell: Cell, where: Ref) -> bool:
    """Whether a cell is at a place, or at one of the places of a whole hand."""
    return cell.where == where or cell.where.startswith(f"{where}/")


# Moves


class _Weighed(NamedTuple):
    """A move compared with the best one."""

    is_good: bool
    facts: dict[str, Fact]
    best: Any


def _check_move(asked: _Asked, made: Any) -> CheckedAnswer:
    table, seat, step = asked.table, asked.lesson.seat, asked.step
    typed = table.read(Played(seat, made))
    assert isinstance(typed, Played)
    move = typed.move
    table.game.check(table.state, seat, move)
    wanted = step.wanted
    assert wanted is not None, "a move has to be right by something"
    offer = next(each for each in table.offers(seat) if move in each.moves)
    what = asked.rooms.words.move(asked.sight.view, move)
    for mistake in step.mistakes:
        if _fits(mistake, offer, move):
            return asked.answer("wrong", mistake.say, offer.touches[:1], what=what)
    if not _fits(wanted, offer, move):
        return asked.answer("wrong", "wrong", offer.touches[:1], what=what)
    weighed = _weigh(asked, wanted, move)
    if not weighed.is_good:
        best = asked.rooms.words.move(asked.sight.view, weighed.best)
        return asked.answer("wrong", "worse", offer.touches[:1], what=what, best=best, **weighed.facts)
    shown = asked.sight.view
    passages = play_move(table, seat, move)
    after = make_moment(asked.rooms, table, seat, passages, shown)
    said = asked.answer("right", "right", offer.touches[:1], what=what, **weighed.facts)
    return replace(said, after=after)


def _fits(wanted: Wanted | Mistake, offer: AnyOffer, move: Any) -> bool:
    fields: dict[str, Any] = msgspec.to_builtins(move)
    pieces = {*offer.touches, *offer.covers}
    return (
        (not wanted.kind or offer.kind in wanted.kind)
        and pieces.issuperset(wanted.touches)
        and all(_is_one_of(fields.get(name), each) for name, each in wanted.move.items())
    )


def _is_one_of(value: Any, allowed: Any) -> bool:
    return value in allowed if isinstance(allowed, list) and not isinstance(value, list) else value == allowed


def _weigh(asked: _Asked, wanted: Wanted, move: Any) -> _Weighed:
    if wanted.best is None:
        return _Weighed(True, {}, move)
    if wanted.best == "win":
        study = asked.rooms.study
        assert study is not None, "choices are compared in games with a study"
        choice = study.choice(asked.sight, move)
        if choice is None:
            return _Weighed(True, {}, move)
        lost = choice.best - choice.value
        facts: dict[str, Fact] = {"own": round(choice.value, 3), "most": round(choice.best, 3), "lost": round(lost, 3)}
        return _Weighed(lost <= max(wanted.within, choice.spread, 1e-9), facts, choice.best_move)
    fitting = _worths(asked, wanted)
    own = next((each for each in fitting if each.move == move), None)
    best = max(fitting, key=lambda each: _measure(each, wanted))
    value = 0.0 if own is None else _measure(own, wanted)
    facts = {"own": round(value, 2), "most": round(_measure(best, wanted), 2)}
    return _Weighed(_measure(best, wanted) - value <= wanted.within + 1e-9, facts, best.move)


def _worths(asked: _Asked, wanted: Wanted) -> list[Worth]:
    """The values of the moves that the step allows."""
    offers = asked.table.offers(asked.lesson.seat)
    fits = [move for offer in offers for move in offer.moves if _fits(wanted, offer, move)]
    return [each for each in asked.deduction.odds(asked.sight, values=True).values if each.move in fits]


def _measure(worth: Worth, wanted: Wanted) -> float:
    value: float | None = getattr(worth, wanted.best or "points")
    assert value is not None, f"these moves have no value in {wanted.best}"
    return value


# What is shown to those who ask


def _show(asked: _Asked, picked: Sequence[str]) -> CheckedAnswer:
    """A right answer, in words and on the pieces; the learner does it all the same."""
    if asked.step.do == "pick":
        right = [each for each in _right_picks(asked) if each not in picked]
        right = right[:1] if asked.step.any or asked.step.ordered else right
        about = tuple(ref for each in right for ref in _piece(each))
        if not asked.step.card:
            return CheckedAnswer("shown", Phrase("lesson-lit"), about)
        return _shown(about, tuple(map(label_of, right)))
    if asked.step.do == "mark":
        cells = _right_marks(asked)
        return _shown(asked.step.light, tuple(label_of(each.what) for each in cells))
    move = _find_right_move(asked)
    offer = next(each for each in asked.table.offers(asked.lesson.seat) if move in each.moves)
    return _shown(offer.touches, asked.rooms.words.move(asked.sight.view, move))


def _shown(about: tuple[Ref, ...], what: Fact) -> CheckedAnswer:
    return CheckedAnswer("shown", Phrase("lesson-shown", {"what": what}), about)


def _find_right_move(asked: _Asked) -> Any:
    """A move that is right: the best one, where they are compared."""
    wanted, seat = asked.step.wanted, asked.lesson.seat
    assert wanted is not None, "a move has to be right by something"
    fitting = [
        move
        for offer in asked.table.offers(seat)
        for move in offer.moves
        if _fits(wanted, offer, move) and not any(_fits(each, offer, move) for each in asked.step.mistakes)
    ]
    return _weigh(asked, wanted, fitting[0]).best if wanted.best else fitting[0]
