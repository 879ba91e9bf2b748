"""Every number of a rules page has a test that names it, and no test names a number that its page does not have.

A rules page (`src/cairn/games/GAME/pages/*.en.md`) begins each rule with its number, as in ``**LC 5.4**``. The tests of
that game lie in `tests/rules/GAME`; the docstring of a test begins with the rule that it is about: ``LC 5.4: ...``.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "cairn" / "games"
TESTS = ROOT / "tests" / "rules"

RULE = re.compile(r"^\*\*([A-Z]+ \d+(?:\.\d+)*)\*\*", flags=re.MULTILINE)


def games() -> list[str]:
    """The packages that have rules pages."""
    return sorted(pages.parent.name for pages in GAMES.glob("*/pages") if list(pages.glob("*.en.md")))


def rules_on(pages: Path) -> dict[str, str]:
    """The rules on the English pages in a folder: the number, and the page where it stands first."""
    rules: dict[str, str] = {}
    for page in sorted(pages.glob("*.en.md")):
        for rule in RULE.findall(page.read_text(encoding="utf-8")):
            rules.setdefault(rule, page.name)
    return rules


def rules_cited(tests: Path, prefixes: set[str]) -> Iterator[tuple[str, str]]:
    """The rules that each test in a folder is about, and the test: what its docstring names before the first colon."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_bytes(), filename=str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head, colon, _ = (ast.get_docstring(node) or "").partition("\n")[0].partition(":")
                prefix = head.split(" ")[0]
                if colon and prefix in prefixes:
                    for number in re.findall(r"\d+(?:\.\d+)*", head):
                        yield f"{prefix} {number}", f"{path.name}::{node.name}"


def faults(pages: Path, tests: Path) -> list[str]:
    """Rules without a test, and tests of rules that there are not."""
    rules = rules_on(pages)
    cited = list(rules_cited(tests, {rule.split(" ")[0] for rule in rules}))
    tested = {rule for rule, _ in cited}
    untested = [f"{rule} ({page}) has no test" for rule, page in rules.items() if rule not in tested]
    unknown = [f"{test} is about {rule}, which no page has" for rule, test in cited if rule not in rules]
    return untested + unknown


@pytest.mark.parametrize("game", games())
def test_every_rule_is_tested(game: str) -> None:
    """The rules pages and the tests of a game speak of the same rules."""
    found = faults(GAMES / game / "pages", TESTS / game)
    assert not found, "\n" + "\n".join(found)


def test_there_are_rules_to_test() -> None:
    """A checker that looks in the wrong place finds no fault either."""
    assert "lost_code" in games()
    rules = rules_on(GAMES / "lost_code" / "pages")
    chapters = {1: 2, 2: 7, 3: 6, 4: 4, 5: 10, 6: 8, 7: 2, 8: 10, 9: 10, 10: 7, 11: 8, 12: 13, 14: 10}
    wanted = {f"LC {chapter}.{rule + 1}" for chapter, count in chapters.items() for rule in range(count)}
    assert set(rules) == wanted | {"LC 13"}


PAGE = """# A game
**ZZ 1.1** The dice are rolled (see **ZZ 9.9**).

**ZZ 1.2** Whoever rolls most wins.

The text of ZZ 1.3 begins without its number.

**ZZ 2** Ties are shared.
"""


@pytest.mark.parametrize(
    ("docstrings", "wanted"),
    [
        (["ZZ 1.1: rolled.", "ZZ 1.2: most.", "ZZ 2: shared."], []),
        (["ZZ 1.1, ZZ 1.2: both at once.", "ZZ 2: shared."], []),
        (["ZZ 1.1, 1.2: both at once.", "ZZ 2: shared."], []),
        (["ZZ 1.1: as ZZ 1.2 says.", "ZZ 2: shared."], ["ZZ 1.2 (game.en.md) has no test"]),
        (["ZZ 1.1: rolled.\n\nZZ 1.2: most.", "ZZ 2: shared."], ["ZZ 1.2 (game.en.md) has no test"]),
        (
            ["ZZ 1.1: rolled.", "ZZ 1.2: most.", "ZZ 2: shared.", "ZZ 1.3: nothing."],
            ["test_game.py::test_3 is about ZZ 1.3, which no page has"],
        ),
        (
            ["ZZ 1.10: rolled.", "ZZ 1.2: most.", "ZZ 2.1: shared.", "Says nothing of a rule."],
            [
                "ZZ 1.1 (game.en.md) has no test",
                "ZZ 2 (game.en.md) has no test",
                "test_game.py::test_0 is about ZZ 1.10, which no page has",
                "test_game.py::test_2 is about ZZ 2.1, which no page has",
            ],
        ),
    ],
)
def test_the_checker_finds_what_is_missing(tmp_path: Path, docstrings: list[str], wanted: list[str]) -> None:
    """A rule nobody can break needs no test; each of these can be."""
    pages, tests = tmp_path / "pages", tmp_path / "tests"
    pages.mkdir()
    tests.mkdir()
    (pages / "game.en.md").write_text(PAGE, encoding="utf-8")
    (pages / "game.pl.md").write_text("**ZZ 7.7** Inny tekst.", encoding="utf-8")
    code = "\n\n".join(f"def test_{at}():\n    {text!r}" for at, text in enumerate(docstrings))
    (tests / "test_game.py").write_text(code, encoding="utf-8")
    assert faults(pages, tests) == wanted


def test_the_checker_reads_all_pages_and_all_folders(tmp_path: Path) -> None:
    """A game may have several pages and several folders of tests."""
    pages, tests = tmp_path / "pages", tmp_path / "tests" / "deep"
    pages.mkdir()
    tests.mkdir(parents=True)
    (pages / "one.en.md").write_text("**ZZ 1.1** One.", encoding="utf-8")
    (pages / "two.en.md").write_text("**ZZ 1.1** One.\n\n**ZZ 1.2** Two.", encoding="utf-8")
    (tests / "test_one.py").write_text('class TestOne:\n    def test_it(self):\n        """ZZ 1.1: one."""')
    assert faults(pages, tests.parent) == ["ZZ 1.2 (two.en.md) has no test"]
