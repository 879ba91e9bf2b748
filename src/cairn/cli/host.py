"""`cairn admin` for the host of a running server: who is here, reports, bans, and what was done; by its own API."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import wraps
from typing import Any

import click

from cairn.cli.common import json_option, print_json
from cairn.core.errors import BadInput, CairnError

HERE = "http://127.0.0.1:8420"
WITHIN = 30.0
"""Seconds for the server to answer."""


class Desk:
    """The host's API of one server."""

    def __init__(self, url: str, token: str, as_json: bool) -> None:
        """Ask this server with this token, and print answers as JSON if wanted."""
        self._url, self._token, self._as_json = url.rstrip("/"), token, as_json

    def show(self, path: str, lines: Callable[[Any], Iterable[str]], body: Any = None) -> None:
        """Ask, and print the answer: as JSON, or as these lines."""
        answer = self._ask(path, body)
        if self._as_json:
            print_json(answer)
            return
        for line in lines(answer):
            click.echo(line)

    def _ask(self, path: str, body: Any) -> Any:
        import httpx

        method, headers = "GET" if body is None else "POST", {"Authorization": f"Bearer {self._token}"}
        try:
            answer = httpx.request(
                method, f"{self._url}/api/admin/{path}", json=body, headers=headers, timeout=WITHIN, trust_env=False
            )
            said = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise BadInput("url", f"{self._url} does not answer: {error}") from None
        if answer.is_success:
            return said
        place, text = said.get("place", said.get("rule")), said.get("text", said.get("key"))
        raise CairnError(f"{place}: {text}")


HOST_COMMANDS: list[click.Command] = []
"""The subcommands of this module."""


def _command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """Make a subcommand of `cairn admin` that gets a `Desk` first."""

    def decorate(run: Callable[..., None]) -> click.Command:
        @wraps(run)
        def ask(url: str, token: str | None, as_json: bool, **rest: Any) -> None:
            if not token:
                raise BadInput("token", "is missing: set CAIRN_ADMIN_TOKEN, here and where the server starts")
            run(Desk(url, token, as_json), **rest)

        command = json_option(ask)
        command = click.option("--token", envvar="CAIRN_ADMIN_TOKEN", show_envvar=True, help="Of the server.")(command)
        command = click.option("--url", envvar="CAIRN_URL", show_envvar=True, default=HERE, help="Of the server.")(
            command
        )
        made = click.command(name)(command)
        HOST_COMMANDS.append(made)
        return made

    return decorate


_reason = click.option("--reason", default="", help="Why; of a ban or a mute the player is told.")
_hours = click.option("--hours", type=click.IntRange(min=0), default=0, help="For how long; 0: until it is lifted.")
_table = click.argument("table")


@_command("state")
def state(desk: Desk) -> None:
    """Show tables, connections, load, storage, and what is queued."""
    desk.show("state", _state_lines)


@_command("who")
def who(desk: Desk) -> None:
    """List everybody who is connected."""
    desk.show("visitors", lambda said: map(_visitor_line, said["visitors"]))


@_command("tables")
@click.option("--finished", is_flag=True, help="The finished tables instead.")
def tables(desk: Desk, finished: bool) -> None:
    """List the waiting and running tables."""
    path = f"tables?finished={str(finished).lower()}"
    desk.show(path, lambda said: (line for each in said["tables"] for line in _table_lines(each)))


@_command("table")
@_table
def table(desk: Desk, table: str) -> None:
    """Show a TABLE and what was said there."""
    desk.show(f"tables/{table}", _detail_lines)


@_command("remove")
@_table
@click.argument("seat", type=int)
@_reason
def remove(desk: Desk, table: str, seat: int, reason: str) -> None:
    """Take a SEAT, counted from 0, from its player for good; a bot plays on."""
    _do(desk, f"tables/{table}/seats/{seat}/remove", reason)


@_command("delete-name")
@_table
@click.argument("seat", type=int)
@_reason
def delete_name(desk: Desk, table: str, seat: int, reason: str) -> None:
    """Replace the name of the player at a SEAT; a guest's at all tables."""
    _do(desk, f"tables/{table}/seats/{seat}/delete-name", reason)


@_command("delete-line")
@_table
@click.argument("number", type=int)
@_reason
def delete_line(desk: Desk, table: str, number: int, reason: str) -> None:
    """Delete the chat message of that NUMBER."""
    _do(desk, f"tables/{table}/lines/{number}/delete", reason)


@_command("delete-table")
@_table
@_reason
def delete_table(desk: Desk, table: str, reason: str) -> None:
    """Delete a TABLE with everything that is stored about it."""
    _do(desk, f"tables/{table}/delete", reason)


@_command("bans")
def bans(desk: Desk) -> None:
    """List bans and mutes."""
    desk.show("restrictions", lambda said: map(_restriction_line, said["restrictions"]))


@_command("ban")
@click.argument("whom")
@_hours
@_reason
def ban(desk: Desk, whom: str, hours: int, reason: str) -> None:
    """Ban WHOM: guest:ID, TABLE/SEAT, an address or a network."""
    _restrict(desk, "ban", whom, hours, reason)


@_command("mute")
@click.argument("whom")
@_hours
@_reason
def mute(desk: Desk, whom: str, hours: int, reason: str) -> None:
    """Mute WHOM in the chat: guest:ID or TABLE/SEAT."""
    _restrict(desk, "mute", whom, hours, reason)


@_command("unban")
@click.argument("whom")
def unban(desk: Desk, whom: str) -> None:
    """Lift the ban of WHOM, as `cairn admin bans` lists it."""
    _lift(desk, "ban", whom)


@_command("unmute")
@click.argument("whom")
def unmute(desk: Desk, whom: str) -> None:
    """Lift the mute of WHOM, as `cairn admin bans` lists it."""
    _lift(desk, "mute", whom)


@_command("reports")
@click.option("--closed", is_flag=True, help="Those that were dealt with, too.")
def reports(desk: Desk, closed: bool) -> None:
    """List what players have reported."""
    path = f"reports?closed={str(closed).lower()}"
    desk.show(path, lambda said: (line for each in said["reports"] for line in _report_lines(each)))


@_command("close-report")
@click.argument("report")
@_reason
def close_report(desk: Desk, report: str, reason: str) -> None:
    """Mark a REPORT as dealt with."""
    desk.show("reports/close", lambda _: ["closed"], {"report": report, "reason": reason})


@_command("words")
def words(desk: Desk) -> None:
    """List the words that must not be said."""
    desk.show("words", lambda said: said["words"])


@_command("add-word")
@click.argument("word")
def add_word(desk: Desk, word: str) -> None:
    """Forbid a WORD in names and in the chat; with * at the end, all that begin so."""
    desk.show("words", lambda said: said["words"], {"word": word})


@_command("drop-word")
@click.argument("word")
def drop_word(desk: Desk, word: str) -> None:
    """Allow a WORD again."""
    desk.show("words/drop", lambda said: said["words"], {"word": word})


@_command("audit")
def audit(desk: Desk) -> None:
    """List what the host did, the latest first."""
    desk.show("audit", lambda said: map(_audit_line, said["entries"]))


# Parts


def _do(desk: Desk, path: str, reason: str) -> None:
    desk.show(path, lambda _: ["done"], {"reason": reason})


def _restrict(desk: Desk, effect: str, whom: str, hours: int, reason: str) -> None:
    body = {"effect": effect, "hours": hours, "reason": reason, **_target_of(whom)}
    desk.show("restrictions", lambda said: [_restriction_line(said)], body)


def _target_of(whom: str) -> dict[str, Any]:
    kind, colon, rest = whom.partition(":")
    if colon and kind in ("guest", "address"):
        return {kind: rest}
    table, slash, seat = whom.rpartition("/")
    if slash and seat.isdigit() and not _is_network(table):
        return {"table": table, "seat": int(seat)}
    return {"address": whom}


def _is_network(text: str) -> bool:
    """Whether this is the address before the slash of a network: no table has dots or colons in its name."""
    return "." in text or ":" in text


def _lift(desk: Desk, effect: str, whom: str) -> None:
    kind, colon, target = whom.partition(":")
    if not colon or kind not in ("guest", "secret", "address"):
        kind, target = "address", whom
    desk.show("restrictions/lift", lambda _: ["lifted"], {"effect": effect, "kind": kind, "target": target})


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB"


def _state_lines(said: Any) -> Iterable[str]:
    counts = ", ".join(f"{count} {status}" for status, count in said["tables"].items())
    load, free = said["load"], said["free"]
    yield f"tables: {counts or 'none'}; {said['in_memory']} in memory"
    yield f"people: {said['connections']} connections, {said['guests']} guests, {said['reports']} open reports"
    waiting = ", ".join(f"{count} {name}" for name, count in said["waiting"].items() if count)
    yield f"work: {said['working']} running, {waiting or 'nothing'} waiting"
    storage = "in order" if said["is_storing"] else "cannot be written to"
    yield f"storage: {storage}, {_megabytes(said['size'])}" + (f", {_megabytes(free)} free" if free else "")
    memory = f", {_megabytes(load['memory'])}" if load["memory"] else ""
    yield f"load: {100 * load['cpu']:.0f}% of a core{memory}, at most {1000 * load['lag']:.0f} ms late"


def _visitor_line(each: Any) -> str:
    place = f"{each['table']}/{each['seat']} {each['name']}" if "seat" in each else f"{each['table']} watching"
    marks = [f"guest:{each['guest']}" if each.get("guest") else "", each.get("address") or ""]
    muted = "muted" if each.get("is_muted") else ""
    return "  ".join(part for part in (_time(each["since"]), place, *marks, muted) if part)


def _table_lines(each: Any) -> Iterable[str]:
    yield f"{each['id']}  {each['game']}  {each['status']}  {_time(each['updated'])}"
    for at, seat in enumerate(each["seats"]):
        marks = [f"guest:{seat['guest']}" if seat.get("guest") else "", *seat.get("restrictions", [])]
        here = "connected" if seat.get("is_connected") else ""
        yield "  ".join(part for part in (f"  {at}", seat["name"] or "free", here, *marks) if part)


def _detail_lines(said: Any) -> Iterable[str]:
    yield from _table_lines(said["overview"])
    for line in said["lines"]:
        name = said["overview"]["seats"][line["seat"]]["name"]
        yield f"  {line['number']}  {name}: {line['text']}"


def _restriction_line(each: Any) -> str:
    until = f"until {_time(each['until'])}" if each["until"] else "until it is lifted"
    return f"{each['effect']}  {each['kind']}:{each['target']}  {until}" + (
        f"  {each['reason']}" if each["reason"] else ""
    )


def _report_lines(each: Any) -> Iterable[str]:
    closed = "  closed" if each.get("closed") else ""
    yield f"{each['id']}  {_time(each['made'])}  {each['cause']}{closed}"
    guest = f" (guest:{each['guest']})" if each.get("guest") else ""
    yield f"  {each.get('reporter', '?')} about {each.get('name', '?')}{guest}"
    if each.get("text"):
        yield f"  message {each['line']}: {each['text']}"
    if each["note"]:
        yield f"  {each['note']}"


def _audit_line(each: Any) -> str:
    return f"{_time(each['time'])}  {each['action']}  {each['target']}" + (
        f"  {each['reason']}" if each["reason"] else ""
    )
