"""The ladder of hints, and the audit of a sheet."""

from itertools import islice

import pytest

import cairn
from cairn.reason import hints as solve
from cairn.games.lost_code.belief.posterior import belief, knowledge
from cairn.core.errors import BadInput
from cairn.core.record import Noted
from cairn.games.lost_code.rules.moves import Leave, Swap, Take
from cairn.games.lost_code.rules.sheet import Mark, sheet
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Audit, audit, hint
from cairn.games.lost_code.solve.proof import Excluded, prove
from cairn.games.lost_code.solve.values import token_values
from tests.solve.positions import views


def marks(view: View, *claims: Excluded) -> list[Noted]:
    """Notes that rule these digits out, made now."""
    return [Noted(view.seat, len(view.log), Mark(claim.symbol, claim.digit)) for claim in claims]


def late_view() -> View:
    return next(islice(views("bet"), 20, None))


def test_at_the_start_nothing_can_be_deduced() -> None:
    """LC 10.4: what is in sight is marked already."""
    view = cairn.Match("lost-code", 4, {}, seed=1).view(0)
    told = hint(view, [], 3)
    assert (told.deducible, told.symbol, told.proof) == (0, None, None)


def test_each_level_tells_more() -> None:
    """Something; where; what and why; what to do. A level tells nothing of the next."""
    view = late_view()
    levels = [hint(view, [], level) for level in (1, 2, 3, 4)]
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
    view = late_view()
    written = list[Noted]()
    told = hint(view, written, 3)
    count = told.deducible
    while told.proof is not None:
        claim = told.proof.claim
        assert isinstance(claim, Excluded)
        assert told.proof == prove(knowledge(view), claim)
        open_lines = {line.symbol: line.left for line in sheet(view, written).lines}
        assert claim.digit in open_lines[claim.symbol]
        assert claim.digit not in belief(view).left(claim.symbol)
        written += marks(view, claim)
        told = hint(view, written, 3)
        count -= 1
        assert told.deducible == count
    assert count == 0
    assert told.symbol is None


@pytest.mark.parametrize("phase", ["bet", "turn", "fix", "swap", "final", "offer", "place"])
def test_the_advice_is_a_legal_move_with_its_odds(phase: str) -> None:
    """DESIGN 4: the best move with its odds, in every phase in which a seat is asked."""
    advised = 0
    for view in islice(views(phase), 0, None, 5):
        told = hint(view, [], 4)
        assert told.advice is not None
        assert told.advice.chance is None or 0 <= told.advice.chance <= 1 + 1e-9
        assert (told.advice.bet is not None) == (phase in ("turn", "fix"))
        assert phase != "swap" or isinstance(told.advice.move, Swap)
        advised += 1
    assert advised


def test_a_token_is_advised_for_more_than_waiting_can_bring() -> None:
    """LC 8.3: the bet on it is made now and stands; without it the most is a digit known for certain."""
    taken = set()
    for view in (view for seed in range(4) for view in views("offer", seed=seed)):
        told, best = hint(view, [], 4).advice, token_values(view, belief(view))[0]
        assert told is not None
        assert (told.move == Take(best.digits)) == (best.points > view.table.right[0])
        taken.add(told.move != Leave())
    assert taken == {True, False}


def test_who_is_not_to_act_gets_no_advice() -> None:
    match = cairn.Match("lost-code", 4, {}, seed=1)
    other = next(seat for seat in range(4) if seat not in match.to_act)
    assert hint(match.view(other), [], 4).advice is None


def test_a_level_that_is_not_there_is_refused() -> None:
    view = cairn.Match("lost-code", 4, {}, seed=1).view(0)
    for level in (0, 5):
        with pytest.raises(BadInput, match="levels 1 to 4"):
            hint(view, [], level)


def test_the_audit_names_what_is_missed_and_what_is_unfounded() -> None:
    """LC 10.1: a mark is the owner's own deduction, and may be wrong."""
    view = late_view()
    found = belief(view)
    missed = audit(view, []).missed
    assert {(claim.symbol, claim.digit) for claim in missed} == {
        (symbol, digit)
        for symbol in found.symbols
        for digit in found.unseen[symbol.place]
        if digit not in found.left(symbol)
    }
    symbol = next(symbol for symbol in found.symbols if len(found.left(symbol)) > 1)
    guess = Excluded(symbol, found.left(symbol)[0])
    assert audit(view, marks(view, guess, *missed[1:])) == Audit(missed[:1], (guess,))


def test_hints_are_asked_for_by_the_kind_of_view() -> None:
    view = late_view()
    assert solve.hint(view, [], 3) == hint(view, [], 3)
    with pytest.raises(BadInput, match=r"no hints for a builtins\.str"):
        solve.hint("view", [], 1)
