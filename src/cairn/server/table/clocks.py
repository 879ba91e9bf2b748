"""Clocks: the time left to each player, computed from the times of entries, so that every fold gives the same.

A clock for each move, or for days, restarts with each prompt; a reserve shrinks, and grows by its increment after each
turn. Undoing a move returns no time.

Watching costs nobody their time: the clock of a prompt starts when the player could have watched everything since their
last decision at the brisk speed. How long an entry takes to watch is computed once, from what an onlooker sees, and is
written in the log. So a clock reveals no secret, and a new version changes no running one.
"""

from cairn.core.values import replace
from cairn.server.table.log import Clock
from cairn.server.table.prompts import Prompt

MILLISECONDS = 1000
WATCHING_LIMIT = 5 * MILLISECONDS
"""The most by which watching delays a clock."""
SHARE_ON_RETURN = 10
"""A player who returns after the reserve ran out gets a tenth of it."""


def initial_time(clock: Clock | None) -> int | None:
    """The time at the start, in milliseconds; None without a clock."""
    return None if clock is None else clock.seconds * MILLISECONDS


def time_left(clock: Clock | None, ended: Prompt, may_move: bool, acted: bool, undone: bool) -> int | None:
    """The time left after a prompt has ended: for the next prompt if the seat may move, or until there is one."""
    if clock is None or ended.left is None:
        return None
    increment = clock.increment * MILLISECONDS
    if undone:  # the turn continues: it has not earned its increment yet
        return ended.left if clock.kind != "reserve" else max(0, ended.left - increment)
    if clock.kind != "reserve":
        return initial_time(clock) if may_move else ended.left
    return ended.left + increment if acted and not may_move else ended.left


def time_on_return(clock: Clock | None, ended: int | None) -> int | None:
    """The time of a player who returns to the seat."""
    if clock is None or ended is None:
        return None
    begun = clock.seconds * MILLISECONDS
    if clock.kind != "reserve":
        return begun
    return max(ended, begun // SHARE_ON_RETURN, clock.increment * MILLISECONDS)


def is_delayed(clock: Clock | None) -> bool:
    """Whether the clock waits until a player has watched; days need no delay."""
    return clock is not None and clock.kind != "days"


def ask(
    clock: Clock | None, prompt: Prompt, time: int, watched: int, may_move: bool, acted: bool, undone: bool
) -> Prompt:
    """The next prompt of a seat, with the time left. `watched`: when it can have watched what happened."""
    left_over = time_left(clock, prompt.close(time), may_move, acted, undone)
    delay = min(max(0, watched - time), WATCHING_LIMIT) if may_move else 0
    return replace(prompt.ask_next(time, may_move), delay=delay, left=left_over)


def hand_over(clock: Clock | None, prompt: Prompt, was_away: bool, is_away: bool, time: int) -> Prompt:
    """The prompt of a seat that passes between a person and a bot: the clock stops while a bot plays."""
    if not was_away:
        return prompt.count_time(time)
    prompt = replace(prompt, since=time)
    return prompt if is_away else replace(prompt, left=time_on_return(clock, prompt.left))
