"""Break the Code in words: questions and answers, what happens, what may be done, and the table of cards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from cairn.core.errors import IllegalMove
from cairn.core.game import AnyGame
from cairn.core.values import Seat
from cairn.games.break_code.rules.events import (
    Asked,
    Began,
    Dealt,
    Ended,
    GaveUp,
    Guessed,
    Happening,
    Looked,
    Named,
    Opened,
    Sealed,
    Started,
    Unsealed,
)
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Move, Name, Wait
from cairn.games.break_code.rules.questions import Answer, Card, cards
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Hand, Tile
from cairn.text import Text

__all__ = ["PAGE_PARTS", "Words"]


@dataclass(frozen=True)
class Words:
    """One table in one language: which rules are played, who sits where, and which seat is spoken to."""

    text: Text
    table: Table
    names: Sequence[str]
    seat: Seat | None = None
    """None: somebody who only looks on."""

    def say(self, key: str, **facts: Any) -> str:
        """A message of the game."""
        return self.text.say(key, rules=self.table.rules, **facts)

    def name(self, seat: Seat) -> str:
        """Who sits there: a name, or `you`."""
        return self.text.say("you") if seat == self.seat else self.names[seat]

    def listed(self, seats: Iterable[Seat]) -> str:
        """Several players, in their order."""
        return ", ".join(map(self.name, seats))

    def tile(self, tile: Tile) -> str:
        """A tile by its colour and digit; red and blue in TAGIRON (BC 6.1)."""
        return self.say("tile", colour=tile.colour.value, digit=tile.digit)

    def tiles(self, hand: Hand) -> str:
        """Several tiles, in their order."""
        return ", ".join(map(self.tile, hand))

    def letter(self, colour: Colour) -> str:
        """The letter that stands for a colour on the board."""
        return self.say("colour-letter", colour=colour.value)

    def short_tile(self, tile: Tile) -> str:
        """A tile as the board shows it: its digit and the letter of its colour."""
        return f"{tile.digit}{self.letter(tile.colour)}"

    def short_tiles(self, hand: Hand) -> str:
        """Several tiles as the board shows them."""
        return " ".join(map(self.short_tile, hand))

    def question(self, card: str, digit: int | None = None) -> str:
        """What the card asks, with the digit that was picked (BC 3.2)."""
        return self.say("question", card=card) if digit is None else self.say("question-picked", digit=digit)

    def short_question(self, card: str, digit: int | None = None) -> str:
        """What the card is about, in a few words."""
        if digit is not None:
            return self.say("question-short-picked", digit=digit)
        return self.say("question-short", card=card, middle=", ".join(LETTERS[1 : self.table.hand - 1]))

    def short_answer(self, said: Answer) -> str:
        """What is said, as a column of the board has room for: ``ab cde`` for two groups."""
        if isinstance(said, int):
            return self.answer(said)
        spelt = said if isinstance(said, str) else " ".join(said)
        return spelt or self.say("answer-none-short")

    def answer(self, said: Answer) -> str:
        """What is said: places, groups, a number, yes or no, or none (BC 3.8)."""
        if said is True or said is False:
            return self.say("answer-yes") if said else self.say("answer-no")
        if isinstance(said, int):
            return str(said)
        groups = (said,) if isinstance(said, str) else said
        spelt = [", ".join(group) for group in groups if group]
        if not spelt:
            return self.say("answer-none")
        return spelt[0] if isinstance(said, str) else " ".join(f"{{{group}}}" for group in spelt)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move or a mark was refused."""
        facts = {"tile": self.tile(Tile(str(error.facts["tile"])))} if "tile" in error.facts else {}
        return self.text.refusal(error, rules=self.table.rules, **facts)

    def phase(self, phase: Phase) -> str:
        """What the table waits for, in a word or two."""
        return self.say("phase", phase=phase.value)

    def prompt(self, view: View) -> str:
        """What the seat of the view is asked to do."""
        match view.phase:
            case Phase.TURN if view.last_turns is not None:
                return self.say("prompt-last-turn")
            case Phase.TURN if view.table.sealed:
                return self.say("prompt-question")
            case Phase.TURN:
                return self.say("prompt-turn") if view.row else self.say("prompt-no-cards")
            case Phase.CALL:
                return self.say("prompt-call")
            case Phase.NAME:
                return self.say("prompt-name", place=LETTERS[len(view.named)])
            case Phase.DEAL | Phase.DRAW | Phase.START | Phase.OVER:
                raise AssertionError(f"nobody is asked anything in phase {view.phase.value}")
            case _:
                assert_never(view.phase)

    def move(self, move: Move, view: View) -> str:
        """What a player may do, as the end of `you may …`."""
        match move:
            case Ask(card, digit):
                return self.say("move-ask", question=self.question(card, digit))
            case Guess():
                return self.say("move-guess")
            case Name(tile):
                return self.say("move-name", tile=self.tile(tile), place=LETTERS[len(view.named)])
            case GiveUp():
                return self.say("move-give-up")
            case Wait():
                return self.say("move-wait")
            case _:
                assert_never(move)

    def events(self, log: Sequence[Happening], since: int = 0, brief: bool = False) -> Iterator[str]:
        """What happened from event number `since` on, a line each; `brief`: questions and answers in few words."""
        return (self._event(event, brief) for event in log[since:])

    def _asked(self, event: Asked, brief: bool) -> str:
        asked, answer = self.question(event.card, event.digit), self.answer
        if brief:
            asked, answer = f"{self.short_question(event.card, event.digit)}?", self.short_answer
        heard = [f"{self.name(owner)}: {answer(said)}" for owner, said in enumerate(event.answers) if said is not None]
        return self.say("event-asked", question=asked, answers="; ".join(heard), **self._who(event.seat))

    def _event(self, event: Happening, brief: bool) -> str:
        match event:
            case Dealt(seat, hand):
                return self.say("event-dealt", tiles=self.tiles(hand or ()), known=_known(hand), **self._who(seat))
            case Opened(card):
                return self.say("event-opened", question=self.question(card))
            case Started(seat):
                return self.say("event-started", **self._who(seat))
            case Asked():
                return self._asked(event, brief)
            case Began(seat):
                return self.say("event-began", **self._who(seat))
            case Named(seat, tile):
                named = "" if tile is None else self.tile(tile)
                return self.say("event-named", tile=named, known=_known(tile), **self._who(seat))
            case Looked(seat, _, centre):
                shown = self.tiles(centre or ())
                return self.say("event-looked", tiles=shown, known=_known(centre), **self._who(seat))
            case Guessed(seat, right, hand):
                said = self.say("verdict", verdict="right" if right else "wrong")
                key = "event-guessed" if hand is None else "event-guessed-aloud"
                told = {} if hand is None else {"tiles": self.tiles(hand)}
                return self.say(key, said=said, **told, **self._who(seat))
            case GaveUp(seat):
                return self.say("event-gave-up", **self._who(seat))
            case Sealed(seat, guess):
                call = "unheard" if guess is None else "guess" if guess else "wait"
                return self.say("event-sealed", call=call, **self._who(seat))
            case Unsealed(guessing):
                return self.say("event-unsealed", count=len(guessing), names=self.listed(guessing))
            case Ended(cause, seats):
                return self.say("event-ended", cause=cause, names=self.listed(seats))
            case _:
                assert_never(event)

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"you": "yes" if seat == self.seat else "no", "name": self.names[seat]}


def _known(secret: object) -> str:
    """Whether somebody's secret is in the log: the referee's has it all (BC 2.4, 3.12)."""
    return "no" if secret is None else "yes"


# The table of cards in the rules pages


def _cards(game: AnyGame, text: Text) -> str:
    """All 21 cards: what each asks, what is otherwise in TAGIRON, and how we know it."""
    heads = [text.say(key) for key in ("cards-question", "cards-tagiron", "cards-known")]
    lines = [f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
    lines += [f"| {' | '.join(_row(card, text))} |" for card in cards().values()]
    return "\n".join(lines)


def _row(card: Card, text: Text) -> Iterator[str]:
    yield text.say("question", card=card.id, rules="standard")
    otherwise = card.tagiron
    notes = [
        text.say("cards-shared") if otherwise.shared else "",
        text.say("cards-out") if otherwise.out_with else "",
        text.say("question", card=card.id, rules="tagiron") if otherwise.question else "",
    ]
    yield "; ".join(filter(None, notes))
    known = text.say("cards-standing", standing=card.standing)
    yield f"{known}; {text.say('cards-unsure', card=card.id)}" if card.unsure else known


PAGE_PARTS = {"cards": _cards}
"""What the rules pages leave room for, by the name of the marker."""
