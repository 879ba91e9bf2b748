"""AR 15: what is open."""

from cairn.games.arnak.rules.events import CardPutBack, CardsDrawn, CardsLooked
from cairn.games.arnak.rules.moves import Announce, DrawCard, Keep, Play, PutBack, SlotIdol
from tests.rules.arnak.table import Table


def test_what_is_not_hidden_is_open() -> None:
    """AR 15: but for hands, decks and secret looks all seats see the same table."""
    table = Table(players=3)
    table.set("A", hand="fear", deck="hat", goods="1 coin")
    one, other = table.view("A"), table.view("B")
    own = {"seat", "players", "log"}
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
    own, other = table.view("A"), table.view("B")
    assert own.players[0].deck == (("rope",), ("tent",))
    assert [event.cards for event in other.log if isinstance(event, CardsLooked)] == [None, None]
    assert [event.card for event in other.log if isinstance(event, CardPutBack)] == [None]
    assert [event.card for event in own.log if isinstance(event, CardPutBack)] == ["rope"]
    table.play(SlotIdol("draw"), DrawCard())
    drawn = [event.cards for event in table.view("B").log if isinstance(event, CardsDrawn)]
    assert drawn == [None] and table.hand("A") == "dog, rope"


def test_all_know_a_card_turned_up_and_turned_back() -> None:
    """AR 15.4: it is the top card of the deck."""
    table = Table()
    table.set("A", hand="fishing-rod")
    table.play(Play("fishing-rod"))
    table.comes("brush")
    assert table.view("B").items[0] == ("brush",)


def test_views_of_own_cards() -> None:
    """AR 15.3: the own hand and the layers of the own deck are known, not the order within one."""
    table = Table()
    table.set("A", hand="fear", deck="tent, rope / axe")
    assert table.view("A").players[0].hand == ("fear",)
    assert table.view("A").players[0].deck == (("rope", "tent"), ("axe",))
