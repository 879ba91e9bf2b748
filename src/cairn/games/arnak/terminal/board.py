"""The board of Lost Ruins of Arnak."""

from rich.console import RenderableType

from cairn.terminal.board import Board, Help, Intent, Puzzled, Show, Sight
from cairn.games.arnak.terminal import draw, look, menu
from cairn.terminal.layout import paragraphs
from cairn.core.errors import IllegalMove
from cairn.core.game import Result
from cairn.core.values import Seat
from cairn.games.arnak.rules.events import (
    ArrowShown,
    AssistantShown,
    BonusLaid,
    CampsBlocked,
    CardDealt,
    CardsDrawn,
    CardSettled,
    Happening,
    IdolLaid,
    Returned,
    RoundBegan,
    Scored,
    TilesChosen,
    TurnEnded,
)
from cairn.games.arnak.rules.moves import Decline, Move
from cairn.games.arnak.words.events import event_in
from cairn.games.arnak.words.moves import prompt_in
from cairn.games.arnak.words.table import Words

__all__ = ["BOARD"]

_ONE_LINE = 76
_ON_THE_BOARD = (
    ArrowShown,
    AssistantShown,
    BonusLaid,
    CampsBlocked,
    CardDealt,
    CardSettled,
    IdolLaid,
    Returned,
    Scored,
    TilesChosen,
    TurnEnded,
)
"""What needs no telling to somebody who sees the table."""


class ArnakBoard:
    """The island, the row and the players above, the own board below, and a menu of what may be done."""

    commands = (*look.LOOKS, "card", "what", "back")

    def render(self, sight: Sight) -> RenderableType:
        """The table."""
        return draw.table(sight.view, _words(sight))

    def prompt(self, sight: Sight) -> str:
        """What the seat is asked to decide, or the group of the menu that it has opened."""
        said = _words(sight)
        group = menu.heading(sight, said)
        return f"{group}:" if group else prompt_in(said, sight.view)

    def menu(self, sight: Sight) -> RenderableType:
        """The entries that the player has got to, and the way back."""
        said = _words(sight)
        back = ""
        if sight.path:
            back = said.say("menu-back")
        elif menu.is_paying(sight.view):
            back = said.say("menu-undo")
        return draw.listed(menu.entries_at(sight, said), back)

    def forced(self, sight: Sight) -> Move | None:
        """To leave what is offered, if nothing else can be done."""
        return sight.moves[0] if sight.moves == (Decline(),) else None

    def log(self, sight: Sight, since: int = 0) -> list[str]:
        """All events, those of one turn in one breath."""
        return _told(sight, list(sight.log[since:]))

    def news(self, sight: Sight, since: int) -> list[str]:
        """The same without what the table shows anyway."""
        return _told(sight, [event for event in sight.log[since:] if not isinstance(event, _ON_THE_BOARD)])

    def help(self, sight: Sight) -> Help:
        """Numbers choose; everything else is for looking."""
        said = _words(sight)
        looks = tuple(f"help-{name}" for name in (*look.LOOKS, "card", "what"))
        return Help(
            now=tuple((said.say(f"{key}.how"), said.say(key)) for key in ("help-number", "help-back")),
            moves=(),
            always=tuple((said.say(f"{key}.how"), said.say(key)) for key in looks),
            remark=said.say("help-signs"),
        )

    def command(self, name: str, words: list[str], sight: Sight) -> Intent:
        """A part of the table in full, a component's text, or a step back in the menu."""
        said = _words(sight)
        if name in ("card", "what"):
            english = Words(sight.english, said.side, said.names, said.seat)
            return Show(paragraphs(look.what(" ".join(words), sight.view, said, english)))
        if words:
            raise Puzzled(said.say("too-much", word=words[-1]))
        if name == "back":
            return menu.go_back(sight, said)
        return Show(paragraphs(list(look.LOOKS[name](sight.view, said))))

    def shorthand(self, words: list[str], sight: Sight) -> Intent | None:
        """Numbers of the menu, one after another."""
        if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return None
        return menu.choose(words, sight, _words(sight))

    def refusal(self, error: IllegalMove, sight: Sight) -> str:
        """Why something was refused."""
        return _words(sight).refusal(error)

    def result(self, sight: Sight, result: Result) -> RenderableType:
        """Points by category, of the rival too."""
        return draw.ending(sight.view, result, _words(sight))

    def closing(self, sight: Sight, result: Result) -> list[str]:
        """Who has won; alone, whether the rival was beaten (AR 11.2, 13.11)."""
        said = _words(sight)
        if sight.view.rival is not None:
            own, rival = sight.view.points
            drawn = result.places[0] == result.rival_place
            outcome = "drawn" if drawn else "won" if result.places[0] == 1 else "lost"
            return [said.say("solo-result", outcome=outcome, own=own, rival=rival)]
        return [
            said.say("winner", points=result.scores[seat], score=str(result.scores[seat]), **said.who(seat))
            for seat, place in enumerate(result.places)
            if place == 1
        ]


def _told(sight: Sight, events: list[Happening]) -> list[str]:
    """Events in sentences; those of one turn share a line where they fit."""
    said = _words(sight)
    lines: list[str] = []
    before: Seat | None = None
    for event in _together(events):
        sentence, seat = event_in(said, event), getattr(event, "seat", before)
        together = seat == before and not isinstance(event, RoundBegan)
        if lines and together and len(lines[-1]) + len(sentence) < _ONE_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        before = seat
    return lines


def _together(events: list[Happening]) -> list[Happening]:
    """Cards that a seat draws one after another, as one event."""
    found: list[Happening] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, CardsDrawn) and isinstance(last, CardsDrawn) and last.seat == event.seat:
            cards = None if last.cards is None or event.cards is None else last.cards + event.cards
            found[-1] = CardsDrawn(event.seat, last.count + event.count, cards)
        else:
            found.append(event)
    return found


def _words(sight: Sight) -> Words:
    return Words(sight.text, sight.view.options.side, sight.names, sight.told)


BOARD: Board = ArnakBoard()
