"""The complete position, and the part of it that a seat may know."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from cairn.core.game import check_seat
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.table import Table

Rack: TypeAlias = tuple[int, ...]
"""Digits by the place of their symbol."""

Digits: TypeAlias = tuple[int, ...]
"""A bet on one symbol: up to three different digits in ascending order."""


class Phase(StrEnum):
    """What happens next."""

    __hash__ = str.__hash__

    DEAL = "deal"  # chance: the stones of a symbol (LC 2.2)
    STACK = "stack"  # chance: the markers (LC 2.3)
    ROLL = "roll"  # chance: the dice (LC 3.2)
    OFFER = "offer"  # a player may take a token (LC 8.2)
    FIX = "fix"  # a die that shows the symbol left out must be turned (LC 3.4)
    TURN = "turn"  # the roller may turn a die (LC 3.3)
    BET = "bet"  # a player takes a wheel (LC 4.1)
    PLACE = "place"  # all players place their tokens (LC 11.3)
    SWAP = "swap"  # a player who was wrong chooses a stone (LC 5.4)
    DRAW = "draw"  # chance: the new stone (LC 5.4)
    FINAL = "final"  # all players make their final bets (LC 6.2)
    CHECK = "check"  # nobody acts: bets are checked one by one (LC 5.1, 6.3); only in an `Interim` position
    OVER = "over"


class Wager(Value):
    """A wheel taken in this round, and its first sum; None until it is placed (LC 11.3)."""

    width: int
    low: int | None = None


class Stake(Value):
    """A token taken, and the digits bet with it; None if they are another seat's secret (LC 8.3)."""

    seat: Seat
    symbol: Symbol
    digits: Digits | None


class Laid(Value):
    """A discarded stone, visible to all (LC 5.9)."""

    round: int
    seat: Seat
    symbol: Symbol
    digit: int


class State(Value):
    """The complete position, hidden information included. Only `view` decides what a player may know of it.

    Tuples whose order has no meaning are sorted, so that equal positions are equal values.
    """

    table: Table
    phase: Phase
    racks: tuple[Rack, ...]  # players first, then racks of nobody; each is hidden from its owner only (LC 1.1)
    unseen: tuple[tuple[int, ...], ...]  # by symbol: stock and box, which nobody can distinguish (LC 2.2)
    track: tuple[Seat, ...]  # from last to first; on one space, from the top of the stack down (LC 3.1)
    scores: tuple[int, ...]  # by seat: the space of the marker
    round: int = 0
    order: tuple[Seat, ...] = ()  # of this round (LC 4.1)
    turn: int = 0  # index in `order` of the player whose turn it is
    dice: tuple[Symbol, ...] = ()  # in the order of the sheet
    free: tuple[int, ...] = ()  # widths of the wheels nobody has taken in this round
    bets: tuple[Wager | None, ...] = ()  # by seat
    swapping: tuple[Seat, ...] = ()  # seats that have yet to swap, last on the track first (LC 5.4)
    drawing: Symbol | None = None  # the symbol whose replacement is drawn next
    laid: tuple[Laid, ...] = ()  # by round, then seat
    tokens: tuple[Symbol, ...] = ()  # not taken yet (LC 8.1)
    offered: Symbol | None = None
    stakes: tuple[Stake, ...] = ()  # in the order of the sheet
    skull: bool = False  # whether the skull is in the game, on its space or held (LC 9.1)
    cursed: Seat | None = None
    finals: tuple[tuple[Digits | None, ...], ...] = ()  # by seat, then symbol; None: not yet bet (LC 6.2)


class Interim(State):
    """A position between two events of one move, in which nobody acts. It is shown, and never played on."""

    revealed: tuple[Seat, ...] = ()  # whose rack and final bets have been shown so far (LC 6.5)


class View(Value):
    """Everything one seat may know; without a seat, what all seats know.

    No field can hold the seat's own code before it is revealed.
    """

    seat: Seat | None
    table: Table
    phase: Phase
    to_act: tuple[Seat, ...]
    racks: tuple[Rack | None, ...]  # None: hidden, the seat's own rack or, without a seat, every player's
    stock: tuple[int, ...]  # by symbol: the number of stones that can still be drawn
    track: tuple[Seat, ...]
    scores: tuple[int, ...]
    round: int
    order: tuple[Seat, ...]
    dice: tuple[Symbol, ...]
    free: tuple[int, ...]
    bets: tuple[Wager | None, ...]
    laid: tuple[Laid, ...]
    tokens: tuple[Symbol, ...]
    offered: Symbol | None
    stakes: tuple[Stake, ...]
    skull: bool
    cursed: Seat | None
    finals: tuple[tuple[Digits | None, ...] | None, ...]  # by seat, then symbol; None for another seat's secret bets

    @property
    def own_bet(self) -> Wager | None:
        """The seat's wheel of this round."""
        return None if self.seat is None or not self.bets else self.bets[self.seat]

    @property
    def own_finals(self) -> tuple[Digits | None, ...]:
        """The seat's final bets by symbol; empty before the end."""
        return (self.finals[self.seat] or ()) if self.seat is not None and self.finals else ()


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it. `unseen` is left out: it would reveal the seat's own code."""
    table = state.table
    check_seat(seat, table.players)
    is_over = state.phase is Phase.OVER  # all racks were revealed when the final bets were scored (LC 6.5)
    is_placing = state.phase is Phase.PLACE
    unknown = () if is_over else range(table.players) if seat is None else (seat,)
    return View(
        seat=seat,
        table=table,
        phase=state.phase,
        to_act=to_act(state),
        racks=tuple([None if owner in unknown else rack for owner, rack in enumerate(state.racks)]),
        stock=stock(state),
        track=state.track,
        scores=state.scores,
        round=state.round,
        order=state.order,
        dice=state.dice,
        free=state.free,
        bets=tuple([Wager(bet.width) if bet and owner != seat else bet for owner, bet in enumerate(state.bets)])
        if is_placing
        else state.bets,
        laid=state.laid,
        tokens=state.tokens,
        offered=state.offered,
        stakes=tuple(
            [stake if is_over or stake.seat == seat else replace(stake, digits=None) for stake in state.stakes]
        ),
        skull=state.skull,
        cursed=state.cursed,
        finals=tuple([bets if is_over or owner == seat else None for owner, bets in enumerate(state.finals)]),
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now."""
    actors = _ACTORS_BY_PHASE.get(state.phase)
    return () if actors is None else actors(state)


_ACTORS_BY_PHASE: dict[Phase, Callable[[State], tuple[Seat, ...]]] = {
    Phase.OFFER: lambda state: (state.order[state.turn],),
    Phase.FIX: lambda state: (state.order[0],),
    Phase.TURN: lambda state: (state.order[0],),
    Phase.BET: lambda state: (state.order[state.turn],),
    Phase.PLACE: lambda state: tuple([seat for seat, bet in enumerate(state.bets) if bet and bet.low is None]),
    Phase.SWAP: lambda state: (state.swapping[0],),
    Phase.FINAL: lambda state: tuple([seat for seat, bets in enumerate(state.finals) if None in bets]),
}
"""The seats to act by phase; in other phases chance decides, or the game is over. A table because it is read at every
step."""


def stock(state: State) -> tuple[int, ...]:
    """By symbol, the number of stones that can still be drawn (LC 5.5)."""
    boxed = state.table.boxed
    return tuple([len(digits) - boxed for digits in state.unseen])
