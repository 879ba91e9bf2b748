"""The chance of winning with given final bets (LC 6).

A player sees the racks of all others, and knows how each of them was answered. So for every code that may stand on
the own rack, what each of them can know is known exactly, and what their final bets bring follows, if they bet as
expected points advise. That they do is the one assumption, and the digits that they bet with tokens, which are their
secret, are taken to be what they would bet with them now. Under it the figure is exact as long as no more than
`WORLDS` codes fit; of more, so many are looked at, evenly spread.
"""

from collections.abc import Sequence
from functools import lru_cache

from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.belief.knowledge import Code, sight_of_other
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.belief.posterior import belief as belief_from
from cairn.games.lost_code.rules.events import Happening, Named
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.rules.track import move_marker
from cairn.games.lost_code.solve.values import final_values

MOST_CODES = 64


class Finish(Value):
    """Final bets on all symbols, and what they promise."""

    bets: tuple[Digits, ...]
    chance: float
    """Of winning."""
    points: float
    """Expected."""


class _Ending(Value):
    """A code that may be the own one, and what the final bets of the others bring then, by seat."""

    code: Code
    totals: tuple[int, ...]


def win_chance(sight: Sight[View, Happening], belief: Belief, bets: Sequence[Digits]) -> float:
    """How likely the seat wins with these final bets, one for each symbol."""
    return _finish(sight.view, tuple(bets), _endings(sight, belief)).chance


def best_final_bets(sight: Sight[View, Happening], belief: Belief) -> Finish:
    """Final bets for the best chance of winning, and of those that are as good, for the most points.

    They are found from the bets that are best in points by changing one symbol at a time as long as that helps. What
    has been bet already stands.
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
    endings = _endings(sight, belief)
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


def _endings(sight: Sight[View, Happening], belief: Belief) -> tuple[_Ending, ...]:
    before = tuple(event for event in sight.history if not isinstance(event, Named))
    return _cached_endings(Sight(replace(sight.view, finals=(), to_act=()), before), belief)


@lru_cache(maxsize=8)
def _cached_endings(sight: Sight[View, Happening], belief: Belief) -> tuple[_Ending, ...]:
    """The endings as they are before anybody has bet: the same for every symbol that the seat bets on in turn."""
    codes = list(belief.space.list_codes(belief.worlds))
    if len(codes) > MOST_CODES:
        codes = [codes[number * len(codes) // MOST_CODES] for number in range(MOST_CODES)]
    seats = range(sight.view.table.players)
    return tuple(_Ending(code, tuple(_others_points(sight, seat, code) for seat in seats)) for code in codes)


def _others_points(sight: Sight[View, Happening], seat: Seat, code: Code) -> int:
    """What the final bets of another player bring; 0 for the own seat."""
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


def _finish(view: View, bets: tuple[Digits, ...], endings: tuple[_Ending, ...]) -> Finish:
    staked = [
        any(stake.seat == view.seat and stake.symbol is symbol for stake in view.stakes)
        for symbol in view.table.symbols
    ]
    wins = points = 0
    for ending in endings:
        own = sum(
            final_points(view.table, digits, digit, token)
            for digits, digit, token in zip(bets, ending.code, staked, strict=True)
        )
        points += own
        track, scores = view.track, view.scores
        for seat in view.track:
            track, scores = move_marker(track, scores, seat, own if seat == view.seat else ending.totals[seat])
        wins += track[-1] == view.seat
    return Finish(bets, wins / len(endings), points / len(endings))
