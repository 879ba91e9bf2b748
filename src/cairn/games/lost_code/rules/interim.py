"""The positions between the events of one step: bets are checked one after the other (LC 5.1), racks shown (LC 6.3)."""

from msgspec.structs import asdict

from cairn.core.steps import Played, Settled
from cairn.core.values import replace
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.bets import take_wheel
from cairn.games.lost_code.rules.engine import apply, settle
from cairn.games.lost_code.rules.rounds import place_stone
from cairn.games.lost_code.rules.state import Interim, Phase, State, Wager
from cairn.games.lost_code.rules.track import move_marker


def interim(state: State, step: Played | Settled) -> tuple[tuple[int, State], ...]:
    """The position after each event of the step but the last."""
    change = apply(state, step.seat, step.move) if isinstance(step, Played) else settle(state, step.outcome)
    position = Interim(**{**asdict(state), "phase": Phase.CHECK})
    found = []
    for number, event in enumerate(change.events[:-1], start=1):
        position = _after(position, event)
        found.append((number, position))
    return tuple(found)


def _after(state: Interim, event: events.Happening) -> Interim:
    match event:
        case events.Wagered(seat, width, low):
            return take_wheel(state, seat, width, low)
        case events.Placed(seat, low):
            chosen = state.bets[seat]
            assert chosen is not None
            bets = (*state.bets[:seat], Wager(chosen.width, low), *state.bets[seat + 1 :])
            return replace(state, bets=bets, phase=Phase.PLACE)  # hidden from the others until all are shown
        case events.Shown():
            return replace(state, phase=Phase.CHECK)
        case events.Answered(seat=seat, points=points) | events.Gained(seat=seat, points=points):
            return _move_marker(state, seat, points)
        case events.SkullTaken(seat) | events.SkullPassed(seat):
            return replace(state, cursed=seat)
        case events.SkullGone():
            return replace(state, skull=False, cursed=None)
        case events.TokensRemoved():
            return replace(state, tokens=())
        case events.Stacked(markers):
            return replace(state, track=markers[::-1])
        case events.Drew(digit=digit):
            assert digit is not None
            return place_stone(state, digit)
        case events.Named(seat, symbol, digits):
            own = state.finals[seat]
            own = (*own[: symbol.place], digits, *own[symbol.place + 1 :])
            return replace(state, finals=(*state.finals[:seat], own, *state.finals[seat + 1 :]))
        case events.Revealed(seat=seat, total=total):
            return replace(_move_marker(state, seat, total), revealed=(*state.revealed, seat))
        case _:
            return state


def _move_marker(state: Interim, seat: int, points: int) -> Interim:
    track, scores = move_marker(state.track, state.scores, seat, points)
    return replace(state, track=track, scores=scores)
