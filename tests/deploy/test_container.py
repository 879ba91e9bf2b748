"""The container file and the compose file in `deploy`: the steps run in empty roots, the other is checked as data."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.deploy.packages import ROOT, build_wheel
from tests.deploy.playing import play_until_a_bot_moves
from tests.deploy.proxies import DEPLOY, free_port
from tests.deploy.roots import Image, build, read
from tests.patience import LIMIT

CONTAINERFILE = DEPLOY / "Containerfile"
LARGEST = 330
"""Megabytes of the image on top of Debian's; it is 294."""


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    folder = tmp_path_factory.mktemp("container")
    context = folder / "context"
    (context / "dist").mkdir(parents=True)
    build_wheel(context / "dist")
    (context / "requirements").mkdir()
    (context / "requirements/container.txt").write_bytes((ROOT / "requirements/container.txt").read_bytes())
    return build(CONTAINERFILE, context, folder)


def test_its_steps_make_a_server_that_plays(image: Image, tmp_path: Path) -> None:
    """As its own user, with a root that it cannot write to."""
    port = str(free_port())
    command = image.start(tmp_path, CAIRN_PORT=port, CAIRN_HOST="127.0.0.1", CAIRN_WORKERS="1")
    with (tmp_path / "log").open("w+") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            assert " at " in process.stdout.readline(), (tmp_path / "log").read_text("utf-8")
            url = f"http://127.0.0.1:{port}"
            assert "<title>" in httpx.get(f"{url}/").text
            play_until_a_bot_moves(url)
            assert httpx.get(f"{url}/api/push").json()["key"], "notifications come with it"
            assert _uid(process.pid) == image.passwd("cairn")[0] != 0
            healthy = [part.replace("8420", port) for part in image.health]
            assert subprocess.run(image.beside(healthy), check=False).returncode == 0
            process.terminate()
            process.wait(LIMIT)
            sick = subprocess.run(image.beside(healthy), check=False, capture_output=True)
            assert sick.returncode != 0, "a server that does not answer is not healthy"
        finally:
            process.kill()
            process.communicate()


def test_the_image_holds_what_it_runs_on_and_no_more(image: Image) -> None:
    run = subprocess.run(
        image.beside(["/opt/cairn/bin/python", "-c", "import asyncpg, cryptography, cairn; import pip"]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr.strip().endswith("No module named 'pip'"), run.stderr
    assert not (image.root / "tmp/cairn").exists()
    megabytes = _size(image.root) - _size(image.root.parent / "bookworm")
    print(f"the image has {megabytes} MB on top of Debian")
    assert megabytes < LARGEST


def test_the_context_is_what_the_steps_copy() -> None:
    """Nothing else of the project's folder goes to the builder, a password least of all."""
    taken = [
        word
        for step in read(CONTAINERFILE)
        if step.name == "COPY" and "--from" not in step.rest
        for word in step.words[:-1]
    ]
    wanted = [
        line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"
    ]
    assert all(any(Path(name).match(pattern) for pattern in wanted) for name in taken) and len(wanted) == len(taken)
    assert "\n*\n" in (ROOT / ".dockerignore").read_text("utf-8")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return read


def test_three_services_wait_for_each_other(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    assert services["server"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["proxy"]["depends_on"] == {"server": {"condition": "service_healthy"}}
    assert all("healthcheck" in services[name] for name in ("database", "proxy")), (
        "the server's is in its container file"
    )
    assert any(step.name == "HEALTHCHECK" for step in read(CONTAINERFILE))
    assert all(service["restart"] == "unless-stopped" for service in services.values())


def test_the_container_file_is_the_one_that_was_run(compose: dict[str, Any]) -> None:
    built = compose["services"]["server"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).resolve() == CONTAINERFILE.resolve()


def test_only_the_proxy_is_reached_from_outside(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert set(services["proxy"]["networks"]).isdisjoint(services["database"]["networks"])
    assert compose["networks"]["back"]["internal"] is True
    trusted = services["server"]["environment"]["CAIRN_FORWARDED_ALLOW"]
    assert trusted == compose["networks"]["front"]["ipam"]["config"][0]["subnet"]


def test_the_proxy_has_the_limits_that_were_tested(compose: dict[str, Any]) -> None:
    """It is Caddy with the file that the tests of proxies run."""
    proxy = compose["services"]["proxy"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert asked == set(proxy["environment"])


def test_the_server_may_take_as_much_as_the_unit_allows(compose: dict[str, Any]) -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "cairn.service").read_text("utf-8"), re.MULTILINE))
    server = compose["services"]["server"]
    assert server["mem_limit"].upper() == unit["MemoryMax"]
    assert server["pids_limit"] == int(unit["TasksMax"])
    assert server["stop_grace_period"] == f"{unit['TimeoutStopSec']}s"
    assert server["read_only"] and server["cap_drop"] == ["ALL"]


def test_nothing_in_it_is_a_secret(compose: dict[str, Any]) -> None:
    """Passwords and names come from the environment, and it says so where they are missing."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert all(value.startswith("${") for value in re.findall(r"PASSWORD: (.*)", text))
    assert re.findall(r"://cairn:([^@]*)@", text) == ["${CAIRN_DATABASE_PASSWORD:?is letters and digits of your own}"]
    assert set(re.findall(r"\$\{(\w+)", text)) == {"CAIRN_SITE", "CAIRN_DATABASE_PASSWORD"}
    assert all(found.startswith(":?") for found in re.findall(r"\$\{\w+([^}]*)\}", text)), "none has a default"
    ignored = subprocess.run(["git", "check-ignore", "--quiet", "deploy/.env"], cwd=ROOT, check=False)
    assert ignored.returncode in (0, 128)


def test_what_it_keeps_is_in_volumes(compose: dict[str, Any]) -> None:
    named = {
        volume.partition(":")[0] for service in compose["services"].values() for volume in service.get("volumes", ())
    }
    assert set(compose["volumes"]) == {name for name in named if not name.startswith(".")}


def _uid(pid: int) -> int:
    """Whose the innermost process is that bubblewrap has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return _uid(int(children[0])) if children else os.stat(f"/proc/{pid}").st_uid


def _size(folder: Path) -> int:
    used = subprocess.run(
        ["du", "--summarize", "--block-size=1M", str(folder)], capture_output=True, text=True, check=True
    )
    return int(used.stdout.split()[0])
