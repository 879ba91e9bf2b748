"""The tables for training and evaluation."""

from random import Random

from cairn.games.arnak.rules.pieces import Side
from cairn.games.arnak.rules.state import Options

DEFAULT_MIX = {
    "1-bird": 0.26,
    "1-snake": 0.38,
    "2-bird": 0.10,
    "2-snake": 0.14,
    "3-bird": 0.03,
    "3-snake": 0.02,
    "4-bird": 0.04,
    "4-snake": 0.03,
}
"""How often each table is played: a game of four takes as long as three solo games, and gives as many samples."""

SEVERAL = {
    "1-bird": 0.12,
    "1-snake": 0.16,
    "2-bird": 0.24,
    "2-snake": 0.24,
    "3-bird": 0.05,
    "3-snake": 0.05,
    "4-bird": 0.07,
    "4-snake": 0.07,
}
"""For strength among several players: 7 of 10 games have opponents, and 6 of 7 positions."""

DUELS = {"2-bird": 0.5, "2-snake": 0.5}
"""For learning what beats given weights."""

HARDEST = 5
HARD = 0.7
"""How often the rival has all its red tiles; otherwise their number is random."""


def read_mix(text: str | None) -> dict[str, float]:
    """Parse a mix from the command line: several, or 1-bird=0.3,4-snake=0.1; empty is the default."""
    if text is None:
        return DEFAULT_MIX
    if text == "several":
        return SEVERAL
    return {name: float(share) for name, _, share in (each.partition("=") for each in text.split(","))}


def draw_table(mix: dict[str, float], rng: Random) -> Options:
    """Draw a table to play at."""
    name = rng.choices(list(mix), list(mix.values()))[0]
    players, side = _read(name)
    difficulty = 0
    if players == 1:
        difficulty = HARDEST if rng.random() < HARD else rng.randrange(HARDEST)
    return Options(players=players, side=side, difficulty=difficulty)


def _read(name: str) -> tuple[int, Side]:
    players, _, side = name.partition("-")
    return int(players), "snake" if side == "snake" else "bird"


def table_name(options: Options) -> str:
    """The name of a table in figures: players, side, and the rival's red tiles."""
    name = f"{options.players}-{options.side}"
    return f"{name}-{options.difficulty}" if options.players == 1 else name
