"""Types for tests that look at the whole truth of any game: who reads a state there knows what is in it."""

from typing import Any, TypeAlias

from cairn.core.bots import Bot
from cairn.core.events import Change
from cairn.core.game import Game
from cairn.core.match import Match
from cairn.core.offers import Offer
from cairn.core.sight import Sight
from cairn.core.table import Table
from cairn.games import find

__all__ = ["AnyBot", "AnyChange", "AnyGame", "AnyMatch", "AnyOffer", "AnySight", "AnyTable", "find_game", "whole"]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
AnySight: TypeAlias = Sight[Any, Any]
AnyOffer: TypeAlias = Offer[Any]
AnyChange: TypeAlias = Change[Any, Any]
AnyBot: TypeAlias = Bot[Any, Any, Any]


def whole(value: object) -> Any:
    """A value of some game, to be taken apart."""
    return value


def find_game(name: str) -> AnyGame:
    """The game called `name`, taken apart as the test likes."""
    game: AnyGame = whole(find(name))
    return game
