"""The ladder of hints, and the audit of a sheet."""

from itertools import islice

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.games.lost_code.belief.knowledge import knowledge
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.dice import turn_die
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Accept, Final, Leave, Swap, Take, Turn
from cairn.games.lost_code.rules.sheet import Mark, sheet
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Audit, audit, hint
from cairn.games.lost_code.solve.proof import Excluded, follows, prove
from cairn.games.lost_code.solve.ranking import advice
from cairn.games.lost_code.solve.values import bet_values, token_values
from cairn.games.lost_code.solve.win_chance import best_final_bets
from cairn.games.lost_code.words.table import WORDS
from cairn.play.beliefs import hint_phrases
from cairn.reason.hints import SEVERAL
from tests.solve.positions import sights


def marks(sight: Sight[View, Happening], *claims: Excluded) -> list[Noted]:
    """Notes that rule these digits out, made now."""
    assert sight.view.seat is not None
    return [Noted(sight.view.seat, len(sight.history), Mark(claim.symbol, claim.digit)) for claim in claims]


def late_sight() -> Sight[View, Happening]:
    return next(islice(sights("bet"), 20, None))


def test_at_the_start_nothing_can_be_deduced() -> None:
    """LC 10.4: what is in sight is marked already."""
    sight = cairn.Match("lost-code", 4, {}, seed=1).view(0)
    told = hint(sight, [], 3)
    assert (told.deducible, told.symbols, told.deductions) == (0, (), ())


def test_each_level_tells_more() -> None:
    """Something; where; what and why; what to do. A level tells nothing of the next."""
    sight = late_sight()
    levels = [hint(sight, [], level) for level in (1, 2, 3, 4)]
    something, where, why, best = levels
    assert something.deducible > 0
    assert all(each.deducible == something.deducible for each in levels)
    assert (something.symbols, something.deductions, something.advice) == ((), (), None)
    assert where.symbols and (where.deductions, where.advice) == ((), None)
    assert why.deductions and why.advice is None
    assert why.symbols == where.symbols
    assert why.symbols[0] is why.deductions[0].proof.claim.symbol
    assert best.advice is not None and best.deductions == why.deductions


def test_the_proof_is_of_something_the_sheet_leaves_open() -> None:
    """LC 10.1: marked digits are not told again; when all are marked, there is nothing to tell."""
    sight = late_sight()
    written = list[Noted]()
    told = hint(sight, written, 3)
    count = told.deducible
    while told.deductions:
        proof = told.deductions[0].proof
        claim = proof.claim
        assert isinstance(claim, Excluded)
        assert proof == prove(knowledge(sight), claim)
        open_lines = {line.symbol: line.left for line in sheet(sight, written).lines}
        assert claim.digit in open_lines[claim.symbol]
        assert claim.digit not in belief(sight).possible_digits(claim.symbol)
        written += marks(sight, claim)
        told = hint(sight, written, 3)
        count -= 1
        assert told.deducible == count
    assert count == 0
    assert told.symbols == ()


def test_several_deductions_are_told_each_with_what_else_follows_from_its_facts() -> None:
    """Not the first one again: what follows from the same facts is told with it, the next has facts of its own."""
    several = 0
    for sight in islice(sights("bet", "swap"), 8, None, 6):
        told, known = hint(sight, [], 3), knowledge(sight)
        claims = [claim for each in told.deductions for claim in (each.proof.claim, *each.also)]
        assert len(set(claims)) == len(claims) <= told.deducible
        assert len(claims) == told.deducible or len(told.deductions) == SEVERAL
        assert set(claims) <= set(audit(sight, []).missed)
        for number, each in enumerate(told.deductions):
            assert all(follows(known, each.proof.facts, claim) for claim in each.also)
            for before in told.deductions[:number]:
                assert not follows(known, before.proof.facts, each.proof.claim)
        several += len(told.deductions) > 1
    assert several


def test_dice_that_must_be_turned_are_told_to_the_end() -> None:
    """LC 3.4, 3.6: the figures are those of the bet after all of it, so all of it is said."""
    longest = 0
    for sight in (sight for seed in (1, 2) for sight in sights("fix", seed=seed)):
        view, told = sight.view, advice(sight.view, belief(sight))
        assert told.bet is not None
        dice, forced = view.dice, view.dice.count(view.table.left_out) if view.table.left_out else 0
        for move in (told.move, *told.then):
            assert isinstance(move, Accept | Turn)
            dice = turn_die(dice, move.shown, move.to) if isinstance(move, Turn) else dice
        assert len(told.then) == forced
        assert told.bet == bet_values(view, belief(sight), dice, view.table.widths)[0]
        longest = max(longest, forced)
    assert longest > 1


def test_at_a_final_bet_every_number_of_digits_has_its_payoff() -> None:
    """LC 6.3: none, one, two and three digits; and what is best for winning beside what is best in points."""
    for sight in islice(sights("final", seed=3), 0, None, 9):
        told = hint(sight, [], 4)
        assert told.advice is not None and told.finish is not None
        left = belief(sight).possible_digits(told.payoffs[0].symbol)
        assert sorted(len(each.digits) for each in told.payoffs) == [*range(min(3, len(left)) + 1)]
        assert all(set(each.digits) <= set(left) for each in told.payoffs)
        assert Final(told.payoffs[0].symbol, told.payoffs[0].digits) == told.advice.move
        assert told.finish == best_final_bets(sight, belief(sight))
        assert 0 <= told.finish.chance <= 1
    assert hint(late_sight(), [], 4).payoffs == ()


@pytest.mark.parametrize("phase", ["bet", "turn", "fix", "swap", "final", "offer", "place"])
def test_the_advice_is_a_legal_move_with_its_odds(phase: str) -> None:
    """DESIGN 4: the best move with its odds, in every phase in which a seat is asked."""
    advised = 0
    for sight in islice(sights(phase), 0, None, 5):
        told = hint(sight, [], 4)
        assert told.advice is not None
        assert told.advice.chance is None or 0 <= told.advice.chance <= 1 + 1e-9
        together = sight.view.table.placing == "together"
        assert (told.advice.bet is not None) == (phase in ("turn", "fix") or (phase == "bet" and together))
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
        with pytest.raises(BadInput, match="levels 11 and 12"):
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
        if digit not in found.possible_digits(symbol)
    }
    symbol = next(symbol for symbol in found.symbols if len(found.possible_digits(symbol)) > 1)
    guess = Excluded(symbol, found.possible_digits(symbol)[0])
    assert audit(sight, marks(sight, guess, *missed[1:])) == Audit(missed[:1], (guess,))


def test_hints_are_asked_for_by_the_kind_of_view() -> None:
    sight = late_sight()
    assert hint_phrases(sight, [], 3) == tuple(line.phrase for line in WORDS.hint(sight.view, hint(sight, [], 3)))
    with pytest.raises(BadInput, match=r"must be what a seat sees.*not str"):
        hint_phrases("view", [], 1)  # type: ignore[arg-type]
