"""Records on disk. A file holds one record or several, and is written whole or not at all."""

import os
from collections.abc import Iterable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from tempfile import NamedTemporaryFile

from cairn.core.errors import BadInput
from cairn.core.record import FindGame, Record, read

__all__ = ["read_records", "write_text"]


def write_text(name: str, parts: Iterable[str]) -> None:
    """Write the parts one after the other; nothing is left behind when that cannot be done."""
    target = Path(name)
    try:
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=target.parent, prefix=f".{target.name}.", delete=False
        ) as file:
            try:
                file.writelines(parts)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                with suppress(OSError):
                    os.unlink(file.name)
                raise
        os.replace(file.name, target)
    except OSError as error:
        raise BadInput(name, (error.strerror or "cannot be written").lower()) from None


def read_records(text: str, find: FindGame) -> list[Record]:
    """All records in a text, one after the other; messages count the lines of the whole text."""
    records: list[Record] = []
    lines: list[str] = []
    before = 0
    for line in StringIO(text, newline="\n"):  # a name may hold other line breaks
        lines.append(line)
        if line.startswith(('{"end"', "end ")):
            records.append(read("".join(lines), find, before))
            before += len(lines)
            lines = []
    if "".join(lines).strip() or not records:
        records.append(read("".join(lines), find, before))
    return records
