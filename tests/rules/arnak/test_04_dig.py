"""AR 4: dig."""

from cairn.games.arnak.rules.moves import Decline, Dig, EndTurn, Pay
from tests.rules.arnak.table import Table


def test_dig_pays_places_and_gains() -> None:
    """AR 4.1: the travel cost is paid, an archaeologist placed, the effect taken."""
    table = Table()
    table.set("A", hand="fear")
    table.play(Dig("camp-tablet"), Pay(cards=("fear",)))
    assert (table.at("camp-tablet"), table.goods("A"), table.player("A").home) == ("Ax", "2 tablet", 1)


def test_no_dig_where_there_is_no_free_space() -> None:
    """AR 4.1: taken, blocked and undiscovered spaces are refused."""
    table = Table()
    table.set("A", hand="airdrop")
    table.site("camp-coin", who="B")
    assert table.refusal(Dig("camp-coin")) == "AR 4.1"
    assert table.refusal(Dig("camp-compass", 1)) == "AR 2.4"
    assert table.refusal(Dig("lower-1")) == "AR 4.1"
    assert table.refusal(Dig("camp-compass", 2)) == "AR 2.4"
    assert table.refusal(Dig("nowhere")) == "AR 2.10"
    table.site("lower-1", tile="one-jewel")
    assert table.refusal(Dig("lower-1")) is None


def test_both_spaces_of_a_camp_for_one_player_but_only_two_archaeologists() -> None:
    """AR 4.2: with both out, no dig and no discovery."""
    table = Table(players=4)
    table.site("camp-coin", who="A")
    table.set("A", hand="ostrich, pack-donkey")
    table.play(Dig("camp-coin", 1), Pay(cards=("ostrich",)))
    assert table.at("camp-coin") == "AA"
    table.end_turn()
    for _ in "BCD":
        table.play(next(move for move in table.moves() if type(move).__name__ == "Pass"), EndTurn())
        table.roll()
    assert table.refusal(Dig("camp-tablet")) == "AR 4.2"
    assert not table.moves(Dig)


def test_any_free_space_may_be_chosen() -> None:
    """AR 4.3: the cheaper one need not be filled first; the cost is that of the space."""
    table = Table(players=4)
    table.set("A", hand="fear, hat")
    table.play(Dig("camp-coin", 1))
    assert table.ways() == [Pay(cards=("fear", "hat"))]


def test_one_may_dig_where_nothing_can_be_gained() -> None:
    """AR 4.4: the jewel camp with an empty hand gives nothing, and may be dug at."""
    table = Table()
    table.set("A", hand="fear")
    table.play(Dig("camp-jewel"), Pay(cards=("fear",)))
    assert table.goods("A") == ""
    assert table.refusal(EndTurn()) is None


def test_fear_of_a_site_is_taken_what_has_a_price_may_be_left() -> None:
    """AR 4.4: what a site gives is taken, Fear included; a price can be declined."""
    table = Table()
    table.site("lower-1", tile="one-fear-tablet-jewel")
    table.set("A", hand="funding-car, hat")
    table.play(Dig("lower-1"), Pay(cards=("funding-car",)))
    assert table.area("A") == "fear, funding-car"
    assert table.goods("A") == "1 tablet, 1 jewel"
    other = Table()
    other.set("A", hand="fear, hat")
    other.play(Dig("camp-jewel"), Pay(cards=("fear",)), Decline())
    assert other.goods("A") == ""


def test_a_guardian_hinders_no_dig() -> None:
    """AR 4.5: a guarded site gives what it gives."""
    table = Table()
    table.site("lower-3", tile="one-jewel", guardian="owl")
    table.set("A", hand="gold-pan")
    table.play(Dig("lower-3"), Pay(cards=("gold-pan",), left=("ship",)))
    assert table.goods("A") == "1 jewel" and table.guard("lower-3") == "owl"
