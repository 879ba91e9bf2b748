"""Whether a judge is right: what it says of moves, against playing on.

    python -m benchmarks.judges GAME [--players 2] [--bots steady] [--games 250] [--choices 2] [--continuations 4]
        [--near 1] [--jobs 1] [--keep FILE]

Games between bots are looked at again, and choices are drawn from each. From the true position, which over many games
is drawn as the seat's belief says, the best option and the worst of those told are both played, and masters play on
from there in every seat, with the same chance. With `--near 0.1` the other option is the worst of those that are said
to be at most so much worse. `--keep` writes what was found to a file and goes on from there. Tables are printed, with
95% intervals clustered by game:

- what was said of a move, and how often it won;
- what was said of the difference of the two, and what the difference was;
- the same difference for options that are called equal;
- how far the true differences lie from what was said: the variance that playing on finds beyond its own. Its root is
  the error of a judged difference, and twice that (1.96 times) is the spread of the judge.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

from cairn.core.chance import sample
from cairn.core.errors import IllegalMove
from cairn.core.options import options_of
from cairn.core.steps import Played, Settled, Step
from cairn.core.table import new_table
from cairn.core.values import Seat, Value
from cairn.games import rooms_of
from cairn.games.rooms import Rooms
from cairn.play.bots import find_bot
from cairn.play.games import play
from cairn.play.intervals import estimate_mean
from cairn.play.pool import Crew, map_in_order
from cairn.reason.study import Choice, Option

WORTH = (0.0, 0.2, 0.4, 0.6, 0.8, 1.001)
"""The classes of a chance to win."""
LOSSES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 1.001)
"""The classes of a difference."""
DRAWS = 400
"""How often games are drawn again for an interval."""


class Found(NamedTuple):
    """A choice, played on with two of its options."""

    game: int
    kind: str
    judge: str
    said: tuple[float, float]
    won: tuple[tuple[float, ...], tuple[float, ...]]
    """By option: the part of the win in each continuation."""
    is_equal: bool

    @property
    def gain(self) -> float:
        """What was said of the difference."""
        return self.said[0] - self.said[1]

    @property
    def gains(self) -> tuple[float, ...]:
        """The difference in each continuation."""
        return tuple(best - other for best, other in zip(*self.won, strict=True))


class Task(NamedTuple):
    """A game to be played and judged."""

    game: str
    players: int
    bots: str
    choices: int
    continuations: int
    near: float
    seed: str
    number: int


def main() -> None:
    """Play, judge, play on, and print what was said beside what came."""
    parser = argparse.ArgumentParser(description="What a judge says of moves, against playing on.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="steady", help="who plays the games that are judged")
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--choices", type=int, default=2, help="of each game")
    parser.add_argument("--continuations", type=int, default=4, help="of each option")
    parser.add_argument("--near", type=float, default=1.0, help="the largest difference that is drawn")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="the file to which the choices are written")
    given = parser.parse_args()
    found = [_read(line) for line in given.keep.read_text().splitlines()] if given.keep and given.keep.exists() else []
    done = {each.game for each in found}
    shape = given.game, given.players, given.bots, given.choices, given.continuations, given.near, given.seed
    tasks = [Task(*shape, number) for number in range(given.games) if number not in done]
    for number, choices in enumerate(map_in_order(judge_game, tasks, Crew(given.jobs))):
        found += choices
        print(f"\r{number + 1} of {len(tasks)}", end="", file=sys.stderr)
        if given.keep:
            with given.keep.open("a") as file:
                file.writelines(json.dumps(each) + "\n" for each in choices)
    moves = [(one.game, one.said[at], fmean(one.won[at])) for one in found for at in (0, 1)]
    _print_table("said of a move", WORTH, moves)
    _print_table("said of a difference", LOSSES, [(one.game, one.gain, fmean(one.gains)) for one in found])
    equal = [(one.game, one.gain, fmean(one.gains)) for one in found if one.is_equal]
    _print_table("called equal", (0.0, 1.001), equal)
    for name in sorted({one.judge for one in found}):
        error, low, high = estimate_error([one for one in found if one.judge == name])
        print(f"error of a difference, {name}: {error:.3f} ({low:.3f} to {high:.3f})")


def judge_game(task: Task) -> list[Found]:
    """Play a game, draw choices from it, and play on from each with two of its options."""
    rooms = rooms_of(task.game)
    record, cases = draw_cases(rooms, task.players, task.bots, f"{task.seed}/judges {task.number}")
    rng = Random(f"{task.seed}/{task.number}")
    found = []
    for at, seat, choice in rng.sample(cases, min(task.choices, len(cases))):
        best, *others = choice.options
        near = [option for option in others if 1e-6 < best.value - option.value <= task.near]
        if not near:
            continue
        two = best, near[-1]
        seeds = [rng.getrandbits(64) for _ in range(task.continuations)]
        won = [tuple(play_on(rooms, record, at, seat, each, seed) for seed in seeds) for each in two]
        is_equal = two[0].value - two[1].value <= choice.spread
        said = two[0].value, two[1].value
        found.append(Found(task.number, choice.kind, choice.judge, said, (won[0], won[1]), is_equal))
    return found


def estimate_error(cases: Sequence[Found]) -> tuple[float, float, float]:
    """The error of a judged difference, with its 95% interval from drawing games again.

    The variance of what came around what was said is that of the judge and that of the continuations.
    """
    by_game: dict[int, list[float]] = defaultdict(list)
    for case in cases:
        own = variance(case.gains) / len(case.gains)
        by_game[case.game].append((fmean(case.gains) - case.gain) ** 2 - own)
    games, rng = list(by_game.values()), Random(1)

    def error(drawn: Sequence[Sequence[float]]) -> float:
        return sqrt(max(0.0, fmean(each for game in drawn for each in game)))

    again = sorted(error(rng.choices(games, k=len(games))) for _ in range(DRAWS))
    return error(games), again[round(0.025 * DRAWS)], again[round(0.975 * DRAWS)]


def _read(line: str) -> Found:
    game, kind, judge, said, (best, other), is_equal = json.loads(line)
    return Found(game, kind, judge, tuple(said), (tuple(best), tuple(other)), is_equal)


def draw_cases(rooms: Rooms, players: int, bot: str, seed: str) -> tuple[Any, list[tuple[int, Seat, Choice]]]:
    """A game between equal bots, and its choices between moves that are not worth exactly the same."""
    record: Any = play(rooms.game, options_of(rooms.game, {}, players), [bot] * players, seed).record
    study, table, found = rooms.study, new_table(rooms.game, record.options), []
    assert study is not None
    for at, step in enumerate(record.steps):
        if isinstance(step, Played):
            choice = study.choice(table.sight(step.seat), step.move)
            if choice is not None and choice.options[0].value - choice.options[-1].value > 1e-6:
                found.append((at, step.seat, choice))
        table.add(step)
    return record, found


def play_on(rooms: Rooms, record: Any, at: int, seat: Seat, option: Option, seed: int) -> float:
    """The part of the win that a seat gets with a move, when masters play on."""
    table = _table_before(rooms, record, at, seat, option)
    bot, rng = find_bot("master", rooms.game.name), Random(seed)
    while table.result is None:
        rolls = rooms.game.chance(table.state)
        if rolls is not None:
            outcome: Value = sample(rolls, rng)
            table.add(Settled(outcome))
            continue
        acting = table.to_act[0]
        move: Any = bot.choose(table.sight(acting), table.moves(acting), rng)
        table.add(Played(acting, move))
    places: tuple[int, ...] = table.result.places
    return (places[seat] == 1) / max(1, places.count(1))


def _table_before(rooms: Rooms, record: Any, at: int, seat: Seat, option: Option) -> Any:
    """The table after a move, without those that others made before it while the seat had to act too.

    These are sealed: the seat knows nothing of them, and the judge expects good ones.
    """
    table, asked = new_table(rooms.game, record.options), []
    steps: Sequence[Step] = record.steps[:at]
    for step in steps:
        asked.append(seat in table.to_act)
        table.add(step)
    since = max((number + 1 for number, is_asked in enumerate(asked) if not is_asked), default=0)
    own = [step for step in steps[since:] if isinstance(step, Played) and step.seat == seat]
    open_table = new_table(rooms.game, record.options)
    try:
        for step in (*steps[:since], *own, Played(seat, option.move)):
            open_table.add(step)
    except IllegalMove:  # it decides after what the others sealed was opened
        table.add(Played(seat, option.move))
        return table
    return open_table


def _print_table(name: str, classes: Sequence[float], cases: Sequence[tuple[int, float, float]]) -> None:
    print(f"\n{name:<24}{'cases':>8}{'said':>10}{'came (95%)':>26}")
    for least, most in pairwise(classes):
        some = [case for case in cases if least <= case[1] < most]
        by_game: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
        for case in some:
            by_game[case[0]].append(case)
        if len(by_game) > 1:
            came = estimate_mean([fmean(won for _, _, won in group) for group in by_game.values()])
            low, high = came.interval
            said = fmean(case[1] for case in some)
            label, figures = f"{least:.2f} to {min(most, 1):.2f}", f"{came.mean:.3f} ({low:.3f} to {high:.3f})"
            print(f"{label:<24}{len(some):>8}{said:>10.3f}{figures:>26}")


if __name__ == "__main__":
    main()
