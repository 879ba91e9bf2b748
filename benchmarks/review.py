"""Whether points are really lost where the review of a game of Arnak says so.

    python benchmarks/review.py [--games 10] [--choices 6] [--continuations 16] [--seed 1] [--tables steady,steady]

Games between bots are looked at again, and choices are drawn from those that are said to have lost points. From the
sight of the seat that chose, positions that it cannot tell apart are drawn; from each the review's own line is played,
and what was really done, and the master plays both to the end for all seats. What the line gains is told beside what
was promised: own points less the part of the best other's that the review counts (`gain`), and own points alone.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from cairn.core.chance import sample as rolled
from cairn.core.record import Record
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import Seat
from cairn.games.arnak.belief.worlds import worlds
from cairn.games.arnak.bots.master import Master, manner_of
from cairn.games.arnak.bots.search import Effort
from cairn.games.arnak.bots.study import STUDY
from cairn.games.arnak.rules.engine import apply, chance, moves, settle, to_act
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.scoring import scores
from cairn.games.arnak.rules.state import Options, State
from cairn.games.arnak.rules.view import View, view
from cairn.play.games import play
from cairn.play.intervals import estimate_mean
from cairn.reason.study import Choice

CLASSES = ((0.1, 0.5), (0.5, 1.0), (1.0, 2.0), (2.0, 4.0), (4.0, 99.0))
"""The classes of reported losses, in points."""


class Case(NamedTuple):
    """A choice that is reported to have lost points."""

    sight: Sight[View, ArnakEvent]
    move: Move
    choice: Choice


class Gain(NamedTuple):
    """What the review's line really gains over what was done, on average over continuations."""

    kind: str
    promised: float
    gain: float
    own: float


def main() -> None:
    """Play, review, continue both ways, and print what was promised and what was found."""
    parser = argparse.ArgumentParser(description="Whether points are lost where the review says so.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--choices", type=int, default=6, help="of each game")
    parser.add_argument("--continuations", type=int, default=16, help="of the line, and of what was done")
    parser.add_argument("--effort", default="2x4", help="how far the master thinks that plays on")
    parser.add_argument("--least", type=float, default=0.5, help="the smallest reported loss, in points")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tables", nargs="*", default=["steady,steady", "beginner,master"], metavar="BOT,...")
    told = parser.parse_args()
    master = Master(Effort(*map(int, told.effort.split("x"))))
    gains: list[Gain] = []
    for table in told.tables:
        bots = table.split(",")
        for number in range(told.games):
            match = play(ARNAK, Options(players=len(bots)), bots, f"{told.seed}/review {number}")
            found = cases(match.record, told.least)
            rng = Random(f"{told.seed}/{table}/{number}")
            for case in rng.sample(found, min(told.choices, len(found))):
                gains.append(measure_gain(case, told.continuations, master, rng))
                print(table, number, *(f"{each:.2f}" if isinstance(each, float) else each for each in gains[-1]))
    print()
    print(f"{'reported loss':<24}{'choices':>8}{'mean':>10}{'gained (95%)':>24}{'own points (95%)':>24}")
    for least, most in CLASSES:
        _print(f"{least} to {most}", [each for each in gains if least <= each.promised < most])
    for kind in dict.fromkeys(each.kind for each in gains):
        _print(kind, [each for each in gains if each.kind == kind])
    _print("all", gains)


def cases(record: Record, least: float) -> list[Case]:
    """The choices of a game that are reported to have lost this many points."""
    table = new_table(ARNAK, record.options)
    found = []
    for step in record.steps:
        if isinstance(step, Played):
            sight = table.sight(step.seat)
            choice = STUDY.choice(sight, step.move)
            if choice is not None and choice.best - choice.value >= least:
                found.append(Case(sight, step.move, choice))
        table.add(step)
    return found


def measure_gain(case: Case, continuations: int, master: Master, rng: Random) -> Gain:
    """Continue both ways from the same positions."""
    seat = case.sight.view.seat
    assert seat is not None
    possible = worlds(case.sight)
    gains, owns = [], []
    for _ in range(continuations):
        state, seed = possible.sample(rng).state, rng.getrandbits(64)
        line = _continue(state, seat, [ahead.move for ahead in case.choice.line], master, Random(seed))
        done = _continue(state, seat, [case.move], master, Random(seed))
        manner = manner_of(master.network, len(state.players))
        owns.append(line[0] - done[0])
        gains.append(line[0] - done[0] - (manner.envy + manner.lead) * (line[1] - done[1]))
    return Gain(case.choice.kind, case.choice.best - case.choice.value, fmean(gains), fmean(owns))


def _continue(state: State, seat: Seat, line: Sequence[Move], master: Master, rng: Random) -> tuple[float, float]:
    """The points of the seat, and of the best opponent, after the line and then a master's moves."""
    left = list(line)
    while True:
        rolls = chance(state)
        if rolls is not None:
            state = settle(state, rolled(rolls, rng)).state
            continue
        acting = to_act(state)
        if not acting:
            break
        who = seat if left and seat in acting else acting[0]
        there = list(moves(state, who))
        move = left.pop(0) if left and who == seat else master.choose(Sight(view(state, who), ()), there, rng)
        state = apply(state, who, move).state
    totals = [each.total for each in scores(state)]
    return float(totals[seat]), float(max(total for place, total in enumerate(totals) if place != seat))


def _print(name: str, gains: Sequence[Gain]) -> None:
    if len(gains) > 1:
        promised = fmean(each.promised for each in gains)
        figures = (estimate_mean([each.gain for each in gains]), estimate_mean([each.own for each in gains]))
        told = "".join(
            f"{f'{each.mean:.2f} ({each.interval[0]:.2f} to {each.interval[1]:.2f})':>24}" for each in figures
        )
        print(f"{name:<24}{len(gains):>8}{promised:>10.2f}{told}")


if __name__ == "__main__":
    main()
