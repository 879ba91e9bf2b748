"""The page as it is served: from the package, to those who have no Node."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import httpx
import pytest

from cairn.server.http.middleware import POLICY
from tests.patience import LIMIT
from tests.server.services import Running
from tests.web.browsing import WEB

ROOT = WEB.parent


def without_preview(page: str) -> str:
    """The page without what it says of its address where a link to it is pasted (tests/server/test_preview.py)."""
    found = re.sub(r'\n<meta (?:property|name)="[^>]*>', "", page)
    assert "og:" not in found and "<title>" in found
    return found


def test_every_place_of_the_page_is_the_page(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        page = client.get("/")
        assert page.status_code == 200 and '<div id="page">' in page.text
        for place in ("/join/abc", "/watch/abc", "/table/abc", "/rules/arnak", "/mine"):
            assert without_preview(client.get(place).text) == without_preview(page.text)
        policy = page.headers["content-security-policy"]
        assert policy == POLICY and "unsafe" not in policy, "it may no more than others"
        assert page.headers["cache-control"] == "no-cache"


def test_parts_of_the_page_are_kept_forever_and_come_packed(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        found = re.findall(r"/assets/[^\"]+\.(?:js|css)", client.get("/").text)
        assert found
        for address in found:
            answer = client.get(address)
            assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" not in answer.headers, "that is for documents"
            # httpx reads no Brotli: what comes is looked at as it is
            with client.stream("GET", address, headers={"Accept-Encoding": "gzip, br;q=0.9"}) as small:
                size = sum(len(part) for part in small.iter_raw())
            assert small.headers["content-encoding"] == "br" and small.headers["vary"] == "Accept-Encoding"
            assert size < int(answer.headers["content-length"])
        assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/assets/..%2findex.html", "/assets/%2e%2e"])
def test_nothing_else_is_there(server: Running, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404


BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path", ["/foo/bar", "/nothing", "/mine/more", "/table/abc/def", "/table", "/%5B/%E0%A4%A", "/x.html"]
)
def test_who_goes_astray_with_a_browser_gets_the_page(server: Running, path: str) -> None:
    """It says that there is no such page, and shows a way on; a program gets the plain fact."""
    page = httpx.get(server.url)
    astray = httpx.get(server.url + path, headers=BROWSER)
    assert (astray.status_code, astray.text) == (404, without_preview(page.text))
    assert astray.headers["content-type"] == page.headers["content-type"]
    assert astray.headers["cache-control"] == "no-store" and astray.headers["content-security-policy"] == POLICY
    assert httpx.head(server.url + path, headers=BROWSER).status_code == 404
    program = httpx.get(server.url + path)
    assert program.status_code == 404 and program.json()["tell"] == "failed"


@pytest.mark.parametrize(
    "path", ["/assets/old-0a1b2c3d.js", "/assets/a/b.js", "/api/nothing", "/api", "/api/tables/none", "/api/files/none"]
)
def test_what_is_no_page_is_no_page_for_a_browser_either(server: Running, path: str) -> None:
    """A part of an older page that a browser asks for must not turn out to be a page, now or from a cache."""
    answer = httpx.get(server.url + path, headers=BROWSER, timeout=LIMIT)
    assert answer.status_code in (400, 404) and answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"


def test_a_link_is_drawn_as_a_qr_code(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/qr", json={"text": "https://tables.example/join/abc#key"})
    assert answer.status_code == 200 and answer.text.startswith("<svg")
    assert httpx.post(f"{server.url}/api/qr", json={"text": "x" * 501}).status_code == 400


def test_a_page_that_is_not_built_says_how(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cairn.server.http.page._content", lambda path: None)
    answer = httpx.get(server.url)
    assert answer.status_code == 503 and "make web" in answer.text


def test_an_installed_cairn_has_the_page_and_needs_no_node(tmp_path: Path) -> None:
    """The wheel, in an environment of its own with nothing else on the path, serves the page and plays."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("cairn_table-*.whl")
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    python = venv / "bin" / "python"
    subprocess.run([str(python), "-m", "pip", "install", "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    # what cairn stands on is taken from this environment; its own code is not there: it is installed as a link
    inside = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    )
    Path(inside.stdout.strip(), "beside.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    environment = {"PATH": str(venv / "bin"), "HOME": str(tmp_path), "LANG": os.environ.get("LANG", "C.UTF-8")}
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', "utf-8")
    browser.chmod(0o755)
    environment["BROWSER"] = f"{browser} %s"
    command = [str(venv / "bin" / "cairn"), "serve", "--open", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        url = running.stdout.readline().partition(" at ")[2].split(" ")[0]
        try:
            assert opened.read_text("utf-8").strip() == url, "what `make play` opens"
            assert '<div id="page">' in httpx.get(url).text
            table = {"game": "break-the-code", "seats": ["me", "random"], "names": ["Ann"]}
            assert httpx.post(f"{url}/api/tables", json=table).status_code == 201
        finally:
            running.terminate()
            running.wait(LIMIT)
