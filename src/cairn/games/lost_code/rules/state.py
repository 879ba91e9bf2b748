"""A position, whole; and the part of it that a seat may know."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from cairn.core.game import check_seat
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.table import Table

Rack: TypeAlias = tuple[int, ...]
"""Digits, by the place of their symbol."""

Digits: TypeAlias = tuple[int, ...]
"""What is bet on one symbol: up to three different digits, smallest first."""


class Phase(StrEnum):
    """What the table waits for."""

    __hash__ = str.__hash__

    DEAL = "deal"  # chance: the stones of a symbol (LC 2.2)
    STACK = "stack"  # chance: the markers (LC 2.3)
    ROLL = "roll"  # chance: the dice (LC 3.2)
    OFFER = "offer"  # a token is on offer (LC 8.2)
    FIX = "fix"  # dice show the symbol that is left out (LC 3.4)
    TURN = "turn"  # the roller's free turn (LC 3.3)
    BET = "bet"  # wheels are taken (LC 4.1)
    PLACE = "place"  # tokens are placed by all (LC 11.3)
    SWAP = "swap"  # a player who was wrong chooses a stone (LC 5.4)
    DRAW = "draw"  # chance: the new stone (LC 5.4)
    FINAL = "final"  # final bets by all (LC 6.2)
    OVER = "over"


class Wager(Value):
    """A wheel taken in this round, and where it begins; None until it is placed (LC 11.3)."""

    width: int
    low: int | None = None


class Stake(Value):
    """A token taken, and the digits bet with it; None when they are another seat's secret (LC 8.3)."""

    seat: Seat
    symbol: Symbol
    digits: Digits | None


class Laid(Value):
    """A stone that was swapped away and lies open (LC 5.9)."""

    round: int
    seat: Seat
    symbol: Symbol
    digit: int


class State(Value):
    """A position, whole and unveiled. What a player may know of it is for `view` alone to say.

    Where the order of a tuple says nothing by the rules it is a fixed one, so that a position is the same value
    whichever way it came about.
    """

    table: Table
    phase: Phase
    racks: tuple[Rack, ...]  # players first, then those of nobody; each hidden from its owner only (LC 1.1)
    unseen: tuple[tuple[int, ...], ...]  # by symbol: stock and box stone, never told apart (LC 2.2)
    track: tuple[Seat, ...]  # last on the track first; of one space, the top of the stack first (LC 3.1)
    scores: tuple[int, ...]  # by seat: the space of the marker
    round: int = 0
    order: tuple[Seat, ...] = ()  # of this round (LC 4.1)
    turn: int = 0  # whose turn it is, as a place in `order`
    dice: tuple[Symbol, ...] = ()  # in the order of the sheet
    free: tuple[int, ...] = ()  # widths of the wheels nobody has taken in this round
    bets: tuple[Wager | None, ...] = ()  # by seat
    swapping: tuple[Seat, ...] = ()  # who has yet to swap, last on the track first (LC 5.4)
    drawing: Symbol | None = None  # a swap that waits for its stone
    laid: tuple[Laid, ...] = ()  # by round, then seat
    tokens: tuple[Symbol, ...] = ()  # still to be had (LC 8.1)
    offered: Symbol | None = None
    stakes: tuple[Stake, ...] = ()  # in the order of the sheet
    skull: bool = False  # in the game: on its space, or held (LC 9.1)
    cursed: Seat | None = None
    finals: tuple[tuple[Digits | None, ...], ...] = ()  # by seat, then symbol; None: not yet bet (LC 6.2)


class View(Value):
    """All that one seat may know, or, at no seat, what all of them do.

    No field here could hold the own code before it is shown.
    """

    seat: Seat | None
    table: Table
    phase: Phase
    to_act: tuple[Seat, ...]
    racks: tuple[Rack | None, ...]  # None: the own rack; at no seat every player's
    stock: tuple[int, ...]  # by symbol: how many stones may still be drawn
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
    finals: tuple[tuple[Digits | None, ...] | None, ...]  # by seat, None: somebody's secret; then symbol

    @property
    def own_bet(self) -> Wager | None:
        """The own wheel of this round."""
        return None if self.seat is None or not self.bets else self.bets[self.seat]

    @property
    def own_finals(self) -> tuple[Digits | None, ...]:
        """The own final bets by symbol; none before the end has begun."""
        return (self.finals[self.seat] or ()) if self.seat is not None and self.finals else ()


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it. `unseen` stays out: what is missing from it would be the own code."""
    table = state.table
    check_seat(seat, table.players)
    is_over = state.phase is Phase.OVER  # the racks were shown one by one when the final bets were scored (LC 6.5)
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
"""Who acts in each phase; in the others chance does, or nobody. Asked at every step, hence a table."""


def stock(state: State) -> tuple[int, ...]:
    """By symbol, how many stones may still be drawn (LC 5.5)."""
    boxed = state.table.boxed
    return tuple([len(digits) - boxed for digits in state.unseen])
