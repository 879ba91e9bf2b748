"""Lessons: a real position, something to do in it, and an answer that the rules and the exact engine check.

The lessons of a game are data in its folder: a file with its steps, records for the positions, and texts in every
language. What a learner is shown is the sight of a seat, never a position.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec

from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput
from cairn.core.phrases import Fact, Ref
from cairn.core.record import Record, from_json
from cairn.core.registry import look_up
from cairn.core.stage import Beat
from cairn.core.steps import Noted, Played, Settled
from cairn.core.table import AnyTable, Snapshot, Table, new_table
from cairn.core.values import Seat, Value, field
from cairn.games.rooms import Rooms
from cairn.play.beats import Passage, make_beats, take_steps
from cairn.text import lesson_text

Doing: TypeAlias = Literal["look", "pick", "mark", "move"]
"""What a step asks for: to read on, to pick a piece or a word, to mark the sheet, or to make a legal move."""

MOST_MOVES_IN_WORDS = 200
"""More legal moves than this are not put into words: a table as text then offers the first ones."""
WHOLE_GAME = "whole-game"
"""The name of the last lesson of each game: a whole game with a coach (`cairn.play.coach`)."""
SEED = "lesson"
"""What chance decides after a learner's own move is drawn from this seed, so that everybody gets the same."""


class Question(Value):
    """What the engine is asked: the name of a question of the game, and what it is about."""

    ask: str
    about: tuple[str, ...] = ()


class Wanted(Value):
    """The moves that are right: all conditions have to hold."""

    kind: tuple[str, ...] = ()
    """Kinds of offers; none: any."""
    touches: tuple[Ref, ...] = ()
    """Pieces that its offer touches or that pay for it, all of them."""
    move: dict[str, Any] = field(default_factory=dict)
    """Fields of the move."""
    best: Literal["points", "chance", "bits", "win"] | None = None
    """The move must be the best by this measure, or as good."""
    within: float = 0.0
    """The difference to the best that still counts as good."""


class Mistake(Value):
    """A wrong move that has a reason of its own."""

    say: str
    """The end of the key of its text."""
    kind: tuple[str, ...] = ()
    touches: tuple[Ref, ...] = ()
    move: dict[str, Any] = field(default_factory=dict)


class Step(Value):
    """A step as it is written in the game's data. Its texts are found by the lesson's name and the step's number."""

    do: Doing
    rule: str
    at: int | None = None
    """The number of steps of the record that have been taken; None: the table stays as the learner left it."""
    light: tuple[Ref, ...] = ()
    """The pieces that the step speaks of."""
    options: tuple[str, ...] = ()
    """What can be picked: pieces, numbers or words."""
    card: bool = False
    """Whether the options are on the card of the coach, because they are no pieces on the table."""
    right: Question | None = None
    """What the engine is asked: its answer is what has to be picked or marked."""
    any: bool = False
    """Whether one right answer is enough."""
    ordered: bool = False
    """Whether the right answers have to be picked in their order."""
    where: tuple[str, ...] = ()
    """The places of the sheet that have to be marked."""
    wanted: Wanted | None = None
    mistakes: tuple[Mistake, ...] = ()


class Lesson(Value):
    """A lesson as it is written in the game's data."""

    id: str
    record: str
    """The name of a file with a record beside the lessons."""
    seat: Seat
    step: tuple[Step, ...]
    minutes: int = 1


class FirstDecision(Value):
    """The first decision of a kind in a whole game, and what the coach says then."""

    kind: tuple[str, ...]
    """Kinds of offers."""
    say: str
    """The end of the key of its text."""
    rule: str
    light: tuple[Ref, ...] = ()
    """The pieces that it speaks of; none: the first that each offer touches."""


class WholeGame(Value):
    """The whole game with a coach that ends the lessons, as it is written in the game's data."""

    options: dict[str, Any]
    names: tuple[str, ...]
    """By seat."""
    bot: str
    """The bot at the other seats."""
    rule: str
    minutes: int
    first: tuple[FirstDecision, ...]
    seat: Seat = 0
    rounds: int = 0
    """The number of rounds; 0: the game has none."""
    few: int = 0
    """So many codes that are left, or fewer, are worth a word."""


class _Written(Value):
    lesson: tuple[Lesson, ...]
    whole_game: WholeGame


class LessonTable(Value):
    """The table as the learner's seat sees it, with everything that a page needs to draw it."""

    view: Any
    history: tuple[Any, ...]
    phrases: tuple[Any, ...]
    """The phrases of each event."""
    beats: tuple[Beat, ...]
    """How it came to this view from the moment before; none where the lesson begins or goes elsewhere."""
    offers: tuple[Any, ...]
    """The legal moves."""
    moves: tuple[Any, ...]
    """The moves of the offers in words, one after the other."""
    asked: Any
    """What the player is asked, in words; None while others act."""
    setting: dict[str, Any]
    """Facts that every phrase of this game may use."""
    sheet: Any = None
    """The seat's sheet; None in a game without one."""


class LessonChoice(Value, omit_defaults=True):
    """Something that can be picked or marked."""

    name: str
    """What an answer calls it."""
    label: Any
    """How it is said: a fact of a phrase."""
    note: Any = None
    """For a mark: what is noted on the sheet."""


class ShownStep(Value):
    """A step as a page gets it."""

    do: Doing
    text: str
    """The key of the explaining message."""
    rule: str
    light: tuple[Ref, ...]
    choices: tuple[LessonChoice, ...]
    card: bool
    moment: LessonTable | None
    """None: the table stays as it was left."""


class ShownLesson(Value):
    """A lesson as a page gets it."""

    game: str
    id: str
    number: int
    """From 1 on."""
    count: int
    """The number of lessons of the game."""
    before: str | None
    after: str | None
    """The lessons beside it."""
    minutes: int
    rules: str
    """The version of the rules."""
    options: Any
    seat: Seat
    names: tuple[str, ...]
    steps: tuple[ShownStep, ...]


class LessonInfo(Value):
    """A lesson in the list of all."""

    game: str
    id: str
    title: str
    minutes: int
    steps: int
    """0: a whole game with a coach."""
    rules: tuple[str, ...]
    """The numbers of the rules that it teaches."""


def lessons(rooms: Rooms) -> tuple[Lesson, ...]:
    """The lessons of a game that have steps, in order; none for a game without them."""
    return () if rooms.lessons is None else _written(rooms).lesson


def find_whole_game(rooms: Rooms) -> WholeGame:
    """Return the whole game with a coach; raise `BadInput` for a game without lessons."""
    if rooms.lessons is None:
        raise BadInput("game", f"{rooms.name} has no lessons")
    return _written(rooms).whole_game


@cache
def _written(rooms: Rooms) -> _Written:
    assert rooms.lessons is not None, "asked of games with lessons only"
    folder, _, name = rooms.lessons.partition("/")
    text = files(rooms.package).joinpath(folder, f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), type=_Written)


def find_lesson(rooms: Rooms, name: str) -> Lesson:
    """Return the lesson of that name; raise `UnknownName` if the game has none."""
    return look_up("lesson", name, {each.id: each for each in lessons(rooms)})


def list_lessons(rooms: Rooms, lang: str) -> tuple[LessonInfo, ...]:
    """The lessons of a game with their titles in a language; the last is the whole game with a coach."""
    if rooms.lessons is None:
        return ()
    text = lesson_text(lang, rooms.game)

    def info(name: str, minutes: int, rules: Iterable[str], steps: int = 0) -> LessonInfo:
        return LessonInfo(rooms.name, name, text.say(f"lesson-{name}"), minutes, steps, tuple(dict.fromkeys(rules)))

    whole = find_whole_game(rooms)
    return (
        *(info(each.id, each.minutes, (step.rule for step in each.step), len(each.step)) for each in lessons(rooms)),
        info(WHOLE_GAME, whole.minutes, (whole.rule, *(first.rule for first in whole.first))),
    )


def show_lesson(rooms: Rooms, name: str) -> ShownLesson:
    """Return the lesson as a page gets it; raise `UnknownName` if the game has none of that name."""
    lesson = find_lesson(rooms, name)
    names = [*(each.id for each in lessons(rooms)), WHOLE_GAME]
    place = names.index(name)
    record = read_record(rooms, lesson.record)
    shown: list[ShownStep] = []
    last: tuple[int, Any] | None = None  # the step of the record that is on the table, and its view
    for number, step in enumerate(lesson.step):
        moment = None
        if step.at is not None:
            table = open_table(rooms, lesson.record, 0 if last is None else last[0])
            passages = tuple(take_steps(table, record.steps[table.steps : step.at]))
            moment = make_moment(rooms, table, lesson.seat, passages if last else (), last[1] if last else None)
            last = step.at, moment.view
        choices = _choices(rooms, lesson, number)
        light, text = step.light, f"lesson-{lesson.id}-{number + 1}"
        shown.append(ShownStep(step.do, text, step.rule, light, choices, step.card, moment))
        if step.do == "move":
            last = None
    return ShownLesson(
        game=rooms.name,
        id=name,
        number=place + 1,
        count=len(names),
        before=names[place - 1] if place else None,
        after=names[place + 1] if place + 1 < len(names) else None,
        minutes=lesson.minutes,
        rules=record.rules,
        options=record.options,
        seat=lesson.seat,
        names=record.seats,
        steps=tuple(shown),
    )


def open_step(rooms: Rooms, lesson: Lesson, number: int, made: tuple[object, ...]) -> AnyTable:
    """Return the table before a step, after the moves that the learner `made` in the earlier steps.

    Raise `BadInput` if there is no such step, or if those moves do not lead to it.
    """
    if not 0 <= number < len(lesson.step):
        raise BadInput("step", f"the lesson has steps 0 to {len(lesson.step) - 1}")
    moving = [at for at, step in enumerate(lesson.step[:number]) if step.do == "move"]
    if len(made) != len(moving):
        raise BadInput("made", f"{len(moving)} moves come before that step")
    begin = max(at for at, step in enumerate(lesson.step[: number + 1]) if step.at is not None)
    start = lesson.step[begin].at
    assert start is not None, "the first step names its position"
    table = open_table(rooms, lesson.record, start)
    for at, move in zip(moving, made, strict=True):
        if at >= begin:
            play_move(table, lesson.seat, move)
    return table


def play_move(table: AnyTable, seat: Seat, move: object) -> tuple[Passage, ...]:
    """Make a learner's move, draw what chance decides then, and return the passages."""
    dealer, passages = Dealer(SEED), [*take_steps(table, (Played(seat, move),))]
    while (chance := table.game.chance(table.state)) is not None:
        passages += take_steps(table, (Settled(dealer.outcome(table.settled, chance)),))
    return tuple(passages)


def make_moment(
    rooms: Rooms,
    table: AnyTable,
    seat: Seat,
    passages: tuple[Passage, ...],
    shown: object,
    notes: tuple[Noted, ...] = (),
) -> LessonTable:
    """Return what the seat sees now; `passages` led to it from the view `shown`."""
    sight, words = table.sight(seat), rooms.words
    view, history = sight.view, sight.history
    offers = table.offers(seat) if seat in table.to_act else ()
    legal = [move for offer in offers for move in offer.moves][:MOST_MOVES_IN_WORDS]
    beats = () if shown is None else make_beats(rooms.game, rooms.staging, passages, history, seat, shown)
    return LessonTable(
        view=view,
        history=history,
        phrases=tuple(words.event(history, number) for number in range(len(history))),
        beats=beats,
        offers=offers,
        moves=tuple(words.move(view, move) for move in legal),
        asked=words.prompt(view) if offers else None,
        setting=dict(words.setting(view)),
        sheet=None if rooms.sheet is None else rooms.sheet(sight, notes),
    )


@cache
def read_record(rooms: Rooms, name: str) -> Record:
    """The record of that name among the lessons of a game."""
    assert rooms.lessons is not None, "asked of games with lessons only"
    folder = rooms.lessons.partition("/")[0]
    game = rooms.game
    return from_json(files(rooms.package).joinpath(folder, f"{name}.jsonl").read_text("utf-8"), lambda _: game)


def open_table(rooms: Rooms, name: str, at: int) -> AnyTable:
    """A new table, on which so many steps of the record have been taken."""
    return Table(rooms.game, _snapshot(rooms, name, at))


@cache
def _snapshot(rooms: Rooms, name: str, at: int) -> Snapshot:
    record = read_record(rooms, name)
    return new_table(rooms.game, record.options, record.steps[:at]).snapshot()


def _choices(rooms: Rooms, lesson: Lesson, number: int) -> tuple[LessonChoice, ...]:
    step = lesson.step[number]
    if step.do == "pick":
        return tuple(LessonChoice(each, label_of(each)) for each in step.options)
    if step.do != "mark":
        return ()
    begin = next(each.at for each in reversed(lesson.step[: number + 1]) if each.at is not None)
    sight = open_table(rooms, lesson.record, begin).sight(lesson.seat)
    teacher = rooms.teacher
    assert teacher is not None, "a game with lessons has a teacher"
    return tuple(
        LessonChoice(f"{cell.where}={cell.what}", label_of(cell.what), note)
        for where in step.where
        for cell, note in teacher.marks(sight, where)
    )


def label_of(name: str) -> Fact:
    """How an option is said: a number, a piece, or several pieces one after the other."""
    if name.lstrip("-").isdecimal():
        return int(name)
    return tuple(name.split()) if " " in name and ":" in name else name
