"""The table, the sheet and the ending, drawn from a view in 80 columns. Colour only repeats what letters say."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cairn.terminal.layout import Fitted, columns, ruled, short
from cairn.core.game import Result
from cairn.core.record import Noted
from cairn.core.values import Seat
from cairn.games.break_code.rules.events import Asked, GaveUp, Guessed, Opened
from cairn.games.break_code.rules.sheet import Box, Entry, Sheet, sheet
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import who_answers
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Hand, Tile
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.break_code.words.table import Words

__all__ = ["ending", "table", "whole_sheet"]

STYLES = {
    "standard": {Colour.BLACK: "bold white on grey23", Colour.WHITE: "bold black on grey89"},
    "tagiron": {Colour.BLACK: "bold white on red3", Colour.WHITE: "bold white on blue3"},
}
GREEN = "bold white on green4"
EMPTY, OWN, CROSSED, FRESH, TURN = "·", "·", "×", "›", "▸"
LATEST = 3
"""So many questions stay on the board, however low the screen is."""
_ASKER, _QUESTION = 10, 32

Said: TypeAlias = Asked | Guessed | GaveUp


def table(view: View, notes: Sequence[Noted], said: Words) -> RenderableType:
    """Hands and sheet above, then the open cards, then what was asked and answered."""
    page = sheet(view, notes)
    above = [_title(view, said), _hands(view, page, said), *_cards(view, said)]
    rows = list(_said(view))

    def drawn(hidden: int) -> RenderableType:
        none = Text(f" {said.say('history-none')}", "dim")
        return Group(*above, _history(view, said, rows[hidden:], hidden) if rows else none, ruled(Text()))

    return Fitted(drawn, spare=len(rows) - LATEST)


def whole_sheet(view: View, notes: Sequence[Noted], said: Words) -> RenderableType:
    """What the owner wrote, and every question with its answers (BC 7)."""
    title = Text(f" {said.say('sheet-title')}", "bold")
    return Group(title, _hands(view, sheet(view, notes), said), _history(view, said, list(_said(view))))


def ending(view: View, result: Result, said: Words) -> RenderableType:
    """All that was said, then who was right and what of the tiles came to light; the rest stays hidden (BC 2.4)."""
    grid = columns(18, 16, 30, 12)
    heads = [said.say(key) for key in ("result-guess", "result-hand", "result-place")]
    grid.add_row("", *heads, style="bold")
    hidden = Text(said.say("result-hidden"), "dim")
    for seat, place in enumerate(result.places):
        hand = _shown_hand(view, seat, said)
        tiles = hidden if hand is None else _tiles(hand, said)
        won = f"{place}." if place == 1 or result.scores[seat] else "–"
        grid.add_row(_name(seat, said, 17), _outcome(view, seat, said), tiles, won)
    if not view.table.for_two:
        seen = hidden if said.seat is None or view.centre is None else _tiles(view.centre, said)
        grid.add_row(f" {said.say('row-centre')}", "", seen, "")
    history = _history(view, said, list(_said(view)))
    secret = Text(f" {said.say('result-secret')}", "dim")
    return Group(_title(view, said), history, ruled(Text()), grid, secret, ruled(Text()))


# Above: hands, sheet, tiles


def _title(view: View, said: Words) -> Text:
    left = Text(said.say("title"), "bold")
    if view.table.rules == "tagiron":
        left.append(f" · {said.say('with-tagiron')}", "not bold")
    what = "last" if view.phase is Phase.TURN and view.last_turns is not None else view.phase.value
    acting = said.say("acting", what=what, names=short(said.listed(view.to_act), 30))
    return ruled(left, Text(f"{acting} · {said.say('cards-in-deck', count=view.deck)}"))


def _hands(view: View, page: Sheet, said: Words) -> Table:
    """Each hand as far as it is seen or written down, and beside them the twenty tiles."""
    size = view.table.hand
    left = columns(2, 12, *[4] * size, 10)
    left.add_row("", "", *LETTERS[:size], "", style="bold")
    entries = {row.seat: row.places for row in page.rows}
    for seat in (view.seat, *entries):
        places = [_tile(tile, said) for tile in view.hand]
        if seat != view.seat:
            places = [_entry(each, said) for each in entries[seat]]
        turn = TURN if seat in view.to_act else ""
        left.add_row(turn, _name(seat, said, 11, ""), *places, _standing(view, seat, said))
    if page.final:
        places = [_entry(each, said) for each in page.final]
        if view.centre is not None:
            places = [_tile(tile, said) for tile in view.centre]
        left.add_row("", said.say("row-centre"), *places, "")
    if view.seat in view.guessing:
        named = [_tile(tile, said) for tile in view.named]
        rest = [Text("_", "bold")] * (size - len(named))
        left.add_row("", Text(said.say("row-guess"), "bold"), *named, *rest, "")
    both = columns(46, 34)
    both.add_row(left, _boxes(page, said))
    return both


def _boxes(page: Sheet, said: Words) -> Table:
    """The twenty tiles, a row for each colour, each digit in its column (BC 7.2)."""
    block = columns(34)
    block.add_row(Text(said.say("head-tiles"), "dim"))
    for colour in Colour:
        line = Text(f"{said.say('colour', colour=colour.value):<11}")
        boxes = [box for box in page.boxes if box.tile.colour is colour]
        for digit in range(10):
            found = [box for box in boxes if box.tile.digit == digit]
            line.append_text(Text(" ").join(_box(box, said) for box in found) if found else Text(" ")).append(" ")
        line.rstrip()
        block.add_row(line)
    return block


def _box(box: Box, said: Words) -> Text:
    if box.held:
        return Text(OWN, "dim")
    return Text(CROSSED, "dim") if box.crossed else Text(str(box.tile.digit), _style(box.tile.colour, said))


def _entry(entry: Entry, said: Words) -> Text:
    """What the owner of the sheet wrote at a place."""
    if entry == Entry():
        return Text(EMPTY, "dim")
    digit = "" if entry.digit is None else str(entry.digit)
    return Text(digit) if entry.colour is None else Text(digit + said.letter(entry.colour), _style(entry.colour, said))


def _standing(view: View, seat: Seat, said: Words) -> Text:
    if seat in view.out:
        return Text(said.say("seat-out"), "dim")
    right = any(seat in moment for moment in view.right)
    return Text(said.say("seat-right"), "bold") if right else Text()


# The open cards


def _cards(view: View, said: Words) -> list[RenderableType]:
    """The cards with their numbers, in two columns; of a card with two digits how each is asked (BC 3.2)."""
    if not view.row:
        return [ruled(Text(said.say("no-cards")))]
    shared = [card for card in view.row if _asker_answers(view, card)]
    asking = view.phase is Phase.TURN and view.last_turns is None and view.seat in view.to_act
    head = Text(said.say("head-cards-now" if asking else "head-cards"))
    legend = Text(said.say("head-cards-shared")) if shared else None
    fresh = {event.card for event in view.log[_since(view) :] if isinstance(event, Opened)} if _since(view) else set()
    cells = []
    for number, card in enumerate(view.row, start=1):
        digits = [move.digit for move in ask_moves(card) if move.digit is not None]
        how = f"  ({' / '.join(f'{number} {digit}' for digit in digits)})" if digits else ""
        star = " *" if card in shared else ""
        cell = Text(f"{FRESH if card in fresh else ' '}")
        cells.append(cell.append(f"{number} ", "bold").append(said.short_question(card)).append(how + star, "dim"))
    grid = columns(40, 40)
    half = (len(cells) + 1) // 2
    for at in range(half):
        grid.add_row(cells[at], cells[half + at] if half + at < len(cells) else "")
    return [ruled(head, legend), grid]


def _asker_answers(view: View, card: str) -> bool:
    """Some cards of TAGIRON (BC 6.2). With four players everybody always answers, which needs no telling."""
    table = view.table
    return table.players < 4 and who_answers(table.rules, table.players, view.seat, card)[view.seat]


# What was asked and answered


def _history(view: View, said: Words, rows: Sequence[tuple[int, Said]], hidden: int = 0) -> Table:
    """A line for each question, a column for each seat's answers; guesses stand among them."""
    players = view.table.players
    wide = 12 if players < 4 else 9
    grid = columns(1, _ASKER, _QUESTION, *[wide] * players)
    heads = [_name(seat, said, wide - 1, "") for seat in range(players)]
    grid.add_row("", said.say("head-asker"), said.say("head-question"), *heads, style="bold")
    if hidden:
        grid.add_row("", "", Text(said.say("history-earlier", count=hidden), "dim"), *[""] * players)
    since = _since(view)
    for at, event in rows:
        asker = _name(event.seat, said, _ASKER - 1, "")
        fresh = FRESH if since and at >= since else ""
        match event:
            case Asked(_, card, digit, answers):
                cells = ["" if each is None else said.short_answer(each) for each in answers]
                grid.add_row(fresh, asker, said.short_question(card, digit), *cells)
            case Guessed(_, right, hand):
                verdict = said.say("verdict", verdict="right" if right else "wrong")
                grid.add_row(fresh, asker, Text(_guess(hand, verdict, said), "bold"), *[""] * players)
            case GaveUp():
                grid.add_row(fresh, asker, Text(said.say("history-gave-up"), "bold"), *[""] * players)
    return grid


def _guess(hand: Hand | None, verdict: str, said: Words) -> str:
    if hand is None:
        return said.say("history-guess-secret", said=verdict)
    return said.say("history-guess", tiles=said.short_tiles(hand), said=verdict)


def _said(view: View) -> Iterator[tuple[int, Said]]:
    """The questions and guesses, with their numbers in the log."""
    return ((at, event) for at, event in enumerate(view.log) if isinstance(event, Asked | Guessed | GaveUp))


def _since(view: View) -> int:
    """Where in the log the seat's last turn ended; 0 before its first, and when nothing is to come."""
    if view.phase is Phase.OVER:
        return 0
    return max((at + 1 for at, event in _said(view) if event.seat == view.seat), default=0)


# The ending


def _outcome(view: View, seat: Seat, said: Words) -> str:
    """What came of the seat's guesses."""
    if any(seat in moment for moment in view.right):
        return said.say("verdict", verdict="right")
    if any(isinstance(event, GaveUp) and event.seat == seat for event in view.log):
        return said.say("history-gave-up")
    guessed = any(isinstance(event, Guessed) and event.seat == seat for event in view.log)
    return said.say("verdict", verdict="wrong") if guessed else said.say("result-no-guess")


def _shown_hand(view: View, seat: Seat, said: Words) -> Hand | None:
    """The own hand, or one that was guessed aloud; at one device nobody's own (BC 2.4, 3.12)."""
    if seat == said.seat:
        return view.hand
    if not view.table.for_two:
        return None
    found = (event.tiles for event in view.log if isinstance(event, Guessed) and event.right and event.seat != seat)
    return next(found, None)


# Small parts


def _tile(tile: Tile, said: Words) -> Text:
    return Text(said.short_tile(tile), _style(tile.colour, said))


def _tiles(hand: Hand, said: Words) -> Text:
    return Text(" ").join(_tile(tile, said) for tile in hand)


def _style(colour: Colour, said: Words) -> str:
    return STYLES[said.table.rules].get(colour, GREEN)


def _name(seat: Seat, said: Words, width: int, indent: str = " ") -> Text:
    return Text(indent + short(said.name(seat), width), "bold underline" if seat == said.seat else "")
