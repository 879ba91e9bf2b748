"""The island: five camp sites and twelve sites to discover, where they lie and what the way costs."""

from itertools import combinations_with_replacement

import pytest

from cairn.games.arnak.effects.goods import ICONS
from cairn.games.arnak.rules.events import Discovered, FearTaken, GuardianAwoke, SiteUncovered
from cairn.games.arnak.rules.moves import Decline, Dig, Discover, DrawCard, Drawn, ExileCard, Pay
from cairn.games.arnak.rules.pieces import SITES, Side
from cairn.games.arnak.rules.state import BLOCKED
from tests.games.arnak.board_table import SIDES, Board
from tests.games.arnak.components import effect_of, limit_of, refusal_of

CAMPS = {
    "camp-coin": {"coin": 2},
    "camp-compass": {"compass": 2},
    "camp-tablet": {"tablet": 2},
    "camp-arrowhead": {"arrowhead": 1},
}
"""What digging there gives; the fifth, the jewel camp, has a price."""

ALL_CAMPS = [*CAMPS, "camp-jewel"]

WAYS = {
    "lower-1": ("car", "car"),
    "lower-2": ("car", "car"),
    "lower-3": ("ship", "ship"),
    "lower-4": ("ship", "ship"),
    "upper-1": ("car", "car"),
    "upper-2": ("car", "boot boot"),
    "upper-3": ("ship", "plane"),
    "upper-4": ("ship", "ship"),
    "high-1": ("car car", "car car"),
    "high-2": ("car car", "boot plane"),
    "high-3": ("ship ship", "car ship"),
    "high-4": ("ship ship", "ship ship"),
}
"""The travel cost on the Bird side and on the Snake side."""

PURSES = [" ".join(purse) for size in range(3) for purse in combinations_with_replacement(ICONS, size)]


def way(site: str, side: Side) -> str:
    return WAYS[site][SIDES.index(side)]


def level(site: str) -> int:
    return 2 if site.startswith("high") else 1


def tile_for(site: str) -> str:
    return "two-arrowhead-jewel" if level(site) == 2 else "one-compass-arrowhead"


def covers(icons: list[str], cost: list[str]) -> bool:
    """AR 1.3 in its own words: whether each icon of the cost can be covered by another one of `icons`."""
    if not cost:
        return True
    paying = {"boot": ICONS, "car": ("car", "plane"), "ship": ("ship", "plane"), "plane": ("plane",)}[cost[0]]
    return any(
        icon in paying and covers(icons[:place] + icons[place + 1 :], cost[1:]) for place, icon in enumerate(icons)
    )


# The camp sites


def test_the_island_from_the_bottom() -> None:
    """AR 2.10: five camp sites, two rows of four sites of level I, one row of four of level II, each from the left."""
    assert [(site.id, site.level, site.row, site.column) for site in SITES] == [
        *((camp, 0, 0, column) for column, camp in enumerate(ALL_CAMPS, start=1)),
        *((f"lower-{column}", 1, 1, column) for column in range(1, 5)),
        *((f"upper-{column}", 1, 2, column) for column in range(1, 5)),
        *((f"high-{column}", 2, 3, column) for column in range(1, 5)),
    ]


@effect_of("camp", *CAMPS)
@pytest.mark.parametrize("camp", CAMPS)
@pytest.mark.parametrize("side", SIDES)
def test_a_camp_site_gives_its_resources(side: Side, camp: str) -> None:
    """AR 4.1: a boot pays the cheap space; the archaeologist stands there and the camp's resources are gained."""
    table = Board(side=side, hand="fear, funding-car")
    table.play(Dig(camp), Pay(("fear",)))
    assert table.changes == {"acted": True, "out": f"+{camp}", "hand": "-fear", "play": "+fear", **CAMPS[camp]}


@effect_of("camp", "camp-jewel")
def test_the_jewel_camp_gives_a_jewel_for_a_card() -> None:
    """AR 14.9: one more hand card put into the play area, unused, brings 1 jewel."""
    table = Board(hand="fear, funding-car, exploration-ship")
    table.play(Dig("camp-jewel"), Pay(("fear",)), Pay(discards=("funding-car",)))
    assert table.changes == {
        "acted": True,
        "out": "+camp-jewel",
        "hand": "-fear, -funding-car",
        "play": "+fear, +funding-car",
        "jewel": 1,
    }


@limit_of("camp", "camp-jewel")
@pytest.mark.parametrize("hand", ["fear, funding-car", "fear"])
def test_the_jewel_camp_gives_nothing_for_nothing(hand: str) -> None:
    """AR 4.4, 14.9: the price may be left, and with an empty hand one may still dig there; no jewel comes."""
    table = Board(hand=hand)
    table.play(Dig("camp-jewel"), Pay(("fear",)))
    if hand != "fear":
        table.play(Decline())
    assert table.changes == {"acted": True, "out": "+camp-jewel", "hand": "-fear", "play": "+fear"}


@refusal_of("camp", "camp-jewel")
def test_the_card_that_paid_the_way_does_not_pay_for_the_jewel() -> None:
    """AR 1.8, 14.9: a card out of the hand is no card of the hand."""
    table = Board(hand="fear, funding-car")
    table.play(Dig("camp-jewel"), Pay(("fear",)))
    assert table.refused(Pay(discards=("fear",))) == "AR 14.9"


@refusal_of("camp", *ALL_CAMPS)
@pytest.mark.parametrize("camp", ALL_CAMPS)
@pytest.mark.parametrize("side", SIDES)
def test_the_spaces_of_a_camp_site_cost_one_boot_and_two(side: Side, camp: str) -> None:
    """AR 4.3: whatever covers the boots of a space pays for it, and nothing less does."""
    for icons in PURSES:
        table = Board(players=4, side=side, icons=icons)
        assert table.refusal(Dig(camp, 0)) == (None if len(icons.split()) >= 1 else "AR 1.8")
        assert table.refusal(Dig(camp, 1)) == (None if len(icons.split()) >= 2 else "AR 1.8")


@limit_of("camp", *CAMPS)
@pytest.mark.parametrize("camp", ALL_CAMPS)
@pytest.mark.parametrize("there", ["", "A", "B"])
def test_either_space_of_a_camp_site_may_come_first(camp: str, there: str) -> None:
    """AR 4.2, 4.3: the dear space may be taken with the cheap one free or not, by who stands there too."""
    table = Board(players=4, icons="boot boot", out=camp if there == "A" else "", others=camp if there == "B" else "")
    table.play(Dig(camp, 1), Pay())
    assert table.changes == {"acted": True, "out": f"+{camp}/2", "icons": "", **CAMPS.get(camp, {})}


@limit_of("camp", *ALL_CAMPS)
@pytest.mark.parametrize("camp", ALL_CAMPS)
def test_the_spaces_of_a_camp_site_are_taken_one_after_the_other(camp: str) -> None:
    """AR 4.2, 17.1: one boot, then two; then nobody else can be sent there, and a blocked space stays blocked."""
    table = Board(players=4, hand="fear, fear, fear, hat, hat", goods="9 coin")
    table.play(Dig(camp), Pay(("fear",)))
    table.play(*[Decline()] * (camp == "camp-jewel")).end_turn()
    assert table.refused(Dig(camp)) == "AR 4.1"
    table.play(Dig(camp, 1), Pay(("fear", "fear")))
    table.play(*[Decline()] * (camp == "camp-jewel"))
    assert table.changes["out"] == f"+{camp}, +{camp}/2"
    table = Board(players=2, hand="fear", goods="9 coin")
    table.play(Dig(camp), Pay(("fear",)))
    assert table.state.spaces[ALL_CAMPS.index(camp)] == (0, BLOCKED)


@refusal_of("camp", *ALL_CAMPS)
@pytest.mark.parametrize("camp", ALL_CAMPS)
def test_a_camp_site_refuses(camp: str) -> None:
    """AR 2.4, 4.1: no space that is blocked, taken or not there can be dug at, and nobody discovers a camp."""
    table = Board(players=2, icons="plane plane")
    assert table.refused(Dig(camp, 1)) == "AR 2.4"
    assert table.refused(Dig(camp, 2)) == table.refused(Dig(camp, -1)) == "AR 2.4"
    assert table.refused(Discover(camp)) == "AR 5.1"
    table = Board(players=4, icons="plane plane", out=camp, others=f"{camp}/2")
    assert table.refused(Dig(camp, 0)) == table.refused(Dig(camp, 1)) == "AR 4.1"


def test_nobody_digs_where_there_is_no_site_or_with_nobody() -> None:
    """AR 2.10, 4.2: a site that is not on the board, and a player whose archaeologists are both out."""
    table = Board(icons="plane", goods="6 compass")
    assert table.refused(Dig("camp-fear")) == table.refused(Discover("camp-fear")) == "AR 2.10"
    table = Board(icons="plane", goods="6 compass", out="camp-coin, camp-jewel")
    assert table.refused(Dig("camp-tablet")) == table.refused(Discover("lower-1")) == "AR 4.2"


# The twelve sites


@refusal_of("location", *WAYS)
@pytest.mark.parametrize("site", WAYS)
@pytest.mark.parametrize("side", SIDES)
def test_the_way_to_a_site(side: Side, site: str) -> None:
    """AR 1.3, 4.3, 5.1: whatever covers the printed icons pays for the discovery and for a later dig; else neither."""
    for icons in PURSES:
        wanted = None if covers(icons.split(), way(site, side).split()) else "AR 1.8"
        assert Board(side=side, goods="6 compass", icons=icons).refusal(Discover(site)) == wanted
        assert Board(side=side, icons=icons, found={site: tile_for(site)}).refusal(Dig(site)) == wanted


@effect_of("location", *WAYS)
@pytest.mark.parametrize("site", WAYS)
@pytest.mark.parametrize("side", SIDES)
def test_a_site_is_discovered(side: Side, site: str) -> None:
    """AR 5.1 to 5.4: 3 compasses at level I, 6 at level II, and the way; the idols, the site, then its guardian.

    At level II there are two idols; the face-up one gives its effect, the other nothing.
    """
    price, tile = 3 * level(site), tile_for(site)
    table = Board(side=side, goods=f"{price} compass", icons=way(site, side), face_up={site: "tablet"})
    table.play(Discover(site), Pay(), Drawn(tile), Drawn("owl"))
    given = {"jewel": 1, "compass": -6} if level(site) == 2 else {"compass": -2}
    assert table.changes == {
        "acted": True,
        "icons": "",
        "out": f"+{site}",
        "found": f"+{site} {tile}",
        f"stack {level(site)}": f"-{tile}",
        "guards": f"+{site} owl",
        "guardians": "-owl",
        "laid": f"-{site} tablet",
        "idols": level(site),
        "tablet": 1,
        "arrowhead": 1,
        **given,
    }
    assert table.told(Discovered) == [Discovered(0, site, "tablet", level(site))]


@refusal_of("location", *WAYS)
@pytest.mark.parametrize("site", WAYS)
def test_a_site_refuses(site: str) -> None:
    """AR 4.1, 5.1: too few compasses, a dig before the discovery, a discovery after it, a place that is taken."""
    few = Board(goods=f"9 coin, {3 * level(site) - 1} compass, 9 jewel", icons="plane plane")
    assert few.refused(Discover(site)) == "AR 5.1"
    assert few.refused(Dig(site)) == "AR 4.1"
    found = Board(goods="6 compass", icons="plane plane", found={site: tile_for(site)})
    assert found.refused(Discover(site)) == "AR 5.1"
    assert found.refused(Dig(site, 1)) == "AR 2.4"
    taken = Board(goods="6 compass", icons="plane plane", found={site: tile_for(site)}, others=site)
    assert taken.refused(Dig(site)) == "AR 4.1"


@limit_of("location", *WAYS)
@pytest.mark.parametrize("site", WAYS)
@pytest.mark.parametrize("side", SIDES)
def test_a_later_dig_costs_the_way_alone(side: Side, site: str) -> None:
    """AR 4.5, 5.4, 5.6: no compasses, no idol, no second tile; a guardian there hinders nobody and stays."""
    table = Board(side=side, icons=way(site, side), found={site: tile_for(site)}, guards={site: "owl"})
    table.play(Dig(site), Pay())
    given = {"jewel": 1} if level(site) == 2 else {"compass": 1}
    assert table.changes == {"acted": True, "icons": "", "out": f"+{site}", "arrowhead": 1, **given}


def test_what_the_idol_gives_comes_too_late_for_the_way() -> None:
    """AR 1.8: a compass idol does not help to pay for its own discovery."""
    table = Board(goods="2 compass", icons="plane", face_up={"lower-1": "compass"})
    assert table.refused(Discover("lower-1")) == "AR 5.1"


def test_the_steps_of_a_discovery_wait_for_each_other() -> None:
    """AR 5.5: no tile is turned before the idol's effect is done, no guardian before the site's effect is done."""
    table = Board(goods="3 compass", icons="plane", play="fear", deck="hat", face_up={"lower-1": "exile"})
    table.play(Discover("lower-1"), Pay())
    assert table.told(SiteUncovered) == []
    table.play(ExileCard("fear"))
    assert "one-draw-arrowhead" in table.may_come
    table.come("one-draw-arrowhead")
    assert table.told(GuardianAwoke) == []
    table.play(DrawCard())
    assert len(table.may_come) == 15 and "owl" in table.may_come
    table.come("owl")


def test_a_guardian_brings_fear_to_whoever_comes_home() -> None:
    """AR 10.1, 17.5: not to who woke it, but to each archaeologist that is there when the round ends."""
    table = Board(found={"high-1": "two-two-tablets-jewel"}, guards={"high-1": "owl"}, others="high-1", out="camp-coin")
    table.end_round()
    assert table.told(FearTaken) == [FearTaken(1, False)]


def test_two_archaeologists_at_one_guarded_camp_bring_two_fears() -> None:
    """AR 6.4, 10.1: a guardian that came to a camp site frightens every archaeologist there."""
    table = Board(players=4, guards={"camp-coin": "owl"}, out="camp-coin, camp-coin/2")
    table.end_round()
    assert table.told(FearTaken) == [FearTaken(0, False)] * 2
