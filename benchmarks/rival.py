"""What the rival of a solo game of Arnak scores, by side and difficulty, where its points come from, and who wins.

    python benchmarks/rival.py [--deals 1000] [--seed 2] [--bot steady]

`cairn arena arnak --players 1 --bots steady --option difficulty=3 --option side=bird --deals 1000 --seed 2` plays the
same deals, and tells the player's side of them.
"""

import argparse
from statistics import fmean, stdev

from cairn.games.arnak.rules.events import Scored
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.pieces import Side
from cairn.games.arnak.rules.state import Options
from cairn.play.games import play
from cairn.play.intervals import Estimate, estimate_mean, estimate_share

SIDES: tuple[Side, ...] = ("bird", "snake")
PARTS = ("research", "temple", "idols", "guardians", "cards")


def main() -> None:
    """Play the games and print a line for each table."""
    parser = argparse.ArgumentParser(description="What the rival of a solo game of Arnak scores.")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--bot", default="steady")
    asked = parser.parse_args()
    print(f"{asked.deals} deals each, seed {asked.seed}, against {asked.bot}; intervals are 95%, over deals\n")
    parts = " | ".join(PARTS)
    print(f"| side | difficulty | rival | spread | {asked.bot} | {asked.bot} won | rival's {parts} |")
    print("| --- " * (6 + len(PARTS)) + "|")
    for side in SIDES:
        for difficulty in range(6):
            print(_line(side, difficulty, asked.deals, asked.seed, asked.bot), flush=True)


def _line(side: Side, difficulty: int, deals: int, seed: int, bot: str) -> str:
    options = Options(players=1, side=side, difficulty=difficulty)
    rivals: list[Scored] = []
    points: list[float] = []
    wins: list[float] = []
    for deal in range(deals):
        match = play(ARNAK, options, [bot], f"{seed}/deal {deal}")
        assert match.result is not None
        points += match.result.scores
        wins += match.result.shares
        _, rival = (event for event in match.table.history if isinstance(event, Scored))
        rivals.append(rival)
    totals = [each.total for each in rivals]
    share = estimate_share(wins)
    low, high = share.interval
    where = " | ".join(f"{fmean(getattr(each, part) for each in rivals):.1f}" for part in PARTS)
    total, point = _mean(estimate_mean(totals)), _mean(estimate_mean(points))
    return (
        f"| {side} | {difficulty} | {total} | {stdev(totals):.1f} | {point} "
        f"| {share.mean:.1%} ({low:.1%} to {high:.1%}) | {where} |"
    )


def _mean(found: Estimate) -> str:
    return f"{found.mean:.1f} ± {found.interval[1] - found.mean:.1f}"


if __name__ == "__main__":
    main()
