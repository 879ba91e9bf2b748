"""Every test is quick or thorough, the table of tiers names only what is there, and CPU time is counted."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import cpu
from tests.tiers import QUICK, THOROUGH, Tier, named, tier_of

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", named())
def test_what_the_table_names_is_there(name: str) -> None:
    """A test that was renamed would be in the other tier from then on."""
    path, _, test = name.partition("::")
    assert (ROOT / path).exists(), f"tests/tiers.toml: there is no {path}"
    assert not test or f"def {test.partition('[')[0]}(" in (ROOT / path).read_text("utf-8"), (
        f"tests/tiers.toml: no {name}"
    )


@pytest.mark.parametrize(
    ("nodeid", "tier"),
    [
        ("tests/core/test_a.py::test_b", "quick"),
        ("tests/web/test_a.py::test_b", "thorough"),
        ("tests/web/test_texts.py::test_b[en]", "quick"),
        ("tests/web/test_texts.py::test_long", "thorough"),
        ("tests/web/test_texts.py::test_longer", "quick"),
        ("tests/webs/test_a.py::test_b", "quick"),
        ("tests/play/test_a.py::test_b[4-bird]", "thorough"),
        ("tests/play/test_a.py::test_b[4-snake]", "quick"),
    ],
)
def test_the_longest_name_decides(nodeid: str, tier: Tier) -> None:
    table: dict[str, Tier] = {
        "tests/web": "thorough",
        "tests/web/test_texts.py": "quick",
        "tests/web/test_texts.py::test_long": "thorough",
        "tests/play/test_a.py::test_b[4-bird]": "thorough",
    }
    assert tier_of(nodeid, table) == tier


def test_the_commands_select_the_tiers() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    selected = re.findall(r"^(test[a-z-]*):.*\n.*\n\t@\$\(PYTEST\) -m (\"[a-z ]+\"|[a-z]+) ", makefile, re.MULTILINE)
    assert selected == [("test", f'"{QUICK}"'), ("test-rest", THOROUGH)]


def test_both_tiers_together_are_all_tests() -> None:
    """Each test is in one of them, whatever was left alone when the quick ones were collected."""
    everything, quick, rest = (_collected(), _collected("-m", QUICK), _collected("-m", THOROUGH))
    assert quick and rest and not quick & rest
    assert quick | rest == everything
    idle = [name for name in named() if not any(tier_of(test, {name: "thorough"}) == "thorough" for test in everything)]
    assert not idle, f"tests/tiers.toml: these name no test: {idle}"


def _collected(*arguments: str) -> set[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return {line for line in done.stdout.splitlines() if "::" in line}


# Waiting

NUMBERED = re.compile(
    r"\b(?:timeout[=(]|set_default_timeout\()\d|\b(?:wait|listen|join|result|recv|fail_after|move_on_after)\(\d{1,3}[.)]"
    r"|\btime\.sleep\(|\bwait_for_timeout\((?!LOOKING)"
)
"""A wait that ends, or goes on, after a time of its own."""

OWN_TIME = {
    "releases/write.py": "it was run once, by hand",
    "web/bench.py": "it measures",
    "web/readme.py": "pictures are taken when nothing moves any more",
    "web/screenshots.py": "so they are here",
    "web/shot.py": "so is this one",
}


def test_every_wait_is_for_a_condition_and_has_the_common_limit() -> None:
    """LIMIT of tests/patience.py only ends what hangs; a shorter one fails on a busy machine."""
    files = [path for path in (ROOT / "tests").rglob("*.py") if path.relative_to(ROOT / "tests").parts[0] != "envs"]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        if path.relative_to(ROOT / "tests").as_posix() not in OWN_TIME and path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NUMBERED.search(line)
    ]
    assert not found, "\n".join(found)


# CPU time


def test_every_folder_has_a_budget_in_each_tier_that_it_has_tests_in() -> None:
    folders = {cpu.folder_of(path.relative_to(ROOT).as_posix()) for path in (ROOT / "tests").rglob("test_*.py")}
    folders -= {"soak", "envs"}  # with targets of their own
    assert cpu.budgets(False).keys() == folders | {cpu.COLLECTION}
    assert cpu.budgets(True).keys() <= folders | {cpu.COLLECTION}
    assert sum(cpu.budgets(False).values()) <= 600, "what `make test` may take in all"


def test_what_takes_three_times_its_budget_is_too_much() -> None:
    taken = {"core": 30.0, "web": 31.0, "new": 0.1}
    (new, web) = cpu.excess(taken, {"core": 10, "web": 10})
    assert new.startswith("new took") and web.startswith("web took 31 s") and "30 s" in web
    lines = list(cpu.table(taken, {"core": 10, "web": 10}))
    assert lines[1].split() == ["web", "31.0", "10"] and lines[-1].split() == ["together", "61.1", "20"]


def test_the_time_of_children_counts_while_they_run_and_afterwards() -> None:
    """A child, and a child of that, work for a while and then wait; then both are gone."""
    work = "import time, sys\nwhile time.process_time() < 0.3: pass\n"
    wait = "print('done', flush=True); sys.stdin.read()"
    program = (
        f"import subprocess, sys\n{work}"
        f"with subprocess.Popen([sys.executable, '-c', {work + wait!r}], stdin=sys.stdin): pass"
    )
    before = cpu.process_tree_seconds()
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as child:
        assert child.stdout is not None and child.stdin is not None
        assert child.stdout.readline() == "done\n"
        while_running = cpu.process_tree_seconds()
        child.stdin.close()
    if cpu.PROCESSES.exists():  # elsewhere children are only seen when they have ended
        assert while_running - before > 0.55
    assert cpu.process_tree_seconds() - before > 0.55


def test_a_run_over_budget_fails_only_where_that_is_asked_for(tmp_path: Path) -> None:
    """The plugin in a run of its own: a test that takes time, in a folder without a budget."""
    (tmp_path / "tests" / "busy").mkdir(parents=True)
    (tmp_path / "tests" / "busy" / "test_busy.py").write_text(
        "from time import process_time as now\ndef test_busy():\n    end = now() + 0.2\n    while now() < end: pass\n",
        "utf-8",
    )
    (tmp_path / "conftest.py").write_text(
        "from tests import cpu\npytest_addoption = cpu.add_options\n"
        "def pytest_configure(config): config.pluginmanager.register(cpu.Meter(config), 'cpu')\n",
        "utf-8",
    )
    for arguments, status in (([], 0), (["--cpu-budgets", "-n", "1"], 1)):
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, "tests/busy"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout + done.stderr
        assert "CPU time, seconds" in done.stdout and ("busy took" in done.stdout) is bool(status)
