"""Everything that Break the Code says to players, as phrases, and the table of cards in the rules pages."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cairn.core.game import GameInfo
from cairn.core.phrases import Fact, Phrase
from cairn.core.places import Place
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Move
from cairn.games.break_code.rules.questions import Card, cards
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.words.events import event_phrase
from cairn.games.break_code.words.moves import move_phrase, prompt_phrase
from cairn.games.break_code.words.places import places
from cairn.games.break_code.words.reasons import reason_line
from cairn.games.break_code.words.warnings import warning_phrase
from cairn.reason.study import ChoiceReason, Line
from cairn.text import Text
from cairn.text.words import PagePart, Words

if TYPE_CHECKING:
    from cairn.games.break_code.solve.hint import Hint


def _card_table(game: GameInfo, text: Text) -> str:
    """A Markdown table of all 21 cards: the question, what differs in TAGIRON, and the source."""
    heads = [text.say(key) for key in ("cards-question", "cards-tagiron", "cards-known")]
    lines = [f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
    lines += [f"| {' | '.join(_row(card, text))} |" for card in cards().values()]
    return "\n".join(lines)


def _row(card: Card, text: Text) -> Iterator[str]:
    yield text.say(f"card-{card.id}", rules="standard")
    tagiron = card.tagiron
    notes = [
        text.say("cards-shared") if tagiron.shared else "",
        text.say("cards-out") if tagiron.out_with else "",
        text.say(f"card-{card.id}", rules="tagiron") if tagiron.question else "",
    ]
    yield "; ".join(filter(None, notes))
    known = text.say("cards-standing", standing=card.standing)
    yield f"{known}; {text.say('cards-unsure', card=card.id)}" if card.unsure else known


class BreakCodeWords:
    """Every event, move and question of Break the Code as a phrase."""

    page_parts: Mapping[str, PagePart] = {"cards": _card_table}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """The rule set, and the number of tiles in a hand."""
        return {"rules": view.table.rules, "size": view.table.hand}

    def prompt(self, view: View) -> Phrase:
        """What the seat of the view is asked to do."""
        return prompt_phrase(view)

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
        return (event_phrase(history[number]),)

    def hint(self, view: View, hint: "Hint") -> tuple[Line, ...]:
        """The lines of a hint, each with the answers, cards and tiles that it is about."""
        from cairn.games.break_code.words.proofs import hint_lines  # imports NumPy, which nothing else here needs

        return hint_lines(view, hint)

    def reason(self, view: View, reason: ChoiceReason) -> Line:
        """A reason of the judge, resting on the pieces that it is about."""
        return reason_line(reason)


WORDS: "Words[View, Move, Happening, Hint]" = BreakCodeWords()
