"""One server for each SQLite file: a lock beside it, which the system releases however the process ends."""

import os
import sys
from pathlib import Path
from types import TracebackType

from cairn.core.errors import BadInput


class FileLock:
    """The lock of a database file. The file beside it says who has it."""

    def __init__(self, database: Path) -> None:
        """Lock nothing yet."""
        self._database = database
        self._path = database.with_name(f"{database.name}.lock")
        self._handle: int | None = None

    def __enter__(self) -> None:
        """Take the lock; raise `BadInput` with the process that has it."""
        try:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadInput(str(self._path), (error.strerror or "cannot be opened").lower()) from None
        try:
            _lock(handle)
        except OSError:
            owner = os.pread(handle, 20, 0).decode("ascii", "replace").strip() if hasattr(os, "pread") else ""
            os.close(handle)
            by = f"process {owner}" if owner else "another process"
            raise BadInput(
                str(self._database),
                f"{by} serves these tables: stop it first, or use PostgreSQL, which several servers can share",
            ) from None
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self._handle = handle

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the lock. The file stays: to delete it would let two processes lock different files."""
        if self._handle is not None:
            os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 1 << 20
    """Far behind the text, which others may read."""

    def _lock(handle: int) -> None:
        os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
