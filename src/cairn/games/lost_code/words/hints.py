"""Hints and proofs of The Lost Code and Think Str8! in words."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.games.lost_code.belief.knowledge import Fact, Heard, Opened, Seen
from cairn.games.lost_code.rules.moves import Bet, Choose
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Advice, Hint
from cairn.games.lost_code.solve.proof import Certain, Excluded, Left, Proof
from cairn.games.lost_code.words.table import Words, digits_in, range_in

__all__ = ["fact_line", "hint_lines", "proof_lines"]


def hint_lines(words: Words, hint: Hint, view: View) -> Iterator[str]:
    """What the hint tells, a line each."""
    if hint.unfounded:
        yield words.say("hint-unfounded", count=hint.unfounded)
    if not hint.deducible:
        yield words.say("hint-nothing")
    elif hint.proof is not None:
        yield from proof_lines(words, hint.proof)
    elif hint.symbol is not None:
        yield words.say("hint-where", symbol=hint.symbol.value)
    else:
        yield words.say("hint-something", count=hint.deducible)
    if hint.advice is not None:
        yield from _advice_lines(words, hint.advice, view)


def proof_lines(words: Words, proof: Proof) -> Iterator[str]:
    """The claim, then the facts that bear it out, each with what it leaves."""
    match proof.claim:
        case Excluded(symbol, digit):
            yield words.say("proof-excluded", symbol=symbol.value, digit=digit)
        case Certain(symbol, digit):
            yield words.say("proof-certain", symbol=symbol.value, digit=digit)
        case _:
            assert_never(proof.claim)
    for number, step in enumerate(proof.steps, start=1):
        line = f"{number}. {fact_line(words, step.fact)}"
        yield f"{line} → {_left(words, step.leaves)}" if step.leaves else line


def fact_line(words: Words, fact: Fact) -> str:
    """A fact, with its round and its rule."""
    match fact:
        case Seen(symbol, digit, seat, number):
            return words.say(
                "proof-seen",
                symbol=symbol.value,
                digit=digit,
                name=words.name(seat),
                drawn="yes" if number else "no",
                round=number,
                rule=fact.rule,
            )
        case Opened(symbol, digit, _, number, at_end):
            return words.say(
                "proof-opened",
                symbol=symbol.value,
                digit=digit,
                end="yes" if at_end else "no",
                round=number,
                rule=fact.rule,
            )
        case Heard(number, dice, sums=sums):
            return words.say(
                "proof-heard",
                round=number,
                dice=" + ".join(map(words.symbol, dice)),
                sums=", ".join(range_in(first, last - first + 1) for first, last in sums),
                rule=fact.rule,
            )
        case _:
            assert_never(fact)


def _advice_lines(words: Words, advice: Advice, view: View) -> Iterator[str]:
    move = words.move(advice.move, view)
    if advice.bet is not None:
        yield words.say("hint-best", move=move)
        bet, together = advice.bet, view.table.placing == "together"
        then = Choose(bet.width) if together else Bet(bet.width, bet.low)
        yield words.say("hint-then", move=words.move(then, view), chance=bet.chance, points=bet.points)
    elif advice.chance is not None:
        yield words.say("hint-best-odds", move=move, chance=advice.chance, points=advice.points)
    else:
        yield words.say("hint-best-points", move=move, points=advice.points)


def _left(words: Words, leaves: Iterable[Left]) -> str:
    return "; ".join(f"{words.symbol(line.symbol)} {digits_in(line.digits)}" for line in leaves)
