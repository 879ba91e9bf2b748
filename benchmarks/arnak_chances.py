"""How often a seat wins that the judge of Arnak gives a chance, by players and round; and the fit of its chances.

    python -m benchmarks.arnak_chances FILE --tables 2:2600 3:700 4:700 1:200 [--seed 1] [--jobs 1]
    python -m benchmarks.arnak_chances FILE --report
    python -m benchmarks.arnak_chances FILE --fit src/cairn/games/arnak/tables/judge.toml

The first form plays deals (players:number, half of them on each side of the board) between equal players that make the
move which looks best to the network, as `careful` does. What the judge's look says at the first choice of one seat in
each round is added to FILE; deals that are there already are not played again. `--report` prints the error of each
class of chances with 95% intervals over deals. No deal is judged by weights that were fitted to it: those for one
half of the deals come from the other half. `--fit` writes the weights of all deals.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from cairn.core.values import Seat
from cairn.games.arnak.bots.judge.continuation import ONE_MOVE, Rolls, finish_games, play_on
from cairn.games.arnak.bots.judge.reading import judge_manner
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.bots.master import answer, manner_of
from cairn.games.arnak.bots.network import packaged_network
from cairn.games.arnak.bots.search import Effort, Reading, Tree
from cairn.games.arnak.rules.engine import setup
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.scoring import result
from cairn.games.arnak.rules.state import Options, State
from cairn.games.arnak.rules.view import view
from cairn.play.intervals import estimate_mean, estimate_share
from cairn.play.pool import Crew, map_in_order

LOOK = Effort(6, 16)
"""The effort of the judge's first search."""
RED_TILES = 5
"""The rival's red tiles in a game alone."""
CLASSES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.001)
"""The classes of chances to win."""
DOUBT = (0.3, 0.02, 0.3)
"""How far the weights may lie from those that are stored with the network, as standard deviations."""
NEWTON = 30
"""Iterations after which a fit has converged."""
AT_ONCE = 16
"""The number of deals that are played in step."""


class Said(NamedTuple):
    """What the judge said of a seat at its first choice in a round, and what came."""

    deal: str
    players: int
    round: int
    seat: int
    logit: float
    """The network's own logit of winning."""
    margin: float
    """The expected lead."""
    chance: float
    """The chance to win."""
    share: float
    """The part of the win that the seat got."""


class Task(NamedTuple):
    """Deals to be played."""

    players: int
    numbers: tuple[int, ...]
    seed: str


def main() -> None:
    """Play, fit or report."""
    parser = argparse.ArgumentParser(description="The chances of Arnak's judge, against what came.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--tables", nargs="*", default=[], metavar="PLAYERS:DEALS")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fit", type=Path, help="the table to be written")
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    known = [Said(*json.loads(line)) for line in given.file.read_text().splitlines()] if given.file.exists() else []
    tasks = list(_tasks(given.tables, given.seed, {each.deal for each in known}))
    with given.file.open("a") as file:
        for number, rows in enumerate(map_in_order(play_deals, tasks, Crew(given.jobs))):
            file.writelines(json.dumps(each) + "\n" for each in rows)
            file.flush()
            print(f"\r{number + 1} of {len(tasks)}", end="", file=sys.stderr)
            known += rows
    if given.fit is not None:
        _write_fit(given.fit, known)
    if given.report:
        print("\n".join(report(list(crossed(known)))))


def _tasks(tables: Sequence[str], seed: str, known: set[str]) -> Iterator[Task]:
    """The deals that are left, all tables in turn: what is stopped early has some of each."""
    found: list[tuple[float, Task]] = []
    for table in tables:
        players, deals = map(int, table.split(":"))
        left = [number for number in range(deals) if f"{seed}/{players}/{number}" not in known]
        for at in range(0, len(left), AT_ONCE):
            found.append((at / len(left), Task(players, tuple(left[at : at + AT_ONCE]), seed)))
    yield from (task for _, task in sorted(found))


def play_deals(task: Task) -> list[Said]:
    """Play these deals, with the judge's word at the first choice of each seat in each round."""
    network = packaged_network()
    manner, judging = manner_of(network, task.players), judge_manner(network, task.players)
    said: dict[int, dict[tuple[int, Seat], tuple[float, float, float]]] = {number: {} for number in task.numbers}

    def look(number: int, state: State, seat: Seat, moves: Sequence[Move]) -> None:
        if (state.round, seat) in said[number] or seat != number // 2 % task.players:
            return
        tree = Tree(known_state(view(state, seat)), seat, moves, judging)
        for queries in (tree.begin(), tree.grow(LOOK)):
            answer(queries, network)
        best, reading = max(tree.values()), judging.readings[state.round - 1]
        said[number][state.round, seat] = _raw_logit(reading, best.utility, best.margin), best.margin, best.win

    games = []
    for number in task.numbers:
        options = Options(task.players, ("bird", "snake")[number % 2], RED_TILES if task.players == 1 else 0)
        rolls = Rolls(f"{task.seed}/{task.players}/{number}")
        watch = _bind(look, number)
        games.append(play_on(setup(options).state, 0, (), rolls, manner, ONE_MOVE, watch))
    rows = []
    for number, played in zip(task.numbers, finish_games(games, network), strict=True):
        ended = result(played.state)
        assert ended is not None
        for (turn, seat), (logit, margin, chance) in said[number].items():
            deal = f"{task.seed}/{task.players}/{number}"
            said_then = round(logit, 4), round(margin, 3), round(chance, 4)
            rows.append(Said(deal, task.players, turn, seat, *said_then, ended.shares[seat]))
    return rows


def _bind(look: Any, number: int) -> Any:
    return lambda state, seat, moves: look(number, state, seat, moves)


def _raw_logit(reading: Reading, utility: float, margin: float) -> float:
    return (utility - reading.point * margin - reading.shift) / reading.factor


# Fit


def _write_fit(path: Path, rows: Sequence[Said]) -> None:
    """Write the weights by players and round into the table, before what else is there."""
    lines = ["# Written by benchmarks/arnak_chances.py and benchmarks/review.py (docs/learning.md, docs/judges.md)."]
    for (players, turn), (factor, point, shift) in fit_all(rows).items():
        figures = {"players": players, "round": turn, "factor": factor, "point": point, "shift": shift}
        figures["deals"] = len({each.deal for each in rows if (each.players, each.round) == (players, turn)})
        lines += ["", "[[reading]]", *(f"{name} = {figure}" for name, figure in figures.items())]
    _, mark, rest = path.read_text().partition("\n[[error]]")
    path.write_text("\n".join(lines) + "\n" + mark + rest)


def fit_all(rows: Iterable[Said]) -> dict[tuple[int, int], tuple[float, float, float]]:
    """The weights by players and round."""
    groups: dict[tuple[int, int], list[Said]] = defaultdict(list)
    for each in rows:
        groups[each.players, each.round].append(each)
    return {key: fit_weights(groups[key]) for key in sorted(groups)}


def crossed(rows: Sequence[Said]) -> Iterator[Said]:
    """What the judge says with weights that were fitted to the other half of the deals."""
    halves = [[each for each in rows if int(each.deal.rsplit("/")[-1]) // 4 % 2 == half] for half in (0, 1)]
    for own, other in ((halves[0], halves[1]), (halves[1], halves[0])):
        fitted = fit_all(other)
        for each in own:
            factor, point, shift = fitted[each.players, each.round]
            logit = factor * each.logit + point * each.margin + shift
            yield each._replace(chance=1 / (1 + np.exp(-logit)))


def fit_weights(rows: Sequence[Said]) -> tuple[float, float, float]:
    """The weights of the logit and of a point of the lead, and the shift: logistic regression by Newton's method.

    It begins at the calibration that is stored with the network, and stays near it where there are few deals.
    """
    first = rows[0]
    stored = manner_of(packaged_network(), first.players).chances
    factor, shift = stored[first.round - 1] if stored else (1.0, 0.0)
    prior, trust = np.array([factor, 0.0, shift]), np.diag([1 / each**2 for each in DOUBT])
    columns = np.array([(each.logit, each.margin, 1.0) for each in rows])
    shares = np.array([each.share for each in rows])
    found = prior
    for _ in range(NEWTON):
        chances = 1 / (1 + np.exp(-columns @ found))
        slope = columns.T @ (shares - chances) - trust @ (found - prior)
        bend = (columns * (chances * (1 - chances))[:, None]).T @ columns + trust
        found = found + np.linalg.solve(bend, slope)
    factor, point, shift = found.tolist()
    return round(max(factor, 0.01), 4), round(max(point, 0.0), 5), round(shift, 4)


# Report


def report(rows: Sequence[Said]) -> Iterator[str]:
    """Tables in Markdown: by players and round the error; by players and class of chances what came."""
    yield "| players | round | deals | said | won (95%) | error of a class | spread of chances |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for players, some in _grouped(rows, lambda each: each.players):
        for turn, there in _grouped(some, lambda each: each.round):
            chances = [each.chance for each in there]
            won = estimate_share([each.share for each in there])
            yield (
                f"| {players} | {turn} | {len({each.deal for each in there})} | {fmean(chances):.1%} | "
                f"{won.mean:.1%} ({won.interval[0]:.1%} to {won.interval[1]:.1%}) | {_class_error(there):.3f} | "
                f"{np.std(chances):.3f} |"
            )
    yield ""
    yield "| players | round | class | seats | said | won (95%) | error (95%) |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for players, some in _grouped(rows, lambda each: each.players):
        for turn, there in _grouped(some, lambda each: each.round):
            for least, most in pairwise(CLASSES):
                found = [each for each in there if least <= each.chance < most]
                by_deal: dict[str, list[Said]] = defaultdict(list)
                for each in found:
                    by_deal[each.deal].append(each)
                if len(by_deal) < 20:
                    continue
                won = estimate_share([fmean(each.share for each in deal) for deal in by_deal.values()])
                error = estimate_mean([fmean(each.share - each.chance for each in deal) for deal in by_deal.values()])
                chance = fmean(each.chance for each in found)
                yield (
                    f"| {players} | {turn} | {least:.0%} to {min(most, 1):.0%} | {len(found)} | {chance:.1%} | "
                    f"{won.mean:.1%} ({won.interval[0]:.1%} to {won.interval[1]:.1%}) | "
                    f"{error.mean:+.3f} ({error.interval[0]:+.3f} to {error.interval[1]:+.3f}) |"
                )


def _grouped(rows: Iterable[Said], key: Any) -> Iterator[tuple[int, list[Said]]]:
    groups: dict[int, list[Said]] = defaultdict(list)
    for each in rows:
        groups[key(each)].append(each)
    yield from sorted(groups.items())


def _class_error(rows: Sequence[Said]) -> float:
    """The mean difference between said and came, over classes of chances, weighted by their sizes."""
    total = 0.0
    for least, most in pairwise(CLASSES):
        found = [each for each in rows if least <= each.chance < most]
        if found:
            total += abs(sum(each.share - each.chance for each in found))
    return total / len(rows)


if __name__ == "__main__":
    main()
