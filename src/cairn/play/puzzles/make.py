"""Puzzles from games of bots: many at once, no two alike, few of the same game."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

from cairn.core.errors import BadInput, BadOption
from cairn.core.game import AnyGame, Options
from cairn.core.options import choices, option_names, options_of
from cairn.core.record import to_json
from cairn.core.values import Value, encode
from cairn.games import rooms_of
from cairn.games.rooms import Rooms
from cairn.play.games import number_names
from cairn.play.pool import ALONE, Crew, map_in_order
from cairn.play.puzzles.collection import Question, Source, cut_record
from cairn.play.puzzles.find import Found, deduction_of, find_puzzles, new_bot_match

BOTS = ("steady", "careful")
"""Who plays: each seat is drawn from these."""
MOST_OF_GAME = 3
"""The number of puzzles kept of one game: more would look alike."""
MOST_FACTS = 6
"""A proof of more answers is not for people."""
AS_PRINTED = 0.5
"""The share of games with the usual options."""


class Making(Value):
    """Which games to play."""

    game: str
    games: int
    seed: int = 1
    options: Any = None
    """None: all numbers of players and options by turns."""


def make_puzzles(making: Making, crew: Crew = ALONE) -> Iterator[Source]:
    """Yield the puzzles of each game that has any, in order; raise `BadInput` for a game with nothing to deduce."""
    rooms = rooms_of(making.game)
    if rooms.at.study is None or rooms.at.proofs is None:
        raise BadInput("game", f"{rooms.name} hides no code, so there is nothing to find out")
    known: set[str] = set()
    kept: Counter[int] = Counter()
    for source in map_in_order(partial(_play, making), range(making.games), crew):
        new = [each for each in source.questions if each.id not in known]
        # those of which there are fewest so far come first
        chosen = sorted(new, key=lambda each: kept[each.facts])[:MOST_OF_GAME]
        known.update(each.id for each in chosen)
        kept.update(each.facts for each in chosen)
        if chosen:
            yield Source(source.record, tuple(each for each in new if each in chosen))


def _play(making: Making, number: int) -> Source:
    """Return all puzzles of one game."""
    rooms, seed = rooms_of(making.game), f"{making.seed}/game {number}"
    rng = Random(f"{seed}/table")
    options = vary_options(rooms.game, number, rng) if making.options is None else making.options
    bots = tuple(rng.choice(BOTS) for _ in range(options.players))
    match = new_bot_match(rooms, options, seed)
    match.names, match.bots = number_names(bots), bots
    found = [each for each in find_puzzles(match, rooms, bots, seed) if _is_sound(rooms, each)]
    questions = {question.id: question for question in (_question(rooms, each) for each in found)}
    record = cut_record(match.record, max((each.step for each in found), default=0))
    return Source(to_json(record), tuple(questions.values()))


def vary_options(game: AnyGame, number: int, rng: Random) -> Options:
    """Return the options of a game of that number: every number of players by turns, and other options by chance."""
    # one person alone guesses against nobody
    players = range(max(2, game.players.start), game.players.stop)
    given: dict[str, object] = {}
    for name in option_names(game):
        values = choices(game, name)
        if values and rng.random() >= AS_PRINTED:
            drawn = rng.choice(values)
            default = getattr(game.options, name)
            given[name] = (
                (drawn,) if isinstance(default, tuple) else drawn == "yes" if default in (True, False) else drawn
            )
    try:
        return options_of(game, given, players[number % len(players)])
    except BadOption:  # they contradict each other
        return options_of(game, {}, players[number % len(players)])


def _is_sound(rooms: Rooms, found: Found) -> bool:
    """Whether the answers of the proof suffice, and none of them can be left out."""
    deduction, puzzle = deduction_of(rooms), found.puzzle
    if puzzle.facts > MOST_FACTS:
        return False
    heard = deduction.heard(found.sight)
    numbers = {number for number, fact in enumerate(heard) if fact in puzzle.proof.facts}
    proves = partial(deduction.proves, found.sight, puzzle.cell)
    return (
        len(numbers) == puzzle.facts and proves(numbers) and not any(proves(numbers - {number}) for number in numbers)
    )


def _question(rooms: Rooms, found: Found) -> Question:
    puzzle, proofs = found.puzzle, rooms.proofs
    assert proofs is not None, "what is deduced can be said"
    said = proofs.proof(found.sight.view, puzzle.proof)
    return Question(
        id=sha256(encode((rooms.name, puzzle.where, puzzle.answer, said))).hexdigest()[:16],
        step=found.step,
        seat=found.seat,
        where=puzzle.where,
        answer=puzzle.answer,
        facts=puzzle.facts,
        open=puzzle.open,
        theme=puzzle.theme,
    )
