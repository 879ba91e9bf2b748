"""The page's own code, tested by vitest against what the real server said."""

import os
import subprocess
from pathlib import Path

from tests.web import recorded
from tests.web.browsing import WEB


def test_the_code_of_the_page(tmp_path: Path) -> None:
    recorded.main(tmp_path)
    done = subprocess.run(
        ["./with-node", "npx", "--no-install", "vitest", "run"],
        cwd=WEB,
        env=os.environ | {"CAIRN_RECORDED": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
