"""A phone in the house: a real browser that trusts the server's authority, and one that does not."""

import os
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import sync_playwright

from cairn.games import all_rooms
from tests.deploy.needs import need_command
from tests.patience import LIMIT
from tests.server.services import Running
from tests.web.browsing import ARGUMENTS, KEPT, executable

NAME = "games.local"
CAN = """async () => isSecureContext && "PushManager" in window &&
  !!(await navigator.serviceWorker.ready).active"""


@pytest.mark.parametrize("trusts", [True, False])
def test_the_secure_address_is_opened_by_a_browser_that_trusts_it(tmp_path: Path, trusts: bool) -> None:
    server = Running(str(tmp_path / "tables.sqlite"), all_rooms(), share=True, public_url=f"http://{NAME}", workers=1)
    server.start()
    try:
        url = httpx.get(f"{server.url}/api/trust").json()["url"]
        (tmp_path / "authority.crt").write_bytes(httpx.get(f"{server.url}/cairn-authority.crt").content)
        trust(tmp_path, trusts)
        path = executable()
        home = {**os.environ, "HOME": str(tmp_path)}
        if path.startswith(str(KEPT)):
            home["LD_LIBRARY_PATH"] = os.pathsep.join((str(KEPT / "lib"), home.get("LD_LIBRARY_PATH", "")))
        arguments = [*ARGUMENTS, "--headless", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=path, args=arguments, env=dict(home), timeout=LIMIT * 1000
            )
            page = browser.new_page(locale="en")
            page.set_default_timeout(LIMIT * 1000)
            page.goto(f"http://{NAME}:{urlsplit(server.url).port}/trust")
            page.get_by_text("browsers allow the following at an https address only").wait_for()
            assert page.evaluate("isSecureContext") is False
            fingerprint = page.locator("output").inner_text()
            assert fingerprint == httpx.get(f"{server.url}/api/trust").json()["fingerprint"]
            if trusts:
                page.get_by_role("link", name=url).click()
                page.wait_for_url(f"{url}/")
                assert page.evaluate(CAN) is True
            else:
                with pytest.raises(Exception, match="ERR_CERT_AUTHORITY_INVALID"):
                    page.goto(url)
            browser.close()
    finally:
        server.stop()


def trust(home: Path, is_wanted: bool) -> None:
    """Make the list of authorities of a user of Linux, with the server's in it or empty."""
    database = home / ".pki" / "nssdb"
    database.mkdir(parents=True)
    tool = [need_command("certutil"), "-d", f"sql:{database}"]
    subprocess.run([*tool, "-N", "--empty-password"], check=True)
    if is_wanted:
        added = ["-A", "-n", "cairn", "-t", "C,,", "-i", str(home / "authority.crt")]
        subprocess.run([*tool, *added], check=True)
