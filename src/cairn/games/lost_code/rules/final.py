"""The end of the game: final bets, symbol by symbol, and their scoring (LC 6)."""

from functools import cache

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.game import Result
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.dice import check_digits, digit_sets
from cairn.games.lost_code.rules.events import Events, Happening, Named, Revealed
from cairn.games.lost_code.rules.moves import Final
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import Digits, Phase, State
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.rules.track import move_marker


def begin_final(state: State, before: Events) -> Change[State, Happening]:
    """Return the wheels and let all players bet secretly on their digits; token bets are kept (LC 6.2, 8.3)."""
    table = state.table
    bets: list[list[Digits | None]] = [[None] * len(table.symbols) for _ in range(table.players)]
    for stake in state.stakes:
        bets[stake.seat][stake.symbol.place] = stake.digits
    begun = replace(
        state,
        phase=Phase.FINAL,
        order=(),
        turn=0,
        dice=(),
        free=table.widths,
        bets=(None,) * table.players,
        finals=tuple(tuple(each) for each in bets),
    )
    return _score_if_complete(begun, before)


@cache
def final_moves(symbol: Symbol, digits: int) -> tuple[Final, ...]:
    """All bets on a symbol: none, or one, two or three digits."""
    return tuple(Final(symbol, each) for each in digit_sets(digits, 0))


def next_symbol(state: State, seat: Seat) -> Symbol:
    """The symbol of the seat's next final bet: the first in sheet order that has none."""
    return state.table.symbols[state.finals[seat].index(None)]


def check_final(state: State, seat: Seat, move: Final) -> None:
    """Raise `IllegalMove` unless this is the next symbol on the sheet, with at most three valid digits (LC 6.2)."""
    wanted = next_symbol(state, seat)
    if move.symbol is not wanted:
        raise IllegalMove("LC 6.2", "another-symbol-first", symbol=symbol_ref(wanted))
    if len(move.digits) > 3:
        raise IllegalMove("LC 6.2", "too-many-digits")
    check_digits(state, move.digits)


def make_final_bet(state: State, seat: Seat, move: Final) -> Change[State, Happening]:
    """Record the bet in secret; after the last one all are scored."""
    at, own = move.symbol.place, state.finals[seat]
    own = (*own[:at], move.digits, *own[at + 1 :])
    finals = (*state.finals[:seat], own, *state.finals[seat + 1 :])
    return _score_if_complete(replace(state, finals=finals), (Named(seat, move.symbol, move.digits),))


def final_points(table: Table, digits: Digits, digit: int, with_token: bool = False) -> int:
    """The points of a final bet if this digit is on the rack (LC 6.3, 6.6, 8.4)."""
    points = table.right[len(digits) - 1] if digit in digits else table.wrong
    return points * table.token_factor if with_token else points


def result(state: State) -> Result | None:
    """Places by score; of tied markers the lowest in the stack is first (LC 6.4, 6.8)."""
    if state.phase is not Phase.OVER:
        return None
    places = {seat: place for place, seat in enumerate(reversed(state.track), start=1)}
    return Result(state.scores, tuple(places[seat] for seat in range(state.table.players)))


def _score_if_complete(state: State, before: Events) -> Change[State, Happening]:
    """Once all bets are made, score them, beginning with the last player on the track (LC 6.3)."""
    if any(None in bets for bets in state.finals):
        return Change(state, before)
    table = state.table
    track, scores, events = state.track, state.scores, list[Happening](before)
    for seat in state.track:
        staked = {stake.symbol for stake in state.stakes if stake.seat == seat}
        bets = tuple(bet for bet in state.finals[seat] if bet is not None)
        points = tuple(
            final_points(table, digits, digit, symbol in staked)
            for symbol, digits, digit in zip(table.symbols, bets, state.racks[seat], strict=True)
        )
        track, scores = move_marker(track, scores, seat, sum(points))
        events.append(Revealed(seat, state.racks[seat], bets, points, sum(points)))
    return Change(replace(state, phase=Phase.OVER, track=track, scores=scores), tuple(events))
