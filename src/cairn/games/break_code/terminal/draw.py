"""Draws the table, the sheet and the final board from a sight in 80 columns. Colour only repeats what letters show."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cairn.core.game import Result
from cairn.core.phrases import seat_ref
from cairn.core.values import Seat
from cairn.games.break_code.rules.events import Asked, GaveUp, Guessed, Opened
from cairn.games.break_code.rules.sheet import Box, Entry, Sheet, sheet
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import who_answers
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Hand, Tile
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.break_code.terminal.labels import (
    colour_letter,
    colour_name,
    names_text,
    say,
    short_answer,
    short_question,
    short_tile,
    short_tiles,
)
from cairn.terminal.board import WIDTH, Desk
from cairn.terminal.layout import Fitted, Wide, columns, draw_rule, shorten
from cairn.text import Voice

STYLES = {
    "standard": {Colour.BLACK: "bold white on grey23", Colour.WHITE: "bold black on grey89"},
    "tagiron": {Colour.BLACK: "bold white on red3", Colour.WHITE: "bold white on blue3"},
}
GREEN = "bold white on green4"
EMPTY, OWN, CROSSED, FRESH, TURN, WRONG = "·", "·", "×", "›", "▸", "!"
FEWEST_QUESTIONS = 3
"""The number of questions that stay on the board, however low the screen is."""
_ASKER, _QUESTION = 10, 32

TurnEvent: TypeAlias = Asked | Guessed | GaveUp


def table(desk: Desk) -> RenderableType:
    """Hands and sheet above, then the face-up cards, then questions and answers."""
    voice = desk.voice
    rows = list(_questions_and_guesses(desk))
    none = Text(f" {say(voice, 'history-none')}", "dim")

    def draw_board(hidden: int, width: int) -> RenderableType:
        above = [_title(desk.view, voice, width), _hands(desk, width), *_cards(desk, width)]
        history = _history(desk, rows[hidden:], hidden, width) if rows else none
        return Group(*above, history, draw_rule(Text(), width=width))

    return Wide(lambda width: Fitted(lambda hidden: draw_board(hidden, width), spare=len(rows) - FEWEST_QUESTIONS))


def whole_sheet(desk: Desk) -> RenderableType:
    """The owner's notes, and every question with its answers (BC 7)."""
    title = Text(f" {say(desk.voice, 'sheet-title')}", "bold")
    return Group(title, _hands(desk), _history(desk, list(_questions_and_guesses(desk))))


def final_board(desk: Desk, result: Result) -> RenderableType:
    """All questions and answers, then who was right and which tiles were revealed.

    For players the other tiles stay hidden (BC 2.4); spectators now see everything.
    """
    view, voice = desk.view, desk.voice
    grid = columns(18, 16, 30, 12)
    heads = [say(voice, key) for key in ("result-guess", "result-hand", "result-place")]
    grid.add_row("", *heads, style="bold")
    hidden = Text(say(voice, "result-hidden"), "dim")
    for seat, place in enumerate(result.places):
        hand = _shown_hand(desk, seat)
        tiles = hidden if hand is None else _tiles(hand, voice)
        won = say(voice, "ordinal", n=place) if place == 1 or result.scores[seat] else "–"
        grid.add_row(_name(seat, voice, 17), _outcome(desk, seat), tiles, won)
    if not view.table.for_two:
        known = view.seat == voice.seat and view.centre is not None
        grid.add_row(f" {voice.name('screen:centre')}", "", _tiles(view.centre, voice) if known else hidden, "")
    secret = [] if view.seat is None else [Text(f" {say(voice, 'result-secret')}", "dim")]
    history = _history(desk, list(_questions_and_guesses(desk)))
    return Group(_title(view, voice, WIDTH), history, draw_rule(Text()), grid, *secret, draw_rule(Text()))


# Above: hands, sheet, tiles


def _title(view: View, voice: Voice, width: int) -> Text:
    left = Text(say(voice, "title"), "bold")
    if view.table.rules == "tagiron":
        left.append(f" · {say(voice, 'with-tagiron')}", "not bold")
    what = "last" if view.phase is Phase.TURN and view.last_turns is not None else view.phase.value
    acting = say(voice, "acting", what=what, names=shorten(names_text(voice, view.to_act), 30))
    return draw_rule(left, Text(f"{acting} · {say(voice, 'cards-in-deck', count=view.deck)}"), width)


def _hands(desk: Desk, width: int = WIDTH) -> Table:
    """Each hand as far as it is visible or written down, and beside them the twenty tiles of the sheet."""
    view, voice = desk.view, desk.voice
    page = None if view.seat is None else sheet(desk.sight, desk.notes)
    size = view.table.hand
    left = columns(2, 12 + (width - WIDTH) // 8, *[4 + (width - WIDTH) // 40] * size, 10)
    left.add_row("", "", *LETTERS[:size], "", style="bold")
    written = {} if page is None else {row.seat: row.places for row in page.rows}
    wrong = {} if page is None else {row.seat: row.wrong for row in page.rows}
    unwritten = (Entry(),) * size
    for seat in range(view.table.players) if page is None else (page.seat, *written):
        places = _places(view.hands[seat], written.get(seat, unwritten), wrong.get(seat, ()), voice)
        turn = TURN if seat in view.to_act else ""
        left.add_row(turn, _name(seat, voice, 11, ""), *places, _standing(view, seat, voice))
    if not view.table.for_two:
        final, wrong_places = (unwritten, ()) if page is None else (page.final, page.final_wrong)
        places = _places(view.centre, final, wrong_places, voice)
        left.add_row("", voice.name("screen:centre"), *places, "")
    if page is None:
        return left
    if view.seat in view.guessing:
        named = [_tile(tile, voice) for tile in view.named]
        rest = [Text("_", "bold")] * (size - len(named))
        left.add_row("", Text(say(voice, "row-guess"), "bold"), *named, *rest, "")
    both = columns(46 + (width - WIDTH) // 2, 34)
    both.add_row(left, _boxes(page, voice))
    return both


def _places(hand: Hand | None, written: Sequence[Entry], wrong: Sequence[str], voice: Voice) -> list[Text]:
    """The tiles of a visible hand, otherwise what the owner of the sheet wrote; marked where that is wrong."""
    if hand is not None:
        return [_tile(tile, voice) for tile in hand]
    entries = zip(LETTERS, written, strict=False)
    return [_entry(each, voice).append(WRONG if place in wrong else "", "bold") for place, each in entries]


def _boxes(page: Sheet, voice: Voice) -> Table:
    """The twenty tiles, a row for each colour, each digit in its column (BC 7.2)."""
    block = columns(34)
    block.add_row(Text(say(voice, "head-tiles"), "dim"))
    for which in Colour:
        line = Text(f"{colour_name(voice, which):<11}")
        boxes = [box for box in page.boxes if box.tile.colour is which]
        for digit in range(10):
            found = [box for box in boxes if box.tile.digit == digit]
            line.append_text(Text(" ").join(_box(box, voice) for box in found) if found else Text(" ")).append(" ")
        line.rstrip()
        block.add_row(line)
    return block


def _box(box: Box, voice: Voice) -> Text:
    if box.held:
        return Text(OWN, "dim")
    return Text(CROSSED, "dim") if box.crossed else Text(str(box.tile.digit), _style(box.tile.colour, voice))


def _entry(entry: Entry, voice: Voice) -> Text:
    """What the owner of the sheet wrote at a place."""
    if entry == Entry():
        return Text(EMPTY, "dim")
    digit = "" if entry.digit is None else str(entry.digit)
    if entry.colour is None:
        return Text(digit)
    return Text(digit + colour_letter(voice, entry.colour), _style(entry.colour, voice))


def _standing(view: View, seat: Seat, voice: Voice) -> Text:
    if seat in view.out:
        return Text(say(voice, "seat-out"), "dim")
    right = any(seat in moment for moment in view.right)
    return Text(say(voice, "seat-right"), "bold") if right else Text()


# Face-up cards


def _cards(desk: Desk, width: int) -> list[RenderableType]:
    """The numbered cards in two columns; for a card with two digits, how to ask each (BC 3.2)."""
    view, voice = desk.view, desk.voice
    if not view.row:
        return [draw_rule(Text(say(voice, "no-cards")), width=width)]
    shared = [card for card in view.row if _asker_answers(view, card)]
    asking = view.phase is Phase.TURN and view.last_turns is None and view.seat in view.to_act
    head = Text(say(voice, "head-cards-now" if asking else "head-cards"))
    legend = Text(say(voice, "head-cards-shared")) if shared else None
    since = _last_turn_end(desk)
    fresh = {event.card for event in desk.history[since:] if isinstance(event, Opened)} if since else set()
    cells = []
    for number, card in enumerate(view.row, start=1):
        digits = [move.digit for move in ask_moves(card) if move.digit is not None]
        how = f"  ({' / '.join(f'{number} {digit}' for digit in digits)})" if digits else ""
        star = " *" if card in shared else ""
        cell = Text(f"{FRESH if card in fresh else ' '}")
        cells.append(cell.append(f"{number} ", "bold").append(short_question(voice, card)).append(how + star, "dim"))
    grid = columns(width // 2, width - width // 2)
    half = (len(cells) + 1) // 2
    for at in range(half):
        grid.add_row(cells[at], cells[half + at] if half + at < len(cells) else "")
    return [draw_rule(head, legend, width), grid]


def _asker_answers(view: View, card: str) -> bool:
    """Whether the asker answers too (TAGIRON, BC 6.2). With four players everyone always does, so it is not shown."""
    table, seat = view.table, view.seat
    if seat is None or table.players == 4:
        return False
    return who_answers(table.rules, table.players, seat, card)[seat]


# Questions and answers


def _history(desk: Desk, rows: Sequence[tuple[int, TurnEvent]], hidden: int = 0, width: int = WIDTH) -> Table:
    """A line for each question or guess, with a column for each seat's answers."""
    players, voice = desk.view.table.players, desk.voice
    spare = (width - WIDTH) // (players + 2)
    asker_room, wide = _ASKER + min(spare, 10), (12 if players < 4 else 9) + spare
    grid = columns(1, asker_room, _QUESTION + spare, *[wide] * players)
    heads = [_name(seat, voice, wide - 1, "") for seat in range(players)]
    grid.add_row("", say(voice, "head-asker"), say(voice, "head-question"), *heads, style="bold")
    if hidden:
        grid.add_row("", "", Text(say(voice, "history-earlier", count=hidden), "dim"), *[""] * players)
    since = _last_turn_end(desk)
    for at, event in rows:
        asker = _name(event.seat, voice, asker_room - 1, "")
        fresh = FRESH if since and at >= since else ""
        match event:
            case Asked(_, card, digit, answers):
                cells = ["" if each is None else short_answer(voice, each) for each in answers]
                grid.add_row(fresh, asker, short_question(voice, card, digit), *cells)
            case Guessed(_, right, hand):
                verdict = say(voice, "verdict", verdict="right" if right else "wrong")
                grid.add_row(fresh, asker, Text(_guess(hand, verdict, voice), "bold"), *[""] * players)
            case GaveUp():
                grid.add_row(fresh, asker, Text(say(voice, "history-gave-up"), "bold"), *[""] * players)
    return grid


def _guess(hand: Hand | None, verdict: str, voice: Voice) -> str:
    if hand is None:
        return say(voice, "history-guess-secret", said=verdict)
    return say(voice, "history-guess", tiles=short_tiles(voice, hand), said=verdict)


def _questions_and_guesses(desk: Desk) -> Iterator[tuple[int, TurnEvent]]:
    """The questions and guesses, with their numbers in the history."""
    return ((at, event) for at, event in enumerate(desk.history) if isinstance(event, Asked | Guessed | GaveUp))


def _last_turn_end(desk: Desk) -> int:
    """The index in the history after the seat's last turn; 0 before its first turn and after the game."""
    if desk.view.phase is Phase.OVER:
        return 0
    return max((at + 1 for at, event in _questions_and_guesses(desk) if event.seat == desk.view.seat), default=0)


# The final board


def _outcome(desk: Desk, seat: Seat) -> str:
    """The result of the seat's guesses."""
    voice = desk.voice
    if any(seat in moment for moment in desk.view.right):
        return say(voice, "verdict", verdict="right")
    if any(isinstance(event, GaveUp) and event.seat == seat for event in desk.history):
        return say(voice, "history-gave-up")
    guessed = any(isinstance(event, Guessed) and event.seat == seat for event in desk.history)
    return say(voice, "verdict", verdict="wrong") if guessed else say(voice, "result-no-guess")


def _shown_hand(desk: Desk, seat: Seat) -> Hand | None:
    """A visible hand, or one that was guessed in public; on a shared device nobody's own (BC 2.4, 3.12)."""
    view: View = desk.view
    if view.seat == desk.told and (hand := view.hands[seat]) is not None:
        return hand
    if not view.table.for_two:
        return None
    found = (event.tiles for event in desk.history if isinstance(event, Guessed) and event.right and event.seat != seat)
    return next(found, None)


# Small parts


def _tile(tile: Tile, voice: Voice) -> Text:
    return Text(short_tile(voice, tile), _style(tile.colour, voice))


def _tiles(hand: Hand, voice: Voice) -> Text:
    return Text(" ").join(_tile(tile, voice) for tile in hand)


def _style(colour: Colour, voice: Voice) -> str:
    return STYLES[str(voice.setting["rules"])].get(colour, GREEN)


def _name(seat: Seat, voice: Voice, width: int, indent: str = " ") -> Text:
    return Text(indent + shorten(voice.name(seat_ref(seat)), width), "bold underline" if seat == voice.seat else "")
