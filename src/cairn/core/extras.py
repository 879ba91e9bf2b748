"""Optional extras of the package: which modules are missing, and the command that installs them."""

from importlib.util import find_spec

from cairn.core.errors import BadInput

_MODULES = {
    "client": ("httpx", "websockets"),
    "serve": ("anyio", "httptools", "httpx", "litestar", "prometheus_client", "segno", "uvicorn", "websockets"),
    "postgres": ("asyncpg",),
    "push": ("cryptography",),
    "share": ("cryptography",),
    "envs": ("gymnasium", "pettingzoo"),
    "ray": ("ray",),
    "data": ("pyarrow",),
}
"""The modules that each extra installs."""


def has_extra(extra: str) -> bool:
    """Whether all modules of the extra are installed."""
    return all(find_spec(module) is not None for module in _MODULES[extra])


def need_extra(extra: str, what: str) -> None:
    """Raise `BadInput` with the command to type unless all modules of the extra are installed; `what` needs them."""
    missing = [module for module in _MODULES[extra] if find_spec(module) is None]
    if missing:
        raise BadInput(what, f"{missing[0]} is not installed; type: pip install 'cairn-table[{extra}]'")
