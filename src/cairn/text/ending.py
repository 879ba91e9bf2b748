"""How a game ended, as one phrase, for terminal, records, server and page."""

from cairn.core.game import Result
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref


def ending(result: Result) -> Phrase:
    """Return who won and by what, as a part of a sentence.

    Its facts contain `points` if the game has them, and `none` otherwise. Its messages have a catalogue of their own
    (`text/endings`), because a browser needs them without a game's catalogue.
    """
    winners = result.winners
    if result.others and len(result.places) == 1:
        (rival,), (own,) = result.others.values(), result.scores
        outcome = "lost" if not winners else "drawn" if result.others_first else "won"
        return phrase("ending-rival", seat=seat_ref(0), outcome=outcome, points=own, rival=rival, tie=_tie(result))
    if result.is_draw:
        return phrase("ending-draw", points=_points(result))
    if not winners:
        return phrase("ending-nobody", points=_points(result))
    if len(winners) > 1:
        return phrase("ending-shared", seats=tuple(map(seat_ref, winners)), points=_points(result))
    return phrase("ending-won", seat=seat_ref(winners[0]), points=_points(result), tie=_tie(result))


def _points(result: Result) -> Fact:
    """The points of the first place; `none` in a game without points."""
    if not result.has_points:
        return "none"
    return max(result.scores[seat] for seat in result.winners or range(len(result.scores)))


def _tie(result: Result) -> str:
    """`broken` if first and second place have equal points, and a rule decided between them."""
    if not result.has_points or result.places.count(1) + result.others_first > 1:
        return "none"
    best = sorted((*result.scores, *result.others.values()))[-2:]
    return "broken" if len(best) == 2 and best[0] == best[1] else "none"
