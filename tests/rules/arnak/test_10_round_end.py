"""AR 10: the end of a round."""

from cairn.games.arnak.rules.events import CardDecided, Returned, StaffMoved
from cairn.games.arnak.rules.moves import EndTurn, KeepCard, LayAway, Pass
from tests.rules.arnak.table import Table


def test_archaeologists_come_home_with_fear_from_guarded_sites() -> None:
    """AR 10.1: one Fear for each, no matter who woke the guardian."""
    table = Table(players=4)
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.site("camp-coin", who="B")
    table.pass_all()
    assert table.at("lower-1") == "." and table.at("camp-coin") == ".."
    assert [table.player(name).home for name in "AB"] == [2, 2]
    assert (table.hand("A"), table.hand("B")) == ("fear", "")
    assert [event.seat for event in table.events(Returned)] == [0, 1]


def test_each_card_left_in_hand_is_kept_or_put_away() -> None:
    """AR 10.2: all decide at the same time; how many are kept is open, which is not."""
    table = Table()
    table.set("A", hand="fear, hat")
    table.set("B", hand="axe")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    assert table.to_act == "AB"
    assert table.refusal(LayAway("hat"), by="A") == "AR 10.2"
    table.play(LayAway("fear"), KeepCard("hat"), by="A")
    assert table.to_act == "B"
    assert [(event.card, event.kept) for event in table.told("B", CardDecided)] == [(None, None)] * 2
    assert table.view("B").players[0].hand_size == 2
    table.play(KeepCard("axe"), by="B")
    table.roll()
    assert table.hand("A") == "fear, hat" and table.hand("B") == "axe"


def test_the_play_area_goes_under_the_deck() -> None:
    """AR 10.3: older layers on top, then items bought this round, then the play area shuffled."""
    table = Table()
    table.set("A", hand="", play="fear, hat, axe", deck="dog / horse, rope, tent, torch, whip / flask")
    table.set("A", assistants="miner tired")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    table.comes(*table.outcomes()[:1], table.outcomes()[-1])
    assert table.deck("A") == "horse, rope, tent, torch, whip / flask / axe, fear, hat"
    assert table.hand("A") == "dog" and table.area("A") == ""
    assert table.player("A").employees[0].ready


def test_the_staff_moves() -> None:
    """AR 10.4: the two cards next to it are exiled, it moves on, the first player changes."""
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    assert table.state.exiled == ("stone-jar", "axe") and table.state.round == 2
    table.comes("mortar", "sundial")
    assert table.state.row == ("sundial", "mortar", "dog", "rope", "tent", "horse")
    assert table.to_act == "B"


def test_after_round_five_only_the_return_then_scoring() -> None:
    """AR 10.5: nothing is kept, shuffled or dealt any more."""
    table = Table(round=5)
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.set("A", hand="hat")
    table.pass_all()
    assert table.result is not None
    assert table.area("A") == "fear" and table.hand("A") == "hat"
    assert not table.events(StaffMoved)


def test_an_empty_place_next_to_the_staff() -> None:
    """AR 10.6: nothing is exiled on that side; the staff moves all the same."""
    table = Table()
    table.row("stone-jar", "-, dog, rope, tent, horse")
    table.change(items=())
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    assert table.state.exiled == ("stone-jar",) and table.state.round == 2


def test_too_little_fear_is_taken_in_seat_order() -> None:
    """AR 10.7: from the first player of the round; the others take tiles."""
    table = Table(players=4)
    table.change(fear=1, first=1, turn=1)
    for name, site in zip("AB", ("lower-1", "lower-2"), strict=True):
        table.site(site, tile={"A": "one-jewel", "B": "one-coin-arrowhead"}[name], who=name)
    table.site("lower-1", guardian="owl")
    table.site("lower-2", guardian="bat")
    table.pass_all()
    assert [player.fear_tiles for player in table.state.players] == [1, 0, 0, 0]
