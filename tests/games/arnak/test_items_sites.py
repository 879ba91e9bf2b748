"""Items that activate sites."""

import pytest

from cairn.games.arnak.rules.moves import ActivateSite, Decline, Dig, Move, Pay, Play
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Table, main

FOUND = {"lower-1": "one-jewel", "lower-3": "one-coin-arrowhead", "high-1": "two-arrowhead-jewel"}


@effect_of("item", "binoculars")
@pytest.mark.parametrize("who", ["out", "others", "nobody"])
def test_binoculars(who: str) -> None:
    """Activate any discovered site of level I, occupied or not, guarded or not; nobody moves, nothing is paid."""
    where = {who: "lower-1"} if who != "nobody" else {}
    table = Table(hand="binoculars", found=FOUND, guards={"lower-1": "owl"}, **where)  # type: ignore[arg-type]
    assert table.play(Play("binoculars"), ActivateSite("lower-1")).changes == main("binoculars", jewel=1)


@limit_of("item", "binoculars")
def test_binoculars_with_nothing_discovered() -> None:
    """There is nothing to activate; the card is spent."""
    assert Table(hand="binoculars").play(Play("binoculars")).changes == main("binoculars")


@refusal_of("item", "binoculars")
def test_binoculars_see_level_one_only() -> None:
    """No camp site, no site of level II, none undiscovered; one must be chosen, and that is no dig (AR 14.1)."""
    table = Table(hand="binoculars", found=FOUND).play(Play("binoculars"))
    wrong = (ActivateSite("camp-coin"), ActivateSite("high-1"), ActivateSite("lower-2"), Decline(), Dig("lower-1"))
    assert {table.refused(move) for move in wrong} == {"AR 14.1"}
    assert table.choices == [ActivateSite("lower-1"), ActivateSite("lower-3")]


@effect_of("item", "tent")
def test_tent() -> None:
    """Activate a site that you occupy: camp and level I for nothing, level II for 2 compasses."""
    table = Table(hand="tent", found=FOUND, out="lower-1, camp-tablet").play(Play("tent"), ActivateSite("lower-1"))
    assert table.changes == main("tent", jewel=1)
    table = Table(hand="tent", found=FOUND, out="lower-1, camp-tablet").play(Play("tent"), ActivateSite("camp-tablet"))
    assert table.changes == main("tent", tablet=2)
    table = Table(hand="tent", found=FOUND, out="high-1", goods="2 compass").play(Play("tent"), ActivateSite("high-1"))
    assert table.changes == main("tent", compass=-2, arrowhead=1, jewel=1)


@limit_of("item", "tent")
def test_tent_at_home() -> None:
    """Nobody out: nothing to activate. At a site of level II the price makes it optional (AR 14.12)."""
    assert Table(hand="tent", found=FOUND).play(Play("tent")).changes == main("tent")
    table = Table(hand="tent", found=FOUND, out="high-1", goods="2 compass").play(Play("tent"), Decline())
    assert table.changes == main("tent")


@limit_of("item", "tent")
def test_the_compasses_for_the_tent_are_paid_first() -> None:
    """What the site gives cannot pay for it (AR 16.17)."""
    for compasses in (0, 1):
        found = {"high-1": "two-two-compasses-jewel"}
        table = Table(hand="tent", found=found, out="high-1", goods=f"{compasses} compass").play(Play("tent"))
        assert table.changes == main("tent")


@refusal_of("item", "tent")
def test_tent_stands_where_you_are() -> None:
    """Not at sites of others or of nobody; a site of level II not without its compasses (AR 14.1, 16.17)."""
    table = Table(hand="tent", found=FOUND, out="lower-1, high-1", others="lower-3", goods="1 compass")
    table.play(Play("tent"))
    wrong = (ActivateSite("lower-3"), ActivateSite("camp-coin"), ActivateSite("high-1"), Decline())
    assert {table.refused(move) for move in wrong} == {"AR 14.1"}


@effect_of("item", "lantern")
@pytest.mark.parametrize("who", ["out", "others", "nobody"])
def test_lantern(who: str) -> None:
    """Activate any camp site, occupied or not."""
    where = {who: "camp-coin"} if who != "nobody" else {}
    table = Table(hand="lantern", **where)  # type: ignore[arg-type]
    assert table.play(Play("lantern"), ActivateSite("camp-coin")).changes == main("lantern", coin=2)


@limit_of("item", "lantern")
def test_lantern_at_the_jewel_camp() -> None:
    """The card for the jewel must still be discarded; without one nothing comes (AR 14.1)."""
    table = Table(hand="lantern, fear").play(Play("lantern"), ActivateSite("camp-jewel"), Pay(discards=("fear",)))
    assert table.changes == main("lantern", hand="-fear, -lantern", play="+fear, +lantern", jewel=1)
    table = Table(hand="lantern").play(Play("lantern"), ActivateSite("camp-jewel"))
    assert table.changes == main("lantern")


@refusal_of("item", "lantern")
def test_lantern_lights_camp_sites_only() -> None:
    """No site of level I or II (AR 14.1)."""
    table = Table(hand="lantern", found=FOUND).play(Play("lantern"))
    wrong = (ActivateSite("lower-1"), ActivateSite("high-1"), ActivateSite("lower-2"), Decline())
    assert {table.refused(move) for move in wrong} == {"AR 14.1"}


@effect_of("item", "dog")
def test_dog() -> None:
    """A compass, then activate a camp site at which nobody is; a guardian does not matter."""
    table = Table(hand="dog", guards={"camp-arrowhead": "owl"}).play(Play("dog"))
    assert table.changes == main("dog", compass=1, pending=True)
    table.play(ActivateSite("camp-arrowhead"))
    assert table.changes == main("dog", compass=1, arrowhead=1)


@limit_of("item", "dog")
def test_dog_with_all_camps_occupied() -> None:
    """The compass comes even so (AR 16.23)."""
    camps = ("camp-coin, camp-compass", "camp-tablet, camp-arrowhead")
    table = Table(hand="dog, fear", out=camps[0], others=camps[1]).play(Play("dog"))
    assert table.choices == [ActivateSite("camp-jewel")]
    table.play(ActivateSite("camp-jewel"), Decline())
    assert table.changes == main("dog", compass=1)
    table = Table(players=3, hand="dog", out=camps[0], others=f"{camps[1]}, camp-jewel")
    assert table.play(Play("dog")).changes == main("dog", compass=1)


@refusal_of("item", "dog")
def test_dog_shuns_occupied_camps() -> None:
    """One archaeologist, own or not, makes the whole site occupied, though a space is free (AR 14.3)."""
    table = Table(players=4, hand="dog", out="camp-coin", others="camp-tablet/2", found=FOUND).play(Play("dog"))
    wrong: list[Move] = [*map(ActivateSite, ("camp-coin", "camp-tablet", "lower-1", "high-1")), Decline()]
    assert {table.refused(move) for move in wrong} == {"AR 14.1"}
