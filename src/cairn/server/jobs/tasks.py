"""What a worker is asked, in a process of its own: given what a seat knows as JSON, and never a position."""

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
from cairn.play.analysis import analysis
from cairn.play.daily import daily as daily_of
from cairn.play.frames import frames
from cairn.reason.study import Cell, Deduction, Line, Odds, Verdict
from cairn.text import text
from cairn.text.words import AnyProofs

__all__ = [
    "Solved",
    "be_there",
    "choose_move",
    "dice",
    "find_hint",
    "find_odds",
    "find_proof",
    "find_ruled_out",
    "make_daily",
    "replay_game",
    "review_game",
    "solve_position",
]

FEW_STEPS = 5
"""After so many it is told how far a review is."""


class Solved(Value, omit_defaults=True):
    """What can be said of a position that was written down beside a real table."""

    view: Any
    """The table as it was written down, for whoever draws it."""
    clash: tuple[Line, ...] = ()
    """The fewest facts that cannot all be true: then nothing else is said."""
    odds: Odds | None = None
    proofs: tuple[tuple[Line, ...], ...] = ()
    """What is certain, or the easiest that can be ruled out; or of what was asked about."""
    verdict: Verdict | None = None
    """On what was asked about."""
    moves: tuple[Any, ...] = ()
    """What `odds` gives the worth of, in words: a phrase for each."""
    setting: dict[str, Any] = field(default_factory=dict)
    """What every phrase of this game may ask for."""


class _Parts(Struct, forbid_unknown_fields=True):
    view: Raw
    history: Raw


def be_there() -> None:
    """Do nothing: whoever asks this knows that there is a worker."""


def choose_move(
    rooms: Rooms, bot: str, sight: bytes, moves: bytes, seconds: float | None = None, seed: int | None = None
) -> int:
    """The number of the move that the bot chooses; with a `seed` it is the same whenever the same is asked."""
    types = rooms.game.types
    offered = msgspec.json.decode(moves, type=GenericAlias(tuple, (types.move, ...)))
    move = _bot(rooms, bot).choose(_read(rooms, sight), offered, dice(seed, sight, moves), seconds)
    number: int = offered.index(move)
    return number


def dice(seed: int | None, sight: bytes, moves: bytes) -> Random:
    """Dice for one choice: with a `seed` the same whenever the same is asked, else those of this process."""
    return _dice() if seed is None else Random(sha256(b"%d/%b/%b" % (seed, sight, moves)).digest())


def find_hint(rooms: Rooms, sight: bytes, notes: bytes, level: int) -> bytes:
    """The lines of a hint."""
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
    """What the seat can know, in numbers."""
    return encode(_deduction(rooms).odds(_read(rooms, sight), values))


def find_proof(rooms: Rooms, sight: bytes, where: str, what: str) -> bytes:
    """What follows for a cell of the sheet, and the lines of its proof."""
    seen = _read(rooms, sight)
    judged = _deduction(rooms).judge(seen, Cell(where, what))
    lines = () if judged.proof is None else _proofs(rooms).proof(seen.view, judged.proof)
    return encode((judged.verdict, lines))


def find_ruled_out(rooms: Rooms, sight: bytes, answer: str) -> bytes:
    """The cells that an answer alone has ruled out."""
    return encode(_deduction(rooms).ruled_out_by(_read(rooms, sight), answer))


def review_game(rooms: Rooms, record: str, progress_file: str | None) -> bytes:
    """A finished game looked at again; the part that is done stands in the file `progress_file` meanwhile."""
    game = rooms.game
    told = from_json(record, lambda _: game)

    def write_progress(step: int) -> None:
        if progress_file is not None and step % FEW_STEPS == 0:
            with Path(progress_file).open("r+b", buffering=0) as file:  # as long each time: nobody reads half of it
                file.write(f"{step / len(told.steps):.3f}".encode())

    return encode(analysis(rooms, told, write_progress))


def replay_game(rooms: Rooms, record: str, seat: Seat | None) -> bytes:
    """A finished game step by step."""
    game = rooms.game
    return encode(frames(rooms, from_json(record, lambda _: game), seat))


def make_daily(rooms: Rooms, date: str) -> bytes:
    """The position of a day."""
    return encode(daily_of(rooms, date))


def solve_position(rooms: Rooms, position: bytes, lang: str, asked: tuple[str, str] | None) -> bytes:
    """What can be said of a position; it may name no file of this machine."""
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
