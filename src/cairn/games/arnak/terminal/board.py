"""The terminal board of Lost Ruins of Arnak."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import RenderableType

from cairn.core.game import Result
from cairn.core.values import Seat
from cairn.games.arnak.rules import events
from cairn.games.arnak.rules.moves import EndTurn, Move
from cairn.games.arnak.rules.scoring import ArnakResult
from cairn.games.arnak.terminal import details, draw, menu, parser, refusals
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.games.arnak.words.table import WORDS
from cairn.terminal.board import ONE_LINE, Board, Desk, Help, Intent, PlainBoard, Puzzled, Show
from cairn.terminal.layout import paragraphs

SHOWN_ON_BOARD = (
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
"""Events that the news leave out, because the drawn table shows them."""


class ArnakBoard(PlainBoard):
    """The island, the card row and the players above, the seat's own board below, and a menu of moves."""

    commands = (*details.DETAILS, "card", "what", "back")

    def render(self, desk: Desk) -> RenderableType:
        """The table."""
        return draw.draw_table(desk.view, BoardVoice(desk.voice))

    def prompt(self, desk: Desk) -> str:
        """The seat's decision, or the open group of the menu."""
        group = menu.heading(desk, BoardVoice(desk.voice))
        return f"{group}:" if group else desk.voice.say(WORDS.prompt(desk.view))

    def menu(self, desk: Desk) -> RenderableType:
        """The entries of the open group, and how to go back."""
        back = ""
        if desk.path:
            back = desk.text.say("menu-back")
        elif menu.is_paying(desk.view):
            back = desk.text.say("menu-undo")
        return draw.draw_menu(menu.entries_at(desk, BoardVoice(desk.voice)), back)

    def forced(self, desk: Desk) -> Move | None:
        """The only legal move, to be made without asking; None if there are several.

        `EndTurn` is not forced while the player can undo something.
        """
        if len(desk.moves) > 1 or (desk.can_undo and desk.moves == (EndTurn(),)):
            return None
        only: Move = desk.moves[0]
        return only

    def lines(self, desk: Desk) -> Iterator[str]:
        """Every move as it can be typed."""
        return parser.lines(desk, BoardVoice(desk.voice))

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """All events, joined to lines by turn."""
        return _sentences(desk, desk.history[since:])

    def news(self, desk: Desk, since: int) -> list[str]:
        """The log without events that the drawn table shows."""
        return _sentences(desk, [event for event in desk.history[since:] if not isinstance(event, SHOWN_ON_BOARD)])

    def help(self, desk: Desk) -> Help:
        """Help: numbers choose moves, the other commands show details."""
        say = desk.text.say
        looks = tuple(f"help-{name}" for name in (*details.DETAILS, "card", "what"))
        return Help(
            now=tuple(
                (say(f"{key}.how"), say(key)) for key in ("help-number", "help-words", "help-leave", "help-back")
            ),
            moves=(),
            always=tuple((say(f"{key}.how"), say(key)) for key in looks),
            remark=say("help-signs"),
        )

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """Show a part of the table in full or a component's text, or go back in the menu."""
        voice = BoardVoice(desk.voice)
        if name in ("card", "what"):
            english = BoardVoice(replace(desk.voice, text=desk.english))
            return Show(paragraphs(details.describe(" ".join(words), desk.view, voice, english)))
        if words:
            raise Puzzled(voice.say("too-much", word=words[-1]))
        if name == "back":
            return menu.go_back(desk, voice)
        return Show(paragraphs(list(details.DETAILS[name](desk.view, voice))))

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """Menu numbers or a typed move; raise `IllegalMove` for a verb that is not possible now."""
        voice, english = BoardVoice(desk.voice), BoardVoice(replace(desk.voice, text=desk.english))
        if all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return menu.choose(words, desk, voice)
        if (found := parser.parse(words, desk, voice, english)) is None:
            refusals.refuse(words, desk, voice, english, by_beginning=False)
        return found

    def refuse(self, words: list[str], desk: Desk) -> None:
        """Raise `IllegalMove` if the first word is the beginning of a verb."""
        voice, english = BoardVoice(desk.voice), BoardVoice(replace(desk.voice, text=desk.english))
        refusals.refuse(words, desk, voice, english, by_beginning=True)

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """Points by category, including the rival's."""
        assert isinstance(result, ArnakResult)
        return draw.draw_result(desk.view, desk.history, result, BoardVoice(desk.voice))


def _sentences(desk: Desk, happened: Sequence[events.ArnakEvent]) -> list[str]:
    """Events as sentences; those of one turn share a line if they fit."""
    lines: list[str] = []
    before: Seat | None = None
    merged = _merge_draws(happened)
    for number, event in enumerate(merged):
        phrases = WORDS.event(merged, number)
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


def _merge_draws(happened: Sequence[events.ArnakEvent]) -> list[events.ArnakEvent]:
    """Merge consecutive draws of one seat into one event."""
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
