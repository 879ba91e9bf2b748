"""docs/adding-a-game.md shows the files as they are."""

import re
from pathlib import Path

import pytest

from tests.fifth.conftest import HOME

ROOT = HOME.parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
QUOTED = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def _file(name: str) -> Path:
    return ROOT / name if name.startswith("tests/") else HOME / "coins" / name


@pytest.mark.parametrize(("name", "code"), QUOTED, ids=[f"{name}-{at}" for at, (name, _) in enumerate(QUOTED)])
def test_what_the_page_quotes_is_in_the_file(name: str, code: str) -> None:
    assert f"\n{code}" in f"\n{_file(name).read_text('utf-8')}", f"docs/adding-a-game.md quotes {name} as it was"


def test_every_file_has_its_place_on_the_page() -> None:
    """All modules with something in them, and the English catalogue and page; each of them is quoted."""
    shown = {name for name, _ in QUOTED}
    files = {path.relative_to(HOME / "coins").as_posix() for path in (HOME / "coins").rglob("*") if path.is_file()}
    modules = {name for name in files if name.endswith(".py") and not name.endswith("/__init__.py")}
    assert modules | {"text/en.ftl", "pages/coins.en.md"} <= shown


def test_every_link_leads_somewhere() -> None:
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"\]\(([^)#]+)\)", prose)
    assert links and not [link for link in links if not (ROOT / "docs" / link).resolve().exists()]


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_the_page_is_found(page: str) -> None:
    assert "adding-a-game.md" in (ROOT / page).read_text("utf-8")
