"""The board of Lost Ruins of Arnak."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import RenderableType

from cairn.core.game import Result
from cairn.core.values import Seat
from cairn.games.arnak.rules import events
from cairn.games.arnak.rules.moves import EndTurn, Move
from cairn.games.arnak.rules.scoring import ArnakResult
from cairn.games.arnak.terminal import attempts, draw, look, menu, typed
from cairn.games.arnak.terminal.signs import Signs
from cairn.games.arnak.words.table import WORDS
from cairn.terminal.board import ONE_LINE, Board, Desk, Help, Intent, PlainBoard, Puzzled, Show
from cairn.terminal.layout import paragraphs

ON_THE_BOARD = (
    events.ArrowShown,
    events.AssistantShown,
    events.BonusLaid,
    events.CampsBlocked,
    events.CardDealt,
    events.CardDecided,
    events.IdolLaid,
    events.Returned,
    events.Scored,
    events.TilesChosen,
    events.TurnEnded,
)
"""What needs no telling to somebody who sees the table."""


class ArnakBoard(PlainBoard):
    """The island, the row and the players above, the own board below, and a menu of what may be done."""

    commands = (*look.LOOKS, "card", "what", "back")

    def render(self, desk: Desk) -> RenderableType:
        """The table."""
        return draw.table(desk.view, Signs(desk.voice))

    def prompt(self, desk: Desk) -> str:
        """What the seat is asked to decide, or the group of the menu that it has opened."""
        group = menu.heading(desk, Signs(desk.voice))
        return f"{group}:" if group else desk.voice.say(WORDS.prompt(desk.view))

    def menu(self, desk: Desk) -> RenderableType:
        """The entries that the player has got to, and the way back."""
        back = ""
        if desk.path:
            back = desk.text.say("menu-back")
        elif menu.is_paying(desk.view):
            back = desk.text.say("menu-undo")
        return draw.listed(menu.entries_at(desk, Signs(desk.voice)), back)

    def forced(self, desk: Desk) -> Move | None:
        """The only answer that there is: to pay in the only way, to leave what is offered.

        To end the turn is not the only one while something can be taken back.
        """
        if len(desk.moves) > 1 or (desk.can_undo and desk.moves == (EndTurn(),)):
            return None
        only: Move = desk.moves[0]
        return only

    def lines(self, desk: Desk) -> Iterator[str]:
        """Every move in words."""
        return typed.lines(desk, Signs(desk.voice))

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """All events, those of one turn in one breath."""
        return _told(desk, desk.history[since:])

    def news(self, desk: Desk, since: int) -> list[str]:
        """The same without what the table shows anyway."""
        return _told(desk, [event for event in desk.history[since:] if not isinstance(event, ON_THE_BOARD)])

    def help(self, desk: Desk) -> Help:
        """Numbers choose; everything else is for looking."""
        say = desk.text.say
        looks = tuple(f"help-{name}" for name in (*look.LOOKS, "card", "what"))
        return Help(
            now=tuple(
                (say(f"{key}.how"), say(key)) for key in ("help-number", "help-words", "help-leave", "help-back")
            ),
            moves=(),
            always=tuple((say(f"{key}.how"), say(key)) for key in looks),
            remark=say("help-signs"),
        )

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """A part of the table in full, a component's text, or a step back in the menu."""
        said = Signs(desk.voice)
        if name in ("card", "what"):
            english = Signs(replace(desk.voice, text=desk.english))
            return Show(paragraphs(look.what(" ".join(words), desk.view, said, english)))
        if words:
            raise Puzzled(said.say("too-much", word=words[-1]))
        if name == "back":
            return menu.go_back(desk, said)
        return Show(paragraphs(list(look.LOOKS[name](desk.view, said))))

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """Numbers of the menu, one after another, or a move in words; a rule refuses a verb of another time."""
        said, english = Signs(desk.voice), Signs(replace(desk.voice, text=desk.english))
        if all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return menu.choose(words, desk, said)
        if (found := typed.understood(words, desk, said, english)) is None:
            attempts.refuse(words, desk, said, english, by_beginning=False)
        return found

    def refuse(self, words: list[str], desk: Desk) -> None:
        """The same where a word only begins a verb, and no command."""
        said, english = Signs(desk.voice), Signs(replace(desk.voice, text=desk.english))
        attempts.refuse(words, desk, said, english, by_beginning=True)

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """Points by category, of the rival too."""
        assert isinstance(result, ArnakResult)
        return draw.ending(desk.view, desk.history, result, Signs(desk.voice))


def _told(desk: Desk, happened: Sequence[events.ArnakEvent]) -> list[str]:
    """Events in sentences; those of one turn share a line where they fit."""
    lines: list[str] = []
    before: Seat | None = None
    told = _together(happened)
    for number, event in enumerate(told):
        phrases = WORDS.event(told, number)
        if not phrases:
            continue
        sentence = " ".join(map(desk.voice.say, phrases))
        seat = getattr(event, "seat", before)
        together = seat == before and not isinstance(event, events.RoundBegan)
        if lines and together and len(lines[-1]) + len(sentence) < ONE_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        before = seat
    return lines


def _together(happened: Sequence[events.ArnakEvent]) -> list[events.ArnakEvent]:
    """Cards that a seat draws one after another, as one event."""
    found: list[events.ArnakEvent] = []
    for event in happened:
        last = found[-1] if found else None
        if isinstance(event, events.CardsDrawn) and isinstance(last, events.CardsDrawn) and last.seat == event.seat:
            cards = None if last.cards is None or event.cards is None else last.cards + event.cards
            found[-1] = events.CardsDrawn(event.seat, last.count + event.count, cards)
        else:
            found.append(event)
    return found


BOARD: Board = ArnakBoard()
