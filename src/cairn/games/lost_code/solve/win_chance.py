"""The chance to win with given final bets (LC 6).

A player sees all other racks and knows all answers. So for every possible code of this player, the knowledge of each
opponent is known exactly, and so are the points of their final bets if they bet for the most expected points. That is
the one assumption; the secret digits of their tokens are assumed to be what they would bet now. Given that, the chance
is exact for up to `MOST_CODES` codes; of more, that many are sampled at even distances.

By the rules all codes that fit are equally likely. With `Weighed` codes they are as likely as a model of the others'
play says; of more than `MOST_CODES` the likeliest count.
"""

from collections.abc import Sequence
from functools import lru_cache

from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.belief.knowledge import Code, sight_of_other
from cairn.games.lost_code.belief.others import Weighed
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.belief.posterior import belief as belief_from
from cairn.games.lost_code.rules.events import Happening, Named
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.rules.track import move_marker
from cairn.games.lost_code.solve.values import final_values

MOST_CODES = 64
"""The number of codes that are examined; it bounds the time, since each needs a belief per opponent."""


class Finish(Value):
    """Final bets on all symbols, with their value."""

    bets: tuple[Digits, ...]
    chance: float
    """The chance to win."""
    points: float
    """Expected points."""


class Ending(Value):
    """A possible code of the seat, and the points of the others' final bets in that case, by seat."""

    code: Code
    totals: tuple[int, ...]
    weight: float = 1
    """How likely the code is, up to a factor."""


def win_chance(sight: Sight[View, Happening], belief: Belief, bets: Sequence[Digits]) -> float:
    """The chance that the seat wins with these final bets, one for each symbol."""
    return _finish(sight.view, tuple(bets), find_endings(sight, belief)).chance


def best_final_bets(sight: Sight[View, Happening], belief: Belief | Weighed) -> Finish:
    """The final bets with the best chance to win and, among equals, the most points.

    A local search: from the bets of most points it changes one symbol at a time while that helps. Bets already made are
    kept.
    """
    view = sight.view
    staked = {stake.symbol for stake in view.stakes if stake.seat == view.seat}
    made = view.own_finals or (None,) * len(belief.symbols)
    values = [
        final_values(view.table, belief, symbol, factor=view.table.token_factor if symbol in staked else 1)
        for symbol in belief.symbols
    ]
    options = [
        [each.digits for each in value] if bet is None else [bet] for bet, value in zip(made, values, strict=True)
    ]
    endings = find_endings(sight, belief)
    best = _finish(view, tuple(choices[0] for choices in options), endings)
    improved = True
    while improved:
        improved = False
        for place, choices in enumerate(options):
            for digits in choices:
                other = _finish(view, (*best.bets[:place], digits, *best.bets[place + 1 :]), endings)
                if (other.chance, other.points) > (best.chance, best.points):
                    best, improved = other, True
    return best


def find_endings(sight: Sight[View, Happening], belief: Belief | Weighed) -> tuple[Ending, ...]:
    """The endings of the codes that fit, or of a sample of them."""
    before = tuple(event for event in sight.history if not isinstance(event, Named))
    return _cached_endings(Sight(replace(sight.view, finals=(), to_act=()), before), belief)


@lru_cache(maxsize=8)
def _cached_endings(sight: Sight[View, Happening], belief: Belief | Weighed) -> tuple[Ending, ...]:
    """The endings before anyone has bet: the same for each symbol of the seat, hence cached."""
    seats = range(sight.view.table.players)
    return tuple(
        Ending(code, tuple(_others_points(sight, seat, code) for seat in seats), weight)
        for code, weight in _most_codes(belief)
    )


def _most_codes(belief: Belief | Weighed) -> list[tuple[Code, float]]:
    """The codes that are examined, with their weights."""
    if isinstance(belief, Weighed):
        found = sorted(zip(belief.codes, belief.chances, strict=True), key=lambda each: -each[1])
        return found[:MOST_CODES]
    return [(code, 1) for code in possible_codes(belief)]


def possible_codes(belief: Belief) -> list[Code]:
    """The codes that fit, or that many of them at even distances."""
    codes = list(belief.space.list_codes(belief.worlds))
    if len(codes) > MOST_CODES:
        codes = [codes[number * len(codes) // MOST_CODES] for number in range(MOST_CODES)]
    return codes


def _others_points(sight: Sight[View, Happening], seat: Seat, code: Code) -> int:
    """The points of another player's final bets; 0 for the seat itself."""
    view = sight.view
    rack = view.racks[seat]
    if seat == view.seat or rack is None:
        return 0
    theirs = belief_from(sight_of_other(sight, seat, code))
    staked = {stake.symbol for stake in view.stakes if stake.seat == seat}
    total = 0
    for symbol, digit in zip(theirs.symbols, rack, strict=True):
        with_token = symbol in staked
        bet = final_values(view.table, theirs, symbol, fewest=1 if with_token else 0)[0]
        total += final_points(view.table, bet.digits, digit, with_token)
    return total


def _finish(view: View, bets: tuple[Digits, ...], endings: tuple[Ending, ...]) -> Finish:
    staked = [
        any(stake.seat == view.seat and stake.symbol is symbol for stake in view.stakes)
        for symbol in view.table.symbols
    ]
    wins = points = whole = 0.0
    for ending in endings:
        own = sum(
            final_points(view.table, digits, digit, token)
            for digits, digit, token in zip(bets, ending.code, staked, strict=True)
        )
        whole += ending.weight
        points += ending.weight * own
        track, scores = view.track, view.scores
        for seat in view.track:
            track, scores = move_marker(track, scores, seat, own if seat == view.seat else ending.totals[seat])
        wins += ending.weight * (track[-1] == view.seat)
    return Finish(bets, wins / whole, points / whole)
