"""What can be known and done in a position of The Lost Code or Think Str8!, printed."""

from collections.abc import Iterator
from typing import Any

from cairn.core.game import AnyGame
from cairn.core.phrases import phrase
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Advice, follow_up
from cairn.games.lost_code.solve.position import sight_of
from cairn.games.lost_code.solve.solution import Clash, solution
from cairn.games.lost_code.words.hints import fact_phrase, proof_phrases
from cairn.games.lost_code.words.table import WORDS
from cairn.terminal.solver import Solver
from cairn.text import Text, Voice, percent

__all__ = ["SOLVER"]

SHOWN = 8
"""So many choices are printed; the JSON has all."""


class LostCodeSolver:
    """A position written down as docs/solve.md says."""

    def read(self, game: AnyGame, written: str, text: Text) -> Sight[View]:
        """The sight of the player who wrote it down; symbols have one name, whatever the language."""
        return sight_of(game, written)

    def lines(self, sight: Sight[View], text: Text, why: str | None) -> Iterator[str]:
        """The belief, the ranking and a proof."""
        view, found = sight.view, solution(sight, why)
        names = [text.say("player-name", number=seat + 1) for seat in range(view.table.players)]
        voice = Voice(text, names, view.seat, WORDS.setting(view))
        if isinstance(found, Clash):
            yield voice.say(phrase("solve-clash"))
            yield from (f"  {voice.say(fact_phrase(view, fact))}" for fact in found.facts)
            return
        belief = found.belief
        yield voice.say(phrase("solve-codes", count=belief.count, deals=belief.deals, bits=belief.entropy))
        yield ""
        yield from _grid(voice, belief)
        if found.ranking:
            yield ""
            yield voice.say(phrase("solve-best"))
            yield f"  {text.say('solve-chance'):>7} {text.say('solve-points'):>7}"
            yield from (f"  {_row(voice, view, each)}" for each in found.ranking[:SHOWN])
        for proof in found.proofs:
            yield ""
            yield from map(voice.say, proof_phrases(view, proof))

    def facts(self, sight: Sight[View], text: Text, why: str | None) -> dict[str, Any]:
        """The same for a program."""
        found = solution(sight, why)
        if isinstance(found, Clash):
            return {"contradiction": found.facts}
        return {
            "codes": found.belief.count,
            "deals": found.belief.deals,
            "entropy": found.belief.entropy,
            "marginals": found.belief.marginals,
            "ranking": found.ranking,
            "proofs": found.proofs,
        }


def _grid(voice: Voice, belief: Belief) -> Iterator[str]:
    words = {symbol: voice.name(symbol_ref(symbol)) for symbol in belief.symbols}
    wide = max(map(len, words.values()))
    yield f"  {'':{wide}}" + "".join(f"{digit:>6}" for digit in range(belief.digits))
    for symbol, chances in belief.marginals.items():
        cells = "".join(f"{percent(chance):>6}" for chance in chances.values())
        yield f"  {words[symbol]:{wide}}{cells}"


def _row(voice: Voice, view: View, each: Advice) -> str:
    chance = "" if each.chance is None else f"{each.chance:.1%}"
    moves = [move for move in (each.move, follow_up(view, each)) if move is not None]
    return f"{chance:>7} {each.points:>7.2f}  {' → '.join(voice.say(WORDS.move(view, move)) for move in moves)}"


SOLVER: Solver = LostCodeSolver()
