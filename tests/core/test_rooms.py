"""Rooms: declared by name, loaded when first asked for; one that is misspelt is an error, never a room less."""

import subprocess
import sys
from dataclasses import fields, replace

import pytest

import cairn
from cairn.core.rooms import Rooms
from cairn.games import rooms_of
from tests.fifth.coins import GAMES
from tests.fifth.coins.belief.worlds import belief
from tests.fifth.coins.bots.steady import Steady
from tests.fifth.coins.rules.game import COINS

(ROOMS,) = GAMES
OPTIONAL = ("belief", "sample", "hint", "solver")


def test_a_room_holds_what_it_says() -> None:
    assert ROOMS.load("game") is COINS
    assert ROOMS.load("belief") is belief
    assert ROOMS.load_bot("steady") is Steady


@pytest.mark.parametrize("room", ["game", "words", "terminal", "belief", "hint"])
def test_a_misspelt_module_is_an_error(room: str) -> None:
    module, _, name = getattr(ROOMS, room).partition(":")
    with pytest.raises(ModuleNotFoundError, match=f"tests.fifth.coins.{module}s"):
        _changed(room, f"{module}s:{name}").load(room)


@pytest.mark.parametrize("room", ["game", "words", "terminal", "belief", "hint"])
def test_a_misspelt_name_is_an_error(room: str) -> None:
    with pytest.raises(AttributeError, match="has no attribute"):
        _changed(room, f"{getattr(ROOMS, room)}S").load(room)


def test_a_misspelt_bot_is_an_error() -> None:
    rooms = replace(ROOMS, bots=(("steady", "bots.steady:Stedy"), ("sharp", "bots.sharp:Sharp")))
    with pytest.raises(AttributeError, match="has no attribute 'Stedy'"):
        rooms.load_bot("steady")
    with pytest.raises(ModuleNotFoundError, match=r"bots\.sharp"):
        rooms.load_bot("sharp")
    with pytest.raises(KeyError):
        rooms.load_bot("nobody")


def test_a_room_that_no_game_has_is_an_error() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'belif'"):
        Rooms(name="coins", package="coins", game="a:b", words="a:b", terminal="a:b", belif="a:b")  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        ROOMS.load("belif")
    with pytest.raises(AssertionError, match="coins has no solver"):
        ROOMS.load("solver")


def _changed(room: str, where: str) -> Rooms:
    return Rooms(**{field.name: getattr(ROOMS, field.name) for field in fields(ROOMS)} | {room: where})


@pytest.mark.parametrize("name", cairn.games())
def test_every_room_of_every_game_is_there(name: str) -> None:
    rooms = rooms_of(name)
    assert rooms.load("game").name == name
    for room in ("words", "terminal", *(room for room in OPTIONAL if getattr(rooms, room) is not None)):
        assert rooms.load(room) is not None
    for bot, _ in rooms.bots:
        assert callable(rooms.load_bot(bot))


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    """Whoever lists the games, or asks for help, waits for none of them."""
    code = "import sys, cairn; cairn.games(); print([each for each in sys.modules if '.rules' in each])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
