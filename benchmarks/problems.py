"""The games as decision problems, measured: how long they are, how wide, how much is left to chance (docs/research.md).

python -m benchmarks.problems --games 200
python -m benchmarks.problems --questions 200
"""

import argparse
from collections.abc import Iterator
from math import log2
from random import Random
from statistics import mean
from typing import Any, TypeAlias

import cairn
from benchmarks.questions import questions_needed
from cairn.core.chance import Chance, sample
from cairn.core.game import Game
from cairn.core.options import options_of
from cairn.core.values import Value

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


class Course(Value):
    """The measurements of one game."""

    decisions: int
    widths: tuple[int, ...]
    """By decision: the number of legal moves."""
    outcomes: int
    """The number of outcomes that chance decided."""
    bits: float
    """The information content of all outcomes, in bits."""
    dealt: float
    """The same, before the first decision."""
    positions: tuple[int, ...]
    """By decision: the hash of the position."""


class Problem(Value):
    """A game with this number of players, over many random games."""

    game: str
    players: int
    decisions: float
    fewest: int
    most: int
    moves: float
    widest: int
    choice: float
    """The number of ways through a game by its moves alone, in bits."""
    outcomes: float
    bits: float
    dealt: float
    positions: int
    """Of all games together, at decisions."""
    different: int
    """The number of distinct positions."""


def course(game: AnyGame, options: Any, rng: Random) -> Course:
    """Play one game with all legal moves equally likely."""
    state = game.setup(options).state
    widths: list[int] = []
    positions: list[int] = []
    outcomes, bits, dealt = 0, 0.0, 0.0
    while True:
        decided: Chance[Any] | None = game.chance(state)
        if decided is not None:
            outcome = sample(decided, rng)
            weight = decided.weights[decided.outcomes.index(outcome)]
            outcomes, bits = outcomes + 1, bits + log2(sum(decided.weights) / weight)
            state = game.settle(state, outcome).state
        elif seats := game.to_act(state):
            moves = tuple(game.moves(state, seats[0]))
            if not widths:
                dealt = bits
            widths.append(len(moves))
            positions.append(hash(state))
            state = game.apply(state, seats[0], rng.choice(moves)).state
        else:
            return Course(len(widths), tuple(widths), outcomes, bits, dealt, tuple(positions))


def problem(name: str, players: int, games: int) -> Problem:
    """Measure this number of random games, with default options."""
    game = cairn.game(name)
    options = options_of(game, {}, players)
    courses = [course(game, options, Random(f"{name}/{players}/{seed}")) for seed in range(games)]
    lengths = [each.decisions for each in courses]
    widths = [width for each in courses for width in each.widths]
    return Problem(
        game=name,
        players=players,
        decisions=mean(lengths),
        fewest=min(lengths),
        most=max(lengths),
        moves=mean(widths),
        widest=max(widths),
        choice=sum(map(log2, widths)) / games,
        outcomes=mean(each.outcomes for each in courses),
        bits=mean(each.bits for each in courses),
        dealt=mean(each.dealt for each in courses),
        positions=len(widths),
        different=len({position for each in courses for position in each.positions}),
    )


def lines(problems: Iterator[Problem]) -> Iterator[str]:
    """A table for the page."""
    yield (
        "| game | players | decisions | moves at each | bits of choice | outcomes of chance | bits of chance "
        "| of these dealt | positions | different |"
    )
    yield "| --- " + "| ---: " * 9 + "|"
    for each in problems:
        yield (
            f"| {each.game} | {each.players} | {each.decisions:.0f} ({each.fewest} to {each.most}) "
            f"| {each.moves:.1f} (up to {each.widest}) | {each.choice:.0f} | {each.outcomes:.0f} | {each.bits:.0f} "
            f"| {each.dealt:.0f} | {each.positions:,} | {each.different / each.positions:.2%} |"
        )


def questions(games: int, seed: int = 1) -> Iterator[str]:
    """The number of questions needed in Break the Code, for the page."""
    yield "| players | own questions | 95% interval | questions of all | games | never certain |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
    for players in cairn.game("break-the-code").players:
        found = questions_needed(games, seed, players)
        low, high = found.interval
        own = f"{found.mean:.2f} | {low:.2f} to {high:.2f}"
        yield f"| {players} | {own} | {found.heard:.2f} | {games:,} | {found.never} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--questions", type=int, help="how many it takes in Break the Code, in so many games")
    asked = parser.parse_args()
    kinds = [(name, players) for name in cairn.games() for players in cairn.game(name).players]
    told = (
        lines(problem(*kind, asked.games) for kind in kinds) if asked.questions is None else questions(asked.questions)
    )
    for line in told:
        print(line, flush=True)
