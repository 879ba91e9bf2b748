"""Artifacts that have to do with guardians."""

from typing import Any

from cairn.games.arnak.rules.moves import (
    ActivateSite,
    Decline,
    Dig,
    ExileCard,
    MoveGuardian,
    Overcome,
    Pay,
    Play,
    UseBoon,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Table, bought

FOUND = {"lower-1": "one-jewel", "lower-3": "one-coin-arrowhead", "high-1": "two-arrowhead-jewel"}


@effect_of("artifact", "war-club")
def test_war_club() -> None:
    """Overcome a guardian at a site you occupy without its cost; 5 points, and its boon is still to be had."""
    table = bought("war-club", out="lower-1", found=FOUND, guards={"lower-1": "scorpion"}, deck="hat")
    before = table.points
    table.play(Overcome("lower-1"))
    assert table.changes == {"guards": "-lower-1 scorpion", "allies": "+scorpion"}
    assert table.points == before + 5
    assert UseBoon("scorpion") in table.offers


@limit_of("artifact", "war-club")
def test_war_club_without_a_guardian() -> None:
    """Nothing happens; and overcoming is optional (AR 14.12)."""
    assert bought("war-club", out="lower-1", found=FOUND).changes == {}
    table = bought("war-club", out="lower-1", found=FOUND, guards={"lower-1": "owl"}).play(Decline())
    assert table.changes == {}


@refusal_of("artifact", "war-club")
def test_war_club_reaches_only_where_you_are() -> None:
    """Not where nobody is, though no one else is either; not where only others are (AR 6.2)."""
    guards = {"lower-1": "owl", "lower-3": "bat", "high-1": "tiger"}
    table = bought("war-club", out="lower-1", others="lower-3", found=FOUND, guards=guards)
    assert table.choices == [Overcome("lower-1"), Decline()]
    assert {table.refused(Overcome(site)) for site in ("lower-3", "high-1", "camp-coin")} == {"AR 6.2"}
    assert bought("war-club", found=FOUND, guards=guards).is_done


@effect_of("artifact", "war-mask")
def test_war_mask() -> None:
    """An arrowhead, and no Fear from guardians when this round ends (AR 16.12)."""
    table = bought("war-mask", out="lower-1, lower-3", found=FOUND, guards={"lower-1": "owl", "lower-3": "bat"}, fear=9)
    assert table.changes == {"arrowhead": 1, "warded": True}
    table.end_round()
    assert table.state.fear == 9 and table.player.hand == ("war-mask",)


@limit_of("artifact", "war-mask")
def test_war_mask_keeps_off_no_other_fear() -> None:
    """Fear from a site is taken all the same; and others are not protected (AR 16.12, 14.11)."""
    table = Table(hand="war-mask, binoculars", goods="1 tablet", found={"lower-1": "one-fear-tablet-jewel"}, fear=9)
    table.play(Play("war-mask")).end_turn().play(Play("binoculars"), ActivateSite("lower-1"))
    assert table.state.fear == 8
    table = bought("war-mask", others="lower-1", found=FOUND, guards={"lower-1": "owl"}, fear=9)
    assert table.end_round().state.fear == 8


@limit_of("artifact", "war-mask")
def test_war_mask_lasts_for_one_round() -> None:
    """Also if it is exiled later in the round; in the next one it is over (AR 16.12)."""
    table = Table(hand="war-mask, axe", goods="1 tablet", out="lower-1", found=FOUND, guards={"lower-1": "owl"}, fear=9)
    table.play(Play("war-mask")).end_turn().play(Play("axe"), ExileCard("war-mask")).end_round()
    assert table.state.fear == 9
    assert not table.player.warded


@refusal_of("artifact", "war-mask")
def test_war_mask_leaves_nothing_to_decide() -> None:
    """Once the effect is used it is done (AR 3.2)."""
    assert bought("war-mask").refused(Decline()) == "AR 3.2"


@effect_of("artifact", "guardians-crown")
def test_guardians_crown() -> None:
    """A guardian moves from a site you occupy to a camp or level I site without anybody, which is then activated."""
    table = bought("guardians-crown", out="high-1", found=FOUND, guards={"high-1": "owl"})
    table.play(MoveGuardian("high-1", "lower-1"))
    assert table.changes == {"guards": "-high-1 owl, +lower-1 owl", "jewel": 1}


@effect_of("artifact", "guardians-crown")
def test_a_guardian_at_a_camp_site() -> None:
    """It guards its new site, a camp site included: who digs there may overcome it or takes Fear (AR 6.4, 16.9)."""
    table = Table(
        hand="guardians-crown, fear", goods="4 tablet", out="lower-1", found=FOUND, guards={"lower-1": "owl"}, fear=9
    )
    table.play(Play("guardians-crown"), MoveGuardian("lower-1", "camp-tablet")).end_turn()
    assert table.refused(Overcome("camp-tablet")) == "AR 6.1"
    table.play(Dig("camp-tablet"), Pay(cards=("fear",))).end_turn()
    assert Overcome("camp-tablet") in table.offers
    assert table.end_round().state.fear == 8


@effect_of("artifact", "guardians-crown")
def test_the_guardian_may_come_from_a_camp_site() -> None:
    """From any site that you occupy, back to level I too."""
    table = bought("guardians-crown", out="camp-coin", found=FOUND, guards={"camp-coin": "owl"})
    table.play(MoveGuardian("camp-coin", "lower-3"))
    assert table.changes == {"guards": "-camp-coin owl, +lower-3 owl", "coin": 1, "arrowhead": 1}


@limit_of("artifact", "guardians-crown")
def test_no_guardian_moved_nothing_activated() -> None:
    """Without a guardian where you are, or with nowhere to go (AR 16.9)."""
    assert bought("guardians-crown", out="lower-1", found=FOUND, guards={"lower-3": "owl"}).changes == {}
    guards = {"lower-1": "owl", "camp-compass": "bat", "camp-arrowhead": "ants", "camp-jewel": "tiger"}
    found = {"lower-1": "one-jewel"}
    table = bought("guardians-crown", out="lower-1", others="camp-coin, camp-tablet", found=found, guards=guards)
    assert table.changes == {}


@refusal_of("artifact", "guardians-crown")
def test_where_no_guardian_goes() -> None:
    """Not to level II, an undiscovered or occupied site or one with a guardian; only from an own site; a must."""
    guards = {"lower-1": "owl", "lower-3": "bat", "camp-coin": "tiger"}
    position: dict[str, Any] = {
        "out": "lower-1, camp-tablet",
        "others": "camp-jewel/2",
        "found": FOUND,
        "guards": guards,
    }
    table = bought("guardians-crown", players=4, **position)
    wrong = (
        MoveGuardian("lower-1", "high-1"),
        MoveGuardian("lower-1", "lower-2"),
        MoveGuardian("lower-1", "lower-3"),
        MoveGuardian("lower-1", "camp-coin"),
        MoveGuardian("lower-1", "camp-tablet"),
        MoveGuardian("lower-1", "camp-jewel"),
        MoveGuardian("lower-3", "camp-compass"),
        Decline(),
    )
    assert {table.refused(move) for move in wrong} == {"AR 16.9"}
    assert table.choices == [MoveGuardian("lower-1", "camp-compass"), MoveGuardian("lower-1", "camp-arrowhead")]
