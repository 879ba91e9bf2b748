"""Hints and proofs as phrases. They name the pieces they are about, so that the page can highlight them."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from cairn.core.phrases import Phrase, Ref, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.lost_code.belief.knowledge import Fact, Heard, Opened, Seen
from cairn.games.lost_code.rules.moves import Choose, Final
from cairn.games.lost_code.rules.offers import laid_ref, row_ref, stone_ref
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Deduction, Hint
from cairn.games.lost_code.solve.proof import Certain, Excluded, Proof, Step
from cairn.games.lost_code.solve.ranking import Advice, next_symbol
from cairn.games.lost_code.solve.values import FinalValue
from cairn.games.lost_code.solve.win_chance import Finish
from cairn.games.lost_code.words.moves import move_phrase
from cairn.games.lost_code.words.parts import join, range_phrase, signed_phrase, symbol_refs


def hint_phrases(view: View, hint: Hint) -> Iterator[Phrase]:
    """The lines of the hint."""
    if hint.unfounded:
        yield phrase("hint-unfounded", count=hint.unfounded)
    if not hint.deducible:
        yield phrase("hint-nothing")
    elif hint.deductions:
        for deduction in hint.deductions:
            yield from proof_phrases(view, deduction.proof)
            yield from deduction_end(view, deduction)
        yield from more_phrase(hint)
    elif hint.symbols:
        for symbol in hint.symbols:
            yield phrase("hint-where", stone=own_stone(view, symbol))
    else:
        yield phrase("hint-something", count=hint.deducible)
    if hint.advice is not None:
        if hint.payoffs:
            best, *others = (_payoff_phrase(view, each) for each in hint.payoffs)
            yield phrase("hint-best", move=best)
            yield from (phrase("hint-or", move=each) for each in others)
        else:
            yield from _advice_phrases(view, hint.advice)
        if hint.finish is not None:
            yield _win_phrase(view, hint.finish)


def proof_phrases(view: View, proof: Proof) -> Iterator[Phrase]:
    """The claim, then the facts that prove it, each with the digits that remain possible after it."""
    match proof.claim:
        case Excluded(symbol, digit):
            yield phrase("proof-excluded", stone=own_stone(view, symbol), digit=digit)
        case Certain(symbol, digit):
            yield phrase("proof-certain", stone=own_stone(view, symbol), digit=digit)
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
                stone=_seen_stone(view, symbol, digit, seat),
                digit=digit,
                seat=seat_ref(seat),
                drawn="yes" if number else "no",
                round=number,
                rule=fact.rule,
            )
        case Opened(symbol, digit, _, number, at_end):
            return phrase(
                "proof-opened",
                stone=own_stone(view, symbol) if at_end else laid_ref(symbol, digit),
                digit=digit,
                end="yes" if at_end else "no",
                round=number,
                rule=fact.rule,
            )
        case Heard(number, dice, sums=sums):
            return phrase(
                "proof-heard",
                row=row_ref(number),
                dice=join("plus", symbol_refs(dice)),
                sums=tuple(range_phrase(first, last - first + 1) for first, last in sums),
                rule=fact.rule,
            )
        case _:
            assert_never(fact)


def _step_phrase(view: View, number: int, step: Step) -> Phrase:
    fact = fact_phrase(view, step.fact)
    if not step.leaves:
        return phrase("proof-step", number=number, fact=fact)
    left = [phrase("proof-left", stone=own_stone(view, each.symbol), digits=each.digits) for each in step.leaves]
    return phrase("proof-step-leaving", number=number, fact=fact, left=join("proof-left-more", left))


def deduction_end(view: View, deduction: Deduction) -> Iterator[Phrase]:
    """What else the same facts rule out, if anything."""
    if deduction.also:
        yield _also_phrase(view, deduction.also)


def more_phrase(hint: Hint) -> Iterator[Phrase]:
    """How many further digits could be ruled out, if any."""
    left = hint.deducible - sum(1 + len(each.also) for each in hint.deductions)
    if left:
        yield phrase("hint-more", count=left)


def _also_phrase(view: View, claims: Sequence[Excluded]) -> Phrase:
    """The digits that the same facts rule out, by symbol."""
    ruled_symbols = dict.fromkeys(claim.symbol for claim in claims)
    digits = {symbol: tuple(claim.digit for claim in claims if claim.symbol is symbol) for symbol in ruled_symbols}
    ruled_out = [phrase("proof-left", stone=own_stone(view, each), digits=digits[each]) for each in ruled_symbols]
    return phrase("hint-also", left=join("proof-left-more", ruled_out))


def advice_move_phrases(view: View, advice: Advice) -> tuple[Phrase, ...]:
    """The advised moves in order: the next move, those for the other dice, and the bet."""
    bet = advice.bet
    if bet is None:
        return (move_phrase(view, advice.move),)
    together = view.table.placing == "together"
    where = range_phrase(bet.low, bet.width)
    last = phrase("move-choose-and-place" if together else "move-bet", width=bet.width, range=where)
    if isinstance(advice.move, Choose):
        return (last,)
    return (*(move_phrase(view, move) for move in (advice.move, *advice.then)), last)


def _advice_phrases(view: View, advice: Advice) -> Iterator[Phrase]:
    first, *further = advice_move_phrases(view, advice)
    if further:
        assert advice.bet is not None
        yield phrase("hint-best", move=first)
        yield from (phrase("hint-then-move", move=move) for move in further[:-1])
        yield phrase("hint-then", move=further[-1], chance=advice.bet.chance, points=advice.bet.points)
    elif advice.chance is not None:
        yield phrase("hint-best-odds", move=first, chance=advice.chance, points=advice.points)
    else:
        yield phrase("hint-best-points", move=first, points=advice.points)


def _payoff_phrase(view: View, bet: FinalValue) -> Phrase:
    """The points of a final bet if it is right and if it is wrong, and its chance (LC 6.3)."""
    table = view.table
    bet_kind = "none" if not bet.digits else "sure" if bet.chance == 1 else "digits"
    return phrase(
        "hint-payoff",
        move=move_phrase(view, Final(bet.symbol, bet.digits)),
        bet=bet_kind,
        chance=bet.chance,
        right=signed_phrase(table.right[len(bet.digits) - 1] if bet.digits else 0),
        wrong=signed_phrase(table.wrong),
        points=bet.points,
    )


def _win_phrase(view: View, finish: Finish) -> Phrase:
    """The next of the final bets that together have the best chance to win."""
    symbol = next_symbol(view)
    move = move_phrase(view, Final(symbol, finish.bets[symbol.place]))
    return phrase("hint-win", move=move, chance=finish.chance)


def own_stone(view: View, symbol: Symbol) -> Ref:
    """The stone of that symbol on the rack of the seat."""
    assert view.seat is not None
    return stone_ref(symbol, view.seat)


def _seen_stone(view: View, symbol: Symbol, digit: int, seat: Seat) -> Ref:
    """A stone that was seen on a rack: still there, or discarded since."""
    is_discarded = any((stone.symbol, stone.digit) == (symbol, digit) for stone in view.laid)
    return laid_ref(symbol, digit) if is_discarded else stone_ref(symbol, seat)
