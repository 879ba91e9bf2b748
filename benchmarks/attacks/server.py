"""A server to attack: `cairn serve` of this or of another version, in a process of its own."""

import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, Self

import httpx

from cairn.client.api import TableAddress, headers

__all__ = ["CAIRN", "MIB", "Served", "Serving"]

CAIRN = (sys.executable, "-c", "from cairn.cli.main import main; main()")
"""The command `cairn` of this version."""
SETTINGS = ("--port", "0", "--workers", "1", "--log-level", "error")
"""One worker, as on a machine with two cores."""
MIB = 1024 * 1024


class Served(NamedTuple):
    """A server that runs, as attackers and players find it."""

    url: str
    process: int
    database: str
    command: tuple[str, ...]

    @property
    def port(self) -> int:
        """The port of its address."""
        return int(self.url.rpartition(":")[2])

    @property
    def memory(self) -> float:
        """MiB that it has in memory."""
        return int(Path(f"/proc/{self.process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MIB

    @property
    def cpu(self) -> float:
        """Seconds of CPU time that it has taken, its workers included."""
        return sum(_cpu(process) for process in (self.process, *_children(self.process)))

    def open_table(self, game: str, seats: tuple[str, ...], address: str = "127.0.0.1") -> TableAddress:
        """Set up a table from this address and start it: by hand, because the client sends what old servers refuse."""
        asked = {"game": game, "seats": seats, "names": ("Ann", "Ben")[: seats.count("me")]}
        with httpx.Client(base_url=self.url, timeout=60, transport=httpx.HTTPTransport(local_address=address)) as http:
            made = http.post("/api/tables", json=asked).raise_for_status().json()
            table = TableAddress(self.url, made["id"], made["secret"])
            http.post(table.path("/start"), headers=headers(table)).raise_for_status()
        return table

    def limit_files(self, size: int | None) -> None:
        """Let no file of the server grow beyond `size` bytes, as on a full disk; None for no limit."""
        _, hard = resource.prlimit(self.process, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))

    def limit_descriptors(self, number: int) -> None:
        """Let the server have so many files and connections."""
        resource.prlimit(self.process, resource.RLIMIT_NOFILE, (number, number))

    def start_another(self) -> subprocess.Popen[str]:
        """Start a second server of the same database."""
        return _start(self.command, self.database)


class Serving:
    """A server, from its start to its end."""

    def __init__(self, command: tuple[str, ...], folder: Path, *settings: str) -> None:
        """Start this `cairn` with a database in `folder` and further settings."""
        database = str(folder / "tables.sqlite")
        command = (*command, "serve", *SETTINGS, *settings)
        self._process = _start(command, database)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if " at " not in line:
            raise SystemExit(f"{command[0]} does not serve: {line}")
        self.served = Served(line.partition(" at ")[2].split()[0], self._process.pid, database, command)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def _start(command: tuple[str, ...], database: str) -> subprocess.Popen[str]:
    arguments = [*command, "--database", database]
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]
