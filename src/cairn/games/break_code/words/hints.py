"""Hints and proofs of Break the Code in words."""

from collections.abc import Iterator
from typing import assert_never

from cairn.games.break_code.belief.posterior import Answered, Fact, Held, Missed, Shown
from cairn.core.values import Seat
from cairn.games.break_code.rules.moves import Ask, Name
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import Colour, Tile
from cairn.games.break_code.solve.hint import Advice, Hint
from cairn.games.break_code.solve.proof import Certain, Claim, Excluded, Left, Proof
from cairn.games.break_code.words.table import Words

__all__ = ["fact_line", "hint_lines", "proof_lines"]

FEW = 7
"""What a step leaves at a place is told once it is no more tiles than this."""


def hint_lines(words: Words, hint: Hint, view: View) -> Iterator[str]:
    """What the hint tells, a line each."""
    if not hint.deducible:
        yield words.say("hint-nothing")
    elif hint.proof is not None:
        yield from proof_lines(words, hint.proof)
    elif hint.level > 1:
        yield words.say("hint-where", place=hint.place) if hint.place else words.say("hint-tiles")
    else:
        yield words.say("hint-something", count=hint.deducible)
    if hint.advice is not None:
        yield _advice(words, hint.advice, view)


def proof_lines(words: Words, proof: Proof) -> Iterator[str]:
    """The claim, then the facts that bear it out, each with what it leaves."""
    yield _claim(words, proof.claim)
    for number, step in enumerate(proof.steps, start=1):
        line = f"{number}. {fact_line(words, step.fact, step.rule)}"
        left = "; ".join(_left(words, each) for each in step.leaves if len(each.tiles) <= FEW)
        yield f"{line} → {left}" if left else line


def fact_line(words: Words, fact: Fact, rule: str | None = None) -> str:
    """A fact, with the question it comes from and its rule."""
    match fact:
        case Held(tile, second):
            return words.say("proof-held", tile=words.tile(tile), second="yes" if second else "no", rule=fact.rule)
        case Answered(number, _, card, digit, seat, said):
            return words.say(
                "proof-answered",
                number=number,
                question=words.short_question(card, digit),
                name=words.name(seat),
                answer=words.short_answer(said),
                rule=rule or fact.rule_at(words.table),
            )
        case Missed(after, tiles):
            return words.say("proof-missed", number=after, tiles=words.short_tiles(tiles), rule=fact.rule)
        case Shown(after, tiles):
            return words.say("proof-shown", number=after, tiles=words.short_tiles(tiles), rule=fact.rule)
        case _:
            assert_never(fact)


def _claim(words: Words, claim: Claim) -> str:
    owner, tile = _owner(words, claim.owner), _tile(words, claim.digit, claim.colour)
    match claim:
        case Excluded():
            key = "proof-excluded" if claim.place else "proof-nowhere"
        case Certain():
            key = "proof-certain" if claim.place else "proof-somewhere"
        case _:
            assert_never(claim)
    place = {"place": claim.place} if claim.place else {}
    return words.say(key, owner=owner, tile=tile, **place)


def _owner(words: Words, owner: Seat | None) -> str:
    return words.say("row-centre") if owner is None else words.name(owner)


def _tile(words: Words, digit: int, colour: Colour | None) -> str:
    if colour is None:
        return str(digit)
    return words.tile(next(tile for tile in Tile if (tile.digit, tile.colour) == (digit, colour)))


def _left(words: Words, left: Left) -> str:
    return f"{left.place}: {words.short_tiles(left.tiles)}"


def _advice(words: Words, advice: Advice, view: View) -> str:
    move, code = words.move(advice.move, view), words.short_tiles(advice.code)
    if advice.question is not None and isinstance(advice.move, Ask):
        value = advice.question
        return words.say("hint-best-ask", move=move, bits=value.bits, certain=value.certain, left=value.codes_left)
    if isinstance(advice.move, Name):
        return words.say("hint-best-name", move=move)
    return words.say("hint-best", move=move, tiles=code, chance=advice.chance)
