"""Requests that nobody would write by hand, made from the API's own document: none breaks anything."""

import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cairn.client import Table
from cairn.server.app import make_app, make_document
from cairn.server.http.catalogue import Catalogue
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from tests.patience import LIMIT
from tests.server.positions import ROOMS, find
from tests.server.services import Running

pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # schemathesis does, once in a while

EXAMPLES = 12
"""Of requests to each address, by a stranger and again by somebody who sits at the table."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

_bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Fuzzed(NamedTuple):
    """A server with a game that is being played, and the database that it writes to."""

    url: str
    database: Path
    table: str
    secret: str
    other: str
    """A table where nobody plays whose secret is known."""

    def entries(self, table: str | None = None) -> list[Any]:
        """All that is written down at a table."""
        with sqlite3.connect(self.database) as connection:
            named = (table or self.table,)
            return connection.execute("select * from entry where match = ? order by number", named).fetchall()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    database = tmp_path_factory.mktemp("fuzzed") / "tables.sqlite"
    server = Running(str(database))
    server.start()
    with (
        Table.create(server.url, game="break-the-code", seats=("me", "person"), name="Ann") as ann,
        Table.join(str(ann.link), name="Ben"),
        Table.create(server.url, game="lost-code", seats=("me", "steady"), name="Cleo") as other,
    ):
        ann.start()
        other.start()
        other.wait(LIMIT)
        assert ann.place.secret is not None
        yield Fuzzed(server.url, database, ann.place.id, ann.place.secret, other.place.id)
    server.stop()


def _addresses() -> list[Any]:
    """Every address of the API with its method, to be asked rightly and wrongly, from the API's own document."""
    return [
        pytest.param(f"{operation.method.upper()} {operation.path}", mode)
        for operation in _operations()
        for mode in GenerationMode
        if mode == GenerationMode.POSITIVE or operation.body or operation.query  # else nothing can be wrong in it
    ]


@cache
def _operations() -> tuple[Any, ...]:
    nothing: Any = None
    app = make_app(TableRegistry(Services(nothing, find, nothing, lambda: 0)), Catalogue(ROOMS))
    found: Any = schemathesis.openapi.from_dict(make_document(app)).get_all_operations()
    return tuple(each.ok() for each in found)


def _asked(address: str, at: str, mode: GenerationMode) -> st.SearchStrategy[Any]:
    """Requests to an address, about this table where they are about one."""
    (operation,) = (each for each in _operations() if f"{each.method.upper()} {each.path}" == address)

    def about(case: Any) -> Any:
        if case.path.startswith("/api/tables/{"):
            case.path_parameters["name"] = at
        return case

    strategy: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=mode)
    return strategy.map(about)


@pytest.mark.parametrize(("address", "mode"), _addresses())
def test_a_stranger_breaks_nothing_and_changes_nothing(address: str, mode: GenerationMode, fuzzed: Fuzzed) -> None:
    """Whatever is asked of a table by somebody who has no secret of it, its log stays as it was."""
    before = fuzzed.entries()

    @_bounded
    @given(_asked(address, fuzzed.table, mode))
    def ask(case: Any) -> None:
        answer = case.call_and_validate(base_url=fuzzed.url, checks=CHECKS, timeout=LIMIT)
        if case.path.startswith("/api/tables/{"):
            assert answer.status_code >= 400

    ask()
    assert fuzzed.entries() == before


@pytest.mark.parametrize(("address", "mode"), _addresses())
def test_a_player_breaks_nothing_and_changes_no_other_table(address: str, mode: GenerationMode, fuzzed: Fuzzed) -> None:
    """A seat may do this and that at its own table; wherever it does not sit, nothing moves."""
    before = fuzzed.entries(fuzzed.other)

    @_bounded
    @given(_asked(address, fuzzed.table, mode))
    def ask(case: Any) -> None:
        headers = {"Authorization": f"Bearer {fuzzed.secret}"}
        case.call_and_validate(base_url=fuzzed.url, headers=headers, checks=CHECKS, timeout=LIMIT)

    ask()
    assert fuzzed.entries(fuzzed.other) == before
