"""The page's own code, tested by vitest against what the real server said."""

import os
import subprocess
from pathlib import Path

from tests.web import recorded
from tests.web.browsing import WEB

IN_MANY_POSITIONS = ("arnak.test.ts", "arnak-detail.test.ts", "break-the-code.test.ts")
"""Files in web/test that draw whole tables, position after position."""


def test_the_code_of_the_page(tmp_path: Path) -> None:
    recorded.main(tmp_path, has_positions=False)
    run(tmp_path, *(f"--exclude=test/{name}" for name in IN_MANY_POSITIONS))


def test_the_tables_of_the_page_in_many_positions(tmp_path: Path) -> None:
    recorded.main(tmp_path)
    run(tmp_path, *(f"test/{name}" for name in IN_MANY_POSITIONS))


def run(folder: Path, *arguments: str) -> None:
    """Run vitest with what was recorded there."""
    done = subprocess.run(
        ["./with-node", "npx", "--no-install", "vitest", "run", *arguments],
        cwd=WEB,
        env=os.environ | {"CAIRN_RECORDED": str(folder), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
