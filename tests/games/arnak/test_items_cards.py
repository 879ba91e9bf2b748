"""Items that draw, exile, buy and gain cards."""

import pytest

from cairn.core.errors import BadInput
from cairn.games.arnak.rules.events import CardTurnedUp
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import (
    Accept,
    ActivateSite,
    Buy,
    Decline,
    Dig,
    DiscardCard,
    DrawCard,
    Drawn,
    EndTurn,
    ExileCard,
    Pass,
    Pay,
    Play,
    TakeCard,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes, Table, exiled, main

# Drawing


@effect_of("item", "pack-donkey")
def test_pack_donkey() -> None:
    """Two cards from the top of the deck."""
    table = Table(hand="pack-donkey", deck="hat / axe / fear").play(Play("pack-donkey"), DrawCard(), DrawCard())
    assert table.changes == main("pack-donkey", hand="-pack-donkey, +axe, +hat", deck="fear")


@effect_of("item", "pack-donkey")
def test_what_is_drawn_from_a_shuffled_deck_is_chance() -> None:
    """Any card of the shuffled layer may come, and none that is not in it."""
    table = Table(hand="pack-donkey", deck="axe, fear, hat").play(Play("pack-donkey"), DrawCard())
    with pytest.raises(BadInput):
        ARNAK.settle(table.state, Drawn("whip"))
    table.play(Drawn("fear"), DrawCard(), Drawn("axe"))
    assert table.changes == main("pack-donkey", hand="-pack-donkey, +axe, +fear", deck="hat")


@effect_of("item", "flask")
def test_flask() -> None:
    """Three cards, and the flask is exiled."""
    table = Table(hand="flask", deck="hat / axe / fear / rope").play(Play("flask"), *[DrawCard()] * 3)
    assert table.changes == exiled("flask", hand="-flask, +axe, +fear, +hat", deck="rope")


@effect_of("item", "horse")
def test_horse() -> None:
    """A card, then a coin and a compass."""
    table = Table(hand="horse", deck="axe / hat").play(Play("horse"))
    assert table.changes == main("horse", pending=True)
    table.play(DrawCard())
    assert table.changes == main("horse", hand="-horse, +axe", deck="hat", coin=1, compass=1)


@effect_of("item", "large-backpack")
def test_large_backpack() -> None:
    """A coin, then the bottom card of the deck."""
    table = Table(hand="large-backpack", deck="axe / hat").play(Play("large-backpack"))
    assert table.changes == main("large-backpack", coin=1, pending=True)
    table.play(DrawCard())
    assert table.changes == main("large-backpack", hand="-large-backpack, +hat", deck="axe", coin=1)


@effect_of("item", "large-backpack")
def test_large_backpack_fetches_what_was_bought_in_this_round() -> None:
    """A bought item lies at the bottom, or is the whole deck (AR 8.8, 17.19)."""
    for deck in ("", "fear"):
        table = Table(hand="large-backpack", deck=deck, row="/ hat", goods="1 coin").play(Buy("hat")).end_turn()
        table.play(Play("large-backpack"), DrawCard())
        assert table.player.hand == ("hat",)


DRAWING: dict[str, Changes] = {
    "pack-donkey": main("pack-donkey"),
    "flask": exiled("flask"),
    "horse": main("horse", coin=1, compass=1),
    "large-backpack": main("large-backpack", coin=1),
}
"""What these change when no card is drawn."""


@limit_of("item", *DRAWING)
@pytest.mark.parametrize("card", DRAWING)
def test_drawing_is_optional_and_a_deck_is_not_shuffled_again(card: str) -> None:
    """No card need be drawn; an empty deck gives none, though cards lie in the play area (AR 14.10, 17.19)."""
    assert Table(hand=card, deck="hat / axe").play(Play(card), Decline()).changes == DRAWING[card]
    assert Table(hand=card, play="fear, hat").play(Play(card)).changes == DRAWING[card]


@limit_of("item", "pack-donkey", "flask")
@pytest.mark.parametrize("card", ["pack-donkey", "flask"])
def test_several_cards_are_drawn_one_by_one(card: str) -> None:
    """The player may stop after any of them, and a short deck gives what it has (AR 14.10)."""
    table = Table(hand=card, deck="hat / axe").play(Play(card), DrawCard(), Decline())
    assert table.changes == {**DRAWING[card], "hand": f"-{card}, +hat", "deck": "axe"}
    table = Table(hand=card, deck="hat").play(Play(card), DrawCard())
    assert table.changes == {**DRAWING[card], "hand": f"-{card}, +hat", "deck": ""}


@refusal_of("item", *DRAWING)
@pytest.mark.parametrize("card", DRAWING)
def test_nobody_draws_more_than_the_card_says(card: str) -> None:
    """When all are drawn, the turn can only end; in between nothing else can be done (AR 14.10, 3.2)."""
    table = Table(hand=card, deck="hat / axe / fear / rope").play(Play(card))
    assert table.refused(Pass()) == "AR 14.10"
    assert table.refused(ExileCard("fear")) == "AR 14.10"
    for _ in range({"pack-donkey": 2, "flask": 3}.get(card, 1)):
        table.play(DrawCard())
    assert table.refused(DrawCard()) == "AR 3.2"


# Discarding


@effect_of("item", "parrot")
def test_parrot() -> None:
    """A jewel for another card from hand, whose effect and icons are ignored (AR 17.7)."""
    table = Table(hand="parrot, funding-car").play(Play("parrot"), Pay(discards=("funding-car",)))
    assert table.changes == main("parrot", hand="-funding-car, -parrot", play="+funding-car, +parrot", jewel=1)


@effect_of("item", "rope")
def test_rope() -> None:
    """Two cards for another card from hand; the price comes first."""
    table = Table(hand="rope, fear", deck="hat / axe / watch").play(Play("rope"), Pay(discards=("fear",)))
    table.play(DrawCard(), DrawCard())
    assert table.changes == main("rope", hand="-fear, -rope, +axe, +hat", play="+fear, +rope", deck="watch")


@effect_of("item", "grappling-hook")
@pytest.mark.parametrize(
    ("exile", "hand", "play"),
    [
        (ExileCard("hat", "hand"), "-axe, -grappling-hook", "+axe, +grappling-hook"),
        (ExileCard("axe"), "-axe, -grappling-hook, +hat", "+grappling-hook"),
        (ExileCard("grappling-hook"), "-axe, -grappling-hook, +hat", "+axe"),
    ],
    ids=["the drawn card", "the discarded card", "the hook itself"],
)
def test_grappling_hook(exile: ExileCard, hand: str, play: str) -> None:
    """For another card from hand: draw a card, then exile any card, the hook itself too."""
    table = Table(hand="grappling-hook, axe", deck="hat / fear").play(Play("grappling-hook"), Pay(discards=("axe",)))
    table.play(DrawCard(), exile)
    assert table.changes == main("grappling-hook", hand=hand, play=play, deck="fear", exiled=f"+{exile.card}")


FOR_A_CARD = ("parrot", "rope", "grappling-hook")


@limit_of("item", *FOR_A_CARD)
@pytest.mark.parametrize("card", FOR_A_CARD)
def test_without_another_card_in_hand_nothing_happens(card: str) -> None:
    """The card being played cannot be its own price; who does not pay gets nothing (AR 14.9, 1.8, 17.7)."""
    assert Table(hand=card, deck="hat / axe").play(Play(card)).changes == main(card)
    assert Table(hand=f"{card}, fear", deck="hat / axe").play(Play(card), Decline()).changes == main(card)


@limit_of("item", "grappling-hook")
def test_grappling_hook_draw_and_exile_are_optional() -> None:
    """With the price paid, each part may be left (AR 14.10)."""
    table = Table(hand="grappling-hook, axe", deck="hat").play(Play("grappling-hook"), Pay(discards=("axe",)))
    table.play(Decline(), Decline())
    assert table.changes == main("grappling-hook", hand="-axe, -grappling-hook", play="+axe, +grappling-hook")


@refusal_of("item", *FOR_A_CARD)
@pytest.mark.parametrize("card", FOR_A_CARD)
def test_the_price_is_one_card_from_the_hand(card: str) -> None:
    """Not the played card, not one that is elsewhere, not two, not none (AR 14.9)."""
    table = Table(hand=f"{card}, axe, fear", play="hat", deck="watch").play(Play(card))
    for cards in ((card,), ("hat",), ("watch",), ("axe", "fear"), ()):
        assert table.refused(Pay(discards=cards)) == "AR 14.9"
    assert table.refused(DiscardCard("axe")) == "AR 14.9"
    assert table.refused(Pay(cards=("axe",))) == "AR 14.9"


# Exiling

EXILING: dict[str, Changes] = {"machete": {"compass": 2}, "torch": {"tablet": 1}, "axe": {"compass": 1}}


@effect_of("item", *EXILING)
@pytest.mark.parametrize("card", EXILING)
def test_items_that_exile_and_give(card: str) -> None:
    """Exile a card from hand or play area; then gain 2 compasses (Machete), a tablet (Torch) or a compass (Axe)."""
    table = Table(hand=f"{card}, hat", play="whip").play(Play(card))
    assert table.changes == main(card, pending=True)
    table.play(ExileCard("hat", "hand"))
    assert table.changes == main(card, hand=_went(card, "hat"), exiled="+hat", **EXILING[card])
    table = Table(hand=f"{card}, hat", play="whip").play(Play(card), ExileCard("whip"))
    assert table.changes == main(card, play=f"-whip, +{card}", exiled="+whip", **EXILING[card])


def _went(*cards: str) -> str:
    return ", ".join(f"-{card}" for card in sorted(cards))


@limit_of("item", *EXILING)
@pytest.mark.parametrize("card", EXILING)
def test_the_gain_does_not_depend_on_the_exile(card: str) -> None:
    """The exile is optional; the card itself, lying in the play area, may be exiled (AR 16.18, 8.10)."""
    assert Table(hand=f"{card}, hat").play(Play(card), Decline()).changes == main(card, **EXILING[card])
    assert Table(hand=card).play(Play(card), ExileCard(card)).changes == exiled(card, **EXILING[card])


@refusal_of("item", *EXILING)
@pytest.mark.parametrize("card", EXILING)
def test_only_own_cards_in_hand_or_play_area_are_exiled(card: str) -> None:
    """Not from the deck, not from the row, not what is in the other place (AR 8.5)."""
    table = Table(hand=f"{card}, hat", play="whip", deck="watch", row="/ rope").play(Play(card))
    wrong = [
        ExileCard("watch"),
        ExileCard("rope"),
        ExileCard("whip", "hand"),
        ExileCard("hat"),
        ExileCard(card, "hand"),
    ]
    assert {table.refused(move) for move in wrong} == {"AR 8.5"}


# Buying with the Fishing Rod and the Precision Compass


@effect_of("item", "fishing-rod")
def test_fishing_rod_buys_the_card_that_was_turned_up() -> None:
    """The top item of the deck is turned up and may be bought like those of the row, for 3 coins less."""
    table = Table(hand="fishing-rod", deck="fear", row="/ hat", items="horse, tent", goods="1 coin")
    table.play(Play("fishing-rod"), Drawn("tent"))
    assert table.choices == [Buy("hat"), Buy("tent"), Decline()]
    assert CardTurnedUp("tent") in table.history
    table.play(Buy("tent"))
    assert table.changes == main("fishing-rod", coin=-1, deck="fear / tent", items="-tent", **{"top item": "horse"})


@effect_of("item", "fishing-rod")
def test_fishing_rod_buys_from_the_row() -> None:
    """Then the card that was turned up stays on top and comes into the row when it is filled (AR 16.1)."""
    table = Table(hand="fishing-rod", row="stone-jar / hat, axe, rope, whip, watch", items="horse, tent")
    table.play(Play("fishing-rod"), Drawn("horse"), Buy("rope"))
    assert table.changes == main("fishing-rod", deck="rope", row="-rope", **{"top item": "horse"})
    table.play(EndTurn())
    assert table.state.row == ("stone-jar", "hat", "axe", "whip", "watch", "horse")


@limit_of("item", "fishing-rod")
def test_fishing_rod_may_buy_nothing() -> None:
    """It may be played though nothing can or shall be bought; the card is turned down again, on top (AR 16.1)."""
    table = Table(hand="fishing-rod", row="/ hat", items="horse, tent").play(Play("fishing-rod"), Drawn("horse"))
    table.play(Decline())
    assert table.changes == main("fishing-rod", **{"top item": "horse"})
    table = Table(hand="fishing-rod", row="/", items="horse, tent").play(Play("fishing-rod"), Drawn("horse"))
    assert table.changes == main("fishing-rod", **{"top item": "horse"})


@limit_of("item", "fishing-rod", "precision-compass")
def test_with_an_empty_deck_only_the_row_is_offered() -> None:
    """Nothing is turned up (AR 16.1)."""
    table = Table(hand="fishing-rod", row="/ hat, axe", items="").play(Play("fishing-rod"))
    assert table.choices == [Buy("hat"), Buy("axe"), Decline()]
    table = Table(hand="precision-compass", row="stone-jar /", artifacts="").play(Play("precision-compass"))
    assert table.choices == [Buy("stone-jar"), Decline()]


@refusal_of("item", "fishing-rod")
def test_fishing_rod_buys_no_artifact_and_nothing_too_dear() -> None:
    """Items only, from the row or the one turned up; a cost of 4 still needs a coin (AR 8.1, 8.9)."""
    table = Table(hand="fishing-rod", row="stone-jar / hat, horse", items="axe, tent", goods="9 compass")
    table.play(Play("fishing-rod"), Drawn("axe"))
    assert table.refused(Buy("stone-jar")) == "AR 8.9"
    assert table.refused(Buy("tent")) == "AR 8.9"
    assert table.refused(Buy("horse")) == "AR 8.1"
    assert table.refused(TakeCard("hat")) == "AR 14.16"


@effect_of("item", "precision-compass")
def test_precision_compass() -> None:
    """The top artifact is turned up; it or one of the row may be bought for 3 compasses less, and used at once."""
    table = Table(hand="precision-compass", row="stone-jar /", artifacts="serpent-idol, war-club")
    table.play(Play("precision-compass"), Drawn("serpent-idol"))
    assert table.choices == [Buy("stone-jar"), Buy("serpent-idol"), Decline()]
    table.play(Buy("serpent-idol"), Accept())
    play, top = "+fear, +precision-compass, +serpent-idol", {"top artifact": "war-club"}
    assert table.changes == main("precision-compass", play=play, jewel=1, fear=-1, artifacts="-serpent-idol", **top)


@effect_of("item", "precision-compass")
def test_precision_compass_pays_what_the_effect_costs() -> None:
    """The artifact's effect is part of the same main action; prices in it are due, no tablet (AR 8.1, 16.16)."""
    table = Table(hand="precision-compass", row="star-charts /", goods="1 compass, 1 coin", artifacts="stone-jar")
    table.play(Play("precision-compass"), Buy("star-charts"), Accept(), Pay())
    table.play(ActivateSite("camp-compass"), ActivateSite("camp-arrowhead"))
    play = "+precision-compass, +star-charts"
    assert table.changes == main("precision-compass", play=play, row="-star-charts", coin=-1, compass=1, arrowhead=1)


@limit_of("item", "precision-compass")
def test_precision_compass_may_buy_nothing() -> None:
    """The card is turned down again, on top of its deck; bought another, it stays there (AR 16.1)."""
    table = Table(hand="precision-compass", row="stone-jar /", artifacts="serpent-idol, war-club")
    table.play(Play("precision-compass"), Drawn("war-club"), Decline())
    assert table.changes == main("precision-compass", **{"top artifact": "war-club"})
    table = Table(hand="precision-compass", row="stone-jar /", artifacts="serpent-idol, war-club")
    table.play(Play("precision-compass"), Drawn("war-club"), Buy("stone-jar"), Decline())
    play = "+precision-compass, +stone-jar"
    assert table.changes == main("precision-compass", play=play, row="-stone-jar", **{"top artifact": "war-club"})


@refusal_of("item", "precision-compass")
def test_precision_compass_buys_no_item_and_nothing_too_dear() -> None:
    """Artifacts only; a cost of 4 still needs a compass (AR 8.1, 8.9)."""
    table = Table(hand="precision-compass", row="war-club / hat", goods="9 coin", artifacts="stone-jar")
    table.play(Play("precision-compass"))
    assert table.refused(Buy("hat")) == "AR 8.9"
    assert table.refused(Buy("war-club")) == "AR 8.1"


# Whip and Airdrop


@effect_of("item", "whip")
def test_whip() -> None:
    """An artifact of the row for 4 compasses less, which makes every one free; its effect may be used. Then exiled."""
    table = Table(hand="whip", round=2, row="hunting-arrows, stone-jar / hat").play(Play("whip"), Buy("hunting-arrows"))
    table.play(Accept())
    play = "+fear, +hunting-arrows"
    assert table.changes == exiled("whip", play=play, row="-hunting-arrows", arrowhead=2, fear=-1)


@limit_of("item", "whip")
def test_whip_discount_is_not_kept() -> None:
    """What is left of the discount is lost; no artifact need be bought; without one the whip is exiled all the same."""
    table = Table(hand="whip", row="stone-jar /").play(Play("whip"), Buy("stone-jar"), Decline())
    assert table.changes == exiled("whip", play="+stone-jar", row="-stone-jar")
    assert Table(hand="whip", row="stone-jar /").play(Play("whip"), Decline()).changes == exiled("whip")
    assert Table(hand="whip", row="/ hat").play(Play("whip")).changes == exiled("whip")


@limit_of("item", "whip")
def test_whip_does_not_pay_for_the_effect() -> None:
    """Other prices in the artifact's effect are due (AR 8.7)."""
    table = Table(hand="whip", row="star-charts /").play(Play("whip"), Buy("star-charts"), Accept())
    assert table.changes == exiled("whip", play="+star-charts", row="-star-charts")


@refusal_of("item", "whip")
def test_whip_buys_no_item_and_nothing_off_the_deck() -> None:
    """Only artifacts that lie in the row (AR 8.9)."""
    table = Table(hand="whip", row="stone-jar / hat", artifacts="war-club", goods="9 coin").play(Play("whip"))
    assert table.refused(Buy("hat")) == "AR 8.9"
    assert table.refused(Buy("war-club")) == "AR 8.9"


@effect_of("item", "airdrop")
def test_airdrop() -> None:
    """Any item of the row comes to the hand without its cost; Airdrop is exiled (AR 16.19)."""
    table = Table(hand="airdrop", row="/ hat, horse", deck="fear").play(Play("airdrop"), TakeCard("horse"))
    assert table.changes == exiled("airdrop", hand="-airdrop, +horse", row="-horse")


@effect_of("item", "airdrop")
def test_what_airdrop_brings_can_be_used_at_once() -> None:
    """As a free action or for travel in this turn; a main card on a later one. The row is filled at the turn's end."""
    table = Table(hand="airdrop", row="/ hat", items="tent").play(Play("airdrop"), TakeCard("hat"), Play("hat", "free"))
    assert table.changes == exiled("airdrop", row="-hat", play="+hat", coin=1, compass=1)
    assert table.end_turn().state.row[1] == "tent"
    table = Table(hand="airdrop", row="/ horse", deck="fear").play(Play("airdrop"), TakeCard("horse"))
    assert table.refused(Play("horse")) == "AR 3.2"
    table.end_turn().play(Dig("camp-coin"), Pay(cards=("horse",), left=("car",)))


@limit_of("item", "airdrop")
def test_airdrop_without_an_item_in_the_row() -> None:
    """There is nothing to take; it is exiled all the same (AR 3.10)."""
    assert Table(hand="airdrop", row="stone-jar /").play(Play("airdrop")).changes == exiled("airdrop")


@refusal_of("item", "airdrop")
def test_airdrop_takes_an_item_of_the_row() -> None:
    """No artifact, nothing off the deck, and taking one is a must (AR 14.4, 14.12)."""
    table = Table(hand="airdrop", row="stone-jar / hat", items="tent").play(Play("airdrop"))
    for move in (TakeCard("stone-jar"), TakeCard("tent"), Decline(), Buy("hat")):
        assert table.refused(move) == "AR 14.4"
