"""Three and four players: when to guess, and which question to leave to others, judged by the order of the round.

A model, not a proof. All hear the same answers, so all are taken to be certain, or not, at the same time. Then the
question that makes them certain is a gift to whoever has the next turn: that player guesses right, and only those who
come after in the round may still follow (BC 4.3). The asker is among them only as the last of a round. So a question
is worth what it leaves open; and a guess, though a wrong one is the last (BC 3.7), may be worth more than a gift.
"""

from collections.abc import Sequence

from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve.values import QuestionValue

BIT_SHARE = 1e-3
"""What a bit of information is worth besides, in parts of a win: it decides where nothing is given away."""


class RoundValue(Value):
    """A question, and the part of a win that can be expected after it."""

    ask: Ask
    share: float


def guess_share(view: View, chance: float) -> float:
    """The part of a win that a guess brings now; those after in the round are as likely to be right, and share it."""
    sharing = len(seats_after(view)) + 1
    return (1 - (1 - chance) ** sharing) / sharing


def ask_shares(view: View, questions: Sequence[QuestionValue]) -> tuple[RoundValue, ...]:
    """Every question with the part of a win that can be expected after it, the best first."""
    fair = 1 / len(_seats_still_guessing(view))
    gift = 0.0 if seats_after(view) else fair  # the last of a round has another turn after a right guess
    values = [
        RoundValue(value.ask, value.certain * gift + (1 - value.certain) * fair + BIT_SHARE * value.bits)
        for value in questions
    ]
    return tuple(sorted(values, key=lambda value: -value.share))


def _seats_still_guessing(view: View) -> list[int]:
    gone = {*view.out, *(seat for moment in view.right for seat in moment)}
    return [seat for seat in range(view.table.players) if seat not in gone]


def seats_after(view: View) -> list[Seat]:
    """Who is still in and comes after the own seat in this round (BC 4.1, 4.3)."""
    players = view.table.players
    left = (view.starter - view.own_seat - 1) % players
    seats = [(view.own_seat + step) % players for step in range(1, left + 1)]
    return [seat for seat in seats if seat in _seats_still_guessing(view)]
