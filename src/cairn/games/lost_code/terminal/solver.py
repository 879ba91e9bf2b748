"""The output of `cairn solve` for The Lost Code and Think Str8!."""

from collections.abc import Callable, Iterator

from cairn.core.game import Game, O
from cairn.core.phrases import Phrase, phrase
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Final, Move, Outcome
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.rules.state import Phase, State, View
from cairn.games.lost_code.solve.position import read_position
from cairn.games.lost_code.solve.ranking import Advice
from cairn.games.lost_code.solve.solution import Clash, Solution, solution
from cairn.games.lost_code.words.hints import advice_move_phrases, fact_phrase, proof_phrases
from cairn.games.lost_code.words.moves import move_phrase
from cairn.games.lost_code.words.parts import join
from cairn.games.lost_code.words.table import WORDS
from cairn.terminal.solver import Solver
from cairn.text import Text, Voice, chance

MOST_PRINTED = 8
"""The number of choices printed; the JSON output has all."""


class LostCodeSolver:
    """Reads and analyses positions in the format of docs/solve.md."""

    def read(
        self,
        game: Game[O, State, Move, Outcome, View, Happening],
        written: str,
        text: Text,
        fetch: Callable[[str], str],
    ) -> Sight[View, Happening]:
        """The sight of the player who wrote it down; the names of symbols are the same in all languages."""
        return read_position(game, written, fetch)

    def lines(self, sight: Sight[View, Happening], text: Text, why: str | None) -> Iterator[str]:
        """The belief, the ranking and proofs, as text."""
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
            yield from (f"  {_choice_line(voice, view, choice)}" for choice in found.ranking[:MOST_PRINTED])
            yield from (voice.say(remark) for remark in _remarks(view, found))
        for proof in found.proofs:
            yield ""
            yield from map(voice.say, proof_phrases(view, proof))

    def facts(self, sight: Sight[View, Happening], text: Text, why: str | None) -> dict[str, object]:
        """The same as data."""
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
            "win": found.win,
            "finish": found.finish,
        }


def _grid(voice: Voice, belief: Belief) -> Iterator[str]:
    words = {symbol: voice.name(symbol_ref(symbol)) for symbol in belief.symbols}
    wide = max(map(len, words.values()))
    yield f"  {'':{wide}}" + "".join(f"{digit:>6}" for digit in range(belief.digits))
    for symbol, chances in belief.marginals.items():
        cells = "".join(f"{voice.say(chance(each)):>6}" for each in chances.values())
        yield f"  {words[symbol]:{wide}}{cells}"


def _choice_line(voice: Voice, view: View, choice: Advice) -> str:
    odds = "" if choice.chance is None else voice.say(phrase("chance-fine", chance=choice.chance))
    points = voice.say(phrase("two-decimals", n=choice.points))
    return f"{odds:>7} {points:>7}  {' → '.join(map(voice.say, advice_move_phrases(view, choice)))}"


def _remarks(view: View, found: Solution) -> Iterator[Phrase]:
    """What the figures ignore, and the chance to win."""
    if view.phase is Phase.OFFER:
        yield phrase("solve-waiting", points=view.table.right[0])
    if found.win is not None and found.finish is not None:
        yield phrase("solve-win", chance=found.win)
        if found.finish.chance > found.win:
            made = zip(view.table.symbols, view.own_finals, found.finish.bets, strict=True)
            bets = [move_phrase(view, Final(symbol, bet)) for symbol, before, bet in made if before is None]
            yield phrase("solve-win-by", chance=found.finish.chance, moves=join("proof-left-more", bets))


SOLVER: Solver = LostCodeSolver()
