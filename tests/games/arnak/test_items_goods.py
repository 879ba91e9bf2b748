"""Items that give resources."""

import pytest

from cairn.games.arnak.rules.moves import (
    Buy,
    Decline,
    Dig,
    DrawCard,
    EndTurn,
    ExileCard,
    Pass,
    Pay,
    Pick,
    Play,
    Research,
    SlotIdol,
    UseAssistant,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes, Table, exiled, free, main, passing

FREE: dict[str, Changes] = {
    "steam-boat": {"compass": 2},
    "automobile": {"compass": 2},
    "gold-pan": {"coin": 2},
    "carrier-pigeon": {"tablet": 2},
    "hat": {"coin": 1, "compass": 1},
}
"""What these give, as free actions."""


@effect_of("item", *FREE)
@pytest.mark.parametrize(("card", "gain"), FREE.items(), ids=FREE)
def test_free_items_that_give_resources(card: str, gain: Changes) -> None:
    """The resources are gained; the main action is still to be had."""
    assert Table(hand=card).play(Play(card, "free")).changes == free(card, **gain)


@limit_of("item", *FREE)
@pytest.mark.parametrize("card", FREE)
def test_a_free_item_works_in_the_middle_of_an_effect(card: str) -> None:
    """A free action can be taken whenever there is something to decide; what it gives counts at once (AR 3.6)."""
    table = Table(hand=f"{card}, trowel, fear").play(Play("trowel"))
    assert Pay() not in table.offers
    table.play(Play(card, "free"))
    assert (Pay() in table.offers) == ("compass" in FREE[card])
    assert table.play(Decline()).changes["acted"]


@limit_of("item", *FREE)
@pytest.mark.parametrize("card", FREE)
def test_a_free_item_gives_nothing_by_passing(card: str) -> None:
    """Only Watch and Chronometer are played by passing (AR 14.8)."""
    assert Table(hand=card).refused(Play(card, "pass")) == "AR 14.8"


# Watch and Chronometer

BY_PASSING: dict[str, tuple[Changes, Changes]] = {
    "watch": ({"coin": 2}, {"coin": 3}),
    "chronometer": ({"coin": 1, "compass": 1}, {"compass": 3}),
}
"""What they give as a free action, and by passing."""


@effect_of("item", *BY_PASSING)
@pytest.mark.parametrize("card", BY_PASSING)
def test_watch_and_chronometer_as_free_actions(card: str) -> None:
    """The smaller gain is a free action, before or after the main one (AR 16.14)."""
    gain, _ = BY_PASSING[card]
    assert Table(hand=card).play(Play(card, "free")).changes == free(card, **gain)
    table = Table(hand=card, goods="1 coin", row="/ hat").play(Buy("hat")).mark()
    assert table.play(Play(card, "free")).changes == free(card, **gain)


@effect_of("item", *BY_PASSING)
@pytest.mark.parametrize("card", BY_PASSING)
def test_watch_and_chronometer_by_passing(card: str) -> None:
    """The larger gain is for passing, which is the main action; no more turns follow in this round (AR 16.14)."""
    _, gain = BY_PASSING[card]
    table = Table(hand=card).play(Play(card, "pass"))
    assert table.changes == passing(card, **gain)
    table.play(EndTurn())
    assert table.state.turn == 1 and table.state.players[0].passed


@limit_of("item", *BY_PASSING)
@pytest.mark.parametrize("card", BY_PASSING)
def test_free_actions_follow_the_pass_in_the_same_turn(card: str) -> None:
    """What it gave can still be spent on free actions of that turn, and otherwise is kept (AR 3.7, 14.8)."""
    table = Table(hand=f"{card}, hat", idols=1, assistants="trader", goods="1 coin").play(Play(card, "pass")).mark()
    table.play(SlotIdol("coin-to-jewel"), Play("hat", "free"), UseAssistant("trader"), Pay(), EndTurn())
    assert table.player.goods.jewel == table.player.goods.arrowhead == 1
    kept = Table(hand=card).play(Play(card, "pass")).end_turn()
    assert kept.player.goods.coin + kept.player.goods.compass == 3


@refusal_of("item", *BY_PASSING)
@pytest.mark.parametrize("card", BY_PASSING)
def test_passing_is_no_free_action(card: str) -> None:
    """Not after another main action, not in the middle of one, and not twice (AR 14.8)."""
    table = Table(hand=f"{card}, trowel", goods="1 compass").play(Play("trowel"))
    assert table.refused(Play(card, "pass")) == "AR 14.9"
    table.play(Pay())
    assert table.refused(Play(card, "pass")) == "AR 3.2"
    assert Table(hand=card).play(Pass()).refused(Play(card, "pass")) == "AR 3.2"
    assert Table(hand=card).refused(Play(card, "main")) == "AR 8.3"


# Prices

FOR_A_COMPASS: dict[str, Changes] = {"trowel": {"jewel": 1}, "pickaxe": {"tablet": 1, "arrowhead": 1}}


@effect_of("item", *FOR_A_COMPASS)
@pytest.mark.parametrize("card", FOR_A_COMPASS)
def test_items_that_give_something_for_a_compass(card: str) -> None:
    """A compass for a jewel (Trowel), or for a tablet and an arrowhead (Pickaxe)."""
    table = Table(hand=card, goods="2 compass").play(Play(card), Pay())
    assert table.changes == main(card, compass=-1, **FOR_A_COMPASS[card])


@limit_of("item", *FOR_A_COMPASS)
@pytest.mark.parametrize("card", FOR_A_COMPASS)
def test_nothing_without_the_compass(card: str) -> None:
    """The price is optional; who does not pay gets nothing, and the card is spent all the same (AR 14.9, 3.10)."""
    assert Table(hand=card, goods="2 compass").play(Play(card), Decline()).changes == main(card)
    assert Table(hand=card, goods="9 coin").play(Play(card)).changes == main(card)


@refusal_of("item", *FOR_A_COMPASS)
@pytest.mark.parametrize("card", FOR_A_COMPASS)
def test_the_compass_cannot_be_owed(card: str) -> None:
    """Without a compass there is no paying; a free action may still bring one (AR 14.9)."""
    table = Table(hand=f"{card}, exploration-car", goods="9 coin").play(Play(card))
    assert table.refused(Pay()) == "AR 14.9"
    table.play(Play("exploration-car", "free"), Pay())
    assert table.is_done and table.player.goods.compass == 0


@effect_of("item", "rough-map")
def test_rough_map() -> None:
    """Three compasses, and the map is exiled."""
    assert Table(hand="rough-map").play(Play("rough-map")).changes == exiled("rough-map", compass=3)


@limit_of("item", "rough-map")
def test_rough_map_spent_for_travel_stays() -> None:
    """Used for its ship, it is not exiled and gives no compass (AR 8.5)."""
    table = Table(hand="rough-map").play(Dig("camp-arrowhead"), Pay(cards=("rough-map",)))
    assert table.player.play == ("rough-map",) and table.player.goods.compass == 0


# Counting


@effect_of("item", "bow-and-arrows")
def test_bow_and_arrows() -> None:
    """A compass for each guardian at a site you occupy and for each one you have overcome."""
    found = {"lower-1": "one-jewel", "lower-2": "one-coin-arrowhead"}
    guards = {"lower-1": "owl", "lower-2": "bat"}
    table = Table(hand="bow-and-arrows", found=found, guards=guards, out="lower-1", allies="ants")
    assert table.play(Play("bow-and-arrows")).changes == main("bow-and-arrows", compass=2)


@limit_of("item", "bow-and-arrows")
def test_bow_and_arrows_gives_three_at_most() -> None:
    """Four guardians, three compasses; one whose boon has been used counts; none, nothing (AR 16.3, 17.20)."""
    table = Table(hand="bow-and-arrows", allies="ants used, bat used").play(Play("bow-and-arrows"))
    assert table.changes == main("bow-and-arrows", compass=2)
    table = Table(hand="bow-and-arrows", allies="ants, bat, owl, tiger").play(Play("bow-and-arrows"))
    assert table.changes == main("bow-and-arrows", compass=3)
    assert Table(hand="bow-and-arrows").play(Play("bow-and-arrows")).changes == main("bow-and-arrows")


@limit_of("item", "bow-and-arrows")
def test_bow_and_arrows_counts_guardians_and_not_archaeologists() -> None:
    """Both archaeologists at one guarded camp site: one compass; a guardian where only others are: none (AR 16.3)."""
    table = Table(players=4, hand="bow-and-arrows", guards={"camp-coin": "owl"}, out="camp-coin, camp-coin/2")
    assert table.play(Play("bow-and-arrows")).changes == main("bow-and-arrows", compass=1)
    table = Table(hand="bow-and-arrows", guards={"camp-coin": "owl"}, others="camp-coin", out="camp-tablet")
    assert table.play(Play("bow-and-arrows")).changes == main("bow-and-arrows")


@effect_of("item", "brush")
@pytest.mark.parametrize(("crates", "slots", "compasses"), [(1, 0, 1), (0, 2, 2), (1, 2, 3)])
def test_brush(crates: int, slots: int, compasses: int) -> None:
    """A compass for each idol, in crates and in slots."""
    table = Table(hand="brush", idols=crates, slots=slots).play(Play("brush"))
    assert table.changes == main("brush", compass=compasses)


@limit_of("item", "brush")
def test_brush_gives_three_at_most() -> None:
    """Five idols, three compasses; no idol, nothing (AR 16.3, 17.20)."""
    assert Table(hand="brush", idols=2, slots=3).play(Play("brush")).changes == main("brush", compass=3)
    assert Table(hand="brush").play(Play("brush")).changes == main("brush")


@limit_of("item", "brush")
def test_brush_does_not_count_an_idol_paid_away() -> None:
    """What a bridge of the Snake side took is gone (AR 12.2)."""
    table = Table(side="snake", hand="brush", idols=1, slots=1, glass="r5-1", notebook="r3-1", row="/")
    table.play(Research("notebook", "r4-1")).end_turn().mark().play(Play("brush"))
    assert table.changes == main("brush", compass=1)


@effect_of("item", "theodolite")
@pytest.mark.parametrize(("out", "compasses"), [("camp-coin", 1), ("camp-coin, camp-jewel", 2)])
def test_theodolite(out: str, compasses: int) -> None:
    """A coin, and a compass for each of your archaeologists at a site."""
    table = Table(hand="theodolite", out=out, others="camp-tablet").play(Play("theodolite"))
    assert table.changes == main("theodolite", coin=1, compass=compasses)


@limit_of("item", "theodolite")
def test_theodolite_does_not_count_archaeologists_at_home() -> None:
    """Nobody out: the coin alone. Two at one site are two."""
    assert Table(hand="theodolite").play(Play("theodolite")).changes == main("theodolite", coin=1)
    table = Table(players=4, hand="theodolite", out="camp-coin, camp-coin/2").play(Play("theodolite"))
    assert table.changes == main("theodolite", coin=1, compass=2)


# Army Knife

EXILE, COIN, COMPASS, TABLET = range(4)


@effect_of("item", "army-knife")
@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [(COIN, COIN, {"coin": 1, "compass": 1}), (COMPASS, COMPASS, {"compass": 1, "tablet": 1})],
    ids=["coin, compass", "compass, tablet"],
)
def test_army_knife(first: int, second: int, gain: Changes) -> None:
    """Two different ones of: exile a card, a coin, a compass, a tablet; the second is counted again."""
    table = Table(hand="army-knife").play(Play("army-knife"), Pick(first), Pick(second))
    assert table.changes == main("army-knife", **gain)


@effect_of("item", "army-knife")
def test_army_knife_exiles_in_either_order() -> None:
    """The order is the player's, and the knife may exile itself: its effect goes on (AR 16.4, 8.10)."""
    table = Table(hand="army-knife, fear").play(Play("army-knife"), Pick(EXILE), ExileCard("fear", "hand"), Pick(0))
    assert table.changes == main("army-knife", hand="-army-knife, -fear", fear=1, coin=1)
    table = Table(hand="army-knife").play(Play("army-knife"), Pick(TABLET), Pick(EXILE), ExileCard("army-knife"))
    assert table.changes == exiled("army-knife", tablet=1)


@limit_of("item", "army-knife")
def test_army_knife_exile_is_optional() -> None:
    """Who chose the exile need not exile (AR 14.12)."""
    table = Table(hand="army-knife").play(Play("army-knife"), Pick(EXILE), Decline(), Pick(0))
    assert table.changes == main("army-knife", coin=1)


@refusal_of("item", "army-knife")
def test_army_knife_gives_no_benefit_twice() -> None:
    """Three are left after the first, and none after the second (AR 14.17, 17.20)."""
    table = Table(hand="army-knife").play(Play("army-knife"))
    assert table.refused(Pick(4)) == "AR 14.17"
    table.play(Pick(TABLET))
    assert table.choices == [Pick(EXILE), Pick(COIN), Pick(COMPASS)]
    assert table.refused(Pick(TABLET)) == "AR 14.17"
    assert table.refused(DrawCard()) == "AR 14.17"
    table.play(Pick(COIN))
    assert table.is_done
