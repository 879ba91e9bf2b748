"""Step 1 of a round: the dice (LC 3), and the tokens that a repeated symbol offers (LC 8)."""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import factorial, prod

from cairn.core.chance import Chance
from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.events import Accepted, Events, Happening, Left, Rolled, Took, Turned
from cairn.games.lost_code.rules.moves import Accept, Leave, Outcome, Roll, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import Phase, Stake, State
from cairn.games.lost_code.rules.table import Table


@cache
def roll_chance(symbols: tuple[Symbol, ...], dice: int) -> Chance[Outcome]:
    """All rolls of this many dice, sorted; every die shows each symbol with the same chance (LC 3.2)."""
    faces = tuple(combinations_with_replacement(symbols, dice))
    weights = tuple(factorial(dice) // prod(factorial(n) for n in Counter(shown).values()) for shown in faces)
    return Chance(tuple(Roll(shown) for shown in faces), weights)


def roll(state: State, dice: tuple[Symbol, ...]) -> Change[State, Happening]:
    """Roll the dice. A repeated symbol may offer its token before any die is turned (LC 8.2)."""
    rolled = (Rolled(state.order[0], dice),)
    offered = next((symbol for symbol in state.tokens if dice.count(symbol) > 1), None)
    if offered is not None:
        return Change(replace(state, dice=dice, phase=Phase.OFFER, offered=offered, turn=0), rolled)
    return _begin_turning(replace(state, dice=dice), rolled)


# Tokens


@cache
def digit_sets(digits: int, fewest: int) -> tuple[tuple[int, ...], ...]:
    """All bets on one symbol: `fewest` to three different digits (LC 6.2, 8.3)."""
    return tuple(each for size in range(fewest, 4) for each in combinations(range(digits), size))


@cache
def offer_moves(digits: int) -> tuple[Leave | Take, ...]:
    """Leave the token, or take it with any bet (LC 8.2, 8.3)."""
    return (Leave(), *(Take(each) for each in digit_sets(digits, 1)))


def check_take(state: State, move: Take) -> None:
    """Raise `IllegalMove` unless the token is taken with one, two or three valid digits (LC 8.3)."""
    if not 1 <= len(move.digits) <= 3:
        raise IllegalMove("LC 8.3", "token-without-digits")
    check_digits(state, move.digits)


def check_digits(state: State, digits: tuple[int, ...]) -> None:
    """Raise `IllegalMove` unless the digits exist, differ and are in ascending order (LC 6.5)."""
    highest = state.table.digits - 1
    if any(not 0 <= digit <= highest for digit in digits):
        raise IllegalMove("LC 6.5", "no-such-digit", highest=highest)
    if any(one >= other for one, other in pairwise(digits)):
        raise IllegalMove("LC 6.5", "digits-alike")


def leave(state: State, seat: Seat) -> Change[State, Happening]:
    """Leave the token and ask the next player, if there is one (LC 8.2)."""
    assert state.offered is not None
    left = (Left(seat, state.offered),)
    if state.turn + 1 == len(state.order):
        return _begin_turning(state, left)
    return Change(replace(state, turn=state.turn + 1), left)


def take(state: State, seat: Seat, move: Take) -> Change[State, Happening]:
    """Take the token out of the game; the bet is kept until the end (LC 8.3, 8.9)."""
    symbol = state.offered
    assert symbol is not None
    stakes = sorted((*state.stakes, Stake(seat, symbol, move.digits)), key=lambda stake: stake.symbol.place)
    tokens = tuple(token for token in state.tokens if token is not symbol)
    took = (Took(seat, symbol, move.digits),)
    return _begin_turning(replace(state, tokens=tokens, stakes=tuple(stakes)), took)


# Turning


def turn_moves(table: Table, dice: tuple[Symbol, ...]) -> tuple[Accept | Turn, ...]:
    """The roller's moves: dice with the symbol left out must be turned first, then one die or none (LC 3.6)."""
    return _turn_moves(dice, table.symbols, table.left_out)


@cache
def _turn_moves(
    dice: tuple[Symbol, ...], symbols: tuple[Symbol, ...], left_out: Symbol | None
) -> tuple[Accept | Turn, ...]:
    forced = [face for face in dice if face is left_out]
    shown = dict.fromkeys(forced or dice)
    turns = tuple(Turn(face, to) for face in shown for to in symbols if to is not face)
    return turns if forced else (Accept(), *turns)


def check_turn(state: State, move: Turn) -> None:
    """Raise `IllegalMove` unless a die is turned to another symbol that is in play (LC 3.5)."""
    table = state.table
    if move.shown not in state.dice:
        raise IllegalMove("LC 3.3", "no-such-die", symbol=symbol_ref(move.shown))
    if state.phase is Phase.FIX and table.left_out is not None and move.shown is not table.left_out:
        raise IllegalMove("LC 3.4", "left-out-first", symbol=symbol_ref(table.left_out))
    if move.to is move.shown or move.to not in table.symbols:
        raise IllegalMove("LC 3.5", "turn-to-another")


def turn(state: State, seat: Seat, move: Turn) -> Change[State, Happening]:
    """Turn a die. A forced turn may be followed by another one (LC 3.4)."""
    dice, done = turn_die(state.dice, move.shown, move.to), (Turned(seat, move.shown, move.to),)
    if state.phase is Phase.FIX:
        return _begin_turning(replace(state, dice=dice), done)
    return Change(replace(state, dice=dice, phase=Phase.BET, turn=0), done)


def turn_die(dice: tuple[Symbol, ...], shown: Symbol, to: Symbol) -> tuple[Symbol, ...]:
    """The dice, sorted, after one that showed `shown` is turned to `to`."""
    faces = list(dice)
    faces[faces.index(shown)] = to
    return tuple(sorted(faces, key=lambda symbol: symbol.place))


def accept(state: State, seat: Seat) -> Change[State, Happening]:
    """Leave the dice as they are, and begin the bets."""
    return Change(replace(state, phase=Phase.BET, turn=0), (Accepted(seat),))


def _begin_turning(state: State, events: Events) -> Change[State, Happening]:
    """Begin the forced turns if a die shows the symbol left out, else the free turn (LC 3.4, 3.6)."""
    forced = state.table.left_out is not None and state.table.left_out in state.dice
    return Change(replace(state, phase=Phase.FIX if forced else Phase.TURN, offered=None, turn=0), events)
