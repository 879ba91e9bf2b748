"""Artifacts that move archaeologists and activate sites."""

from typing import Any

import pytest

from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.rules.events import TileActivated
from cairn.games.arnak.rules.moves import (
    Accept,
    ActivateSite,
    Buy,
    ComeHome,
    Decline,
    Dig,
    Discover,
    DrawCard,
    Drawn,
    ExileCard,
    Move,
    Pay,
    Pick,
    Play,
    RelocateTo,
    UseAssistant,
)
from cairn.games.arnak.rules.pieces import SITES, TILES
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import A, Table, bought, main

FOUND = {"lower-1": "one-jewel", "lower-3": "one-coin-arrowhead", "high-1": "two-arrowhead-jewel"}

# Pathfinder's Sandals and Staff


@effect_of("artifact", "pathfinders-sandals", "pathfinders-staff")
@pytest.mark.parametrize("card", ["pathfinders-sandals", "pathfinders-staff"])
@pytest.mark.parametrize("origin", ["camp-coin", "lower-1", "high-1"])
def test_relocating_to_a_camp_site(card: str, origin: str) -> None:
    """An archaeologist moves from any site to a free space of another camp site, for nothing, and activates it."""
    table = bought(card, out=origin, found=FOUND).play(RelocateTo(origin, "camp-tablet"))
    assert table.changes == {"out": f"-{origin}, +camp-tablet", "tablet": 2}


@effect_of("artifact", "pathfinders-sandals", "pathfinders-staff")
@pytest.mark.parametrize("card", ["pathfinders-sandals", "pathfinders-staff"])
def test_relocating_beside_others(card: str) -> None:
    """The site may be occupied on its other space; from one space of a site to its other is no move to another site."""
    table = bought(card, players=4, out="camp-coin", others="camp-compass").play(
        RelocateTo("camp-coin", "camp-compass", 1)
    )
    assert table.changes == {"out": "-camp-coin, +camp-compass/2", "compass": 2}
    table = bought(card, players=4, out="camp-coin")
    assert table.refused(RelocateTo("camp-coin", "camp-coin", 1)) == "AR 14.5"


@effect_of("artifact", "pathfinders-staff")
def test_the_staff_leads_to_level_one_too() -> None:
    """A guarded site is allowed, but then its guardian threatens Fear at the end of the round (AR 10.1)."""
    table = bought("pathfinders-staff", out="camp-coin", found=FOUND, guards={"lower-1": "owl"})
    table.play(RelocateTo("camp-coin", "lower-1"))
    assert table.changes == {"out": "-camp-coin, +lower-1", "jewel": 1}
    table.end_round()
    assert table.player.hand == ("fear", "pathfinders-staff")


@limit_of("artifact", "pathfinders-sandals", "pathfinders-staff")
@pytest.mark.parametrize("card", ["pathfinders-sandals", "pathfinders-staff"])
def test_nobody_relocates_from_home(card: str) -> None:
    """With both at home nothing happens; leaving a guarded site brings no Fear (AR 14.5, 16.10)."""
    assert bought(card, found=FOUND).changes == {}
    table = bought(card, out="lower-1", found=FOUND, guards={"lower-1": "owl"}, fear=9)
    table.play(RelocateTo("lower-1", "camp-coin")).end_round()
    assert table.state.fear == 9


@refusal_of("artifact", "pathfinders-sandals", "pathfinders-staff")
@pytest.mark.parametrize("card", ["pathfinders-sandals", "pathfinders-staff"])
def test_where_nobody_relocates_to(card: str) -> None:
    """No taken or blocked space, no level II, nothing undiscovered, not from elsewhere; it is a must (AR 14.5)."""
    table = bought(card, out="lower-1", others="camp-coin", found=FOUND)
    wrong: list[Move] = [
        RelocateTo("lower-1", "camp-coin"),
        RelocateTo("lower-1", "camp-tablet", 1),
        RelocateTo("lower-1", "high-1"),
        RelocateTo("lower-1", "lower-2"),
        RelocateTo("lower-1", "lower-1"),
        RelocateTo("lower-3", "camp-tablet"),
        Decline(),
        Dig("camp-tablet"),
    ]
    if card == "pathfinders-sandals":
        wrong.append(RelocateTo("lower-1", "lower-3"))
    assert {table.refused(move) for move in wrong} == {"AR 14.5"}


# Tigerclaw Hairpin, Star Charts, Passage Shell


@effect_of("artifact", "tigerclaw-hairpin")
def test_tigerclaw_hairpin() -> None:
    """Exile a card, then activate a camp site at which nobody is."""
    table = bought("tigerclaw-hairpin", hand="fear").play(ExileCard("fear", "hand"), ActivateSite("camp-arrowhead"))
    assert table.changes == {"hand": "-fear", "fear": 1, "arrowhead": 1}


@limit_of("artifact", "tigerclaw-hairpin")
def test_the_parts_of_the_hairpin_do_not_depend_on_each_other() -> None:
    """Activated without exile; exiled though no camp site is unoccupied (AR 16.18, 16.23)."""
    table = bought("tigerclaw-hairpin", hand="fear").play(Decline(), ActivateSite("camp-coin"))
    assert table.changes == {"coin": 2}
    table = bought("tigerclaw-hairpin", out="camp-coin, camp-compass", others="camp-tablet, camp-arrowhead")
    table.play(ExileCard("tigerclaw-hairpin"))
    assert table.choices == [ActivateSite("camp-jewel")]
    table.play(ActivateSite("camp-jewel"))
    assert table.changes == {"play": "-tigerclaw-hairpin", "exiled": "+tigerclaw-hairpin"}


@refusal_of("artifact", "tigerclaw-hairpin")
def test_the_hairpin_needs_an_unoccupied_camp() -> None:
    """One archaeologist makes the site occupied, though its other space is free (AR 14.3)."""
    table = bought("tigerclaw-hairpin", players=4, out="camp-coin", others="camp-tablet/2", found=FOUND)
    assert table.refused(ActivateSite("camp-jewel")) == "AR 8.5"
    table.play(Decline())
    wrong: list[Move] = [*map(ActivateSite, ("camp-coin", "camp-tablet", "lower-1", "high-1")), Decline()]
    assert {table.refused(move) for move in wrong} == {"AR 14.1"}


@effect_of("artifact", "star-charts")
def test_star_charts() -> None:
    """For a coin two different camp sites are activated, one after the other, occupied or not (AR 16.16)."""
    table = bought("star-charts", goods="1 coin", others="camp-compass").play(Pay(), ActivateSite("camp-compass"))
    assert table.changes == {"coin": -1, "compass": 2, "pending": True}
    table.play(ActivateSite("camp-coin"))
    assert table.changes == {"coin": 1, "compass": 2}


@effect_of("artifact", "star-charts")
def test_star_charts_from_hand_cost_tablet_and_coin() -> None:
    """The coin each time, the tablet on top."""
    table = Table(hand="star-charts", goods="1 coin, 1 tablet").play(Play("star-charts"), Pay())
    table.play(ActivateSite("camp-tablet"), ActivateSite("camp-arrowhead"))
    assert table.changes == main("star-charts", coin=-1, tablet=1, arrowhead=1)


@limit_of("artifact", "star-charts")
def test_star_charts_without_their_coin() -> None:
    """Nothing; the first site cannot pay for it. At the jewel camp the discard is due too."""
    assert bought("star-charts").changes == {}
    assert bought("star-charts", goods="1 coin").play(Decline()).changes == {}
    table = bought("star-charts", goods="1 coin", hand="fear").play(Pay(), ActivateSite("camp-jewel"))
    table.play(Pay(discards=("fear",)), ActivateSite("camp-coin"))
    assert table.changes == {"hand": "-fear", "play": "+fear", "jewel": 1, "coin": 1}


@refusal_of("artifact", "star-charts")
def test_star_charts_show_different_camp_sites() -> None:
    """Not the same twice, no other sites, not before the coin; the second is a must too (AR 14.1, 14.12)."""
    table = bought("star-charts", goods="1 coin", found=FOUND)
    assert table.refused(ActivateSite("camp-coin")) == "AR 14.9"
    table.play(Pay(), ActivateSite("camp-coin"))
    wrong: list[Move] = [*map(ActivateSite, ("camp-coin", "lower-1", "high-1")), Decline()]
    assert {table.refused(move) for move in wrong} == {"AR 14.1"}


@effect_of("artifact", "passage-shell")
@pytest.mark.parametrize("space", [0, 1])
def test_passage_shell(space: int) -> None:
    """An archaeologist from the board digs at any free space of a camp site, for nothing, and may activate it twice."""
    table = bought("passage-shell", players=4).play(Dig("camp-arrowhead", space), Accept())
    assert table.changes == {"out": "+camp-arrowhead/2" if space else "+camp-arrowhead", "arrowhead": 2}


@limit_of("artifact", "passage-shell")
def test_the_second_activation_is_optional() -> None:
    """So is the journey; nobody at home, nobody goes (AR 16.15)."""
    table = bought("passage-shell").play(Dig("camp-coin"), Decline())
    assert table.changes == {"out": "+camp-coin", "coin": 2}
    assert bought("passage-shell").play(Decline()).changes == {}
    assert bought("passage-shell", out="camp-coin, camp-tablet").changes == {}


@limit_of("artifact", "passage-shell")
def test_a_discard_is_due_each_time() -> None:
    """At the jewel camp each activation needs its own card."""
    table = bought("passage-shell", hand="fear, hat").play(Dig("camp-jewel"), Pay(discards=("hat",)), Accept())
    table.play(Pay(discards=("fear",)))
    assert table.changes == {"out": "+camp-jewel", "hand": "-fear, -hat", "play": "+fear, +hat", "jewel": 2}
    table = bought("passage-shell", hand="fear").play(Dig("camp-jewel"), Pay(discards=("fear",)), Accept())
    assert table.changes == {"out": "+camp-jewel", "hand": "-fear", "play": "+fear", "jewel": 1}


@refusal_of("artifact", "passage-shell")
def test_where_the_passage_shell_does_not_lead() -> None:
    """No other sites, no discovery, no space that is taken or blocked; and no archaeologist that is out is moved."""
    table = bought(
        "passage-shell", found=FOUND, others="camp-coin", out="camp-jewel", goods="9 compass", hand="airdrop"
    )
    assert table.refused(Dig("lower-1")) == "AR 16.15"
    assert table.refused(Discover("lower-2")) == "AR 16.15"
    assert table.refused(Dig("camp-coin")) == "AR 4.1"
    assert table.refused(Dig("camp-tablet", 1)) == "AR 2.4"
    assert table.refused(RelocateTo("camp-jewel", "camp-tablet")) == "AR 14.6"


# Guiding Stone and Guiding Skull


@effect_of("artifact", "guiding-stone")
def test_guiding_stone() -> None:
    """The top tile of level I is turned up for all, its effect resolved, and it goes under the stack (AR 14.2)."""
    table = bought("guiding-stone", stacks={1: "one-compass-arrowhead"})
    assert table.changes == {"compass": 1, "arrowhead": 1, "under 1": "one-compass-arrowhead"}
    assert TileActivated(A, "one-compass-arrowhead") in table.history


@effect_of("artifact", "guiding-stone")
def test_guiding_stone_turns_up_what_chance_brings() -> None:
    """Any tile of the shuffled stack; its parts are optional or not as always."""
    table = bought("guiding-stone", deck="hat").play(Drawn("one-draw-arrowhead"), DrawCard())
    assert table.changes == {"hand": "+hat", "deck": "", "arrowhead": 1, "under 1": "one-draw-arrowhead"}


@effect_of("artifact", "guiding-skull")
def test_guiding_skull() -> None:
    """For a compass the same with the top tile of level II; the compass is paid before the tile is seen (AR 16.16)."""
    table = bought("guiding-skull", goods="1 compass").play(Pay())
    assert table.player.goods.compass == 0 and table.offers == ()
    table.play(Drawn("two-two-compasses-jewel"))
    assert table.changes == {"compass": 1, "jewel": 1, "under 2": "two-two-compasses-jewel"}
    table = Table(hand="guiding-skull", goods="1 compass, 1 tablet", stacks={2: "two-arrowhead-jewel"})
    table.play(Play("guiding-skull"), Pay())
    gain = {"compass": -1, "tablet": -1, "arrowhead": 1, "jewel": 1, "under 2": "two-arrowhead-jewel"}
    assert table.changes == main("guiding-skull", **gain)


@limit_of("artifact", "guiding-stone", "guiding-skull")
def test_a_guided_tile_discovers_nothing() -> None:
    """No archaeologist, no travel, no idol, no guardian; both may be out (AR 14.2)."""
    table = bought("guiding-stone", stacks={1: "one-jewel"}, out="camp-coin, camp-tablet")
    assert table.changes == {"jewel": 1, "under 1": "one-jewel"}
    table = bought("guiding-skull", goods="1 compass", stacks={2: "two-arrowhead-jewel"}, out="camp-coin, camp-tablet")
    assert table.play(Pay()).changes == {"compass": -1, "arrowhead": 1, "jewel": 1, "under 2": "two-arrowhead-jewel"}


@limit_of("artifact", "guiding-stone", "guiding-skull")
def test_the_stacks_are_never_empty() -> None:
    """With everything discovered two tiles are left in each stack (AR 5.7)."""
    places = [site.id for site in SITES if site.level == 1] + [site.id for site in SITES if site.level == 2]
    tiles = [tile.id for tile in TILES.values() if tile.level == 1][:8]
    tiles += [tile.id for tile in TILES.values() if tile.level == 2][:4]
    table = bought("guiding-stone", found=dict(zip(places, tiles, strict=True)))
    assert table.play(Drawn("one-jewel")).changes == {"jewel": 1, "under 1": "one-jewel"}
    table = bought("guiding-skull", found=dict(zip(places, tiles, strict=True)), goods="1 compass").play(Pay())
    table.play(Drawn("two-two-tablets-jewel"))
    assert table.changes == {"compass": -1, "tablet": 2, "jewel": 1, "under 2": "two-two-tablets-jewel"}


@limit_of("artifact", "guiding-skull")
def test_guiding_skull_without_its_compass() -> None:
    """Nothing is turned up (AR 14.9)."""
    assert bought("guiding-skull").changes == {}
    assert bought("guiding-skull", goods="1 compass").play(Decline()).changes == {}


@refusal_of("artifact", "guiding-stone", "guiding-skull")
def test_guides_activate_no_site_on_the_board() -> None:
    """The stone leaves no choice; the skull none but to pay (AR 14.9, 3.2)."""
    assert bought("guiding-stone", stacks={1: "one-jewel"}, found=FOUND).refused(ActivateSite("lower-3")) == "AR 3.2"
    table = bought("guiding-skull", goods="2 coin", hand="fear", found=FOUND)
    assert table.refused(Pay()) == "AR 14.9"
    assert table.refused(ActivateSite("high-1")) == "AR 14.9"


# Guardian's Ocarina


@effect_of("artifact", "guardians-ocarina")
def test_guardians_ocarina_brings_one_home() -> None:
    """An archaeologist comes home, without Fear, and can be sent out again: a third journey (AR 16.11)."""
    table = bought("guardians-ocarina", out="lower-1, camp-coin", found=FOUND, guards={"lower-1": "owl"}, fear=9)
    assert table.changes == {"pending": True}
    assert table.choices == [ComeHome("camp-coin"), ComeHome("lower-1")]
    table.play(ComeHome("lower-1"))
    assert table.changes == {"out": "-lower-1", "planes": True}
    assert table.end_round().state.fear == 9


@effect_of("artifact", "guardians-ocarina")
@pytest.mark.parametrize("site", ["lower-3", "high-1", "high-2", "high-3"])
def test_every_icon_is_a_plane_for_the_rest_of_the_round(site: str) -> None:
    """On later turns too; a card with two icons gives two planes, for any travel cost (AR 16.11, 17.23)."""
    found = {"lower-3": "one-jewel", "high-1": "two-arrowhead-jewel", "high-2": "two-two-tablets-jewel"}
    found["high-3"] = "two-two-compasses-jewel"
    table = Table(side="snake", hand="ostrich, guardians-ocarina", goods="1 tablet", found=found)
    table.play(Play("guardians-ocarina")).end_turn()
    left: tuple[Icon, ...] = ("plane",) if site == "lower-3" else ()
    table.play(Dig(site), Pay(cards=("ostrich",), left=left))
    assert table.player.play == ("guardians-ocarina", "ostrich")


@effect_of("artifact", "guardians-ocarina")
@pytest.mark.parametrize(
    ("source", "pay"),
    [
        ({"hand": "guardians-ocarina, fear"}, Pay(cards=("fear",))),
        ({"allies": "tiger"}, Pay(boons=("tiger",))),
        ({"assistants": "driver"}, Pay(assistants=("driver",))),
    ],
    ids=["a Fear card", "a boon", "an assistant"],
)
def test_whatever_gives_icons_gives_planes(source: dict[str, str], pay: Pay) -> None:
    """Cards, boons and assistants alike, until the round ends (AR 16.11, 17.23)."""
    position: dict[str, Any] = {"hand": "guardians-ocarina", "goods": "1 tablet", "found": {"upper-3": "one-jewel"}}
    table = Table(side="snake", **{**position, **source})
    table.play(Play("guardians-ocarina")).end_turn().play(Dig("upper-3"), pay)
    assert table.player.goods.jewel == 1


@effect_of("artifact", "guardians-ocarina")
def test_icons_left_over_become_planes() -> None:
    """What an assistant gave earlier in this turn is spent as a plane (AR 16.11)."""
    table = bought("guardians-ocarina", assistants="gem-cutter, captain", side="snake")
    table.play(UseAssistant("captain"), Pick(1), UseAssistant("gem-cutter"), Pay())
    assert table.player.goods.arrowhead == 1


@effect_of("artifact", "guardians-ocarina")
def test_a_discount_is_planes_too() -> None:
    """Sturdy Boots then cover two cars: a discount is as if you had the icons (AR 16.11, 14.7)."""
    table = Table(hand="guardians-ocarina, sturdy-boots", goods="1 tablet", found=FOUND).play(Play("guardians-ocarina"))
    table.end_turn().mark().play(Play("sturdy-boots"), Dig("high-1"))
    assert table.changes == main("sturdy-boots", compass=1, out="+high-1", arrowhead=1, jewel=1)
    plain = Table(hand="sturdy-boots", found=FOUND).play(Play("sturdy-boots"))
    assert plain.refused(Dig("high-1")) == "AR 1.8"


@limit_of("artifact", "guardians-ocarina")
def test_guardians_ocarina_with_both_at_home() -> None:
    """It may be played for the planes alone (AR 16.11, 17.23)."""
    assert bought("guardians-ocarina").changes == {"planes": True}


@limit_of("artifact", "guardians-ocarina")
def test_the_planes_last_even_if_the_ocarina_is_gone() -> None:
    """Exiled later in the round, it works on; when the round ends it is over."""
    table = Table(hand="guardians-ocarina, axe, fear", goods="1 tablet", found=FOUND).play(Play("guardians-ocarina"))
    table.end_turn().play(Play("axe"), ExileCard("guardians-ocarina")).end_turn()
    table.play(Dig("lower-1"), Pay(cards=("fear",)))
    assert table.player.planes
    assert not table.end_round().player.planes


@refusal_of("artifact", "guardians-ocarina")
def test_who_is_out_comes_home() -> None:
    """If one is out, one comes: a must, and only from where one is; others are not moved (AR 16.11, 14.11)."""
    table = bought("guardians-ocarina", out="camp-coin", others="camp-tablet")
    wrong = (Decline(), ComeHome("camp-tablet"), ComeHome("camp-jewel"), Buy("hat"))
    assert {table.refused(move) for move in wrong} == {"AR 16.11"}
