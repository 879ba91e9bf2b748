"""The systemd unit in `deploy`: systemd accepts it, rates it as hardened, and cairn runs with its system calls."""

import re
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import httpx
import pytest

from tests.deploy.needs import leave_out, need_command
from tests.server import command
from tests.server.command import Serving

UNIT = Path(__file__).parents[2] / "deploy" / "cairn.service"
MOST_EXPOSED = 1.5
"""The highest exposure by `systemd-analyze security`, of 10; it is 1.1 with systemd 252."""

FILTER = """
import ctypes, os, sys
library = ctypes.CDLL({library!r})
library.seccomp_init.restype = ctypes.c_void_p
context = ctypes.c_void_p(library.seccomp_init(0x00050001))  # whatever is not allowed fails with EPERM
for name in sys.argv[1].split():
    number = library.seccomp_syscall_resolve_name(name.encode())
    if number >= 0:
        assert library.seccomp_rule_add(context, 0x7FFF0000, number, 0) == 0, name
assert library.seccomp_load(context) == 0
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_systemd_accepts_it(tmp_path: Path) -> None:
    installed = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/opt/cairn/bin/cairn ", f"{sys.executable} -m cairn.cli.main ")
    installed.write_text(text, "utf-8")
    verified = subprocess.run(
        [need_command("systemd-analyze"), "verify", str(installed)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_it_is_hardened() -> None:
    rated = subprocess.run(
        [need_command("systemd-analyze"), "security", "--offline=true", str(UNIT)],
        capture_output=True,
        text=True,
        check=True,
    )
    exposure = re.search(r"Overall exposure level for cairn.service: ([\d.]+)", rated.stdout)
    assert exposure is not None and float(exposure[1]) <= MOST_EXPOSED, rated.stdout


def test_the_server_runs_with_its_system_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move included, which a process of its own thinks about."""
    library = find_library("seccomp")
    if library is None or sys.platform != "linux":
        leave_out("libseccomp is not installed")
    filtered = [sys.executable, "-c", FILTER.format(library=library), " ".join(sorted(_allowed()))]
    monkeypatch.setattr(command, "COMMAND", [*filtered, *command.COMMAND])
    with Serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/ready").is_success
        table = {"game": "lost-code", "seats": ["me", "steady"], "names": ["Ann"]}
        made = httpx.post(f"{server.url}/api/tables", json=table).json()
        headers = {"Authorization": f"Bearer {made['secret']}"}
        assert httpx.post(f"{server.url}/api/tables/{made['id']}/start", headers=headers).is_success
        asked = httpx.post(f"{server.url}/api/tables/{made['id']}/hints", headers=headers, json={"level": 1})
        assert asked.status_code != 500, asked.text
        assert server.stop() == 0


def _allowed() -> set[str]:
    """The system calls that the unit allows."""
    allowed: set[str] = set()
    for line in re.findall(r"^SystemCallFilter=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE):
        named = {call for each in line.removeprefix("~").split() for call in _expand(each)}
        allowed = allowed - named if line.startswith("~") else allowed | named
    return allowed


def _expand(name: str) -> set[str]:
    """The system calls of a set of systemd, or the one of that name."""
    if not name.startswith("@"):
        return {name}
    listed = subprocess.run(
        [need_command("systemd-analyze"), "syscall-filter", name], capture_output=True, text=True, check=True
    )
    names = [line.strip() for line in listed.stdout.splitlines()[1:]]
    return {call for each in names if each and not each.startswith("#") for call in _expand(each)}
