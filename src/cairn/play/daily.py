"""The position of the day: found by playing from a seed, the same for everybody, with one provable question."""

from collections.abc import Collection, Iterator
from datetime import date as Date
from random import Random
from typing import Any, NamedTuple

import msgspec

from cairn.core.errors import BadInput
from cairn.core.match import new_match
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat, Value, field
from cairn.games.rooms import Rooms
from cairn.play.bots import find_bot
from cairn.reason.study import AnyDeduction, Cell, Line, Puzzle

BOT = "steady"
MOST_GAMES = 12
"""The number of games to try; then the best position found is used."""
LEAST_OPEN = 3
"""The number of answers that must be possible in plain sight: of two, one try would tell the other."""


class Daily(Value):
    """The question of a day, and its answer."""

    game: str
    date: str
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
    answer: str
    difficulty: int
    """The number of answers that the proof combines."""
    lines: tuple[Line, ...]
    """The proof."""
    heard: tuple[Line, ...]
    """All answers that the seat heard: those that prove it are among them."""
    setting: dict[str, Any] = field(default_factory=dict)
    """Facts that every phrase of this game may use."""
    sheet: Any = None
    """The seat's sheet with what it sees; None in games without one."""


class _Found(NamedTuple):
    seat: Seat
    sight: AnySight
    puzzle: Puzzle


def daily(rooms: Rooms, date: str, seed: str) -> Daily:
    """Return the position of that date from this seed.

    Raise `BadInput` for a game with nothing to deduce, or an invalid date.
    """
    if rooms.at.study is None or rooms.at.proofs is None:
        raise BadInput("game", f"{rooms.name} hides no code, so there is nothing to find out")
    try:
        wanted = 1 + Date.fromisoformat(date).weekday() // 2  # harder from Monday to Sunday
    except ValueError:
        raise BadInput("date", f"{date!r} is no date: write it as 2026-11-15") from None
    best: _Found | None = None
    number = 0
    while best is None or (number < MOST_GAMES and best.puzzle.facts != wanted):
        for found in _find_puzzles(rooms, f"{seed}/{number}"):
            if best is None or _distance(found.puzzle, wanted) < _distance(best.puzzle, wanted):
                best = found
        number += 1
    return _make_daily(rooms, date, best)


def prove_daily(rooms: Rooms, found: Daily, what: str, chosen: Collection[int]) -> bool:
    """Whether the answer is right, and the chosen answers that the seat heard prove it, each of them needed."""
    if what != found.answer:
        return False
    types, deduction, cell = rooms.game.types, _deduction(rooms), Cell(found.where, what)
    sight = Sight(
        msgspec.convert(found.view, types.view), tuple(msgspec.convert(event, types.event) for event in found.history)
    )
    numbers = set(chosen)
    return deduction.proves(sight, cell, numbers) and not any(
        deduction.proves(sight, cell, numbers - {each}) for each in numbers
    )


def _distance(puzzle: Puzzle, wanted: int) -> int:
    return abs(puzzle.facts - wanted)


def _deduction(rooms: Rooms) -> AnyDeduction:
    study = rooms.study
    assert study is not None and study.deduction is not None, "something is to be deduced"
    return study.deduction


def _find_puzzles(rooms: Rooms, seed: str) -> Iterator[_Found]:
    """Yield the questions of one game, whenever a seat is to act."""
    game, deduction = rooms.game, _deduction(rooms)
    match = new_match(game, game.options, seed=seed)
    bot, rng = find_bot(BOT, rooms.name), Random(seed)
    asked: dict[Seat, set[Cell]] = {seat: set() for seat in range(game.options.players)}
    counted: dict[Seat, int] = {}
    while match.to_act:
        seat = match.to_act[0]
        sight = match.view(seat)
        count = deduction.count(sight)
        if count != counted.get(seat):  # something new is known
            for puzzle in deduction.puzzles(sight, asked[seat]):
                asked[seat].add(Cell(puzzle.where, puzzle.answer))
                if puzzle.facts and puzzle.open >= LEAST_OPEN:  # what is visible is no question
                    yield _Found(seat, sight, puzzle)
        counted[seat] = count
        match.play(seat, bot.choose(sight, match.moves(seat), rng))


def _make_daily(rooms: Rooms, date: str, found: _Found) -> Daily:
    seat, sight, puzzle = found
    words, proofs, sheet, history = rooms.words, rooms.proofs, rooms.sheet, sight.history
    assert proofs is not None, "what is deduced can be said"
    return Daily(
        game=rooms.name,
        date=date,
        seat=seat,
        names=tuple(f"{BOT} {seat + 1}" for seat in range(rooms.game.options.players)),
        view=sight.view,
        history=history,
        phrases=tuple(words.event(history, number) for number in range(len(history))),
        where=puzzle.where,
        choices=puzzle.choices,
        answer=puzzle.answer,
        difficulty=puzzle.facts,
        lines=proofs.proof(sight.view, puzzle.proof),
        heard=tuple(proofs.fact(sight.view, fact) for fact in _deduction(rooms).heard(sight)),
        setting=dict(words.setting(sight.view)),
        sheet=None if sheet is None else sheet(sight),
    )
