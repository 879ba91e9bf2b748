"""The tasks of a worker process. It gets what a seat knows as JSON, never a position."""

import signal
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random, SystemRandom
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Raw, Struct

from cairn.core.bots import AnyBot
from cairn.core.errors import BadInput
from cairn.core.events import Event
from cairn.core.record import from_json
from cairn.core.sight import AnySight, Sight
from cairn.core.steps import Noted
from cairn.core.values import Seat, Value, encode, field, replace
from cairn.games.rooms import Rooms
from cairn.play.analysis import Analysis, analysis
from cairn.play.coach import AskedCoach, coach
from cairn.play.daily import daily as daily_of
from cairn.play.frames import frames
from cairn.play.lesson_checks import LessonAnswer, check
from cairn.play.lines import AskedLine, play_line
from cairn.play.puzzles.collection import Question, make_position
from cairn.play.puzzles.find import StoredPosition, prove_answer
from cairn.play.replay_page import make_page
from cairn.reason.study import Cell, Deduction, Line, Odds, Verdict
from cairn.text import text
from cairn.text.words import AnyProofs


class Solved(Value, omit_defaults=True):
    """What is known about a position that was written down at a real table."""

    view: Any
    """The table as it was written down, for user interfaces."""
    clash: tuple[Line, ...] = ()
    """The fewest facts that contradict each other; then nothing else is given."""
    odds: Odds | None = None
    proofs: tuple[tuple[Line, ...], ...] = ()
    """Proofs of what is certain or easiest to rule out; or about the cell that was asked for."""
    verdict: Verdict | None = None
    """The verdict on the cell that was asked for."""
    moves: tuple[Any, ...] = ()
    """A phrase for each move whose value `odds` contains."""
    setting: dict[str, Any] = field(default_factory=dict)
    """Facts that every phrase of this game may use."""


class _Parts(Struct, forbid_unknown_fields=True):
    view: Raw
    history: Raw


def do_nothing() -> None:
    """Return at once: shows that a worker is running."""


def limit_cpu(seconds: float, think: Callable[..., bytes], *facts: Any) -> bytes:
    """Do a job; raise `TimeoutError` when it has used so much CPU time. Windows has no such timer."""
    if not hasattr(signal, "setitimer"):
        return think(*facts)
    signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return think(*facts)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _stop(*_: object) -> None:
    raise TimeoutError("too much CPU time")


def choose_move(
    rooms: Rooms, bot: str, sight: bytes, moves: bytes, seconds: float | None = None, seed: int | None = None
) -> int:
    """Return the index of the bot's move; with a `seed` it depends only on the arguments."""
    types = rooms.game.types
    offered = msgspec.json.decode(moves, type=GenericAlias(tuple, (types.move, ...)))
    move = _bot(rooms, bot).choose(_read(rooms, sight), offered, dice(seed, sight, moves), seconds)
    number: int = offered.index(move)
    return number


def dice(seed: int | None, sight: bytes, moves: bytes) -> Random:
    """Random numbers for one choice: with a `seed` they depend only on the arguments, otherwise on this process."""
    return _dice() if seed is None else Random(sha256(b"%d/%b/%b" % (seed, sight, moves)).digest())


def find_hint(rooms: Rooms, sight: bytes, notes: bytes, level: int) -> bytes:
    """Return the lines of a hint."""
    kind = rooms.game.types.note
    seen = _read(rooms, sight)
    noted = tuple(
        replace(each, note=msgspec.convert(each.note, kind))
        for each in msgspec.json.decode(notes, type=tuple[Noted, ...])
    )
    find = rooms.hint
    assert find is not None, "asked of games with hints only"
    return encode(rooms.words.hint(seen.view, find(seen, noted, level)))


def find_odds(rooms: Rooms, sight: bytes, values: bool) -> bytes:
    """Return what the seat can know, in numbers."""
    return encode(_deduction(rooms).odds(_read(rooms, sight), values))


def find_proof(rooms: Rooms, sight: bytes, where: str, what: str) -> bytes:
    """Return what follows for a cell of the sheet, and the lines of its proof."""
    seen = _read(rooms, sight)
    judged = _deduction(rooms).judge(seen, Cell(where, what))
    lines = () if judged.proof is None else _proofs(rooms).proof(seen.view, judged.proof)
    return encode((judged.verdict, lines))


def find_ruled_out(rooms: Rooms, sight: bytes, answer: str) -> bytes:
    """Return the cells that this answer alone rules out."""
    return encode(_deduction(rooms).ruled_out_by(_read(rooms, sight), answer))


def review_game(rooms: Rooms, record: str, progress_file: str | None, played_on: int | None) -> bytes:
    """Review a finished game; write the part that is done to `progress_file`, and what is known so far beside it."""
    game = rooms.game
    game_record = from_json(record, lambda _: game)

    def write_progress(part: float) -> None:
        if progress_file is not None:
            with Path(progress_file).open("r+b", buffering=0) as file:  # of constant length, for readers
                file.write(f"{part:.3f}".encode())

    def write_draft(found: Analysis) -> None:
        if progress_file is not None:
            whole = Path(f"{progress_file}.new")
            whole.write_bytes(encode(found))
            whole.replace(draft_file(progress_file))

    return encode(analysis(rooms, game_record, write_progress, write_draft, played_on))


def draft_file(progress_file: str) -> str:
    """The file of what is known so far, beside that of the progress."""
    return f"{progress_file}.draft"


def write_game_page(rooms: Rooms, record: str, seat: Seat, names: tuple[str, ...], lang: str) -> bytes:
    """Return a finished game, as the seat saw it and with its review, as one HTML file that needs no server."""
    game = rooms.game
    found = from_json(record, lambda _: game)
    return make_page(rooms, found, analysis(rooms, found), seat, names, lang).encode()


def replay_game(rooms: Rooms, record: str, seat: Seat | None, in_beats: bool) -> bytes:
    """Return a finished game step by step."""
    game = rooms.game
    return encode(frames(rooms, from_json(record, lambda _: game), seat, in_beats))


def try_line(rooms: Rooms, record: str, asked: bytes, seconds: float | None) -> bytes:
    """Return a line of a recorded game, with the answers of the bots."""
    game = rooms.game
    line = msgspec.json.decode(asked, type=AskedLine)
    return encode(play_line(rooms, from_json(record, lambda _: game), line, seconds))


def make_daily(rooms: Rooms, date: str, seed: str) -> bytes:
    """Return the position of a day."""
    return encode(daily_of(rooms, date, seed))


def make_puzzle(rooms: Rooms, record: str, question: bytes) -> bytes:
    """Return the position of a puzzle of a recorded game."""
    return encode(make_position(rooms, record, msgspec.json.decode(question, type=Question)))


def prove_puzzle(rooms: Rooms, position: bytes, what: str, rows: tuple[int, ...]) -> bytes:
    """Return whether an answer to a puzzle is right and proved."""
    return encode(prove_answer(rooms, msgspec.json.decode(position, type=StoredPosition), what, rows))


def check_lesson(rooms: Rooms, name: str, answer: bytes) -> bytes:
    """Return what the engine says to an answer in a lesson."""
    return encode(check(rooms, name, msgspec.json.decode(answer, type=LessonAnswer)))


def play_coached(rooms: Rooms, asked: bytes) -> bytes:
    """Return a game with the coach after what the learner did."""
    return encode(coach(rooms, msgspec.json.decode(asked, type=AskedCoach)))


def solve_position(rooms: Rooms, position: bytes, lang: str, asked: tuple[str, str] | None) -> bytes:
    """Return what is known about a position; it must not name files of this machine."""
    game = rooms.game
    solver = rooms.solver
    assert solver is not None, "asked of games with a solver only"
    sight = solver.read(game, position.decode(), text(lang, game), _no_file)
    deduction, proofs_of, view = _deduction(rooms), _proofs(rooms), sight.view
    words = rooms.words
    setting = dict(words.setting(view))
    if clash := deduction.clash(sight):
        return encode(Solved(view, tuple(proofs_of.fact(view, fact) for fact in clash), setting=setting))
    odds_now = deduction.odds(sight, values=True)
    moves = tuple(words.move(view, worth.move) for worth in odds_now.values)
    if asked is None:
        proofs = tuple(proofs_of.proof(view, proof) for proof in deduction.proofs(sight))
        return encode(Solved(view, odds=odds_now, proofs=proofs, moves=moves, setting=setting))
    judged = deduction.judge(sight, Cell(*asked))
    proofs = () if judged.proof is None else (proofs_of.proof(view, judged.proof),)
    return encode(Solved(view, odds=odds_now, proofs=proofs, verdict=judged.verdict, moves=moves, setting=setting))


def _no_file(name: str) -> str:
    raise BadInput("options", f"{name!r} is not known here, and no file is read")


def _deduction(rooms: Rooms) -> Deduction[Value, Event]:
    study = rooms.study
    assert study is not None and study.deduction is not None, "asked of games with something to deduce only"
    return study.deduction


def _proofs(rooms: Rooms) -> AnyProofs:
    proofs = rooms.proofs
    assert proofs is not None, "asked of games with something to deduce only"
    return proofs


def _read(rooms: Rooms, sight: bytes) -> AnySight:
    parts = msgspec.json.decode(sight, type=_Parts)
    types = rooms.game.types
    return Sight(
        msgspec.json.decode(parts.view, type=types.view),
        msgspec.json.decode(parts.history, type=GenericAlias(tuple, (types.event, ...))),
    )


@cache
def _bot(rooms: Rooms, name: str) -> AnyBot:
    return rooms.make_bot(name)


@cache
def _dice() -> Random:
    return Random(SystemRandom().getrandbits(128))
