"""The tables of Arnak: all components are there, and what is misspelt is refused with its place."""

import pytest

from cairn.core.errors import BadTable
from cairn.core.values import Value
from cairn.games.arnak.rules.pieces import (
    ARTIFACTS,
    ASSISTANTS,
    BASIC,
    BONUSES,
    GUARDIANS,
    IDOLS,
    ITEMS,
    RIVAL,
    SITES,
    SLOT_EFFECTS,
    SLOTS,
    TEMPLE,
    TILES,
    TRACKS,
    Card,
    load,
)


class Cards(Value):
    item: tuple[Card, ...]


CARD = """
[[item]]
id = "cartographers-kite"
travel = ["plane"]
effect = [{ do = "gain", goods = { tablet = 1 } }]
"""


def test_all_components_are_there() -> None:
    assert (len(BASIC), len(ITEMS), len(ARTIFACTS), len(ASSISTANTS), len(GUARDIANS)) == (4, 40, 35, 12, 15)
    assert (len(SITES), len(TILES), len(TEMPLE), len(RIVAL)) == (5 + 12, 10 + 6, 6, 15)
    assert sum(idol.copies for idol in IDOLS.values()) == 16
    assert sum(bonus.copies for bonus in BONUSES.values()) == 18
    assert (len(SLOT_EFFECTS), SLOTS) == (5, (1, 2, 3, 4))
    assert [(len(track.space), len(track.bridge), len(track.row)) for track in TRACKS.values()] == [(15, 20, 7)] * 2


def test_a_table_is_read() -> None:
    assert load("kites.toml", Cards, CARD).item[0].travel == ("plane",)


@pytest.mark.parametrize(
    ("right", "wrong", "place"),
    [
        ("travel =", "travels =", "$.item[0]"),
        ('do = "gain"', 'do = "gian"', "$.item[0].effect[0].do"),
        ("tablet = 1", "tablett = 1", "$.item[0].effect[0].goods"),
        ('"plane"', '"plain"', "$.item[0].travel[0]"),
        ("tablet = 1", 'tablet = "1"', "$.item[0].effect[0].goods.tablet"),
        ("[[item]]", "[[item]", "line 2"),
    ],
)
def test_what_is_misspelt_is_refused_with_its_place(right: str, wrong: str, place: str) -> None:
    with pytest.raises(BadTable) as refusal:
        load("kites.toml", Cards, CARD.replace(right, wrong))
    assert refusal.value.place == "kites.toml" and place in refusal.value.text
