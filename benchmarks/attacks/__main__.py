"""How long a player waits for a bot's move while others attack the server: `python -m benchmarks.attacks`.

Each attack meets a new server on loopback, with one worker and the limits for strangers. See ../README.md.
"""

import argparse
import multiprocessing
import os
import platform
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, sleep
from typing import NamedTuple

import msgspec

from benchmarks.attacks.attacks import ATTACKS
from benchmarks.attacks.server import CAIRN, Served, Serving
from cairn.client import Table
from cairn.core.errors import CairnError

LIMITED = "--limit-local"
"""The limits for strangers hold for clients on this machine too."""
GAME, BOT = "break-the-code", "steady"
WARM_UP = 4
"""Moves before an attack begins: the worker has loaded the game then."""
PAUSE = 0.2
"""Seconds that the player thinks."""
SLOW = 1.0
"""Seconds from which a wait for anything else counts too: for an answer to the player's move, for the next game."""
LONGEST = 60.0
"""Seconds after which the player gives up."""


class Measured(NamedTuple):
    """What the player met with during an attack."""

    waits: tuple[float, ...]
    """Seconds from each acknowledged move to the bot's answer."""
    refused: int
    """Moves that were refused and had to be sent again."""
    outcome: str
    """What the attack came to."""


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__)
    parser.add_argument("--before", help="the command `cairn` of an older version, to be measured too")
    parser.add_argument("--seconds", type=float, default=14.0, help="the length of each attack (default: 14)")
    parser.add_argument("--only", default=",".join(ATTACKS), help="attacks by name, separated by commas")
    asked = parser.parse_args()
    commands = [*([(asked.before,)] if asked.before else []), CAIRN]
    load = os.getloadavg()[0]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before {load:.1f}\n")
    when = ["before", "now"][-len(commands) :]
    print(f"| attack | {' | '.join(f'bot’s move, s, {each} | what happens {each}' for each in when)} |")
    print(f"| --- |{' ---: | --- |' * len(when)}", flush=True)
    for name in asked.only.split(","):
        found = [measure(command, name, asked.seconds) for command in commands]
        print(f"| {name} | {' | '.join(f'{_seconds(each)} | {_outcome(each)}' for each in found)} |", flush=True)


def measure(command: tuple[str, ...], attack: str, seconds: float) -> Measured:
    """Play at a new server while it is attacked."""
    with (
        tempfile.TemporaryDirectory(prefix="cairn-attacks-") as folder,
        Serving(command, Path(folder), LIMITED) as serving,
    ):
        player = Player(serving.served)
        for _ in range(WARM_UP):
            player.move()
        player.waits.clear()
        with attacked(serving.served, attack) as attacker:
            until = monotonic() + seconds
            while monotonic() < until and player.move():
                sleep(PAUSE)
            attacker.send(None)
            outcome = attacker.recv()
        return Measured(tuple(player.waits), player.refused, outcome)


@contextmanager
def attacked(served: Served, attack: str) -> Iterator[Connection]:
    """Attack the server from another process, from the time when all is sent; it ends when it is sent something."""
    here, there = multiprocessing.Pipe()
    attacker = multiprocessing.Process(target=_attack, args=(served, attack, there), daemon=True)
    attacker.start()
    there.close()
    try:
        here.recv()
        yield here
    finally:
        attacker.terminate()
        attacker.join()


class OldTable(Table):
    """A table at a server that may be of an older version: it refuses what it does not know in the first message."""

    def hello(self) -> bytes:
        """The first message, with what every version knows."""
        return msgspec.json.encode({"ask": "hello", "last": self.mirror.number, "secret": self.place.secret})


class Player:
    """Somebody who plays one game after the other against a bot, and waits for its moves."""

    def __init__(self, served: Served) -> None:
        """Sit down."""
        self.waits: list[float] = []
        self.refused = 0
        self._served = served
        self._rng = Random(1)
        self._table = self._begin()

    def move(self) -> bool:
        """Make a move, and wait for the bot to make its own; return False if it makes none."""
        start = monotonic()
        try:
            if not self._table.wait(LONGEST):
                self._table.close()
                self._table = self._begin()
                self._table.wait(LONGEST)
            self._table.play(self._rng.choice(self._table.moves))
        except CairnError:
            self.refused += 1
            return True
        except TimeoutError:
            self.waits.append(monotonic() - start)
            return False
        if monotonic() - start > SLOW:
            self.waits.append(monotonic() - start)
        table, start = self._table, monotonic()
        if table.status == "playing" and not table.may_move:
            with suppress(TimeoutError):
                table.wait(LONGEST)
            self.waits.append(monotonic() - start)
        return monotonic() - start < LONGEST

    def _begin(self) -> Table:
        table = OldTable(self._served.open_table(GAME, ("me", BOT)))
        table.update()
        return table


def _attack(served: Served, attack: str, pipe: Connection) -> None:
    going = ATTACKS[attack](served)
    next(going)
    pipe.send("sent")
    pipe.recv()
    try:
        next(going)
    except StopIteration as ended:
        pipe.send(ended.value)


def _seconds(measured: Measured) -> str:
    if not measured.waits:
        return "none"
    return f"{median(measured.waits):.2f} ({max(measured.waits):.2f})"


def _outcome(measured: Measured) -> str:
    refused = f"{measured.refused} moves of the player refused" if measured.refused else ""
    return "; ".join(filter(None, (measured.outcome, refused)))


if __name__ == "__main__":
    main()
