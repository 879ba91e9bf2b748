"""What somebody would win who knew more than it may."""

import pytest

from benchmarks.ceiling import shares


@pytest.mark.parametrize("game", ["break-the-code", "lost-code"])
def test_whoever_knows_the_code_from_the_beginning_wins(game: str) -> None:
    assert shares((game, 2, "code1", "12/deal 0")) == 1


def test_whoever_learns_it_too_late_plays_as_careful_does() -> None:
    """Then all seats are equal, and each deal is played in every seat."""
    assert shares(("break-the-code", 2, "code99", "12/deal 0")) == 0.5


@pytest.mark.parametrize("kind", ["questions", "moments", "both"])
def test_what_is_known_of_the_others_is_used_by_the_rules(kind: str) -> None:
    assert 0 <= shares(("break-the-code", 2, kind, "12/deal 1")) <= 1
