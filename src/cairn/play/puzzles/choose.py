"""The next puzzle of a person: one that they missed and that is due, or a new one of fitting difficulty."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from cairn.core.values import Value
from cairn.play.puzzles.strength import SCALE, Strength

DAY: Final = 24 * 3600 * 1000
COMES_BACK: Final = (1 * DAY, 3 * DAY, 7 * DAY, 21 * DAY)
"""Milliseconds after which a missed puzzle comes back, and comes back again each time it was solved."""
EASIER: Final = 190.0
"""A puzzle should be so much easier than the person is strong: then three of four are solved."""
BAND: Final = SCALE / 3
"""Puzzles that fit nearly as well are as good: which of them comes first is different for each person."""


class Past(Value):
    """What a person did with a puzzle last."""

    puzzle: str
    ended: int
    """0: it was begun and is not answered."""
    again: int
    """When it comes back; 0: not any more."""
    is_repeat: bool = False


def choose_puzzle(
    person: str, strength: Strength, pool: Mapping[str, Strength], past: Sequence[Past], now: int
) -> str | None:
    """Return the id of the next puzzle; None if there is none at all. `past` is in the order of the meetings.

    What was begun comes first. What is due comes before new ones, but never twice in a row while there are new ones.
    Once everything was met, what was met longest ago comes again.
    """
    here = [each for each in past if each.puzzle in pool]
    begun = [each for each in here if not each.ended]
    if begun:
        return begun[0].puzzle
    new = pool.keys() - {each.puzzle for each in here}
    due = sorted((each.again, each.puzzle) for each in here if 0 < each.again <= now)
    was_repeat = max(here, key=lambda each: each.ended).is_repeat if here else False
    if due and not (was_repeat and new):
        return due[0][1]
    if new:
        return _nearest(person, strength.rating - EASIER, {name: pool[name] for name in new})
    return min(here, key=lambda each: (each.ended, each.puzzle)).puzzle if here else None


def come_back(now: int, level: int, is_solved: bool, was_missed: bool) -> tuple[int, int]:
    """Return when a puzzle comes back (0: never) and its next level, the number of times it was solved since."""
    if not is_solved:
        return now + COMES_BACK[0], 0
    if not was_missed or level + 1 >= len(COMES_BACK):
        return 0, level
    return now + COMES_BACK[level + 1], level + 1


def _nearest(person: str, wanted: float, new: Mapping[str, Strength]) -> str:
    def distance(name: str) -> float:
        return abs(new[name].rating - wanted)

    least = min(map(distance, new))
    return min((name for name in new if distance(name) <= least + BAND), key=lambda name: _lot(person, name))


def _lot(person: str, name: str) -> bytes:
    return sha256(f"{person}/{name}".encode()).digest()
