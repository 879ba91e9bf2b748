"""The end of a round: swaps (LC 5.4, 5.5), tokens and skull leaving the game (LC 8.6, 9.4, 9.5), the next round."""

from collections.abc import Collection
from typing import TypeVar

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.events import (
    Began,
    Drew,
    Events,
    Happening,
    SkullGone,
    SkullPassed,
    Spared,
    Swapped,
    TokensRemoved,
)
from cairn.games.lost_code.rules.final import begin_final
from cairn.games.lost_code.rules.moves import Swap
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import Laid, Phase, State, stock

S = TypeVar("S", bound=State)


def begin_round(state: State, before: Events) -> Change[State, Happening]:
    """Fix the order of play by the track and return the wheels (LC 4.1, 5.6)."""
    number = state.round + 1
    begun = replace(
        state,
        phase=Phase.ROLL,
        round=number,
        order=state.track,
        turn=0,
        dice=(),
        free=state.table.widths,
        bets=(None,) * state.table.players,
    )
    return Change(begun, (*before, Began(number, state.track)))


def begin_swaps(state: State, wrong: Collection[Seat], before: Events) -> Change[State, Happening]:
    """Let all who were wrong swap, beginning with the last on the present track (LC 5.4)."""
    return _continue_swaps(replace(state, swapping=tuple([seat for seat in state.track if seat in wrong])), before)


def swap_moves(state: State) -> tuple[Swap, ...]:
    """A swap for every symbol whose stock is not empty (LC 5.5)."""
    return tuple(Swap(symbol) for symbol, left in zip(state.table.symbols, stock(state), strict=True) if left)


def check_swap(state: State, symbol: Symbol) -> None:
    """Raise `IllegalMove` unless the symbol is in play and its stock is not empty (LC 5.5)."""
    if symbol not in state.table.symbols:
        raise IllegalMove("LC 5.4", "not-in-play", symbol=symbol_ref(symbol))
    if not stock(state)[symbol.place]:
        raise IllegalMove("LC 5.5", "none-to-draw", symbol=symbol_ref(symbol))


def swap(state: State, seat: Seat, symbol: Symbol) -> Change[State, Happening]:
    """Discard the stone; a new one is drawn next."""
    digit = state.racks[seat][symbol.place]
    laid, at = state.laid, len(state.laid)
    while at and laid[at - 1].round == state.round and laid[at - 1].seat > seat:
        at -= 1  # by round, then seat
    laid = (*laid[:at], Laid(state.round, seat, symbol, digit), *laid[at:])
    return Change(replace(state, phase=Phase.DRAW, drawing=symbol, laid=laid), (Swapped(seat, symbol, digit),))


def draw(state: State, digit: int) -> Change[State, Happening]:
    """Put the new stone on the rack; the next player swaps."""
    symbol, seat = state.drawing, state.swapping[0]
    assert symbol is not None
    return _continue_swaps(place_stone(state, digit), (Drew(seat, symbol, digit),))


def place_stone(state: S, digit: int) -> S:
    """The position with the stone that was drawn on the rack of the player who swaps."""
    symbol, seat = state.drawing, state.swapping[0]
    assert symbol is not None
    at = symbol.place
    rack = state.racks[seat]
    rack = (*rack[:at], digit, *rack[at + 1 :])
    left = tuple([other for other in state.unseen[at] if other != digit])
    return replace(
        state,
        racks=(*state.racks[:seat], rack, *state.racks[seat + 1 :]),
        unseen=(*state.unseen[:at], left, *state.unseen[at + 1 :]),
        drawing=None,
        swapping=state.swapping[1:],
    )


def _continue_swaps(state: State, before: Events) -> Change[State, Happening]:
    if not state.swapping:
        return _end_round(state, before)
    if any(stock(state)):
        return Change(replace(state, phase=Phase.SWAP), before)
    return _end_round(replace(state, swapping=()), (*before, *map(Spared, state.swapping)))


def _end_round(state: State, before: Events) -> Change[State, Happening]:
    """Pass or remove the skull, remove expired tokens, and begin the next round or the final bets."""
    table, events = state.table, list[Happening](before)
    skull, cursed, tokens = state.skull, state.cursed, state.tokens
    if skull:
        reached = cursed is not None and max(state.scores) >= table.curse_until
        if reached or state.round == table.curse_rounds:
            skull, cursed = False, None
            events.append(SkullGone())
        elif cursed is not None and cursed != state.track[-1]:
            cursed = state.track[-1]
            events.append(SkullPassed(cursed))
    if tokens and state.round == table.token_rounds:
        events.append(TokensRemoved(tokens))
        tokens = ()
    if skull is not state.skull or cursed != state.cursed or tokens != state.tokens:
        state = replace(state, skull=skull, cursed=cursed, tokens=tokens)
    begin_next = begin_final if state.round == table.rounds else begin_round
    return begin_next(state, tuple(events))
