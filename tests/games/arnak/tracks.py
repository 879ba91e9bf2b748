"""A second copy of both research tracks, apart from the tables: bridges with their costs, rows with their points."""

import re
from typing import NamedTuple

from cairn.games.arnak.rules.pieces import Side

__all__ = ["BRIDGES", "POINTS", "ROWS", "Way", "bridge_into", "row_of"]


class Way(NamedTuple):
    """A bridge: the spaces that it joins, and what crossing it costs, in words."""

    origin: str
    to: str
    cost: str


_BIRD = """
start r1-1: 1 compass, 1 arrowhead
start r1-2: 1 jewel
r1-1 r2-1: 1 jewel
r1-1 r2-2: 1 tablet, 1 arrowhead
r1-2 r2-2: 1 tablet, 1 arrowhead
r2-1 r3-1: 2 tablet, 1 arrowhead
r2-2 r3-1: 2 tablet, 1 arrowhead
r3-1 r4-1: 1 coin, 1 tablet, 1 arrowhead
r3-1 r4-2: 1 tablet, 1 jewel
r3-1 r4-3: 2 arrowhead
r4-1 r5-1: 1 coin, 1 jewel
r4-2 r5-1: 1 coin, 1 jewel
r4-3 r5-1: 1 coin, 1 jewel
r5-1 r6-1: 1 compass, 1 jewel
r5-1 r6-2: 2 tablet, 1 arrowhead
r6-1 r7-1: 1 coin, 1 tablet, 1 arrowhead
r6-2 r7-1: 1 coin, 1 tablet, 1 arrowhead
r6-2 r7-2: 1 tablet, 1 jewel
r7-1 temple: 1 coin, 1 compass, 1 jewel
r7-2 temple: 1 coin, 1 compass, 1 jewel
"""

_SNAKE = """
start r1-1: 1 compass, 2 tablet
start r1-2: 1 jewel
r1-1 r2-1: 1 coin, 1 compass, 1 arrowhead
r1-1 r2-2: 1 tablet, 1 jewel
r1-2 r2-2: 1 tablet, 1 jewel
r1-2 r2-3: 2 arrowhead
r2-1 r3-1: 2 tablet, 1 arrowhead
r2-2 r3-1: 2 tablet, 1 arrowhead
r2-2 r3-2: 1 coin, 1 jewel
r2-3 r3-2: 1 coin, 1 jewel
r3-1 r4-1: 1 idol
r3-2 r4-1: 1 idol
r4-1 r5-1: 2 arrowhead
r4-1 r5-2: 1 tablet, 1 jewel
r5-1 r6-1: 1 tablet, 1 jewel
r5-1 r6-2: 1 compass, 3 tablet
r5-2 r6-2: 1 compass, 3 tablet
r6-1 r7-1: 1 coin, 1 tablet, 1 arrowhead
r6-2 r7-1: 1 coin, 1 tablet, 1 arrowhead
r7-1 temple: 1 compass, 1 arrowhead, 1 jewel
"""


def _ways(lines: str) -> tuple[Way, ...]:
    cut = [re.split(": | ", line, maxsplit=2) for line in lines.strip().splitlines()]
    return tuple(Way(origin, to, cost) for origin, to, cost in cut)


BRIDGES: dict[Side, tuple[Way, ...]] = {"bird": _ways(_BIRD), "snake": _ways(_SNAKE)}

POINTS: dict[Side, dict[str, tuple[int, ...]]] = {
    "bird": {"glass": (0, 1, 2, 4, 6, 9, 12, 16), "notebook": (0, 0, 1, 2, 4, 6, 8, 10)},
    "snake": {"glass": (0, 1, 2, 3, 4, 5, 10, 15), "notebook": (0, 0, 3, 4, 5, 8, 12, 15)},
}
"""Points of a token by row, from below the track up to the last row below the temple."""

ROWS: tuple[tuple[Side, int], ...] = (
    *(("bird", row) for row in range(1, 8)),
    *(("snake", row) for row in range(1, 8)),
)


def row_of(space: str) -> int:
    """The row of a space, which its name tells."""
    return {"start": 0, "temple": 8}.get(space) or int(space[1:2].replace("t", "0"))


def bridge_into(side: Side, row: int) -> Way:
    """The first bridge into a row."""
    return next(way for way in BRIDGES[side] if row_of(way.to) == row)
