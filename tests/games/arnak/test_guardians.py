"""The fifteen guardians: what overcoming each costs, and the boon of each."""

from typing import Any, NamedTuple

import pytest

from cairn.games.arnak.rules.events import Dug, FearTaken
from cairn.games.arnak.rules.moves import (
    Decline,
    Dig,
    DrawCard,
    EndTurn,
    ExileCard,
    Overcome,
    Pass,
    Pay,
    TradeGoods,
    UseBoon,
)
from cairn.games.arnak.rules.pieces import GUARDIANS
from tests.games.arnak.board_table import Board
from tests.games.arnak.components import effect_of, limit_of, refusal_of


class Face(NamedTuple):
    """What is printed on the tile: resources, travel icons and hand cards to pay, and the boon."""

    goods: str
    travel: str
    cards: int
    boon: str


FACES = {
    "snake": Face("1 coin, 1 compass, 1 arrowhead", "", 0, "ship"),
    "spider": Face("1 coin, 1 arrowhead", "", 1, "exile"),
    "hyena": Face("1 coin, 1 arrowhead", "boot", 0, "car"),
    "beetle": Face("2 coin, 1 arrowhead", "", 0, "car"),
    "lizard": Face("1 tablet, 1 arrowhead", "boot", 0, "exile"),
    "vulture": Face("1 arrowhead", "plane", 0, "exile"),
    "scorpion": Face("1 compass, 1 arrowhead", "", 1, "draw"),
    "monkey": Face("4 coin", "", 0, "trade"),
    "hippo": Face("1 arrowhead", "ship", 0, "car"),
    "frog": Face("1 arrowhead", "car", 0, "ship"),
    "ants": Face("1 compass", "boot boot", 0, "exile"),
    "red-bird": Face("1 jewel", "boot", 0, "plane"),
    "owl": Face("3 tablet", "", 0, "plane"),
    "bat": Face("1 arrowhead", "plane", 0, "exile"),
    "tiger": Face("2 compass, 1 arrowhead", "", 0, "ship"),
}
RIDES = {name: face.boon for name, face in FACES.items() if face.boon in ("car", "ship", "plane")}
EXILING = [name for name, face in FACES.items() if face.boon == "exile"]
ON_ROAD = [name for name, face in FACES.items() if face.travel]
SITE = "upper-1"


def guarded(guardian: str, **position: Any) -> Board:
    """A table at which A stands before the guardian."""
    position.setdefault("out", SITE)
    return Board(found={SITE: "one-jewel"}, guards={SITE: guardian}, **position)


def prices(goods: str) -> dict[str, int]:
    return {resource: int(number) for number, resource in (part.split() for part in goods.split(", "))}


def test_the_guardians_are_all_there() -> None:
    """AR 5.7: fifteen tiles; two of them, vulture and bat, are alike."""
    assert list(FACES) == list(GUARDIANS)
    assert len(set(FACES.values())) == 14


@effect_of("guardian", *FACES)
@pytest.mark.parametrize("guardian", FACES)
def test_a_guardian_is_overcome_for_its_cost(guardian: str) -> None:
    """AR 6.1, 6.3: the cost and nothing else is paid; it leaves the site, which is not used again, and is an ally."""
    face = FACES[guardian]
    table = guarded(guardian, goods=face.goods, icons=face.travel, hand=", ".join(["fear"] * face.cards))
    table.play(Overcome(SITE))
    if face.travel or face.cards:
        table.play(Pay(discards=("fear",) * face.cards))
    assert table.changes == {
        "acted": True,
        "guards": f"-{SITE} {guardian}",
        "allies": f"+{guardian}",
        **{resource: -number for resource, number in prices(face.goods).items()},
        **({"icons": ""} if face.travel else {}),
        **({"hand": "-fear", "play": "+fear"} if face.cards else {}),
    }


@refusal_of("guardian", *FACES)
@pytest.mark.parametrize("guardian", FACES)
def test_a_guardian_is_not_overcome_for_less(guardian: str) -> None:
    """AR 1.8, 6.1: one resource, icon or card too few, and nothing begins."""
    face = FACES[guardian]
    hand = ", ".join(["fear"] * face.cards)
    assert guarded(guardian, goods=face.goods, icons=face.travel, hand=hand).refusal(Overcome(SITE)) is None
    for resource in prices(face.goods):
        less = {**prices(face.goods)}
        less[resource] -= 1
        goods = ", ".join(f"{number} {name}" for name, number in less.items())
        assert guarded(guardian, goods=goods, icons=face.travel, hand=hand).refused(Overcome(SITE)) == "AR 1.8"
    if face.cards:
        assert guarded(guardian, goods=face.goods).refused(Overcome(SITE)) == "AR 1.8"
    worse = {"boot": "", "boot boot": "boot", "car": "ship", "ship": "car", "plane": "car ship"}
    if face.travel:
        table = guarded(guardian, goods=face.goods, icons=worse[face.travel])
        assert table.refused(Overcome(SITE)) == "AR 1.8"


@refusal_of("guardian", *FACES)
@pytest.mark.parametrize("guardian", FACES)
def test_a_guardian_is_overcome_where_one_stands(guardian: str) -> None:
    """AR 6.1: not from home, not where another stands, not where there is none, and not twice."""
    rich = {"goods": "9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel", "icons": "plane plane", "hand": "fear"}
    assert guarded(guardian, out="", **rich).refused(Overcome(SITE)) == "AR 6.1"
    assert guarded(guardian, out="", others=SITE, **rich).refused(Overcome(SITE)) == "AR 6.1"
    assert guarded(guardian, out="camp-coin", **rich).refused(Overcome("camp-coin")) == "AR 6.1"
    assert guarded(guardian, **rich).refused(Overcome("camp-fear")) == "AR 2.10"
    table = guarded(guardian, **rich)
    table.play(Overcome(SITE))
    if FACES[guardian].travel or FACES[guardian].cards:
        table.play(next(move for move in table.offers if isinstance(move, Pay)))
    assert table.refused(Overcome(SITE)) == "AR 3.2"


# What may pay the icons of a guardian


@pytest.mark.parametrize("guardian", ON_ROAD)
def test_two_coins_pay_an_icon_of_a_guardian(guardian: str) -> None:
    """AR 1.3, 6.3: the coins of the plane are paid besides those of the cost."""
    face = FACES[guardian]
    planes = len(face.travel.split())
    coins = prices(face.goods).get("coin", 0) + 2 * planes
    goods = ", ".join(part for part in face.goods.split(", ") if "coin" not in part)
    table = guarded(guardian, goods=f"{goods}, {coins - 1} coin")
    assert table.refused(Overcome(SITE)) == "AR 1.8"
    table = guarded(guardian, goods=f"{goods}, {coins} coin")
    table.play(Overcome(SITE), Pay(planes=planes))
    assert table.changes["coin"] == -coins and table.changes["allies"] == f"+{guardian}"


def test_a_boon_helps_against_the_next_guardian() -> None:
    """AR 1.4, 6.1: a boon pays an icon of a guardian's cost like any other."""
    table = guarded("hippo", goods="1 arrowhead", allies="snake")
    table.play(Overcome(SITE), Pay(boons=("snake",)))
    assert table.changes == {
        "acted": True,
        "arrowhead": -1,
        "guards": f"-{SITE} hippo",
        "allies": "-snake, +hippo, +snake used",
    }


@pytest.mark.parametrize("guardian", ["spider", "scorpion"])
def test_the_hand_card_of_a_guardian_is_put_away_unused(guardian: str) -> None:
    """AR 6.3, 8.11, 14.9: its icons and its effect are lost; the player chooses which card goes."""
    face = FACES[guardian]
    table = guarded(guardian, goods=face.goods, hand="funding-car, rope")
    table.play(Overcome(SITE))
    assert table.offers == (Pay(discards=("funding-car",)), Pay(discards=("rope",)))
    table.play(Pay(discards=("funding-car",)))
    assert table.changes["play"] == "+funding-car"
    assert "icons" not in table.changes and table.player.goods.coin == 0


# Boons


@effect_of("guardian", *RIDES)
@pytest.mark.parametrize("guardian", RIDES)
def test_a_boon_that_is_an_icon_pays_for_travel(guardian: str) -> None:
    """AR 1.4, 6.1: one icon while a travel cost is being paid; then the tile is turned over."""
    ways = {"car": "lower-1", "ship": "lower-3", "plane": "lower-1"}
    site = ways[RIDES[guardian]]
    table = Board(allies=guardian, found={site: "one-jewel"})
    table.play(Dig(site), Pay(boons=(guardian,)))
    assert table.changes == {
        "acted": True,
        "allies": f"-{guardian}, +{guardian} used",
        "out": f"+{site}",
        "jewel": 1,
    }


@limit_of("guardian", *RIDES)
@pytest.mark.parametrize("guardian", RIDES)
def test_a_boon_that_is_an_icon_pays_only_what_it_can(guardian: str) -> None:
    """AR 1.3: a car no ship, a ship no car, a plane all of them, a used boon nothing."""
    found = {"lower-1": "one-jewel", "lower-3": "one-tablet-arrowhead"}
    table = Board(allies=guardian, found=found)
    assert table.refusal(Dig("lower-1")) == (None if RIDES[guardian] != "ship" else "AR 1.8")
    assert table.refusal(Dig("lower-3")) == (None if RIDES[guardian] != "car" else "AR 1.8")
    assert table.refusal(Dig("camp-coin")) is None
    used = Board(allies=f"{guardian} used", found=found)
    assert used.refused(Dig("camp-coin")) == "AR 1.8"


@refusal_of("guardian", *RIDES)
@pytest.mark.parametrize("guardian", RIDES)
def test_a_boon_that_is_an_icon_is_no_free_action(guardian: str) -> None:
    """AR 1.6: it becomes an icon only while a travel cost is being paid."""
    assert Board(allies=guardian).refused(UseBoon(guardian)) == "AR 1.6"


@effect_of("guardian", *EXILING)
@pytest.mark.parametrize("guardian", EXILING)
@pytest.mark.parametrize("zone", ["hand", "play"])
def test_the_boon_that_exiles(guardian: str, zone: Any) -> None:
    """AR 6.1, 8.5: one card from hand or play area, as a free action; the tile is turned over."""
    table = Board(allies=guardian, hand="rope", play="rope")
    table.play(UseBoon(guardian), ExileCard("rope", zone))
    assert table.changes == {"allies": f"-{guardian}, +{guardian} used", zone: "-rope", "exiled": "+rope"}


@effect_of("guardian", "scorpion")
def test_the_boon_that_draws() -> None:
    """AR 6.1, 14.10: a card, as a free action."""
    table = Board(allies="scorpion", deck="hat / rope")
    table.play(UseBoon("scorpion"), DrawCard())
    assert table.changes == {"allies": "-scorpion, +scorpion used", "hand": "+hat", "deck": "rope"}


@effect_of("guardian", "monkey")
def test_the_boon_that_trades() -> None:
    """AR 6.1, 14.14: one trade, as a free action."""
    table = Board(allies="monkey", goods="1 tablet, 1 arrowhead")
    table.play(UseBoon("monkey"), TradeGoods("arrowhead"))
    assert table.changes == {"allies": "-monkey, +monkey used", "arrowhead": -1, "jewel": 1}


@limit_of("guardian", *EXILING, "scorpion", "monkey")
@pytest.mark.parametrize("guardian", [*EXILING, "scorpion", "monkey"])
def test_a_boon_may_bring_nothing_and_is_spent_all_the_same(guardian: str) -> None:
    """AR 3.10, 14.12: what it allows may be left; with nothing there to exile, draw or trade it is used up too."""
    table = Board(allies=guardian, goods="1 tablet", play="hat", deck="rope")
    table.play(UseBoon(guardian), Decline())
    assert table.changes == {"allies": f"-{guardian}, +{guardian} used"}
    table = Board(allies=guardian)
    table.play(UseBoon(guardian))
    assert table.changes == {"allies": f"-{guardian}, +{guardian} used"}


@refusal_of("guardian", *EXILING, "scorpion", "monkey")
@pytest.mark.parametrize("guardian", [*EXILING, "scorpion", "monkey"])
def test_a_boon_is_there_once(guardian: str) -> None:
    """AR 6.1: once in the game, for its owner, on an own turn."""
    table = Board(allies=f"{guardian} used", play="hat")
    assert table.refused(UseBoon(guardian)) == "AR 6.1"
    other = "bat" if guardian == "vulture" else "vulture"
    assert Board(allies=other).refused(UseBoon(guardian)) == "AR 6.1"
    assert Board(allies=other).refused(UseBoon("dragon")) == "AR 6.1"
    table = Board(allies=guardian)
    table.play(Pass(), EndTurn())
    assert table.refused(UseBoon(guardian)) == "AR 3.2"


def test_a_boon_may_be_used_in_the_turn_of_the_fight() -> None:
    """AR 6.1: the same turn included, since the main action is over."""
    table = guarded("monkey", goods="4 coin, 1 tablet")
    table.play(Overcome(SITE), UseBoon("monkey"), TradeGoods("tablet"))
    assert table.changes["allies"] == "+monkey used" and table.changes["arrowhead"] == 1


# Points and Fear


@limit_of("guardian", *FACES)
@pytest.mark.parametrize("guardian", FACES)
def test_a_guardian_scores_with_or_without_its_boon(guardian: str) -> None:
    """AR 6.1, 11.1: 5 points, used or not."""
    assert Board(allies=guardian).points == Board(allies=f"{guardian} used").points == Board().points + 5


def test_an_overcome_guardian_brings_no_fear() -> None:
    """AR 6.1, 10.1: it has left the site."""
    table = guarded("owl", goods="3 tablet")
    table.play(Overcome(SITE)).end_round()
    assert table.told(FearTaken) == []
    table = guarded("owl")
    table.end_round()
    assert table.told(FearTaken) == [FearTaken(0, False)]


def test_a_guardian_frightens_in_the_last_round_too() -> None:
    """AR 10.1, 10.5: archaeologists come home before the scoring, and the Fear counts."""
    table = guarded("owl", round=5)
    before = table.points
    table.end_round()
    assert table.told(FearTaken) == [FearTaken(0, False)] and table.points == before - 1


def test_a_guardian_at_a_camp_is_overcome_like_any_other() -> None:
    """AR 6.4: each player with an archaeologist there may do so, whatever space it stands on."""
    table = Board(players=4, guards={"camp-coin": "owl"}, others="camp-coin", out="camp-coin/2", goods="3 tablet")
    table.play(Overcome("camp-coin"))
    assert table.changes == {"acted": True, "tablet": -3, "guards": "-camp-coin owl", "allies": "+owl"}
    assert table.told(Dug) == []
