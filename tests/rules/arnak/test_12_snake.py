"""AR 12: the Snake Temple side."""

from cairn.games.arnak.rules.moves import (
    Decline,
    Dig,
    FirstReward,
    Play,
    PromoteAssistant,
    Rescue,
    Research,
    TakeBonus,
    UseAssistant,
    UseOfferedAssistant,
)
from cairn.games.arnak.rules.pieces import SITES
from tests.rules.arnak.table import Table


def test_other_travel_costs_and_another_track() -> None:
    """AR 12.1: two boots, a plane, a boot and a plane, a car and a ship."""
    other = {site.id: site.spaces["snake"][0] for site in SITES if site.spaces["snake"] != site.spaces["bird"]}
    assert other == {
        "upper-2": ("boot", "boot"),
        "upper-3": ("plane",),
        "high-2": ("boot", "plane"),
        "high-3": ("car", "ship"),
    }
    table = Table(side="snake")
    table.site("upper-3", tile="one-jewel")
    table.set("A", hand="gold-pan")
    assert table.refusal(Dig("upper-3")) == "AR 1.8"


def at_the_bridge(players: int = 2, **given: object) -> Table:
    table = Table(players=players, side="snake")
    table.supply("miner, porter, driver")
    table.change(rescue=("captain",), rescue_under=players - 1)
    table.change(unseen=tuple(each for each in table.state.unseen if each != "captain"))
    table.set("A", glass="r3-1", **given)
    return table


def test_the_bridge_costs_an_idol() -> None:
    """AR 12.2: from the crates, not a slotted one; its three points are gone."""
    table = at_the_bridge(slots=1)
    assert table.refusal(Research("glass", "r4-1")) == "AR 12.2"
    table.set("A", idols=1)
    points = table.points("A").idols
    table.play(Research("glass", "r4-1"))
    assert table.points("A").idols == points - 3 and table.player("A").idols == 0


def test_the_glass_looks_at_all_and_takes_one() -> None:
    """AR 12.2: silver and exhausted; the rest stays in order."""
    table = at_the_bridge(players=4, idols=1)
    table.play(Research("glass", "r4-1"))
    table.come_together("guide", "medic", "trader")
    assert {move.assistant for move in table.moves(Rescue)} == {"captain", "guide", "medic", "trader"}
    table.play(Rescue("medic"))
    assert table.state.rescue == ("captain", "guide", "trader")
    assert table.refusal(UseAssistant("medic")) == "AR 9.9"


def test_stacks_of_the_supply() -> None:
    """AR 12.2: three, three, and the rest."""
    sizes = {players: tuple(under + 1 for under in Table(players, "snake").state.under) for players in (1, 2, 3, 4)}
    assert sizes == {1: (3, 3, 4), 2: (3, 3, 4), 3: (3, 3, 3), 4: (3, 3, 2)}


def test_the_rescue_space_holds_one_for_each_player() -> None:
    """AR 12.2: the top one is open, the others are hidden."""
    for players, hidden in ((1, 1), (2, 1), (3, 2), (4, 3)):
        state = Table(players, "snake").state
        assert (len(state.rescue), state.rescue_under) == (1, hidden)
        assert len(state.unseen) == sum(state.under) + hidden


def test_fear_rows_and_the_row_with_several_tiles() -> None:
    """AR 12.3: rows 6 and 7 give the glass a Fear card; in row 7 each token chooses one of the tiles there."""
    table = Table(side="snake")
    table.bonus("r7-1", "coin, exile")
    table.set("A", glass="r6-1", goods="1 coin, 1 tablet, 1 arrowhead")
    table.play(Research("glass", "r7-1"))
    assert {move.tile for move in table.moves(TakeBonus)} == {"coin", "exile"}
    table.play(TakeBonus("exile"), FirstReward("row"))
    assert table.area("A") == "fear"
    table.play(Decline())
    assert table.state.bonuses[13] == ("coin",)
    table.bonus("r6-1", "")
    table.set("A", glass="r5-1", goods="1 tablet, 1 jewel", play="")
    table.change(acted=False)
    table.play(Research("glass", "r6-1"))
    assert table.area("A") == "fear"


def test_the_glass_promotes_too() -> None:
    """AR 12.4: in row 5; either silver assistant may be chosen."""
    table = Table(side="snake")
    table.set("A", glass="r4-1", goods="2 arrowhead", assistants="miner, captain tired")
    table.bonus("r5-1", "")
    table.play(Research("glass", "r5-1"))
    assert [move.assistant for move in table.moves(PromoteAssistant)] == ["miner", "captain"]


def test_the_looking_is_secret() -> None:
    """AR 12.5: only the arriving glass looks; taking one is a must; then the next one is open."""
    table = at_the_bridge(players=3, idols=1)
    table.play(Research("glass", "r4-1"))
    table.come_together("guide", "medic")
    assert table.view("A").rescue == ("captain", "guide", "medic")
    assert table.view("B").rescue == ("captain",) and table.view("B").rescue_under == 2
    assert "guide" in table.view("B").unseen and not table.may_decline()
    table.play(Rescue("captain"))
    assert table.view("B").rescue == ("guide",)


def test_the_rescue_space_is_not_the_supply() -> None:
    """AR 12.6: no card uses or swaps the assistants there."""
    table = at_the_bridge()
    table.set("A", goods="1 tablet", hand="coconut-flask")
    table.play(Play("coconut-flask"))
    assert {move.assistant for move in table.moves(UseOfferedAssistant)} == {"miner", "porter", "driver"}


def test_research_without_paying_covers_the_idol() -> None:
    """AR 12.7: the Journal does, a discount of resources does not."""
    table = Table(side="snake")
    table.set("A", glass="r4-1", notebook="r3-1", hand="journal")
    table.play(Play("journal"))
    assert table.refusal(Research("notebook", "r4-1")) is None
    table = at_the_bridge(goods="1 tablet", hand="idol-of-ara-anu")
    table.play(Play("idol-of-ara-anu"))
    assert table.refusal(Research("glass", "r4-1")) == "AR 12.2"
