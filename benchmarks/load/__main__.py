"""`make bench-load`: our server beside boardgame.io's, on loopback, in the same run (see ../README.md)."""

import argparse
import os
import platform
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.load.processes import Driver, Played, Served, boardgame, cairn
from benchmarks.load.report import Row, arnak_bytes, memory_table, moves_table

HERE = Path(__file__).parent
SIZES = (1, 20, 100, 200, 300)
REAL = (("break-the-code", 2), ("arnak", 2), ("arnak", 4))
REAL_SIZES = (20, 100)
IDLE = 1000
LONG = {"turns": 1_000_000}
"""The time is up before the pile is."""


def main() -> None:
    """Measure, and print what came of it as Markdown."""
    parser = argparse.ArgumentParser(prog="make bench-load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often each measurement is made (default: 3)")
    parser.add_argument("--seconds", type=float, default=3.0, help="of play in each (default: 3)")
    parser.add_argument("--tables", default=",".join(map(str, SIZES)), help="how many at once, by commas")
    parser.add_argument("--idle", type=int, default=IDLE, help="idle tables whose memory is measured; 0: none")
    parser.add_argument("--only", choices=("small", "real", "memory"), help="one part alone")
    asked = parser.parse_args()
    sizes = tuple(map(int, asked.tables.split(",")))
    with tempfile.TemporaryDirectory(dir=HERE, prefix="measured-") as folder:
        disk = _commit_milliseconds(Path(folder))
        machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}"
        print(f"{machine}; a write of 4 kB is on disk after {disk:.1f} ms\n", flush=True)
        if asked.only in (None, "small"):
            print(moves_table(small(Path(folder), sizes, asked.rounds, asked.seconds)), flush=True)
        if asked.only in (None, "real"):
            rows, late = real(Path(folder), asked.rounds, asked.seconds)
            print("\n" + moves_table(rows) + "\n\n" + arnak_bytes(late), flush=True)
        if asked.only in (None, "memory") and asked.idle:
            print("\n" + memory_table(idle(Path(folder), asked.idle), asked.idle), flush=True)


def small(folder: Path, sizes: Sequence[int], rounds: int, seconds: float) -> list[Row]:
    """The small game on both servers, theirs in memory and in files, in turn."""
    measured: dict[tuple[str, str, int], list[Played]] = {}
    with cairn(folder / "small.sqlite3") as ours, boardgame() as theirs, boardgame(folder / "files") as kept:
        for number in range(rounds):
            for tables in sizes:
                for served in (ours, theirs, kept) if number % 2 == 0 else (kept, theirs, ours):
                    options = LONG if served is ours else {}
                    with Driver(served, tables=tables, seconds=seconds, options=options) as driver:
                        driver.open()
                        measured.setdefault((served.name, "pile", tables), []).append(driver.play())
    return [Row(*key, tuple(played)) for key, played in sorted(measured.items(), key=lambda each: each[0][2])]


def real(folder: Path, rounds: int, seconds: float) -> tuple[list[Row], Played]:
    """Real games on our server, played at random; and what a late move of Arnak for four costs a client, with words."""
    measured: dict[tuple[str, str, int], list[Played]] = {}
    with cairn(folder / "real.sqlite3") as ours:
        for number in range(rounds):
            for tables in REAL_SIZES:
                for game, players in REAL:
                    with Driver(
                        ours, game=game, players=players, tables=tables, seconds=seconds, seed=number
                    ) as driver:
                        driver.open()
                        key = (ours.name, f"{game}, {players} players", tables)
                        measured.setdefault(key, []).append(driver.play())
        with Driver(ours, game="arnak", players=4, tables=4, seconds=60, warmup=0, words=True) as driver:
            driver.open()
            late = driver.play()
    return [Row(*key, tuple(played)) for key, played in measured.items()], late


def idle(folder: Path, tables: int) -> list[tuple[str, str, int, int]]:
    """By server and game: memory before and after so many tables were opened, with everybody connected."""
    found = []
    for name, game, players in (("cairn", "pile", 2), ("boardgame.io", "pile", 2), ("cairn", "arnak", 4)):
        with cairn(folder / f"{game}-idle.sqlite3") if name == "cairn" else boardgame() as served:
            _settle(served)
            before = served.memory
            with Driver(served, game=game, players=players, tables=tables) as driver:
                driver.open()
                _settle(served)
                found.append((name, f"{game}, {players} players", before, served.memory))
    return found


def _settle(served: Served) -> None:
    """Wait until the server has nothing to do."""
    while True:
        before = served.cpu
        time.sleep(0.5)
        if served.cpu - before < 0.05:
            return


def _commit_milliseconds(folder: Path) -> float:
    """How long this disk takes to have something: a figure on a disk that lies is worth nothing."""
    taken = []
    with (folder / "probe").open("wb") as file:
        for _ in range(50):
            begun = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return 1000 * median(taken)


if __name__ == "__main__":
    main()
