"""A light install: library, terminal and bots run where no package of an extra is installed."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cairn.core import extras

ROOT = Path(__file__).parents[2]
OPTIONAL = sorted({module for modules in extras._MODULES.values() for module in modules} | {"uvloop", "torch", "babel"})

WITHOUT_EXTRAS = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {OPTIONAL}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {OPTIONAL} else real(name, package)
"""
"""What is run before a program, so that it runs as in an environment of the bare package."""


def run(program: str, *arguments: str, given: str = "", folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS + program, *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "CAIRN_DATA": str(folder)},
    )


def cairn(*arguments: str, given: str = "", folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return run("from cairn.cli.main import main; main()", *arguments, given=given, folder=folder)


def test_a_users_script_needs_no_extra() -> None:
    ran = run("from tests.library.script import main; main()")
    assert ran.returncode == 0, ran.stderr
    assert "LC 6.4 game-over" in ran.stdout


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak"])
def test_the_terminal_needs_no_extra(game: str, tmp_path: Path) -> None:
    ran = cairn("play", game, "--seed", "1", given="?\nhint\nquit\n", folder=tmp_path)
    assert ran.returncode == 0 and "You left the game." in ran.stdout, ran.stderr


@pytest.mark.parametrize(
    "command",
    [["games"], ["rules", "arnak"], ["simulate", "break-the-code", "--bots", "master,random", "--games", "1"]],
)
def test_the_commands_need_no_extra(command: list[str]) -> None:
    ran = cairn(*command)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["serve"], "cairn: serve: anyio is not installed; type: pip install 'cairn-table[serve]'"),
        (["admin", "check"], "cairn: admin: anyio is not installed; type: pip install 'cairn-table[serve]'"),
        (
            ["simulate", "lost-code", "--bots", "random,random", "--games", "1", "--ray", "local"],
            "cairn: ray: ray is not installed; type: pip install 'cairn-table[ray]'",
        ),
    ],
)
def test_a_command_whose_extra_is_missing_says_what_to_type(command: list[str], said: str) -> None:
    ran = cairn(*command)
    assert (ran.returncode, ran.stderr.strip()) == (2, said)


def test_modules_whose_extra_is_missing_say_what_to_type() -> None:
    ran = run("import cairn.client")
    assert ran.stderr.strip().endswith("cairn.client: httpx is not installed; type: pip install 'cairn-table[client]'")
    ran = run("import cairn.envs; cairn.envs.aec('lost-code')")
    assert ran.stderr.strip().endswith("pettingzoo: gymnasium is not installed; type: pip install 'cairn-table[envs]'")


def test_importing_cairn_imports_nothing_that_only_some_need() -> None:
    """Nor rich and numpy, which take their time."""
    program = (
        "import cairn, sys; print([name for name in ('numpy', 'rich', 'litestar', 'httpx') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_every_extra_is_one_of_the_package() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra, modules in extras._MODULES.items():
        names = {item.partition(">")[0].replace("-", "_") for item in declared[extra]}
        assert set(modules) <= names, extra
