"""What is kept of whole games: the record of each, and what came of every step.

`python -m tests.golden.transcripts [NAME ...]` plays games again and writes their files; `README.md` says when that is
right.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

import msgspec

import cairn
from cairn.core import notation, record
from cairn.core.options import options_of
from cairn.core.record import Record
from cairn.core.steps import Played
from cairn.core.values import Seat, encode
from cairn.games import rooms_of
from cairn.play import games as arena
from cairn.text import Voice, text
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, follow, play
from tests.loose import AnyGame

__all__ = ["FOLDER", "GOLDEN", "Table", "differing", "digests", "kept_record", "told", "write"]

FOLDER = Path(__file__).parent
DIGITS = 6
"""Of each digest: a difference is overlooked once in sixteen million steps."""


@dataclass(frozen=True)
class Table:
    """A game to be played for a transcript."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    bot: str | None = None
    """Who plays all seats; None: they are played at random."""
    told: bool = False
    """Whether it is kept in words too, to be read by a person."""


GOLDEN = {
    "lost-code-plain": Table("lost-code", 4, {}, 1),
    "lost-code-everything": Table("lost-code", 3, {"variant": "x", "expansions": ["shortcut", "curse"]}, 13, told=True),
    "lost-code-beginner": Table("lost-code", 2, {"beginner": True, "expansions": ["curse"], "wheels": "seven-two"}, 2),
    "think-str8": Table("think-str8", 4, {}, 1),
    "think-str8-beginner": Table("think-str8", 2, {"beginner": True, "tokens": "as-stones"}, 2, told=True),
    "break-the-code-two": Table("break-the-code", 2, {"last_guesses": 2}, 36),
    "break-the-code-three": Table("break-the-code", 3, {}, 5, told=True),
    "break-the-code-four": Table("break-the-code", 4, {}, 35),
    "tagiron-two": Table("break-the-code", 2, {"rules": "tagiron"}, 35),
    "tagiron-three": Table("break-the-code", 3, {"rules": "tagiron"}, 37),
    "tagiron-four": Table("break-the-code", 4, {"rules": "tagiron"}, 37),
    "arnak-bird-one": Table("arnak", 1, {"difficulty": 2}, 23, "steady"),
    "arnak-bird-two": Table("arnak", 2, {}, 12, "steady", told=True),
    "arnak-bird-three": Table("arnak", 3, {}, 7, "steady"),
    "arnak-bird-four": Table("arnak", 4, {}, 11, "steady"),
    "arnak-snake-one": Table("arnak", 1, {"side": "snake", "difficulty": 5}, 3, "steady"),
    "arnak-snake-two": Table("arnak", 2, {"side": "snake"}, 22, "steady"),
    "arnak-snake-three": Table("arnak", 3, {"side": "snake"}, 23, "steady"),
    "arnak-snake-four": Table("arnak", 4, {"side": "snake"}, 13, "steady"),
}


def played(table: Table) -> Record:
    """The game, played from its seed: by a bot in all seats, or at random."""
    game = cairn.game(table.game)
    options = options_of(game, table.options, table.players)
    if table.bot is not None:
        return arena.play(game, options, [table.bot] * table.players, f"transcript {table.seed}").record
    trail = play(game, options, Random(table.seed), adapter_of(table.game))
    names = tuple(f"player {seat + 1}" for seat in trail.seats)
    return Record(game.name, game.rules_version, options, names, trail.steps, game.result(trail.end))


def kept_record(name: str) -> Record:
    """The record of a golden game, from its file."""
    with gzip.open(FOLDER / "records" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        return record.read(file.read(), cairn.game)


def told(game: AnyGame, kept: Record, seat: Seat) -> str:
    """All that the seat saw happen, in words and in full, and the table as it saw it in the end."""
    trail = follow(game, kept.options, kept.steps)
    words, view = rooms_of(game.name).words, game.view(trail.end, seat)
    voice = Voice(text("en", game), kept.seats, seat, words.setting(view))
    history = trail.seen(len(trail.steps), seat)
    lines: list[str] = []
    for number, event in enumerate(history):
        lines.append(f"{number}: {notation.write(event)}")
        lines += [f"    {voice.say(phrase)}" for phrase in words.event(history, number)]
    facts = msgspec.to_builtins(view)
    lines += [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in facts.items()]
    return "\n".join([*lines, ""])


def digests(game: AnyGame, kept: Record) -> list[str]:
    """For each step: how much there was to choose from, what was chosen, and what each seat and an onlooker were told.

    The last ones are of the end: the position, and the table as each seat sees it.
    """
    trail = follow(game, kept.options, kept.steps)
    found = [_digest("\n".join(lines)) for lines in _steps(trail)]
    ends = [trail.end, *(game.view(trail.end, seat) for seat in (None, *trail.seats))]
    return found + [_digest(encode(each).decode()) for each in ends]


def _steps(trail: Trail) -> Iterator[list[str]]:
    game = trail.game
    for number, (state, step) in enumerate(zip(trail.states, trail.steps, strict=False), start=1):
        if isinstance(step, Played):
            listed = " ".join(f"{seat}:{sum(1 for _ in game.moves(state, seat))}" for seat in game.to_act(state))
            chosen = f"{number} moves {listed} > {step.seat}: {notation.write(step.move)}"
        else:
            chance = game.chance(state)
            assert chance is not None
            chosen = f"{number} chance {len(chance.outcomes)} of weight {sum(chance.weights)}"
        events = [
            f"{seat}: {notation.write(game.seen(event, seat))}"
            for event in trail.told[number]
            for seat in (None, *trail.seats)
        ]
        yield [chosen, *events]


def _digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()[:DIGITS]


def differing(game: AnyGame, kept: Record, stored: list[str]) -> str:
    """The first step of which something else came than is stored, as it is now; nothing where all is as it was."""
    now = digests(game, kept)
    trail = follow(game, kept.options, kept.steps)
    for number, lines in enumerate(_steps(trail)):
        if number >= len(stored) or stored[number] != now[number]:
            before = sum(map(len, trail.told[: number + 1]))
            return "\n".join([f"from step {number + 1}, event {before} on something else happens; it is now", *lines])
    return "" if now == stored else "the table at the end is another"


def write(folder: Path, name: str, kept: Record) -> None:
    """The files of one transcript."""
    game = cairn.game(kept.game)
    (folder / "digests").mkdir(exist_ok=True)
    lines = wrap(" ".join(digests(game, kept)), 16 * (DIGITS + 1))
    (folder / "digests" / f"{name}.txt").write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")
    if GOLDEN[name].told:
        (folder / f"{name}.txt").write_text(told(game, kept, 0), encoding="utf-8", newline="\n")


def write_record(folder: Path, name: str, kept: Record) -> None:
    """The record itself, packed: nobody reads it."""
    (folder / "records").mkdir(exist_ok=True)
    packed = gzip.compress(record.to_json(kept).encode(), mtime=0)
    (folder / "records" / f"{name}.jsonl.gz").write_bytes(packed)


if __name__ == "__main__":
    for name in sys.argv[1:] or GOLDEN:
        fresh = played(GOLDEN[name])
        write_record(FOLDER, name, fresh)
        write(FOLDER, name, fresh)
