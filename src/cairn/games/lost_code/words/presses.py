"""The two presses of a hint as lines: where to look; then what to do, and why."""

from collections.abc import Iterator

from cairn.core.phrases import Fact, Ref, phrase
from cairn.games.lost_code.belief.knowledge import Heard, Opened
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.offers import dice_refs, line_ref, row_ref, token_ref, wheel_ref
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Hint
from cairn.games.lost_code.solve.proof import Proof
from cairn.games.lost_code.words.hints import (
    deduction_end,
    fact_phrase,
    more_phrase,
    own_stone,
    proof_phrases,
)
from cairn.games.lost_code.words.moves import move_phrase
from cairn.games.lost_code.words.reasons import reason_line
from cairn.reason.study import Line, make_line, rest_on_earlier

STONES = ("stone:", "laid:")


def look_lines(view: View, hint: Hint) -> Iterator[Line]:
    """Where something can be deduced, or else the pieces of the best move; nothing of what follows from them."""
    if hint.unfounded:
        yield Line(phrase("hint-unfounded", count=hint.unfounded), role="look")
    if hint.deductions:
        pieces, about = _where(view, hint.deductions[0].proof)
        yield Line(phrase("look-at", pieces=pieces), about, role="look")
        yield Line(phrase("hint-something", count=hint.deducible), role="look")
    elif hint.ranked is None:
        yield Line(phrase("hint-nothing"), role="look")
    else:
        refs = move_refs(view, hint.ranked.best.move)
        yield Line(phrase("look-at", pieces=tuple(dict.fromkeys(map(_named, refs)))), refs, role="look")
        yield Line(phrase("look-move"), role="look")


def advice_lines(view: View, hint: Hint) -> Iterator[Line]:
    """The best move with its chance to win, the next best, the reasons, and what can be deduced beyond the sheet."""
    if hint.unfounded:
        yield make_line(phrase("hint-unfounded", count=hint.unfounded))
    if hint.ranked is not None:
        best, other, equals = hint.ranked
        move = move_phrase(view, best.move)
        yield Line(
            phrase("advise-move", move=move, chance=best.value), move_refs(view, best.move), role="do", move=best.move
        )
        if other is not None:
            yield Line(phrase("advise-next", move=move_phrase(view, other.move), chance=other.value), role="why")
        if equals:
            yield Line(phrase("advise-equal", count=equals), role="why")
        yield from map(reason_line, best.reasons)
    elif not hint.deductions:
        yield make_line(phrase("hint-nothing"))
    for deduction in hint.deductions:
        yield from rest_on_earlier(map(make_line, proof_phrases(view, deduction.proof)))
        yield from map(make_line, deduction_end(view, deduction))
    yield from map(make_line, more_phrase(hint))


def move_refs(view: View, move: Move) -> tuple[Ref, ...]:
    """The pieces of a move, and for a bet the dice that it is on."""
    dice = tuple(dict.fromkeys(ref for symbol in view.dice for ref in dice_refs(view.dice, symbol)))
    match move:
        case Accept():
            return dice
        case Turn(shown, _):
            return dice_refs(view.dice, shown)
        case Leave() | Take():
            assert view.offered is not None
            return token_ref(view.offered), line_ref(view.offered)
        case Bet(width, _) | Choose(width):
            return wheel_ref(width), *dice
        case Place():
            return dice
        case Swap(symbol):
            return (own_stone(view, symbol),)
        case Final(symbol, _):
            return (line_ref(symbol),)


def _named(ref: Ref) -> Ref:
    """The copies of a die have one name."""
    return ref.partition("#")[0]


def _where(view: View, proof: Proof) -> tuple[tuple[Fact, ...], tuple[Ref, ...]]:
    """The rows, the stones and one's own symbol that the proof is about: as facts, and as pieces."""
    facts: list[Fact] = []
    about: dict[Ref, None] = {}
    for fact in proof.facts:
        named: Fact
        match fact:
            case Heard(number):
                named = row_ref(number)
                about[named] = None
            case Opened():
                named = phrase("look-laid")
            case _:
                named = phrase("look-racks")
        if named not in facts:
            facts.append(named)
        about |= dict.fromkeys(ref for ref in make_line(fact_phrase(view, fact)).about if ref.startswith(STONES))
    own = own_stone(view, proof.claim.symbol)
    return (*facts, own), (*about, own, line_ref(proof.claim.symbol))
