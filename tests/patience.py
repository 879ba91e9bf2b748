"""How long a test waits for something that must happen: so long that only a hang takes longer, on any machine."""

__all__ = ["LIMIT", "wait_patiently"]

LIMIT = 300.0
"""Seconds. A test waits for a condition and goes on at once when it holds; this only ends a test that never would."""


def wait_patiently() -> None:
    """Let requests, sockets and clients of tables wait for `LIMIT` too, where a test does not say how long."""
    from httpx._config import DEFAULT_TIMEOUT_CONFIG  # the default argument of every function of httpx
    from websockets.sync.client import connect

    from cairn.client import asynchronous, synchronous

    for step in ("connect", "read", "write", "pool"):
        setattr(DEFAULT_TIMEOUT_CONFIG, step, LIMIT)
    defaults = connect.__kwdefaults__
    assert defaults is not None
    defaults["open_timeout"] = LIMIT
    for client in (asynchronous, synchronous):
        for limit in ("ANSWER_WITHIN", "REVIEW_WITHIN"):
            setattr(client, limit, LIMIT)
