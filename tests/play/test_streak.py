"""Days in a row, by hand: one missed day a week is forgiven, and cairn and calendar agree."""

from datetime import date as Date
from random import Random

import pytest

from cairn.play.streak import ONE, Days, Mark

MONDAY = Date(2026, 11, 16)
MARKS: dict[str, Mark] = {"x": "done", "~": "forgiven", "-": "missed", "o": "open", ".": "ahead"}


def days(row: str) -> Days:
    """Days from a Monday on: `x` is a day on which something was done; the last sign is today."""
    done = [MONDAY + ONE * at for at, sign in enumerate(row) if sign == "x"]
    return Days(done, MONDAY + ONE * (len(row) - 1))


@pytest.mark.parametrize(
    ("row", "current", "longest"),
    [
        ("o", 0, 0),
        ("x", 1, 1),
        ("xo", 1, 1),
        ("xx", 2, 2),
        ("x-o", 1, 1),  # yesterday is forgiven, today is open
        ("x-x", 2, 2),
        ("x--o", 0, 1),  # two in a week
        ("x-x-x", 1, 2),
        ("xxxxxx--x", 7, 7),  # Sunday and Monday are of two weeks
        ("xxxxx---x", 1, 5),
        ("xxxxxxx-xxxxx-x", 1, 12),
        ("xxxxxxx-xxxxxxx-xxx", 17, 17),
        ("--x", 1, 1),  # nothing stood that could fall
        ("-----xx-o", 2, 2),
        ("x------x-------x", 1, 1),
    ],
)
def test_days_in_a_row(row: str, current: int, longest: int) -> None:
    found = days(row).streak()
    assert (found.days, found.longest, found.total) == (current, longest, row.count("x"))


@pytest.mark.parametrize(
    ("row", "week"),
    [
        ("o", "o......"),
        ("xx", "xx....."),
        ("x-xo", "x~xo..."),
        ("-x-x", "-x~x..."),
        ("x--xo", "x--xo.."),
        ("xxxxxx--x", "~x....."),
        ("x-o", "x~o...."),
    ],
)
def test_the_cairn_has_the_marks_of_its_week(row: str, week: str) -> None:
    assert days(row).streak().week == tuple(MARKS[sign] for sign in week)


def test_days_after_today_do_not_count() -> None:
    found = Days([MONDAY, MONDAY + ONE], MONDAY).streak()
    assert (found.days, found.total, found.week[1]) == (1, 1, "ahead")


@pytest.mark.parametrize("seed", range(40))
def test_the_calendar_and_the_streak_agree(seed: int) -> None:
    """Going back from today over done and forgiven days, the calendar has as many done as the streak says."""
    rng = Random(seed)
    found = days("".join(rng.choice("xxxx-") for _ in range(40)))
    day, counted = found.today, 0
    if found.mark(day) == "open":
        day -= ONE
    while (mark := found.mark(day)) in ("done", "forgiven"):
        counted += mark == "done"
        day -= ONE
    assert counted == found.streak().days
