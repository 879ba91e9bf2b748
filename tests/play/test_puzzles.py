"""Puzzles from games of bots: each is proved again, none lies on the table, no two are alike."""

from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from cairn.cli.main import main
from cairn.core.errors import BadInput, BadRecord
from cairn.core.record import from_json, to_json
from cairn.core.sight import Sight
from cairn.core.values import encode, replace
from cairn.games import find, rooms_of
from cairn.games.rooms import Rooms
from cairn.play.pool import Crew
from cairn.play.puzzles.collection import (
    Stored,
    list_puzzles,
    make_position,
    packaged_puzzles,
    read_puzzles,
    write_puzzles,
)
from cairn.play.puzzles.find import LEAST_OPEN, Position, deduction_of
from cairn.play.puzzles.make import MOST_FACTS, MOST_OF_GAME, Making, make_puzzles, vary_options
from cairn.reason.study import Cell
from tests.contract.adapter import adapter_of
from tests.loose import AnySight, whole

GAMES = ("lost-code", "think-str8", "break-the-code")
SAMPLE = 10
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def sample(game: str) -> tuple[tuple[Stored, Position], ...]:
    """Some of those that come with the game, spread over the file."""
    pool = list(packaged_puzzles(rooms_of(game)).values())
    some = pool[:: len(pool) // SAMPLE]
    return tuple((each, make_position(rooms_of(game), each.record, each.question)) for each in some)


def sight_of(rooms: Rooms, found: Position) -> AnySight:
    assert isinstance(found.view, rooms.game.types.view)
    return Sight(found.view, found.history)


@each_game
def test_the_solver_proves_each_again_and_no_fewer_facts_do(game: str) -> None:
    """As many facts as the stars say: all smaller choices of what the seat heard leave it open."""
    rooms = rooms_of(game)
    deduction = deduction_of(rooms)
    for stored, found in sample(game):
        sight, cell = sight_of(rooms, found), Cell(found.where, found.answer)
        assert deduction.judge(sight, cell).verdict == "certain"
        assert found.difficulty == stored.question.facts and 1 <= found.difficulty <= MOST_FACTS
        numbers = range(len(found.heard))
        proofs = [each for each in combinations(numbers, found.difficulty) if deduction.proves(sight, cell, each)]
        assert proofs and len(found.lines) > found.difficulty
        assert not any(deduction.proves(sight, cell, few) for few in combinations(numbers, found.difficulty - 1))


@each_game
def test_what_is_asked_never_lies_on_the_table(game: str) -> None:
    rooms = rooms_of(game)
    for stored, found in sample(game):
        sight = sight_of(rooms, found)
        (puzzle,) = (each for each in deduction_of(rooms).puzzles(sight) if each.where == found.where)
        assert puzzle.open == stored.question.open >= LEAST_OPEN and found.answer in found.choices
        assert puzzle.theme == stored.question.theme
        assert str(whole(sight.view).phase) not in ("final", "over", "check")
        assert not any(type(event).__name__ in ("FinalsRevealed", "Revealed") for event in sight.history)
        looked = [whole(event) for event in sight.history if type(event).__name__ == "Looked"]
        assert not any(event.seat == sight.view.seat or event.centre for event in looked), "others have looked, unseen"
        assert not deduction_of(rooms).proves(sight, Cell(found.where, found.answer), ()), "in plain sight it is open"


@each_game
def test_hundreds_come_with_a_game_and_no_two_are_alike(game: str) -> None:
    pool = packaged_puzzles(rooms_of(game))
    assert len(pool) >= 600
    assert max(Counter(each.record for each in pool.values()).values()) <= MOST_OF_GAME
    assert {each.question.facts for each in pool.values()} >= {1, 2, 3, 4, 5}
    assert len({each.question.theme for each in pool.values()}) == 4
    said = {encode((found.where, found.answer, found.lines)) for _, found in sample(game)}
    assert len(said) == len(sample(game))
    players = {from_json(each.record, find).options.players for each in pool.values()}
    assert players == set(range(max(2, find(game).players.start), find(game).players.stop))


def test_a_record_of_a_puzzle_ends_with_it() -> None:
    """Nothing of the game's end, and nothing of its deal."""
    for game in GAMES:
        for stored, _ in sample(game):
            record = from_json(stored.record, find)
            assert record.result is None and record.deal is None and len(record.steps) >= stored.question.step


def test_the_same_seed_makes_the_same_file_with_any_number_of_processes(tmp_path: Path) -> None:
    making = Making("lost-code", 6)
    one = tuple(make_puzzles(making))
    assert write_puzzles(one) == write_puzzles(make_puzzles(making, Crew(2)))
    assert read_puzzles(write_puzzles(one)) == one and len(list(list_puzzles(one))) > 6
    assert write_puzzles(one) != write_puzzles(make_puzzles(replace(making, seed=2)))
    out = str(tmp_path / "puzzles.jsonl.gz")
    with pytest.raises(SystemExit) as ended:
        main(["puzzles", "make", "lost-code", "--games", "6", "--out", out])
    assert ended.value.code == 0 and Path(out).read_bytes() == write_puzzles(one)


def test_what_makes_no_puzzle_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="hides no code"):
        list(make_puzzles(Making("arnak", 1)))
    with pytest.raises(BadInput, match="no file of puzzles"):
        read_puzzles(b"else")
    stored, _ = sample("lost-code")[0]
    with pytest.raises(BadRecord, match="nothing proves"):
        make_position(rooms_of("lost-code"), stored.record, replace(stored.question, answer="x"))


def test_all_numbers_of_players_and_options_take_turns() -> None:
    made = [vary_options(find("lost-code"), number, Random(number)) for number in range(40)]
    assert {each.players for each in made} == {2, 3, 4, 5, 6} & set(find("lost-code").players) and len(set(made)) > 10


@each_game
def test_worlds_that_the_seat_cannot_tell_apart_make_the_same_puzzle(game: str) -> None:
    """Byte for byte, with its proof: nothing of it comes from what the seat does not know."""
    rooms, differ = rooms_of(game), 0
    for number, (stored, found) in enumerate(sample(game)):
        record, question = from_json(stored.record, find), stored.question
        steps = adapter_of(game).world(record.options, record.steps[: question.step], found.seat, Random(number))
        differ += tuple(steps) != record.steps[: question.step]
        other = to_json(replace(record, steps=tuple(steps)))
        assert encode(make_position(rooms, other, question)) == encode(found)
    assert differ > SAMPLE // 2
