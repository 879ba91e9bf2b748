"""How much was tried, for each game and number of players: `make soak` prints it at the end, whatever worker did it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import log

__all__ = [
    "BELIEFS",
    "CHECKED",
    "ENDED",
    "EXCHANGED",
    "GAMES",
    "GONE_ON",
    "IN_BATCHES",
    "KILLED",
    "LOOKED_AT",
    "PAUSES",
    "VIEWS",
    "add",
    "lines",
    "parts",
    "timed",
    "tried",
]

GAMES = "games played to their end and replayed from their records"
LOOKED_AT = "positions in which check was held against moves"
CHECKED = "probes of check against moves"
BELIEFS = "beliefs against brute force"
GONE_ON = "beliefs gone on with against those made from nothing"
VIEWS = "views of exchanged worlds"
EXCHANGED = "exchanged worlds that were not the true one"
PAUSES = "steps before and after free actions"
KILLED = "kills of a server under load"
IN_BATCHES = "games of batches beside the clear engine"
ENDED = "games between bots of one level that came to a legal end"

KINDS = (ENDED, GAMES, LOOKED_AT, CHECKED, BELIEFS, GONE_ON, VIEWS, EXCHANGED, PAUSES, KILLED, IN_BATCHES)
MOST_PLAYERS = 4
TIMED = "time/"
"""What stands before the name of a time that is counted."""

STEP = 1.1
"""Times are counted in classes, each so much longer than the one before."""

_tried: Counter[str] = Counter()
_timed: Counter[str] = Counter()


def tried(kind: str, game: str, players: int, number: int = 1) -> None:
    """So many more of a kind were tried."""
    _tried[f"{kind}/{game}/{players}"] += number


def timed(game: str, level: str, seconds: float) -> None:
    """A decision of a level took so long."""
    _timed[f"{TIMED}{game}/{level}/{round(log(max(seconds, 1e-6) * 1000, STEP))}"] += 1


def parts() -> dict[str, int]:
    """All that this worker tried, in a form that it can send."""
    return {**_tried, **_timed}


def add(others: Mapping[str, int]) -> None:
    """What another worker tried counts too."""
    for name, number in others.items():
        (_timed if name.startswith(TIMED) else _tried)[name] += number


def lines() -> Iterator[str]:
    """Each kind with its number, and a line for each game: with one to four players, and together."""
    counted: dict[str, dict[str, Counter[int]]] = {}
    for name, number in sorted(_tried.items()):
        kind, game, players = name.split("/")
        counted.setdefault(kind, {}).setdefault(game, Counter())[int(players)] += number
    columns = [f"{players} player{'s'[: players > 1]}" for players in range(1, MOST_PLAYERS + 1)]
    yield " " * 18 + "".join(f"{each:>13}" for each in (*columns, "together"))
    for kind in KINDS:
        games = counted.get(kind, {})
        if games:
            yield f"{kind}: {sum(each.total() for each in games.values()):,}"
        for game, each in games.items():
            figures = (*(each[players] for players in range(1, MOST_PLAYERS + 1)), each.total())
            yield f"  {game:<16}" + "".join(f"{figure:>13,}" for figure in figures)
    yield from _times()


def _times() -> Iterator[str]:
    """How long decisions took, by level."""
    classes: dict[str, Counter[int]] = {}
    for name, number in _timed.items():
        _, game, level, each = name.split("/")
        classes.setdefault(f"{game}, {level}", Counter())[int(each)] += number
    if classes:
        heads = ("decisions", "50% below", "99% below", "all below")
        yield f"{'milliseconds of CPU time':<30}" + "".join(f"{head:>13}" for head in heads)
    for level, counted in sorted(classes.items()):
        figures = (f"{STEP ** _quantile(counted, part):,.2f}" for part in (0.5, 0.99, 1.0))
        yield f"  {level:<28}{counted.total():>13,}" + "".join(f"{figure:>13}" for figure in figures)


def _quantile(counted: Counter[int], part: float) -> int:
    """The class below whose end so large a part of all lies."""
    wanted, seen = part * counted.total(), 0
    for each in sorted(counted):
        seen += counted[each]
        if seen >= wanted:
            return each + 1
    return max(counted) + 1
