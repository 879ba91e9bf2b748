"""What the other players make of their final bets (LC 6), for every code that the seat may have.

A player sees all other racks and knows all answers, so for each possible own code it is known what each opponent can
know. What they bet is not. They name their likeliest digits, any of those that are equally likely. Some of them
(`SEEKERS`) name as many as are best for winning if the others bet for points, so a player who is behind takes risks.
The rest bet for the most points, or nearly the most (`RISK`).
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from itertools import accumulate
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.lost_code.belief.knowledge import Code, sight_of_other
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.belief.posterior import belief as belief_from
from cairn.games.lost_code.rules.events import Happening, Named
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.solve.outlook import Floats
from cairn.games.lost_code.solve.win_chance import possible_codes

RISK = 0.4
"""How far a bet for points may fall short of the most: one that promises so many points less is made e (2.7) times less
often (docs/judges.md)."""
SEEKERS = 0.75
"""The share of players who bet on as many digits as is best for winning."""
MOST_PASSES = 3
"""The number of times that the search for those numbers goes through the symbols."""
NOTHING = 1e-9
"""A smaller gain is that of another order of adding."""


class Rivals(NamedTuple):
    """What the others make of their final bets."""

    codes: npt.NDArray[np.int64]
    """The codes of the seat that are looked at."""
    least: int
    """The fewest points that final bets can bring."""
    below: dict[Seat, Floats]
    """By other seat: for each code, the chance that its points are below `least`, `least` + 1, and so on to 1."""


class Line(NamedTuple):
    """The bets on a symbol: its owner's likeliest digits, one bet for each number of them.

    Points are counted from the fewest that a final bet can bring.
    """

    paid: tuple[int, ...]
    """By bet: the points if it is right."""
    lost: int
    """The points if it is wrong."""
    most: int
    """The most points that a final bet can bring."""
    believed: tuple[float, ...]
    """By bet: the chance that it is right, as its owner believes."""
    true: tuple[float, ...]
    """By bet: the chance that it is right, as the digit is; of digits that are equally likely any may be named."""


def find_rivals(sight: Sight[View, Happening], belief: Belief) -> Rivals:
    """What the others make of their final bets, for the codes that fit or some of them."""
    before = tuple(event for event in sight.history if not isinstance(event, Named))
    return _cached_rivals(Sight(replace(sight.view, finals=(), to_act=()), before), belief)


@lru_cache(maxsize=8)
def _cached_rivals(sight: Sight[View, Happening], belief: Belief) -> Rivals:
    """The rivals before anyone has bet: the same for each symbol of the seat, hence cached."""
    table, codes = sight.view.table, possible_codes(belief)
    found = [_rivals_with(sight, belief, code) for code in codes]
    seats = [seat for seat in range(table.players) if seat != sight.view.seat]
    below = {seat: np.array([_below(each[seat]) for each in found]) for seat in seats}
    return Rivals(np.array(codes), _fewest(table) * len(table.symbols), below)


def _rivals_with(sight: Sight[View, Happening], belief: Belief, code: Code) -> dict[Seat, Floats]:
    """By other seat, the chances of each number of points if this is the seat's code."""
    view = sight.view
    lines = {}
    for seat, rack in enumerate(view.racks[: view.table.players]):
        theirs = belief if seat == view.seat else belief_from(sight_of_other(sight, seat, code))
        staked = {stake.symbol for stake in view.stakes if stake.seat == seat}
        lines[seat] = find_lines(view.table, theirs, rack or code, staked)
    plain = {seat: add_up([bets_for_points(line) for line in own]) for seat, own in lines.items()}
    return {
        seat: SEEKERS * add_up(bets_to_win(own, goal(view, seat, plain))) + (1 - SEEKERS) * plain[seat]
        for seat, own in lines.items()
        if seat != view.seat
    }


def find_lines(table: Table, belief: Belief, rack: tuple[int, ...], staked: set[Symbol]) -> list[Line]:
    """The bets of a player with this belief and these digits."""
    marginals = belief.marginals
    return [
        find_line(table, marginals[symbol], digit, symbol in staked)
        for symbol, digit in zip(belief.symbols, rack, strict=True)
    ]


def find_line(table: Table, chances: dict[int, float], digit: int, with_token: bool) -> Line:
    """The bets on a symbol with this digit, if its owner gives the digits these chances."""
    factor, fewest = table.token_factor if with_token else 1, _fewest(table)
    ranked = sorted(chances.values(), reverse=True)
    likelier, alike = sum(chance > chances[digit] for chance in ranked), ranked.count(chances[digit])
    sizes = range(1 if with_token else 0, len(table.right) + 1)
    believed = (0.0, *accumulate(ranked))
    return Line(
        paid=tuple(factor * (table.right[size - 1] if size else table.wrong) - fewest for size in sizes),
        lost=factor * table.wrong - fewest,
        most=table.right[0] * table.token_factor - fewest,
        believed=tuple(believed[size] for size in sizes),
        true=tuple(min(max((size - likelier) / alike, 0.0), 1.0) for size in sizes),
    )


def bets_for_points(line: Line) -> Floats:
    """The chances of each number of points of somebody who bets for points."""
    worth = np.array([_worth(line, size) for size in range(len(line.paid))])
    made = np.exp((worth - worth.max()) / RISK)
    return _points(line, made / made.sum())


def bets_to_win(lines: list[Line], wins: Floats) -> list[Floats]:
    """The chances of each number of points of somebody who wins with so many points in all with these chances.

    From bets for the most points one symbol is changed at a time while that helps.
    """
    sizes = [max(range(len(line.paid)), key=lambda size: _worth(line, size)) for line in lines]
    for _ in range(MOST_PASSES):
        before = list(sizes)
        for place, line in enumerate(lines):
            others = [(each, size) for at, (each, size) in enumerate(zip(lines, sizes, strict=True)) if at != place]
            rest = add_up([_pays(each, size, each.believed[size]) for each, size in others])

            def win(points: int, rest: Floats = rest) -> float:
                return float(rest @ wins[points : points + len(rest)])

            lost = win(line.lost)
            worth = [lost + chance * (win(paid) - lost) for chance, paid in zip(line.believed, line.paid, strict=True)]
            best = max(range(len(worth)), key=worth.__getitem__)
            if worth[best] > worth[sizes[place]] + NOTHING:
                sizes[place] = best
        if sizes == before:
            break
    return [_pays(line, size, line.true[size]) for line, size in zip(lines, sizes, strict=True)]


def goal(view: View, seat: Seat, plain: dict[Seat, Floats]) -> Floats:
    """By number of points of a seat in all: its chance to win against the others' chances of points."""
    wins = np.ones(len(plain[seat]))
    for other, chances in plain.items():
        if other != seat:
            is_first = view.track.index(seat) < view.track.index(other)  # of tied markers the first there (LC 6.4)
            level = np.arange(len(wins)) + view.scores[seat] - view.scores[other] + is_first
            wins = wins * _below(chances)[level.clip(0, len(chances))]
    return wins


def add_up(chances: Iterable[Floats]) -> Floats:
    """The chances of each sum of independent numbers of points."""
    return reduce(np.convolve, chances, np.ones(1))


def _worth(line: Line, size: int) -> float:
    return line.lost + line.believed[size] * (line.paid[size] - line.lost)


def _points(line: Line, made: Floats) -> Floats:
    """The chances of each number of points if the bets of a line are made so often."""
    found = np.zeros(line.most + 1)
    for share, paid, chance in zip(made.tolist(), line.paid, line.true, strict=True):
        found[paid] += share * chance
        found[line.lost] += share * (1 - chance)
    return found


def _pays(line: Line, size: int, chance: float) -> Floats:
    """The chances of each number of points of a bet that is right with this chance."""
    found = np.zeros(line.most + 1)
    found[line.lost] = 1 - chance
    found[line.paid[size]] += chance
    return found


def _below(chances: Floats) -> Floats:
    """The chance of fewer points than none, than 1, and so on."""
    return np.concatenate(([0.0], chances.cumsum()))


def _fewest(table: Table) -> int:
    return table.wrong * table.token_factor
