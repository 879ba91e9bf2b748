"""The speed of thinking, compared with brute force: beliefs and rankings on fixed positions.

In CPU time, in turns, as for the speed of engines.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, product
from math import log2
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import TypeAlias

from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.break_code.rules.events import Asked, Happening
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import answer, question
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import TILES, Hand
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.lost_code.rules.events import Happening as LostCodeHappening
from cairn.games.lost_code.rules.state import Phase
from cairn.games.lost_code.rules.state import View as LostCodeView

Thinking: TypeAlias = tuple[str, Callable[[], object]]
"""A computation without caches, with its name."""

REPEATS = 7
"""The number of repetitions; the median is reported."""


class Thought(Value):
    """A computation, and the CPU time it took."""

    name: str
    milliseconds: float
    spread: tuple[float, float]
    """The interval that contains half of the repetitions."""


def lost_code(repeats: int = REPEATS) -> tuple[Thought, ...]:
    """The posterior and the value of every bet, early and late, and the same by listing all codes."""
    from cairn.games.lost_code.belief.posterior import belief, clear_cache
    from cairn.games.lost_code.solve.values import bet_values

    def think(sight: Sight[LostCodeView, LostCodeHappening]) -> None:
        clear_cache()
        assert bet_values(sight.view, belief(sight))

    first, later, widest = _betting(1, {}), _betting(5, {}), _betting(1, {"variant": "x"})
    thoughts = (
        ("The Lost Code, first round: posterior and every bet", partial(think, first)),
        ("The Lost Code, first round of X: posterior and every bet", partial(think, widest)),
        ("The Lost Code, fifth round: posterior and every bet", partial(think, later)),
        ("The Lost Code, first round: by listing all codes", partial(_plain_bets, first)),
    )
    return time_all(thoughts, repeats)


def break_the_code(repeats: int = REPEATS) -> tuple[Thought, ...]:
    """Posterior and ranking of the open questions with two and four players, and the same by listing all hands."""
    from cairn.games.break_code.belief.posterior import belief, clear_cache  # loads NumPy, which nothing else needs
    from cairn.games.break_code.solve.values import open_questions, question_values

    def posterior(sight: Sight[View, Happening]) -> None:
        clear_cache()
        assert belief(sight).codes

    def ranking(sight: Sight[View, Happening]) -> None:
        clear_cache()
        assert question_values(belief(sight), open_questions(sight.view.row))

    two, four, later = _asking(2, 0), _asking(4, 0), _asking(4, 2)
    thoughts = (
        ("Break the Code, four players, first turn: the centre", partial(posterior, four)),
        ("Break the Code, four players, first turn: rank the questions", partial(ranking, four)),
        ("Break the Code, four players, two questions later: rank the questions", partial(ranking, later)),
        ("Break the Code, two players, first turn: the code", partial(posterior, two)),
        ("Break the Code, two players, first turn: rank the questions", partial(ranking, two)),
        ("Break the Code, two players, first turn: rank by listing all hands", partial(_plain_ranking, two)),
    )
    return time_all(thoughts, repeats)


def time_all(thoughts: Sequence[Thinking], repeats: int) -> tuple[Thought, ...]:
    """Run all of them in turn, this number of times."""
    times: list[list[float]] = [[] for _ in thoughts]
    for _, think in thoughts:
        think()  # caches are filled now
    for _ in range(repeats):
        for (_, think), took in zip(thoughts, times, strict=True):
            start = process_time()
            think()
            took.append(1000 * (process_time() - start))
    return tuple(Thought(name, median(took), _spread(took)) for (name, _), took in zip(thoughts, times, strict=True))


def _spread(times: list[float]) -> tuple[float, float]:
    low, _, high = quantiles(times, n=4, method="inclusive") if len(times) > 1 else times * 3
    return low, high


def _betting(number: int, options: dict[str, str]) -> Sight[LostCodeView, LostCodeHappening]:
    """The sight of the roller who is to bet in that round, after rounds played by careful bots."""
    from cairn.games.lost_code.bots.careful import Careful
    from cairn.games.lost_code.rules.game import LOST_CODE

    match, rng = new_match(LOST_CODE, options_of(LOST_CODE, options, 4), seed=1), Random(1)
    bot = Careful()
    while match.state.round < number or match.state.phase is not Phase.BET:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    return match.view(match.to_act[0])


def _plain_bets(sight: Sight[LostCodeView, LostCodeHappening]) -> dict[tuple[int, int], float]:
    """List every code that fits, and count for every bet how many are in its range."""
    view = sight.view
    seen = [{rack[symbol.place] for rack in view.racks if rack is not None} for symbol in view.table.symbols]
    left = [[digit for digit in range(view.table.digits) if digit not in known] for known in seen]
    sums = [sum(code[symbol.place] for symbol in view.dice) for code in product(*left)]
    return {
        (wheel.width, low): wheel.points * sum(low <= total < low + wheel.width for total in sums) / len(sums)
        for wheel in view.table.wheels
        for low in range(view.table.top + 2 - wheel.width)
    }


def _asking(players: int, asked: int) -> Sight[View, Happening]:
    """The sight of the seat to act after this number of questions, each on the first card."""
    from cairn.games.break_code.rules.game import BREAK_THE_CODE

    match = new_match(BREAK_THE_CODE, options_of(BREAK_THE_CODE, {}, players), seed=1)
    for _ in range(asked):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match.view(match.to_act[0])


def _plain_ranking(sight: Sight[View, Happening]) -> dict[Ask, float]:
    """The brute-force ranking for two players: list all hands, keep those that fit, and try every question on them."""
    view = sight.view
    unseen = list(TILES)
    for tile in view.hand:
        unseen.remove(tile)
    hands: list[Hand] = list(combinations(unseen, view.table.hand))
    for event in sight.history:
        if isinstance(event, Asked) and (said := event.answers[1 - view.own_seat]) is not None:
            asked = question(view.table.rules, event.card, event.digit)
            hands = [hand for hand in hands if answer(asked, hand) == said]
    bits = {}
    for card in view.row:
        for ask in ask_moves(card):
            asked = question(view.table.rules, ask.card, ask.digit)
            counts = Counter(answer(asked, hand) for hand in hands)
            bits[ask] = log2(len(hands)) - sum(count * log2(count) for count in counts.values()) / len(hands)
    return bits
