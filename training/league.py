"""Opponents in training: past selves, fixed weights, and levels below the master."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.search import Effort, Manner
from training.selfplay import Style

STEADY = 0.1
"""The share of the league's seats that `steady` plays; the rest is divided among networks."""
LEVELS = 0.5
"""The share of the league's network seats that play like a level below the master: with less search and more
variety."""
VARIETY = 0.3
"""The temperature of those, in points."""


class Pool(NamedTuple):
    """Networks by number: those in training, their ensemble, fixed ones, and past selves."""

    learning: Sequence[Network]
    """Those in training and, if there are several, their ensemble."""
    league: Sequence[Network]
    members: int
    """The number of networks in training; the next number is their ensemble."""

    def find(self, number: int) -> Network:
        """The network of that number."""
        return self.learning[number] if number < len(self.learning) else self.league[number - len(self.learning)]

    @property
    def together(self) -> int:
        """The number of the ensemble."""
        return len(self.learning) - 1


def league_styles(pool: Pool, own: Style, seat: int, players: int, plan: dict[str, Any], rng: Random) -> list[Style]:
    """Draw a league player for every seat but one."""
    styles = [_opponent(pool, players, plan, rng) for _ in range(players)]
    styles[seat] = own
    return styles


def _opponent(pool: Pool, players: int, plan: dict[str, Any], rng: Random) -> Style:
    if rng.random() < STEADY:
        return Style(steady=True)
    number = rng.randrange(len(pool.league))
    style = Style(manner=manner_of(pool.league[number], players), network=len(pool.learning) + number)
    if rng.random() < LEVELS:
        return style._replace(effort=rng.choice([None, Effort(2, 3)]), warmth=VARIETY)
    return style._replace(effort=Effort(*plan["effort"]))


def read_manner(text: str) -> Manner:
    """Parse a manner from the command line: envy=0.2,lead=0.5,thirst=8,since=4."""
    numbers = {name: float(number) for name, _, number in (each.partition("=") for each in text.split(","))}
    manner = Manner(numbers.pop("envy", 0.0), numbers.pop("thirst", 0.0), numbers.pop("lead", 0.0))
    if "since" in numbers:
        manner = manner._replace(since=int(numbers.pop("since")))
    if numbers:
        raise ValueError(f"a manner has no {', '.join(numbers)}")
    return manner


def manner_name(manner: Manner) -> str:
    """Format a manner, for figures."""
    usual = Manner(envy=-1.0)
    parts = (f"{name}={value:g}" for name, value in manner._asdict().items() if name not in ("chances", "readings"))
    return ",".join(part for part, value, known in zip(parts, manner, usual, strict=False) if value != known)
