"""What these tests need of the machine. Where it is missing they are skipped: a run counts them and says why."""

import os
import shutil
from typing import NoReturn

import pytest

_PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))


def need_command(name: str) -> str:
    """Return where the command is; skip the test where it is not installed."""
    found = shutil.which(name, path=_PLACES)
    if found is None:
        leave_out(f"{name} is not installed")
    return found


def leave_out(why: str) -> NoReturn:
    """Skip the test."""
    pytest.skip(why)
