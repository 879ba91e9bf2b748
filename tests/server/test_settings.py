"""Settings: one typed value from flags and environment, and a clear line where one cannot be used."""

import re
from pathlib import Path
from typing import Any

import pytest

from cairn.core.errors import BadInput
from cairn.server.settings import KINDS, Settings, read_settings
from tests.server.command import run


def test_a_flag_wins_over_the_environment_and_that_over_the_default() -> None:
    environment = {"CAIRN_PORT": "1234", "CAIRN_KEEP_DAYS": "7", "CAIRN_SHARE": "", "CAIRN_DEMO": "true"}
    settings = read_settings({"port": "99", "database": "x"}, environment)
    assert (settings.port, settings.keep_days, settings.share, settings.demo) == (99, 7, False, True)
    assert settings.message_rate == Settings().message_rate and settings.database == "x"
    assert read_settings({}, {"CAIRN_DATABASE_URL": "postgresql://there"}).database == "postgresql://there"
    assert read_settings({}, {}).database.endswith("tables.sqlite")


def test_every_setting_has_a_flag_a_variable_and_a_sentence() -> None:
    assert len({kind.flag for kind in KINDS}) == len({kind.variable for kind in KINDS}) == len(KINDS)
    assert all(kind.help.endswith(".") for kind in KINDS)


@pytest.mark.parametrize(
    ("flags", "environment", "place"),
    [
        ({"port": "70000"}, {}, "--port"),
        ({"port": "eight"}, {}, "--port"),
        ({}, {"CAIRN_PORT": "-1"}, "CAIRN_PORT"),
        ({}, {"CAIRN_SHARE": "maybe"}, "CAIRN_SHARE"),
        ({"log_level": "loud"}, {}, "--log-level"),
        ({"largest_message": "1"}, {}, "--largest-message"),
        ({"keep_days": "1.5"}, {}, "--keep-days"),
        ({"public_url": "table.example.org"}, {}, "public-url"),
        ({"public_url": "https://example.org/a;b/"}, {}, "public-url"),
        ({"public_url": "https://example.org//a"}, {}, "public-url"),
        ({"public_url": "https://["}, {}, "public-url"),
        ({"origins": "https://a.example, b"}, {}, "origins"),
        ({"origins": "http://[::g]"}, {}, "origins"),
        ({"forwarded_allow": "proxy"}, {}, "forwarded-allow"),
    ],
)
def test_what_cannot_be_used_is_named(flags: dict[str, Any], environment: dict[str, str], place: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_settings(flags, environment)
    assert refused.value.place == place


def test_the_command_says_it_in_one_line() -> None:
    for done, said in (
        (run("serve", CAIRN_REQUEST_RATE="0"), "CAIRN_REQUEST_RATE"),
        (run("serve", "--keep-days", "never"), "--keep-days"),
        (run("serve", "--fast"), "--fast"),
        (run("serve", "--share", "--host", "127.0.0.1", "--port", "0"), "can be opened on this machine alone"),
    ):
        assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1, done.stderr
    shown = run("serve", "--help").stdout
    assert all(kind.flag in shown and kind.variable in shown.replace("\n", "") for kind in KINDS)


def test_the_page_on_serving_tells_of_every_setting() -> None:
    """docs/serving.md cannot go stale: its table is the type's, row by row."""
    page = (Path(__file__).parents[2] / "docs" / "serving.md").read_text("utf-8")
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| (.*) \|$", page, flags=re.MULTILINE)
    spelt = {True: "on", False: "off"}
    assert rows == [
        (kind.flag, kind.variable, spelt[kind.default] if kind.is_switch else str(kind.default), kind.help)
        for kind in KINDS
    ]
    assert "`--keep-days` days (90)" in page and Settings().keep_days == 90
