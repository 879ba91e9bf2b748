"""The output of `cairn solve` for Break the Code."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from cairn.core.errors import BadInput
from cairn.core.game import Game, O
from cairn.core.phrases import Fact, phrase, seat_ref, seat_refs
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat
from cairn.games.break_code.belief.posterior import Belief
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.moves import Ask, Guess, Move, Outcome
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.state import State, View
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import LETTERS, Alphabet, Colour, Tile, parse_tile
from cairn.games.break_code.solve.position import read_position
from cairn.games.break_code.solve.proof import Excluded
from cairn.games.break_code.solve.report import Clash, Report, report
from cairn.games.break_code.solve.values import QuestionValue, guess_value
from cairn.games.break_code.terminal.labels import (
    colour_letter,
    colours_by_letter,
    english_voice,
    parse_place,
    say,
    short_question,
    short_tile,
    short_tiles,
)
from cairn.games.break_code.words.hints import assumption_phrases, fact_phrase, proof_phrases
from cairn.games.break_code.words.moves import move_phrase
from cairn.games.break_code.words.parts import join, question_fact, short_answer
from cairn.terminal.board import WIDTH, fold_word
from cairn.terminal.solver import Solver
from cairn.text import Text, Voice, chance
from cairn.text import text as catalogue

MOST_PRINTED_CODES = 8
"""Codes are printed if there are at most this many; the JSON output has up to `MOST_JSON_CODES`."""
MOST_JSON_CODES = 1000
"""Limit for the codes in the JSON output, likeliest first; `codes` has their number."""


class BreakCodeSolver:
    """Reads and analyses positions in the format of docs/solve.md."""

    def read(
        self,
        game: Game[O, State, Move, Outcome, View, Happening],
        written: str,
        text: Text,
        fetch: Callable[[str], str],
    ) -> AnySight:
        """The sight of the player who wrote the position down; raises `BadInput` with the field that is wrong.

        Tiles use the letters of this language and rule set, or all of them the English ones.
        """

        def alphabets(table: Table) -> tuple[Alphabet, ...]:
            voice = _voice(table, text)
            return colours_by_letter(voice), colours_by_letter(_english_voice(voice))

        return read_position(game, written, alphabets)

    def lines(self, sight: Sight[View, Happening], text: Text, why: str | None) -> Iterator[str]:
        """The belief at once, then the ranking of the questions, then the proofs as they are found."""
        view = sight.view
        voice = _voice(view.table, text)
        found = _report(view, sight, voice, why)
        yield from _report_lines(view, voice, found) if isinstance(found, Report) else _clash_lines(view, voice, found)

    def facts(self, sight: Sight[View, Happening], text: Text, why: str | None) -> dict[str, object]:
        """The same as data; tiles use the English letters of the rule set, the colour first."""
        view = sight.view
        voice = _voice(view.table, text)
        found = _report(view, sight, voice, why)
        facts = (
            {"contradiction": found.facts, "possible": found.possible}
            if isinstance(found, Clash)
            else _report_facts(found)
        )
        letters = {colour: letter for letter, colour in colours_by_letter(_english_voice(voice)).items()}
        texts = {tile.value: f"{letters[tile.colour]}{tile.digit}" for tile in Tile}
        respelt: dict[str, object] = _respell(msgspec.to_builtins(facts, str_keys=True), texts)
        return respelt


def _voice(table: Table, text: Text) -> Voice:
    names = [text.say("player-name", number=seat + 1) for seat in range(table.players)]
    return Voice(text, names, 0, {"rules": table.rules, "size": table.hand})


def _english_voice(voice: Voice) -> Voice:
    return english_voice(voice, catalogue("en", BREAK_THE_CODE))


# The claim to prove


def _report(view: View, sight: Sight[View, Happening], voice: Voice, why: str | None) -> Report | Clash:
    return report(sight) if why is None else report(sight, _parse_question(view, voice, why), why)


def _parse_question(view: View, voice: Voice, why: str) -> Excluded:
    """The claim about a place (``c=5``, ``c=w3``, ``c=w``), or about a tile anywhere (``w3``).

    With a player before it (``2:c=5``) it is about that player's hand.
    """
    who, colon, rest = why.rpartition(":")
    where, equals, what = rest.rpartition("=")
    at = parse_place(voice, where)
    owner = _parse_owner(view, voice, who if colon else None)
    digit, colour = _parse_content(what, voice)
    unknown = digit is None and colour is None
    too_little = not equals and (digit is None or colour is None)
    if unknown or too_little or (equals and (at is None or at not in LETTERS[: view.table.hand])):
        one, other = short_tile(voice, Tile.W3), colour_letter(voice, Colour.WHITE)
        wanted = f"as in c=5, c={one} or c={other}, or a tile, as in {one}; of a player as in 2:c=5"
        raise BadInput("why", f"must be a place and a digit or tile, {wanted}; not {why!r}")
    return Excluded(owner, at if equals else None, digit, colour)


def _parse_owner(view: View, voice: Voice, word: str | None) -> Seat | None:
    """The owner of the hand; None for the centre. Without a word, the hand to be guessed."""
    table = view.table
    if word is None:
        return 1 if table.for_two else None
    known: dict[str, Seat | None] = {str(seat + 1): seat for seat in range(1, table.players)}
    known |= {fold_word(voice.names[seat]): seat for seat in range(1, table.players)}
    if not table.for_two:
        known |= {fold_word(each.name("screen:centre")): None for each in (_english_voice(voice), voice)}
    if fold_word(word.strip()) not in known:
        raise BadInput("why", f"{word!r} is not a hand: write 2 to {table.players} for a player")
    return known[fold_word(word.strip())]


def _parse_content(what: str, voice: Voice) -> tuple[int | None, Colour | None]:
    if what in map(str, range(10)):
        return int(what), None
    for letters in (colours_by_letter(voice), colours_by_letter(_english_voice(voice))):
        if (tile := parse_tile(what, letters)) is not None:
            return tile.digit, tile.colour
        if (colour := letters.get(what.casefold())) is not None:
            return None, colour
    return None, None


# As text


def _clash_lines(view: View, voice: Voice, found: Clash) -> Iterator[str]:
    yield say(voice, "solve-clash")
    yield from (f"  {voice.say(fact_phrase(view.table, fact))}" for fact in found.facts)
    if found.possible:
        yield voice.say(phrase("solve-possible", answers=join("one-by-one", [*_ranges(found.possible)])))


def _ranges(answers: Sequence[Answer]) -> Iterator[Fact]:
    """The answers in order; consecutive numbers as a range."""
    numbers = [answer for answer in answers if isinstance(answer, int) and not isinstance(answer, bool)]
    if not numbers:
        yield from map(short_answer, answers)
    ends = [number for number in numbers if number + 1 not in numbers]
    for low, high in zip([number for number in numbers if number - 1 not in numbers], ends, strict=True):
        yield low if low == high else phrase("answer-range", low=low, high=high)


def _report_lines(view: View, voice: Voice, found: Report) -> Iterator[str]:
    belief = found.belief
    codes = belief.codes
    yield say(voice, "solve-codes", count=len(codes), deals=belief.deals, bits=belief.entropy)
    if len(codes) <= MOST_PRINTED_CODES:
        likeliest = sorted(codes.items(), key=lambda each: -each[1])
        yield from (
            f"  {_percent(voice, deals / belief.deals):>6}  {short_tiles(voice, code)}" for code, deals in likeliest
        )
    yield ""
    yield from _grid(voice, belief, belief.owners[-1])
    for seat, hands in found.hands.items():
        yield ""
        yield voice.say(phrase("solve-hand", owner=seat_ref(seat), count=len(hands)))
        yield from _grid(voice, belief, seat)
    if found.questions:
        yield ""
        yield say(voice, "solve-questions")
        heads = [say(voice, key) for key in ("solve-bits", "solve-certain", "solve-left")]
        wide = max(9, *map(len, heads))
        yield "  " + " ".join(f"{head:>{wide}}" for head in heads)
        yield from (f"  {_question_line(voice, value, wide)}" for value in found.questions)
    yield ""
    yield from _advice_lines(view, voice, found)
    for proof in found.proofs():
        yield ""
        yield from map(voice.say, proof_phrases(view.table, proof))


def _grid(voice: Voice, belief: Belief, owner: Seat | None) -> Iterator[str]:
    """By place, the probability of each digit and each colour."""
    heads = [colour_letter(voice, which) for which in Colour]
    wide = 1 + len(voice.say(chance(1.0)))
    before, between = ("  ", "  ") if 5 + (10 + len(heads)) * wide <= WIDTH else (" ", "")
    digits = "".join(f"{digit:>{wide}}" for digit in range(10))
    yield f"{before} {digits}{between}" + "".join(f"{head:>{wide}}" for head in heads)
    colours = belief.colours_of(owner)
    for at, chances in belief.marginals_of(owner).items():
        digits = "".join(f"{voice.say(chance(each)):>{wide}}" for each in chances.values())
        cells = "".join(f"{voice.say(chance(each)):>{wide}}" for each in colours[at].values())
        yield f"{before}{at}{digits}{between}{cells}"


def _question_line(voice: Voice, value: QuestionValue, wide: int) -> str:
    asked = short_question(voice, value.ask.card, value.ask.digit)
    bits, left = say(voice, "two-decimals", n=value.bits), say(voice, "one-decimal", n=value.codes_left)
    return f"{bits:>{wide}} {_percent(voice, value.certain):>{wide}} {left:>{wide}}  {asked}"


def _percent(voice: Voice, share: float) -> str:
    return say(voice, "chance-fine", chance=share)


def _advice_lines(view: View, voice: Voice, found: Report) -> Iterator[str]:
    guess = guess_value(found.belief)
    yield say(voice, "solve-guess", tiles=short_tiles(voice, guess.code), chance=guess.chance)
    if not found.can_act:
        is_over, rule = found.idle_reason
        yield voice.say(phrase("solve-over" if is_over else "solve-done", rule=rule))
        return
    if (best := found.best) is None:
        return
    if isinstance(best.move, Ask):
        yield voice.say(phrase("solve-ask", question=question_fact(best.move.card, best.move.digit)))
    else:
        yield voice.say(phrase("solve-do", move=move_phrase(view, best.move)))
    yield from map(voice.say, assumption_phrases(best))
    if isinstance(best.move, Guess) and found.followers:
        yield voice.say(phrase("advice-others-follow", seats=seat_refs(found.followers)))


# As data


def _report_facts(found: Report) -> dict[str, object]:
    belief = found.belief
    codes = sorted(belief.codes.items(), key=lambda each: -each[1])
    return {
        "codes": len(codes),
        "deals": belief.deals,
        "entropy": belief.entropy,
        "marginals": belief.marginals,
        "colours": belief.colours_of(belief.owners[-1]),
        "likeliest": [{"tiles": code, "deals": deals} for code, deals in codes[:MOST_JSON_CODES]],
        "hands": [
            {
                "seat": seat,
                "codes": len(hands),
                "marginals": belief.marginals_of(seat),
                "colours": belief.colours_of(seat),
            }
            for seat, hands in found.hands.items()
        ],
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
        "best": None if found.best is None else found.best.move,
        "over": found.idle_reason[0] if not found.can_act else False,
        "proofs": tuple(found.proofs()),
    }


def _respell(facts: Any, texts: dict[str, str]) -> Any:
    """The same with tiles as they are written; names of pieces stay as they are."""
    if isinstance(facts, list):
        return [_respell(each, texts) for each in facts]
    if not isinstance(facts, dict):
        return facts
    return {
        key: texts[value]
        if key == "tile"
        else [texts[each] for each in value]
        if key == "tiles"
        else _respell(value, texts)
        for key, value in facts.items()
    }


SOLVER: Solver = BreakCodeSolver()
