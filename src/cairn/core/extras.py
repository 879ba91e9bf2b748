"""Optional parts of the package: which of their packages are missing, and what to type to have them."""

from importlib.util import find_spec

from cairn.core.errors import BadInput

_MODULES = {
    "client": ("httpx", "websockets"),
    "serve": ("anyio", "httptools", "httpx", "litestar", "prometheus_client", "segno", "uvicorn", "websockets"),
    "postgres": ("asyncpg",),
    "envs": ("gymnasium", "pettingzoo"),
    "ray": ("ray",),
    "data": ("pyarrow",),
}
"""By extra of the package: the modules that it brings."""


def need_extra(extra: str, what: str) -> None:
    """Raise `BadInput`, with the line to type, unless all modules of the extra are there; `what` needs them."""
    missing = [module for module in _MODULES[extra] if find_spec(module) is None]
    if missing:
        raise BadInput(what, f"{missing[0]} is not installed; type: pip install 'cairn-table[{extra}]'")
