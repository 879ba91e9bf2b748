"""AR 3: rounds and turns."""

from cairn.games.arnak.rules.events import RoundBegan
from cairn.games.arnak.rules.moves import (
    Accept,
    Buy,
    Decline,
    Dig,
    EndTurn,
    Move,
    Pass,
    Pay,
    Play,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from cairn.games.arnak.rules.state import Phase
from tests.rules.arnak.table import Table


def test_hands_are_filled_to_five() -> None:
    """AR 3.1: kept cards count, and a deck that runs out is not reshuffled."""
    table = Table()
    table.set("A", hand="hat, fear", deck="funding-car, fear")
    table.set("B", hand="fear, axe, dog, rope, tent, horse", deck="fear")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    while table.state.phase is Phase.KEEPING:
        table.play(next(move for move in table.moves() if type(move).__name__ == "KeepCard"))
    table.roll()
    assert table.hand("A") == "fear, fear, funding-car, hat"
    assert len(table.player("B").hand) == 6 and table.deck("B") == "fear"


def test_turns_go_round_until_all_have_passed() -> None:
    """AR 3.2: who passes takes no more turns; the last one takes turn after turn."""
    table = Table(players=3)
    table.set("C", goods="9 coin")
    table.play(Pass(), EndTurn())
    assert table.to_act == "B"
    table.play(Pass(), EndTurn())
    assert table.to_act == "C"
    table.play(table.moves(Buy)[0])
    table.end_turn()
    assert table.to_act == "C"


def test_one_main_action_a_turn() -> None:
    """AR 3.2: after the main action no other one."""
    table = Table()
    table.set("A", goods="9 coin", hand="fear, parrot")
    table.play(table.moves(Buy)[0])
    assert table.refusal(Play("parrot")) == "AR 3.2"
    assert table.refusal(Pass()) == "AR 3.2"


def test_a_turn_of_free_actions_alone_is_not_allowed() -> None:
    """AR 3.2: who takes no other main action passes."""
    table = Table()
    table.set("A", hand="funding-car")
    table.play(Play("funding-car", "free"))
    assert table.refusal(EndTurn()) == "AR 3.8"


def test_the_buying_assistant_is_a_main_action() -> None:
    """AR 3.3: it cannot follow another main action, the other assistants can."""
    table = Table()
    table.set("A", goods="9 coin", assistants="quartermaster, miner")
    table.play(table.moves(Buy)[0])
    assert table.refusal(UseAssistant("quartermaster")) == "AR 3.2"
    assert table.refusal(UseAssistant("miner")) is None


def test_a_card_is_used_for_icons_or_effect() -> None:
    """AR 3.4: a used card lies in the play area and cannot be used again."""
    table = Table()
    table.set("A", hand="funding-car")
    table.play(Play("funding-car", "free"))
    assert table.refusal(Dig("camp-coin")) == "AR 1.8"
    assert table.refusal(Play("funding-car", "free")) == "AR 3.4"


def test_free_actions_before_and_after_the_main_action() -> None:
    """AR 3.5: cards marked free, idols, boons and assistants, on the seat's own turn."""
    table = Table()
    table.set("A", hand="hat, fear", idols=1, guardians="bat", assistants="guide")
    free: list[Move] = [Play("hat", "free"), SlotIdol("arrowhead"), UseBoon("bat"), UseAssistant("guide")]
    assert all(table.refusal(move) is None for move in free)
    assert all(table.refusal(move, by="B") == "AR 3.2" for move in free)
    table.play(Pass())
    assert all(table.refusal(move) is None for move in free)


def test_free_actions_in_the_middle_of_an_effect() -> None:
    """AR 3.6: whenever there is something to decide; what was interrupted goes on afterwards."""
    table = Table()
    table.set("A", goods="2 compass", hand="exploration-car")
    table.row("guiding-skull", "axe, dog, rope, tent, horse")
    table.set("A", goods="4 compass")
    table.play(Buy("guiding-skull"), Accept())
    assert table.goods("A") == ""
    table.play(Play("exploration-car", "free"), Pay())
    assert table.outcomes()


def test_the_game_pauses_only_where_a_free_action_may_be_possible() -> None:
    """AR 3.6: with cards in hand there may be one, for all the others can tell; without, nothing to decide."""
    table = Table()
    table.set("A", hand="trowel, fear")
    table.play(Play("trowel"))
    assert table.moves() == [Decline()]
    table = Table()
    table.set("A", hand="trowel")
    table.play(Play("trowel"))
    assert table.moves() == [EndTurn()]
    table = Table()
    table.set("A", hand="trowel", idols=1)
    table.play(Play("trowel"), SlotIdol("coin-and-compass"), Pay())
    assert table.goods("A") == "1 coin, 1 jewel"


def test_passing_follows_no_main_action_but_free_actions_follow_it() -> None:
    """AR 3.7: in the turn of the pass free actions are still allowed, later none."""
    table = Table()
    table.set("A", hand="hat")
    table.play(Pass(), Play("hat", "free"), EndTurn())
    assert table.goods("A") == "1 coin, 1 compass"
    assert table.to_act == "B"
    assert table.refusal(Pass(), by="A") == "AR 3.2"


def test_a_turn_ends_when_its_player_says_so() -> None:
    """AR 3.8: it takes a finished main action and nothing pending."""
    table = Table()
    table.set("A", hand="axe")
    table.play(Play("axe"))
    assert table.refusal(EndTurn()) == "AR 8.5"
    table.play(next(move for move in table.moves() if type(move).__name__ == "Decline"))
    assert table.to_act == "A"
    table.play(EndTurn())
    assert table.to_act == "B"


def test_the_round_ends_when_all_have_passed() -> None:
    """AR 3.8: then the next one begins."""
    table = Table()
    table.pass_all()
    assert [event.round for event in table.events(RoundBegan)] == [2]


def test_an_action_within_an_effect_is_no_further_main_action() -> None:
    """AR 3.9: the dig of a card belongs to the card."""
    table = Table()
    table.set("A", hand="sturdy-boots")
    table.play(Play("sturdy-boots"), Dig("camp-jewel"))
    assert table.at("camp-jewel") == "Ax"
    assert table.refusal(EndTurn()) in {None, "AR 14.9"}


def test_a_card_may_be_played_for_nothing() -> None:
    """AR 3.10: a card is spent although nothing comes of it; Fear has no effect."""
    table = Table()
    table.set("A", hand="binoculars, fear")
    assert table.refusal(Play("fear")) == "AR 3.10"
    table.play(Play("binoculars"))
    assert table.area("A") == "binoculars"
    assert table.refusal(EndTurn()) is None
