"""Days in a row: a pure function of the days on which something was done. One missed day a week is forgiven."""

from collections.abc import Iterable
from datetime import date as Date
from datetime import timedelta
from typing import Literal, TypeAlias

from cairn.core.values import Value

Mark: TypeAlias = Literal["done", "forgiven", "missed", "open", "ahead"]
"""What a day is: `open` is today while nothing is done; `ahead` has not come."""

ONE = timedelta(days=1)
WEEK = 7


class Streak(Value):
    """Days in a row until today, and what the calendar shows."""

    days: int
    """The days done in the row that stands today. A forgiven day keeps the row, and is not counted."""
    longest: int
    total: int
    """All days on which something was done."""
    week: tuple[Mark, ...]
    """This week from Monday: the stones of the cairn, from the bottom."""


class Days:
    """The days on which something was done, as rows that a forgiven day does not end."""

    def __init__(self, done: Iterable[Date], today: Date) -> None:
        """Part the days into rows; days after today do not count."""
        self.today = today
        self.done = frozenset(day for day in done if day <= today)
        self.rows: list[int] = []
        self.forgiven: set[Date] = set()
        self._spent: set[Date] = set()  # the Mondays of weeks in which the row has missed a day
        last: Date | None = None
        for day in sorted(self.done):
            if last is not None and self._forgive(last, day):
                self.rows[-1] += 1
            else:
                self.rows.append(1)
                self._spent = set()
            last = day
        self.stands = last is not None and self._forgive(last, today)
        """Whether the last row goes on until today."""

    def streak(self) -> Streak:
        """The days in a row until today."""
        monday = _monday(self.today)
        return Streak(
            days=self.rows[-1] if self.stands else 0,
            longest=max(self.rows, default=0),
            total=len(self.done),
            week=tuple(self.mark(monday + ONE * number) for number in range(WEEK)),
        )

    def mark(self, day: Date) -> Mark:
        """What the calendar shows for a day."""
        if day > self.today:
            return "ahead"
        if day in self.done:
            return "done"
        if day == self.today:
            return "open"
        return "forgiven" if day in self.forgiven else "missed"

    def _forgive(self, last: Date, day: Date) -> bool:
        """Forgive the days between two, if each is the first that the row misses in its week."""
        missed = [last + ONE * number for number in range(1, (day - last).days)]
        weeks = [_monday(each) for each in missed]
        if len(set(weeks)) < len(weeks) or not self._spent.isdisjoint(weeks):
            return False
        self._spent.update(weeks)
        self.forgiven.update(missed)
        return True


def _monday(day: Date) -> Date:
    return day - ONE * day.weekday()
