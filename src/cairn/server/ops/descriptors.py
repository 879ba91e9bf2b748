"""How many connections and files the operating system lets a process have."""

import sys
from contextlib import suppress

MANY = 65_536
"""Enough for all the connections that the settings allow by default, and for files."""


def raise_descriptor_limit() -> None:
    """Let this process have as many connections as it may; most systems allow a thousand unless a process asks."""
    if sys.platform == "win32":
        return
    import resource  # not on Windows

    with suppress(OSError, ValueError):  # a service that may not gets its limit from what starts it
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
