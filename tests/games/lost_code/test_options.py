"""The options of The Lost Code and Think Str8!: what is understood, and what is refused in one clear line."""

from pathlib import Path
from typing import Any

import pytest

import cairn
from cairn.core.errors import BadInput, BadOption, BadTable
from cairn.core.options import option_names, parse_words
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.games.lost_code.rules.pieces import Symbol, Wheel, WheelSet
from cairn.games.lost_code.rules.state import State

SEVEN = WheelSet("seven", tuple(Wheel(width, 8 - width) for width in range(1, 8)))


def state(game: str, players: int | None = None, **options: Any) -> State:
    position = cairn.Match(game, players, options, seed=1).state
    assert isinstance(position, State)
    return position


def test_the_names_of_the_options() -> None:
    assert option_names(LOST_CODE) == ("beginner", "variant", "expansions", "wheels")
    assert option_names(THINK_STR8) == ("beginner", "tokens")


def test_the_defaults() -> None:
    for game in ("lost-code", "think-str8"):
        table = state(game).table
        assert (table.players, table.left_out, table.digits, table.wheel_set) == (4, None, 8, "recommended")
        assert (table.token_rounds, table.curse_rounds) == (0, 0)


def test_every_option_is_understood() -> None:
    found = state("lost-code", 2, beginner=True, variant="x", expansions=["shortcut", "curse"], wheels="narrow-five")
    table = found.table
    assert (table.players, table.left_out, table.digits, table.wheel_set) == (2, Symbol.BEAR, 9, "narrow-five")
    assert (table.token_rounds, table.curse_rounds) == (7, 9)
    assert found.skull
    found = state("think-str8", 3, beginner=True, tokens="as-stones")
    assert (found.table.players, found.table.left_out, found.table.wheel_set) == (3, Symbol.GREY, "as-stones")


def test_words_from_a_command_line() -> None:
    words = {"beginner": "yes", "variant": "x", "expansions": "shortcut,curse", "wheels": "seven-two"}
    assert parse_words(LOST_CODE, words) == {
        "beginner": True,
        "variant": "x",
        "expansions": ["shortcut", "curse"],
        "wheels": "seven-two",
    }


@pytest.mark.parametrize(
    "given", [SEVEN, {"name": "seven", "wheels": [{"width": w, "points": 8 - w} for w in range(1, 8)]}]
)
def test_a_house_set_may_be_given_as_a_value(given: object) -> None:
    assert state("lost-code", wheels=given).table.wheels == SEVEN.wheels
    assert state("think-str8", tokens=given).table.wheel_set == "seven"


def test_a_house_set_travels_with_the_record() -> None:
    match = cairn.Match("lost-code", 2, {"wheels": SEVEN}, seed=1)
    assert cairn.replay(match.record).state == match.state


@pytest.mark.parametrize(
    ("game", "players", "options", "place", "says"),
    [
        ("lost-code", 5, {}, "players", "2 to 4 players, not 5"),
        ("lost-code", 1, {}, "players", "2 to 4 players, not 1"),
        ("think-str8", 0, {}, "players", "2 to 4 players, not 0"),
        ("lost-code", 2, {"colour": "red"}, "colour", "no such option .*beginner, variant, expansions, wheels"),
        ("think-str8", 2, {"variant": "x"}, "variant", "no such option .*beginner, tokens"),
        ("lost-code", 2, {"variant": "y"}, "variant", "'y'"),
        ("lost-code", 2, {"beginner": "maybe"}, "beginner", "bool"),
        ("lost-code", 2, {"expansions": ["skull"]}, "expansions", "'skull'"),
        ("lost-code", 2, {"expansions": ["curse", "curse"]}, "expansions", "named twice"),
        ("lost-code", 2, {"wheels": "printed"}, "wheels", "'printed'.*recommended, narrow-five, seven-two"),
        ("think-str8", 2, {"tokens": "narrow-five"}, "tokens", "'narrow-five'.*recommended, as-stones"),
        ("lost-code", 2, {"wheels": 7}, "wheels", "int"),
        ("lost-code", 2, {"wheels": {"name": "six", "wheels": []}}, "wheels", "there must be 7, not 0"),
    ],
)
def test_a_bad_option_is_named(game: str, players: int, options: dict[str, Any], place: str, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        cairn.Match(game, players, options)
    assert isinstance(refused.value, BadOption | BadTable)
    assert refused.value.place == place
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("variant", "widest"), [("plain", 22), ("x", 25)])
def test_a_wheel_is_no_wider_than_there_are_sums(variant: str, widest: int) -> None:
    def with_widest(width: int) -> WheelSet:
        return WheelSet("wide", (*SEVEN.wheels[:6], Wheel(width, 1)))

    assert state("lost-code", variant=variant, wheels=with_widest(widest)).table.wheels[-1].width == widest
    with pytest.raises(BadOption, match=f"wheels: a width of {widest + 1} .* 0 to {widest - 1}"):
        state("lost-code", variant=variant, wheels=with_widest(widest + 1))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadInput, match=r"nowhere\.toml: no such file"):
        cairn.Match("lost-code", options={"wheels": "nowhere.toml"})


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match=r"picture\.toml: is not a text file"):
        cairn.Match("lost-code", options={"wheels": str(file)})
