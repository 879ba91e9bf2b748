"""Moves and chance of both editions: legality, consequences, outcomes."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, permutations
from typing import assert_never

from cairn.core.chance import Chance, uniform
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import Change
from cairn.core.game import check_seat
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules import bets, dice, final, rounds
from cairn.games.lost_code.rules.events import Dealt, Happening, Stacked
from cairn.games.lost_code.rules.moves import (
    Accept,
    Bet,
    Choose,
    Deal,
    Draw,
    Final,
    Leave,
    Move,
    Outcome,
    Place,
    Roll,
    Stack,
    Swap,
    Take,
    Turn,
)
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase, State, to_act
from cairn.games.lost_code.rules.table import Table

_RULE_BY_PHASE = {
    Phase.OFFER: "LC 8.2",
    Phase.FIX: "LC 3.4",
    Phase.TURN: "LC 3.3",
    Phase.BET: "LC 4.1",
    Phase.PLACE: "LC 11.3",
    Phase.SWAP: "LC 5.4",
    Phase.FINAL: "LC 6.2",
    Phase.OVER: "LC 6.4",
}
"""The rule that says who acts in each phase, for refusals."""


def initial_state(table: Table) -> Change[State, Happening]:
    """The table before the deal (LC 2)."""
    return Change(
        State(
            table=table,
            phase=Phase.DEAL,
            racks=((),) * table.racks,
            unseen=(),
            track=(),
            scores=(0,) * table.players,
            tokens=table.symbols if table.token_rounds else (),
            skull=table.curse_rounds > 0,
        )
    )


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves that `check` allows, each once."""
    if seat in to_act(state) and type(seat) is int:
        return iter(_MOVES_BY_PHASE[state.phase](state, seat))
    check_seat(seat, state.table.players)
    return iter(())


def _bet_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    in_turn = state.table.placing == "in-turn"
    return bets.bet_moves(state.free, state.table.top) if in_turn else bets.choose_moves(state.free)


def _turn_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    return dice.turn_moves(state.table, state.dice)


_MOVES_BY_PHASE: dict[Phase, Callable[[State, Seat], tuple[Move, ...]]] = {
    Phase.OFFER: lambda state, seat: dice.offer_moves(state.table.digits),
    Phase.FIX: _turn_moves,
    Phase.TURN: _turn_moves,
    Phase.BET: _bet_moves,
    Phase.PLACE: lambda state, seat: bets.place_moves(chosen_width(state, seat), state.table.top),
    Phase.SWAP: lambda state, seat: rounds.swap_moves(state),
    Phase.FINAL: lambda state, seat: final.final_moves(final.next_symbol(state, seat), state.table.digits),
}


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless `seat` may make this move now."""
    if seat not in to_act(state) or type(seat) is not int:
        check_seat(seat, state.table.players)
        raise turn_error(state.phase)
    phase = state.phase
    match move:
        case Bet(width, low) if phase is Phase.BET and state.table.placing == "in-turn":
            bets.check_width(state, width)
            bets.check_low(state, width, low)
        case Final() if phase is Phase.FINAL:
            final.check_final(state, seat, move)
        case Swap(symbol) if phase is Phase.SWAP:
            rounds.check_swap(state, symbol)
        case Accept() if phase is Phase.TURN:
            pass
        case Turn() if phase is Phase.TURN or phase is Phase.FIX:
            dice.check_turn(state, move)
        case Leave() if phase is Phase.OFFER:
            pass
        case Take() if phase is Phase.OFFER:
            dice.check_take(state, move)
        case Choose(width) if phase is Phase.BET and state.table.placing == "together":
            bets.check_width(state, width)
        case Place(low) if phase is Phase.PLACE:
            bets.check_low(state, chosen_width(state, seat), low)
        case _:
            raise not_now_error(phase)


def turn_error(phase: Phase) -> IllegalMove:
    """The refusal for a seat that may not act now."""
    if phase is Phase.OVER:
        return IllegalMove("LC 6.4", "game-over")
    return IllegalMove(_RULE_BY_PHASE.get(phase, "LC 2.2"), "not-your-turn")


def not_now_error(phase: Phase) -> IllegalMove:
    """The refusal for a move of the wrong kind."""
    return IllegalMove(_RULE_BY_PHASE[phase], "not-now")


def chosen_width(state: State, seat: Seat) -> int:
    """The width of the token that the seat has chosen and must place (LC 11.3)."""
    bet = state.bets[seat]
    assert bet is not None
    return bet.width


def apply(state: State, seat: Seat, move: Move) -> Change[State, Happening]:
    """The position after the move, and its events."""
    check(state, seat, move)
    match move:
        case Bet():
            return bets.bet(state, seat, move)
        case Final():
            return final.make_final_bet(state, seat, move)
        case Swap(symbol):
            return rounds.swap(state, seat, symbol)
        case Accept():
            return dice.accept(state, seat)
        case Turn():
            return dice.turn(state, seat, move)
        case Leave():
            return dice.leave(state, seat)
        case Take():
            return dice.take(state, seat, move)
        case Choose():
            return bets.choose(state, seat, move)
        case Place():
            return bets.place(state, seat, move)
        case _:
            assert_never(move)


def chance(state: State) -> Chance[Outcome] | None:
    """The outcomes that are possible now; None while a player has to act."""
    find_chance = _CHANCE_BY_PHASE.get(state.phase)
    return None if find_chance is None else find_chance(state)


@cache
def _deal_chance(symbol: Symbol, digits: int, racks: int) -> Chance[Outcome]:
    return uniform(tuple(Deal(symbol, each) for each in permutations(range(digits), racks)))


@cache
def _stack_chance(players: int) -> Chance[Outcome]:
    return uniform(tuple(Stack(each) for each in permutations(range(players))))


def _draw_chance(state: State) -> Chance[Outcome]:
    assert state.drawing is not None
    pool = state.unseen[state.drawing.place]  # the stone in the box is as likely as those in the stock (LC 2.2)
    return uniform(tuple([Draw(digit) for digit in pool]))


_CHANCE_BY_PHASE: dict[Phase, Callable[[State], Chance[Outcome]]] = {
    Phase.DEAL: lambda state: _deal_chance(
        state.table.symbols[len(state.unseen)], state.table.digits, state.table.racks
    ),
    Phase.STACK: lambda state: _stack_chance(state.table.players),
    Phase.ROLL: lambda state: dice.roll_chance(state.table.all_symbols, state.table.dice),
    Phase.DRAW: _draw_chance,
}


def settle(state: State, outcome: Outcome) -> Change[State, Happening]:
    """The position after the outcome, and its events; raises `BadInput` for an outcome that is impossible now."""
    table = state.table
    match outcome:
        case Deal(symbol, digits) if state.phase is Phase.DEAL:
            left = set(range(table.digits)) - set(digits)
            if symbol is table.symbols[len(state.unseen)] and len(digits) == table.racks == table.digits - len(left):
                return _deal_stones(state, symbol, digits, tuple(sorted(left)))
        case Stack(markers) if state.phase is Phase.STACK and sorted(markers) == list(range(table.players)):
            track = markers[::-1]  # the top marker is last on the track (LC 2.3)
            return rounds.begin_round(replace(state, track=track), (Stacked(markers),))
        case Roll(faces) if state.phase is Phase.ROLL and _is_roll(table, faces):
            return dice.roll(state, faces)
        case Draw(digit) if state.phase is Phase.DRAW and state.drawing is not None:
            if digit in state.unseen[state.drawing.place]:
                return rounds.draw(state, digit)
        case _:
            pass
    raise BadInput("chance", f"{outcome} cannot happen here")


def _deal_stones(
    state: State, symbol: Symbol, digits: tuple[int, ...], left: tuple[int, ...]
) -> Change[State, Happening]:
    racks = tuple((*rack, digit) for rack, digit in zip(state.racks, digits, strict=True))
    unseen = (*state.unseen, left)
    phase = Phase.STACK if len(unseen) == len(state.table.symbols) else Phase.DEAL
    players = state.table.players
    dealt = Dealt(symbol, digits[:players], digits[players:])
    return Change(replace(state, racks=racks, unseen=unseen, phase=phase), (dealt,))


def _is_roll(table: Table, faces: tuple[Symbol, ...]) -> bool:
    in_order = all(one.place <= other.place for one, other in pairwise(faces))
    return len(faces) == table.dice and in_order and all(face in table.all_symbols for face in faces)
