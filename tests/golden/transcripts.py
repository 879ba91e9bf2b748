"""What is kept of a game: its record, how many moves there were to choose from, and what each seat saw.

`python -m tests.golden.transcripts [NAME ...]` plays games anew and writes their files; `README.md` says when that is
right.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import cairn
from cairn.play import games as arena
from cairn.core import notation, record
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.record import Record
from cairn.core.steps import Played
from cairn.core.values import Seat
from tests.contract.adapter import adapter_of
from tests.contract.play import follow, play

__all__ = ["FOLDER", "GOLDEN", "Table", "choices", "seen", "write"]

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Table:
    """A game to be played for a transcript."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    bot: str | None = None
    """Who plays all seats; None: they are played at random."""


GOLDEN = {
    "lost-code-plain": Table("lost-code", 4, {}, 1),
    "lost-code-everything": Table("lost-code", 3, {"variant": "x", "expansions": ["shortcut", "curse"]}, 13),
    "lost-code-beginner": Table("lost-code", 2, {"beginner": True, "expansions": ["curse"], "wheels": "seven-two"}, 2),
    "think-str8": Table("think-str8", 4, {}, 1),
    "think-str8-beginner": Table("think-str8", 2, {"beginner": True, "tokens": "as-stones"}, 2),
    "break-the-code-two": Table("break-the-code", 2, {"last_guesses": 2}, 36),
    "break-the-code-three": Table("break-the-code", 3, {}, 5),
    "break-the-code-four": Table("break-the-code", 4, {}, 35),
    "tagiron-two": Table("break-the-code", 2, {"rules": "tagiron"}, 35),
    "tagiron-three": Table("break-the-code", 3, {"rules": "tagiron"}, 37),
    "tagiron-four": Table("break-the-code", 4, {"rules": "tagiron"}, 37),
    "arnak-bird-one": Table("arnak", 1, {"difficulty": 2}, 23, "steady"),
    "arnak-bird-two": Table("arnak", 2, {}, 12, "steady"),
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


def choices(game: AnyGame, kept: Record) -> Iterator[str]:
    """For each step how much there was to choose from, and what was chosen."""
    trail = follow(game, kept.options, kept.steps)
    for number, (state, step) in enumerate(zip(trail.states, trail.steps, strict=False), start=1):
        if isinstance(step, Played):
            listed = " ".join(f"{seat}:{sum(1 for _ in game.moves(state, seat))}" for seat in game.to_act(state))
            yield f"{number} moves {listed} > {step.seat}: {notation.write(step.move)}"
        else:
            chance = game.chance(state)
            assert chance is not None
            yield f"{number} chance {len(chance.outcomes)} of weight {sum(chance.weights)}"


def seen(game: AnyGame, kept: Record, seat: Seat) -> str:
    """All that the seat saw happen, a line each, and the table as it saw it in the end."""
    trail = follow(game, kept.options, kept.steps)
    told = trail.seen(len(trail.steps), seat)
    lines = [f"{number}: {notation.write(event)}" for number, event in enumerate(told)]
    facts = msgspec.to_builtins(game.view(trail.end, seat))
    lines += [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in facts.items()]
    return "\n".join([*lines, ""])


def write(folder: Path, name: str, kept: Record) -> None:
    """The files of one transcript."""
    game = cairn.game(kept.game)
    texts = {"record": record.to_text(kept), "choices": "\n".join([*choices(game, kept), ""])}
    texts |= {f"seat-{seat}": seen(game, kept, seat) for seat in range(kept.options.players)}
    for part, text in texts.items():
        (folder / f"{name}.{part}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or GOLDEN:
        write(FOLDER, name, played(GOLDEN[name]))
