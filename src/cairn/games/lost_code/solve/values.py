"""What each choice of The Lost Code is worth, in expected points: pure functions of a view and its belief.

Exact are the chance and the expected points of every bet, of the best bet after every turn of a die (the roller bets
first, so all wheels are free), of every final bet, and of every token bet as long as its stone stays on the rack. A
swap is valued by a model: the points that the final bets would bring if they were made right after it, every digit
that may come to light and every stone that may be drawn taken into account; that figure is exact, but what later
rounds add to it is left out.
"""

from collections.abc import Iterable, Mapping
from math import log2

from cairn.core.values import Value
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.dice import turn_die, turn_moves
from cairn.games.lost_code.rules.moves import Accept, Turn
from cairn.games.lost_code.rules.pieces import Symbol, Wheel
from cairn.games.lost_code.rules.state import Digits, View
from cairn.games.lost_code.rules.table import Table


class BetValue(Value):
    """A wheel at a place: how likely the sum lies in its range, and what that is worth (LC 4, 5.2, 9.3)."""

    width: int
    low: int
    chance: float
    points: float
    """Expected; under the curse a wrong bet costs the wheel's points."""


class TurnValue(Value):
    """What the roller may do with the dice, and the best bet that can follow (LC 3.3, 3.4)."""

    move: Accept | Turn
    dice: tuple[Symbol, ...]
    """What they show in the end."""
    bet: BetValue
    then: tuple[Accept | Turn, ...] = ()
    """What the roller must do besides, for the dice to show that: dice that must be turned come first (LC 3.6)."""

    @property
    def points(self) -> float:
        """Expected points of that bet."""
        return self.bet.points


class SwapValue(Value):
    """A stone that may be exchanged (LC 5.4)."""

    symbol: Symbol
    points: float
    """Expected points of the best final bets, made right after the swap."""
    bits: float
    """Expected bits that are missing then."""


class FinalValue(Value):
    """A bet on the own digit of a symbol (LC 6.2, 8.3)."""

    symbol: Symbol
    digits: Digits
    chance: float
    points: float


def bet_values(
    view: View, belief: Belief, dice: Iterable[Symbol] | None = None, free: Iterable[int] | None = None
) -> tuple[BetValue, ...]:
    """Every bet that can be made on the dice, best first; by default on those that lie there, with the wheels left."""
    table = view.table
    sums = belief.sums(view.dice if dice is None else dice)
    deals_below = [0]
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
    """All that the roller may do with the dice, best first. Forced turns are followed to the end (LC 3.4, 3.6)."""
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
    """Every stone that can be exchanged, best first (LC 5.4, 5.5)."""
    staked = {stake.symbol: stake.digits for stake in view.stakes if stake.seat == view.seat}
    values = [
        swap_value(view.table, belief, symbol, staked)
        for symbol, left in zip(belief.symbols, view.stock, strict=True)
        if left
    ]
    return tuple(sorted(values, key=lambda value: (-value.points, value.bits)))


def final_values(
    table: Table, belief: Belief, symbol: Symbol, fewest: int = 0, factor: int = 1
) -> tuple[FinalValue, ...]:
    """Every bet on a symbol that is made of its likeliest digits, or of none, best first."""
    line = belief.marginals[symbol]
    likeliest = sorted(line, key=lambda digit: (-line[digit], digit))
    found = []
    for size in range(fewest, len(table.right) + 1):
        digits = tuple(sorted(likeliest[:size]))
        chance = sum(line[digit] for digit in digits)
        right = table.right[size - 1] if size else 0
        found.append(FinalValue(symbol, digits, chance, factor * (chance * right + (1 - chance) * table.wrong)))
    return tuple(sorted(found, key=lambda bet: (-bet.points, len(bet.digits))))


def token_values(view: View, belief: Belief) -> tuple[FinalValue, ...]:
    """The bets that can be made with the token on offer, best first; they count double and are never none (LC 8.3)."""
    assert view.offered is not None, "no token is on offer"
    return final_values(view.table, belief, view.offered, fewest=1, factor=view.table.token_factor)


def final_bets_value(
    table: Table, belief: Belief, worlds: int, staked: Mapping[Symbol, Digits | None], but: Symbol | None = None
) -> float:
    """Expected points of the best final bets, could only these worlds be; bets made with a token stand (LC 8.3)."""
    total = worlds.bit_count()
    worth = 0.0
    for symbol, with_digit in zip(belief.symbols, belief.space.codes_with, strict=True):
        if symbol is but:
            continue
        digits = staked.get(symbol)
        if digits is None:
            worth += best_final_value(table, [(worlds & codes).bit_count() for codes in with_digit.values()], total)
        else:
            right = sum((worlds & with_digit.get(digit, 0)).bit_count() for digit in digits) / total
            worth += staked_worth(table, digits, right)
    return worth


def best_final_value(table: Table, counts: Iterable[int], total: int) -> float:
    """Expected points of the best bet on a symbol whose digits fit so many codes each."""
    best, chance = float(table.wrong), 0.0
    for right, count in zip(table.right, sorted(counts, reverse=True), strict=False):
        chance += count / total
        best = max(best, chance * right + (1 - chance) * table.wrong)
    return best


def staked_worth(table: Table, digits: Digits, chance: float) -> float:
    """Expected points of a bet made with a token (LC 8.4)."""
    return table.token_factor * (chance * table.right[len(digits) - 1] + (1 - chance) * table.wrong)


def swap_value(
    table: Table, belief: Belief, symbol: Symbol, staked: Mapping[Symbol, Digits | None], worlds: int | None = None
) -> SwapValue:
    """What the swap of one stone leads to: its digit comes to light, and one of those still unseen takes its place."""
    codes = belief.worlds if worlds is None else worlds
    total = codes.bit_count()
    points, bits = 0.0, 0.0
    for digit, with_digit in belief.space.codes_with[symbol.place].items():
        there = codes & with_digit
        count = there.bit_count()
        if count:
            drawn = [other for other in belief.unseen[symbol.place] if other != digit]  # each as likely (LC 2.2)
            bet = staked.get(symbol)
            if bet is None:
                new = best_final_value(table, [1] * len(drawn), len(drawn))
            else:
                new = staked_worth(table, bet, len(set(drawn) & set(bet)) / len(drawn))
            points += count / total * (final_bets_value(table, belief, there, staked, but=symbol) + new)
            bits += count / total * log2(count * len(drawn))
    return SwapValue(symbol, points, bits)


def _bet_value(wheel: Wheel, low: int, chance: float, cursed: bool) -> BetValue:
    points = wheel.points * (2 * chance - 1 if cursed else chance)
    return BetValue(wheel.width, low, chance, points)
