"""Items that send archaeologists, activate sites, overcome guardians or move the notebook."""

import pytest

from cairn.games.arnak.rules.moves import (
    Claim,
    Decline,
    Dig,
    Discover,
    DrawCard,
    Drawn,
    Overcome,
    Pass,
    Pay,
    Play,
    Recruit,
    Research,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Table, exiled, main

FOUND = {
    "lower-1": "one-jewel",
    "lower-3": "one-coin-arrowhead",
    "high-1": "two-arrowhead-jewel",
    "high-4": "two-two-compasses-jewel",
}
"""Sites that cost a car, a ship, two cars, two ships."""


# Sea Turtle and Ostrich


@effect_of("item", "sea-turtle")
def test_sea_turtle() -> None:
    """Draw a card, then dig or discover with a ship less to pay."""
    table = Table(hand="sea-turtle", deck="hat / fear", found=FOUND).play(Play("sea-turtle"), DrawCard())
    table.play(Dig("lower-3"))
    gain = {"coin": 1, "arrowhead": 1}
    assert table.changes == main("sea-turtle", hand="-sea-turtle, +hat", deck="fear", out="+lower-3", **gain)


@effect_of("item", "ostrich")
def test_ostrich() -> None:
    """Draw a card, then dig or discover with a car less to pay."""
    table = Table(hand="ostrich", deck="hat / fear", found=FOUND).play(Play("ostrich"), DrawCard(), Dig("lower-1"))
    assert table.changes == main("ostrich", hand="-ostrich, +hat", deck="fear", out="+lower-1", jewel=1)


@effect_of("item", "sea-turtle", "ostrich")
@pytest.mark.parametrize(("card", "drawn", "site"), [("sea-turtle", "hat", "high-4"), ("ostrich", "tent", "high-1")])
def test_the_drawn_card_may_pay_for_the_journey(card: str, drawn: str, site: str) -> None:
    """The discount covers one icon of two, the card just drawn the other."""
    table = Table(hand=card, deck=drawn, found=FOUND).play(Play(card), DrawCard(), Dig(site), Pay(cards=(drawn,)))
    assert table.changes["play"] == ", ".join(f"+{each}" for each in sorted([card, drawn]))
    assert table.changes["out"] == f"+{site}" and table.changes["jewel"] == 1


@effect_of("item", "sea-turtle", "ostrich")
@pytest.mark.parametrize(("card", "site", "tile"), [("sea-turtle", "lower-3", "coin"), ("ostrich", "lower-1", "coin")])
def test_the_compasses_of_a_discovery_are_paid(card: str, site: str, tile: str) -> None:
    """The discount is for travel alone: 3 compasses are due; then idol, site and guardian as always."""
    table = Table(hand=card, goods="3 compass", stacks={1: "one-jewel"}).play(Play(card), Discover(site), Drawn("owl"))
    found, laid, guards = f"+{site} one-jewel", f"-{site} {tile}", f"+{site} owl"
    assert table.changes == main(
        card,
        compass=-3,
        coin=1,
        jewel=1,
        idols=1,
        out=f"+{site}",
        found=found,
        laid=laid,
        guards=guards,
        guardians="-owl",
        **{"stack 1": "-one-jewel"},
    )


@limit_of("item", "sea-turtle", "ostrich")
@pytest.mark.parametrize("card", ["sea-turtle", "ostrich"])
def test_either_part_of_turtle_and_ostrich_may_be_skipped(card: str) -> None:
    """The discount is lost if it is not used in this journey; nobody at home, nobody is sent."""
    table = Table(hand=card, deck="hat", found=FOUND).play(Play(card), Decline(), Decline())
    assert table.changes == main(card)
    table = Table(hand=card, out="camp-coin, camp-jewel").play(Play(card))
    assert table.changes == main(card)


@limit_of("item", "sea-turtle", "ostrich")
@pytest.mark.parametrize("card", ["sea-turtle", "ostrich"])
def test_a_discount_covers_a_boot_too_and_nothing_carries_over(card: str) -> None:
    """The whole way to a camp site, of two boots but one; no icon is left over from a discount (AR 14.7)."""
    table = Table(hand=card).play(Play(card), Dig("camp-coin"))
    assert table.changes == main(card, out="+camp-coin", coin=2)
    table = Table(players=4, hand=card).play(Play(card))
    assert table.refused(Dig("camp-coin", 1)) == "AR 1.8"


@refusal_of("item", "sea-turtle", "ostrich")
@pytest.mark.parametrize(("card", "other"), [("sea-turtle", "lower-1"), ("ostrich", "lower-3")])
def test_a_ship_less_does_not_help_on_the_road(card: str, other: str) -> None:
    """A ship covers no car, a car no ship, neither a plane (AR 1.3, 14.7); compasses must be there (AR 5.1)."""
    table = Table(hand=card, found=FOUND, goods="2 compass").play(Play(card))
    assert table.refused(Dig(other)) == "AR 1.8"
    assert table.refused(Discover("lower-2")) == "AR 5.1"
    assert table.refused(Pass()) == "AR 14.6"
    table = Table(side="snake", hand=card, found={"upper-3": "one-jewel"}).play(Play(card))
    assert table.refused(Dig("upper-3")) == "AR 1.8"


# Sturdy Boots


@effect_of("item", "sturdy-boots")
@pytest.mark.parametrize("space", [0, 1])
def test_sturdy_boots(space: int) -> None:
    """A compass, then dig or discover with two boots less: either space of a camp site is free (AR 16.22)."""
    table = Table(players=4, hand="sturdy-boots").play(Play("sturdy-boots"), Dig("camp-tablet", space))
    out = "+camp-tablet/2" if space else "+camp-tablet"
    assert table.changes == main("sturdy-boots", compass=1, tablet=2, out=out)


@effect_of("item", "sturdy-boots")
def test_sturdy_boots_on_the_snake_side() -> None:
    """The site of two boots is free, of a boot and a plane the plane is left to pay."""
    found = {"upper-2": "one-jewel", "high-2": "two-arrowhead-jewel"}
    table = Table(side="snake", hand="sturdy-boots", found=found).play(Play("sturdy-boots"), Dig("upper-2"))
    assert table.changes == main("sturdy-boots", compass=1, jewel=1, out="+upper-2")
    table = Table(side="snake", hand="sturdy-boots, airdrop", found=found).play(Play("sturdy-boots"), Dig("high-2"))
    assert table.choices == [Pay(cards=("airdrop",))]


@limit_of("item", "sturdy-boots")
def test_sturdy_boots_without_a_journey() -> None:
    """The compass comes all the same; the boots are lost."""
    table = Table(hand="sturdy-boots").play(Play("sturdy-boots"), Decline())
    assert table.changes == main("sturdy-boots", compass=1)
    table = Table(hand="sturdy-boots", out="camp-coin, camp-jewel").play(Play("sturdy-boots"))
    assert table.changes == main("sturdy-boots", compass=1)


@limit_of("item", "sturdy-boots")
def test_the_compass_of_the_boots_may_pay_for_a_discovery() -> None:
    """It is gained before the journey: an earlier part of an effect may help to pay a later price (AR 1.8)."""
    table = Table(side="snake", hand="sturdy-boots", goods="2 compass", stacks={1: "one-jewel"})
    table.play(Play("sturdy-boots"), Discover("upper-2"), Drawn("owl"))
    assert table.player.goods.compass == 1  # the idol there gives one


@refusal_of("item", "sturdy-boots")
@pytest.mark.parametrize("site", ["lower-1", "lower-3", "high-1", "high-4"])
def test_two_boots_less_do_nothing_for_a_cost_without_boots(site: str) -> None:
    """The book's own example of a discount (AR 14.7, 17.17)."""
    assert Table(hand="sturdy-boots", found=FOUND).play(Play("sturdy-boots")).refused(Dig(site)) == "AR 1.8"


# Hot Air Balloon and Aeroplane


@effect_of("item", "hot-air-balloon", "aeroplane")
@pytest.mark.parametrize(("card", "compasses"), [("hot-air-balloon", 0), ("aeroplane", 1)])
def test_balloon_and_aeroplane_discover_a_site_of_level_one(card: str, compasses: int) -> None:
    """A plane less to pay, and 3 (Balloon) or 2 (Aeroplane) compasses less for a discovery."""
    table = Table(hand=card, goods=f"{compasses} compass", stacks={1: "one-jewel"}).play(Play(card))
    table.play(Discover("lower-1"), Drawn("bat"))
    shed = exiled(card) if card == "hot-air-balloon" else main(card)
    paid = {"compass": -compasses} if compasses else {}
    gain = {"coin": 1, "jewel": 1, "idols": 1, "out": "+lower-1", "stack 1": "-one-jewel", "guardians": "-bat"}
    there = {"found": "+lower-1 one-jewel", "laid": "-lower-1 coin", "guards": "+lower-1 bat"}
    assert table.changes == {**shed, **paid, **gain, **there}


@effect_of("item", "hot-air-balloon", "aeroplane")
@pytest.mark.parametrize(("card", "compasses"), [("hot-air-balloon", 3), ("aeroplane", 4)])
def test_balloon_and_aeroplane_discover_a_site_of_level_two(card: str, compasses: int) -> None:
    """6 compasses become 3 or 4; of the two icons one is left to pay."""
    table = Table(hand=f"{card}, hat", goods=f"{compasses} compass").play(Play(card))
    table.play(Discover("high-4"), Pay(cards=("hat",)))
    assert table.player.goods.compass == 0 and table.player.idols == 2
    short = Table(hand=f"{card}, hat", goods=f"{compasses - 1} compass").play(Play(card))
    assert short.refused(Discover("high-4")) == "AR 5.1"


@limit_of("item", "hot-air-balloon", "aeroplane")
@pytest.mark.parametrize("card", ["hot-air-balloon", "aeroplane"])
def test_the_compass_discount_is_for_discovering_only(card: str) -> None:
    """A dig gives no compasses back; a plane covers any one icon (AR 16.22)."""
    table = Table(hand=card, goods="3 compass", found=FOUND).play(Play(card), Dig("lower-1"))
    shed = exiled(card) if card == "hot-air-balloon" else main(card)
    assert table.changes == {**shed, "jewel": 1, "out": "+lower-1"}
    assert Table(hand=card).play(Play(card), Decline()).changes == shed
    assert Table(hand=card, out="camp-coin, camp-jewel").play(Play(card)).changes == shed


@refusal_of("item", "hot-air-balloon", "aeroplane")
@pytest.mark.parametrize("card", ["hot-air-balloon", "aeroplane"])
def test_a_plane_less_covers_one_icon(card: str) -> None:
    """Of two icons one must still be paid; the played card cannot serve for its own icons (AR 3.4, 17.17)."""
    table = Table(hand=card, found=FOUND).play(Play(card))
    assert table.refused(Dig("high-1")) == "AR 1.8"
    assert table.refused(Dig("lower-2")) == "AR 4.1"
    assert table.refused(Dig("camp-coin", 1)) == "AR 2.4"
    assert Table(players=4, hand=card).play(Play(card)).refused(Dig("camp-coin", 1)) == "AR 1.8"


# Journal


@effect_of("item", "journal")
def test_journal() -> None:
    """The notebook goes one row up for nothing, row effect and bonus tile as always; the journal is exiled."""
    table = Table(hand="journal", glass="r2-1", supply="guide, medic, miner").play(Play("journal"))
    table.play(Research("notebook", "r1-2"), Recruit("medic"), Drawn("scholar"))
    gone = {"supply": "-medic, +scholar", "unseen": "-scholar", "assistants": "+medic"}
    assert table.changes == exiled("journal", notebook="r1-2", **gone)


@effect_of("item", "journal")
def test_journal_takes_the_bonus_tile() -> None:
    """The notebook may come to the row and even the space of the glass (AR 16.2)."""
    table = Table(hand="journal", glass="r3-1", notebook="r2-1", bonuses={"r3-1": "coin"}, assistants="guide gold")
    table.play(Play("journal"), Research("notebook", "r3-1"))
    assert table.changes == exiled("journal", notebook="r3-1", coin=1, bonuses="-r3-1 coin")


@effect_of("item", "journal")
def test_journal_covers_the_idol_of_the_rescue_bridge() -> None:
    """On the Snake side research without paying covers the idol too, whether there is one or not (AR 12.7)."""
    for idols in (0, 1):
        table = Table(side="snake", hand="journal", glass="r4-1", notebook="r3-1", idols=idols, row="/")
        table.play(Play("journal"), Research("notebook", "r4-1"))
        assert table.changes == exiled("journal", notebook="r4-1")


@limit_of("item", "journal")
def test_journal_may_do_nothing() -> None:
    """The step is optional; with the notebook beside the glass there is none (AR 14.12, 3.10)."""
    assert Table(hand="journal", glass="r2-1").play(Play("journal"), Decline()).changes == exiled("journal")
    assert Table(hand="journal").play(Play("journal")).changes == exiled("journal")


@limit_of("item", "journal")
def test_journal_never_leads_into_the_temple() -> None:
    """The notebook stays below the temple row though the glass is there (AR 9.3, 16.2)."""
    table = Table(hand="journal", glass="temple", notebook="r7-1").play(Play("journal"))
    assert table.changes == exiled("journal")


@refusal_of("item", "journal")
def test_journal_moves_the_notebook_only() -> None:
    """Not the glass, not past it, no temple tile, no jump (AR 9.1, 16.2)."""
    table = Table(hand="journal, fear", glass="r1-1", notebook="r1-1", goods="9 jewel").play(Play("journal"))
    assert table.refused(Research("glass", "r2-1")) == "AR 16.2"
    assert table.refused(Research("notebook", "r2-1")) == "AR 9.1"
    table = Table(hand="journal, fear", glass="temple", notebook="r6-1", goods="9 coin, 9 tablet").play(Play("journal"))
    assert table.refused(Claim("two-left")) == "AR 16.2"
    assert table.refused(Research("notebook", "r7-2")) == "AR 9.1"
    assert table.refused(Research("notebook", "temple")) == "AR 9.1"
    table = Table(hand="journal, fear", glass="temple", notebook="r7-1").play(Play("journal"))
    assert table.refused(Research("notebook", "temple")) == "AR 9.3"


# Guardians


@effect_of("item", "revolver")
def test_revolver() -> None:
    """For a compass, overcome a guardian at a site you occupy without its cost; its boon is still to be had."""
    table = Table(hand="revolver", found=FOUND, out="lower-1", guards={"lower-1": "tiger"}, goods="1 compass")
    before = table.points
    table.play(Play("revolver"), Pay(), Overcome("lower-1"))
    assert table.changes == main("revolver", compass=-1, guards="-lower-1 tiger", allies="+tiger")
    assert table.points == before + 5


@limit_of("item", "revolver")
def test_revolver_without_its_compass() -> None:
    """The compass is the card's own price, due though the guardian's cost is waived; nothing without it (AR 6.2)."""
    table = Table(hand="revolver", found=FOUND, out="lower-1", guards={"lower-1": "tiger"})
    assert table.play(Play("revolver")).changes == main("revolver")
    table = Table(hand="revolver", found=FOUND, out="lower-1", guards={"lower-1": "tiger"}, goods="1 compass")
    assert table.play(Play("revolver"), Pay(), Decline()).changes == main("revolver", compass=-1)


@refusal_of("item", "revolver")
def test_revolver_reaches_only_where_you_are() -> None:
    """Not a guardian where nobody is, or somebody else; not a site without one; not before the price (AR 6.2)."""
    guards = {"lower-1": "tiger", "lower-3": "owl", "high-1": "bat"}
    table = Table(hand="revolver", found=FOUND, out="lower-1", others="lower-3", guards=guards, goods="1 compass")
    table.play(Play("revolver"))
    assert table.refused(Overcome("lower-1")) == "AR 14.9"
    table.play(Pay())
    assert {table.refused(Overcome(site)) for site in ("lower-3", "high-1", "high-4", "camp-coin")} == {"AR 6.2"}


@effect_of("item", "bear-trap")
@pytest.mark.parametrize("out", ["", "lower-1"])
def test_bear_trap(out: str) -> None:
    """Overcome a guardian without its cost where nobody else is, whether you are there or not; exiled (AR 16.5)."""
    table = Table(hand="bear-trap", found=FOUND, out=out, guards={"lower-1": "tiger"})
    table.play(Play("bear-trap"), Overcome("lower-1"))
    assert table.changes == exiled("bear-trap", guards="-lower-1 tiger", allies="+tiger")


@limit_of("item", "bear-trap")
def test_bear_trap_without_a_guardian() -> None:
    """Nothing to overcome, or it is declined: the trap is exiled all the same."""
    assert Table(hand="bear-trap").play(Play("bear-trap")).changes == exiled("bear-trap")
    table = Table(hand="bear-trap", found=FOUND, guards={"lower-1": "tiger"}).play(Play("bear-trap"), Decline())
    assert table.changes == exiled("bear-trap")


@refusal_of("item", "bear-trap")
def test_bear_trap_is_not_laid_among_others() -> None:
    """Any archaeologist of another player there forbids it, an own one beside does not help (AR 16.5)."""
    guards = {"camp-coin": "tiger", "lower-3": "owl", "high-1": "bat"}
    table = Table(
        players=4, hand="bear-trap", found=FOUND, guards=guards, out="camp-coin", others="camp-coin/2, lower-3"
    )
    table.play(Play("bear-trap"))
    assert table.refused(Overcome("camp-coin")) == "AR 6.2"
    assert table.refused(Overcome("lower-3")) == "AR 6.2"
    assert table.choices == [Overcome("high-1"), Decline()]
