"""Three and four players: when to guess, and which questions to avoid, given the order of the round.

A model, not a proof. All players hear the same answers, so they are assumed to become certain at the same time. Then a
question that makes them certain is a gift to the next player, who guesses right; only those later in the round may
still follow (BC 4.3), and the asker only as the last of a round. So a question is better the more it leaves open; and a
guess, although a wrong one eliminates (BC 3.7), may be better than a gift.
"""

from collections.abc import Sequence

from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve.values import QuestionValue

BIT_SHARE = 1e-3
"""The value of a bit of information as a share of a win: a tie-break between questions that give nothing away."""


class RoundValue(Value):
    """A question, and the expected share of a win after it."""

    ask: Ask
    share: float


def guess_share(view: View, chance: float) -> float:
    """The expected share of a win of a guess now; those later in the round have the same chance and share it."""
    sharing = len(seats_after(view)) + 1
    return (1 - (1 - chance) ** sharing) / sharing


def ask_shares(view: View, questions: Sequence[QuestionValue]) -> tuple[RoundValue, ...]:
    """Every question with the expected share of a win after it, best first."""
    fair = 1 / len(_seats_still_guessing(view))
    gift = 0.0 if seats_after(view) else fair  # the last player of a round has another turn after a right guess
    values = [
        RoundValue(value.ask, value.certain * gift + (1 - value.certain) * fair + BIT_SHARE * value.bits)
        for value in questions
    ]
    return tuple(sorted(values, key=lambda value: -value.share))


def _seats_still_guessing(view: View) -> list[int]:
    gone = {*view.out, *(seat for moment in view.right for seat in moment)}
    return [seat for seat in range(view.table.players) if seat not in gone]


def seats_after(view: View) -> list[Seat]:
    """The active seats after this one in the present round (BC 4.1, 4.3)."""
    players = view.table.players
    left = (view.starter - view.own_seat - 1) % players
    seats = [(view.own_seat + step) % players for step in range(1, left + 1)]
    return [seat for seat in seats if seat in _seats_still_guessing(view)]
