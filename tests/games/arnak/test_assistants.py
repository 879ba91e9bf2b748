"""The twelve assistants, silver and gold side."""

from typing import Any

import pytest

from cairn.games.arnak.rules.moves import (
    Accept,
    Buy,
    Decline,
    Dig,
    DiscardCard,
    DrawCard,
    EndTurn,
    ExileCard,
    Move,
    Pass,
    Pay,
    Pick,
    Play,
    TradeGoods,
    UseAssistant,
)
from cairn.games.arnak.rules.pieces import ASSISTANTS
from tests.games.arnak.board_table import Board
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes

EVERYBODY = tuple(ASSISTANTS)
FREE = [name for name in EVERYBODY if name != "quartermaster"]
SIDES = ["", " gold"]


def used(assistant: str, *moves: Move, **position: Any) -> Board:
    """A table at which A has used the assistant and gone on with these moves."""
    table = Board(assistants=assistant, **position)
    table.play(UseAssistant(assistant.split()[0]), *moves)
    return table


def use(assistant: str, **more: Any) -> Changes:
    """What the use of an assistant changes: it is exhausted, whatever side it shows; and more."""
    return {"assistants": f"-{assistant}, +{assistant} tired", **more}


def test_there_are_twelve_assistants_and_one_is_no_free_action() -> None:
    """AR 3.3, 9.5: all are used as a free action, except the one that buys."""
    assert len(EVERYBODY) == 12
    assert [name for name in EVERYBODY if ASSISTANTS[name].timing == "main"] == ["quartermaster"]


# What each side gives


@effect_of("assistant", "miner", "scholar", "gem-cutter", "guide")
@pytest.mark.parametrize(
    ("assistant", "gain"),
    [
        ("miner", {"coin": 2}),
        ("miner gold", {"coin": 3}),
        ("scholar", {"tablet": 1}),
        ("scholar gold", {"coin": 1, "tablet": 1}),
        ("gem-cutter gold", {"arrowhead": 1}),
        ("guide", {"compass": 1}),
        ("guide gold", {"compass": 2}),
    ],
)
def test_an_assistant_gives_resources(assistant: str, gain: dict[str, int]) -> None:
    """AR 9.9: at once and without a question."""
    assert used(assistant).changes == use(assistant, **gain)


@effect_of("assistant", "gem-cutter")
def test_the_silver_gem_cutter_gives_an_arrowhead_for_a_boot() -> None:
    """AR 1.4, 14.9: the boot is paid like any travel cost: card, boon, another assistant, leftover icon or coins."""
    position: dict[str, Any] = {"hand": "fear", "allies": "snake", "goods": "2 coin", "icons": "car"}
    for way, change in (
        (Pay(("fear",), left=("car",)), {"hand": "-fear", "play": "+fear"}),
        (Pay(boons=("snake",), left=("car",)), {"allies": "-snake, +snake used"}),
        (Pay(planes=1, left=("car",)), {"coin": -2}),
        (Pay(), {"icons": ""}),
    ):
        assert used("gem-cutter", way, **position).changes == use("gem-cutter", arrowhead=1, **change)
    table = Board(assistants="gem-cutter, captain")
    table.play(UseAssistant("gem-cutter"), Pay(assistants=("captain",)))
    assert table.changes == {
        "assistants": "-captain, -gem-cutter, +captain tired, +gem-cutter tired",
        "arrowhead": 1,
    }


def test_a_two_icon_card_pays_the_gem_cutter_and_a_dig() -> None:
    """AR 1.5, 17.4: one car pays the assistant, the other in the same turn a one-boot space."""
    table = used("gem-cutter", Pay(("ostrich",), left=("car",)), Dig("camp-coin"), Pay(), hand="ostrich")
    assert table.changes == use(
        "gem-cutter", arrowhead=1, coin=2, hand="-ostrich", play="+ostrich", out="+camp-coin", acted=True
    )


@effect_of("assistant", "trader")
@pytest.mark.parametrize(
    ("assistant", "answers", "gain"),
    [
        ("trader", [Pay()], {"arrowhead": 1}),
        ("trader gold", [Pay(), Pick(0)], {"arrowhead": 1}),
        ("trader gold", [Pay(), Pick(1)], {"jewel": 1}),
    ],
)
def test_the_trader_sells_for_a_coin(assistant: str, answers: list[Move], gain: dict[str, int]) -> None:
    """AR 14.17, 17.21: an arrowhead, on the gold side an arrowhead or a jewel: pay, then choose."""
    assert used(assistant, *answers, goods="1 coin").changes == use(assistant, coin=-1, **gain)


@effect_of("assistant", "medic")
@pytest.mark.parametrize("zone", ["hand", "play"])
@pytest.mark.parametrize("side", SIDES)
def test_the_medic_exiles_a_card(side: str, zone: Any) -> None:
    """AR 8.5: one card from hand or play area; on the gold side a compass too."""
    table = used(f"medic{side}", ExileCard("rope", zone), hand="rope", play="rope")
    gold = {"compass": 1} if side else {}
    assert table.changes == use(f"medic{side}", exiled="+rope", **{zone: "-rope"}, **gold)


@effect_of("assistant", "porter")
def test_the_porter_draws_and_discards() -> None:
    """AR 14.10: on the silver side a card goes from hand to the play area, on the gold side none does."""
    table = used("porter", DrawCard(), DiscardCard("rope"), hand="rope", deck="hat / axe")
    assert table.changes == use("porter", hand="-rope, +hat", play="+rope", deck="axe")
    table = used("porter", DrawCard(), DiscardCard("hat"), hand="rope", deck="hat / axe")
    assert table.changes == use("porter", play="+hat", deck="axe")
    table = used("porter gold", DrawCard(), hand="rope", deck="hat / axe")
    assert table.changes == use("porter gold", hand="+hat", deck="axe")


@effect_of("assistant", "aviator", "driver", "captain")
@pytest.mark.parametrize(
    ("assistant", "gain", "icons"),
    [
        ("aviator", {"coin": 1}, "plane"),
        ("aviator gold", {"coin": 2}, "plane plane"),
        ("driver", {"compass": 1}, "car"),
        ("driver gold", {"coin": 1, "compass": 1}, "car car"),
        ("captain", {"compass": 1}, "ship"),
        ("captain gold", {"coin": 1, "compass": 1}, "ship ship"),
    ],
)
def test_an_assistant_gives_resources_or_icons(assistant: str, gain: dict[str, int], icons: str) -> None:
    """AR 1.6, 14.17, 17.12: one of the two; icons wait as leftovers, or come while a travel cost is being paid."""
    assert used(assistant, Pick(0)).changes == use(assistant, **gain)
    assert used(assistant, Pick(1)).changes == use(assistant, icons=icons)
    name = assistant.split()[0]
    left = icons.split()[1:]
    table = Board(assistants=assistant)
    table.play(Dig("camp-jewel"), Pay(assistants=(name,), left=tuple(left)))  # type: ignore[arg-type]
    ways = {"icons": icons.split()[0]} if left else {}
    assert table.changes == use(assistant, acted=True, out="+camp-jewel", **ways)


@effect_of("assistant", "naturalist")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("give", "traded"), [("tablet", {"tablet": -1, "arrowhead": 1}), ("arrowhead", {"arrowhead": -1, "jewel": 1})]
)
def test_the_naturalist_trades(side: str, give: Any, traded: dict[str, int]) -> None:
    """AR 14.14: once; on the gold side a compass comes too."""
    table = used(f"naturalist{side}", TradeGoods(give), goods="1 tablet, 1 arrowhead")
    gold = {"compass": 1} if side else {}
    assert table.changes == use(f"naturalist{side}", **traded, **gold)


ROW = "war-mask / horse, rope, torch, hat, dog"


@effect_of("assistant", "quartermaster")
@pytest.mark.parametrize(("side", "off"), [("", 1), (" gold", 2)])
def test_the_quartermaster_buys_a_card_for_less(side: str, off: int) -> None:
    """AR 14.16, 17.12: the main action; 1 off on the silver side, 2 on the gold side, an item or an artifact."""
    name = f"quartermaster{side}"
    table = used(name, Buy("horse"), row=ROW, goods=f"{4 - off} coin", deck="fear")
    assert table.changes == use(name, acted=True, coin=off - 4, row="-horse", deck="fear / horse")
    table = used(name, Buy("war-mask"), Accept(), row=ROW, goods=f"{3 - off} compass")
    assert table.changes == use(
        name, acted=True, compass=off - 3, row="-war-mask", play="+war-mask", arrowhead=1, warded=True
    )


# Limits


@limit_of("assistant", "gem-cutter", "trader")
@pytest.mark.parametrize("assistant", ["gem-cutter", "trader", "trader gold"])
def test_who_does_not_pay_the_assistant_gets_nothing(assistant: str) -> None:
    """AR 3.10, 14.9: the price may be left, or be too high; the assistant is exhausted all the same."""
    table = used(assistant, Decline(), goods="1 coin", hand="fear")
    assert table.changes == use(assistant)
    assert used(assistant).changes == use(assistant)


@limit_of("assistant", "medic", "naturalist", "porter")
@pytest.mark.parametrize("assistant", ["medic", "medic gold", "naturalist", "naturalist gold", "porter gold"])
def test_what_an_assistant_allows_may_be_left_or_impossible(assistant: str) -> None:
    """AR 3.10, 14.12: nothing exiled, traded or drawn; the compass of a gold side comes all the same."""
    gold = {"compass": 1} if assistant in ("medic gold", "naturalist gold") else {}
    table = used(assistant, Decline(), goods="1 tablet", play="hat", deck="rope")
    assert table.changes == use(assistant, **gold)
    assert used(assistant).changes == use(assistant, **gold)


@limit_of("assistant", "porter")
def test_the_silver_porter_takes_a_card_even_if_none_was_drawn() -> None:
    """AR 14.10: the discard is a must once the assistant is used; with an empty hand it falls away."""
    table = used("porter", Decline(), hand="rope", deck="hat")
    assert table.refused(Decline()) == "AR 14.10"
    table.play(DiscardCard("rope"))
    assert table.changes == use("porter", hand="-rope", play="+rope")
    assert used("porter").changes == use("porter")


@limit_of("assistant", "quartermaster")
def test_the_quartermaster_never_brings_a_price_below_zero() -> None:
    """AR 14.7: a card for 1 coin costs nothing, and no coin comes back; nothing needs to be bought."""
    table = used("quartermaster gold", Buy("hat"), row=ROW)
    assert table.changes == use("quartermaster gold", acted=True, row="-hat", deck="hat")
    table = used("quartermaster", Decline(), row=ROW, goods="9 coin")
    assert table.changes == use("quartermaster", acted=True)


@limit_of("assistant", *EVERYBODY)
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("assistant", EVERYBODY)
def test_an_assistant_is_ready_again_in_the_next_round(assistant: str, side: str) -> None:
    """AR 9.5, 10.3: exhausted until the round ends; its side stays. It scores nothing (AR 11.3)."""
    table = Board(assistants=f"{assistant}{side} tired")
    assert table.points == Board().points
    table.end_round()
    assert [(each.assistant, each.gold, each.ready) for each in table.player.employees] == [
        (assistant, bool(side), True)
    ]


@limit_of("assistant", "aviator", "driver", "captain")
@pytest.mark.parametrize("assistant", ["aviator", "driver", "captain"])
def test_the_icons_of_an_assistant_are_lost_with_the_turn(assistant: str) -> None:
    """AR 1.5, 3.8: unused ones do not last."""
    table = used(assistant, Pick(1))
    table.play(Pass(), EndTurn())
    assert table.state.icons == ()


# Refusals


@refusal_of("assistant", *EVERYBODY)
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("assistant", EVERYBODY)
def test_an_assistant_is_used_once_and_by_its_owner(assistant: str, side: str) -> None:
    """AR 9.9: only a ready one on the seat's own board, on the seat's own turn."""
    assert Board(assistants=f"{assistant}{side} tired").refused(UseAssistant(assistant)) == "AR 9.9"
    assert Board().refused(UseAssistant(assistant)) == "AR 9.9"
    assert Board().refused(UseAssistant("butler")) == "AR 9.5"
    table = Board(assistants=f"{assistant}{side}")
    assert table.refusal(UseAssistant(assistant)) is None
    table.play(Pass(), EndTurn())
    assert table.refused(UseAssistant(assistant)) == "AR 3.2"


@refusal_of("assistant", "quartermaster")
def test_the_quartermaster_is_no_free_action() -> None:
    """AR 3.3, 9.5: not after another main action, not in the middle of an effect; nor is anything done after it."""
    table = Board(assistants="quartermaster", goods="9 coin", row=ROW, hand="rope", deck="hat")
    table.play(Buy("hat"))
    assert table.refused(UseAssistant("quartermaster")) == "AR 3.2"
    table = Board(assistants="quartermaster", goods="9 coin", row=ROW, hand="flask", deck="hat")
    table.play(Play("flask"))
    assert table.refused(UseAssistant("quartermaster")) == "AR 14.10"
    table = used("quartermaster", Decline(), goods="9 coin", row=ROW, hand="rope")
    assert table.refused(Play("rope")) == table.refused(Pass()) == "AR 3.2"
    table = used("quartermaster", goods="2 coin", row=ROW)
    assert table.refused(Buy("horse")) == "AR 8.1"
    assert table.refused(Buy("axe")) == "AR 8.9"


@refusal_of("assistant", "trader", "gem-cutter", "naturalist", "medic", "porter", "aviator", "driver", "captain")
@pytest.mark.parametrize(
    ("assistant", "move", "rule"),
    [
        ("trader", Pay(planes=1), "AR 14.9"),
        ("gem-cutter", Pay(("hat",)), "AR 14.9"),
        ("gem-cutter", Pay(("rope", "rope")), "AR 14.9"),
        ("naturalist", TradeGoods("arrowhead"), "AR 14.14"),
        ("medic", ExileCard("hat", "hand"), "AR 8.5"),
        ("porter", DiscardCard("hat"), "AR 14.10"),
        ("aviator", Pick(2), "AR 14.17"),
        ("driver", Decline(), "AR 14.17"),
        ("captain", Decline(), "AR 14.17"),
    ],
)
def test_an_assistant_refuses_what_it_does_not_do(assistant: str, move: Move, rule: str) -> None:
    """AR 14: another price, a resource one has not, a card that is elsewhere, a third thing or nothing."""
    table = used(assistant, goods="1 coin, 1 tablet", hand="rope", play="hat")
    assert table.refused(move) == rule


def test_both_assistants_may_be_used_in_one_turn() -> None:
    """AR 3.5: any number of free actions, before and after the main action and in the middle of it."""
    table = Board(assistants="miner, guide gold", hand="flask", deck="hat")
    table.play(UseAssistant("miner"), Play("flask"), UseAssistant("guide"), DrawCard())
    assert table.changes == {
        "acted": True,
        "assistants": "-guide gold, -miner, +guide gold tired, +miner tired",
        "coin": 2,
        "compass": 2,
        "hand": "-flask, +hat",
        "deck": "",
        "exiled": "+flask",
    }
