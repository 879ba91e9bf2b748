"""Artifacts that give resources, Fear, or a second use of an idol slot."""

import pytest

from cairn.games.arnak.rules.moves import (
    Accept,
    Buy,
    Decline,
    DrawCard,
    EndTurn,
    ExileCard,
    Pass,
    Pick,
    Play,
    SlotIdol,
    TradeGoods,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes, Table, bought, exiled, main, passing

# Fear and gain

WITH_FEAR: dict[str, Changes] = {
    "serpents-gold": {"coin": 4},
    "serpent-idol": {"jewel": 1},
    "hunting-arrows": {"arrowhead": 2},
    "runes-of-the-dead": {"coin": 1, "tablet": 3},
}


@effect_of("artifact", *WITH_FEAR)
@pytest.mark.parametrize("card", WITH_FEAR)
def test_artifacts_that_bring_fear(card: str) -> None:
    """Fear, and 4 coins (Serpent's Gold), a jewel (Idol), 2 arrowheads (Arrows), a coin and 3 tablets (Runes)."""
    assert bought(card).changes == {"play": "+fear", "fear": -1, **WITH_FEAR[card]}
    table = Table(hand=card, goods="1 tablet").play(Play(card))
    gain = {**WITH_FEAR[card], "tablet": WITH_FEAR[card].get("tablet", 0) - 1}
    assert table.changes == main(card, play=f"+{card}, +fear" if card < "fear" else f"+fear, +{card}", fear=-1, **gain)


@limit_of("artifact", *WITH_FEAR)
@pytest.mark.parametrize("card", WITH_FEAR)
def test_who_uses_the_effect_takes_the_fear(card: str) -> None:
    """It is a must, as a tile if there is no card; only the whole effect can be left, on buying (AR 16.18, 8.7)."""
    assert bought(card, fear=0).changes == {"fear_tiles": 1, **WITH_FEAR[card]}
    left = Table(goods="4 compass", row=f"{card} /").play(Buy(card)).mark().play(Decline())
    assert left.changes == {}


@refusal_of("artifact", *WITH_FEAR)
@pytest.mark.parametrize("card", WITH_FEAR)
def test_the_fear_cannot_be_declined(card: str) -> None:
    """Once the effect is used nothing is left to decide (AR 3.2)."""
    assert bought(card).refused(Decline()) == "AR 3.2"


@limit_of("artifact", "serpent-idol")
def test_serpent_idol_is_no_idol() -> None:
    """It cannot be slotted and counts for no Brush, whatever its name."""
    table = Table(hand="brush, serpent-idol").play(Play("brush"))
    assert table.changes == main("brush")
    assert table.refused(SlotIdol("arrowhead")) == "AR 7.1"


# Exile and gain, trade and gain

EXILING: dict[str, Changes] = {"ritual-dagger": {"arrowhead": 1}, "mortar": {"coin": 2}}


@effect_of("artifact", *EXILING)
@pytest.mark.parametrize("card", EXILING)
def test_artifacts_that_exile_and_give(card: str) -> None:
    """Exile a card from hand or play area; gain an arrowhead (Dagger) or 2 coins (Mortar)."""
    table = bought(card, hand="fear, hat")
    assert table.changes == {"pending": True}
    table.play(ExileCard("hat", "hand"))
    assert table.changes == {"hand": "-hat", "exiled": "+hat", **EXILING[card]}
    table = bought(card, play="fear").play(ExileCard("fear"))
    assert table.changes == {"play": "-fear", "fear": 1, **EXILING[card]}


@limit_of("artifact", *EXILING)
@pytest.mark.parametrize("card", EXILING)
def test_the_exile_is_no_price(card: str) -> None:
    """It is optional and the gain comes anyway; the artifact itself may be exiled (AR 16.18, 8.10)."""
    assert bought(card, hand="hat").play(Decline()).changes == EXILING[card]
    assert bought(card).play(ExileCard(card)).changes == {"play": f"-{card}", "exiled": f"+{card}", **EXILING[card]}
    table = Table(hand=card, goods="1 tablet").play(Play(card), ExileCard(card))
    assert table.changes == exiled(card, tablet=-1, **EXILING[card])


@refusal_of("artifact", *EXILING)
@pytest.mark.parametrize("card", EXILING)
def test_what_cannot_be_exiled(card: str) -> None:
    """Nothing from the deck or the row, nothing of others (AR 8.5, 14.11)."""
    table = bought(card, deck="hat", row="axe")
    wrong = (ExileCard("hat"), ExileCard("axe"), ExileCard("funding-car"), ExileCard("fear", "hand"))
    assert {table.refused(move) for move in wrong} == {"AR 8.5"}


TRADING: dict[str, int] = {"traders-scales": 3, "traders-coins": 2}


@effect_of("artifact", *TRADING)
@pytest.mark.parametrize("card", TRADING)
def test_artifacts_that_trade_and_give(card: str) -> None:
    """Trade a tablet for an arrowhead or an arrowhead for a jewel, once; gain 3 (Scales) or 2 (Coins) coins."""
    table = bought(card, goods="1 tablet, 1 arrowhead")
    assert table.changes == {"pending": True}
    table.play(TradeGoods("tablet"))
    assert table.changes == {"tablet": -1, "arrowhead": 1, "coin": TRADING[card]}
    table = bought(card, goods="1 tablet, 1 arrowhead").play(TradeGoods("arrowhead"))
    assert table.changes == {"arrowhead": -1, "jewel": 1, "coin": TRADING[card]}


@limit_of("artifact", *TRADING)
@pytest.mark.parametrize("card", TRADING)
def test_the_coins_do_not_depend_on_the_trade(card: str) -> None:
    """It may be declined, or there may be nothing to trade (AR 16.18)."""
    assert bought(card, goods="1 tablet").play(Decline()).changes == {"coin": TRADING[card]}
    assert bought(card, goods="1 jewel").changes == {"coin": TRADING[card]}


@refusal_of("artifact", *TRADING)
@pytest.mark.parametrize("card", TRADING)
def test_a_trade_goes_one_step(card: str) -> None:
    """Nothing is traded that is not there, and a tablet is not a jewel in one trade (AR 14.14, 17.21)."""
    table = bought(card, goods="2 tablet")
    assert table.refused(TradeGoods("arrowhead")) == "AR 14.14"
    table.play(TradeGoods("tablet"))
    assert table.refused(TradeGoods("arrowhead")) == "AR 3.2"


# Drawing


@effect_of("artifact", "treasure-chest")
def test_treasure_chest() -> None:
    """A card, then a coin."""
    table = bought("treasure-chest", deck="hat / axe")
    assert table.changes == {"pending": True}
    table.play(DrawCard())
    assert table.changes == {"hand": "+hat", "deck": "axe", "coin": 1}


@effect_of("artifact", "stone-jar")
def test_stone_jar() -> None:
    """A card; from hand it costs the tablet."""
    assert bought("stone-jar", deck="hat / axe").play(DrawCard()).changes == {"hand": "+hat", "deck": "axe"}
    table = Table(hand="stone-jar", deck="hat", goods="1 tablet").play(Play("stone-jar"), DrawCard())
    assert table.changes == main("stone-jar", hand="-stone-jar, +hat", deck="", tablet=-1)


@effect_of("artifact", "cleansing-cauldron")
def test_cleansing_cauldron() -> None:
    """A card, then exile one, which may be the one just drawn."""
    table = bought("cleansing-cauldron", deck="fear / axe").play(DrawCard(), ExileCard("fear", "hand"))
    assert table.changes == {"deck": "axe", "fear": 1}


@limit_of("artifact", "treasure-chest", "stone-jar", "cleansing-cauldron")
def test_drawing_is_optional() -> None:
    """Each part may be left; an empty deck gives nothing, and the rest comes (AR 14.10)."""
    assert bought("treasure-chest", deck="hat").play(Decline()).changes == {"coin": 1}
    assert bought("treasure-chest", play="hat").changes == {"coin": 1}
    assert bought("stone-jar", deck="hat").play(Decline()).changes == {}
    assert bought("stone-jar", play="hat").changes == {}
    assert bought("cleansing-cauldron", deck="hat").play(Decline(), Decline()).changes == {}
    table = bought("cleansing-cauldron", play="fear").play(ExileCard("fear"))
    assert table.changes == {"play": "-fear", "fear": 1}


@refusal_of("artifact", "treasure-chest", "stone-jar", "cleansing-cauldron")
@pytest.mark.parametrize("card", ["treasure-chest", "stone-jar", "cleansing-cauldron"])
def test_one_card_and_no_more(card: str) -> None:
    """Nothing else can be done before the draw, and no second card drawn (AR 14.10)."""
    table = bought(card, deck="hat / axe")
    assert table.refused(ExileCard(card)) == "AR 14.10"
    assert table.play(DrawCard()).refused(DrawCard()) == ("AR 8.5" if card == "cleansing-cauldron" else "AR 3.2")


# Sundial

TABLETS, PASSING = Pick(0), Pick(1)


@effect_of("artifact", "sundial")
def test_sundial_gives_tablets() -> None:
    """Two tablets; played from hand the tablet is paid first, so one more than before."""
    assert bought("sundial").play(TABLETS).changes == {"tablet": 2}
    table = Table(hand="sundial", goods="1 tablet").play(Play("sundial"), TABLETS)
    assert table.changes == main("sundial", tablet=1)


@effect_of("artifact", "sundial")
def test_sundial_gives_a_jewel_for_passing() -> None:
    """From hand, and also when it is bought or gained: that action is then the last of the round (AR 14.8, 16.14)."""
    table = Table(hand="sundial", goods="1 tablet").play(Play("sundial"), PASSING)
    assert table.changes == passing("sundial", tablet=-1, jewel=1)
    table = bought("sundial").play(PASSING)
    assert table.changes == {"passed": True, "jewel": 1}
    table = Table(hand="whip", row="sundial /").play(Play("whip"), Buy("sundial"), Accept(), PASSING)
    assert table.changes == exiled("whip", play="+sundial", row="-sundial", passed=True, jewel=1)


@limit_of("artifact", "sundial")
def test_after_the_pass_of_the_sundial_there_are_free_actions_only() -> None:
    """In the same turn; no further turn in this round (AR 3.7, 14.8)."""
    table = bought("sundial", hand="hat, axe").play(PASSING, Play("hat", "free"))
    assert table.choices == [EndTurn()]
    table.play(EndTurn()).settle()
    assert table.state.players[0].passed and table.state.turn == 1


@refusal_of("artifact", "sundial")
def test_sundial_is_no_free_action() -> None:
    """Neither option is; one of them must be taken, and one only (AR 14.17)."""
    table = Table(hand="sundial", goods="1 tablet")
    assert {table.refused(Play("sundial", "free")), table.refused(Play("sundial", "pass"))} == {"AR 8.3", "AR 14.8"}
    assert table.play(Pass()).refused(Play("sundial")) == "AR 3.2"
    table = bought("sundial")
    assert table.refused(Decline()) == "AR 14.17"
    assert table.play(TABLETS).refused(PASSING) == "AR 3.2"


# Stone Key


@effect_of("artifact", "stone-key")
def test_stone_key() -> None:
    """An idol goes back from the last filled slot to the crates; the slot can be used or score again (AR 16.21)."""
    table = bought("stone-key", slots=2, idols=1)
    before = table.points
    assert table.changes == {"slots": -1, "idols": 1}
    table.play(SlotIdol("arrowhead"))
    assert table.changes == {"arrowhead": 1}
    assert before - table.points == 2  # the second slot counts 2 while it is empty


@limit_of("artifact", "stone-key")
def test_stone_key_with_empty_slots() -> None:
    """Nothing happens; with an idol in the crates that one may be slotted first, and comes back (AR 3.6)."""
    assert bought("stone-key").changes == {}
    assert bought("stone-key", idols=3).play(Decline()).changes == {}
    assert bought("stone-key", idols=3).play(SlotIdol("tablets")).changes == {"tablet": 2}


@limit_of("artifact", "stone-key")
def test_stone_key_opens_full_slots() -> None:
    """With four filled the fourth is free again, for one idol (AR 7.4)."""
    table = Table(hand="stone-key", goods="1 tablet", slots=4, idols=1)
    assert table.refused(SlotIdol("arrowhead")) == "AR 7.4"
    table.play(Play("stone-key"), SlotIdol("arrowhead"))
    assert table.changes == main("stone-key", tablet=-1, arrowhead=1)
    assert table.refused(SlotIdol("arrowhead")) == "AR 7.4"


@refusal_of("artifact", "stone-key")
def test_stone_key_leaves_no_choice() -> None:
    """It is done or not at all: nothing to decide, nothing to decline (AR 3.2)."""
    assert bought("stone-key", slots=1).refused(Decline()) == "AR 3.2"
