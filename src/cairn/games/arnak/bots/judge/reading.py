"""How the judge reads the chance to win from the network: fitted to games of masters, by players and round.

The table `judge` is written by `benchmarks/arnak_chances.py`; docs/learning.md has the errors on fresh deals.
"""

from functools import cache
from importlib.resources import files

import msgspec

from cairn.core.values import Value
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.search import Manner, Reading


class Fit(Value):
    """The weights for one number of players and one round."""

    players: int
    round: int
    factor: float
    point: float
    shift: float
    deals: int
    """The number of deals that they were fitted to."""


class LookError(Value):
    """How far a difference that was looked at lies from the true one, as a standard deviation."""

    round: int
    error: float
    choices: int
    """The number of choices that were played on to find it."""


class Table(Value):
    """The whole table."""

    reading: tuple[Fit, ...]
    error: tuple[LookError, ...] = ()


@cache
def judge_table() -> Table:
    """The table of the package."""
    text = files("cairn.games.arnak").joinpath("tables", "judge.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Table)


def judge_manner(network: Network, players: int) -> Manner:
    """The manner of the judge: it compares moves by the chance to win alone."""
    fits = sorted((fit for fit in judge_table().reading if fit.players == players), key=lambda fit: fit.round)
    readings = tuple(Reading(fit.factor, fit.point, fit.shift) for fit in fits)
    return manner_of(network, players)._replace(readings=readings)


def look_error(round: int) -> float:
    """The standard error of a difference between two chances to win, as the judge's look tells it."""
    return next(each.error for each in judge_table().error if each.round == round)
