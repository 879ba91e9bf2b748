"""What the readme shows is what happens."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def python_blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_example_is_ten_lines_and_plays_a_whole_game() -> None:
    example = python_blocks()[0]
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    printed = StringIO()
    names: dict[str, object] = {}
    with redirect_stdout(printed):
        exec(example, names)
    assert re.fullmatch(r"\((-?\d+, ){3}-?\d+\) \(\d,\)\n", printed.getvalue())


def test_the_examples_run_one_after_the_other() -> None:
    names: dict[str, object] = {}
    with redirect_stdout(StringIO()):
        for example in python_blocks():
            exec(example, names)
    assert "view" in names
