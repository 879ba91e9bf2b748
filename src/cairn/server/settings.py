"""The settings of a server: one typed value from flags and environment, checked before anything starts.

A flag overrides the environment, which overrides the default. The flag of `keep_days` is `--keep-days`, its variable
`CAIRN_KEEP_DAYS`.
"""

import re
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.server.daily.days import find_zone
from cairn.server.storage.connect import default_database

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]

_PREFIX = "CAIRN_"
_VARIABLES = {"database": "CAIRN_DATABASE_URL"}
"""Variables that are not named after their setting."""


_PATH = re.compile(r"(/[A-Za-z0-9_-]+)*")
"""A path that needs no escaping in pages, cookies and the configurations of proxies."""

SHORTEST_TOKEN = 16
"""Characters of the host's token: fewer could be guessed."""

_LISTS = {"bot", "puzzles"}
"""Settings whose flags may be repeated."""


class Settings(Value, kw_only=True):
    """The settings of a server."""

    host: Annotated[str, Meta(min_length=1, description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port; 0 for any free one.")] = 8420
    database: Annotated[
        str, Meta(description="postgresql://..., or an SQLite file. Default: a file in the user's data folder.")
    ] = ""
    workers: Annotated[
        int, Meta(ge=0, le=256, description="Processes for bots and hints; 0 for one on each core but one.")
    ] = 0
    share: Annotated[
        bool, Meta(description="Listen on all interfaces, print the address for other devices, use it in links.")
    ] = False
    bot: Annotated[
        str, Meta(description="Your own bot for every table, as NAME=MODULE:CLASS; separate several with commas.")
    ] = ""
    demo: Annotated[bool, Meta(description="Keep a few bots-only games running for spectators.")] = False
    public_url: Annotated[
        str, Meta(description="The public address of the server, if it is behind a proxy; it may have a path.")
    ] = ""
    forwarded_allow: Annotated[
        str, Meta(description="Proxies whose X-Forwarded-For is trusted: addresses or networks, separated by commas.")
    ] = "127.0.0.1"
    origins: Annotated[str, Meta(description="Other sites whose pages may use this server, separated by commas.")] = ""
    largest_message: Annotated[
        int, Meta(ge=1024, le=1 << 24, description="The size of the largest accepted message or request, in bytes.")
    ] = 1 << 16
    connections: Annotated[int, Meta(ge=1, description="The most open sockets.")] = 10_000
    address_connections: Annotated[int, Meta(ge=1, description="The most open sockets from one address.")] = 100
    message_rate: Annotated[
        int, Meta(ge=1, description="Messages per second on one socket; bursts of ten times as many.")
    ] = 20
    request_rate: Annotated[
        int, Meta(ge=1, description="Requests per second from one address; bursts of ten times as many.")
    ] = 20
    table_rate: Annotated[int, Meta(ge=1, description="Tables per hour that one address may set up.")] = 60
    guest_rate: Annotated[int, Meta(ge=1, description="New guests per hour from one address.")] = 120
    code_rate: Annotated[int, Meta(ge=1, description="Join codes per hour that one address may try.")] = 120
    guest_tables: Annotated[
        int, Meta(ge=1, description="The most unfinished tables that one guest may have set up.")
    ] = 30
    limit_local: Annotated[bool, Meta(description="Apply these limits to requests from this machine too.")] = False
    zone: Annotated[str, Meta(description="The time zone whose midnight begins a day, like Europe/Warsaw.")] = "UTC"
    puzzles: Annotated[
        str, Meta(description="A file of `cairn puzzles make` to serve too; separate several with commas.")
    ] = ""
    keep_days: Annotated[
        int, Meta(ge=0, description="Days without activity after which an unfinished table is removed; 0 for never.")
    ] = 90
    metrics_token: Annotated[
        str, Meta(description="The bearer token that opens /metrics to other machines; without one, only this machine.")
    ] = ""
    admin_token: Annotated[
        str,
        Meta(description="Opens the host's tools: 16 characters or more. Without it they are closed."),
    ] = ""
    log_level: Annotated[LogLevel, Meta(description="What is logged to standard error; debug logs every move.")] = (
        "info"
    )

    @property
    def base_path(self) -> str:
        """The path that the server is reached under, as "/cairn"; empty at the root of its address."""
        return urlsplit(self.public_url).path.rstrip("/")


class Kind(NamedTuple):
    """A setting, as flags, the environment and the documentation name it."""

    name: str
    flag: str
    variable: str
    default: Any
    help: str
    is_switch: bool
    is_list: bool
    """Whether the flag may be repeated."""
    choices: tuple[str, ...]


def _kinds() -> Iterator[Kind]:
    for field in msgspec.structs.fields(Settings):
        kind, meta = get_args(field.type)
        yield Kind(
            name=field.name,
            flag="--" + field.name.replace("_", "-"),
            variable=_VARIABLES.get(field.name, _PREFIX + field.name.upper()),
            default=field.default,
            help=meta.description,
            is_switch=kind is bool,
            is_list=field.name in _LISTS,
            choices=get_args(kind) if get_origin(kind) is Literal else (),
        )


KINDS: tuple[Kind, ...] = tuple(_kinds())
"""All settings, in the order of the documentation."""


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Return the settings of flags and environment; raise `BadInput` naming the flag or variable at fault."""
    given: dict[str, Any] = {}
    for kind in KINDS:
        for place, value in ((kind.flag, flags.get(kind.name)), (kind.variable, environment.get(kind.variable))):
            if value not in (None, ""):
                given[kind.name] = _read(kind.name, place, value)
                break
    settings = Settings(**given)
    _check_together(settings)
    if settings.share and "host" not in given:
        settings = msgspec.structs.replace(settings, host="0.0.0.0")
    return settings if settings.database else msgspec.structs.replace(settings, database=default_database())


def _read(name: str, place: str, value: Any) -> Any:
    kind = next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    try:
        return msgspec.convert(value, type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(place, f"{value!r} cannot be used: {error}") from None


def _check_together(settings: Settings) -> None:
    for place, text in (
        ("public-url", settings.public_url),
        *(("origins", each) for each in split_list(settings.origins)),
    ):
        try:
            parts = urlsplit(text)
        except ValueError:
            raise BadInput(place, f"{text!r} is no address like https://table.example.org") from None
        if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment):
            raise BadInput(place, f"{text!r} is no address like https://table.example.org")
    find_zone(settings.zone)
    if settings.admin_token and (len(settings.admin_token) < SHORTEST_TOKEN or not settings.admin_token.isascii()):
        raise BadInput("admin-token", f"must have {SHORTEST_TOKEN} ASCII characters or more")
    if not _PATH.fullmatch(settings.base_path):
        raise BadInput(
            "public-url", f"{settings.public_url!r} has a path with other signs than letters, digits, - and _"
        )
    for each in split_list(settings.forwarded_allow):
        try:
            if each != "*":
                ip_network(each)
        except ValueError:
            raise BadInput("forwarded-allow", f"{each!r} is no address and no network") from None


def split_list(text: str) -> tuple[str, ...]:
    """Split a list at its commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())
