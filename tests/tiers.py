"""Which tests are quick, and which are thorough: a plugin for `tests/conftest.py`.

`make test` runs the quick ones (`-m "not thorough"`), `make test-rest` the thorough ones (`-m thorough`), and
`make test-all` both. A test is quick unless `tests/tiers.toml` names it, its file or its folder; the longest name that
fits decides. Whatever needs PostgreSQL is thorough, and so is a value of a parameter that is marked as such.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

__all__ = ["QUICK", "THOROUGH", "Tiers", "named", "thorough", "tier_of"]

Tier: TypeAlias = Literal["quick", "thorough"]

HOME = Path(__file__).parent
QUICK, THOROUGH = "not thorough", "thorough"
"""What pytest's `-m` selects each tier by."""

thorough = pytest.mark.thorough
"""For a parameter: `pytest.param("postgres", marks=thorough)`."""


@cache
def named(path: Path = HOME / "tiers.toml") -> dict[str, Tier]:
    """The tier of each test, file and folder in the table."""
    table = tomllib.loads(path.read_text("utf-8"))
    tiers: tuple[Tier, ...] = ("quick", "thorough")
    return {name: tier for tier in tiers for name in table[tier]}


def tier_of(nodeid: str, table: dict[str, Tier]) -> Tier:
    """The tier of a test, by the longest name in the table that it begins with."""
    fits = [name for name in table if nodeid.startswith(name) and nodeid[len(name) :][:1] in ("", ":", "/", "[")]
    return table[max(fits, key=len)] if fits else "quick"


class Tiers:
    """The plugin: marks tests, and leaves files alone of which no test is wanted."""

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "thorough: not part of `make test`, but of `make test-all`")

    def pytest_ignore_collect(self, collection_path: Path, config: pytest.Config) -> bool | None:
        """With the quick tests alone, a file without any is not even imported."""
        if config.getoption("markexpr") != QUICK or collection_path.suffix != ".py":
            return None
        name, table = collection_path.relative_to(HOME.parent).as_posix(), named()
        is_split = any(each.startswith(f"{name}::") and tier == "quick" for each, tier in table.items())
        return True if tier_of(name, table) == "thorough" and not is_split else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            if tier_of(item.nodeid, named()) == "thorough" or "postgres" in getattr(item, "fixturenames", ()):
                item.add_marker(thorough)
