"""How far the model of the race in Break the Code lies from the exact end of a game, where both can be computed.

    python -m benchmarks.race_error [--games 20] [--bots steady] [--seed 1]

At the turns of games for two whose end can be searched, every question is valued both ways. Printed is the error of a
difference to the best question: its root mean square, and how far 95% of the differences lie at most, by size.
"""

import argparse
from itertools import pairwise
from math import sqrt
from statistics import fmean
from typing import Any

from cairn.core.options import options_of
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.games import rooms_of
from cairn.games.break_code.belief.posterior import belief_of, knowledge
from cairn.games.break_code.rules.state import Phase
from cairn.games.break_code.solve.endgame import search_ending
from cairn.games.break_code.solve.race import Opponent, ask_chances
from cairn.games.break_code.solve.values import open_questions
from cairn.play.games import play

CLASSES = (0.0, 0.05, 0.1, 0.2, 1.001)
"""The classes of differences, as the race tells them."""


def main() -> None:
    """Play, value both ways, and print."""
    parser = argparse.ArgumentParser(description="The race model against exact ends.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    game = rooms_of("break-the-code").game
    found, turns = list[tuple[float, float]](), 0
    for number in range(given.games):
        record = play(game, options_of(game, {}, 2), [given.bots] * 2, f"{given.seed}/race {number}").record
        table = new_table(game, record.options)
        for step in record.steps:
            if isinstance(step, Played):
                pairs = differences(table.sight(step.seat))
                turns += bool(pairs)
                found += pairs
            table.add(step)
    print(f"{turns} turns, {len(found)} differences")
    for least, most in (*pairwise(CLASSES), (0.0, 1.001)):
        errors = sorted(abs(told - exact) for told, exact in found if least <= told < most)
        if errors:
            root, far = sqrt(fmean(error**2 for error in errors)), errors[int(0.95 * (len(errors) - 1))]
            print(
                f"{least:.2f} to {min(most, 1):.2f}: {len(errors)}, root mean square {root:.3f}, 95% within {far:.3f}"
            )


def differences(sight: Any) -> list[tuple[float, float]]:
    """What each question is worth less than the best one of the race: as the race tells it, and exactly."""
    view = sight.view
    if view.phase is not Phase.TURN or view.last_turns is not None:
        return []
    belief, asks = belief_of(knowledge(sight)), open_questions(view.row)
    ending = search_ending(sight, belief) if asks else None
    if ending is None:
        return []
    race = {each.ask: each.win for each in ask_chances(view, belief, asks, Opponent(sight, belief, asks))}
    best = max(race, key=race.__getitem__)
    return [(race[best] - race[ask], ending.asks[best] - ending.asks[ask]) for ask in race if ask != best]


if __name__ == "__main__":
    main()
