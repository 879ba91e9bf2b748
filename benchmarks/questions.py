"""How far deduction leads in Break the Code: the number of questions needed to be certain."""

from random import Random
from statistics import fmean

from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.core.values import Value
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.play.intervals import estimate_mean


class Needed(Value):
    """The number of its own questions a seat needed to be certain of the code."""

    games: int
    never: int
    """Games in which the cards ran out first; they are not in the mean."""
    mean: float
    interval: tuple[float, float]
    """The 95% confidence interval."""
    mean_of_all: float
    """As if those who never were certain had been so after their last question."""
    heard: float
    """The number of questions of all seats, in games that ended with certainty."""


def questions_needed(games: int, seed: int = 1, players: int = 2) -> Needed:
    """Ask the most informative question until certain, against others who take random cards and never guess."""
    from cairn.games.break_code.belief.posterior import belief  # loads NumPy, which nothing else needs
    from cairn.games.break_code.solve.values import open_questions, question_values

    game = BREAK_THE_CODE
    certain, never, heard = list[int](), list[int](), list[int]()
    for number in range(games):
        rng, options = Random(f"{seed}/{number}"), options_of(game, {}, players)
        match = new_match(game, options, seed=f"{seed}/{number}")
        asked = 0
        while True:
            sight = match.view(0)
            view, known = sight.view, belief(sight)
            if len(known.codes) == 1 or not view.row:
                (certain if len(known.codes) == 1 else never).append(asked)
                if len(known.codes) == 1:
                    heard.append(len(view.discards))
                break
            seat = match.to_act[0]
            asks = open_questions(view.row)
            match.play(seat, rng.choice(asks) if seat else question_values(known, asks)[0].ask)
            asked += seat == 0
    needed = estimate_mean(certain)
    return Needed(games, len(never), needed.mean, needed.interval, fmean([*certain, *never]), fmean(heard))
