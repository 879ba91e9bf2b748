"""All that can be said of a position: what can be known, what the questions promise, what is best, and why."""

from collections.abc import Iterator
from dataclasses import dataclass

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games.break_code.belief.posterior import Belief, Fact, Knowledge, belief_of, knowledge
from cairn.games.break_code.rules.moves import Move
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Tile
from cairn.games.break_code.solve.hint import advice, audit
from cairn.games.break_code.solve.proof import Certain, Claim, Excluded, Proof, contradiction, easiest, prove
from cairn.games.break_code.solve.values import GuessValue, QuestionValue, guess_value, open_questions, question_values

__all__ = ["Report", "report"]


@dataclass(frozen=True)
class Report:
    """What can be known and what is best."""

    belief: Belief
    questions: tuple[QuestionValue, ...]
    """Those of the cards that lie open, the best first."""
    guess: GuessValue
    best: Move | None
    """None where it is not known which cards lie open, so that asking and guessing cannot be weighed."""
    proofs: tuple[Proof, ...]


def report(sight: Sight[View], why: str | None = None) -> Report | tuple[Fact, ...]:
    """What can be said, with a proof of what `why` asks about; or the fewest facts that cannot all be true.

    Raises `BadInput` for a `why` that cannot be read, or that may be so or not.
    """
    known = knowledge(sight)
    if (clash := contradiction(known)) is not None:
        return clash
    view, belief = sight.view, belief_of(known)
    return Report(
        belief=belief,
        questions=question_values(belief, open_questions(view.row)),
        guess=guess_value(belief),
        best=advice(view, belief).move if view.row or not view.deck else None,
        proofs=tuple(_proofs(sight, known, why)),
    )


def _proofs(sight: Sight[View], known: Knowledge, why: str | None) -> Iterator[Proof]:
    """What was asked about; otherwise every place that is certain, or, where none is, the easiest of all."""
    if why is not None:
        yield _asked(known, why)
        return
    found = audit(sight, ())
    claims: list[Claim] = [claim for claim in found if isinstance(claim, Certain)]
    first = None if claims else easiest(known, found)
    for claim in claims if first is None else (first,):
        proof = prove(known, claim)
        assert proof is not None, "what the belief rules out can be proved"
        yield proof


def _asked(known: Knowledge, why: str) -> Proof:
    """What can be proved about a place and a digit or tile (``c=5``, ``c=w3``), or a tile anywhere (``w3``)."""
    place, equals, what = why.rpartition("=")
    digit, colour = _meant(what)
    if digit is None or (equals and place not in LETTERS[: known.table.hand]) or (not equals and colour is None):
        raise BadInput("why", f"a place and a digit or tile are wanted, as in c=5 or c=w3, or a tile, not {why!r}")
    owner = known.owners[-1]
    for claim in (Excluded(owner, place or None, digit, colour), Certain(owner, place or None, digit, colour)):
        if (proof := prove(known, claim)) is not None:
            return proof
    raise BadInput("why", f"{why} may be so or not: nothing rules it out, and nothing makes it certain")


def _meant(what: str) -> tuple[int | None, Colour | None]:
    if what in map(str, range(10)):
        return int(what), None
    tile = next((tile for tile in Tile if tile.value == what), None)
    return (None, None) if tile is None else (tile.digit, tile.colour)
