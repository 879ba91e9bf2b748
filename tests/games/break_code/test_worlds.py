"""The worlds that the contract suite compares (tests/contract/adapters/break_code.py) are the right ones."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from cairn.core.errors import CairnError
from cairn.core.values import encode
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import TILES, Tile
from tests.contract.adapters.break_code import ADAPTER, deals, story, with_deal
from tests.contract.play import follow, play


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_knows_what_it_was_told_and_nothing_else(rules: str, seed: int) -> None:
    """BC 2.4, 3.12: with another hand of the opponent the view is the same where every answer would have been."""
    options = Options(rules="tagiron" if rules == "tagiron" else "standard", last_guesses=2)
    trail = play(BREAK_THE_CODE, options, Random(seed), ADAPTER)
    same = different = 0
    for length in range(len(trail.steps) // 8, len(trail.steps), len(trail.steps) // 8):
        steps, state = trail.steps[:length], trail.states[length]
        told = story(options, steps, 0)
        possible = {hands[1] for hands in deals(told)}
        assert state.hands[1] in possible
        unseen = (Counter(TILES) - Counter(state.hands[0])).elements()
        tried = list(combinations(sorted(unseen, key=TILES.index), len(state.hands[1])))
        seen = encode((BREAK_THE_CODE.view(state, 0), trail.seen(length, 0)))
        for hand in Random(seed).sample(tried, min(40, len(tried))) + list(possible)[:5]:
            try:
                world = follow(BREAK_THE_CODE, options, with_deal(told, steps, [state.hands[0], hand]))
                alike = encode((BREAK_THE_CODE.view(world.end, 0), world.seen(length, 0))) == seen
            except CairnError:
                alike = False  # another answer, and the game took another way
            assert alike == (hand in possible)
            same, different = same + alike, different + (not alike)
    assert same > 10 and different > 10


@pytest.mark.parametrize("seed", range(3))
def test_at_first_every_hand_is_possible(seed: int) -> None:
    """BC 2.1: whatever the seat does not hold may be in the other hand."""
    options = Options()
    trail = play(BREAK_THE_CODE, options, Random(seed), ADAPTER, most=10)
    fives = 2 - trail.end.hands[0].count(Tile.G5)
    hands = sum(comb(15 - fives, 5 - number) for number in range(fives + 1))
    assert sum(1 for _ in deals(story(options, trail.steps, 0))) == hands
