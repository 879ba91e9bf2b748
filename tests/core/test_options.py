"""From what a person gave to a game's options, or to a message that names the option."""

from dataclasses import replace as changed
from typing import Any

import numpy as np
import pytest

import cairn
from cairn.api import read_file
from cairn.core.errors import BadInput, BadOption, BadTable
from cairn.core.game import NamedOption
from cairn.core.options import choices, names_in, option_names, options_of, parse_words
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.state import Options

SURROGATE = "'\\ud800' in position 0: surrogates not allowed"


def test_defaults_are_changed_by_what_is_given() -> None:
    assert options_of(COINS, {}) == Options()
    assert options_of(COINS, {"words": ["a"], "crooked": 1}, 3) == Options(3, ("a",), crooked=1)
    assert options_of(COINS, {"words": [], "silent": True}, 3) == Options(3, (), True)
    assert options_of(COINS, {"players": 3}) == Options(3)
    assert options_of(COINS, {"players": 3}, 2) == Options(2)


def test_numbers_of_other_libraries_are_numbers() -> None:
    options = options_of(COINS, {"crooked": np.int64(5)}, np.int8(3))  # type: ignore[arg-type]
    assert options == Options(3, crooked=5)
    assert type(options.players) is type(options.crooked) is int


def test_the_players_are_not_counted_among_the_options() -> None:
    assert option_names(COINS) == ("words", "silent", "crooked")


@pytest.mark.parametrize(
    ("given", "players", "place", "said"),
    [
        ({"colour": 1}, None, "colour", "coins has no such option (it has: words, silent, crooked)"),
        ({}, 4, "players", "coins is for 2 to 3 players, not 4"),
        ({"players": "two"}, None, "players", "coins is for 2 to 3 players, not 'two'"),
        ({"players": None}, None, "players", "coins is for 2 to 3 players, not None"),
        ({"silent": "yes"}, None, "silent", "Expected `bool`, got `str`"),
        ({"words": ["a", 1]}, None, "words", "Expected `str`, got `int`"),
        ({"crooked": 1.5}, None, "crooked", "Expected `int`, got `float`"),
        ({"silent": True}, None, "words", "who is silent needs no words"),
        ({"words": object()}, None, "options", "'object' object cannot be interpreted as an integer"),
        ({"words": [b"a"]}, None, "words", "Expected `str`, got `bytes`"),
        ({"words": ["\ud800"]}, None, "options", f"'utf-8' codec can't encode character {SURROGATE}"),
        ({"crooked": True}, None, "crooked", "Expected `int`, got `bool`"),
        ({"crooked": np.float64(3)}, None, "options", "'numpy.float64' object cannot be interpreted as an integer"),
        ({"silent": np.bool_(True)}, None, "options", "np.True_ is no number"),
        ({}, 2.0, "players", "Expected `int`, got `float`"),
        ({}, True, "players", "coins is for 2 to 3 players, not True"),
    ],
)
def test_an_option_that_is_wrong_is_named(given: dict[str, Any], players: Any, place: str, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        options_of(COINS, given, players)
    assert (caught.value.place, caught.value.text) == (place, said)


def test_words_of_a_command_line_mean_values() -> None:
    words = {"silent": "Yes", "words": "a, b,", "crooked": "-2"}
    assert parse_words(COINS, words) == {"silent": True, "words": ["a", "b"], "crooked": -2}
    assert parse_words(COINS, {"silent": "off", "words": "none"}) == {"silent": False, "words": []}
    assert parse_words(COINS, {"colour": "red"}) == {"colour": "red"}  # for `options_of` to refuse


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"silent": "perhaps"}, "silent: say yes or no, not 'perhaps'"),
        ({"crooked": "very"}, "crooked: must be a whole number, not 'very'"),
        ({"crooked": ""}, "crooked: must be a whole number, not ''"),
    ],
)
def test_words_that_mean_nothing_are_named(words: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse_words(COINS, words)
    assert str(caught.value) == said


def test_an_option_may_be_a_file() -> None:
    """Only where the game says so, and only when somebody can read files."""
    game = changed(COINS, named_options={"words": NamedOption(("few",), lambda text, name: text.split())})
    assert options_of(game, {"words": "my.toml"}, read=lambda name: f"read {name}").words == ("read", "my.toml")
    with pytest.raises(BadOption, match=r"words: Expected `array`, got `str`"):
        options_of(game, {"words": "my.toml"})
    with pytest.raises(BadOption, match=r"words: Expected `array`, got `str`"):
        options_of(COINS, {"words": "my.toml"}, read=lambda name: "")


def test_what_may_be_chosen_is_told() -> None:
    game = changed(COINS, named_options={"words": NamedOption(("few", "many"), lambda text, name: text)})
    assert choices(COINS, "silent") == ("yes", "no")
    assert choices(game, "words") == ("few", "many")
    assert choices(COINS, "crooked") == ()
    assert choices(cairn.game("lost-code"), "expansions") == ("curse", "shortcut")


def test_a_file_that_is_none_is_named(tmp_path: Any) -> None:
    missing, binary, broken = tmp_path / "no.toml", tmp_path / "b.toml", tmp_path / "c.toml"
    binary.write_bytes(b"\xff\xfe")
    broken.write_text("name = ")
    with pytest.raises(BadInput, match=r"no\.toml: no such file or directory"):
        read_file(str(missing))
    with pytest.raises(BadInput, match=r"b\.toml: is not a text file"):
        read_file(str(binary))
    with pytest.raises(BadTable, match=r"c\.toml: "):
        cairn.Match("lost-code", options={"wheels": str(broken)})


def test_names_of_own_components_are_found() -> None:
    """Everyone at the table reads them."""
    assert names_in({"wheels": {"name": "Lena's box", "wheels": []}, "variant": "x", "other": {"name": 3}}) == (
        "Lena's box",
    )
