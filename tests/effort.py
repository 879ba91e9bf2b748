"""How much a test tries: enough to find what is wrong on every run, and far more with CAIRN_SOAK=1 (make soak).

CAIRN_SOAK=0.1 is a tenth of that (make soak SHARE=0.1). CAIRN_PART=2/4 is the second of four parts of a long test that
can be shared out, so that several machines, or processes, may have one each.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["SHARE", "SOAK", "effort", "part_of", "soaked"]

T = TypeVar("T")

SHARE = float(os.environ.get("CAIRN_SOAK") or 0)
SOAK = SHARE > 0


def effort(usual: int, long: int) -> int:
    """How many, today."""
    return max(usual, soaked(long)) if SOAK else usual


def soaked(long: int) -> int:
    """The share of so many that a long run is asked for."""
    return max(1, round(long * SHARE))


def part_of(items: Sequence[T], part: str | None = None) -> Sequence[T]:
    """Those of the items that this process is to try (CAIRN_PART): all of them, or the second of four parts."""
    number, _, parts = (part or os.environ.get("CAIRN_PART") or "1/1").partition("/")
    assert 1 <= int(number) <= int(parts), "a part is written 2/4"
    return items[int(number) - 1 :: int(parts)]
