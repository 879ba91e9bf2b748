"""Collections of puzzles: the beginnings of games with questions about them, in one file for each game.

A position and its proof are not stored: they follow from the record, and the solver proves every puzzle again.
"""

import gzip
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from cairn.core.errors import BadInput, BadRecord, CairnError
from cairn.core.game import older_rules
from cairn.core.match import replay_record
from cairn.core.phrases import Ref
from cairn.core.record import Record, from_json
from cairn.core.values import Seat, Value, encode, replace
from cairn.games.rooms import Rooms
from cairn.play.puzzles.find import Found, Position, deduction_of, describe_position
from cairn.reason.study import Theme

PACKED = b"\x1f\x8b"
"""A file of puzzles begins so."""


class Question(Value):
    """A puzzle of a recorded game: a moment, a place to find out about, and what is known about its proof."""

    id: str
    """From what is asked and what proves it: no two puzzles with the same are kept."""
    step: int
    """The number of steps of the record before the moment."""
    seat: Seat
    where: Ref
    answer: str
    facts: int
    """The number of answers that the proof combines; fewer do not prove it."""
    open: int
    """The number of answers that plain sight leaves."""
    theme: Theme


class Source(Value):
    """The beginning of a game, and its puzzles."""

    record: str
    questions: tuple[Question, ...]


class Stored(Value):
    """A puzzle of a collection."""

    record: str
    question: Question


def read_puzzles(content: bytes) -> tuple[Source, ...]:
    """Read a file of puzzles; raise `BadInput` for any other file."""
    try:
        lines = gzip.decompress(content).splitlines()
        return tuple(msgspec.json.decode(line, type=Source) for line in lines)
    except (OSError, EOFError, msgspec.MsgspecError):
        raise BadInput("puzzles", "is no file of puzzles") from None


def write_puzzles(sources: Iterable[Source]) -> bytes:
    """Return the content of a file of puzzles; the same puzzles give the same bytes."""
    return gzip.compress(b"".join(encode(source) + b"\n" for source in sources), mtime=0)


@cache
def packaged_puzzles(rooms: Rooms) -> dict[str, Stored]:
    """The puzzles that come with the game, by id; none for a game without them."""
    if rooms.puzzles is None:
        return {}
    folder, _, name = rooms.puzzles.partition("/")
    sources = read_puzzles(files(rooms.package).joinpath(folder, f"{name}.jsonl.gz").read_bytes())
    return {each.question.id: each for each in list_puzzles(sources)}


class _Header(Struct):
    game: str
    rules: str


def read_puzzle_files(
    names: Iterable[str], read: Callable[[str], bytes], find: Callable[[str], Rooms]
) -> dict[str, dict[str, Stored]]:
    """Return the puzzles in files by game and id; raise `BadInput` with the file that this version cannot use."""
    found: dict[str, dict[str, Stored]] = {}
    for name in names:
        try:
            for each in list_puzzles(read_puzzles(read(name))):
                header = msgspec.json.decode(each.record.partition("\n")[0], type=_Header)
                game = find(header.game)
                older_rules(game.game, header.rules)  # refuses those that it does not have
                if game.at.proofs is None:
                    raise BadInput("game", f"{header.game} hides no code")
                found.setdefault(header.game, {})[each.question.id] = each
        except (CairnError, msgspec.MsgspecError) as error:
            raise BadInput(name, f"cannot be used: {error}") from None
    return found


def list_puzzles(sources: Iterable[Source]) -> Iterator[Stored]:
    """Yield each puzzle of some games."""
    for source in sources:
        yield from (Stored(source.record, question) for question in source.questions)


def make_position(rooms: Rooms, record: str, question: Question) -> Position:
    """Return the position of a puzzle with its proof; raise `BadRecord` if the solver does not find it there."""
    game = rooms.game
    whole = from_json(record, lambda _: game)
    match = replay_record(game, cut_record(whole, question.step))
    sight = match.view(question.seat)
    for puzzle in deduction_of(rooms).puzzles(sight):
        if (puzzle.where, puzzle.answer, puzzle.facts) == (question.where, question.answer, question.facts):
            names = tuple(str(bot or name) for bot, name in zip(whole.bots, whole.seats, strict=True))
            return describe_position(rooms, Found(question.seat, sight, puzzle, question.step), names)
    raise BadRecord(f"step {question.step}", f"nothing proves {question.answer!r} at {question.where!r}")


def cut_record(record: Record, step: int) -> Record:
    """Return the record of the game's beginning, which has no result and tells nothing of its deal."""
    return replace(record, steps=record.steps[:step], result=None, deal=None)
