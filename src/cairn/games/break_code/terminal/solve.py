"""What `cairn solve` prints for Break the Code."""

from collections.abc import Callable, Iterator
from typing import Any

from cairn.core.game import AnyGame
from cairn.core.phrases import phrase
from cairn.core.sight import AnySight, Sight
from cairn.games.break_code.belief.posterior import Belief
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve.position import sight_of
from cairn.games.break_code.solve.report import Report, report
from cairn.games.break_code.solve.values import QuestionValue
from cairn.games.break_code.terminal.signs import say, short_question, short_tiles
from cairn.games.break_code.words.hints import fact_phrase, proof_phrases
from cairn.games.break_code.words.moves import move_phrase
from cairn.games.break_code.words.parts import question
from cairn.games.break_code.words.table import WORDS
from cairn.terminal.solver import Solver
from cairn.text import Text, Voice, chance

__all__ = ["SOLVER"]

LISTED = 8
"""So many codes are printed when no more fit; the JSON has all up to `MOST`."""
MOST = 1000


class BreakCodeSolver:
    """A position that was written down beside a real table, and what can be said of it."""

    def read(self, game: AnyGame, text: str, fetch: Callable[[str], str]) -> AnySight:
        """The sight of the player who wrote the position down; raises `BadInput` naming the field at fault."""
        return sight_of(game, text)

    def lines(self, sight: Sight[View], text: Text, why: str | None) -> Iterator[str]:
        """The belief, the ranking of the questions, and a proof."""
        view = sight.view
        names = [text.say("player-name", number=seat + 1) for seat in range(view.table.players)]
        voice = Voice(text, names, view.seat, WORDS.setting(view))
        found = report(sight, why)
        if isinstance(found, Report):
            yield from _lines(view, voice, found)
            return
        yield say(voice, "solve-clash")
        yield from (f"  {voice.say(fact_phrase(view.table, fact))}" for fact in found)

    def facts(self, sight: Sight[View], why: str | None) -> dict[str, Any]:
        """The same for a program."""
        found = report(sight, why)
        if not isinstance(found, Report):
            return {"contradiction": found}
        belief = found.belief
        codes = sorted(belief.codes.items(), key=lambda each: -each[1])
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
                for value in found.questions
            ],
            "best": found.best,
            "proofs": found.proofs,
        }


def _lines(view: View, voice: Voice, found: Report) -> Iterator[str]:
    belief = found.belief
    codes = belief.codes
    yield say(voice, "solve-codes", count=len(codes), deals=belief.deals, bits=belief.entropy)
    if len(codes) <= LISTED:
        likeliest = sorted(codes.items(), key=lambda each: -each[1])
        yield from (
            f"  {_fine(voice, deals / belief.deals):>7}  {short_tiles(voice, code)}" for code, deals in likeliest
        )
    yield ""
    yield from _grid(voice, belief)
    if found.questions:
        yield ""
        yield say(voice, "solve-questions")
        heads = [say(voice, key) for key in ("solve-bits", "solve-certain", "solve-left")]
        wide = max(9, *map(len, heads))
        yield "  " + " ".join(f"{head:>{wide}}" for head in heads)
        yield from (f"  {_row(voice, value, wide)}" for value in found.questions)
    yield ""
    yield say(voice, "solve-guess", tiles=short_tiles(voice, found.guess.code), chance=found.guess.chance)
    if isinstance(found.best, Ask):
        yield voice.say(phrase("solve-ask", question=question(found.best.card, found.best.digit)))
    elif found.best is not None:
        yield voice.say(phrase("solve-do", move=move_phrase(view, found.best)))
    for proof in found.proofs:
        yield ""
        yield from map(voice.say, proof_phrases(view.table, proof))


def _grid(voice: Voice, belief: Belief) -> Iterator[str]:
    yield "   " + "".join(f"{digit:>6}" for digit in range(10))
    for place, chances in belief.marginals.items():
        yield f"  {place}" + "".join(f"{voice.say(chance(each)):>6}" for each in chances.values())


def _row(voice: Voice, value: QuestionValue, wide: int) -> str:
    asked = short_question(voice, value.ask.card, value.ask.digit)
    bits, left = say(voice, "two-decimals", n=value.bits), say(voice, "one-decimal", n=value.codes_left)
    return f"{bits:>{wide}} {_fine(voice, value.certain):>{wide}} {left:>{wide}}  {asked}"


def _fine(voice: Voice, share: float) -> str:
    return say(voice, "chance-fine", chance=share)


SOLVER: Solver = BreakCodeSolver()
