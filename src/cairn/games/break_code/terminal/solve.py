"""What can be known and done in a position of Break the Code, for a person or a program."""

from collections.abc import Iterator
from typing import Any

from cairn.games.break_code.belief.posterior import Belief, belief_of, knowledge
from cairn.core.errors import BadInput
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import LETTERS, Tile
from cairn.games.break_code.solve.hint import advice, audit
from cairn.games.break_code.solve.proof import Certain, Claim, Excluded, Proof, contradiction, easiest, prove
from cairn.games.break_code.solve.values import QuestionValue, guess_value, open_questions, question_values
from cairn.text import Text, percent
from cairn.games.break_code.words.table import Words
from cairn.games.break_code.words.hints import fact_line, proof_lines

__all__ = ["facts", "lines"]

LISTED = 8
"""So many codes are printed when no more fit; the JSON has all up to `MOST`."""
MOST = 1000


def lines(view: View, text: Text, why: str | None) -> Iterator[str]:
    """The belief, the ranking of the questions, and a proof."""
    words = _words(view, text)
    known = knowledge(view)
    if (clash := contradiction(known)) is not None:
        yield words.say("solve-clash")
        yield from (f"  {fact_line(words, fact)}" for fact in clash)
        return
    belief, proofs = belief_of(known), tuple(_proofs(view, why))
    codes = belief.codes
    yield words.say("solve-codes", count=len(codes), deals=f"{belief.deals:,}", bits=f"{belief.entropy:.1f}")
    if len(codes) <= LISTED:
        likeliest = sorted(codes.items(), key=lambda each: -each[1])
        yield from (f"  {deals / belief.deals:>6.1%}  {words.short_tiles(code)}" for code, deals in likeliest)
    yield ""
    yield from _grid(belief)
    ranked = question_values(belief, open_questions(view.row))
    if ranked:
        yield ""
        yield words.say("solve-questions")
        heads = (words.say("solve-bits"), words.say("solve-certain"), words.say("solve-left"))
        yield "  " + " ".join(f"{head:>9}" for head in heads)
        yield from (f"  {_row(words, value)}" for value in ranked)
    best = guess_value(belief)
    yield ""
    yield words.say("solve-guess", tiles=words.short_tiles(best.code), chance=best.chance)
    if _is_known(view):
        yield words.say("solve-do", move=words.move(advice(view, belief).move, view))
    for proof in proofs:
        yield ""
        yield from proof_lines(words, proof)


def facts(view: View, why: str | None) -> dict[str, Any]:
    """The same for a program."""
    known = knowledge(view)
    if (clash := contradiction(known)) is not None:
        return {"contradiction": clash}
    belief = belief_of(known)
    codes = sorted(belief.codes.items(), key=lambda each: -each[1])
    ranked = question_values(belief, open_questions(view.row))
    return {
        "codes": len(codes),
        "deals": belief.deals,
        "entropy": belief.entropy,
        "marginals": belief.marginals,
        "likeliest": [{"tiles": code, "deals": deals} for code, deals in codes[:MOST]],
        "ranking": [
            {
                "move": value.ask,
                "bits": value.bits,
                "certain": value.certain,
                "codes_left": value.codes_left,
                "right": value.right,
            }
            for value in ranked
        ],
        "best": advice(view, belief).move if _is_known(view) else None,
        "proofs": tuple(_proofs(view, why)),
    }


def _is_known(view: View) -> bool:
    """Whether the cards that lie open were written down, so that asking and guessing can be weighed."""
    return bool(view.row) or not view.deck


def _words(view: View, text: Text) -> Words:
    names = [text.say("player-name", number=seat + 1) for seat in range(view.table.players)]
    return Words(text, view.table, names, view.seat)


def _grid(belief: Belief) -> Iterator[str]:
    yield "   " + "".join(f"{digit:>6}" for digit in range(10))
    for place, chances in belief.marginals.items():
        yield f"  {place}" + "".join(f"{percent(chance):>6}" for chance in chances.values())


def _row(words: Words, value: QuestionValue) -> str:
    asked = words.short_question(value.ask.card, value.ask.digit)
    return f"{value.bits:>9.2f} {value.certain:>9.1%} {value.codes_left:>9,.1f}  {asked}"


def _proofs(view: View, why: str | None) -> Iterator[Proof]:
    """What was asked about; otherwise every place that is certain, or, where none is, the easiest of all."""
    known = knowledge(view)
    if why is not None:
        claims: list[Claim] = [_asked(view, why)]
    else:
        found = audit(view, ())
        claims = [claim for claim in found if isinstance(claim, Certain)]
        first = None if claims else easiest(known, found)
        claims += [] if first is None else [first]
    for each in claims:
        proof = prove(known, each)
        assert proof is not None, "what the belief rules out can be proved"
        yield proof


def _asked(view: View, why: str) -> Claim:
    """What can be proved about a place and a digit or tile (``c=5``, ``c=w3``), or a tile anywhere (``w3``)."""
    known = knowledge(view)
    place, equals, what = why.rpartition("=")
    digit, colour = _meant(what)
    if digit is None or (equals and place not in LETTERS[: view.table.hand]) or (not equals and colour is None):
        raise BadInput("why", f"a place and a digit or tile are wanted, as in c=5 or c=w3, or a tile, not {why!r}")
    owner = known.owners[-1]
    for claim in (Excluded(owner, place or None, digit, colour), Certain(owner, place or None, digit, colour)):
        if prove(known, claim) is not None:
            return claim
    raise BadInput("why", f"{why} may be so or not: nothing rules it out, and nothing makes it certain")


def _meant(what: str) -> tuple[int | None, Any]:
    if what in map(str, range(10)):
        return int(what), None
    tile = next((tile for tile in Tile if tile.value == what), None)
    return (None, None) if tile is None else (tile.digit, tile.colour)
