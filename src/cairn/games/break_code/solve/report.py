"""The analysis of a position that a player wrote down: the belief, the values, and proofs."""

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
    """If one answer is impossible with the seat's own tiles: the answers that are possible."""


@dataclass(frozen=True)
class Report:
    """What can be known and what is best; the parts are computed on first use, so the first is available at once."""

    sight: Sight[View, Happening]
    known: Knowledge
    belief: Belief
    asked: Proof | None
    """The proof that was asked for."""

    @cached_property
    def questions(self) -> tuple[QuestionValue, ...]:
        """The values of the face-up questions, best first; empty if there is nothing to decide."""
        view = self.sight.view
        return question_values(self.belief, open_questions(view.row)) if self.can_act else ()

    @property
    def can_act(self) -> bool:
        """Whether the player has something to decide."""
        return bool(self.sight.view.to_act)

    @cached_property
    def best(self) -> Advice | None:
        """The best move; None if there is nothing to decide, or if asking and guessing cannot be compared.

        They cannot if the face-up cards are unknown.
        """
        view, guess = self.sight.view, guess_value(self.belief)
        if not self.can_act:
            return None
        if guess.chance == 1 and view.phase is Phase.TURN:  # BC 6.6: in TAGIRON too, at any time
            return Advice(Guess(), guess.code, guess.chance)
        if not view.row and view.deck and view.phase is Phase.TURN and view.last_turns is None:
            return None
        return advice(view, self.belief, questions=self.questions)

    @property
    def followers(self) -> tuple[Seat, ...]:
        """The seats with a last turn after a right guess now; empty if the starting player is unknown (BC 4.1, 4.3)."""
        view = self.sight.view
        known = any(isinstance(event, Started) for event in self.sight.history)
        return tuple(seats_after(view)) if known and not view.table.sealed and view.last_turns is None else ()

    @property
    def hands(self) -> dict[Seat, dict[Hand, int]]:
        """Three and four players: the possible hands of each other player, with the number of deals."""
        return {seat: self.belief.hands_of(seat) for seat in self.belief.owners[:-1] if seat is not None}

    @property
    def idle_reason(self) -> tuple[bool, str]:
        """If there is nothing to decide: whether the game is over, and the rule."""
        table = self.sight.view.table
        ended = next((event for event in self.sight.history if isinstance(event, Ended)), None)
        if ended is not None:
            of_two: dict[Cause, str] = {"right": "BC 4.1", "guesses": "BC 4.5"}
            of_more: dict[Cause, str] = {"right": "BC 4.3", "out": "BC 4.4", "cards": "BC 4.4"}
            return True, "BC 6.7" if table.sealed else (of_two if table.for_two else of_more)[ended.cause]
        return False, ("BC 6.5" if table.rules == "tagiron" else "BC 4.1") if table.for_two else "BC 3.7"

    def proofs(self) -> Iterator[Proof]:
        """The proof that was asked for; otherwise of every certain place or, if there is none, of the easiest claim."""
        if self.asked is not None:
            yield self.asked
            return
        for claim in claims_worth_proving(self.sight, self.known):
            proof = prove(self.known, claim)
            assert proof is not None, "what the belief rules out can be proved"
            yield proof


def report(sight: Sight[View, Happening], about: Excluded | None = None, text: str = "") -> Report | Clash:
    """The analysis, with a proof of the claim `about` or of its opposite; or the facts that contradict each other.

    Raises `BadInput`, quoting the claim's `text`, if it is neither certain nor ruled out.
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
    """If a single answer is at fault: the answers that are possible with the seat's own tiles."""
    heard = [fact for fact in clash if not isinstance(fact, Held)]
    if len(heard) != 1 or not isinstance(fact := heard[0], Answered):
        return ()
    own = [each for each in known.facts if isinstance(each, Held)]
    _, answers = deck_of(known.table.hand).answers(fact.question(known.table))
    instead = [replace(fact, answer=answer) for answer in answers]
    possible = [each.answer for each in instead if not follows(known, [*own, each], None)]
    return tuple(sorted(possible, key=lambda answer: (len(str(answer)), str(answer))))
