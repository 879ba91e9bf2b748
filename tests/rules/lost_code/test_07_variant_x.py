"""LC 7: variant X, high stakes."""

from cairn.games.lost_code.rules.game import LOST_CODE
from cairn.games.lost_code.rules.moves import Bet
from cairn.games.lost_code.rules.pieces import wheel_sets
from cairn.games.lost_code.rules.table import StoneOptions
from tests.rules.lost_code.table import Table, right


def test_the_eights_are_in_play() -> None:
    """LC 7.1: digits 0 to 8, sums 0 to 24."""
    table = Table(players=2, variant="x", racks={"B": "bird 8"})
    for symbol in table.state.table.symbols:
        stones = [*(rack[symbol.place] for rack in table.state.racks), *table.state.unseen[symbol.place]]
        assert sorted(stones) == list(range(9))
    table.throw("bird bird bird")
    table.play("B", Bet(2, 23))
    table.play("A", Bet(3, 0))
    assert table.answers()["B"] == "right"
    assert table.space("B") == 6


def test_without_x_the_eights_stay_in_the_box() -> None:
    """LC 7.1: only variant X has an 8."""
    table = Table(players=2)
    assert max(digit for rack in table.state.racks for digit in rack) <= 7
    assert max(digit for digits in table.state.unseen for digit in digits) == 7


def test_all_else_is_unchanged_in_x() -> None:
    """LC 7.1: rounds, racks, dice and points are those of the plain game."""
    plain, x = (LOST_CODE.setup(StoneOptions(variant=variant)).state.table for variant in ("plain", "x"))
    changed = {field for field in plain.__struct_fields__ if getattr(plain, field) != getattr(x, field)}
    assert changed == {"digits", "top"}


def test_the_x_side_has_the_numbers_of_the_plain_side() -> None:
    """LC 7.2: as long as its numbers are not known, widths and points stay as they are."""
    for name, wheels in wheel_sets("stones").items():
        assert LOST_CODE.setup(StoneOptions(variant="x", wheels=name)).state.table.wheels == wheels.wheels
    table = Table(players=2, variant="x")
    table.round(B=right(4), A=right(3))
    assert table.track == "A on 3, B on 4"
