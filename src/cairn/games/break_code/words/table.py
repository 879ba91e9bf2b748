"""Break the Code in words: everything that is said at its table, and the table of cards of the rules pages."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cairn.core.game import GameInfo
from cairn.core.phrases import Fact, Phrase
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Move
from cairn.games.break_code.rules.questions import Card, cards
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.words.doubts import doubtful
from cairn.games.break_code.words.events import event_phrase
from cairn.games.break_code.words.moves import move_phrase, prompt_phrase
from cairn.reason.study import Line
from cairn.text import Text
from cairn.text.words import PagePart, Words

if TYPE_CHECKING:
    from cairn.games.break_code.solve.hint import Hint


def _cards(game: GameInfo, text: Text) -> str:
    """All 21 cards: what each asks, what is otherwise in TAGIRON, and how we know it."""
    heads = [text.say(key) for key in ("cards-question", "cards-tagiron", "cards-known")]
    lines = [f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
    lines += [f"| {' | '.join(_row(card, text))} |" for card in cards().values()]
    return "\n".join(lines)


def _row(card: Card, text: Text) -> Iterator[str]:
    yield text.say(f"card-{card.id}", rules="standard")
    otherwise = card.tagiron
    notes = [
        text.say("cards-shared") if otherwise.shared else "",
        text.say("cards-out") if otherwise.out_with else "",
        text.say(f"card-{card.id}", rules="tagiron") if otherwise.question else "",
    ]
    yield "; ".join(filter(None, notes))
    known = text.say("cards-standing", standing=card.standing)
    yield f"{known}; {text.say('cards-unsure', card=card.id)}" if card.unsure else known


class BreakCodeWords:
    """Every event, move and question of Break the Code as a phrase."""

    page_parts: Mapping[str, PagePart] = {"cards": _cards}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """Which rules are played, and how many tiles are in a hand."""
        return {"rules": view.table.rules, "size": view.table.hand}

    def prompt(self, view: View) -> Phrase:
        """What the seat of the view is asked to do."""
        return prompt_phrase(view)

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
        """What happened: a sentence for each event."""
        return (event_phrase(history[number]),)

    def hint(self, view: View, hint: "Hint") -> tuple[Line, ...]:
        """What a hint says, with the answers, cards and tiles that each line speaks of."""
        from cairn.games.break_code.words.proofs import hint_lines  # brings NumPy, which nothing else needs

        return hint_lines(view, hint)


WORDS: "Words[View, Move, Happening, Hint]" = BreakCodeWords()
