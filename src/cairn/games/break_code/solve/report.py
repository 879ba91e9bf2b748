"""All that can be said of a position written down beside a real table: the belief, the values, and proofs."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, replace
from cairn.games.break_code.belief.masks import deck_of
from cairn.games.break_code.belief.posterior import Answered, Belief, Fact, Held, Knowledge, belief_of, knowledge
from cairn.games.break_code.rules.events import Cause, Ended, Happening, Started
from cairn.games.break_code.rules.moves import Guess
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import Hand
from cairn.games.break_code.solve.hint import Advice, advice, claims_worth_proving
from cairn.games.break_code.solve.multiplayer_race import seats_after
from cairn.games.break_code.solve.proof import Certain, Excluded, Proof, contradiction, follows, prove
from cairn.games.break_code.solve.values import QuestionValue, guess_value, open_questions, question_values


class Clash(Value):
    """The fewest facts that cannot all be true."""

    facts: tuple[Fact, ...]
    possible: tuple[Answer, ...] = ()
    """Where a single answer cannot be beside the own tiles: those that can."""


@dataclass(frozen=True)
class Report:
    """What can be known and what is best; each part is made when it is asked for, so the first is there at once."""

    sight: Sight[View, Happening]
    known: Knowledge
    belief: Belief
    asked: Proof | None
    """Of what was asked about."""

    @cached_property
    def questions(self) -> tuple[QuestionValue, ...]:
        """Those of the cards that lie open, the best first; none where nothing is left to decide."""
        view = self.sight.view
        return question_values(self.belief, open_questions(view.row)) if self.can_act else ()

    @property
    def can_act(self) -> bool:
        """Whether the player may still do something."""
        return bool(self.sight.view.to_act)

    @cached_property
    def best(self) -> Advice | None:
        """What to do; None where nothing is left to decide, or where asking and guessing cannot be weighed.

        They cannot where it is not known which cards lie open.
        """
        view, guess = self.sight.view, guess_value(self.belief)
        if not self.can_act:
            return None
        if guess.chance == 1 and view.phase is Phase.TURN:  # in TAGIRON at any time (BC 6.6)
            return Advice(Guess(), guess.code, guess.chance)
        if not view.row and view.deck and view.phase is Phase.TURN and view.last_turns is None:
            return None
        return advice(view, self.belief, questions=self.questions)

    @property
    def followers(self) -> tuple[Seat, ...]:
        """Who has a last turn after a right guess now; nobody where it is not known who began (BC 4.1, 4.3)."""
        view = self.sight.view
        known = any(isinstance(event, Started) for event in self.sight.history)
        return tuple(seats_after(view)) if known and not view.table.sealed and view.last_turns is None else ()

    @property
    def hands(self) -> dict[Seat, dict[Hand, int]]:
        """Three and four players: what each other player may hold, with the number of deals."""
        return {seat: self.belief.hands_of(seat) for seat in self.belief.owners[:-1] if seat is not None}

    @property
    def idle_reason(self) -> tuple[bool, str]:
        """Where nothing is left to decide: whether the game is over, and the rule."""
        table = self.sight.view.table
        ended = next((event for event in self.sight.history if isinstance(event, Ended)), None)
        if ended is not None:
            of_two: dict[Cause, str] = {"right": "BC 4.1", "guesses": "BC 4.5"}
            of_more: dict[Cause, str] = {"right": "BC 4.3", "out": "BC 4.4", "cards": "BC 4.4"}
            return True, "BC 6.7" if table.sealed else (of_two if table.for_two else of_more)[ended.cause]
        return False, ("BC 6.5" if table.rules == "tagiron" else "BC 4.1") if table.for_two else "BC 3.7"

    def proofs(self) -> Iterator[Proof]:
        """What was asked about; otherwise every place that is certain, or, where none is, the easiest of all."""
        if self.asked is not None:
            yield self.asked
            return
        for claim in claims_worth_proving(self.sight, self.known):
            proof = prove(self.known, claim)
            assert proof is not None, "what the belief rules out can be proved"
            yield proof


def report(sight: Sight[View, Happening], about: Excluded | None = None, text: str = "") -> Report | Clash:
    """What can be said, with a proof of what is asked about, or of its opposite; or facts that cannot all be true.

    Raises `BadInput`, with what was asked as it was `spelt`, if that may be so or not.
    """
    known = knowledge(sight)
    if (clash := contradiction(known)) is not None:
        return Clash(clash, _possible_answers(known, clash))
    return Report(sight, known, belief_of(known), None if about is None else _proof_about(known, about, text))


def _proof_about(known: Knowledge, about: Excluded, text: str) -> Proof:
    for claim in (about, Certain(about.owner, about.place, about.digit, about.colour)):
        if (proof := prove(known, claim)) is not None:
            return proof
    raise BadInput("why", f"{text} may be so or not: nothing rules it out, and nothing makes it certain")


def _possible_answers(known: Knowledge, clash: tuple[Fact, ...]) -> tuple[Answer, ...]:
    """Where one answer is at fault: what its owner could answer with the own tiles as they are."""
    heard = [fact for fact in clash if not isinstance(fact, Held)]
    if len(heard) != 1 or not isinstance(fact := heard[0], Answered):
        return ()
    own = [each for each in known.facts if isinstance(each, Held)]
    _, answers = deck_of(known.table.hand).answers(fact.question(known.table))
    instead = [replace(fact, answer=said) for said in answers]
    possible = [each.answer for each in instead if not follows(known, [*own, each], None)]
    return tuple(sorted(possible, key=lambda said: (len(str(said)), str(said))))
