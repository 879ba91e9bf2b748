"""Step 1 of a round: the dice (LC 3), and the tokens that a repeated symbol offers (LC 8)."""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import factorial, prod

from cairn.core.chance import Chance
from cairn.core.errors import IllegalMove
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.events import Accepted, Left, Rolled, Took, Turned
from cairn.games.lost_code.rules.moves import Accept, Leave, Outcome, Roll, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase, Stake, State, logged

__all__ = [
    "accept",
    "check_digits",
    "check_take",
    "check_turn",
    "digit_sets",
    "leave",
    "offer_moves",
    "roll",
    "rolls",
    "take",
    "turn",
    "turn_moves",
    "turned",
]


@cache
def rolls(symbols: tuple[Symbol, ...], dice: int) -> Chance[Outcome]:
    """All that so many dice may show, each symbol on each die with the same chance (LC 3.2)."""
    faces = tuple(combinations_with_replacement(symbols, dice))
    weights = tuple(factorial(dice) // prod(factorial(n) for n in Counter(shown).values()) for shown in faces)
    return Chance(tuple(Roll(shown) for shown in faces), weights)


def roll(state: State, dice: tuple[Symbol, ...]) -> State:
    """The dice fall. A repeated symbol may offer its token before any die is turned (LC 8.2)."""
    state = replace(state, dice=dice, log=logged(state, Rolled(state.order[0], dice)))
    offered = next((symbol for symbol in state.tokens if dice.count(symbol) > 1), None)
    if offered is not None:
        return replace(state, phase=Phase.OFFER, offered=offered, turn=0)
    return _to_turning(state)


# Tokens


@cache
def digit_sets(digits: int, fewest: int) -> tuple[tuple[int, ...], ...]:
    """All that may be bet on one symbol: from `fewest` to three different digits (LC 6.2, 8.3)."""
    return tuple(each for size in range(fewest, 4) for each in combinations(range(digits), size))


@cache
def offer_moves(digits: int) -> tuple[Leave | Take, ...]:
    """Leave the token, or take it with any bet."""
    return (Leave(), *(Take(each) for each in digit_sets(digits, 1)))


def check_take(state: State, move: Take) -> None:
    """A token is taken with a bet of one, two or three digits (LC 8.3)."""
    if not 1 <= len(move.digits) <= 3:
        raise IllegalMove("LC 8.3", "a token is taken with a bet on one, two or three digits")
    check_digits(state, move.digits)


def check_digits(state: State, digits: tuple[int, ...]) -> None:
    """The digits of one bet are of the game, differ, and are named from the smallest up (LC 6.5)."""
    highest = state.table.digits - 1
    if any(not 0 <= digit <= highest for digit in digits):
        raise IllegalMove("LC 6.5", "digits run from 0 to {highest}", highest=highest)
    if any(one >= other for one, other in pairwise(digits)):
        raise IllegalMove("LC 6.5", "the digits of one bet differ, and are named from the smallest up")


def leave(state: State, seat: Seat) -> State:
    """The next player is asked, if there is one (LC 8.2)."""
    assert state.offered is not None
    state = replace(state, turn=state.turn + 1, log=logged(state, Left(seat, state.offered)))
    return state if state.turn < len(state.order) else _to_turning(state)


def take(state: State, seat: Seat, move: Take) -> State:
    """The token is gone, and the bet stands to the end (LC 8.3, 8.9)."""
    symbol = state.offered
    assert symbol is not None
    return _to_turning(
        replace(
            state,
            tokens=tuple(token for token in state.tokens if token is not symbol),
            stakes=(*state.stakes, Stake(seat, symbol, move.digits)),
            log=logged(state, Took(seat, symbol, move.digits)),
        )
    )


# Turning


@cache
def turn_moves(
    dice: tuple[Symbol, ...], symbols: tuple[Symbol, ...], left_out: Symbol | None
) -> tuple[Accept | Turn, ...]:
    """What the roller may do: first every die that shows the symbol left out, then one die or none (LC 3.6)."""
    forced = [face for face in dice if face is left_out]
    shown = dict.fromkeys(forced or dice)
    turns = tuple(Turn(face, to) for face in shown for to in symbols if to is not face)
    return turns if forced else (Accept(), *turns)


def check_turn(state: State, move: Turn) -> None:
    """A die is turned to a symbol of the game that it does not show (LC 3.5)."""
    table = state.table
    if move.shown not in state.dice:
        raise IllegalMove("LC 3.3", "no die shows {symbol}", symbol=move.shown.value)
    if state.phase is Phase.FIX and move.shown is not table.left_out:
        raise IllegalMove("LC 3.4", "first every die that shows {symbol} is turned", symbol=_word(table.left_out))
    if move.to is move.shown or move.to not in table.symbols:
        raise IllegalMove("LC 3.5", "a die is turned to another symbol that is in play")


def turn(state: State, seat: Seat, move: Turn) -> State:
    """The die shows another symbol now."""
    forced = state.phase is Phase.FIX
    dice = turned(state.dice, move.shown, move.to)
    state = replace(state, dice=dice, log=logged(state, Turned(seat, move.shown, move.to)))
    return _to_turning(state) if forced else replace(state, phase=Phase.BET, turn=0)


def turned(dice: tuple[Symbol, ...], shown: Symbol, to: Symbol) -> tuple[Symbol, ...]:
    """The dice with one that showed `shown` turned to `to`."""
    faces = list(dice)
    faces[faces.index(shown)] = to
    return tuple(sorted(faces, key=lambda symbol: symbol.place))


def accept(state: State, seat: Seat) -> State:
    """The dice stay as they are."""
    return replace(state, phase=Phase.BET, turn=0, log=logged(state, Accepted(seat)))


def _to_turning(state: State) -> State:
    """Dice that show the symbol left out come first, and do not use up the free turn (LC 3.4, 3.6)."""
    forced = state.table.left_out is not None and state.table.left_out in state.dice
    return replace(state, phase=Phase.FIX if forced else Phase.TURN, offered=None, turn=0)


def _word(symbol: Symbol | None) -> str:
    return "" if symbol is None else symbol.value
