"""How much of a result is due to the deal when several people play the same one: chance by number against by pile.

    python benchmarks/duplicate.py [--game arnak] [--deals 200] [--plays 3] [--bot steady] [--against steady]

Every deal is played several times. The bot in the first seat has other dice in each play; its opponents have the same
dice for each prompt, as in a deal of the day. The share is the intraclass correlation: the variance between deals as a
part of the whole, with a 95% interval over deals (bootstrap).
"""

import argparse
from random import Random
from statistics import fmean

from cairn.core.dealer import BY_NUMBER, BY_PILE, Kind
from cairn.core.match import new_match
from cairn.games import find
from cairn.play.bots import find_bot

RESAMPLES = 2000


def main() -> None:
    """Play the deals with both dealers and print a line for each."""
    parser = argparse.ArgumentParser(description="The share of a result that is due to the deal.")
    parser.add_argument("--game", default="arnak")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--plays", type=int, default=3)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--against", default="steady")
    asked = parser.parse_args()
    print(f"{asked.game}: {asked.deals} deals, {asked.plays} plays each, {asked.bot} against {asked.against}")
    kinds: tuple[tuple[str, Kind], ...] = (("number", BY_NUMBER), ("pile", BY_PILE))
    for name, kind in kinds:
        points: list[list[float]] = []
        margins: list[list[float]] = []
        for deal in range(asked.deals):
            results = [_play(asked.game, (asked.bot, asked.against), deal, play, kind) for play in range(asked.plays)]
            points.append([own for own, _ in results])
            margins.append([own - best for own, best in results])
        print(f"by {name}: points {_share(points)}, margin {_share(margins)}", flush=True)


def _play(name: str, bots: tuple[str, str], deal: int, play: int, kind: Kind) -> tuple[float, float]:
    """The points of the first seat, and those of the best of the others."""
    game = find(name)
    match = new_match(game, game.options, seed=f"deal {deal}", kind=kind)
    own, others = (find_bot(bot, name) for bot in bots)
    prompts = [0] * game.options.players
    while match.to_act:
        seat = match.to_act[0]
        dice = f"play {play}" if seat == 0 else "everybody"
        bot = own if seat == 0 else others
        move = bot.choose(match.view(seat), match.moves(seat), Random(f"{deal}/{dice}/{seat}/{prompts[seat]}"))
        prompts[seat] += 1
        match.play(seat, move)
    assert match.result is not None
    return match.result.scores[0], max(match.result.scores[1:])


def _share(groups: list[list[float]]) -> str:
    rng = Random(1)
    resampled = sorted(_correlation(rng.choices(groups, k=len(groups))) for _ in range(RESAMPLES))
    low, high = resampled[RESAMPLES // 40], resampled[-RESAMPLES // 40]
    return f"{_correlation(groups):.2f} ({low:.2f} to {high:.2f})"


def _correlation(groups: list[list[float]]) -> float:
    """The part of the variance that lies between the groups (one-way analysis of variance)."""
    size = len(groups[0])
    whole = fmean(fmean(group) for group in groups)
    between = size * sum((fmean(group) - whole) ** 2 for group in groups) / (len(groups) - 1)
    within = sum((value - fmean(group)) ** 2 for group in groups for value in group) / (len(groups) * (size - 1))
    if between + (size - 1) * within == 0:
        return 0.0
    return (between - within) / (between + (size - 1) * within)


if __name__ == "__main__":
    main()
