"""Numbers, plurals and messages as the three languages write them, without Babel."""

import pytest

from cairn.text.fluent import Catalogue, format_number, plural


@pytest.mark.parametrize(
    ("lang", "whole", "part", "share"),
    [
        ("en", "1,234,567", "-0.5", "42%"),
        ("pl", "1\u00a0234\u00a0567", "-0,5", "42%"),
        ("ru", "1\u00a0234\u00a0567", "-0,5", "42\u00a0%"),
    ],
)
def test_numbers_are_written_as_the_language_does(lang: str, whole: str, part: str, share: str) -> None:
    assert format_number(lang, 1234567) == whole and format_number(lang, 7) == "7"
    assert format_number(lang, -0.5) == part
    assert format_number(lang, 0.42, percent=True) == share


def test_digits_after_the_point() -> None:
    assert format_number("en", 2 / 3) == "0.667" and format_number("en", 2.5) == "2.5"
    assert format_number("en", 2, least=2, most=2) == "2.00" and format_number("en", 2.345, most=2) == "2.34"
    assert format_number("en", 0.12345, percent=True, least=1, most=1) == "12.3%"


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {1: "one", 0: "other", 2: "other", 21: "other", 1.5: "other"}),
        ("pl", {1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 21: "many", 0: "many", 1.5: "other"}),
        ("ru", {1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 112: "many", 0: "many", 1.5: "other"}),
    ],
)
def test_plurals(lang: str, forms: dict[float, str]) -> None:
    assert {number: plural(lang, number) for number in forms} == forms


def test_ordinals() -> None:
    assert [plural("en", number, ordinal=True) for number in (1, 2, 3, 4, 11, 21)] == [
        *("one", "two", "few", "other", "other", "one"),
    ]


SOURCE = """
# a comment
stones = { $count ->
    [0] no stones
    [one] { $count } stone
   *[other] { $count } stones
}
    .acc = stones of { $who ->
        [yes] yours
       *[no] { stones }
    }
odds = { CAPITAL($what) }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }{ " " }
"""


def test_messages_choose_and_refer() -> None:
    catalogue = Catalogue("en")
    catalogue.add(SOURCE)
    assert [catalogue.format("stones", "", {"count": number}) for number in (0, 1, 3)] == [
        *("no stones", "1 stone", "3 stones"),
    ]
    assert catalogue.format("stones", "acc", {"count": 1, "who": "no"}) == "stones of 1 stone"
    assert catalogue.format("odds", "", {"what": "right", "chance": 0.5}) == "Right: 50% "
    assert catalogue.has("stones", "acc") and not catalogue.has("stones", "gen") and not catalogue.has("stone")


@pytest.mark.parametrize(
    "source",
    ["stones = {", "a = 1\na = 2", "-term = no terms", "stones = { DATETIME($day) }", "x = { NUMBER($x, y: 1) }"],
)
def test_what_the_catalogues_do_not_use_is_refused(source: str) -> None:
    with pytest.raises(AssertionError):
        _said(source)


def _said(source: str) -> str:
    catalogue = Catalogue("en")
    catalogue.add(source)
    return catalogue.format(source.partition(" ")[0], "", {"day": 1, "x": 2})
