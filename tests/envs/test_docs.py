"""What docs/environments.md shows can be done."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_run() -> None:
    """With fewer games at once, so that it is done soon."""
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, object] = {}
    for block in blocks:
        exec(block.replace("4096", "64"), names)
    assert {"env", "many", "game", "games"} <= names.keys()
