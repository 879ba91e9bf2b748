"""The values of choices in expected points: pure functions of a view and its belief.

Exact are the chance and the expected points of every bet, of the best bet after every turn of a die (the roller bets
first, so all wheels are free), of every final bet, and of every token bet while its stone stays on the rack. A swap is
valued as if the final bets were made right after it, over all digits that may be revealed and drawn: that figure is
exact, but ignores what later rounds add.
"""

from collections.abc import Iterable, Mapping
from math import log2

from cairn.core.values import Value
from cairn.games.lost_code.belief.others import Weighed
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.dice import turn_die, turn_moves
from cairn.games.lost_code.rules.moves import Accept, Turn
from cairn.games.lost_code.rules.pieces import Symbol, Wheel
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.rules.table import Table


class BetValue(Value):
    """A bet: its chance and its expected points (LC 4, 5.2, 9.3)."""

    width: int
    low: int
    chance: float
    points: float
    """Expected points; under the curse a wrong bet costs the wheel's points."""


class TurnValue(Value):
    """A move of the roller, and the best bet after it (LC 3.3, 3.4)."""

    move: Accept | Turn
    dice: tuple[Symbol, ...]
    """The dice after all turns."""
    bet: BetValue
    then: tuple[Accept | Turn, ...] = ()
    """The roller's further moves until the dice show that; forced turns come first (LC 3.6)."""

    @property
    def points(self) -> float:
        """The expected points of that bet."""
        return self.bet.points


class SwapValue(Value):
    """The value of swapping a stone (LC 5.4)."""

    symbol: Symbol
    points: float
    """Expected points of the best final bets, made right after the swap."""
    bits: float
    """Expected missing bits after the swap."""


class FinalValue(Value):
    """A bet on the seat's digit of a symbol (LC 6.2, 8.3)."""

    symbol: Symbol
    digits: Digits
    chance: float
    points: float


def bet_values(
    view: View, belief: Belief | Weighed, dice: Iterable[Symbol] | None = None, free: Iterable[int] | None = None
) -> tuple[BetValue, ...]:
    """Every bet on the dice, best first; by default on the present dice with the free wheels."""
    table = view.table
    sums = belief.sums(view.dice if dice is None else dice)
    deals_below: list[float] = [0]
    for total in range(table.top + 1):
        deals_below.append(deals_below[-1] + sums.get(total, 0))
    widths = set(view.free if free is None else free)
    cursed = view.cursed == view.seat
    found = [
        _bet_value(wheel, low, (deals_below[low + wheel.width] - deals_below[low]) / deals_below[-1], cursed)
        for wheel in table.wheels
        if wheel.width in widths
        for low in range(table.top + 2 - wheel.width)
    ]
    return tuple(sorted(found, key=lambda bet: (-bet.points, -bet.chance, bet.width, bet.low)))


def turn_values(view: View, belief: Belief) -> tuple[TurnValue, ...]:
    """The roller's moves, best first. Forced turns are followed to the end (LC 3.4, 3.6)."""
    widths = tuple(wheel.width for wheel in view.table.wheels)
    best: dict[tuple[Symbol, ...], BetValue] = {}

    def bet_on(dice: tuple[Symbol, ...]) -> BetValue:
        if dice not in best:
            best[dice] = bet_values(view, belief, dice, widths)[0]
        return best[dice]

    def after(dice: tuple[Symbol, ...], move: Accept | Turn) -> TurnValue:
        if isinstance(move, Accept):
            return TurnValue(move, dice, bet_on(dice))
        shown = turn_die(dice, move.shown, move.to)
        if move.shown is not view.table.left_out:
            return TurnValue(move, shown, bet_on(shown))
        then = max((after(shown, each) for each in turn_moves(view.table, shown)), key=lambda value: value.points)
        return TurnValue(move, then.dice, then.bet, (then.move, *then.then))

    values = [after(view.dice, move) for move in turn_moves(view.table, view.dice)]
    return tuple(sorted(values, key=lambda value: -value.points))


def swap_values(view: View, belief: Belief) -> tuple[SwapValue, ...]:
    """Every possible swap, best first (LC 5.4, 5.5)."""
    staked = {stake.symbol: stake.digits for stake in view.stakes if stake.seat == view.seat}
    values = [
        swap_value(view.table, belief, symbol, staked)
        for symbol, left in zip(belief.symbols, view.stock, strict=True)
        if left
    ]
    return tuple(sorted(values, key=lambda value: (-value.points, value.bits)))


def final_values(
    table: Table, belief: Belief | Weighed, symbol: Symbol, fewest: int = 0, factor: int = 1
) -> tuple[FinalValue, ...]:
    """For each number of digits the bet on the likeliest ones, best first."""
    line = belief.marginals[symbol]
    likeliest = sorted(line, key=lambda digit: (-line[digit], digit))
    found = []
    for size in range(fewest, len(table.right) + 1):
        found.append(final_value(table, symbol, line, tuple(sorted(likeliest[:size])), factor))
    return tuple(sorted(found, key=lambda bet: (-bet.points, len(bet.digits))))


def final_value(table: Table, symbol: Symbol, line: Mapping[int, float], digits: Digits, factor: int = 1) -> FinalValue:
    """A bet on these digits of a symbol; `line` is the probability of each digit."""
    chance = sum((line[digit] for digit in digits), 0.0)
    return FinalValue(symbol, digits, chance, _expected_points(table, digits, chance, factor))


def token_values(view: View, belief: Belief) -> tuple[FinalValue, ...]:
    """The bets with the token on offer, best first; they count double and name at least one digit (LC 8.3)."""
    assert view.offered is not None, "no token is on offer"
    return final_values(view.table, belief, view.offered, fewest=1, factor=view.table.token_factor)


def finals_value(
    table: Table, belief: Belief, worlds: int, staked: Mapping[Symbol, Digits | None], skip: Symbol | None = None
) -> float:
    """Expected points of the best final bets if only these worlds are possible; token bets are kept (LC 8.3)."""
    total = worlds.bit_count()
    worth = 0.0
    for symbol, with_digit in zip(belief.symbols, belief.space.codes_with, strict=True):
        if symbol is skip:
            continue
        digits = staked.get(symbol)
        if digits is None:
            worth += best_final_value(table, [(worlds & codes).bit_count() for codes in with_digit.values()], total)
        else:
            right = sum((worlds & with_digit.get(digit, 0)).bit_count() for digit in digits) / total
            worth += _expected_points(table, digits, right, table.token_factor)
    return worth


def best_final_value(table: Table, counts: Iterable[int], total: int) -> float:
    """Expected points of the best bet on a symbol, given the number of codes for each digit."""
    best, chance = float(table.wrong), 0.0
    for right, count in zip(table.right, sorted(counts, reverse=True), strict=False):
        chance += count / total
        best = max(best, chance * right + (1 - chance) * table.wrong)
    return best


def swap_value(
    table: Table, belief: Belief, symbol: Symbol, staked: Mapping[Symbol, Digits | None], worlds: int | None = None
) -> SwapValue:
    """The value of swapping one stone, which reveals its digit; any unseen digit may replace it."""
    codes = belief.worlds if worlds is None else worlds
    total = codes.bit_count()
    points, bits = 0.0, 0.0
    for digit, with_digit in belief.space.codes_with[symbol.place].items():
        there = codes & with_digit
        count = there.bit_count()
        if count:
            drawn = [other for other in belief.unseen[symbol.place] if other != digit]  # equally likely (LC 2.2)
            bet = staked.get(symbol)
            if bet is None:
                new = best_final_value(table, [1] * len(drawn), len(drawn))
            else:
                new = _expected_points(table, bet, len(set(drawn) & set(bet)) / len(drawn), table.token_factor)
            points += count / total * (finals_value(table, belief, there, staked, skip=symbol) + new)
            bits += count / total * log2(count * len(drawn))
    return SwapValue(symbol, points, bits)


def _expected_points(table: Table, digits: Digits, chance: float, factor: int) -> float:
    """Expected points of a final bet that is right with this chance (LC 6.3); with a token, times `factor` (LC 8.4)."""
    right = table.right[len(digits) - 1] if digits else 0
    return factor * (chance * right + (1 - chance) * table.wrong)


def _bet_value(wheel: Wheel, low: int, chance: float, cursed: bool) -> BetValue:
    points = wheel.points * (2 * chance - 1 if cursed else chance)
    return BetValue(wheel.width, low, chance, points)
