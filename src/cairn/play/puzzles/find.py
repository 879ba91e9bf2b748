"""Positions with one provable question, found in games of bots."""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from cairn.core.game import Options
from cairn.core.match import AnyMatch, new_match
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat, Value, field
from cairn.games.rooms import Rooms
from cairn.play.bots import find_bot
from cairn.reason.study import AnyDeduction, Cell, Line, Puzzle

LEAST_OPEN = 3
"""The number of answers that must be possible in plain sight: of two, one try would tell the other."""


class Asked(Value, kw_only=True):
    """A table as one seat sees it, and a place with one provable answer: what may be shown of a puzzle."""

    game: str
    seat: Seat
    """The seat whose view is shown."""
    names: tuple[str, ...]
    view: Any
    history: tuple[Any, ...]
    phrases: tuple[Any, ...]
    """The phrases of each event."""
    where: str
    """The place to find out about."""
    choices: tuple[str, ...]
    difficulty: int
    """The number of answers that the proof combines."""
    heard: tuple[Line, ...]
    """All answers that the seat heard: those that prove it are among them."""
    setting: dict[str, Any] = field(default_factory=dict)
    """Facts that every phrase of this game may use."""
    sheet: Any = None
    """The seat's sheet with what it sees; None in games without one."""


class Position(Asked, kw_only=True):
    """A puzzle with its answer."""

    answer: str
    lines: tuple[Line, ...]
    """The proof."""


class StoredPosition(Position, kw_only=True, forbid_unknown_fields=False):
    """A position, whatever else is stored beside it."""


class Found(Value):
    """A question, and the moment of a game in which it can be asked."""

    seat: Seat
    sight: AnySight
    puzzle: Puzzle
    step: int
    """The number of steps of the game so far."""


def find_puzzles(match: AnyMatch, rooms: Rooms, bots: Sequence[str], seed: str) -> Iterator[Found]:
    """Play the match with bots, by seat, and yield the questions of the game, whenever a seat is to act."""
    deduction, rng = deduction_of(rooms), Random(seed)
    players = {name: find_bot(name, rooms.name) for name in set(bots)}
    asked: dict[Seat, set[Cell]] = {seat: set() for seat in range(len(bots))}
    counted: dict[Seat, int] = {}
    while match.to_act:
        seat = match.to_act[0]
        sight = match.view(seat)
        count = deduction.count(sight)
        if count != counted.get(seat):  # something new is known
            for puzzle in deduction.puzzles(sight, asked[seat]):
                asked[seat].add(Cell(puzzle.where, puzzle.answer))
                if puzzle.facts and puzzle.open >= LEAST_OPEN:  # what is visible is no question
                    yield Found(seat, sight, puzzle, len(match.record.steps))
        counted[seat] = count
        match.play(seat, players[bots[seat]].choose(sight, match.moves(seat), rng))


def new_bot_match(rooms: Rooms, options: Options, seed: str) -> AnyMatch:
    """Return the match whose chance follows from the seed."""
    match: AnyMatch = new_match(rooms.game, options, seed=seed)
    return match


def describe_position(rooms: Rooms, found: Found, names: tuple[str, ...]) -> Position:
    """Return what was found as a question with its answer."""
    sight, puzzle = found.sight, found.puzzle
    words, proofs, sheet, history = rooms.words, rooms.proofs, rooms.sheet, sight.history
    assert proofs is not None, "what is deduced can be said"
    return Position(
        game=rooms.name,
        seat=found.seat,
        names=names,
        view=sight.view,
        history=history,
        phrases=tuple(words.event(history, number) for number in range(len(history))),
        where=puzzle.where,
        choices=puzzle.choices,
        answer=puzzle.answer,
        difficulty=puzzle.facts,
        lines=proofs.proof(sight.view, puzzle.proof),
        heard=tuple(proofs.fact(sight.view, fact) for fact in deduction_of(rooms).heard(sight)),
        setting=dict(words.setting(sight.view)),
        sheet=None if sheet is None else sheet(sight),
    )


def prove_answer(rooms: Rooms, found: Position, what: str, chosen: Collection[int]) -> bool:
    """Whether the answer is right, and the chosen answers that the seat heard prove it, each of them needed."""
    if what != found.answer:
        return False
    types, deduction, cell = rooms.game.types, deduction_of(rooms), Cell(found.where, what)
    sight = Sight(
        msgspec.convert(found.view, types.view), tuple(msgspec.convert(event, types.event) for event in found.history)
    )
    numbers = set(chosen)
    return deduction.proves(sight, cell, numbers) and not any(
        deduction.proves(sight, cell, numbers - {each}) for each in numbers
    )


def deduction_of(rooms: Rooms) -> AnyDeduction:
    """What the game deduces; it must be a game with something to deduce."""
    study = rooms.study
    assert study is not None and study.deduction is not None, "something is to be deduced"
    return study.deduction
