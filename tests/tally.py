"""How much was tried, for each game and number of players: `make soak` prints it at the end, whatever worker did it."""

from collections import Counter
from collections.abc import Iterator, Mapping

__all__ = [
    "BELIEFS",
    "CHECKED",
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

KINDS = (GAMES, LOOKED_AT, CHECKED, BELIEFS, GONE_ON, VIEWS, EXCHANGED, PAUSES, KILLED, IN_BATCHES)
MOST_PLAYERS = 4

_tried: Counter[str] = Counter()


def tried(kind: str, game: str, players: int, number: int = 1) -> None:
    """So many more of a kind were tried."""
    _tried[f"{kind}/{game}/{players}"] += number


def parts() -> dict[str, int]:
    """All that this worker tried, in a form that it can send."""
    return dict(_tried)


def add(others: Mapping[str, int]) -> None:
    """What another worker tried counts too."""
    _tried.update(others)


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
