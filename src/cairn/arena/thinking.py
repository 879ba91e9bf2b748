"""How long thinking takes, beside the plain way to do the same; and how far it leads.

Beliefs and rankings of the deduction games are timed on fixed positions. How far it leads is counted in questions.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import log2, sqrt
from random import Random
from statistics import NormalDist, fmean, median, stdev
from time import perf_counter

from cairn.core.match import Match
from cairn.core.options import options_of
from cairn.core.values import Value
from cairn.games import find
from cairn.games.break_code.events import Asked
from cairn.games.break_code.moves import Ask
from cairn.games.break_code.questions import answer, question
from cairn.games.break_code.state import View
from cairn.games.break_code.tiles import TILES, Hand
from cairn.games.break_code.turns import ask_moves

__all__ = ["Needed", "Thought", "break_the_code", "questions_needed"]

REPEATS = 7
"""The median of so many is reported."""


class Thought(Value):
    """Something that was worked out, and how long that took."""

    name: str
    milliseconds: float


class Needed(Value):
    """How many own questions it took to be certain of the code of the other, with two players."""

    games: int
    never: int
    """Games in which the cards ran out before; they are not in the mean."""
    mean: float
    interval: tuple[float, float]
    """With 95% confidence."""
    mean_of_all: float
    """As if those who never were certain had been so after their last question."""


def questions_needed(games: int, seed: int = 1) -> Needed:
    """Ask what tells most until certain, in games against somebody who takes cards at random and never guesses."""
    from cairn.belief.break_code import belief  # brings NumPy, which nothing else needs
    from cairn.solve.break_code.values import open_questions, question_values

    game = find("break-the-code")
    certain, never = list[int](), list[int]()
    for number in range(games):
        match, rng = Match(game, options_of(game, {}, 2), seed=f"{seed}/{number}"), Random(f"{seed}/{number}")
        asked = 0
        while True:
            view: View = match.view(0)
            known = belief(view)
            if len(known.codes) == 1 or not view.row:
                (certain if len(known.codes) == 1 else never).append(asked)
                break
            seat = match.to_act[0]
            asks = open_questions(view.row)
            match.play(seat, rng.choice(asks) if seat else question_values(known, asks)[0].ask)
            asked += seat == 0
    mean = fmean(certain)
    reach = NormalDist().inv_cdf(0.975) * stdev(certain) / sqrt(len(certain))
    return Needed(games, len(never), mean, (mean - reach, mean + reach), fmean([*certain, *never]))


def break_the_code(repeats: int = REPEATS) -> tuple[Thought, ...]:
    """Posterior and ranking of the open questions with two and four players, and the same by listing all hands."""
    from cairn.belief.break_code import belief, forget  # brings NumPy, which nothing else needs
    from cairn.solve.break_code.values import open_questions, question_values

    def posterior(view: View) -> None:
        forget()
        assert belief(view).codes

    def ranking(view: View) -> None:
        forget()
        assert question_values(belief(view), open_questions(view.row))

    two, four, later = _view(2, 0), _view(4, 0), _view(4, 2)
    return (
        _timed("four players, first turn: the centre", posterior, four, repeats),
        _timed("four players, first turn: rank the questions", ranking, four, repeats),
        _timed("four players, two questions later: rank the questions", ranking, later, repeats),
        _timed("two players, first turn: the code", posterior, two, repeats),
        _timed("two players, first turn: rank the questions", ranking, two, repeats),
        _timed("two players, first turn: rank by listing all hands", _plain_ranking, two, repeats),
    )


def _view(players: int, asked: int) -> View:
    """What the seat to act sees after so many questions, each on the card that lies first."""
    game = find("break-the-code")
    match = Match(game, options_of(game, {}, players), seed=1)
    for _ in range(asked):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    view: View = match.view(match.to_act[0])
    return view


def _timed(name: str, think: Callable[[View], object], view: View, repeats: int) -> Thought:
    think(view)  # tables that are made once are made now
    times = []
    for _ in range(repeats):
        start = perf_counter()
        think(view)
        times.append(perf_counter() - start)
    return Thought(f"Break the Code, {name}", 1000 * median(times))


def _plain_ranking(view: View) -> dict[Ask, float]:
    """The way of helpers for two players: list all hands, keep those that fit, and try every question on them."""
    unseen = list(TILES)
    for tile in view.hand:
        unseen.remove(tile)
    hands: list[Hand] = list(combinations(unseen, view.table.hand))
    for event in view.log:
        if isinstance(event, Asked) and (said := event.answers[1 - view.seat]) is not None:
            asked = question(view.table.rules, event.card, event.digit)
            hands = [hand for hand in hands if answer(asked, hand) == said]
    bits = {}
    for card in view.row:
        for ask in ask_moves(card):
            asked = question(view.table.rules, ask.card, ask.digit)
            counts = Counter(answer(asked, hand) for hand in hands)
            bits[ask] = log2(len(hands)) - sum(count * log2(count) for count in counts.values()) / len(hands)
    return bits
