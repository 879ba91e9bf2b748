"""Ratings are those of openskill, which is the oracle."""

from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from cairn.play.ratings import Rating, update_ratings

MODEL = PlackettLuce()
believed = st.builds(Rating, st.floats(5, 45), st.floats(0.5, 9))


@given(st.lists(st.tuples(believed, st.integers(1, 4)), min_size=2, max_size=4))
def test_ratings_are_those_of_the_oracle(table: list[tuple[Rating, int]]) -> None:
    """Ties and all."""
    ratings, places = [rating for rating, _ in table], [place for _, place in table]
    teams = [[MODEL.rating(mu=rating.mean, sigma=rating.deviation)] for rating in ratings]
    wanted = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
    for found, other in zip(update_ratings(ratings, places), wanted, strict=True):
        assert abs(found.mean - other.mu) < 1e-9 and abs(found.deviation - other.sigma) < 1e-9


def test_who_wins_is_believed_to_be_stronger() -> None:
    first, second = update_ratings([Rating(), Rating()], [1, 2])
    assert first.mean > 25 > second.mean and first.deviation == second.deviation < Rating().deviation
