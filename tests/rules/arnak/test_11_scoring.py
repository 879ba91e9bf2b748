"""AR 11: scoring and ties."""

from tests.rules.arnak.table import Table


def test_what_scores() -> None:
    """AR 11.1: research, temple tiles, idols and empty slots, guardians, cards, Fear."""
    table = Table()
    table.set("A", glass="r3-1", notebook="r2-1", temple=("six-left",), idols=1, slots=1, guardians="owl, bat used")
    table.set("A", hand="brush, fear", play="fear", fear_tiles=1, deck="stone-jar")
    points = table.points("A")
    assert (points.research, points.temple, points.idols, points.guardians) == (4 + 1, 6, 6 + 9, 10)
    assert (points.cards, points.fear, points.total) == (3 + 1, -4, 36)


def test_everybody_sees_where_points_come_from() -> None:
    """AR 11.1: at any time, and they are those of the end."""
    table = Table()
    table.set("A", glass="r3-1", temple=("six-left",), idols=1, guardians="owl", hand="brush, fear")
    points = table.points("A")
    for seen in (table.view("A"), table.view("B")):
        sources = seen.sources[0]
        assert (sources.research, sources.temple, sources.idols) == (points.research, points.temple, points.idols)
        assert (sources.guardians, sources.cards, sources.fear) == (points.guardians, points.cards, points.fear)
        assert sum(getattr(sources, each) for each in sources.__struct_fields__) == seen.points[0] == points.total


def ended(**given: dict[str, object]) -> Table:
    table = Table(round=5, players=len(given))
    arrivals = [name for name in given if given[name].pop("temple_at", None)]
    for name, board in given.items():
        table.set(name, **board)
    table.change(arrivals=tuple(map(table.seat, arrivals)))
    table.pass_all()
    return table


def test_ties() -> None:
    """AR 11.2: the temple first; if nobody tied is there, more from research; then shared."""
    shared = ended(A={}, B={})
    assert shared.result is not None and shared.result.places == (1, 1)
    research = ended(A={"hand": "axe"}, B={"glass": "r2-1"})
    assert research.result is not None
    assert research.result.scores == (12, 12) and research.result.places == (2, 1)


def test_cards_count_wherever_they_are_and_nothing_else_scores() -> None:
    """AR 11.3: deck, hand and play area; no resources, boons, assistants, basic cards."""
    table = Table()
    before = table.points("A").total
    table.set("A", goods="9 coin, 9 jewel", assistants="miner gold", hand="funding-car")
    assert table.points("A").total == before
    table.set("A", hand="hat", play="axe", deck="brush")
    assert table.points("A").total == before + 6


def test_the_temple_breaks_a_tie() -> None:
    """AR 11.4: who is in the temple beats who is not, with the same points; a total has no floor."""
    table = ended(
        A={"glass": "temple", "temple_at": True},
        B={"glass": "r7-1", "hand": "horse, dog, hat, theodolite, journal, tent, whip, flask"},
    )
    assert table.result is not None
    assert table.result.scores == (33, 35)
    tied = ended(
        A={"glass": "temple", "temple_at": True},
        B={"glass": "r7-1", "hand": "horse, dog, hat, theodolite, journal, whip, flask"},
    )
    assert tied.result is not None
    assert tied.result.scores == (33, 33)
    assert tied.result.places == (1, 2)
    low = Table(round=5)
    low.set("A", slots=4, play=", ".join(["fear"] * 15))
    assert low.points("A").total == 12 - 15
