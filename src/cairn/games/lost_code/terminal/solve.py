"""What can be known and done in a position of The Lost Code or Think Str8!, for a person or a program."""

from collections.abc import Iterator
from typing import Any

from cairn.games.lost_code.belief.knowledge import knowledge
from cairn.games.lost_code.belief.posterior import Belief, belief_of
from cairn.core.errors import BadInput
from cairn.games.lost_code.rules.moves import Bet, Choose
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Advice
from cairn.games.lost_code.solve.proof import Certain, Excluded, Proof, contradiction, easiest, prove
from cairn.games.lost_code.solve.ranking import ranking
from cairn.text import Text, percent
from cairn.games.lost_code.words.table import Words
from cairn.games.lost_code.words.hints import fact_line, proof_lines

__all__ = ["facts", "lines"]

SHOWN = 8
"""So many choices are printed; the JSON has all."""


def lines(view: View, text: Text, why: str | None) -> Iterator[str]:
    """The belief, the ranking and a proof."""
    words = _words(view, text)
    known = knowledge(view)
    if (clash := contradiction(known)) is not None:
        yield words.say("solve-clash")
        yield from (f"  {fact_line(words, fact)}" for fact in clash)
        return
    belief, proofs = belief_of(known), tuple(_proofs(view, why))
    yield words.say("solve-codes", count=belief.count, deals=f"{belief.deals:,}", bits=f"{belief.entropy:.1f}")
    yield ""
    yield from _grid(words, belief)
    ranked = ranking(view, belief)
    if ranked:
        yield ""
        yield words.say("solve-best")
        yield f"  {words.say('solve-chance'):>7} {words.say('solve-points'):>7}"
        yield from (f"  {_row(words, view, each)}" for each in ranked[:SHOWN])
    for proof in proofs:
        yield ""
        yield from proof_lines(words, proof)


def facts(view: View, why: str | None) -> dict[str, Any]:
    """The same for a program."""
    known = knowledge(view)
    if (clash := contradiction(known)) is not None:
        return {"contradiction": clash}
    belief = belief_of(known)
    return {
        "codes": belief.count,
        "deals": belief.deals,
        "entropy": belief.entropy,
        "marginals": belief.marginals,
        "ranking": ranking(view, belief),
        "proofs": tuple(_proofs(view, why)),
    }


def _words(view: View, text: Text) -> Words:
    names = [text.say("player-name", number=seat + 1) for seat in range(view.table.players)]
    return Words(text, view.table, names, view.seat)


def _grid(words: Words, belief: Belief) -> Iterator[str]:
    wide = max(len(words.symbol(symbol)) for symbol in belief.symbols)
    yield f"  {'':{wide}}" + "".join(f"{digit:>6}" for digit in range(belief.digits))
    for symbol, chances in belief.marginals.items():
        cells = "".join(f"{percent(chance):>6}" for chance in chances.values())
        yield f"  {words.symbol(symbol):{wide}}{cells}"


def _row(words: Words, view: View, each: Advice) -> str:
    chance = "" if each.chance is None else f"{each.chance:.1%}"
    then = ""
    if each.bet is not None:
        together = view.table.placing == "together"
        follow = Choose(each.bet.width) if together else Bet(each.bet.width, each.bet.low)
        then = "" if follow == each.move else f" → {words.move(follow, view)}"
    return f"{chance:>7} {each.points:>7.2f}  {words.move(each.move, view)}{then}"


def _proofs(view: View, why: str | None) -> Iterator[Proof]:
    """What was asked about; otherwise every certain digit, or, where none is, the easiest exclusion of all."""
    known = knowledge(view)
    belief = belief_of(known)
    if why is not None:
        claims: list[Certain | Excluded] = [_asked(view, belief, why)]
    else:
        single = {symbol: belief.left(symbol) for symbol in belief.symbols}
        claims = [Certain(symbol, digits[0]) for symbol, digits in single.items() if len(digits) == 1]
    if not claims:
        open_ones = [
            Excluded(symbol, digit)
            for symbol, unseen in zip(belief.symbols, belief.unseen, strict=True)
            for digit in unseen
            if digit not in belief.left(symbol)
        ]
        claim = easiest(known, open_ones)
        claims = [] if claim is None else [claim]
    for each in claims:
        proof = prove(known, each)
        assert proof is not None, "what the belief rules out can be proved"
        yield proof


def _asked(view: View, belief: Belief, why: str) -> Certain | Excluded:
    """The claim about a digit, written ``bird=3``, that can be proved."""
    word, _, number = why.partition("=")
    symbols = {symbol.value: symbol for symbol in belief.symbols}
    if word not in symbols or number not in map(str, range(view.table.digits)):
        raise BadInput("why", f"a symbol and a digit are wanted, as in {belief.symbols[0].value}=3, not {why!r}")
    symbol, digit = symbols[word], int(number)
    left = belief.left(symbol)
    if left == (digit,):
        return Certain(symbol, digit)
    if digit not in left:
        return Excluded(symbol, digit)
    raise BadInput("why", f"{word} can be {digit}: nothing rules it out, and nothing makes it certain")
