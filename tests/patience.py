"""How long a test waits for something that must happen: so long that only a hang takes longer, on any machine."""

from functools import cache
from ssl import SSLContext

__all__ = ["LIMIT", "prepare_clients"]

LIMIT = 300.0
"""Seconds. A test waits for a condition and goes on at once when it holds; this only ends a test that never would."""


def prepare_clients() -> None:
    """Let requests, sockets and clients of tables wait for `LIMIT` too, and all requests share one TLS context.

    To make one takes 25 ms, and httpx makes one for every request outside a client, though servers here speak HTTP.
    """
    from httpx import _transports
    from httpx._config import DEFAULT_TIMEOUT_CONFIG  # the default argument of every function of httpx
    from websockets.sync.client import connect

    from cairn.client import api, shared

    vars(_transports.default)["create_ssl_context"] = _tls_context
    for step in ("connect", "read", "write", "pool"):
        setattr(DEFAULT_TIMEOUT_CONFIG, step, LIMIT)
    defaults = connect.__kwdefaults__
    assert defaults is not None
    defaults["open_timeout"] = LIMIT
    shared.ANSWER_WITHIN = shared.REVIEW_WITHIN = api.PATIENCE = LIMIT


@cache
def _tls_context(verify: bool = True, cert: str | None = None, trust_env: bool = True) -> SSLContext:
    from httpx._config import create_ssl_context

    return create_ssl_context(verify, cert, trust_env)
