"""The walk through a backup in docs/serving.md, as it is written there."""

import re
import shlex
from pathlib import Path

import httpx

from tests.deploy.packages import ROOT
from tests.server.command import Serving, run

TABLE = {"game": "lost-code", "seats": ["me", "person"], "names": ["Ann"]}


def test_a_backup_is_made_lost_after_and_restored(tmp_path: Path) -> None:
    """What was there at the moment of the backup goes on, and what came afterwards is gone."""
    backup, restore, check = commands(tmp_path)
    database = tmp_path / "tables.sqlite"
    with Serving(tmp_path, database=str(database)) as server:
        kept = make(server)
        assert run(*backup).returncode == 0, "while the server runs"
        lost = make(server)
        assert server.stop() == 0
        for file in tmp_path.glob("tables.sqlite*"):
            file.rename(tmp_path / f"lost-{file.name}")
        for command in (restore, check):
            done = run(*command)
            assert done.returncode == 0, done.stderr
        server.start()
        assert status(server, kept) == 200 and status(server, lost) == 404


def test_a_database_that_has_tables_is_not_restored_over(tmp_path: Path) -> None:
    backup, restore, _ = commands(tmp_path)
    with Serving(tmp_path, database=str(tmp_path / "tables.sqlite")) as server:
        make(server)
        assert run(*backup).returncode == 0
        server.stop()
    refused = run(*restore)
    assert refused.returncode == 2 and "holds tables already" in refused.stderr


def commands(folder: Path) -> list[list[str]]:
    """The commands of the walk, with their files in the folder."""
    text = (ROOT / "docs/serving.md").read_text("utf-8")
    lines = re.findall(r"^cairn (admin \w+ .*--database tables\.sqlite)$", text, flags=re.MULTILINE)
    lines = [line for line in lines if "backup" in line or "restore" in line or "check" in line]
    assert [line.split()[1] for line in lines] == ["backup", "restore", "check"]
    return [[str(folder / word) if word.endswith(".sqlite") else word for word in shlex.split(line)] for line in lines]


def make(server: Serving) -> dict[str, str]:
    made: dict[str, str] = httpx.post(f"{server.url}/api/tables", json=TABLE).raise_for_status().json()
    return made


def status(server: Serving, table: dict[str, str]) -> int:
    headers = {"Authorization": f"Bearer {table['secret']}"}
    return httpx.get(f"{server.url}/api/tables/{table['id']}/sight", headers=headers).status_code
