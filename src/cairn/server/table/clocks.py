"""How much time is left to a player: made from the times of entries, so that every fold of a log makes the same.

A clock for each move, or for days, begins anew with each prompt; a reserve only shrinks, and grows by its increment
after each turn. A move that was taken back gives no time back: what was thought was thought.
"""

from cairn.core.values import replace
from cairn.server.table.log import Clock
from cairn.server.table.seats import Prompt

__all__ = ["ask", "hand_over", "initial_time", "time_left", "time_on_return"]

MILLISECONDS = 1000
SHARE_ON_RETURN = 10
"""Of a reserve that has run out a tenth is given to whoever comes back."""


def initial_time(clock: Clock | None) -> int | None:
    """What a player begins with, in milliseconds; None where nobody is timed."""
    return None if clock is None else clock.seconds * MILLISECONDS


def time_left(clock: Clock | None, ended: Prompt, may_move: bool, acted: bool, undone: bool) -> int | None:
    """What a player has after a prompt that has ended: for the next one, if it may move, or until there is one."""
    if clock is None or ended.left is None:
        return None
    increment = clock.increment * MILLISECONDS
    if undone:  # the turn goes on: it has not earned its increment yet
        return ended.left if clock.kind != "reserve" else max(0, ended.left - increment)
    if clock.kind != "reserve":
        return initial_time(clock) if may_move else ended.left
    return ended.left + increment if acted and not may_move else ended.left


def time_on_return(clock: Clock | None, ended: int | None) -> int | None:
    """What a player has who comes back to the seat."""
    if clock is None or ended is None:
        return None
    begun = clock.seconds * MILLISECONDS
    if clock.kind != "reserve":
        return begun
    return max(ended, begun // SHARE_ON_RETURN, clock.increment * MILLISECONDS)


def ask(clock: Clock | None, prompt: Prompt, time: int, may_move: bool, acted: bool, undone: bool) -> Prompt:
    """The next prompt of a seat, with what it has left."""
    left_over = time_left(clock, prompt.close(time), may_move, acted, undone)
    return replace(prompt.ask_next(time, may_move), left=left_over)


def hand_over(clock: Clock | None, prompt: Prompt, was_away: bool, is_away: bool, time: int) -> Prompt:
    """The prompt of a seat that a bot takes over, or a person: the clock stands while a bot plays there."""
    if not was_away:
        return prompt.count_time(time)
    prompt = replace(prompt, since=time)
    return prompt if is_away else replace(prompt, left=time_on_return(clock, prompt.left))
