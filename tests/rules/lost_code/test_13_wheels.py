"""LC 13: the wheels are data."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import cairn
from cairn.games.lost_code.rules.events import Answer, Answered
from cairn.games.lost_code.rules.pieces import EditionName, wheel_sets
from cairn.games.lost_code.rules.scoring import dice_sum
from tests.loose import AnyMatch
from tests.rules.lost_code.table import Table, house

ODD = house((3, 11), (4, -2), (6, 0), (8, 7), (9, 7), (14, 30), (22, 1))
"""Seven different widths and whole points, and nothing else like a printed set."""

EDITIONS: tuple[EditionName, ...] = ("stones", "cards")


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_printed_about_the_wheels(edition: EditionName) -> None:
    """LC 13: seven, all widths different, some points equal, and the narrowest gives the most."""
    assert next(iter(wheel_sets(edition))) == "recommended"
    for wheels in wheel_sets(edition).values():
        widths = [wheel.width for wheel in wheels.wheels]
        points = [wheel.points for wheel in wheels.wheels]
        assert len(set(widths)) == 7
        assert widths == sorted(widths)
        assert len(set(points)) < 7
        assert points[0] > max(points[1:])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_says_how_it_is_known(edition: EditionName) -> None:
    """LC 13: attested, reported or inferred; what is attested has no alternative."""
    for wheels in wheel_sets(edition).values():
        for wheel in wheels.wheels:
            assert wheel.width_standing in {"attested", "reported", "inferred"}
            assert wheel.points_standing in {"attested", "reported", "inferred"}
            assert wheel.points not in wheel.alternatives
            assert not (wheel.points_standing == "attested" and wheel.alternatives)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("page", ["lost-code", "think-str8"])
def test_the_rules_page_has_a_place_for_the_wheels(page: str, lang: str) -> None:
    """LC 13: the numbers are shown in the rules page, from the data and not typed in."""
    text = files("cairn.games.lost_code").joinpath("pages", f"{page}.{lang}.md").read_text(encoding="utf-8")
    assert text.count("{wheels}") == 1


@pytest.mark.parametrize(("game", "option"), [("lost-code", "wheels"), ("think-str8", "tokens")])
def test_a_table_can_be_set_up_with_a_named_set(game: str, option: str) -> None:
    """LC 13: an option takes the name of a set."""
    edition: EditionName = "stones" if game == "lost-code" else "cards"
    for name, wheels in wheel_sets(edition).items():
        match: AnyMatch = cairn.Match(game, options={option: name}, seed=1)
        table = match.state.table
        assert table.wheels == wheels.wheels
        assert table.wheel_set == name


@pytest.mark.parametrize(("game", "option"), [("lost-code", "wheels"), ("think-str8", "tokens")])
def test_a_table_can_be_set_up_with_a_set_from_a_file(game: str, option: str, tmp_path: Path) -> None:
    """LC 13: the house set need only have seven different widths and whole points, in any order."""
    file = tmp_path / "ours.toml"
    wheels = "".join(f"{{ width = {each.width}, points = {each.points} }},\n" for each in reversed(ODD.wheels))
    file.write_text(f'name = "ours"\nwheels = [\n{wheels}]\n', encoding="utf-8")
    match: AnyMatch = cairn.Match(game, options={option: str(file)}, seed=1)
    table = match.state.table
    assert table.wheels == ODD.wheels
    assert table.wheel_set == "ours"


@pytest.mark.parametrize(("game", "option"), [("lost-code", "wheels"), ("think-str8", "tokens")])
def test_nothing_in_the_code_knows_a_wheels_number(game: str, option: str) -> None:
    """LC 13: with a set unlike any other, every answer and every move is that of the wheel in use."""
    rng = Random(5)
    for seed in range(3):
        match: AnyMatch = cairn.Match(game, players=3, options={option: ODD}, seed=seed)
        while match.to_act:
            seat = match.to_act[0]
            before, number = match.state, match.table.number
            match.play(seat, rng.choice(match.moves(seat)))
            for event in match.table.history[number:]:
                if isinstance(event, Answered):
                    total = dice_sum(before.racks[event.seat], before.dice)
                    hits = event.low <= total < event.low + event.width
                    points = {wheel.width: wheel.points for wheel in ODD.wheels}[event.width]
                    assert (event.answer is Answer.RIGHT) == hits
                    assert event.points == (points if hits else 0)
                    assert (event.answer is Answer.WRONG) == (not hits and event.width == 3)
        assert match.result is not None


def test_a_wheel_as_wide_as_all_sums_is_always_right() -> None:
    """LC 13: a house set may hold any width for which there is room."""
    table = Table(players=2, wheels=ODD)
    table.throw("bird bird bird")
    table.bets(B="0-21", A="0-13")
    assert table.answers()["B"] is Answer.RIGHT
