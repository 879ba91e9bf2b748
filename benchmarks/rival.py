"""What the rival of a solo game of Arnak scores, by side and difficulty, and where its points come from.

    python benchmarks/rival.py [--games 200] [--bot steady]

`cairn simulate arnak --players 1` tells of the player's points; the rival's are the last event of each game.
"""

import argparse
from statistics import fmean, stdev

from cairn.games.arnak.rules.events import Scored
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.pieces import Side
from cairn.games.arnak.rules.state import Options
from cairn.play.games import play

SIDES: tuple[Side, ...] = ("bird", "snake")
PARTS = ("research", "temple", "idols", "guardians", "cards")


def main() -> None:
    """Play the games and print a line for each table."""
    parser = argparse.ArgumentParser(description="What the rival of a solo game of Arnak scores.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="steady")
    asked = parser.parse_args()
    print(f"{asked.games} games each, against {asked.bot}")
    print("side   difficulty   rival  spread  " + "  ".join(f"{part:>9}" for part in PARTS) + "   player   won")
    for side in SIDES:
        for difficulty in range(6):
            options = Options(players=1, side=side, difficulty=difficulty)
            rivals: list[Scored] = []
            players: list[Scored] = []
            for number in range(asked.games):
                history = play(ARNAK, options, [asked.bot], f"rival {number}").table.history
                player, rival = (event for event in history if isinstance(event, Scored))
                players.append(player)
                rivals.append(rival)
            totals = [each.total for each in rivals]
            parts = "  ".join(f"{fmean(getattr(each, part) for each in rivals):>9.1f}" for part in PARTS)
            won = fmean(mine.total > its.total for mine, its in zip(players, rivals, strict=True))
            print(
                f"{side:<7}{difficulty:>10}{fmean(totals):>8.1f}{stdev(totals):>8.1f}  {parts}"
                f"{fmean(each.total for each in players):>9.1f}{won:>6.0%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
