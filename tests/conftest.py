"""How the tests run: the same examples on every run, or many new ones with CAIRN_SOAK=1 (make soak)."""

import sys
from base64 import urlsafe_b64encode
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import cpu, tally, tiers
from tests.effort import SOAK, soaked

pytest.register_assert_rewrite("tests.contract.properties")

settings.register_profile(
    "default",
    max_examples=30,
    derandomize=True,  # a change that breaks something is found by its author, not by the next person
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak",
    parent=settings.get_profile("default"),
    max_examples=soaked(500),
    derandomize=False,
    print_blob=True,
)
settings.load_profile("soak" if SOAK else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    cpu.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(tiers.Tiers(), "tiers")
    config.pluginmanager.register(cpu.Meter(config), "cpu")


# How much was tried: workers tell it when they are done


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["tried"] = tally.parts()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    tally.add(getattr(node, "workeroutput", {}).get("tried", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if SOAK:
        terminalreporter.section("tried")
        for line in tally.lines():
            terminalreporter.line(line)


@pytest.fixture(autouse=True)
def _same_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names and secrets that a server of this process draws, and so all that is dealt at its tables, are the test's."""
    if "cairn.server.table.keys" in sys.modules:
        rng = Random(request.node.nodeid)

        def token(size: int) -> str:
            return urlsafe_b64encode(rng.randbytes(size)).decode().rstrip("=")

        monkeypatch.setattr("cairn.server.table.keys.token_urlsafe", token)


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test plays are kept where nobody looks for theirs."""
    monkeypatch.setenv("CAIRN_DATA", str(tmp_path_factory.getbasetemp() / "data"))
