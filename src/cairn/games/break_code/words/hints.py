"""Hints and proofs as phrases."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.break_code.belief.posterior import Answered, Held, Missed, Shown
from cairn.games.break_code.belief.posterior import Fact as Known
from cairn.games.break_code.rules.moves import Name
from cairn.games.break_code.rules.pieces import place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import LETTERS, Tile
from cairn.games.break_code.solve.hint import Advice, Deduction, Hint
from cairn.games.break_code.solve.proof import Certain, Claim, Excluded, Left, Proof, Step
from cairn.games.break_code.words.moves import move_phrase
from cairn.games.break_code.words.parts import join, question_fact, short_answer, short_question, short_tiles

MOST_LISTED_TILES = 7
"""A step lists the tiles that remain possible at a place if there are at most this many: a readable line."""


def hint_phrases(view: View, hint: Hint) -> Iterator[Phrase]:
    """The lines of the hint."""
    if not hint.deducible:
        yield phrase("hint-nothing")
    elif hint.deductions:
        for deduction in hint.deductions:
            yield from proof_phrases(view.table, deduction.proof)
            yield from deduction_end(deduction)
        yield from more_phrase(hint)
    elif hint.places:
        for place in hint.places:
            yield phrase("hint-tiles") if place is None else phrase("hint-where", place=place_ref(place))
    else:
        yield phrase("hint-something", count=hint.deducible)
    if hint.advice is not None:
        yield _advice_phrase(view, hint.advice)
        yield from assumption_phrases(hint.advice)


def deduction_end(deduction: Deduction) -> Iterator[Phrase]:
    """What else the same facts prove, if anything."""
    if deduction.also:
        yield phrase("hint-also", left=join("one-by-one", _also_phrases(deduction.also)))


def more_phrase(hint: Hint) -> Iterator[Phrase]:
    """How many further things could be deduced, if any."""
    left = hint.deducible - sum(1 + len(each.also) for each in hint.deductions)
    if left:
        yield phrase("hint-more", count=left)


def _also_phrases(claims: Sequence[Claim]) -> list[Phrase]:
    """A phrase for each place whose tile is certain, and one for all the tiles that are ruled out."""
    certain = [
        phrase("hint-stands", place=place_ref(claim.place), tile=_short_tile(claim))
        for claim in claims
        if isinstance(claim, Certain) and claim.place is not None
    ]
    absent = [_short_tile(claim) for claim in claims if isinstance(claim, Excluded)]
    return [*certain, *([phrase("hint-absent", tiles=join("side-by-side", absent))] if absent else [])]


def _short_tile(claim: Claim) -> Fact:
    """The tile by its digit and the letter of its colour, or its digit alone where the colour is unknown."""
    tile = _tile_fact(claim)
    return phrase("short-tile", tile=tile) if claim.digit is not None and claim.colour is not None else tile


def proof_phrases(table: Table, proof: Proof) -> tuple[Phrase, ...]:
    """The claim, then the facts that prove it, each with the tiles that remain possible after it."""
    steps = (_step_phrase(table, number, step) for number, step in enumerate(proof.steps, start=1))
    return (_claim_phrase(proof.claim), *steps)


def _step_phrase(table: Table, number: int, step: Step) -> Phrase:
    fact = fact_phrase(table, step.fact)
    left = [_left_phrase(each) for each in step.leaves if len(each.tiles) <= MOST_LISTED_TILES]
    if not left:
        return phrase("proof-step", number=number, fact=fact)
    return phrase("proof-step-left", number=number, fact=fact, left=join("one-by-one", left))


def _left_phrase(left: Left) -> Phrase:
    return phrase("proof-left", place=place_ref(left.place), tiles=short_tiles(left.tiles))


def fact_phrase(table: Table, fact: Known) -> Phrase:
    """A fact, with the question it comes from and its rule."""
    match fact:
        case Held(tile, second):
            return phrase("proof-held", tile=tile_ref(tile), second="yes" if second else "no", rule=fact.rule)
        case Answered(number, _, card, digit, seat, answer):
            return phrase(
                "proof-answered",
                number=number,
                question=short_question(card, digit),
                seat=seat_ref(seat),
                answer=short_answer(answer),
                rule=fact.rule_under(table),
            )
        case Missed(after, tiles):
            return phrase("proof-missed", number=after, tiles=short_tiles(tiles), rule=fact.rule)
        case Shown(after, tiles):
            return phrase("proof-shown", number=after, tiles=short_tiles(tiles), rule=fact.rule)
        case _:
            assert_never(fact)


def _claim_phrase(claim: Claim) -> Phrase:
    match claim:
        case Excluded():
            key = "proof-excluded" if claim.place else "proof-nowhere"
        case Certain():
            key = "proof-certain" if claim.place else "proof-somewhere"
        case _:
            assert_never(claim)
    place: dict[str, Fact] = {"place": place_ref(claim.place)} if claim.place else {}
    where = "centre" if claim.owner is None else "hand"
    return phrase(key, owner=_owner_fact(claim.owner), where=where, tile=_tile_fact(claim), **place)


def _owner_fact(owner: Seat | None) -> Fact:
    return screen_ref(None) if owner is None else seat_ref(owner)


def _tile_fact(claim: Claim) -> Fact:
    """The tile, digit or colour that the claim is about."""
    if claim.colour is None:
        assert claim.digit is not None, "a claim is about a digit, a colour, or both"
        return claim.digit
    if claim.digit is None:
        return f"colour:{claim.colour.value}"
    return tile_ref(next(tile for tile in Tile if (tile.digit, tile.colour) == (claim.digit, claim.colour)))


def assumption_phrases(advice: Advice) -> tuple[Phrase, ...]:
    """The turns that the advice assumes are still to come."""
    if advice.question is not None:
        return (phrase("advice-next-turn"),)
    if advice.then is not None:
        return (phrase("advice-second-guess", tiles=short_tiles(advice.then), chance=advice.both),)
    return (phrase("advice-no-turn-left"),) if advice.is_last else ()


def _advice_phrase(view: View, advice: Advice) -> Phrase:
    if (value := advice.question) is not None:
        asked = question_fact(value.ask.card, value.ask.digit)
        number = view.row.index(value.ask.card) + 1
        typed = f"{number}" if value.ask.digit is None else f"{number} {value.ask.digit}"
        return phrase(
            "hint-best-ask",
            question=asked,
            typed=typed,
            bits=value.bits,
            certain=value.certain,
            left=value.codes_left,
        )
    if isinstance(advice.move, Name):
        place = place_ref(LETTERS[len(view.named)])
        return phrase("hint-best-name", tile=tile_ref(advice.move.tile), place=place)
    move = move_phrase(view, advice.move)
    return phrase("hint-best", move=move, tiles=short_tiles(advice.code), chance=advice.chance)
