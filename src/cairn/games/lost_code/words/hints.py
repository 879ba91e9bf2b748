"""Hints and proofs, in phrases. A proof names the pieces that it speaks of, so that they can be lit up."""

from collections.abc import Iterator
from typing import assert_never

from cairn.core.phrases import Phrase, Ref, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.lost_code.belief.knowledge import Fact, Heard, Opened, Seen
from cairn.games.lost_code.rules.offers import laid_ref, row_ref, stone_ref
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Advice, Hint, follow_up
from cairn.games.lost_code.solve.proof import Certain, Excluded, Proof, Step
from cairn.games.lost_code.words.moves import move_phrase
from cairn.games.lost_code.words.parts import joined, range_phrase, symbols

__all__ = ["fact_phrase", "hint_phrases", "proof_phrases"]


def hint_phrases(view: View, hint: Hint) -> Iterator[Phrase]:
    """What the hint tells, a line each."""
    if hint.unfounded:
        yield phrase("hint-unfounded", count=hint.unfounded)
    if not hint.deducible:
        yield phrase("hint-nothing")
    elif hint.proof is not None:
        yield from proof_phrases(view, hint.proof)
    elif hint.symbol is not None:
        yield phrase("hint-where", stone=_own_stone(view, hint.symbol))
    else:
        yield phrase("hint-something", count=hint.deducible)
    if hint.advice is not None:
        yield from _advice_phrases(view, hint.advice)


def proof_phrases(view: View, proof: Proof) -> Iterator[Phrase]:
    """The claim, then the facts that bear it out, each with what it leaves."""
    match proof.claim:
        case Excluded(symbol, digit):
            yield phrase("proof-excluded", stone=_own_stone(view, symbol), digit=digit)
        case Certain(symbol, digit):
            yield phrase("proof-certain", stone=_own_stone(view, symbol), digit=digit)
        case _:
            assert_never(proof.claim)
    for number, step in enumerate(proof.steps, start=1):
        yield _step_phrase(view, number, step)


def fact_phrase(view: View, fact: Fact) -> Phrase:
    """A fact, with its round and its rule."""
    match fact:
        case Seen(symbol, digit, seat, number):
            return phrase(
                "proof-seen",
                stone=_stone(view, symbol, digit, seat),
                digit=digit,
                seat=seat_ref(seat),
                drawn="yes" if number else "no",
                round=number,
                rule=fact.rule,
            )
        case Opened(symbol, digit, _, number, at_end):
            return phrase(
                "proof-opened",
                stone=_own_stone(view, symbol) if at_end else laid_ref(symbol, digit),
                digit=digit,
                end="yes" if at_end else "no",
                round=number,
                rule=fact.rule,
            )
        case Heard(number, dice, sums=sums):
            return phrase(
                "proof-heard",
                row=row_ref(number),
                dice=joined("plus", symbols(dice)),
                sums=tuple(range_phrase(first, last - first + 1) for first, last in sums),
                rule=fact.rule,
            )
        case _:
            assert_never(fact)


def _step_phrase(view: View, number: int, step: Step) -> Phrase:
    fact = fact_phrase(view, step.fact)
    if not step.leaves:
        return phrase("proof-step", number=number, fact=fact)
    left = [phrase("proof-left", stone=_own_stone(view, each.symbol), digits=each.digits) for each in step.leaves]
    return phrase("proof-step-leaving", number=number, fact=fact, left=joined("proof-left-more", left))


def _advice_phrases(view: View, advice: Advice) -> Iterator[Phrase]:
    move, bet = move_phrase(view, advice.move), advice.bet
    then = follow_up(view, advice)
    if bet is not None and then is not None:
        yield phrase("hint-best", move=move)
        yield phrase("hint-then", move=move_phrase(view, then), chance=bet.chance, points=bet.points)
    elif advice.chance is not None:
        yield phrase("hint-best-odds", move=move, chance=advice.chance, points=advice.points)
    else:
        yield phrase("hint-best-points", move=move, points=advice.points)


def _own_stone(view: View, symbol: Symbol) -> Ref:
    assert view.seat is not None
    return stone_ref(symbol, view.seat)


def _stone(view: View, symbol: Symbol, digit: int, seat: Seat) -> Ref:
    """A stone that was seen on a rack, where it is now."""
    lies_open = any((stone.symbol, stone.digit) == (symbol, digit) for stone in view.laid)
    return laid_ref(symbol, digit) if lies_open else stone_ref(symbol, seat)
