"""All games. Each folder here lists its games and their rooms in `GAMES`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cairn.core.game import AnyGame
from cairn.core.registry import look_up
from cairn.games.rooms import Rooms

__all__ = ["all_rooms", "find", "rooms_of", "rooms_of_view"]


@cache
def all_rooms() -> dict[str, Rooms]:
    """The rooms of all games by name. Imports no game."""
    folders = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg)
    rooms: list[Rooms] = [each for folder in folders for each in folder.GAMES]
    return {each.name: each for each in sorted(rooms, key=lambda each: each.name)}


def rooms_of(name: str) -> Rooms:
    """The rooms of the game called `name`; raises `UnknownName` if there is no such game."""
    return look_up("game", name, all_rooms())


def rooms_of_view(view: object) -> Rooms | None:
    """The rooms of the game that this view belongs to; None if it belongs to no game here."""
    home = type(view).__module__
    return next((each for each in all_rooms().values() if home.startswith(f"{each.package}.")), None)


def find(name: str) -> AnyGame:
    """The game called `name`; raises `UnknownName` if there is no such game."""
    return rooms_of(name).game
