"""AR 8: cards."""

import pytest

from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import (
    Accept,
    Buy,
    Decline,
    Discover,
    DrawCard,
    EndTurn,
    ExileCard,
    Pay,
    Play,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from tests.rules.arnak.table import Table


def shop(artifact: str = "stone-jar", **given: object) -> Table:
    table = Table()
    table.row(artifact, "axe, dog, rope, tent, horse")
    table.set("A", **given)
    return table


def test_items_go_under_the_deck_artifacts_to_the_play_area() -> None:
    """AR 8.1: coins for items, compasses for artifacts, whose effect is free of the tablet at once."""
    table = shop(goods="2 coin, 2 compass", deck="fear / hat")
    assert table.refusal(Buy("dog")) == "AR 8.1"
    assert table.refusal(Buy("hat")) == "AR 8.9"
    item = shop(goods="2 coin", deck="fear / hat")
    item.play(Buy("axe"))
    assert item.deck("A") == "fear / hat / axe" and item.goods("A") == ""
    table.play(Buy("stone-jar"), Accept(), DrawCard())
    assert table.area("A") == "stone-jar" and table.hand("A") == "fear" and table.goods("A") == "2 coin"


def test_an_artifact_from_hand_costs_a_tablet() -> None:
    """AR 8.2: besides other costs; without it the card serves for its icons only."""
    table = Table()
    table.set("A", hand="serpent-idol")
    assert table.refusal(Play("serpent-idol")) == "AR 8.2"
    table.set("A", goods="1 tablet")
    table.play(Play("serpent-idol"))
    assert table.goods("A") == "1 jewel" and table.area("A") == "fear, serpent-idol"


def test_free_or_main() -> None:
    """AR 8.3: what is marked free is a free action, all else main."""
    table = Table()
    table.set("A", hand="hat, horse")
    assert table.refusal(Play("hat")) == "AR 8.3"
    assert table.refusal(Play("horse", "free")) == "AR 8.3"


def test_the_row_is_filled_at_the_end_of_the_turn() -> None:
    """AR 8.4: items slide to the staff, a new one comes to place 6; during the turn there is a gap."""
    table = shop(goods="2 coin")
    table.play(Buy("axe"))
    assert table.state.row[1] is None
    table.play(next(move for move in table.moves() if type(move).__name__ == "EndTurn"))
    table.comes("hat")
    assert table.state.row == ("stone-jar", "dog", "rope", "tent", "horse", "hat")


def test_where_exiled_cards_go() -> None:
    """AR 8.5: Fear to its stack, items and artifacts to their piles, basic cards out of the game."""
    table = Table()
    table.set("A", hand="machete, flask, fear", play="funding-car")
    fears = table.state.fear
    table.play(Play("machete"))
    offers = {(move.card, move.zone) for move in table.moves(ExileCard)}
    assert offers == {("flask", "hand"), ("fear", "hand"), ("funding-car", "play"), ("machete", "play")}
    table.play(ExileCard("fear", "hand"))
    assert table.state.fear == fears + 1 and table.state.exiled == ()
    table = Table()
    table.set("A", hand="rough-map")
    table.play(Play("rough-map"))
    assert table.area("A") == "" and table.state.exiled == ("rough-map",)


def test_fear_and_fear_tiles() -> None:
    """AR 8.6: minus one, or a tile of minus two when the stack is empty; a tile can be exiled."""
    table = Table()
    table.set("A", goods="2 tablet", hand="serpent-idol, mortar")
    table.change(fear=0)
    table.play(Play("serpent-idol"))
    assert table.player("A").fear_tiles == 1 and table.points("A").fear == -2
    table.end_turn()
    table.play(next(move for move in table.moves() if type(move).__name__ == "Pass"))
    table.end_turn()
    table.play(Play("mortar"), ExileCard("fear-tile"))
    assert table.player("A").fear_tiles == 0 and table.state.fear == 0


def discovered(**given: object) -> Table:
    """With the Fear stack empty, a site with Fear is turned up."""
    table = Table()
    table.idol("lower-1", "coin")
    table.set("A", goods="3 compass", **given)
    table.change(fear=0, icons=("car",))
    table.play(Discover("lower-1"), Pay())
    table.comes("one-fear-tablet-jewel")
    return table


def test_a_fear_card_may_be_exiled_back_before_a_fear_tile_is_taken() -> None:
    """AR 3.6, 8.6: the stack then has a card, and that one is taken."""
    table = discovered(play="fear", assistants="medic")
    assert table.moves() == [Accept(), *table.moves(UseAssistant), *table.moves(SlotIdol)]
    assert table.refusal(EndTurn()) == "AR 8.6" and table.refusal(Decline()) == "AR 8.6"
    table.play(UseAssistant("medic"), ExileCard("fear"))
    assert table.area("A") == "fear" and table.player("A").fear_tiles == 0 and table.state.fear == 0
    table = discovered(play="fear", assistants="medic")
    table.play(Accept())
    assert table.area("A") == "fear" and table.player("A").fear_tiles == 1


@pytest.mark.parametrize(
    ("given", "pauses"),
    [
        ({"play": "fear", "assistants": "medic"}, True),
        ({"play": "axe", "assistants": "medic"}, False),
        ({"play": "fear", "assistants": "medic tired"}, False),
        ({"play": "fear", "guardians": "bat"}, True),
        ({"play": "fear", "guardians": "bat used"}, False),
        ({"hand": "axe", "guardians": "bat"}, True),
        ({"hand": "fear", "guardians": "owl"}, False),
        ({"deck": "fear", "guardians": "bat"}, True),
        ({"deck": "fear", "guardians": "bat", "slots": 4}, False),
        ({}, False),
    ],
)
def test_fear_waits_only_where_a_fear_card_may_come_back(given: dict[str, object], pauses: bool) -> None:
    """AR 3.6, 8.6: for all the others can tell; what is in a hand, or drawn by slotting an idol, may be Fear."""
    table = discovered(**given)
    assert (table.moves(Accept) == [Accept()] if ARNAK.chance(table.state) is None else False) is pauses
    assert table.player("A").fear_tiles == (not pauses)


def test_a_boon_brings_fear_back_too() -> None:
    """AR 8.6: whatever exiles as a free action."""
    table = discovered(hand="fear", guardians="bat")
    table.play(UseBoon("bat"), ExileCard("fear", "hand"))
    assert table.area("A") == "fear" and table.player("A").fear_tiles == 0


def test_the_effect_of_a_bought_artifact_is_used_or_left_as_a_whole() -> None:
    """AR 8.7: at that moment only; who uses Serpent's Gold takes the Fear."""
    table = shop("serpents-gold", goods="3 compass")
    table.play(Buy("serpents-gold"))
    assert table.may_decline()
    table.play(Decline())
    assert table.area("A") == "serpents-gold" and table.goods("A") == ""
    table = shop("serpents-gold", goods="3 compass")
    table.play(Buy("serpents-gold"), Accept())
    assert table.area("A") == "fear, serpents-gold" and table.goods("A") == "4 coin"


def test_a_bought_item_is_the_deck_if_the_deck_is_empty() -> None:
    """AR 8.8: it lies under every card in the deck, and can be drawn in the same round."""
    table = shop(goods="2 coin", idols=1)
    table.play(Buy("axe"))
    assert table.deck("A") == "axe"


def test_an_empty_deck_fills_and_slides_nothing() -> None:
    """AR 8.9: cards and gaps stay where they are."""
    table = shop(goods="2 coin")
    table.change(items=())
    table.play(Buy("axe"))
    table.end_turn()
    assert table.state.row == ("stone-jar", None, "dog", "rope", "tent", "horse")


def test_a_card_lies_in_the_play_area_while_its_effect_goes_on() -> None:
    """AR 8.10: its own exile may take it, and its effect is finished all the same."""
    table = Table()
    table.set("A", hand="axe")
    table.play(Play("axe"), ExileCard("axe"))
    assert table.goods("A") == "1 compass" and table.state.exiled == ("axe",)


def test_gained_fear_lies_open() -> None:
    """AR 8.11: it comes to the play area, its boot ignored."""
    table = shop("hunting-arrows", goods="4 compass")
    table.play(Buy("hunting-arrows"), Accept())
    assert "fear" in table.area("A") and table.state.icons == ()


def test_fear_tiles_stay_from_round_to_round() -> None:
    """AR 8.12: a tile is no card; while the stack has cards, cards are taken first."""
    table = Table()
    table.set("A", fear_tiles=2)
    table.pass_all()
    assert table.player("A").fear_tiles == 2 and table.hand("A") == ""


def test_exiled_cards_score_nothing() -> None:
    """AR 8.13: they are nobody's."""
    table = Table()
    table.set("A", hand="brush, axe")
    assert table.points("A").cards == 5
    table.play(Play("axe"), ExileCard("brush", "hand"))
    assert table.points("A").cards == 2
