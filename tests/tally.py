"""How much was tried, of each kind and for each game: `make soak` prints it at the end, whatever worker did it."""

from collections import Counter
from collections.abc import Iterator, Mapping

__all__ = ["BELIEFS", "CHECKED", "PAUSES", "VIEWS", "add", "lines", "parts", "tried"]

CHECKED = "check against moves"
BELIEFS = "beliefs against brute force"
VIEWS = "views of exchanged worlds"
PAUSES = "steps before and after free actions"

_tried: Counter[str] = Counter()


def tried(kind: str, game: str, number: int = 1) -> None:
    """So many more of a kind were tried."""
    _tried[f"{kind}/{game}"] += number


def parts() -> dict[str, int]:
    """All that this worker tried, in a form that it can send."""
    return dict(_tried)


def add(others: Mapping[str, int]) -> None:
    """What another worker tried counts too."""
    _tried.update(others)


def lines() -> Iterator[str]:
    """Each kind with its number, whole and by game."""
    kinds: dict[str, dict[str, int]] = {}
    for name, number in sorted(_tried.items()):
        kind, game = name.split("/")
        kinds.setdefault(kind, {})[game] = number
    for kind, games in kinds.items():
        each = ", ".join(f"{game} {number:,}" for game, number in games.items())
        yield f"{kind}: {sum(games.values()):,} ({each})"
