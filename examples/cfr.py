"""Counterfactual regret minimisation (CFR) of OpenSpiel on a small Break the Code.

    pip install 'cairn-table[envs]'
    python -m examples.cfr                                  # CFR+, over the whole tree
    python -m examples.cfr --sampled --seeds 1,2,3           # external sampling: another curve for every seed

Two players have four tiles, one in each hand, and two questions; after six decisions the game is a draw. The program
prints the NashConv of the average policy: the sum of what both could gain by a best response, zero in equilibrium.
"""

import argparse
import json
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, external_sampling_mccfr

import cairn.envs.open_spiel

__all__ = ["Line", "main", "small_game", "solve"]


class Line(NamedTuple):
    """A point of the learning curve."""

    seed: int | None
    iterations: int
    nash_conv: float
    value: float
    """The value of the game for the first seat if both play the average policy."""


def small_game(tiles: int = 4, longest: int = 6) -> Any:
    """Return Break the Code with `tiles` tiles, truncated after `longest` decisions.

    The reward is the difference of points, so the game is zero-sum.
    """
    name = cairn.envs.open_spiel.name_of("break-the-code")
    return pyspiel.load_game(name, {"tiles": tiles, "longest": longest, "last_guesses": 1, "reward": "difference"})


def solve(game: Any, stops: list[int], seed: int | None = None) -> Iterator[Line]:
    """Iterate, and yield a measurement at each number of iterations; with a seed, deals and answers are sampled."""
    if seed is None:
        solver: Any = cfr.CFRPlusSolver(game)
        step = solver.evaluate_and_update_policy
    else:
        np.random.seed(seed)  # OpenSpiel samples with NumPy's global generator
        solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
        step = solver.iteration
    done = 0
    for stop in stops:
        for _ in range(done, stop):
            step()
        done = stop
        policy = solver.average_policy()
        value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
        yield Line(seed, stop, float(exploitability.nash_conv(game, policy)), float(value))


def main() -> None:
    """Read the command line, solve, and print the curve."""
    parser = argparse.ArgumentParser(prog="examples.cfr", description="CFR on a small Break the Code.")
    parser.add_argument("--tiles", type=int, default=4)
    parser.add_argument("--longest", type=int, default=6, help="decisions after which the game is a draw")
    parser.add_argument("--stops", help="numbers of iterations at which to measure")
    parser.add_argument("--sampled", action="store_true", help="external sampling instead of the whole tree")
    parser.add_argument("--seeds", default="1,2,3", help="seeds of the sampling")
    told = parser.parse_args()
    game = small_game(told.tiles, told.longest)
    stops = list(map(int, (told.stops or ("100,300,1000" if told.sampled else "1,5,10,20,40,80")).split(",")))
    curves: list[list[Line]] = []
    for seed in map(int, told.seeds.split(",")) if told.sampled else [None]:
        curves.append([])
        for line in solve(game, stops, seed):
            curves[-1].append(line)
            print(json.dumps(line._asdict()), flush=True)
    print("| iterations | NashConv | spread over seeds |")
    print("| ---: | ---: | ---: |")
    for lines in zip(*curves, strict=True):
        found = [line.nash_conv for line in lines]
        spread = f"{stdev(found):.4f}" if len(found) > 1 else ""
        print(f"| {lines[0].iterations:,} | {fmean(found):.4f} | {spread} |")


if __name__ == "__main__":
    main()
