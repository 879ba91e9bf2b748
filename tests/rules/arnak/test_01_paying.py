"""AR 1: resources, travel icons, paying."""

from itertools import combinations, permutations
from random import Random

import pytest

from cairn.games.arnak.effects.goods import PAYS_FOR, RESOURCES, Goods, Icon
from cairn.games.arnak.rules.moves import Dig, Discover, EndTurn, Overcome, Pay, Pick, Play, UseAssistant
from cairn.games.arnak.rules.payment import can_pay, payments, wallet
from cairn.games.arnak.rules.pieces import CARDS
from tests.rules.arnak.table import Table


def test_most_points_after_five_rounds_win() -> None:
    """AR 1.1: five rounds, then who has most points wins."""
    table = Table()
    table.set("A", idols=1)
    rounds = 0
    while table.result is None:
        table.pass_all()
        rounds += 1
    assert rounds == 5 and table.result.winners == (0,)


def test_resources_do_not_run_out() -> None:
    """AR 1.2: coins, compasses, tablets, arrowheads and jewels are unlimited in supply."""
    assert RESOURCES == ("coin", "compass", "tablet", "arrowhead", "jewel")
    table = Table()
    table.set("A", goods="99 coin", hand="fear")
    table.play(Dig("camp-coin"), Pay(cards=("fear",)))
    assert table.goods("A") == "101 coin"


@pytest.mark.parametrize(
    ("icon", "pays"),
    [
        ("fear", {"boot"}),
        ("funding-car", {"boot", "car"}),
        ("funding-ship", {"boot", "ship"}),
        ("airdrop", {"boot", "car", "ship", "plane"}),
    ],
)
def test_which_icon_pays_what(icon: str, pays: set[Icon]) -> None:
    """AR 1.3: a plane pays for anything, a car or ship for itself or a boot, a boot for a boot."""
    table = Table()
    table.set("A", hand=icon)
    icons: tuple[Icon, ...] = ("boot", "car", "ship", "plane")
    assert {each for each in icons if can_pay(wallet(table.state), (each,))} == pays


def test_two_coins_buy_a_plane() -> None:
    """AR 1.3: two coins are a plane, as often as wished."""
    table = Table()
    table.set("A", goods="3 coin")
    assert [way.planes for way in payments(wallet(table.state), ("plane",))] == [1]
    assert not can_pay(wallet(table.state), ("car", "car"))
    table.set("A", goods="4 coin")
    assert [way.planes for way in payments(wallet(table.state), ("car", "car"))] == [2]


def test_icons_are_lost_when_the_turn_ends() -> None:
    """AR 1.3: icons not used in the same turn are lost."""
    table = Table()
    table.set("A", hand="ostrich")
    table.play(Dig("camp-coin"), Pay(cards=("ostrich",), left=("car",)))
    assert table.state.icons == ("car",)
    table.play(EndTurn())
    assert not table.state.icons


def test_sources_may_be_mixed() -> None:
    """AR 1.4: cards, boons, assistants, coins and leftovers together meet a cost."""
    table = Table()
    table.set("A", goods="2 coin", hand="fear", assistants="driver", guardians="tiger")
    table.change(icons=("boot",))
    found = payments(wallet(table.state), ("boot", "boot"))
    used = {
        (*way.cards, *way.boons, *way.assistants, *(["plane"] * way.planes), *(["left"] * (not way.left)))
        for way in found
    }
    assert ("fear", "tiger") in used and ("tiger", "driver") in used and ("driver", "plane") in used
    assert ("plane", "left") in used and ("fear", "left") in used


def test_a_card_spent_for_travel_goes_to_the_play_area_without_its_effect() -> None:
    """AR 1.4: the card lies face up in the play area, its effect ignored."""
    table = Table()
    table.set("A", hand="rough-map")
    table.play(Dig("camp-coin"), Pay(cards=("rough-map",)))
    assert table.area("A") == "rough-map"
    assert table.goods("A") == "2 coin"


def test_which_icon_stays_is_the_players_choice() -> None:
    """AR 1.5: of a card with car and ship either may pay for a boot; the other stays usable."""
    table = Table()
    table.set("A", hand="army-knife")
    table.play(Dig("camp-coin"))
    assert {way.left for way in table.ways()} == {("car",), ("ship",)}


def test_leftovers_need_not_be_used_first() -> None:
    """AR 1.5: an icon left over may stay, and a card be spent instead."""
    table = Table()
    table.set("A", hand="fear")
    table.change(icons=("car",))
    table.play(Dig("camp-coin"))
    assert table.ways() == [Pay(), Pay(cards=("fear",), left=("car",))]


def test_other_costs_leave_the_icons() -> None:
    """AR 1.5: icons left over stay when only resources are paid."""
    table = Table()
    table.set("A", goods="1 compass", hand="trowel")
    table.change(icons=("car",))
    table.play(Play("trowel"), Pay())
    assert table.state.icons == ("car",) and table.goods("A") == "1 jewel"
    table = Table()
    table.set("A", hand="sturdy-boots")
    table.change(icons=("ship",))
    table.play(Play("sturdy-boots"), Dig("camp-coin"))
    assert table.state.icons == ("ship",)


def test_cards_become_icons_only_while_paying() -> None:
    """AR 1.6: travel boons are used while a travel cost is paid; an assistant's icons may wait."""
    table = Table()
    table.set("A", assistants="captain", guardians="owl")
    table.play(UseAssistant("captain"), Pick(1))
    assert table.state.icons == ("ship",)
    assert not any(move.guardian == "owl" for move in table.moves() if hasattr(move, "guardian"))


def test_nobody_overpays() -> None:
    """AR 1.7: a payment from which a whole source could be left out is refused."""
    table = Table(players=4)
    table.set("A", hand="fear, ostrich")
    table.play(Dig("camp-coin", 1))
    assert table.ways() == [Pay(cards=("ostrich",))]
    assert table.refusal(Pay(cards=("fear", "ostrich"), left=("car",))) == "AR 1.7"


def test_a_better_icon_is_no_overpayment() -> None:
    """AR 1.7: a plane for a boot, or a card with two icons for one, is allowed."""
    table = Table()
    table.set("A", hand="aeroplane")
    table.play(Dig("camp-coin"))
    assert table.ways() == [Pay(cards=("aeroplane",), left=("plane",))]


def test_a_discount_counts_first() -> None:
    """AR 1.7: with a discount for all of the cost nothing else may be spent."""
    table = Table()
    table.set("A", hand="aeroplane, fear")
    table.play(Play("aeroplane"), Dig("camp-coin"))
    assert table.hand("A") == "fear"
    assert table.goods("A") == "2 coin"


def test_what_an_action_gives_cannot_pay_for_it() -> None:
    """AR 1.8: costs are paid before anything is gained; without the whole cost the action is not begun."""
    table = Table()
    table.set("A", goods="1 coin")
    assert table.refusal(Dig("camp-coin")) == "AR 1.8"
    table.set("A", goods="2 coin", hand="fear")
    assert table.refusal(Discover("lower-1")) == "AR 5.1"


def test_coins_of_the_cost_do_not_buy_planes() -> None:
    """AR 1.8: a guardian that costs a coin leaves only the others for a plane."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="hyena", who="A")
    table.set("A", goods="2 coin, 1 arrowhead")
    assert table.refusal(Overcome("lower-1")) == "AR 1.8"
    table.set("A", goods="3 coin, 1 arrowhead")
    table.play(Overcome("lower-1"), Pay(planes=1))
    assert table.player("A").goods == Goods()


def test_one_card_cannot_be_two_parts_of_a_cost() -> None:
    """AR 1.8: who pays a card and an icon needs two cards."""
    table = Table()
    table.set("A", hand="fear, hat")
    for way in payments(wallet(table.state), ("boot",), (), 1):
        assert set(way.cards).isdisjoint(way.discards) and way.cards and way.discards


SOURCES = ("fear", "funding-car", "exploration-ship", "ostrich", "sea-turtle", "army-knife", "airdrop", "aeroplane")
COSTS: tuple[tuple[Icon, ...], ...] = (
    ("boot",),
    ("car",),
    ("plane",),
    ("boot", "boot"),
    ("car", "ship"),
    ("boot", "plane"),
)


def _pays(icons: tuple[Icon, ...], cost: tuple[Icon, ...]) -> bool:
    return any(
        all(need in PAYS_FOR[icon] for icon, need in zip(order, cost, strict=True))
        for order in permutations(icons, len(cost))
    )


@pytest.mark.parametrize("seed", range(40))
def test_all_ways_and_no_others(seed: int) -> None:
    """AR 1.5, 1.7: against every subset of the cards and every choice of icons, tried one by one."""
    rng = Random(seed)
    hand = tuple(sorted(rng.sample(SOURCES, 4)))
    left: tuple[Icon, ...] = tuple(sorted(rng.choices(("boot", "car", "ship"), k=rng.randrange(3))))
    cost = rng.choice(COSTS)
    table = Table()
    table.set("A", hand=", ".join(hand))
    table.change(icons=left)
    wanted: set[Pay] = set()
    for number in range(len(hand) + 1):
        for cards in combinations(hand, number):
            own = [CARDS[card].travel for card in cards]
            pool = (*left, *sum(own, ()))
            for used in combinations(range(len(pool)), len(cost)):
                if not _pays(tuple(pool[at] for at in used), cost):
                    continue
                over = [pool[at] for at in used if at < len(left)]
                lean = all(not _pays((*over, *sum(own[:at] + own[at + 1 :], ())), cost) for at in range(len(own)))
                if lean:
                    kept = sorted(icon for at, icon in enumerate(pool) if at not in used)
                    wanted.add(Pay(cards=cards, left=tuple(kept)))
    found = payments(wallet(table.state), cost)
    assert len(set(found)) == len(found)
    assert set(found) == wanted
    assert can_pay(wallet(table.state), cost) == bool(wanted)
