"""AR 7: idols."""

from cairn.games.arnak.rules.moves import Discover, Pass, Pay, Play, SlotIdol
from tests.rules.arnak.table import Table


def test_an_idol_is_slotted_for_one_of_five_effects() -> None:
    """AR 7.1: three points each, slotted or not; from the crates to the leftmost free slot."""
    table = Table()
    table.set("A", idols=2)
    assert table.points("A").idols == 6 + 10
    assert len(table.moves(SlotIdol)) == 4
    table.play(SlotIdol("arrowhead"))
    assert (table.player("A").idols, table.player("A").slots, table.goods("A")) == (1, 1, "1 arrowhead")


def test_an_empty_slot_gives_its_points() -> None:
    """AR 7.2: one, two, three, four points from the left."""
    table = Table()
    for filled, points in enumerate((10, 9, 7, 4, 0)):
        table.set("A", slots=filled)
        assert table.points("A").idols == 3 * filled + points


def test_the_same_effect_again_and_a_price() -> None:
    """AR 7.3: an effect may be chosen again, in the turn of the find too; one with a price only by who pays."""
    table = Table()
    table.idol("lower-1", "coin")
    table.set("A", goods="3 compass", hand="funding-car")
    table.play(Discover("lower-1"), Pay(cards=("funding-car",)))
    table.comes("one-coin-arrowhead", "owl")
    table.play(SlotIdol("coin-to-jewel"))
    assert table.goods("A") == "1 coin, 1 arrowhead, 1 jewel"
    table.set("A", idols=2, goods="")
    assert table.refusal(SlotIdol("coin-to-jewel")) == "AR 7.3"
    table.play(SlotIdol("tablets"), SlotIdol("tablets"))
    assert table.goods("A") == "4 tablet"


def test_full_slots_and_no_idol() -> None:
    """AR 7.4: with all slots full further idols stay; only the Stone Key empties a slot."""
    table = Table()
    assert table.refusal(SlotIdol("arrowhead")) == "AR 7.1"
    table.set("A", idols=1, slots=4, goods="1 tablet", hand="stone-key")
    assert table.refusal(SlotIdol("arrowhead")) == "AR 7.4"
    table.play(Play("stone-key"))
    assert (table.player("A").idols, table.player("A").slots) == (2, 3)
    assert table.refusal(SlotIdol("arrowhead")) is None
    assert table.refusal(Pass()) == "AR 3.2"
