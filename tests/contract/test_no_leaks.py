"""No seat learns what it may not know: the worlds that the other tests of the suite compare are the right ones.

The comparison itself, in random positions of every game, is `views_tell_no_secrets` in `test_contract`; that it
notices a leak is shown in `test_faults`.
"""

from itertools import product
from random import Random

import pytest

import cairn
from cairn.core.errors import CairnError
from cairn.core.sight import Sight
from cairn.core.steps import Settled
from cairn.core.values import encode
from cairn.games.lost_code.rules.moves import Deal
from cairn.games.lost_code.rules.table import CardOptions, StoneOptions
from tests.contract.adapter import ADAPTED, adapter_of
from tests.contract.adapters.lost_code import Options, codes, story, with_code
from tests.contract.play import Trail, follow, play


@pytest.mark.parametrize("name", ADAPTED)
def test_worlds_differ(name: str) -> None:
    """An oracle that knows but one world would prove nothing."""
    game, adapter, rng = cairn.game(name), adapter_of(name), Random(1)
    trail = play(game, game.options, rng, adapter)
    for seat in trail.seats:
        others = 0
        for length in range(len(trail.steps)):
            steps = adapter.world(trail.options, trail.steps[:length], seat, rng)
            others += follow(game, trail.options, steps).end != trail.states[length]
        assert others > len(trail.steps) // 3, (
            f"seat {seat} had another world in {others} of {len(trail.steps)} positions"
        )


def _game(options: Options, seed: int) -> Trail:
    name = "think-str8" if isinstance(options, CardOptions) else "lost-code"
    return play(cairn.game(name), options, Random(seed), adapter_of(name))


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (StoneOptions(), 5**6),
        (StoneOptions(beginner=True), 5**5),
        (StoneOptions(variant="x"), 6**6),
        (CardOptions(players=2), 5**6),
    ],
    ids=["plain", "beginner", "x", "cards"],
)
def test_at_first_every_digit_not_seen_is_possible(options: Options, count: int) -> None:
    """LC 2.5: of each symbol three digits stand elsewhere; one's own is any of the others."""
    trail = _game(options, 3)
    dealt = next(
        at for at, step in enumerate(trail.steps) if not (isinstance(step, Settled) and isinstance(step.outcome, Deal))
    )
    assert sum(1 for _ in codes(story(options, trail.steps[:dealt], 1))) == count


def _sight(trail: Trail, length: int, seat: int) -> bytes:
    """What the seat is given after so many steps."""
    return encode(Sight(trail.game.view(trail.states[length], seat), trail.seen(length, seat)))


TABLES = pytest.mark.parametrize(
    "options",
    [
        StoneOptions(players=3),
        StoneOptions(players=2, variant="x", expansions=("shortcut", "curse")),
        CardOptions(players=2, beginner=True),
    ],
    ids=["plain", "x", "cards"],
)


@TABLES
@pytest.mark.parametrize("seed", range(3))
def test_the_truth_is_among_the_codes(options: Options, seed: int) -> None:
    trail = _game(options, seed)
    for seat in trail.seats:
        for length in range(1, len(trail.steps)):
            told = story(options, trail.steps[:length], seat)
            own = {symbol: told.digits[stone] for symbol, stone in told.rack.items()}
            rack = trail.states[length].racks[seat]
            assert own == {symbol: rack[symbol.place] for symbol in own}
            assert all(digit in told.unseen[symbol] for symbol, digit in own.items())
            for heard in told.heard:
                assert sum(told.digits[stone] for stone in heard.stones) in heard.sums


@TABLES
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_knows_what_it_was_told_and_nothing_else(options: Options, seed: int) -> None:
    """LC 1.1, 2.7, 5.10: with other digits of two symbols its sight is the same where every answer would have been.

    And only there: an oracle that left worlds out would let leaks pass.
    """
    trail = _game(options, seed)
    game = trail.game
    same = different = 0
    for seat in trail.seats:
        for length in range(len(trail.steps) // 4, len(trail.steps), len(trail.steps) // 4):
            steps = trail.steps[:length]
            told = story(options, steps, seat)
            possible = {tuple(sorted(code.items())) for code in codes(told)}
            own = {symbol: told.digits[stone] for symbol, stone in told.rack.items()}
            seen = _sight(trail, length, seat)
            one, other = list(own)[seed : seed + 2]
            for first, second in product(told.unseen[one], told.unseen[other]):
                code = own | {one: first, other: second}
                try:
                    world = follow(game, options, with_code(told, steps, code))
                    alike = _sight(world, length, seat) == seen
                except CairnError:
                    alike = False  # another answer, and the game took another way
                assert alike == (tuple(sorted(code.items())) in possible), f"seat {seat} after {length} steps: {code}"
                same, different = same + alike, different + (not alike)
    assert same > 20 and different > 20
