"""The two presses of a hint as lines: where to look; then what to do, and why."""

from collections.abc import Iterator

from cairn.core.phrases import Fact, Phrase, Ref, phrase
from cairn.games.break_code.belief.posterior import Answered, Held
from cairn.games.break_code.rules.moves import Ask, Guess, Move, Name
from cairn.games.break_code.rules.pieces import ask_refs, place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import LETTERS
from cairn.games.break_code.solve.hint import Hint
from cairn.games.break_code.solve.proof import Claim, Proof
from cairn.games.break_code.words.moves import move_phrase
from cairn.games.break_code.words.parts import short_question, short_tiles
from cairn.games.break_code.words.reasons import reason_line
from cairn.reason.study import Line


def look_lines(view: View, hint: Hint) -> Iterator[Line]:
    """Where something can be deduced, or else the pieces of the best move; nothing of what follows from them."""
    if hint.deductions:
        proof = hint.deductions[0].proof
        pieces, about = _where(view, proof)
        yield Line(phrase("look-at", pieces=pieces), about, role="look")
        yield Line(phrase("hint-something", count=hint.deducible), role="look")
    elif hint.ranked is None:
        yield Line(phrase("hint-nothing"), role="look")
    else:
        move = hint.ranked.best.move
        pieces = (short_question(move.card),) if isinstance(move, Ask) else (phrase("look-code"),)
        about = ask_refs(move)[:1] if isinstance(move, Ask) else code_refs(view)
        yield Line(phrase("look-at", pieces=pieces), about, role="look")
        yield Line(phrase("look-enough" if isinstance(move, Guess) else "look-move"), role="look")


def advice_lines(view: View, hint: Hint) -> Iterator[Line]:
    """The best move with its chance to win, the next best, and the reasons."""
    if hint.ranked is None:
        return
    best, other, equals = hint.ranked
    yield Line(
        phrase("advise-move", move=_move_phrase(view, hint, best.move), chance=best.value),
        move_refs(view, hint, best.move),
        role="do",
        move=best.move,
    )
    if other is not None:
        yield Line(phrase("advise-next", move=_move_phrase(view, hint, other.move), chance=other.value), role="why")
    if equals:
        yield Line(phrase("advise-equal", count=equals), role="why")
    yield from map(reason_line, best.reasons)


def move_refs(view: View, hint: Hint, move: Move) -> tuple[Ref, ...]:
    """The pieces of a move; of a guess the tiles of the likeliest code."""
    match move:
        case Ask():
            return ask_refs(move)
        case Guess():
            return tuple(map(tile_ref, hint.code))  # both green 5s, if it has two
        case Name(tile):
            return tile_ref(tile), place_ref(LETTERS[len(view.named)])
        case _:
            return ()


def code_refs(view: View) -> tuple[Ref, ...]:
    """The places of the code, and what hides it."""
    owner = 1 - view.seat if view.table.for_two and view.seat is not None else None
    return screen_ref(owner), *map(place_ref, LETTERS[: view.table.hand])


def _move_phrase(view: View, hint: Hint, move: Move) -> Phrase:
    return phrase("advise-guess", tiles=short_tiles(hint.code)) if isinstance(move, Guess) else move_phrase(view, move)


def _where(view: View, proof: Proof) -> tuple[tuple[Fact, ...], tuple[Ref, ...]]:
    """The answers, one's own tiles and the position that the proof is about: as facts, and as pieces."""
    facts: list[Fact] = []
    about: dict[Ref, None] = {}
    for fact in proof.facts:
        about |= dict.fromkeys(fact.about)
        match fact:
            case Held():
                named = phrase("look-own")
            case Answered(number):
                named = phrase("look-answer", number=number)
            case _:
                named = phrase("look-guess")
        if named not in facts:
            facts.append(named)
    facts.append(_place(proof.claim))
    refs = code_refs(view) if proof.claim.place is None else (place_ref(proof.claim.place), code_refs(view)[0])
    return tuple(facts), (*about, *refs)


def _place(claim: Claim) -> Phrase:
    """The position of a claim, or the tiles as a whole: which tile it is about is not said yet."""
    if claim.place is None:
        return phrase("look-tiles")
    return phrase("look-place", place=place_ref(claim.place))
