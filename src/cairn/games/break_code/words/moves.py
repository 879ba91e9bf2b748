"""Prompts and moves as phrases."""

from typing import assert_never

from cairn.core.phrases import Phrase, phrase
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Move, Name, Wait
from cairn.games.break_code.rules.pieces import place_ref, tile_ref
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import LETTERS
from cairn.games.break_code.words.parts import question_fact


def prompt_phrase(view: View) -> Phrase:
    """What the seat of the view is asked to do."""
    match view.phase:
        case Phase.TURN if view.last_turns is not None:
            return phrase("prompt-last-turn")
        case Phase.TURN if view.table.sealed:
            return phrase("prompt-question")
        case Phase.TURN:
            return phrase("prompt-turn") if view.row else phrase("prompt-no-cards")
        case Phase.CALL:
            return phrase("prompt-call")
        case Phase.NAME:
            return phrase("prompt-name", place=place_ref(LETTERS[len(view.named)]))
        case Phase.DEAL | Phase.DRAW | Phase.START | Phase.JUDGE | Phase.OVER:
            raise AssertionError(f"nobody is asked anything in phase {view.phase.value}")
        case _:
            assert_never(view.phase)


def move_phrase(view: View, move: Move) -> Phrase:
    """The move as the end of a sentence that begins with `you may …`."""
    match move:
        case Ask(card, digit):
            return phrase("move-ask", question=question_fact(card, digit))
        case Guess() | GiveUp() | Wait():
            return phrase(f"move-{move.__struct_config__.tag}")
        case Name(tile):
            return phrase("move-name", tile=tile_ref(tile), place=place_ref(LETTERS[len(view.named)]))
        case _:
            assert_never(move)
