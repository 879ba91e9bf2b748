"""The Lost Code and Think Str8!, told in phrases: what happens, what may be done, and what is asked."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Move
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.hint import Hint
from cairn.games.lost_code.words.doubts import doubtful
from cairn.games.lost_code.words.events import event_phrase
from cairn.games.lost_code.words.hints import hint_phrases
from cairn.games.lost_code.words.moves import move_phrase
from cairn.games.lost_code.words.wheels import wheels
from cairn.reason.study import Line, lit
from cairn.text.words import PagePart, Words


class LostCodeWords:
    """Both editions in phrases: every message may ask which of them is played."""

    page_parts: Mapping[str, PagePart] = {"wheels": wheels}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """The edition: stones or cards."""
        return {"edition": view.table.edition}

    def prompt(self, view: View) -> Phrase:
        """What the seat of the view is asked to do."""
        symbols = view.table.symbols
        match view.phase:
            case Phase.OFFER:
                assert view.offered is not None
                return phrase("prompt-offer", symbol=symbol_ref(view.offered))
            case Phase.FIX:
                assert view.table.left_out is not None
                return phrase("prompt-fix", symbol=symbol_ref(view.table.left_out))
            case Phase.TURN | Phase.BET | Phase.SWAP:
                return phrase(f"prompt-{view.phase.value}")
            case Phase.PLACE:
                assert view.own_bet is not None
                return phrase("prompt-place", width=view.own_bet.width)
            case Phase.FINAL:
                at = view.own_finals.index(None)
                return phrase("prompt-final", symbol=symbol_ref(symbols[at]), number=at + 1, count=len(symbols))
            case Phase.DEAL | Phase.STACK | Phase.ROLL | Phase.DRAW | Phase.OVER:
                raise AssertionError(f"nobody is asked anything in phase {view.phase.value}")
            case _:
                assert_never(view.phase)

    def move(self, view: View, move: Move) -> Phrase:
        """What a player may do, as the end of `you may …`."""
        return move_phrase(view, move)

    def move_alone(self, view: View, move: Move) -> Phrase:
        """The same: its phrase says all."""
        return move_phrase(view, move)

    def doubtful(self, view: View, move: Move) -> Phrase | None:
        """Why the move cannot be meant, so that a person is asked first; None where it can be."""
        return doubtful(view, move)

    def event(self, history: Sequence[Happening], number: int) -> tuple[Phrase, ...]:
        """What an event is told by: one phrase for each."""
        return (event_phrase(history, number),)

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """What a hint says; the phrases name every piece themselves."""
        return tuple(map(lit, hint_phrases(view, hint)))


WORDS: Words[View, Move, Happening, Hint] = LostCodeWords()
