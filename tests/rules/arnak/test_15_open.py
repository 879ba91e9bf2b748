"""AR 15: what is open."""

from typing import Any

import pytest

from cairn.core.errors import BadInput, IllegalMove
from cairn.games.arnak.effects.steps import Study
from cairn.games.arnak.rules.events import CardPutBack, CardsDrawn, CardsLooked
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Announce, Claim, DrawCard, EndTurn, Keep, Pass, Play, PutBack, SlotIdol
from tests.rules.arnak.table import Table


def test_what_is_not_hidden_is_open() -> None:
    """AR 15: but for hands, decks and secret looks all seats see the same table."""
    table = Table(players=3)
    table.set("A", hand="fear", deck="hat", goods="1 coin")
    one, other = table.view("A"), table.view("B")
    own = {"seat", "players"}
    same = [name for name in one.__struct_fields__ if getattr(one, name) == getattr(other, name)]
    assert set(one.__struct_fields__) - set(same) <= own


def test_boards_rows_and_counts_are_open() -> None:
    """AR 15.1: resources, play areas, assistants, idols, guardians; the number of cards in hand and deck."""
    table = Table()
    table.set("A", goods="1 jewel", hand="fear, hat", play="axe", deck="dog / rope, tent", assistants="miner gold")
    seen = table.view("B").players[0]
    assert (seen.goods.jewel, seen.play, seen.employees) == (1, ("axe",), table.player("A").employees)
    assert (seen.hand_size, seen.deck_size) == (2, 3)


def test_hands_and_decks_are_hidden() -> None:
    """AR 15.2: another's hand, and where each card is; all can tell which cards there are."""
    table = Table()
    table.set("A", hand="fear, hat", deck="dog / rope, tent")
    seen = table.view("B").players[0]
    assert seen.hand is None and seen.deck is None
    assert seen.unseen == ("dog", "fear", "hat", "rope", "tent")
    table.set("A", hand="fear, dog", deck="hat / rope, tent")
    assert table.view("B").players[0] == seen


def test_a_seat_knows_what_it_drew_and_put_back() -> None:
    """AR 15.3: the others learn that it did, not what."""
    table = Table()
    table.set("A", goods="1 tablet", hand="crystal-earring", deck="dog / rope / tent", idols=1)
    table.play(Play("crystal-earring"), Announce(2), Keep("dog"), PutBack("rope"))
    assert table.view("A").players[0].deck == (("rope",), ("tent",))
    assert [event.cards for event in table.told("B", CardsLooked)] == [None, None]
    assert [event.card for event in table.told("B", CardPutBack)] == [None]
    assert [event.card for event in table.told("A", CardPutBack)] == ["rope"]
    table.play(SlotIdol("draw"), DrawCard())
    assert [event.cards for event in table.told("B", CardsDrawn)] == [None]
    assert table.hand("A") == "dog, rope"


def test_all_know_a_card_turned_up_and_turned_back() -> None:
    """AR 15.4: it is the top card of the deck."""
    table = Table()
    table.set("A", hand="fishing-rod")
    table.play(Play("fishing-rod"))
    table.comes("brush")
    assert table.view("B").items[0] == ("brush",)


def test_views_of_own_cards() -> None:
    """AR 15.3: the seat's own hand and the layers of the seat's own deck are known, not the order within one."""
    table = Table()
    table.set("A", hand="fear", deck="tent, rope / axe")
    assert table.view("A").players[0].hand == ("fear",)
    assert table.view("A").players[0].deck == (("rope", "tent"), ("axe",))


def test_an_onlooker_knows_what_every_seat_knows() -> None:
    """AR 15.2, 15.3: no hand, no deck, nothing that was looked at in secret, though it may be told that it was."""
    table = Table()
    table.set("A", goods="1 tablet", hand="crystal-earring", deck="dog / rope / tent")
    table.play(Play("crystal-earring"), Announce(2), Keep("dog"), PutBack("rope"))
    for board in table.view(None).players:
        assert (board.hand, board.deck, board.aside, board.laid) == (None, None, None, None)
    assert table.view(None).players[0].unseen == ("dog", "rope", "tent")
    assert [event.cards for event in table.told(None, CardsLooked)] == [None, None]


def test_an_onlooker_sees_what_all_have_looked_at() -> None:
    """AR 9.11, 12.5: the temple's tiles and the rescue space, when every glass has been there."""
    table = Table(side="snake")
    table.change(temple_bonuses=("coin", "draw"), temple_unseen=0, rescue=("captain", "guide"), rescue_under=0)
    table.change(arrivals=(0,))
    table.set("A", glass="temple")
    table.set("B", glass="r3-1")
    assert table.view("A").temple_bonuses == ("coin", "draw") and table.view("A").rescue == ("captain", "guide")
    assert table.view(None).temple_bonuses == () and table.view(None).rescue == ("captain",)
    assert (table.view(None).temple_unseen, table.view(None).rescue_under) == (2, 1)
    table.set("B", glass="temple")
    table.change(arrivals=(0, 1))
    assert table.view(None).temple_bonuses == ("coin", "draw") and table.view(None).rescue == ("captain", "guide")


def test_an_onlooker_sees_everything_when_the_game_is_over() -> None:
    """AR 10.5: there are no secrets then."""
    table = Table(round=5)
    table.set("A", hand="fear", deck="dog / rope")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    board = table.view(None).players[0]
    assert (board.hand, board.deck) == (("fear",), (("dog",), ("rope",)))


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0])
def test_a_seat_that_does_not_exist_knows_nothing(seat: Any) -> None:
    """AR 15: and may do nothing."""
    table = Table()
    for question in (ARNAK.view, ARNAK.moves, ARNAK.offers):
        with pytest.raises(BadInput):
            question(table.state, seat)
    with pytest.raises((BadInput, IllegalMove)):
        ARNAK.apply(table.state, seat, Pass())


def test_two_ways_to_a_position_are_the_same_position() -> None:
    """AR 3.5: free actions in either order."""
    table, other = Table(), Table()
    for each in (table, other):
        each.set("A", idols=2, goods="1 coin", hand="funding-car, exploration-ship")
    table.play(Play("funding-car", "free"), Play("exploration-ship", "free"))
    other.play(Play("exploration-ship", "free"), Play("funding-car", "free"))
    assert table.state == other.state and hash(table.state) == hash(other.state)
    assert table.history != other.history


def test_temple_tiles_lie_in_no_order() -> None:
    """AR 9.4: which came first makes no difference."""
    table, other = Table(), Table()
    for each, stacks in ((table, ("two-left", "six-right")), (other, ("six-right", "two-left"))):
        each.set("A", glass="temple", goods="9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel")
        each.change(arrivals=(0,), acted=True, pending=(Study(), Study()))
        each.play(*map(Claim, stacks))
    assert table.state == other.state and table.player("A").temple == ("six-right", "two-left")
