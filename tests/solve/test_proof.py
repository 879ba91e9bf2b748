"""The fewest facts from which something follows, whatever the game."""

from collections.abc import Collection
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from cairn.reason.proof import find_fewest_facts

worlds = st.lists(st.frozensets(st.integers(0, 9), min_size=1, max_size=6), max_size=12)
"""Each world as the facts that it breaks."""


def broken_in(found: list[frozenset[int]], chosen: frozenset[int]) -> Collection[int] | None:
    return next((sorted(world) for world in found if not world & chosen), None)


@given(worlds)
def test_no_smaller_choice_leaves_no_world(found: list[frozenset[int]]) -> None:
    chosen = find_fewest_facts(lambda facts: broken_in(found, facts))
    assert chosen is not None
    assert all(world & chosen for world in found)
    for fewer in combinations(range(10), max(0, len(chosen) - 1)):
        assert not chosen or any(not world & set(fewer) for world in found)


def test_a_world_that_breaks_nothing_refutes_the_claim() -> None:
    assert find_fewest_facts(lambda _: frozenset[int]()) is None


def test_a_proof_longer_than_wanted_is_not_given() -> None:
    found = [frozenset({1}), frozenset({2}), frozenset({3})]
    assert find_fewest_facts(lambda facts: broken_in(found, facts), most=3) == frozenset({1, 2, 3})
    assert find_fewest_facts(lambda facts: broken_in(found, facts), most=2) is None


def test_nothing_is_needed_when_no_world_is_left_anyway() -> None:
    assert find_fewest_facts(lambda facts: broken_in([], facts), most=0) == frozenset[int]()
