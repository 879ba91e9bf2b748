"""The games, found by looking: every folder here that says which `GAMES` it holds."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cairn.core.game import AnyGame
from cairn.core.registry import look_up

__all__ = ["find", "known"]


@cache
def known() -> dict[str, AnyGame]:
    """All games, by name."""
    packages = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg)
    games: list[AnyGame] = [game for package in packages for game in package.GAMES]
    return {game.name: game for game in sorted(games, key=lambda game: game.name)}


def find(name: str) -> AnyGame:
    """The game called `name`; raises `UnknownName` if there is none."""
    return look_up("game", name, known())
