"""The value of choices in points, including what their answers reveal.

Every answer is information, and a wrong bet costs a stone (LC 5.4). Both affect the later bets and the final bets.
After the last round the value is exact: the expected points of the best final bets. Before that it is a model in which
each missing bit costs `POINTS_PER_BIT`. Trial games chose that number; between 1 and 3 it makes little difference. The
bits themselves are exact, and include the best swap after a wrong answer.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import log2

from cairn.core.values import Value
from cairn.games.lost_code.belief.others import Weighed
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.dice import turn_die, turn_moves
from cairn.games.lost_code.rules.moves import Accept, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.solve.values import BetValue, SwapValue, bet_values, finals_value, swap_value, swap_values

POINTS_PER_BIT = 1.5
"""The model's price of a missing bit before the last round, chosen by trial games."""


class BetOutlook(Value):
    """A bet and its expected future value."""

    bet: BetValue
    outlook: float
    """Points of the final bets, or the model's estimate: only differences between choices of one moment are meaningful.
    """

    @property
    def worth(self) -> float:
        """The points of the bet plus its future value."""
        return self.bet.points + self.outlook


class TurnOutlook(Value):
    """A move of the roller, and the best bet after it."""

    move: Accept | Turn
    dice: tuple[Symbol, ...]
    then: BetOutlook

    @property
    def worth(self) -> float:
        """The points of that bet plus its future value."""
        return self.then.worth


def bet_outlooks(
    view: View,
    belief: Belief,
    dice: Iterable[Symbol] | None = None,
    free: Iterable[int] | None = None,
    weighed: Weighed | None = None,
) -> tuple[BetOutlook, ...]:
    """Every bet on the dice, best first; by default on the present dice with the free wheels.

    With `weighed` codes the bet itself is as likely to be right as they say; what it teaches is still by the rules.
    """
    on = view.dice if dice is None else tuple(dice)
    future = Future(view, belief)
    found = []
    for bet, right, wrong in bet_answers(view, belief, on, free, weighed):
        outlook = future.after(right, wrong=False) + sum(future.after(worlds, wrong=True) for worlds in wrong)
        found.append(BetOutlook(bet, outlook))
    return tuple(sorted(found, key=lambda each: -each.worth))


def bet_answers(
    view: View, belief: Belief, on: Iterable[Symbol], free: Iterable[int] | None, weighed: Weighed | None = None
) -> Iterator[tuple[BetValue, int, list[int]]]:
    """Every bet on the dice, with the worlds in which it is right and, by answer, those in which it is wrong."""
    dice = tuple(on)
    worlds_below = [0]  # by n, the worlds with a sum below n
    by_sum = belief.space.sums(symbol.place for symbol in dice)
    for total in range(view.table.top + 1):
        worlds_below.append(worlds_below[-1] | belief.worlds & by_sum.get(total, 0))
    narrowest = view.table.wheels[0].width
    for bet in bet_values(view, weighed or belief, dice, free):
        below, above = worlds_below[bet.low], belief.worlds ^ worlds_below[bet.low + bet.width]
        right = belief.worlds ^ below ^ above
        yield bet, right, [below | above] if bet.width == narrowest else [below, above]  # LC 5.3


def turn_outlooks(view: View, belief: Belief, is_time_up: Callable[[], bool] | None = None) -> tuple[TurnOutlook, ...]:
    """The roller's moves, best first. Forced turns are followed to the end (LC 3.4, 3.6).

    With `is_time_up`, dice are evaluated in the order of their best bet until it returns True; the rest is left out.
    """
    table = view.table
    dice = dict.fromkeys(possible_dice(table, view.dice))
    if is_time_up is not None:
        dice = dict.fromkeys(sorted(dice, key=lambda shown: -bet_values(view, belief, shown, table.widths)[0].points))
    best: dict[tuple[Symbol, ...], BetOutlook] = {}
    for shown in dice:
        best[shown] = bet_outlooks(view, belief, shown, table.widths)[0]
        if is_time_up is not None and is_time_up():
            break
    found = (_outlook_after(table, view.dice, move, best) for move in turn_moves(table, view.dice))
    return tuple(sorted((each for each in found if each is not None), key=lambda each: -each.worth))


def possible_dice(table: Table, dice: tuple[Symbol, ...]) -> Iterator[tuple[Symbol, ...]]:
    """All dice that the roller's moves can lead to."""
    for move in turn_moves(table, dice):
        match move:
            case Accept():
                yield dice
            case Turn(shown, to):
                after = turn_die(dice, shown, to)
                yield from possible_dice(table, after) if shown is table.left_out else (after,)


def _outlook_after(
    table: Table, dice: tuple[Symbol, ...], move: Accept | Turn, best: Mapping[tuple[Symbol, ...], BetOutlook]
) -> TurnOutlook | None:
    """The outlook after the move; None if its dice were not evaluated."""
    if isinstance(move, Turn):
        dice = turn_die(dice, move.shown, move.to)
        if move.shown is table.left_out:
            found = [
                each
                for turn in turn_moves(table, dice)
                if (each := _outlook_after(table, dice, turn, best)) is not None
            ]
            then = max(found, key=lambda each: each.worth, default=None)
            return None if then is None else TurnOutlook(move, then.dice, then.then)
    return TurnOutlook(move, dice, best[dice]) if dice in best else None


def swap_outlooks(view: View, belief: Belief) -> tuple[SwapValue, ...]:
    """Every possible swap, best first: by points in the last round, before that by bits and points."""
    values = swap_values(view, belief)
    if view.round == view.table.rounds:
        return values
    return tuple(sorted(values, key=lambda value: POINTS_PER_BIT * value.bits - value.points))


class Future:
    """The value of the remaining rounds and the final bets, weighted by the probability of a set of worlds."""

    def __init__(self, view: View, belief: Belief) -> None:
        self.table = view.table
        self.belief = belief
        self.total = belief.count
        self.last = view.round == view.table.rounds
        self.staked: Mapping[Symbol, Digits | None] = {
            stake.symbol: stake.digits for stake in view.stakes if stake.seat == view.seat
        }
        self.stocked = [symbol for symbol, left in zip(belief.symbols, view.stock, strict=True) if left]
        self._known: dict[tuple[int, bool], float] = {}

    def after(self, worlds: int, wrong: bool) -> float:
        """The contribution of these worlds to the expected value."""
        key = (worlds, wrong and bool(self.stocked))
        if key not in self._known:
            self._known[key] = worlds.bit_count() / self.total * self._value(*key) if worlds else 0.0
        return self._known[key]

    def _value(self, worlds: int, swapping: bool) -> float:
        if not self.last:
            return -POINTS_PER_BIT * self.bits_left(worlds, swapping)
        return self.finals_left(worlds, swapping)

    def bits_left(self, worlds: int, wrong: bool) -> float:
        """The bits that are missing if only these worlds are possible, after the best swap if the bet was wrong."""
        return self._bits_after_swap(worlds) if wrong and self.stocked else log2(worlds.bit_count())

    def finals_left(self, worlds: int, wrong: bool) -> float:
        """Expected points of the best final bets, after the best swap if the bet was wrong."""
        if not (wrong and self.stocked):
            return finals_value(self.table, self.belief, worlds, self.staked)
        return max(swap_value(self.table, self.belief, symbol, self.staked, worlds).points for symbol in self.stocked)

    def _bits_after_swap(self, worlds: int) -> float:
        """The fewest missing bits after a swap, which reveals the old digit and hides the new one."""
        total = worlds.bit_count()
        fewest = log2(self.belief.space.size) + len(self.stocked)
        for symbol in self.stocked:
            bits = log2(len(self.belief.unseen[symbol.place]) - 1)
            for with_digit in self.belief.space.codes_with[symbol.place].values():
                count = (worlds & with_digit).bit_count()
                if count > 1:
                    bits += count / total * log2(count)
            fewest = min(fewest, bits)
        return fewest
