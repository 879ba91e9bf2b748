"""Nothing is loaded before it is asked for: `cairn --help` and `import cairn` start at once."""

import runpy
import subprocess
import sys

import pytest

HEAVY = ("cairn.games.arnak.rules", "cairn.games.lost_code.rules", "cairn.games.break_code.rules", "numpy", "rich")


def loaded(code: str) -> set[str]:
    """The modules that are there after the code has run in a new process."""
    script = f"{code}\nimport sys\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines())


@pytest.mark.parametrize(
    "code",
    [
        "import cairn",
        "import cairn; cairn.games()",
        "from cairn.cli.main import cli\ncli.main(['--help'], standalone_mode=False)",
    ],
    ids=["import", "games", "help"],
)
def test_no_game_is_loaded_before_it_is_asked_for(code: str) -> None:
    found = loaded(code)
    assert "cairn.games.rooms" in found
    assert not found & set(HEAVY)


def test_one_game_does_not_load_another() -> None:
    found = loaded("import cairn; cairn.game('lost-code')")
    assert "cairn.games.lost_code.rules.game" in found
    assert not {name for name in found if name.startswith(("cairn.games.arnak.rules", "cairn.games.break_code.rules"))}


def test_a_worker_process_may_load_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m cairn serve` starts workers, and each of them loads the main module under another name."""
    monkeypatch.setattr(sys, "argv", ["cairn", "--no-such-option"])
    runpy.run_module("cairn.__main__", run_name="__mp_main__")
    with pytest.raises(SystemExit):
        runpy.run_module("cairn.__main__", run_name="__main__")
