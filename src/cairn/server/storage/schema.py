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
    ("alter table person add column face text not null default ''",),
    (
        """create table push_device (
            device text primary key, endpoint text not null unique, point text not null, auth text not null,
            lang text not null, quiet_from integer not null, quiet_until integer not null, zone text not null,
            made bigint not null)""",
        """create table push_notice (
            device text not null, match text not null, due bigint not null, tries integer not null,
            primary key (device, match))""",
        "create index push_notice_due on push_notice (due)",
        "create index push_notice_match on push_notice (match)",
    ),
    (
        """create table restriction (effect text not null, kind text not null, target text not null,
            reason text not null, made bigint not null, until bigint not null, primary key (effect, kind, target))""",
        "create table forbidden_word (word text primary key)",
        """create table report (
            id text primary key, match text not null, seat bigint not null, reporter bigint not null,
            guest text not null, reporter_guest text not null, line bigint not null, cause text not null,
            note text not null, made bigint not null, closed bigint not null)""",
        "create index report_open on report (closed, made)",
        """create table deed (
            id text primary key, time bigint not null, action text not null, target text not null,
            reason text not null)""",
        "create index deed_time on deed (time)",
    ),
    (
        """create table day_answer (
            guest text not null, date text not null, game text not null, begun bigint not null, ended bigint not null,
            tries text not null, number integer not null, solved integer not null, counted integer not null,
            late integer not null, primary key (guest, date, game))""",
        "create index day_answer_day on day_answer (date, game)",
        "delete from kept where name like 'daily/%'",
    ),
    (
        "drop index deed_time",
        "alter table deed rename to audit_entry",
        "create index audit_entry_time on audit_entry (time)",
    ),
    (
        """create table real_entry (
            code text not null, number bigint not null, made bigint not null, line text not null,
            primary key (code, number))""",
    ),
    (
        """create table meeting (
            guest text not null, puzzle text not null, game text not null, number integer not null,
            begun bigint not null, ended bigint not null, tries text not null, solved integer not null,
            counted integer not null, level integer not null, again bigint not null,
            rated_before double precision not null, rated_after double precision not null,
            primary key (guest, puzzle, number))""",
        "create index meeting_game on meeting (guest, game)",
        """create table puzzle (
            puzzle text primary key, game text not null, rating double precision not null,
            deviation double precision not null, volatility double precision not null, met integer not null,
            solved integer not null)""",
        "create index puzzle_game on puzzle (game)",
        """create table puzzle_rating (
            guest text not null, game text not null, rating double precision not null,
            deviation double precision not null, volatility double precision not null, met integer not null,
            solved integer not null, primary key (guest, game))""",
    ),
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
RUNNING_OF_GUEST = f"""select {_LISTING} from listing join guest using (match)
    where guest = $1 and status in ('waiting', 'playing') order by updated desc, match limit $2"""
STOW = "insert into kept (name, body) values ($1, $2) on conflict do nothing"
PROVE = """insert into kept (name, body) values ('ready', $1) on conflict (name) do update set body = excluded.body"""
FIND = "select body from kept where name = $1"
CODED = "select match from listing where code = $1"
GAME = "select game from listing where match = $1"


def check_version(version: int) -> None:
    """Raise `BadInput` for a database that a newer cairn has written."""
    if version > len(MIGRATIONS):
        newest = len(MIGRATIONS)
        raise BadInput("database", f"is of version {version}, written by a newer cairn; this one reads up to {newest}")
