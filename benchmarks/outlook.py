"""The points that a player of The Lost Code or Think Str8! still makes, by rounds left and missing bits.

    python -m benchmarks.outlook [--games 40] [--bot master] [--seed 1] [--write FILE]

Games between equal bots are played. At the beginning of each round, and before the final bets, each seat's missing bits
are noted, with the points that it made from there to the end. For each number of rounds left the points are fitted by a
straight line in the bits; `spread` is the standard deviation around that line. The judge takes them from the table
`outlook` of the game (`cairn.games.lost_code.solve.outlook`).
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from cairn.core.options import options_of
from cairn.core.table import new_table
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.games.lost_code.rules.state import Phase
from cairn.play.games import play

BEGINNINGS = (Phase.ROLL, Phase.FINAL)


def main() -> None:
    """Play, fit, and print the table."""
    parser = argparse.ArgumentParser(description="The points still to come, by rounds left and missing bits.")
    parser.add_argument("--games", type=int, default=40, help="of each game and number of players")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--write", type=Path, help="the file of the table")
    told = parser.parse_args()
    lines = [f"# Written by benchmarks/outlook.py: {told.games} games of {told.bot} for each number of players."]
    for edition, game in (("stones", LOST_CODE), ("cards", THINK_STR8)):
        found: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for players in (2, 3, 4):
            for number in range(told.games):
                for left, bits, points in outlooks(game, players, told.bot, f"{told.seed}/outlook/{number}"):
                    found[left].append((bits, points))
        for left in sorted(found):
            bits, points = np.array(found[left]).T
            slope, base = np.polyfit(bits, points, 1) if np.ptp(bits) else (0.0, points.mean())
            spread = np.std(points - slope * bits - base)
            lines += [
                "",
                f"[[{edition}]]",
                f"rounds = {left}",
                f"base = {base:.2f}",
                f"per_bit = {slope:.3f}",
                f"spread = {spread:.2f}",
                f"mean = {points.mean():.2f}",
                f"seats = {len(points)}",
            ]
    text = "\n".join(lines) + "\n"
    if told.write is None:
        print(text, end="")
    else:
        told.write.write_text(text)


def outlooks(game: object, players: int, bot: str, seed: str) -> Iterator[tuple[int, float, int]]:
    """Of one game, for each seat at each beginning of a round: rounds left, missing bits, points still made."""
    record = play(game, options_of(game, {}, players), [bot] * players, seed).record  # type: ignore[arg-type]
    assert record.result is not None
    table = new_table(game, record.options)  # type: ignore[arg-type, var-annotated]
    seen = None
    for step in record.steps:
        table.add(step)
        state = table.state
        if state.phase in BEGINNINGS and seen != (state.phase, state.round):
            seen = (state.phase, state.round)
            left = 0 if state.phase is Phase.FINAL else state.table.rounds - state.round + 1
            for seat in range(players):
                points = record.result.scores[seat] - state.scores[seat]
                yield left, belief(table.sight(seat)).entropy, points


if __name__ == "__main__":
    main()
