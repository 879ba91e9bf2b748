"""AR 9: research."""

from cairn.games.arnak.rules.moves import (
    Accept,
    Claim,
    Decline,
    DrawCard,
    FirstReward,
    PromoteAssistant,
    Recruit,
    Research,
    Several,
    TakeBonus,
    TakeCard,
    UseAssistant,
)
from tests.rules.arnak.table import Table


def test_one_row_up_along_a_bridge() -> None:
    """AR 9.1: the cost of the bridge is paid; the notebook never overtakes the glass."""
    table = Table()
    table.set("A", goods="9 compass, 9 arrowhead, 9 jewel, 9 tablet")
    assert {(move.token, move.to) for move in table.moves(Research)} == {("glass", "r1-1"), ("glass", "r1-2")}
    assert table.refusal(Research("notebook", "r1-1")) == "AR 9.1"
    assert table.refusal(Research("glass", "r2-1")) == "AR 9.1"
    table.set("A", glass="r1-2", goods="1 tablet")
    assert table.refusal(Research("glass", "r2-2")) == "AR 9.1"
    table.set("A", goods="1 tablet, 1 arrowhead")
    table.bonus("r2-2", "")
    table.play(Research("glass", "r2-2"))
    assert table.goods("A") == "1 compass" and table.player("A").glass == "r2-2"


def test_the_order_of_row_effect_and_bonus_tile_is_free() -> None:
    """AR 9.2: the first to reach a space takes its tile; it or the row effect comes first."""
    table = Table()
    table.bonus("r6-1", "exile")
    table.bonus("r6-2", "coin")
    table.set("A", glass="r5-1", goods="1 compass, 1 jewel", deck="hat", hand="fear")
    table.play(Research("glass", "r6-1"))
    assert {move.reward for move in table.moves(FirstReward)} == {"row", "bonus"}
    table.play(FirstReward("row"), DrawCard())
    assert table.hand("A") == "fear, hat" and table.may_decline()
    table.play(Decline())
    assert table.state.bonuses[10:12] == ((), ("coin",)) and len(table.state.bonuses) == 15


def test_the_temple() -> None:
    """AR 9.3: the free place worth most, and one of the temple's bonus tiles; no notebook."""
    table = Table()
    table.set("A", glass="r7-1", notebook="r7-1", goods="2 coin, 2 compass, 2 jewel")
    assert table.refusal(Research("notebook", "temple")) == "AR 9.3"
    table.play(Research("glass", "temple"))
    table.comes(Several(table.state.bonus_unseen[:1] + table.state.bonus_unseen[-1:]))
    assert len(table.moves(TakeBonus)) == 2
    table.play(table.moves(TakeBonus)[0])
    assert table.points("A").research == 23 + 10
    assert len(table.state.temple_bonuses) == 1


def test_temple_tiles() -> None:
    """AR 9.4: a 2 needs its own cost, a 6 two, the 11 all three; an empty stack sells nothing."""
    table = Table()
    table.set("A", goods="1 coin, 2 tablet, 1 jewel")
    assert table.refusal(Claim("two-left")) == "AR 9.4"
    table.set("A", glass="temple")
    table.change(arrivals=(0,))
    assert {move.stack for move in table.moves(Claim)} == {"two-left", "two-middle", "six-left"}
    table.play(Claim("six-left"))
    assert table.goods("A") == "" and table.points("A").temple == 6 and table.temple("six-left") == 1
    table.change(acted=False, temple=(0, 0, 0, 0, 0, 0))
    table.set("A", goods="9 coin, 9 tablet, 9 jewel, 9 compass, 9 arrowhead")
    assert table.refusal(Claim("eleven")) == "AR 9.4"


def test_recruiting_and_promoting() -> None:
    """AR 9.5: an assistant comes silver and ready; a promoted one is gold and ready."""
    table = Table()
    table.supply("miner, porter, driver")
    table.set("A", glass="r1-1", goods="1 jewel")
    table.play(Research("notebook", "r1-2"), Recruit("miner"))
    table.roll()
    table.play(UseAssistant("miner"))
    assert table.goods("A") == "2 coin"
    table = Table()
    table.bonus("r3-1", "")
    table.set("A", glass="r3-1", notebook="r2-1", goods="2 tablet, 1 arrowhead", assistants="miner tired, guide gold")
    table.play(Research("notebook", "r3-1"))
    assert [move.assistant for move in table.moves(PromoteAssistant)] == ["miner"]
    table.play(PromoteAssistant("miner"), UseAssistant("miner"))
    assert table.goods("A") == "3 coin"


def test_the_row_effect_comes_every_time() -> None:
    """AR 9.6: with or without a bonus tile, as far as possible."""
    table = Table()
    table.bonus("r2-1", "")
    table.set("A", glass="r1-1", goods="1 jewel")
    table.play(Research("glass", "r2-1"))
    assert table.goods("A") == "1 compass"


def test_a_bonus_tile_leaves_the_game_even_if_declined() -> None:
    """AR 9.7: it is the player's from the moment the token enters."""
    table = Table()
    table.bonus("r2-1", "trade")
    table.set("A", glass="r1-1", goods="1 jewel, 1 tablet")
    table.play(Research("glass", "r2-1"), Decline())
    assert table.state.bonuses[3] == () and table.goods("A") == "1 compass, 1 tablet"


def test_the_next_assistant_of_the_stack_is_open() -> None:
    """AR 9.8: one of the top tiles is taken, the next is turned up; with two on the board nobody comes."""
    table = Table()
    table.supply("miner, porter, driver")
    table.set("A", glass="r1-1", goods="1 jewel")
    table.play(Research("notebook", "r1-2"), Recruit("porter"))
    assert set(table.outcomes()) == set(table.state.unseen)
    table.comes("guide")
    assert table.state.supply == ("miner", "guide", "driver") and table.state.under == (3, 2, 3)
    table = Table()
    table.set("A", glass="r1-1", goods="1 jewel", assistants="miner, guide")
    table.play(Research("notebook", "r1-2"))
    assert not table.moves(Recruit)


def test_using_an_assistant_exhausts_it() -> None:
    """AR 9.9: only ready ones can be used, whatever comes of it."""
    table = Table()
    table.set("A", assistants="trader")
    table.play(UseAssistant("trader"))
    assert table.goods("A") == "" and not table.player("A").employees[0].ready
    assert table.refusal(UseAssistant("trader")) == "AR 9.9"
    assert table.refusal(UseAssistant("miner")) == "AR 9.9"


def test_a_row_effect_gives_an_artifact() -> None:
    """AR 9.10: one from the row without its cost, a must; its effect may be used."""
    table = Table()
    table.row("serpents-gold", "axe, dog, rope, tent, horse")
    table.bonus("r6-1", "")
    table.set("A", glass="r6-1", notebook="r5-1", goods="1 compass, 1 jewel")
    table.play(Research("notebook", "r6-1"))
    assert table.moves(TakeCard) == [TakeCard("serpents-gold")] and not table.may_decline()
    table.play(TakeCard("serpents-gold"), Accept())
    assert table.goods("A") == "4 coin"


def test_the_temples_tiles_are_looked_at_in_secret() -> None:
    """AR 9.11: the one taken is used and shown; the others are known to who was there."""
    table = Table()
    table.set("A", glass="r7-1", goods="1 coin, 1 compass, 1 jewel")
    table.change(bonus_unseen=("coin", "compass", "draw"))
    table.play(Research("glass", "temple"))
    table.comes(Several(("coin", "draw")))
    assert table.view("A").temple_bonuses == ("coin", "draw")
    assert table.view("B").temple_bonuses == () and table.view("B").temple_unseen == 2
    table.play(TakeBonus("coin"))
    assert table.goods("A") == "1 coin"
    assert table.view("A").temple_bonuses == ("draw",) and table.view("B").bonus_unseen == ("compass", "draw")


def test_the_notebook_still_moves_when_the_glass_is_in_the_temple() -> None:
    """AR 9.12: up to the last row below it."""
    table = Table()
    table.set("A", glass="temple", notebook="r6-1", goods="1 coin, 1 tablet, 1 arrowhead")
    table.change(arrivals=(0,))
    assert table.refusal(Research("notebook", "r7-1")) is None
