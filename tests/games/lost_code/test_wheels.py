"""The wheel sets: files of the house, and the numbers that come with the game."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from cairn.core.errors import BadTable
from cairn.games.lost_code.rules.pieces import MOST_POINTS, EditionName, Wheel, WheelSet, parse_wheels, wheel_sets

GOOD = """
name = "ours"
wheels = [
  { width = 10, points = 1 },
  { width = 7, points = 1 },
  { width = 5, points = 2 },
  { width = 4, points = 2 },
  { width = 3, points = 3 },
  { width = 2, points = 4 },
  { width = 1, points = 6 },
]
"""

STANDING: dict[EditionName, dict[int, tuple[str, str]]] = {
    "stones": {
        1: ("attested", "inferred"),
        2: ("attested", "inferred"),
        3: ("inferred", "inferred"),
        4: ("inferred", "inferred"),
        5: ("attested", "attested"),
        7: ("attested", "inferred"),
        10: ("attested", "attested"),
    },
    "cards": {
        1: ("inferred", "inferred"),
        2: ("inferred", "inferred"),
        3: ("inferred", "inferred"),
        4: ("reported", "inferred"),
        5: ("reported", "inferred"),
        6: ("attested", "inferred"),
        7: ("attested", "inferred"),
        10: ("inferred", "inferred"),
    },
}
"""How each width, and the points on it, are known: printed or told by several, told by one, or worked out."""

PRINTED = {5: 2, 10: 1}
"""Points that a rule book prints, by width (LC 12.1, 12.8)."""

SETS = [(edition, name) for edition in STANDING for name in wheel_sets(edition)]


def test_a_file_of_the_house() -> None:
    wheels = parse_wheels(GOOD, "ours.toml")
    assert wheels == WheelSet(
        "ours",
        tuple(Wheel(width, points) for width, points in ((1, 6), (2, 4), (3, 3), (4, 2), (5, 2), (7, 1), (10, 1))),
    )
    assert {wheel.points_standing for wheel in wheels.wheels} == {"house"}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("width = 4,", "width = 5,", r"wheels\[3\]\.width: 5 is there twice"),
        ("width = 4,", "width = 0,", r"wheels\[3\]\.width: 0 is less than 1"),
        ("width = 4,", "width = 4.5,", r"int.*float.*\$\.wheels\[3\]\.width"),
        ("width = 4,", "", r"missing required field `width`.*\$\.wheels\[3\]"),
        ("points = 3", "points = 2.5", r"int.*float.*\$\.wheels\[4\]\.points"),
        ("points = 3", 'points = "3"', r"int.*str.*\$\.wheels\[4\]\.points"),
        ("points = 3", "points = true", r"int.*bool.*\$\.wheels\[4\]\.points"),
        ("points = 3", "points = 3, colour = 1", r"unknown field `colour`.*\$\.wheels\[4\]"),
        ("points = 3", "points = 3, points_standing = 'attested'", r"unknown field `points_standing`.*\$\.wheels\[4\]"),
        ("points = 3", "points = 3, or = [4]", r"unknown field `or`.*\$\.wheels\[4\]"),
        ('name = "ours"', 'name = "ours"\nedition = "stones"', "unknown field `edition`"),
        ('name = "ours"', 'name = "ours"\nabout = "What we play."', "unknown field `about`"),
        ('name = "ours"', 'name = " "', "name: ' ' cannot be shown"),
        ("  { width = 4, points = 2 },\n", "", "wheels: there must be 7, not 6"),
        ("  { width = 4, points = 2 },\n", "  { width = 4, points = 2 }, { width = 6, points = 2 },\n", "not 8"),
        ('name = "ours"', "", "missing required field `name`"),
        ('name = "ours"', "name = 7", r"str.*int.*\$\.name"),
        ("wheels = [", "wheel = [", "unknown field `wheel`"),
        ("wheels = [", "wheels = [[", "end of document"),
        ('name = "ours"', "name = ours", r"(?i)line 2"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_and_the_place(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(BadTable, match=says) as refused:
        parse_wheels(GOOD.replace(old, new), "ours.toml")
    assert str(refused.value).startswith("ours.toml: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 5000, "{a=" * 5000])
def test_a_file_beyond_all_measure_is_refused_like_any_other(value: str) -> None:
    with pytest.raises(BadTable, match=r"^ours\.toml: cannot be read"):
        parse_wheels(f"name = {value}", "ours.toml")


@pytest.mark.parametrize("points", [-MOST_POINTS, 0, MOST_POINTS])
def test_whole_points_up_to_the_limit_will_do(points: int) -> None:
    wheels = parse_wheels(GOOD.replace("points = 3", f"points = {points}"), "ours.toml")
    assert wheels.wheels[2].points == points


@pytest.mark.parametrize("digits", ["100", "1" + "0" * 30, "9" * 4000], ids=len)
@pytest.mark.parametrize("sign", ["", "-"])
def test_points_beyond_the_limit_are_refused_where_the_file_is_read(sign: str, digits: str) -> None:
    """A track of 10^30 spaces is nobody's: no board can show it, and no message can say it."""
    with pytest.raises(BadTable) as refused:
        parse_wheels(GOOD.replace("points = 3", f"points = {sign}{digits}"), "ours.toml")
    assert str(refused.value) == "ours.toml: wheels[4].points: must be whole points from -99 to 99"


@pytest.mark.parametrize(("edition", "name"), SETS)
def test_every_number_stands_as_the_facts_have_it(edition: EditionName, name: str) -> None:
    for wheel in wheel_sets(edition)[name].wheels:
        assert (wheel.width_standing, wheel.points_standing) == STANDING[edition][wheel.width]


@pytest.mark.parametrize(("edition", "name"), SETS)
def test_every_number_fits_what_is_printed(edition: EditionName, name: str) -> None:
    """Widths seen in examples are there, points never rise with the width, and what is inferred has alternatives."""
    wheels = wheel_sets(edition)[name].wheels
    points = {wheel.width: wheel.points for wheel in wheels}
    seen = {1, 2, 5, 7, 10} if edition == "stones" else {4, 5, 7}
    assert seen <= set(points)
    assert [*points.values()] == sorted(points.values(), reverse=True)
    if edition == "stones":
        assert {width: points[width] for width in PRINTED} == PRINTED
        assert 4 in points.values()
        for wheel in wheels:
            assert bool(wheel.alternatives) == (wheel.points_standing == "inferred")


@pytest.mark.parametrize("edition", [*STANDING])
def test_sets_of_one_edition_differ_in_what_is_inferred_only(edition: EditionName) -> None:
    first, *others = ({wheel.width: wheel for wheel in each.wheels} for each in wheel_sets(edition).values())
    for other in others:
        for width in first.keys() & other.keys():
            if first[width].points != other[width].points:
                assert first[width].points_standing == "inferred"
                assert other[width].points in first[width].alternatives
                assert first[width].points in other[width].alternatives


def test_every_entry_of_the_table_says_how_its_numbers_are_known() -> None:
    text = files("cairn.games.lost_code").joinpath("tables", "wheels.toml").read_text(encoding="utf-8")
    sets: list[dict[str, Any]] = tomllib.loads(text)["set"]
    assert {(each["edition"], each["name"]) for each in sets} == {(edition, name) for edition, name in SETS}
    assert len(sets) == len(SETS)
    for each in sets:
        for wheel in each["wheels"]:
            assert {"width_standing", "points_standing"} <= wheel.keys()
