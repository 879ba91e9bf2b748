"""Everything that The Lost Code and Think Str8! say to players, as phrases."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.core.places import Place
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Move
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.hint import Hint
from cairn.games.lost_code.words.events import event_phrase
from cairn.games.lost_code.words.hints import hint_phrases
from cairn.games.lost_code.words.moves import move_phrase
from cairn.games.lost_code.words.places import places
from cairn.games.lost_code.words.presses import advice_lines, look_lines
from cairn.games.lost_code.words.reasons import reason_line
from cairn.games.lost_code.words.warnings import warning_phrase
from cairn.games.lost_code.words.wheels import wheel_tables
from cairn.reason.hints import ADVISE, LOOK
from cairn.reason.study import ChoiceReason, Line, make_line
from cairn.text.words import PagePart, Words


class LostCodeWords:
    """The phrases of both editions; every message may depend on the edition."""

    page_parts: Mapping[str, PagePart] = {"wheels": wheel_tables}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """The edition, `stones` or `cards`."""
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
            case Phase.DEAL | Phase.STACK | Phase.ROLL | Phase.DRAW | Phase.CHECK | Phase.OVER:
                raise AssertionError(f"nobody is asked anything in phase {view.phase.value}")
            case _:
                assert_never(view.phase)

    def places(self, view: View) -> tuple[Place, ...]:
        """The table place by place, the seat's own pieces first."""
        return places(view)

    def move(self, view: View, move: Move) -> Phrase:
        """The move as the end of a sentence that begins with `you may …`."""
        return move_phrase(view, move)

    def move_alone(self, view: View, move: Move) -> Phrase:
        """The same phrase: it needs no prompt to be understood."""
        return move_phrase(view, move)

    def doubtful(self, view: View, move: Move) -> Phrase | None:
        """A warning if the move is surely a mistake, else None."""
        return warning_phrase(view, move)

    def event(self, history: Sequence[Happening], number: int) -> tuple[Phrase, ...]:
        """One phrase for each event."""
        return (event_phrase(history, number),)

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """The lines of a hint, each with the pieces that its phrase names."""
        if hint.level == LOOK:
            return tuple(look_lines(view, hint))
        if hint.level == ADVISE:
            return tuple(advice_lines(view, hint))
        return tuple(map(make_line, hint_phrases(view, hint)))

    def reason(self, view: View, reason: ChoiceReason) -> Line:
        """A reason of the judge, resting on the pieces that it is about."""
        return reason_line(reason)


WORDS: Words[View, Move, Happening, Hint] = LostCodeWords()
