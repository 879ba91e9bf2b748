"""docs/reference is made from the code and is not stale; the page on the library runs."""

import re
from pathlib import Path

import pytest

from tests.library.reference import FOLDER, GAMES, pages

LIBRARY = Path(__file__).parents[2] / "docs" / "library.md"


@pytest.mark.parametrize("name", [f"{game}.md" for game in GAMES])
def test_the_reference_is_what_the_code_says(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == pages()[name], "run `make reference`"


def test_every_game_has_a_page_with_every_move_and_event() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{game}.md" for game in GAMES)
    assert "### Bet\n" in pages()["lost-code.md"] and "| `width` | `int` |" in pages()["lost-code.md"]
    assert pages()["arnak.md"].count("\n### ") > 110


def test_the_page_on_the_library_runs_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = LIBRARY.read_text("utf-8")
    names: dict[str, object] = {"__name__": "library_page"}
    for code in re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL):
        exec(code, names)
