"""AR 6: guardians."""

from cairn.games.arnak.rules.moves import Decline, Dig, ExileCard, MoveGuardian, Overcome, Pay, Play, UseBoon
from tests.rules.arnak.table import Table


def guarded(guardian: str, goods: str, hand: str = "") -> Table:
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian=guardian, who="A")
    table.set("A", goods=goods, hand=hand)
    return table


def test_overcoming_pays_and_keeps_the_guardian() -> None:
    """AR 6.1: with an own archaeologist there the cost is paid; it is worth five points and one boon."""
    table = guarded("tiger", "2 compass, 1 arrowhead")
    before = table.points("A").guardians
    table.play(Overcome("lower-1"))
    assert table.guard("lower-1") is None and table.goods("A") == ""
    assert table.points("A").guardians == before + 5
    assert table.player("A").allies[0].boon


def test_only_where_one_stands() -> None:
    """AR 6.1: no archaeologist, no guardian, no cost: refused."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="tiger", who="B")
    table.set("A", goods="2 compass, 1 arrowhead")
    assert table.refusal(Overcome("lower-1")) == "AR 6.1"
    assert table.refusal(Overcome("lower-2")) == "AR 6.1"
    assert guarded("tiger", "1 compass").refusal(Overcome("lower-1")) == "AR 1.8"


def test_a_boon_is_used_once_and_its_points_stay() -> None:
    """AR 6.1: a free action or travel icons, once in the game, on the same turn too."""
    table = guarded("monkey", "4 coin, 1 tablet", "fear")
    table.play(Overcome("lower-1"), UseBoon("monkey"), Decline())
    assert table.refusal(UseBoon("monkey")) == "AR 6.1"
    assert table.points("A").guardians == 5
    table = Table()
    table.set("A", guardians="owl")
    assert table.refusal(UseBoon("owl")) == "AR 1.6"
    table.play(Dig("camp-coin"), Pay(boons=("owl",)))
    assert not table.player("A").allies[0].boon


def test_effects_overcome_without_the_cost() -> None:
    """AR 6.2: the guardian's cost is not paid, the price of the effect is."""
    table = guarded("tiger", "1 compass", "revolver")
    table.play(Play("revolver"), Pay(), Overcome("lower-1"))
    assert table.goods("A") == "" and table.guard("lower-1") is None


def test_costs_of_icons_and_cards() -> None:
    """AR 6.3: travel icons and hand cards are part of the cost; the site gives nothing again."""
    table = guarded("spider", "1 coin, 1 arrowhead", "fear, hat")
    table.play(Overcome("lower-1"))
    assert table.ways() == [Pay(discards=("fear",)), Pay(discards=("hat",))]
    table.play(Pay(discards=("fear",)))
    assert table.area("A") == "fear" and table.goods("A") == ""
    assert guarded("spider", "1 coin, 1 arrowhead").refusal(Overcome("lower-1")) == "AR 1.8"
    table = guarded("ants", "1 compass", "ostrich")
    table.play(Overcome("lower-1"))
    assert table.ways() == [Pay(cards=("ostrich",))]


def test_a_guardian_at_a_camp() -> None:
    """AR 6.4: everybody with an archaeologist there may overcome it, and all there take Fear."""
    table = Table(players=4)
    table.site("camp-coin", guardian="tiger", who="AB")
    table.set("A", goods="2 compass, 1 arrowhead")
    assert table.refusal(Overcome("camp-coin")) is None
    table.pass_all()
    fears = [(*player.hand, *sum(player.deck, ())).count("fear") for player in table.state.players]
    assert fears == [1, 1, 0, 0]


def test_never_two_guardians_and_no_fear_for_who_left() -> None:
    """AR 6.5: a guardian goes only where none is; who leaves before the round ends takes no Fear."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.site("lower-2", tile="one-coin-arrowhead", guardian="bat")
    table.set("A", goods="1 tablet", hand="guardians-crown")
    table.play(Play("guardians-crown"))
    targets = {move.site for move in table.moves(MoveGuardian)}
    assert "lower-2" not in targets and "camp-coin" in targets
    table.play(MoveGuardian("lower-1", "camp-coin"))
    table.play(next(move for move in table.moves() if type(move).__name__ == "EndTurn"))
    table.pass_all()
    assert "fear" not in table.deck("A") + table.hand("A") + table.area("A")


def test_exile_boon() -> None:
    """AR 6.1: a boon that exiles takes a card from hand or play area."""
    table = Table()
    table.set("A", guardians="bat", hand="fear")
    fears = table.state.fear
    table.play(UseBoon("bat"), ExileCard("fear", "hand"))
    assert table.hand("A") == "" and table.state.fear == fears + 1
