"""Records on disk. A file holds one record or several, and is written completely or not at all.

Files that cairn did not write are never overwritten, and while a game in a file is continued, the rest of the file
stays as it is, byte for byte.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path
from tempfile import NamedTemporaryFile

from cairn.core.errors import BadInput
from cairn.core.record import FindGame, Record, read, to_json, to_text

_JSON, _TEXT = '{"record"', "cairn record "
_ENDS = ('{"end"', "end ")


class RecordFile:
    """A file in which one game is saved while it is played; the rest of its content stays."""

    def __init__(self, name: str, before: bytes = b"", after: bytes = b"", text: bool = False) -> None:
        """`before` and `after` surround the game's record, which is written as `text` or as JSON lines."""
        self.name = name
        self._before, self._after, self._text = before, after, text
        self._there: bytes | None = None
        """The content when it was last read or written; None: it did not exist."""

    def note_content(self, there: bytes) -> "RecordFile":
        """Note the file's current content, and return the file."""
        self._there = there
        return self

    def write(self, record: Record) -> None:
        """Put the record in its place; raise `BadInput` if the file was changed meanwhile."""
        written = (to_text if self._text else to_json)(record).encode()
        whole = self._before + written + self._after
        if whole == self._there:
            return
        if _bytes(self.name) != self._there:
            raise BadInput(self.name, "was changed since it was read; nothing is written")
        _write(self.name, [whole], new=self._there is None)
        self._there = whole


def new_file(name: str) -> RecordFile:
    """Return a file that does not exist yet; raise `BadInput` if it does."""
    if os.path.lexists(name):
        raise BadInput(name, "is there already; to play on from it, use --resume")
    return RecordFile(name)


def open_file(name: str, find: FindGame) -> tuple[RecordFile, Record]:
    """Open a file of records to continue the last of them; raise `BadInput` if the rest could not be kept."""
    there = _bytes(name)
    if there is None:
        raise BadInput(name, "no such file or directory")
    try:
        text = there.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(name, "is not a text file") from None
    (*others, last), after = _split(text)
    record = read_records(text, find)[-1]
    file = RecordFile(name, "".join(others).encode(), after.encode(), text=last.startswith(_TEXT))
    return file.note_content(there), record


def write_text(name: str, parts: Iterable[str]) -> None:
    """Write the parts one after the other, or nothing if that fails.

    An existing file is overwritten only if it contains records.
    """
    write_parts(name, (part.encode() for part in parts), (_JSON.encode(), _TEXT.encode()), "record of cairn")


def write_parts(name: str, parts: Iterable[bytes], own: tuple[bytes, ...], what: str) -> None:
    """Write the parts one after the other; an existing file is overwritten only if it begins like one of `own`."""
    there = _bytes(name)
    if there is not None and there.strip() and not there.startswith(own):
        raise BadInput(name, f"exists, and is not a {what}; it is not overwritten")
    _write(name, parts, new=there is None)


def read_records(text: str, find: FindGame) -> list[Record]:
    """Return all records in a text; line numbers in messages count from its beginning."""
    return [read(part, find, before) for before, part in split_records(text)]


def split_records(text: str) -> Iterator[tuple[int, str]]:
    """Yield the text of each record, and the number of lines before it."""
    before = 0
    for part in _split(text)[0]:
        yield before, part
        before += part.count("\n")


def _split(text: str) -> tuple[list[str], str]:
    """The text cut after the last line of each record, and the empty lines at its end."""
    parts: list[str] = []
    lines: list[str] = []
    for line in StringIO(text, newline="\n"):  # a name may contain other line breaks
        lines.append(line)
        if line.startswith(_ENDS):
            parts.append("".join(lines))
            lines = []
    rest = "".join(lines)
    return (parts, rest) if parts and not rest.strip() else ([*parts, rest], "")


def _bytes(name: str) -> bytes | None:
    """The content of the file; None if it does not exist."""
    try:
        with open(name, "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise BadInput(name, "is no file that records can be kept in")
            return file.read()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _write_error(name, error) from None


def _write(name: str, parts: Iterable[bytes], new: bool) -> None:
    """Write to a temporary file, then rename it; a new file is created first, so that nobody else takes its name."""
    target = Path(os.path.realpath(name))
    try:
        mode = stat.S_IMODE(_check_overwrite(target) if new else target.stat().st_mode)
        with NamedTemporaryFile("wb", dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
            try:
                file.writelines(parts)
                file.flush()
                os.chmod(file.name, mode)
                os.fsync(file.fileno())
            except BaseException:
                with suppress(OSError):
                    os.unlink(file.name)
                if new:
                    with suppress(OSError):
                        os.unlink(target)
                raise
        os.replace(file.name, target)
    except OSError as error:
        raise _write_error(name, error) from None


def _check_overwrite(target: Path) -> int:
    """Create an empty file of this name and return its mode; raise `FileExistsError` if there is one."""
    with open(target, "xb") as file:
        return os.fstat(file.fileno()).st_mode


def _write_error(name: str, error: OSError) -> BadInput:
    return BadInput(name, (error.strerror or "cannot be written").lower())
