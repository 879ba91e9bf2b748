"""Step 3 of a round: all bets are checked in turn (LC 5.1 to 5.3), with the curse if it is played (LC 9)."""

from cairn.core.events import Change
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules.events import Answer, Answered, Events, Gained, Happening, SkullTaken
from cairn.games.lost_code.rules.pieces import Symbol, Wheel
from cairn.games.lost_code.rules.rounds import begin_swaps
from cairn.games.lost_code.rules.state import State
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.rules.track import move_marker


def dice_sum(rack: tuple[int, ...], dice: tuple[Symbol, ...]) -> int:
    """The sum of the rack's digits for these dice; a symbol shown twice counts twice (LC 4.3)."""
    return sum([rack[symbol.place] for symbol in dice])


def answer(table: Table, width: int, low: int, total: int) -> Answer:
    """The answer to a bet; the smallest wheel never reveals the direction (LC 5.3)."""
    if low <= total < low + width:
        return Answer.RIGHT
    if width == table.wheels[0].width:
        return Answer.WRONG
    return Answer.ABOVE if total >= low + width else Answer.BELOW


def points_at_risk(state: State, seat: Seat, wheel: Wheel) -> int:
    """The points that a wrong bet with the wheel costs: none unless the player is cursed (LC 9.3)."""
    return wheel.points if seat == state.cursed else 0


def score_round(state: State, before: Events) -> Change[State, Happening]:
    """Check the bets in the order of the round, finishing each before the next (LC 5.1)."""
    table = state.table
    track, scores, cursed = state.track, state.scores, state.cursed
    holder = state.cursed  # a skull taken now takes effect in the next round (LC 9.1)
    events: list[Happening] = [*before]
    wrong: list[Seat] = []
    for seat in state.order:
        bet = state.bets[seat]
        assert bet is not None and bet.low is not None
        wheel = table.wheel(bet.width)
        assert wheel is not None
        answered = answer(table, bet.width, bet.low, dice_sum(state.racks[seat], state.dice))
        points = wheel.points if answered is Answer.RIGHT else -points_at_risk(state, seat, wheel)
        track, scores = move_marker(track, scores, seat, points)
        events.append(Answered(seat, bet.width, bet.low, answered, points))
        if answered is not Answer.RIGHT:
            wrong.append(seat)
            if holder is not None and seat != holder:
                track, scores = move_marker(track, scores, holder, 1)
                events.append(Gained(holder, seat, 1))
        if state.skull and cursed is None and scores[seat] >= table.curse_from:
            cursed = seat
            events.append(SkullTaken(seat))
    return begin_swaps(replace(state, track=track, scores=scores, cursed=cursed), wrong, tuple(events))
