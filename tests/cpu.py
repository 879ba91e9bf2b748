"""How much CPU time the tests take, with their servers, workers and browsers: a plugin for `tests/conftest.py`.

At the end of a run it prints a table: each folder of `tests` beside its budget from `tests/budgets.toml`, summed over
all processes of the run. `--cpu-top 20` also prints the 20 tests that took most. `--cpu-budgets` fails the run where a
folder took more than three times its budget.
"""

import os
import time
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

__all__ = ["COLLECTION", "LIMIT", "Meter", "add_options", "budgets", "process_tree_seconds", "seconds_of", "watch"]

HOME = Path(__file__).parent
PROCESSES = Path("/proc")
COLLECTION = "collection"
"""The row for what is no test: starting, importing and collecting, in each process of a run."""

LIMIT = 3
"""How many times its budget a folder may take before a run with --cpu-budgets fails: other machines are slower."""

_watched: set[int] = set()


def add_options(parser: pytest.Parser) -> None:
    group = parser.getgroup("cpu time")
    group.addoption("--cpu-top", type=int, default=0, metavar="N", help="print the N tests that took most CPU time")
    group.addoption("--cpu-budgets", action="store_true", help=f"fail if a folder took {LIMIT} times its budget")


def budgets(is_thorough: bool, path: Path = HOME / "budgets.toml") -> dict[str, float]:
    """The seconds of CPU time that each folder may take: in `make test`, or in the rest of the tests."""
    return dict(tomllib.loads(path.read_text("utf-8"))["rest" if is_thorough else "test"])


def watch(pid: int) -> None:
    """Count the time of a process that is no descendant of this one: a daemon that a test started."""
    _watched.add(pid)


def process_tree_seconds() -> float:
    """CPU time of this process, of all its descendants that are running or were waited for, and of watched daemons.

    Where there is no /proc only those children count that were waited for.
    """
    return sum(os.times()[:4]) + sum(seconds_of(pid) for pid in _running(_children(os.getpid()), _watched))


def _running(*roots: Iterable[int]) -> Iterator[int]:
    for pid in (each for some in roots for each in some):
        yield pid
        yield from _running(_children(pid))


def _children(pid: int) -> list[int]:
    found: list[int] = []
    try:
        for thread in os.listdir(PROCESSES / str(pid) / "task"):
            found += map(int, (PROCESSES / str(pid) / "task" / thread / "children").read_bytes().split())
    except OSError:  # it ended just now, or there is no /proc
        pass
    return found


def seconds_of(pid: int) -> float:
    """Its time and that of the children that it waited for."""
    try:
        facts = (PROCESSES / str(pid) / "stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, facts[11:15])) / _ticks()


@cache
def _ticks() -> int:
    return os.sysconf("SC_CLK_TCK")


class Meter:
    """The plugin: measures each test, gathers what other processes measured, prints the table."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._taken: dict[str, float] = {}
        self._tests: dict[str, float] = {}
        self._last = 0.0

    # In a process that runs tests

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        self._last = process_tree_seconds()
        self._taken[COLLECTION] = self._last

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        result = yield
        self._measure(item)
        return result

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        self._measure(item)  # a browser that is closed now may take its time along: its parent ends before it
        return (yield)

    def _measure(self, item: pytest.Item) -> None:
        """Add to the test what was taken since the last look."""
        before, self._last = self._last, process_tree_seconds()
        seconds = max(0.0, self._last - before)
        _add(self._taken, {folder_of(item.nodeid): seconds})
        _add(self._tests, {item.nodeid: seconds})

    # In the process that gathers

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        facts = getattr(node, "workeroutput", {})
        _add(self._taken, facts.get("cpu", {}))
        _add(self._tests, facts.get("cpu_of_tests", {}))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["cpu"], output["cpu_of_tests"] = self._taken, self._tests
        elif self._config.pluginmanager.has_plugin("dsession"):
            _add(self._taken, {COLLECTION: time.process_time()})  # the workers are its children, and told theirs
        if output is None and self._excess() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("CPU time, seconds")
        for line in table(self._taken, self._budgets()):
            terminalreporter.line(line)
        dearest = sorted(self._tests, key=lambda name: -self._tests[name])
        for name in dearest[: self._config.getoption("cpu_top")]:
            terminalreporter.line(f"{self._tests[name]:9.2f}  {name}")
        for line in self._excess():
            terminalreporter.line(line, red=True)

    def _budgets(self) -> dict[str, float]:
        return budgets(self._config.getoption("markexpr") == "thorough")

    def _excess(self) -> list[str]:
        return excess(self._taken, self._budgets()) if self._config.getoption("cpu_budgets") else []


def _add(total: dict[str, float], more: Mapping[str, float]) -> None:
    for name, seconds in more.items():
        total[name] = total.get(name, 0.0) + seconds


def folder_of(nodeid: str) -> str:
    """The folder of `tests` in which a test is, and `tests` for those beside the folders."""
    parts = nodeid.partition("::")[0].split("/")
    return parts[1] if len(parts) > 2 else "tests"


def table(taken: Mapping[str, float], allowed: Mapping[str, float]) -> Iterator[str]:
    """A line for each folder: what it took, and its budget."""
    yield f"{'':<12}{'taken':>9}{'budget':>9}"
    for name in sorted(taken, key=lambda name: -taken[name]):
        yield f"{name:<12}{taken[name]:>9.1f}{allowed.get(name, 0):>9.0f}"
    yield f"{'together':<12}{sum(taken.values()):>9.1f}{sum(allowed.values()):>9.0f}"


def excess(taken: Mapping[str, float], allowed: Mapping[str, float]) -> list[str]:
    """A line for each folder that took more than `LIMIT` times its budget, or has none."""
    return [
        f"{name} took {seconds:.0f} s of CPU, {LIMIT} times its budget in tests/budgets.toml is "
        f"{LIMIT * allowed.get(name, 0):.0f} s"
        for name, seconds in sorted(taken.items())
        if seconds > LIMIT * allowed.get(name, 0)
    ]
