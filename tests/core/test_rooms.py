"""Rooms: declared by name, loaded when first asked for; one that is misspelt is an error, never a room less."""

import subprocess
import sys
from dataclasses import fields, replace

import pytest

import cairn
from cairn.games import rooms_of
from cairn.games.rooms import Places, Rooms
from tests.fifth.coins import GAMES
from tests.fifth.coins.belief.worlds import belief
from tests.fifth.coins.bots.steady import Steady
from tests.fifth.coins.rules.game import COINS
from tests.loose import whole

(ROOMS,) = GAMES
DECLARED = ("game", "words", "terminal", "belief", "hint")


def test_a_room_holds_what_it_says() -> None:
    assert whole(ROOMS.game) is COINS
    assert whole(ROOMS.belief) is belief
    assert isinstance(ROOMS.make_bot("steady"), Steady)


def test_a_room_that_a_game_has_not_is_none() -> None:
    assert ROOMS.at.solver is None and ROOMS.solver is None


@pytest.mark.parametrize("room", DECLARED)
def test_a_misspelt_module_is_an_error(room: str) -> None:
    module, _, name = getattr(ROOMS.at, room).partition(":")
    with pytest.raises(ModuleNotFoundError, match=f"tests.fifth.coins.{module}s"):
        getattr(_changed(room, f"{module}s:{name}"), room)


@pytest.mark.parametrize("room", DECLARED)
def test_a_misspelt_name_is_an_error(room: str) -> None:
    where = getattr(ROOMS.at, room)
    with pytest.raises(AttributeError, match="has no attribute"):
        getattr(_changed(room, f"{where}S"), room)


def test_a_misspelt_bot_is_an_error() -> None:
    rooms = replace(ROOMS, bots=(("steady", "bots.steady:Stedy"), ("sharp", "bots.sharp:Sharp")))
    with pytest.raises(AttributeError, match="has no attribute 'Stedy'"):
        rooms.make_bot("steady")
    with pytest.raises(ModuleNotFoundError, match=r"bots\.sharp"):
        rooms.make_bot("sharp")
    with pytest.raises(KeyError):
        rooms.make_bot("nobody")


def test_a_room_that_no_game_has_is_an_error() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'belif'"):
        Places(game="a:b", words="a:b", terminal="a:b", belif="a:b")  # type: ignore[call-arg]


def _changed(room: str, where: str) -> Rooms:
    return replace(ROOMS, at=replace(ROOMS.at, **{room: where}))


def test_every_room_that_is_declared_can_be_loaded_by_its_name() -> None:
    """A property for each: none is forgotten when a room is added."""
    for name in cairn.games():
        rooms = rooms_of(name)
        for place in fields(Places):
            assert (getattr(rooms, place.name) is None) == (getattr(rooms.at, place.name) is None), (name, place.name)
        assert rooms.game.name == name
        for bot, _ in rooms.bots:
            assert callable(rooms.make_bot(bot).choose)


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    """Anyone who lists the games, or asks for help, waits for none of them."""
    code = "import sys, cairn; cairn.games(); print([each for each in sys.modules if '.rules' in each])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
