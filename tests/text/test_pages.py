"""Rules pages: numbered, with the wheels and their standing put in, in three languages."""

import pytest

from cairn.core.errors import UnknownName
from cairn.games import rooms_of
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS, GUARDIANS
from cairn.games.lost_code.rules.pieces import EditionName, wheel_sets
from cairn.text import LANGUAGES, text
from cairn.text.pages import chapter, chapters, rule, rules_page, rulings

EDITIONS: dict[str, EditionName] = {"lost-code": "stones", "think-str8": "cards"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EDITIONS)
def test_the_page_shows_every_set_with_every_wheel(game: str, lang: str) -> None:
    """LC 13: each wheel of each named set stands in the page, with its points."""
    told = chapter(rules_page(rooms_of(game), lang), "13")
    assert told is not None and "{wheels}" not in told
    tables = [part for part in told.split("### ") if "| ---: |" in part]
    for wheels, shown in zip(wheel_sets(EDITIONS[game]).values(), tables, strict=True):
        assert wheels.name in shown.splitlines()[0]
        rows = [line for line in shown.splitlines() if line.startswith("| ") and line[2].isdigit()]
        assert [row.split(" | ")[:2] for row in rows] == [
            [f"| {each.width}", str(each.points)] for each in wheels.wheels
        ]


def test_each_number_says_how_it_is_known() -> None:
    """LC 13: attested or inferred, and what else would fit."""
    page = rules_page(rooms_of("lost-code"), "en")
    assert "| 5 | 2 | width attested, points attested |" in page
    assert "| 4 | 2 | width inferred, points inferred; 3 would fit about as well |" in page
    assert "width reported by one source" in rules_page(rooms_of("think-str8"), "en")


def test_the_x_side_is_said_to_be_unknown() -> None:
    """LC 7.2: only where there is a variant X."""
    assert "The X side of the wheels is not known" in rules_page(rooms_of("lost-code"), "en")
    assert "X side of the wheels" not in (chapter(rules_page(rooms_of("think-str8"), "en"), "13") or "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EDITIONS)
def test_rulings_are_the_same_in_every_language(game: str, lang: str) -> None:
    def numbers(which: str) -> list[str]:
        return [paragraph.split("**")[1] for paragraph in rulings(rules_page(rooms_of(game), which))]

    assert numbers(lang) == numbers("en") != []
    assert "LC 3.5" in numbers(lang) and "LC 5.6" not in numbers(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_component(lang: str) -> None:
    """Each card, assistant and guardian stands in the page by its name."""
    rooms = rooms_of("arnak")
    page = rules_page(rooms, lang)
    assert "{components}" not in page
    say = text(lang, rooms.game).say
    rows = [line.split(" | ")[0] for line in page.splitlines() if line.startswith("| ")]
    for kind, names in (("card", CARDS), ("assistant", ASSISTANTS), ("guardian", GUARDIANS)):
        assert {f"| {say(f'{kind}-{name}')}" for name in names} <= set(rows)


def test_a_rule_is_found_by_its_number() -> None:
    page = rules_page(rooms_of("lost-code"), "en")
    assert (rule(page, "5.10") or "").startswith("**LC 5.10**")
    assert (rule(page, "5.1") or "").startswith("**LC 5.1**")
    assert rule(page, "5.99") is None and rule(page, "5") is None


def test_a_chapter_ends_where_the_next_begins() -> None:
    page = rules_page(rooms_of("lost-code"), "en")
    found = chapter(page, "7")
    assert found is not None and found.startswith(f"## 7 {chapters(page)['7']}")
    assert "LC 7.2" in found and "LC 8.1" not in found
    assert chapter(page, "99") is None


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownName, match="language: 'de' is not known"):
        rules_page(rooms_of("lost-code"), "de")
