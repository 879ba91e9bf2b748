"""`cairn serve` as people start it, in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tests.patience import LIMIT, prepare_clients

prepare_clients()

COMMAND = [sys.executable, "-c", "from cairn.cli.main import main; main()"]


class Serving:
    """The command, running; what it logs goes to a file."""

    def __init__(self, folder: Path, *arguments: str, database: str | None = None, **environment: str) -> None:
        self.database = database or str(folder / "tables.sqlite")
        self.log = folder / "log.jsonl"
        self.url = ""
        self.told: list[str] = []
        self.port = 0
        self._arguments = arguments
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None

    def start(self, until: str = " at ") -> None:
        """Start it, or start it again on the same port."""
        port = [] if "--port" in self._arguments else ["--port", str(self.port)]
        command = [*COMMAND, "serve", *port, "--database", self.database, "--workers", "1", *self._arguments]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **self._environment}
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if until not in line:
            self.stop(signal.SIGKILL)
            raise AssertionError(self.log.read_text())
        self.told = [line]
        self.url = line.partition(" at ")[2].split(" ")[0]
        self.port = urlsplit(self.url).port or 0

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Its exit status; the rest of what it said is in `told`."""
        self.process.send_signal(by)
        status = self.process.wait(LIMIT)
        assert self.process.stdout is not None
        self.told += self.process.stdout.readlines()
        self.process.stdout.close()
        self._process = None
        return status

    def lines(self) -> list[dict[str, Any]]:
        """What it logged."""
        return [msgspec.json.decode(line) for line in self.log.read_bytes().splitlines()]

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.stop(signal.SIGKILL)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, run to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
        env={**os.environ, **environment},
    )
