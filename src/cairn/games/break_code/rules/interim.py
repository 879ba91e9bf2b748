"""The positions between the events of one step: guesses are judged one after the other (BC 6.6), then the game ends."""

from cairn.core.steps import Played, Settled
from cairn.core.values import replace
from cairn.games.break_code.rules import events
from cairn.games.break_code.rules.engine import apply, settle
from cairn.games.break_code.rules.state import Phase, State


def interim(state: State, step: Played | Settled) -> tuple[tuple[int, State], ...]:
    """The position after each event of the step but the last."""
    change = apply(state, step.seat, step.move) if isinstance(step, Played) else settle(state, step.outcome)
    before, position = state, replace(state, phase=Phase.JUDGE)
    found = []
    for number, event in enumerate(change.events[:-1], start=1):
        position = _after(position, event, len(before.right))
        found.append((number, position))
    return tuple(found)


def _after(state: State, event: events.Happening, moments: int) -> State:
    """The position after an event; `moments` were those in which somebody had been right before the step (BC 6.8)."""
    match event:
        case events.Asked(card=card):
            row = tuple([other for other in state.row if other != card])
            return replace(state, row=row, discards=tuple(sorted((*state.discards, card))))
        case events.Opened(card):
            row = (*state.row[: state.gap], card, *state.row[state.gap :])
            return replace(state, row=row, deck=tuple([other for other in state.deck if other != card]), gap=0)
        case events.Sealed(seat, guess):
            return replace(state, calls=(*state.calls[:seat], guess, *state.calls[seat + 1 :]))
        case events.Unsealed(guessing):
            return replace(state, calls=(), guessing=guessing)
        case events.Named(seat, tile):
            assert tile is not None
            return replace(state, named=(*state.named[:seat], (*state.named[seat], tile), *state.named[seat + 1 :]))
        case events.Guessed(seat=seat, right=is_right):
            guessing = tuple([other for other in state.guessing if other != seat])
            state = replace(state, guessing=guessing, named=(*state.named[:seat], (), *state.named[seat + 1 :]))
            if is_right:
                now = (*(state.right[moments] if len(state.right) > moments else ()), seat)
                return replace(state, right=(*state.right[:moments], now))
            return state if state.table.for_two else replace(state, out=tuple(sorted((*state.out, seat))))
        case events.GaveUp():
            assert state.last_turns is not None
            return replace(state, last_turns=state.last_turns[1:])
        case _:
            return state
