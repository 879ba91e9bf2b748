"""Step 2 of a round: the bets (LC 4), with the estimation tokens of the card edition (LC 11.3)."""

from functools import cache
from typing import TypeVar

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.events import Chose, Happening, Placed, Shown, Wagered
from cairn.games.lost_code.rules.moves import Bet, Choose, Place
from cairn.games.lost_code.rules.scoring import score_round
from cairn.games.lost_code.rules.state import Phase, State, Wager

S = TypeVar("S", bound=State)


@cache
def bet_moves(free: tuple[int, ...], top: int) -> tuple[Bet, ...]:
    """Every free wheel with every range that lies within the sums (LC 4.2)."""
    return tuple(Bet(width, low) for width in free for low in range(top + 2 - width))


@cache
def choose_moves(free: tuple[int, ...]) -> tuple[Choose, ...]:
    """Every free token."""
    return tuple(Choose(width) for width in free)


@cache
def place_moves(width: int, top: int) -> tuple[Place, ...]:
    """Every range of this width that lies within the track (LC 11.2)."""
    return tuple(Place(low) for low in range(top + 2 - width))


def check_width(state: State, width: int) -> None:
    """Raise `IllegalMove` unless the wheel exists and is free (LC 4.1)."""
    if state.table.wheel(width) is None:
        raise IllegalMove("LC 4.1", "no-such-wheel", width=width)
    if width not in state.free:
        raise IllegalMove("LC 4.1", "wheel-taken", width=width)


def check_low(state: State, width: int, low: int) -> None:
    """Raise `IllegalMove` unless the range lies within the sums (LC 4.2)."""
    top = state.table.top
    if not 0 <= low <= top + 1 - width:
        raise IllegalMove("LC 4.2", "outside-the-sums", width=width, last=top + 1 - width, top=top)


def bet(state: State, seat: Seat, move: Bet) -> Change[State, Happening]:
    """Take and set the wheel; the last bet ends the betting, and all bets are checked."""
    state = take_wheel(state, seat, move.width, move.low)
    events = (Wagered(seat, move.width, move.low),)
    return Change(state, events) if state.turn < len(state.order) else score_round(state, events)


def choose(state: State, seat: Seat, move: Choose) -> Change[State, Happening]:
    """Take the token; after the last choice all players place their tokens."""
    state = take_wheel(state, seat, move.width, None)
    if state.turn == len(state.order):
        state = replace(state, phase=Phase.PLACE)
    return Change(state, (Chose(seat, move.width),))


def place(state: State, seat: Seat, move: Place) -> Change[State, Happening]:
    """Place the token in secret; after the last one all are revealed and checked."""
    before = state.bets[seat]
    assert before is not None
    bets = (*state.bets[:seat], Wager(before.width, move.low), *state.bets[seat + 1 :])
    state, placed = replace(state, bets=bets), Placed(seat, move.low)
    lows = tuple([each.low for each in bets if each is not None and each.low is not None])
    return Change(state, (placed,)) if len(lows) < len(bets) else score_round(state, (placed, Shown(lows)))


def take_wheel(state: S, seat: Seat, width: int, low: int | None) -> S:
    """The position with the wheel in front of the seat, set to `low`, and the turn passed on."""
    return replace(
        state,
        turn=state.turn + 1,
        free=tuple([other for other in state.free if other != width]),
        bets=(*state.bets[:seat], Wager(width, low), *state.bets[seat + 1 :]),
    )
