"""The package as people install it: the wheel with the locked versions, in an environment that was empty."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.deploy.packages import ROOT, build_wheel
from tests.deploy.playing import play_until_a_bot_moves
from tests.server import command
from tests.server.command import Serving


class Install(NamedTuple):
    """An environment with cairn in it."""

    python: Path
    packages: int
    megabytes: int

    def run(self, *arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in it, in a folder without any sources."""
        return subprocess.run(
            [str(self.python), *arguments],
            cwd=self.python.parents[2],
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env={**_bare(), **environment},
        )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Install:
    return install(tmp_path_factory.mktemp("plain"), wheel, "", "runtime")


@pytest.fixture(scope="module")
def serving(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Install:
    return install(tmp_path_factory.mktemp("serving"), wheel, "[serve]", "serve")


def install(folder: Path, wheel: Path, extras: str, lock: str) -> Install:
    """Install the wheel as its metadata say, in the versions of a lock file; nothing else is installed."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "environment")], check=True)
    python = folder / "environment" / ("Scripts" if os.name == "nt" else "bin") / "python"
    pins = folder / "pins.txt"
    lines = (ROOT / f"requirements/{lock}.txt").read_text("utf-8").splitlines()
    pins.write_text("\n".join(line.removesuffix("\\") for line in lines if line[:1].isalpha()), "utf-8")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
    asked = f"{wheel}{extras}"
    subprocess.run([*pip, "install", "--quiet", "--no-compile", "--constraint", str(pins), asked], check=True)
    listed = subprocess.run([*pip, "list", "--format=freeze"], capture_output=True, text=True, check=True)
    names = [line for line in listed.stdout.splitlines() if line and not line.startswith(("pip=", "setuptools="))]
    size = sum(each.stat().st_size for each in _files(folder) if not _is_of_pip(each))
    found = Install(python, len(names), round(size / 1e6))
    print(f"cairn-table{extras}: {found.packages} packages, {found.megabytes} MB")
    return found


def test_a_server_serves_and_a_bot_moves(serving: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "COMMAND", [str(serving.python.with_name("cairn"))])
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with Serving(tmp_path) as server:
        page = httpx.get(f"{server.url}/").text
        assets = [part.partition('"')[0] for part in page.split('"/assets/')[1:]]
        assert assets
        for name in assets:
            assert httpx.get(f"{server.url}/assets/{name}").is_success
        play_until_a_bot_moves(server.url)
        assert httpx.get(f"{server.url}/api/push").json() == {}, "notifications are an extra"
        assert server.stop() == 0


def test_a_library_needs_no_extra(plain: Install) -> None:
    ran = plain.run("-c", (ROOT / "tests/library/script.py").read_text("utf-8"))
    assert ran.returncode == 0, ran.stderr
    imported = plain.run("-c", "import cairn.server.main")
    assert "No module named" in imported.stderr, "nothing of the server is installed"


@pytest.mark.parametrize("game", ["lost-code", "arnak"])
def test_the_terminal_needs_no_extra(plain: Install, tmp_path: Path, game: str) -> None:
    ran = plain.run("-m", "cairn", "play", game, "--seed", "1", given="?\nhint\nquit\n", CAIRN_DATA=str(tmp_path))
    assert ran.returncode == 0 and "You left the game." in ran.stdout, ran.stderr


def test_the_documentation_says_what_an_install_takes(plain: Install, serving: Install) -> None:
    text = (ROOT / "docs/dependencies.md").read_text("utf-8")
    for extras, found in (("`pip install cairn-table`", plain), ("`pip install 'cairn-table[serve]'`", serving)):
        row = next(line for line in text.splitlines() if line.startswith(f"| {extras} |"))
        packages, megabytes = (int(cell) for cell in row.strip("| ").split("|")[1:])
        assert packages == found.packages and abs(megabytes - found.megabytes) <= 3, f"{row} is {found}"


def _files(folder: Path) -> list[Path]:
    return [each for each in (folder / "environment").rglob("*") if each.is_file() and not each.is_symlink()]


def _is_of_pip(path: Path) -> bool:
    return any(part.startswith(("pip-", "setuptools-")) or part in ("pip", "setuptools") for part in path.parts)


def _bare() -> dict[str, str]:
    """The environment without what points at the sources."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
