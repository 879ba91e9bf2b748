"""Saved games: one file each, in the user's data folder, so that none is lost."""

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

import msgspec

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.play.files import RecordFile, new_file

FOLDER_VARIABLE = "CAIRN_DATA"
"""The environment variable that names another data folder."""
_LAST_LINE = 4096
"""The last line of an unfinished record is shorter than this."""


class Saved(Value):
    """A game that can be continued."""

    file: str
    game: str
    seats: tuple[str, ...]
    bots: tuple[str | None, ...]
    day: str
    time: str


class _Header(msgspec.Struct):
    game: str
    seats: tuple[str, ...]
    bots: tuple[str | None, ...] = ()


class _End(msgspec.Struct):
    end: int
    result: msgspec.Raw


def saves_folder() -> Path:
    """The folder for saved games: the system's default, or the one from the environment."""
    if chosen := os.environ.get(FOLDER_VARIABLE):
        return Path(chosen).expanduser() / "games"
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    elif sys.platform == "darwin":
        home = Path("~/Library/Application Support")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return home.expanduser() / "cairn" / "games"


def new_save(game: str) -> RecordFile:
    """Return a file for a new game; raise `BadInput` if none can be made."""
    folder, now = saves_folder(), datetime.now()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(str(folder), (error.strerror or "cannot be made").lower()) from None
    names = (f"{now:%Y-%m-%d-%H%M%S}{f'-{number}' if number > 1 else ''}-{game}.jsonl" for number in count(1))
    return new_file(str(next(folder / name for name in names if not (folder / name).exists())))


def find_unfinished(game: str | None = None) -> Iterator[Saved]:
    """The unfinished games, the last one first; only of this game, if one is named."""
    try:
        files = [(path.stat().st_mtime, path) for path in saves_folder().glob("*.jsonl")]
    except OSError:
        return
    for changed, path in sorted(files, reverse=True):
        if (header := _read_unfinished(path)) is not None and game in (None, header.game):
            when = datetime.fromtimestamp(changed)
            yield Saved(str(path), header.game, header.seats, header.bots, f"{when:%Y-%m-%d}", f"{when:%H:%M}")


def _read_unfinished(path: Path) -> _Header | None:
    """How the game was set up; None if it is over, or no record."""
    try:
        with path.open("rb") as file:
            first = file.readline()
            file.seek(max(0, path.stat().st_size - _LAST_LINE))
            last = file.read().splitlines()[-1]
        end = msgspec.json.decode(last, type=_End)
        return msgspec.json.decode(first, type=_Header) if bytes(end.result) == b"null" else None
    except (OSError, IndexError, msgspec.MsgspecError):
        return None
