"""Hints: in two presses where to look, and what to do and why; and the four older levels.

What can be deduced beyond the sheet comes first; the move is the judge's, the same that reviews ask.
"""

from collections.abc import Callable, Iterable
from itertools import starmap

from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.break_code.belief.posterior import Belief, Knowledge, belief_of, knowledge
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.guesses import name_moves
from cairn.games.break_code.rules.moves import Guess, Move, Name, Wait
from cairn.games.break_code.rules.sheet import Sheet, WrittenMark, sheet
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import LETTERS, Hand
from cairn.games.break_code.solve.judge import judge
from cairn.games.break_code.solve.proof import Certain, Claim, Excluded, Proof, easiest_claim, follows, prove
from cairn.games.break_code.solve.values import QuestionValue, guess_value, open_questions, question_values
from cairn.reason.hints import PRESSES, Ranked, check_level, find_deductions, rank, take_for_press


class Advice(Value):
    """The move that is best by itself, with its odds."""

    move: Move
    code: Hand
    """The likeliest code."""
    chance: float
    """The probability of that code."""
    question: QuestionValue | None = None
    """The value of the question, if one is advised."""
    then: Hand | None = None
    """The code to guess next if this guess is wrong; None if the advice does not depend on it."""
    both: float = 0.0
    """The chance that one of the two is right."""
    is_last: bool = False
    """Whether a guess is best because there is no other turn."""


class Deduction(Value):
    """Something that can be known about the code, with its proof."""

    proof: Proof
    also: tuple[Claim, ...] = ()
    """Other claims that the same facts prove and the sheet does not say."""


class Hint(Value):
    """The hint of one level; each level includes the lower ones."""

    level: int
    deducible: int
    """The number of things that can be known about the code but are not on the sheet: tiles to cross off, and certain
    places that are not written."""
    places: tuple[str | None, ...] = ()
    """From level 2: the places of those things, the easiest first; None for tiles that are at no place."""
    deductions: tuple[Deduction, ...] = ()
    """From level 3: up to `SEVERAL` of those things with proofs, the easiest first."""
    advice: Advice | None = None
    """On level 4: the best move, if the seat has to act."""
    ranked: Ranked | None = None
    """In the two presses: the best move by the judge, if there is a choice."""
    code: Hand = ()
    """With it: the likeliest code."""


def hint(sight: Sight[View, Happening], notes: Iterable[WrittenMark], level: int) -> Hint:
    """The hint of that level for the seat of the sight, beyond what its notes already say."""
    check_level(level)
    known = knowledge(sight)
    view, found = sight.view, belief_of(known)
    missed = _missed_claims(found, sheet(sight, notes))
    if level in PRESSES:
        return _press(sight, known, found, missed, level)
    first = easiest_claim(known, missed) if level >= 2 else None
    proved = find_deductions(
        known, missed, easiest_claim, prove, lambda known, proof, claim: follows(known, proof.facts, claim)
    )
    return Hint(
        level=level,
        deducible=len(missed),
        places=() if first is None else tuple(dict.fromkeys(claim.place for claim in (first, *missed))),
        deductions=tuple(starmap(Deduction, proved)) if level >= 3 else (),
        advice=advice(view, found) if level >= 4 and view.seat in view.to_act else None,
    )


def _press(
    sight: Sight[View, Happening], known: Knowledge, found: Belief, missed: tuple[Claim, ...], level: int
) -> Hint:
    """The first press needs the easiest deduction only, to know where it is made."""
    proved = find_deductions(
        known, missed, easiest_claim, prove, lambda known, proof, claim: follows(known, proof.facts, claim)
    )
    judged = judge(sight, found) if sight.view.seat in sight.view.to_act else None
    return Hint(
        level=level,
        deducible=len(missed),
        deductions=tuple(starmap(Deduction, take_for_press(level, proved, lambda proof: len(proof.steps)))),
        ranked=None if judged is None else rank(judged.options, judged.spread),
        code=guess_value(found).code,
    )


def audit(sight: Sight[View, Happening], notes: Iterable[WrittenMark]) -> tuple[Claim, ...]:
    """What can be known about the code but is not on the sheet."""
    return _missed_claims(belief_of(knowledge(sight)), sheet(sight, notes))


def claims_worth_proving(sight: Sight[View, Happening], known: Knowledge) -> list[Claim]:
    """Every certain place of the code; if there is none, the exclusion that is easiest to prove."""
    found = audit(sight, ())
    certain: list[Claim] = [claim for claim in found if isinstance(claim, Certain)]
    first = None if certain else easiest_claim(known, found)
    return certain if first is None else [first]


def advice(
    view: View,
    belief: Belief,
    is_time_up: Callable[[], bool] = lambda: False,
    questions: tuple[QuestionValue, ...] | None = None,
) -> Advice:
    """The move that is best by itself; the seat must have to act. `is_time_up` stops the evaluation of questions.

    Pass `questions` if the values of the face-up questions are already known.
    """
    guess = guess_value(belief)
    if view.phase is Phase.NAME:
        return Advice(next_name(view, belief), guess.code, guess.chance)
    if view.phase is Phase.CALL:
        is_last = not view.row and not view.deck  # BC 6.7: without cards this is the last opportunity
        move = Guess() if guess.chance == 1 or is_last else Wait()
        return Advice(move, guess.code, guess.chance, is_last=is_last and guess.chance < 1)
    if view.last_turns is not None:
        return Advice(Guess(), guess.code, guess.chance, is_last=guess.chance < 1)
    if not view.row or (guess.chance == 1 and not view.table.sealed):
        return Advice(Guess(), guess.code, guess.chance)
    if questions is None:
        questions = question_values(belief, open_questions(view.row), is_time_up)
    if is_guess_best(view, belief, questions):
        if not view.table.for_two:
            return Advice(Guess(), guess.code, guess.chance, is_last=True)
        likeliest, second = sorted(belief.codes.items(), key=lambda each: -each[1])[:2]
        both = (likeliest[1] + second[1]) / belief.deals
        return Advice(Guess(), guess.code, guess.chance, then=second[0], both=both)
    return Advice(questions[0].ask, guess.code, guess.chance, questions[0])


def is_guess_best(view: View, belief: Belief, questions: tuple[QuestionValue, ...]) -> bool:
    """Whether to guess the likeliest code now rather than ask, ignoring the others' plans.

    Two players: if one of the two likeliest codes, guessed in this and the next turn, is at least as likely to be right
    as one guess after any question. More players: only if no card will be left at the next turn (BC 4.4), because a
    wrong guess eliminates (BC 3.7).
    """
    if view.table.sealed:
        return False
    if not view.table.for_two:
        return not has_another_turn(view)
    likeliest = sorted(belief.codes.values(), reverse=True)
    return sum(likeliest[:2]) >= max(value.right_deals for value in questions)


def has_another_turn(view: View) -> bool:
    """Whether cards will be left after this seat and every other active one have asked a question each."""
    out = {*view.out, *(seat for moment in view.right for seat in moment)}
    return len(view.row) + view.deck > view.table.players - len(out)


def next_name(view: View, belief: Belief) -> Name:
    """The next tile of the guess: that of the likeliest code that matches the tiles named so far (BC 3.11)."""
    named = view.named
    codes = {code: deals for code, deals in belief.codes.items() if code[: len(named)] == named}
    if not codes:  # the tiles named so far cannot be right
        return name_moves(named, view.table.hand)[0]
    return Name(max(codes, key=codes.__getitem__)[len(named)])


def _missed_claims(belief: Belief, page: Sheet) -> tuple[Claim, ...]:
    """The claims that are missing on the sheet: places from left to right, then tiles in order."""
    owner = belief.owners[-1]
    entries = page.final or next(row.places for row in page.rows if row.seat == owner)
    claims: list[Claim] = []
    codes = list(belief.codes)
    for at, (letter, entry) in enumerate(zip(LETTERS, entries, strict=False)):
        tiles = {code[at] for code in codes}
        digits, colours = {tile.digit for tile in tiles}, {tile.colour for tile in tiles}
        if len(tiles) == 1 and (entry.digit, entry.colour) != (min(digits), min(colours)):
            claims.append(Certain(owner, letter, min(digits), min(colours)))
        elif len(tiles) > 1 and len(digits) == 1 and entry.digit != min(digits):
            claims.append(Certain(owner, letter, min(digits)))
    possible = {tile for code in codes for tile in code}
    for box in page.boxes:
        if box.tile not in possible and not box.held and not box.crossed:
            claim = Excluded(owner, None, box.tile.digit, box.tile.colour)
            claims.append(claim)
    return tuple(dict.fromkeys(claims))
