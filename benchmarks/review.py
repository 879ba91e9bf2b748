"""Whether a move of Arnak really loses what the review's look says: against playing on.

    python -m benchmarks.review FILE [--games 125] [--choices 4] [--pairs 6] [--seed 1] [--tables steady,steady]
        [--jobs 1]
    python -m benchmarks.review FILE --games 0 --fit src/cairn/games/arnak/tables/judge.toml

Games between bots are looked at again, and choices are drawn from those for which the look finds a better move. From
the sight of the seat that chose, positions that it cannot tell apart are drawn; from each the better line and the real
one are played on in pairs, as the review does with the largest losses. What was found is added to FILE and printed:

- the difference that the look told, and the difference that came, by size, by round and by kind of choice;
- the error of the look: the variance of what came around what was said, less that of the continuations. `--fit` writes
  it into the judge's table, by round;
- the chance to win as the judge reads it from the margins, beside the games that were won.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from cairn.core.record import Record
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.games.arnak.bots.judge.comparison import compare
from cairn.games.arnak.bots.network import packaged_network
from cairn.games.arnak.bots.study import STUDY, find_lines
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.state import Options
from cairn.games.arnak.rules.view import View
from cairn.play.games import play
from cairn.play.intervals import estimate_mean
from cairn.play.pool import Crew, map_in_order
from cairn.reason.study import Choice

CLASSES = (0.0, 0.02, 0.05, 0.1, 0.2, 1.001)
"""The classes of differences."""
FEW = 40
"""The number of choices of all rounds that count in the error of each."""
LEAST_ERROR = 0.01
"""The smallest error that is believed."""
FEWEST = 10
"""The fewest choices that make a row of a table."""
LEAST = 0.002
"""The smallest difference that is drawn."""


class Found(NamedTuple):
    """A choice that was played on."""

    game: str
    round: int
    kind: str
    said: float
    """What the better move gains, as the look tells."""
    came: float
    """What it gained, read from the margins."""
    error: float
    """The standard error of that."""
    chances: tuple[float, float]
    shares: tuple[float, float]
    """By line: the chance read from the margins, and the part of the wins."""


class Task(NamedTuple):
    """A game to be played and reviewed."""

    bots: tuple[str, ...]
    number: int
    choices: int
    pairs: int
    seed: str

    @property
    def name(self) -> str:
        """The name of the game."""
        return f"{self.seed}/{','.join(self.bots)}/{self.number}"


class Case(NamedTuple):
    """A choice for which the look finds a better move."""

    sight: Sight[View, ArnakEvent]
    move: Move
    choice: Choice


def main() -> None:
    """Play, review, play on, and print what was said beside what came."""
    parser = argparse.ArgumentParser(description="What the look of Arnak's judge says, against playing on.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=125, help="of each table")
    parser.add_argument("--choices", type=int, default=4, help="of each game")
    parser.add_argument("--pairs", type=int, default=6, help="games that each line is played on in")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tables", nargs="*", default=["steady,steady"], metavar="BOT,...")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fit", type=Path, help="the judge's table, to be written")
    given = parser.parse_args()
    found = [_read(line) for line in given.file.read_text().splitlines()] if given.file.exists() else []
    done = {each.game for each in found}
    tasks = [
        Task(tuple(table.split(",")), number, given.choices, given.pairs, given.seed)
        for number in range(given.games)
        for table in given.tables
    ]
    with given.file.open("a") as file:
        for rows in map_in_order(review_game, [task for task in tasks if task.name not in done], Crew(given.jobs)):
            file.writelines(json.dumps(each) + "\n" for each in rows)
            file.flush()
            found += rows
            print(f"\r{len(found)} choices", end="", file=sys.stderr)
    report(found)
    if given.fit is not None:
        _write_fit(given.fit, found)


def review_game(task: Task) -> list[Found]:
    """Play a game, draw choices from it, and play on from each."""
    match = play(ARNAK, Options(len(task.bots), ("bird", "snake")[task.number % 2]), task.bots, task.name)
    some, rng = cases(match.record), Random(task.name)
    found = []
    for case in rng.sample(some, min(task.choices, len(some))):
        lines = find_lines(case.sight.view, case.move, case.choice)
        compared = compare(case.sight, lines, packaged_network(), task.pairs)
        said = case.choice.best - case.choice.value
        found.append(
            Found(
                game=task.name,
                round=case.sight.view.round,
                kind=case.choice.kind,
                said=round(said, 5),
                came=round(compared.win.mean, 5),
                error=round(compared.win.error, 5),
                chances=compared.chances,
                shares=compared.shares,
            )
        )
    return found


def cases(record: Record) -> list[Case]:
    """The choices of a game for which the look finds a better move."""
    table = new_table(ARNAK, record.options)
    found = []
    for step in record.steps:
        if isinstance(step, Played):
            sight = table.sight(step.seat)
            choice = STUDY.choice(sight, step.move)
            if choice is not None and choice.best - choice.value >= LEAST:
                found.append(Case(sight, step.move, choice))
        table.add(step)
    return found


def _read(line: str) -> Found:
    game, turn, kind, said, came, error, chances, shares = json.loads(line)
    return Found(game, turn, kind, said, came, error, tuple(chances), tuple(shares))


# Report


def report(found: Sequence[Found]) -> None:
    """Print the tables, in Markdown."""
    print("| said of a difference | choices | said | came (95%) | error of the look |\n| --- | --- | --- | --- | --- |")
    for least, most in pairwise(CLASSES):
        _print(f"{least:.0%} to {min(most, 1):.0%}", [each for each in found if least <= each.said < most])
    for turn in range(1, SETUP.rounds + 1):
        _print(f"round {turn}", [each for each in found if each.round == turn])
    for kind in sorted({each.kind for each in found}):
        _print(kind, [each for each in found if each.kind == kind])
    _print("all", found)
    print("\n| read from the margins | lines | read | won (95%) |\n| --- | --- | --- | --- |")
    read = [(each.game, *two) for each in found for two in zip(each.chances, each.shares, strict=True)]
    for least, most in pairwise((0.0, 0.2, 0.4, 0.6, 0.8, 1.001)):
        some = [each for each in read if least <= each[1] < most]
        if len(some) > 1:
            low, high = (won := estimate_mean(_by_game((game, share) for game, _, share in some))).interval
            chance = fmean(each[1] for each in some)
            label = f"{least:.0%} to {min(most, 1):.0%}"
            print(f"| {label} | {len(some)} | {chance:.1%} | {won.mean:.1%} ({low:.1%} to {high:.1%}) |")


def _print(name: str, some: Sequence[Found]) -> None:
    if len(some) >= FEWEST and len({each.game for each in some}) > 1:
        came = estimate_mean(_by_game((each.game, each.came) for each in some))
        said, mean, low, high = (100 * each for each in (fmean(each.said for each in some), came.mean, *came.interval))
        error = 100 * _error(some)
        print(f"| {name} | {len(some)} | {said:.1f} | {mean:.1f} ({low:.1f} to {high:.1f}) | {error:.1f} |")


def _by_game(cases: Iterable[tuple[str, float]]) -> list[float]:
    groups: dict[str, list[float]] = defaultdict(list)
    for game, figure in cases:
        groups[game].append(figure)
    return [fmean(group) for group in groups.values()]


def _error(some: Sequence[Found]) -> float:
    """How far a difference that was looked at lies from the true one, as a standard deviation."""
    return sqrt(max(0.0, fmean((each.came - each.said) ** 2 - each.error**2 for each in some)))


def fit_errors(found: Sequence[Found]) -> list[float]:
    """By round: the error of the look, drawn towards that of all rounds where there are few choices."""
    whole = _error(found) ** 2
    errors = []
    for turn in range(1, SETUP.rounds + 1):
        there = [each for each in found if each.round == turn]
        own = sum((each.came - each.said) ** 2 - each.error**2 for each in there)
        errors.append(round(sqrt(max(LEAST_ERROR**2, (own + FEW * whole) / (len(there) + FEW))), 3))
    return errors


def _write_fit(path: Path, found: Sequence[Found]) -> None:
    head, _, _ = path.read_text().partition("\n[[error]]")
    lines = []
    for turn, error in enumerate(fit_errors(found), start=1):
        lines += ["", "[[error]]", f"round = {turn}", f"error = {error}"]
        lines.append(f"choices = {sum(each.round == turn for each in found)}")
    path.write_text(head + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
