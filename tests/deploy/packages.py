"""The package as it is published: one wheel, built once for all tests of a run that need it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build_wheel(folder: Path) -> Path:
    """Build the wheel into the folder, and return it; the page has to be built before."""
    assert (ROOT / "src/cairn/server/page/index.html").exists(), "run `make web`"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("cairn_table-*.whl")
    return wheel
