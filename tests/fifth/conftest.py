"""The fifth game, put where games are looked for."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn.games import all_rooms

HOME = Path(__file__).parent


@pytest.fixture
def adopted() -> Iterator[None]:
    """Coins is one of the games: its folder lies beside the others, and nothing else was done for it."""
    path: list[str] = sys.modules[all_rooms.__module__].__path__  # type: ignore[assignment]
    path.append(str(HOME))
    all_rooms.cache_clear()
    try:
        yield
    finally:
        path.remove(str(HOME))
        all_rooms.cache_clear()
