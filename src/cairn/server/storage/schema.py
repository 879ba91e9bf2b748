"""The tables of the database, and the SQL statements that both databases understand.

A parameter is written `$1`; for SQLite it becomes `?1`.
"""

from cairn.core.errors import BadInput

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """create table entry (
            match text not null, number bigint not null, line text not null, primary key (match, number))""",
        "create table snapshot (match text primary key, number bigint not null, body text not null)",
        """create table listing (
            match text primary key, game text not null, status text not null, visibility text not null,
            updated bigint not null, summary text not null, code text)""",
        "create unique index listing_code on listing (code) where code is not null",
        "create index listing_status on listing (visibility, status, updated)",
        "create table guest (guest text not null, match text not null, primary key (guest, match))",
    ),
    ("create table kept (name text primary key, body text not null)",),
    (
        "create table person (guest text primary key, name text not null, made bigint not null, seen bigint not null)",
        "create table device (secret text primary key, guest text not null, made bigint not null)",
        "create index device_guest on device (guest)",
        "create table device_link (link text primary key, guest text not null, until bigint not null)",
        "create index guest_match on guest (match)",
        "create index listing_updated on listing (updated)",
    ),
    ("alter table device add column former text not null default ''",),
)
"""The statements that migrate a database from version n to n + 1. A released migration never changes."""

LINES = "select line from entry where match = $1 and number > $2 order by number"
KEEP = """insert into snapshot (match, number, body) values ($1, $2, $3)
    on conflict (match) do update set number = excluded.number, body = excluded.body"""
SNAPSHOT = "select number, body from snapshot where match = $1"
_LISTING = "match, game, status, visibility, updated, summary, code"
UPSERT = f"""insert into listing ({_LISTING}) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (match) do update set game = excluded.game, status = excluded.status,
    visibility = excluded.visibility, updated = excluded.updated, summary = excluded.summary, code = excluded.code"""
GUEST = "insert into guest (guest, match) values ($1, $2) on conflict do nothing"
LIST = f"""select {_LISTING} from listing where visibility = $1 and status in ($2, $3)
    order by updated desc, match limit $4"""
OF_GUEST = f"""select {_LISTING} from listing join guest using (match) where guest = $1
    order by updated desc, match limit $2"""
STOW = "insert into kept (name, body) values ($1, $2) on conflict do nothing"
PROVE = """insert into kept (name, body) values ('ready', $1) on conflict (name) do update set body = excluded.body"""
FIND = "select body from kept where name = $1"
CODED = "select match from listing where code = $1"


def check_version(version: int) -> None:
    """Raise `BadInput` for a database that a newer cairn has written."""
    if version > len(MIGRATIONS):
        newest = len(MIGRATIONS)
        raise BadInput("database", f"is of version {version}, written by a newer cairn; this one reads up to {newest}")
