"""The ladder of hints, and the audit of a sheet."""

from itertools import islice

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.games.lost_code.belief.knowledge import knowledge
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.moves import Leave, Swap, Take
from cairn.games.lost_code.rules.sheet import Mark, sheet
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Audit, audit, hint
from cairn.games.lost_code.solve.proof import Excluded, prove
from cairn.games.lost_code.solve.values import token_values
from cairn.games.lost_code.words.table import WORDS
from cairn.play.insight import hint_phrases
from tests.solve.positions import sights


def marks(sight: Sight[View], *claims: Excluded) -> list[Noted]:
    """Notes that rule these digits out, made now."""
    assert sight.view.seat is not None
    return [Noted(sight.view.seat, len(sight.history), Mark(claim.symbol, claim.digit)) for claim in claims]


def late_sight() -> Sight[View]:
    return next(islice(sights("bet"), 20, None))


def test_at_the_start_nothing_can_be_deduced() -> None:
    """LC 10.4: what is in sight is marked already."""
    sight = cairn.Match("lost-code", 4, {}, seed=1).view(0)
    told = hint(sight, [], 3)
    assert (told.deducible, told.symbol, told.proof) == (0, None, None)


def test_each_level_tells_more() -> None:
    """Something; where; what and why; what to do. A level tells nothing of the next."""
    sight = late_sight()
    levels = [hint(sight, [], level) for level in (1, 2, 3, 4)]
    something, where, why, best = levels
    assert something.deducible > 0
    assert all(each.deducible == something.deducible for each in levels)
    assert (something.symbol, something.proof, something.advice) == (None, None, None)
    assert where.symbol is not None and (where.proof, where.advice) == (None, None)
    assert why.proof is not None and why.advice is None
    assert why.symbol is where.symbol is why.proof.claim.symbol
    assert best.advice is not None and best.proof == why.proof


def test_the_proof_is_of_something_the_sheet_leaves_open() -> None:
    """LC 10.1: marked digits are not told again; when all are marked, there is nothing to tell."""
    sight = late_sight()
    written = list[Noted]()
    told = hint(sight, written, 3)
    count = told.deducible
    while told.proof is not None:
        claim = told.proof.claim
        assert isinstance(claim, Excluded)
        assert told.proof == prove(knowledge(sight), claim)
        open_lines = {line.symbol: line.left for line in sheet(sight, written).lines}
        assert claim.digit in open_lines[claim.symbol]
        assert claim.digit not in belief(sight).left(claim.symbol)
        written += marks(sight, claim)
        told = hint(sight, written, 3)
        count -= 1
        assert told.deducible == count
    assert count == 0
    assert told.symbol is None


@pytest.mark.parametrize("phase", ["bet", "turn", "fix", "swap", "final", "offer", "place"])
def test_the_advice_is_a_legal_move_with_its_odds(phase: str) -> None:
    """DESIGN 4: the best move with its odds, in every phase in which a seat is asked."""
    advised = 0
    for sight in islice(sights(phase), 0, None, 5):
        told = hint(sight, [], 4)
        assert told.advice is not None
        assert told.advice.chance is None or 0 <= told.advice.chance <= 1 + 1e-9
        assert (told.advice.bet is not None) == (phase in ("turn", "fix"))
        assert phase != "swap" or isinstance(told.advice.move, Swap)
        advised += 1
    assert advised


def test_a_token_is_advised_for_more_than_waiting_can_bring() -> None:
    """LC 8.3: the bet on it is made now and stands; without it the most is a digit known for certain."""
    taken = set()
    for sight in (sight for seed in range(4) for sight in sights("offer", seed=seed)):
        told, best = hint(sight, [], 4).advice, token_values(sight.view, belief(sight))[0]
        assert told is not None
        assert (told.move == Take(best.digits)) == (best.points > sight.view.table.right[0])
        taken.add(told.move != Leave())
    assert taken == {True, False}


def test_who_is_not_to_act_gets_no_advice() -> None:
    match = cairn.Match("lost-code", 4, {}, seed=1)
    other = next(seat for seat in range(4) if seat not in match.to_act)
    assert hint(match.view(other), [], 4).advice is None


def test_a_level_that_is_not_there_is_refused() -> None:
    sight = cairn.Match("lost-code", 4, {}, seed=1).view(0)
    for level in (0, 5):
        with pytest.raises(BadInput, match="levels 1 to 4"):
            hint(sight, [], level)


def test_the_audit_names_what_is_missed_and_what_is_unfounded() -> None:
    """LC 10.1: a mark is the owner's own deduction, and may be wrong."""
    sight = late_sight()
    found = belief(sight)
    missed = audit(sight, []).missed
    assert {(claim.symbol, claim.digit) for claim in missed} == {
        (symbol, digit)
        for symbol in found.symbols
        for digit in found.unseen[symbol.place]
        if digit not in found.left(symbol)
    }
    symbol = next(symbol for symbol in found.symbols if len(found.left(symbol)) > 1)
    guess = Excluded(symbol, found.left(symbol)[0])
    assert audit(sight, marks(sight, guess, *missed[1:])) == Audit(missed[:1], (guess,))


def test_hints_are_asked_for_by_the_kind_of_view() -> None:
    sight = late_sight()
    assert hint_phrases(sight, [], 3) == WORDS.hint(sight.view, hint(sight, [], 3))
    with pytest.raises(BadInput, match=r"what a seat sees is wanted.*not str"):
        hint_phrases("view", [], 1)  # type: ignore[arg-type]
