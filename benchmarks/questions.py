"""How far thinking leads in Break the Code: how many questions it takes to be certain."""

from random import Random
from statistics import fmean

from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.core.values import Value
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.play.intervals import estimate_mean


class Needed(Value):
    """How many own questions it took to be certain of the code."""

    games: int
    never: int
    """Games in which the cards ran out before; they are not in the mean."""
    mean: float
    interval: tuple[float, float]
    """With 95% confidence."""
    mean_of_all: float
    """As if those who never were certain had been so after their last question."""
    heard: float
    """How many questions of all seats it took, where it was certain in the end."""


def questions_needed(games: int, seed: int = 1, players: int = 2) -> Needed:
    """Ask what tells most until certain, in games against others who take cards at random and never guess."""
    from cairn.games.break_code.belief.posterior import belief  # brings NumPy, which nothing else needs
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
