"""What all cards have in common: price, points, travel icons, and when they can be played (AR 1.3, 3.4, 8, 11)."""

import pytest

from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.events import Paid
from cairn.games.arnak.rules.moves import Accept, Buy, Decline, Dig, EndTurn, Pass, Pay, Play
from cairn.games.arnak.rules.pieces import CARDS, SITE_NUMBERS, SITES
from tests.games.arnak.components import refusal_of
from tests.games.arnak.faces import ARTIFACTS, FACES, ITEMS, Face
from tests.games.arnak.table import A, Table

MAIN = [face.card for face in FACES if face.how in {"main", "once"} and face.kind == "item"]
FREE = [face.card for face in FACES if face.how == "free"]
ARTIFACT = [face.card for face in ARTIFACTS]
BY_PASSING = ("watch", "chronometer")

EVERYWHERE = {
    "lower-1": "one-jewel",
    "lower-3": "one-coin-arrowhead",
    "upper-3": "one-compass-arrowhead",
    "high-1": "two-arrowhead-jewel",
    "high-2": "two-two-tablets-jewel",
    "high-3": "two-two-compasses-jewel",
    "high-4": "two-draw-tablet-jewel",
}
"""Discovered sites that between them, on the Snake side, have all travel costs that there are."""

PAYS_FOR = {
    "boot": {"boot"},
    "car": {"boot", "car"},
    "ship": {"boot", "ship"},
    "plane": {"boot", "car", "ship", "plane"},
    "car car": {"boot", "boot boot", "car", "car car"},
    "ship ship": {"boot", "boot boot", "ship", "ship ship"},
    "car ship": {"boot", "boot boot", "car", "ship", "car ship"},
    "plane plane": {"boot", "boot boot", "car", "car car", "ship", "ship ship", "plane", "car ship", "boot plane"},
}
"""All travel costs that a card with such icons pays for alone (AR 1.3)."""


def of_card(face: Face) -> str:
    return face.card


def cost_of(move: Dig) -> str:
    return " ".join(SITES[SITE_NUMBERS[move.site]].spaces["snake"][move.space])


@pytest.mark.parametrize("face", FACES, ids=of_card)
def test_the_tables_have_the_printed_corners(face: Face) -> None:
    """AR 2.9: cost, points, icons, timing and self-exile of each card are the printed ones; nothing else has any."""
    card = CARDS[face.card]
    assert (card.cost, card.points, " ".join(card.travel)) == (face.cost, face.points, face.travel)
    assert card.timing == ("main" if face.how == "once" else face.how)
    assert card.exiles_itself == (face.how == "once")
    assert bool(card.passing) == (face.card in BY_PASSING)


def test_no_card_is_missing() -> None:
    """AR 2.7, 2.9: 5 kinds of basic cards, 40 items, 35 artifacts, in the order of the tables."""
    assert [face.card for face in FACES] == list(CARDS) and len(FACES) == 5 + 40 + 35


@pytest.mark.parametrize("face", FACES, ids=of_card)
def test_travel_icons_of_each_card(face: Face) -> None:
    """AR 1.3: with this card alone, exactly these travel costs can be paid."""
    table = Table(players=4, side="snake", hand=face.card, found=EVERYWHERE)
    assert {cost_of(move) for move in table.offers if isinstance(move, Dig)} == PAYS_FOR[face.travel]


@pytest.mark.parametrize("face", FACES, ids=of_card)
def test_a_card_used_for_travel_gives_its_icons_and_nothing_else(face: Face) -> None:
    """AR 1.4, 3.4, 8.5: it goes to the play area, even one that exiles itself; its effect is ignored."""
    table = Table(hand=face.card)
    spare = tuple(CARDS[face.card].travel[1:])
    table.play(Dig("camp-coin"), Pay(cards=(face.card,), left=spare))
    left = {"icons": " ".join(spare)} if spare else {}
    hand, play = f"-{face.card}", f"+{face.card}"
    assert table.changes == {"acted": True, "hand": hand, "play": play, "out": "+camp-coin", "coin": 2, **left}


@pytest.mark.parametrize("face", FACES, ids=of_card)
@pytest.mark.parametrize("where", ["hand", "play", "deck"])
def test_points_of_each_card(face: Face, where: str) -> None:
    """AR 11.1, 11.3: its printed points, wherever it is."""
    bare, with_card = Table(), Table(**{where: face.card})  # type: ignore[arg-type]
    assert with_card.points - bare.points == face.points


@pytest.mark.parametrize("face", ITEMS + ARTIFACTS, ids=of_card)
def test_an_exiled_card_scores_nothing(face: Face) -> None:
    """AR 8.13: exiled cards are nobody's."""
    assert Table(exiled=face.card).points == Table().points


# Buying


@pytest.mark.parametrize("face", ITEMS, ids=of_card)
def test_buying_an_item(face: Face) -> None:
    """AR 8.1, 8.8: coins are paid and it goes under the deck; its effect does not happen."""
    table = Table(goods=f"{face.cost} coin, 9 compass", row=f"/ {face.card}", deck="fear")
    table.play(Buy(face.card))
    assert table.changes == {"acted": True, "coin": -face.cost, "row": f"-{face.card}", "deck": f"fear / {face.card}"}


@pytest.mark.parametrize("face", ARTIFACTS, ids=of_card)
def test_buying_an_artifact_and_leaving_its_effect(face: Face) -> None:
    """AR 8.1, 8.7: compasses are paid, it comes to the play area, and its effect may be declined as a whole."""
    table = Table(goods=f"{face.cost} compass, 9 coin", row=f"{face.card} /", hand="fear", deck="hat")
    table.play(Buy(face.card))
    assert table.choices == [Accept(), Decline()]
    table.play(Decline())
    cost, row, play = -face.cost, f"-{face.card}", f"+{face.card}"
    assert table.changes == {"acted": True, "compass": cost, "row": row, "play": play}


@pytest.mark.parametrize("face", ITEMS + ARTIFACTS, ids=of_card)
@refusal_of("item", *(face.card for face in ITEMS))
@refusal_of("artifact", *ARTIFACT)
def test_nobody_buys_a_card_without_paying(face: Face) -> None:
    """AR 8.1: one coin, or compass, too few; the other resource does not help. And only what lies in the row."""
    short, other = ("coin", "compass") if face.kind == "item" else ("compass", "coin")
    row = f"/ {face.card}" if face.kind == "item" else f"{face.card} /"
    table = Table(goods=f"{face.cost - 1} {short}, 9 {other}, 9 tablet, 9 arrowhead, 9 jewel", row=row)
    assert table.refused(Buy(face.card)) == "AR 8.1"
    assert Table(goods="9 coin, 9 compass", row="/").refused(Buy(face.card)) == "AR 8.9"


# Playing


@pytest.mark.parametrize("card", MAIN + ARTIFACT)
@refusal_of("item", *MAIN)
@refusal_of("artifact", *ARTIFACT)
def test_a_main_card_is_the_main_action(card: str) -> None:
    """AR 8.3: no free action, no pass, not after another main action; only from the seat's own hand."""
    table = Table(hand=card, goods="9 tablet", play="fear")
    assert table.refused(Play(card, "free")) == "AR 8.3"
    assert table.refused(Play(card, "pass")) == "AR 14.8"
    assert Play(card) in table.offers
    assert table.play(Pass()).refused(Play(card)) == "AR 3.2"
    assert Table(play=card, goods="9 tablet").refused(Play(card)) == "AR 3.4"


@pytest.mark.parametrize("card", FREE)
@refusal_of("item", *(card for card in FREE if CARDS[card].kind == "item"))
@refusal_of("basic", *(card for card in FREE if CARDS[card].kind == "basic"))
def test_a_free_card_is_a_free_action(card: str) -> None:
    """AR 3.5, 8.3: before and after the main action, which it is not; never on another's turn or not from the hand."""
    table = Table(hand=f"{card}, fear")
    assert table.refused(Play(card)) == "AR 8.3"
    assert Play(card, "free") in table.offers
    table.play(Pass())
    assert Play(card, "free") in table.offers
    table.play(EndTurn())
    assert table.refused(Play(card, "free")) == "AR 3.2"
    assert Table(play=card).refused(Play(card, "free")) == "AR 3.4"


@pytest.mark.parametrize("card", ARTIFACT)
@refusal_of("artifact", *ARTIFACT)
def test_an_artifact_from_hand_costs_a_tablet(card: str) -> None:
    """AR 8.2: one tablet for the effect, none on buying it; it lies in the play area. Without it: travel only."""
    table = Table(hand=card, goods="1 tablet").play(Play(card))
    assert Paid(A, Goods(tablet=1)) in table.history and card in table.player.play
    bare = Table(hand=card, goods="9 coin, 9 compass, 9 arrowhead, 9 jewel")
    assert bare.refused(Play(card)) == "AR 8.2"
    bought = Table(goods="4 compass", row=f"{card} /").play(Buy(card), Accept())
    assert Paid(A, Goods(tablet=1)) not in bought.history


@pytest.mark.parametrize("face", FACES, ids=of_card)
def test_a_card_is_used_once(face: Face) -> None:
    """AR 3.4: for its icons or for its effect, never both."""
    table = Table(hand=face.card)
    table.play(Dig("camp-compass"), Pay(cards=(face.card,), left=tuple(CARDS[face.card].travel[1:])))
    table.state = replace(table.state, acted=False)
    timing = "free" if face.how == "free" else "main"
    assert table.refused(Play(face.card, timing)) == "AR 3.4"  # type: ignore[arg-type]
