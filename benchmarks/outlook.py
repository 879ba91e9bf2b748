"""The points that a player of The Lost Code or Think Str8! still makes, by players, rounds left and missing bits.

    python -m benchmarks.outlook [--games 50] [--bot master] [--seed 1] [--keep FILE] [--write TABLE]

Games between equal bots are played. At the beginning of each round, and before the final bets, each seat's missing bits
are noted, with the points that it made from there to the end. `--keep` writes them to a file and goes on from there.

What a missing bit and a lead are worth is read from the differences between the seats of a game: they bet on the same
dice, and a game with more players has fewer rounds, so its players know less and make fewer points, which says nothing
of what a bit is worth. For each number of rounds left, differences in points are set against differences in bits and in
scores. What a bit is worth fades with the rounds left, since other answers will tell much of the same; what a lead
costs grows with them, since the player behind turns the dice and takes a wheel first. Both are smoothed by exponential
curves. With one round left a lead costs nothing: positions with 4 points more for a seat, played on, say so
(docs/judges.md), and leads that were made in games do not tell. `base` makes the mean right for each number of players;
`spread` is the standard deviation of a seat around its line, from differences.
The judge takes them from the table `outlook` of the game (`cairn.games.lost_code.solve.outlook`).
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cairn.core.options import options_of
from cairn.core.table import new_table
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.games.lost_code.rules.state import Phase
from cairn.play.games import play

BEGINNINGS = (Phase.ROLL, Phase.FINAL)
EDITIONS: dict[str, Any] = {"stones": LOST_CODE, "cards": THINK_STR8}
FADES = np.arange(0.5, 30.0, 0.1)
"""The numbers of rounds that are tried after which all but 1/e (37%) of a change has come."""


class Seen(NamedTuple):
    """What the seats of a game knew at the beginning of a round, and what they made from there."""

    edition: str
    players: int
    game: int
    left: int
    """The number of rounds left."""
    bits: tuple[float, ...]
    """By seat: the missing bits."""
    points: tuple[int, ...]
    """By seat: the points from there to the end."""
    scores: tuple[int, ...]
    """By seat: the points so far."""


def main() -> None:
    """Play, fit, and print the table."""
    parser = argparse.ArgumentParser(description="The points still to come, by rounds left and missing bits.")
    parser.add_argument("--games", type=int, default=50, help="of each game and number of players")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, help="the file to which the games are written")
    parser.add_argument("--write", type=Path, help="the file of the table")
    given = parser.parse_args()
    lines = given.keep.read_text().splitlines() if given.keep and given.keep.exists() else []
    found = [Seen(*json.loads(line)) for line in lines]
    known = {(each.edition, each.players, each.game) for each in found}
    for edition in EDITIONS:
        for players in (2, 3, 4):
            for number in range(given.games):
                if (edition, players, number) not in known:
                    rows = list(outlooks(edition, players, given.bot, number, f"{given.seed}/outlook/{number}"))
                    found += rows
                    if given.keep:
                        with given.keep.open("a") as file:
                            file.writelines(json.dumps(each) + "\n" for each in rows)
    text = "\n".join([f"# Written by benchmarks/outlook.py from games of {given.bot}.", *table(found)]) + "\n"
    if given.write is None:
        print(text, end="")
    else:
        given.write.write_text(text)


def table(found: Sequence[Seen]) -> Iterator[str]:
    """The lines of the table."""
    for edition in EDITIONS:
        some = [each for each in found if each.edition == edition]
        slopes = fit_slopes(some)
        for players in (2, 3, 4):
            for left in sorted({each.left for each in some if each.players == players}):
                there = [each for each in some if (each.players, each.left) == (players, left)]
                bits = np.concatenate([each.bits for each in there])
                points = np.concatenate([each.points for each in there])
                per_bit, per_lead = slopes[left]
                yield ""
                yield f"[[{edition}]]"
                yield f"players = {players}"
                yield f"rounds = {left}"
                yield f"base = {points.mean() - per_bit * bits.mean():.2f}"
                yield f"per_bit = {per_bit:.3f}"
                yield f"per_lead = {per_lead:.3f}"
                yield f"spread = {_spread([each for each in some if each.left == left], slopes[left]):.2f}"
                yield f"mean = {points.mean():.2f}"
                yield f"seats = {len(points)}"


def fit_slopes(found: Sequence[Seen]) -> dict[int, tuple[float, float]]:
    """By number of rounds left: what a missing bit, and each point of a lead, adds to the points to come."""
    lefts = sorted({each.left for each in found})
    slopes, weights = np.zeros((2, len(lefts))), np.zeros((2, len(lefts)))
    for at, left in enumerate(lefts):
        bits, scores, points = _differences([each for each in found if each.left == left])
        there = [number for number, column in enumerate((bits, scores)) if column.any()]
        columns = np.array([(bits, scores)[number] for number in there]).T
        if there:
            own, *_ = np.linalg.lstsq(columns, points, rcond=None)
            errors = np.diag(np.linalg.pinv(columns.T @ columns)) * np.var(points - columns @ own)
            slopes[there, at], weights[there, at] = own, 1 / np.maximum(errors, 1e-9)
    rounds = np.array(lefts)
    later = np.maximum(rounds - 1, 0)
    bit = min((_fade(slopes[0], weights[0], np.exp(-rounds / fade)) for fade in FADES), key=lambda each: each[0])
    lead = min((_fade(slopes[1], weights[1], 1 - np.exp(-later / fade)) for fade in FADES), key=lambda each: each[0])
    return dict(zip(lefts, zip(bit[1].tolist(), lead[1].tolist(), strict=True), strict=True))


def _fade(slopes: Any, weights: Any, curve: Any) -> tuple[float, Any]:
    """How far the slopes lie from the best multiple of a curve, and that multiple."""
    size = weights @ curve**2
    fitted = curve * ((weights * slopes) @ curve / size if size else 0.0)
    return float(weights @ (slopes - fitted) ** 2), fitted


def _differences(found: Sequence[Seen]) -> tuple[Any, Any, Any]:
    """The missing bits, the score and the points to come of each seat, less the means of its game."""
    bits, scores, points = (
        np.concatenate([np.array(figures) - np.mean(figures) for figures in column])
        for column in zip(*((each.bits, each.scores, each.points) for each in found), strict=True)
    )
    return bits, scores, points


def _spread(found: Sequence[Seen], slopes: tuple[float, float]) -> float:
    """The standard deviation of the points of a seat around its line, as differences in a game show it."""
    bits, scores, points = _differences(found)
    free = sum(each.players - 1 for each in found)
    return float(np.sqrt(((points - slopes[0] * bits - slopes[1] * scores) ** 2).sum() / free))


def outlooks(edition: str, players: int, bot: str, number: int, seed: str) -> Iterator[Seen]:
    """Of one game, each beginning of a round."""
    game = EDITIONS[edition]
    record: Any = play(game, options_of(game, {}, players), [bot] * players, seed).record
    table, seen = new_table(game, record.options), None
    for step in record.steps:
        table.add(step)
        state = table.state
        if state.phase in BEGINNINGS and seen != (state.phase, state.round):
            seen = (state.phase, state.round)
            left = 0 if state.phase is Phase.FINAL else state.table.rounds - state.round + 1
            bits = tuple(round(belief(table.sight(seat)).entropy, 4) for seat in range(players))
            points = tuple(record.result.scores[seat] - state.scores[seat] for seat in range(players))
            yield Seen(edition, players, number, left, bits, points, state.scores)


if __name__ == "__main__":
    main()
