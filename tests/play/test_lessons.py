"""Lessons: every one done right, done wrong and shown, by a scripted learner who knows what the page knows."""

import re
from functools import cache
from typing import Any

import msgspec
import pytest

import cairn
from cairn.core.errors import BadInput, IllegalMove, UnknownName
from cairn.core.match import replay_record
from cairn.games import rooms_of
from cairn.games.arnak.rules.scoring import scores
from cairn.games.arnak.rules.state import State
from cairn.play.lesson_checks import CheckedAnswer, LessonAnswer, check
from cairn.play.lessons import (
    WHOLE_GAME,
    Lesson,
    ShownLesson,
    find_lesson,
    lessons,
    list_lessons,
    open_table,
    read_record,
    show_lesson,
)
from cairn.text import LANGUAGES, Voice, lesson_catalogue, lesson_text
from cairn.text.pages import rules_page
from tests.play.test_beats import fold

ALL = [(name, lesson.id) for name in cairn.games() for lesson in lessons(rooms_of(name))]
LONGEST = 48
"""Words of a task: more than a learner reads before doing something."""


class Learner:
    """Does a lesson step by step, and keeps everything that was said."""

    def __init__(self, game: str, name: str) -> None:
        self.rooms = rooms_of(game)
        self.lesson: Lesson = find_lesson(self.rooms, name)
        self.shown: ShownLesson = show_lesson(self.rooms, name)
        self.made: tuple[Any, ...] = ()
        self.moment: Any = None
        self.said: list[CheckedAnswer] = []

    def ask(self, step: int, **answer: Any) -> CheckedAnswer:
        told = check(self.rooms, self.lesson.id, LessonAnswer(step, self.made, **answer))
        self.said.append(told)
        return told

    def legal(self) -> list[Any]:
        return [move for offer in self.moment.offers for move in offer.moves]

    def do(self, step: int) -> None:
        """Do a step: first everything that may be wrong, then what is right."""
        shown = self.shown.steps[step]
        self.moment = shown.moment or self.moment
        if shown.do == "look":
            with pytest.raises(BadInput, match="asks for something else"):
                self.ask(step, pick="anything")
            return
        assert self.ask(step).verdict == "shown"
        {"pick": self.pick, "mark": self.mark, "move": self.move}[shown.do](step)

    def pick(self, step: int) -> None:
        names = [each.name for each in self.shown.steps[step].choices]
        told = {name: self.ask(step, pick=name).verdict for name in names}
        if self.lesson.step[step].ordered:
            found: tuple[str, ...] = ()
            while True:
                answers = {name: self.ask(step, pick=name, picked=found) for name in names if name not in found}
                ((name, answer),) = [each for each in answers.items() if each[1].verdict != "wrong"]
                found = (*found, name)
                if answer.verdict == "right":
                    return
        assert "wrong" in told.values(), "something must not be right"
        right = [name for name in names if told[name] != "wrong"]
        if self.lesson.step[step].any:
            assert all(told[name] == "right" for name in right)
            return
        verdicts = [self.ask(step, pick=name, picked=tuple(right[:at])).verdict for at, name in enumerate(right)]
        assert verdicts == ["nearly"] * (len(right) - 1) + ["right"]

    def mark(self, step: int) -> None:
        choices = self.shown.steps[step].choices
        told = {each.name: self.ask(step, notes=(each.note,)) for each in choices}
        assert all(answer.sheet is not None for answer in told.values())
        right = [each for each in choices if told[each.name].verdict != "wrong"]
        assert 0 < len(right) < len(choices)
        answers = [self.ask(step, notes=tuple(each.note for each in right[: at + 1])) for at in range(len(right))]
        assert [each.verdict for each in answers] == ["nearly"] * (len(right) - 1) + ["right"]

    def move(self, step: int) -> None:
        told = {}
        for move in self.legal():
            told[move] = self.ask(step, move=msgspec.to_builtins(move))
        right = [move for move, answer in told.items() if answer.verdict == "right"]
        assert right and any(answer.verdict == "wrong" for answer in told.values())
        after = told[right[0]].after
        assert after is not None and (after.beats or after.view == self.moment.view)
        if after.beats:
            assert [view for _, view in fold(self.moment.view, after.beats)][-1] == after.view
        self.made = (*self.made, msgspec.to_builtins(right[0]))
        self.moment = after


@cache
def learned(game: str, name: str) -> Learner:
    learner = Learner(game, name)
    for step in range(len(learner.lesson.step)):
        learner.do(step)
    return learner


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_lesson_is_done_right_and_wrong(game: str, name: str) -> None:
    """And everything that is said then has its words in every language."""
    learner = learned(game, name)
    for lang in LANGUAGES:
        shown = learner.shown
        setting = next(step.moment for step in shown.steps if step.moment).setting
        voice = Voice(lesson_text(lang, learner.rooms.game), shown.names, shown.seat, setting)
        assert voice.text.say(f"lesson-{name}")
        for step in shown.steps:
            task = voice.text.say(step.text)
            assert 2 < len(task.split()) <= LONGEST, (lang, task)
        for told in learner.said:
            assert voice.say(told.phrase)


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(game: str, lang: str) -> None:
    """Every message of a lesson's catalogue is said by one of its lessons."""
    package = rooms_of(game).package
    keys = set(re.findall(r"^(lesson-[\w-]+)", lesson_catalogue(package, lang), re.MULTILINE))
    used = {"lesson-more", "lesson-shown", "lesson-lit", "lesson-whole-game"}
    for other, name in ALL:
        if rooms_of(other).package == package:
            learner = learned(other, name)
            used |= {f"lesson-{name}", *(step.text for step in learner.shown.steps)}
            used |= {told.phrase.key for told in learner.said}
    assert keys == used


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_begins_at_a_real_position_as_its_seat_sees_it(game: str, name: str) -> None:
    rooms, lesson = rooms_of(game), find_lesson(rooms_of(game), name)
    record = read_record(rooms, lesson.record)
    replay_record(rooms.game, record)
    for step, shown in zip(lesson.step, show_lesson(rooms, name).steps, strict=True):
        assert (shown.moment is None) is (step.at is None)
        assert step.rule.split()[1] in rules_page(rooms, "en")
        if step.at is not None and shown.moment is not None:
            sight = open_table(rooms, lesson.record, step.at).sight(lesson.seat)
            assert (shown.moment.view, shown.moment.history) == (sight.view, sight.history)
            assert shown.moment.view.seat == lesson.seat


def test_lessons_are_listed_in_every_language() -> None:
    for game in cairn.games():
        rooms = rooms_of(game)
        listed = {lang: list_lessons(rooms, lang) for lang in LANGUAGES}
        if listed["en"]:
            assert [each.id for each in listed["en"]] == [*(name for other, name in ALL if other == game), WHOLE_GAME]
        assert len({each.id for each in listed["en"]}) == len(listed["en"])
        assert not [one for one, other in zip(listed["en"], listed["pl"], strict=True) if one.title == other.title]
        for place, each in enumerate(listed["en"][:-1]):
            shown = show_lesson(rooms, each.id)
            assert (shown.number, shown.count, len(shown.steps)) == (place + 1, len(listed["en"]), each.steps)


def test_what_is_no_answer_is_refused() -> None:
    rooms = rooms_of("lost-code")
    with pytest.raises(UnknownName):
        check(rooms, "chess", LessonAnswer(0))
    with pytest.raises(BadInput, match="steps 0 to 1"):
        check(rooms, "racks", LessonAnswer(2))
    with pytest.raises(BadInput, match="none of the options"):
        check(rooms, "racks", LessonAnswer(0, pick="seat:9"))
    with pytest.raises(BadInput, match="1 moves come before"):
        check(rooms, "final-digits", LessonAnswer(1))
    with pytest.raises(IllegalMove):
        check(rooms, "which-swap", LessonAnswer(0, move={"type": "bet", "width": 1, "low": 1}))
    with pytest.raises(BadInput):
        check(rooms, "which-swap", LessonAnswer(0, move={"type": "swop"}))


def test_what_the_lessons_of_the_lost_code_claim_is_true() -> None:
    study = rooms_of("lost-code").study
    assert study is not None and study.deduction is not None
    sights = {name: _sight("lost-code", name) for game, name in ALL if game == "lost-code"}
    racks = sights["not-yours"].view.racks
    assert [racks[rack][0] for rack in (1, 2, 3)] == [1, 0, 2]
    assert (racks[1][1], racks[1][4]) == (6, 7)
    sums = study.deduction.odds(sights["narrow-or-wide"], values=False).sums
    assert {each.sum: round(each.chance, 2) for each in sums if each.chance} == {7: 0.17, 8: 0.5, 10: 0.33}
    cells = study.deduction.odds(sights["final-digits"], values=False).cells
    left = {(each.where, each.what): round(each.chance, 2) for each in cells}
    assert left["stone:bird/0", "3"] == 0.67 and left["stone:bird/0", "5"] == 0.33
    assert [left["stone:jaguar/0", digit] for digit in "235"] == [0.33] * 3 and left["stone:chameleon/0", "2"] == 1.0


def test_what_the_lessons_of_arnak_count_is_what_is_scored() -> None:
    table = open_table(rooms_of("arnak"), "arnak", 386)
    assert isinstance(table.state, State)
    own, iwo = scores(table.state)
    assert (iwo.guardians, iwo.idols, iwo.research) == (15, 16, 13)
    assert (iwo.cards, iwo.fear, iwo.temple, iwo.total, own.total) == (19, -2, 0, 61, 57)


def _sight(game: str, name: str) -> Any:
    rooms, lesson = rooms_of(game), find_lesson(rooms_of(game), name)
    at = lesson.step[0].at
    assert at is not None
    return open_table(rooms, lesson.record, at).sight(lesson.seat)
