"""AR 5: discover."""

from cairn.games.arnak.rules.moves import Decline, Dig, Discover, DrawCard, Pay
from cairn.games.arnak.rules.state import BLOCKED
from tests.rules.arnak.table import Table


def discovery(idol: str = "coin", compasses: int = 3) -> Table:
    table = Table()
    table.idol("lower-1", idol)
    table.set("A", goods=f"{compasses} compass", hand="funding-car")
    return table


def test_discovering_costs_compasses_and_the_way() -> None:
    """AR 5.1: three compasses at level I, six at level II, and the travel cost."""
    table = discovery(compasses=2)
    assert table.refusal(Discover("lower-1")) == "AR 5.1"
    table.set("A", goods="5 compass", hand="ostrich")
    assert table.refusal(Discover("high-1")) == "AR 5.1"
    table.set("A", goods="6 compass")
    assert table.refusal(Discover("high-1")) is None
    table.set("A", hand="fear")
    assert table.refusal(Discover("high-1")) == "AR 1.8"
    table.site("lower-2", tile="one-jewel")
    assert table.refusal(Discover("lower-2")) == "AR 5.1"


def test_the_idol_is_taken_and_used() -> None:
    """AR 5.2: the face-up one's effect comes at once; all idols go to the crates."""
    table = discovery()
    table.play(Discover("lower-1"), Pay(cards=("funding-car",)))
    assert table.goods("A") == "1 coin"
    assert table.player("A").idols == 1
    table = Table()
    table.idol("high-1", "tablet")
    table.set("A", goods="6 compass", hand="ostrich")
    table.play(Discover("high-1"), Pay(cards=("ostrich",)))
    assert table.player("A").idols == 2 and table.goods("A") == "1 tablet"


def test_then_the_site_then_the_guardian() -> None:
    """AR 5.3, 5.4: the top tile of the level is placed and used, then a guardian put on it."""
    table = discovery()
    table.play(Discover("lower-1"), Pay(cards=("funding-car",)))
    assert len(table.outcomes()) == 10
    table.comes("one-jewel")
    assert table.goods("A") == "1 coin, 1 jewel"
    assert table.guard("lower-1") is None and len(table.outcomes()) == 15
    table.comes("owl")
    assert table.guard("lower-1") == "owl" and table.at("lower-1") == "A"


def test_each_step_is_finished_before_the_next() -> None:
    """AR 5.5: no tile before the idol's effect is done, no guardian before the site's."""
    table = discovery("exile")
    table.set("A", deck="hat / fear")
    table.play(Discover("lower-1"), Pay(cards=("funding-car",)))
    assert table.to_act == "A" and table.state.tiles[5] is None
    table.play(Decline())
    table.comes("one-draw-arrowhead")
    assert table.to_act == "A" and table.guard("lower-1") is None
    table.play(DrawCard())
    assert table.hand("A") == "hat"
    assert "owl" in table.outcomes()


def test_later_digs_cost_no_compasses() -> None:
    """AR 5.6: only the way is paid where a site has been discovered."""
    table = Table()
    table.site("high-1", tile="two-arrowhead-jewel")
    table.set("A", hand="ostrich")
    table.play(Dig("high-1"), Pay(cards=("ostrich",)))
    assert table.goods("A") == "1 arrowhead, 1 jewel"


def test_the_stacks_do_not_run_out() -> None:
    """AR 5.7: ten tiles for eight sites, six for four, fifteen guardians for twelve."""
    table = Table(players=4)
    one, two = table.state.tile_stacks
    assert (len(one[0]), len(two[0]), len(table.state.guardians)) == (10, 6, 15)
    undiscovered = [tile is None for tile in table.state.tiles]
    assert undiscovered.count(True) == 12 and not any(BLOCKED in here for here in table.state.spaces)
