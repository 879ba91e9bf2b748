"""Draws the table, the sheet and the final board from a sight in 80 columns. Colour only repeats what letters show."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cairn.core.game import Result
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.core.values import Seat
from cairn.games.lost_code.rules.events import Began, Happening, Revealed, Swapped
from cairn.games.lost_code.rules.pieces import Symbol, wheel_sets
from cairn.games.lost_code.rules.sheet import Line, Row, Sheet, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.rules.track import stacks
from cairn.games.lost_code.terminal.labels import Labels
from cairn.terminal.board import WIDTH
from cairn.terminal.layout import Fitted, Wide, columns, draw_rule, shorten

COLOURS = {
    Symbol.BIRD: "bright_blue",
    Symbol.JAGUAR: "yellow",
    Symbol.CHAMELEON: "medium_purple1",
    Symbol.SNAKE: "green",
    Symbol.HUMAN: "hot_pink",
    Symbol.BEAR: "red",
    Symbol.BLUE: "bright_blue",
    Symbol.GREEN: "green",
    Symbol.PURPLE: "medium_purple1",
    Symbol.YELLOW: "yellow",
    Symbol.RED: "red",
    Symbol.GREY: "grey62",
}
SEEN, RULED_OUT, WRONG = "·", "×", "!"
_SWAPS_WIDTH = 30
"""The extra width from which the rounds show their swaps."""


def table(sight: Sight[View, Happening], notes: Sequence[Noted], labels: Labels) -> RenderableType:
    """Racks, stocks and candidates above; track, wheels and rounds below."""
    view, page = sight.view, sheet(sight, notes)
    rows = [row for row in page.rows if row.dice]
    track = _track(view, labels)
    middle = _finals(view, labels) if view.phase in (Phase.FINAL, Phase.OVER) else _wheels(view, labels)

    laid = _swaps_by_round(sight)
    others = max(len(block.plain.split("\n")) for block in (track, middle))

    def draw_board(hidden: int, width: int) -> RenderableType:
        below = columns(24, 26, width - 50)
        below.add_row(track, middle, _rounds(view, rows, hidden, laid, labels, width - 50))
        parts = (_title(view, labels, width), _racks(view, page, labels, width), _dice(view, labels, width), below)
        return Group(*parts, draw_rule(Text(), width=width))

    spare = 2 + len(rows) + (view.round < view.table.rounds) - others
    return Wide(lambda width: Fitted(lambda hidden: draw_board(hidden, width), spare))


def whole_sheet(sight: Sight[View, Happening], notes: Sequence[Noted], labels: Labels) -> RenderableType:
    """The sheet with every round and all swaps (LC 10)."""
    view, page = sight.view, sheet(sight, notes)
    laid = _swaps_by_round(sight)
    grid = columns(14, 21, 45)
    for line in page.lines:
        if line.symbol in view.table.symbols:
            grid.add_row(
                _symbol(line.symbol, labels), _candidates(view, line), _own_final(view, page, line.symbol, labels)
            )
    rounds = columns(5, 11, 22, 42)
    for row in page.rows:
        which = f" {row.round}"
        if not row.dice:
            last = labels.say("sheet-last") if row.round == view.table.rounds else ""
            rounds.add_row(Text(which, "dim"), "", Text(last, "dim"), "")
            continue
        last = f" ({labels.say('sheet-last')})" if row.round == view.table.rounds else ""
        known = _sums(row, labels) or labels.say("sheet-nothing")
        rounds.add_row(which, _faces(row, labels), known + last, _swaps_text(laid.get(row.round, ()), labels))
    title = Text(f" {labels.say('sheet-title')}", "bold")
    first, second = (labels.letter(symbol) for symbol in view.table.symbols[:2])
    rows = labels.say("sheet-rounds", first=first, second=second)
    legends = [Text(f" {line}", "dim") for line in (labels.say("sheet-legend"), rows)]
    return Group(title, legends[0], grid, Text(), legends[1], rounds)


def final_board(sight: Sight[View, Happening], result: Result, labels: Labels) -> RenderableType:
    """By symbol and seat the digit, the final bet and its points; then scores and places."""
    view = sight.view
    shown = {event.seat: event for event in sight.history if isinstance(event, Revealed)}
    staked = {(stake.seat, stake.symbol) for stake in view.stakes}
    seats = range(view.table.players)
    grid = columns(14, *[16] * len(seats))
    grid.add_row("", *[Text(shorten(labels.name(seat), 15), _name_style(seat, labels)) for seat in seats])
    for at, symbol in enumerate(view.table.symbols):
        cells = []
        for seat in seats:
            revealed = shown[seat]
            bets = "".join(map(str, revealed.bets[at])) or "–"
            bets += "*" if (seat, symbol) in staked else ""
            right = revealed.rack[at] in revealed.bets[at]
            cells.append(
                Text(
                    f"{revealed.rack[at]}  {bets:<5}{labels.signed_points(revealed.points[at]):>4}",
                    "bold" if right else "dim",
                )
            )
        grid.add_row(_symbol(symbol, labels), *cells)
    figures = {
        "result-total": [labels.signed_points(shown[seat].total) for seat in seats],
        "result-score": [labels.points(score) for score in result.scores],
        "result-place": [f"{place}." for place in result.places],
    }
    for key, each in figures.items():
        grid.add_row(f" {labels.say(key)}", *[Text(f"{figure:>12}", "bold") for figure in each])
    parts: list[RenderableType] = [_title(view, labels, WIDTH), Text(f" {labels.say('head-result')}"), grid]
    if staked:
        parts.append(Text(f" {labels.say('result-legend')}", "dim"))
    return Group(*parts, draw_rule(Text()))


# Above: racks, stocks, candidates


def _title(view: View, labels: Labels, width: int) -> Text:
    board = view.table
    options = {
        "with-beginner": board.left_out is not None,
        "with-x": board.edition == "stones" and board.digits > 8,
        "with-shortcut": board.token_rounds > 0,
        "with-curse": board.curse_rounds > 0,
    }
    left = Text(labels.say("title.short"), "bold")
    used = [labels.say(key) for key, on in options.items() if on]
    if used:
        left.append(" · " + " · ".join(used), "not bold")
    where = labels.say("round-of", round=view.round, rounds=board.rounds)
    return draw_rule(left, Text(f"{where} · {labels.say('phase', phase=view.phase.value)}"), width)


def _racks(view: View, page: Sheet, labels: Labels, width: int) -> Table:
    board = view.table
    with_tokens = board.token_rounds > 0
    rack = (9 if with_tokens else 10) + min(8, (width - WIDTH) // (board.racks + 1))
    widths = [13, *[rack] * board.racks, 6, 8, 17] if with_tokens else [14, *[rack] * board.racks, 7, 17]
    grid = columns(*widths)
    heads = [Text(shorten(labels.name(seat), rack - 1), _name_style(seat, labels)) for seat in range(board.racks)]
    token_head = [labels.say("head-token")] if with_tokens else []
    grid.add_row("", *heads, labels.say("head-stock"), *token_head, labels.say("head-digits"), style="bold")
    for line in page.lines:
        if line.symbol not in board.symbols:
            continue
        cells = [_rack_cell(view, seat, line.symbol) for seat in range(board.racks)]
        token = [_token(view, line.symbol, labels)] if with_tokens else []
        stock = Text(f"{view.stock[line.symbol.place]}", "")
        indent = "" if with_tokens else " "
        grid.add_row(_symbol(line.symbol, labels, indent), *cells, stock, *token, _candidates(view, line))
    return grid


def _rack_cell(view: View, seat: Seat, symbol: Symbol) -> Text:
    """The digit on the rack, then in brackets the stones that its owner has discarded."""
    rack = view.racks[seat]
    cell = Text("?" if rack is None else str(rack[symbol.place]), f"bold {COLOURS[symbol]}")
    laid = "".join(str(stone.digit) for stone in view.laid if (stone.seat, stone.symbol) == (seat, symbol))
    if laid:
        cell.append(f"({laid})", "not bold dim")
    return cell


def _candidates(view: View, line: Line) -> Text:
    cell = Text()
    for digit in range(view.table.digits):
        if digit in line.seen:
            cell.append(f"{SEEN} ", "dim")
        elif digit in line.ruled_out:
            cell.append(f"{RULED_OUT} ", "dim")
        else:
            cell.append(f"{digit} ", f"bold {COLOURS[line.symbol]}")
    cell.append(WRONG if line.is_wrong else "", "bold")
    cell.rstrip()
    return cell


def _token(view: View, symbol: Symbol, labels: Labels) -> Text:
    for stake in view.stakes:
        if stake.symbol is symbol:
            digits = " " + "".join(map(str, stake.digits)) if stake.digits is not None else ""
            return Text(shorten(labels.name(stake.seat), 7 - len(digits)) + digits)
    return Text(labels.say("token-free")) if symbol in view.tokens else Text("–", "dim")


# Below: dice, track, wheels, rounds


def _dice(view: View, labels: Labels, width: int) -> Text:
    line = Text(f"{labels.say('head-dice')}  ", "bold")
    for at, symbol in enumerate(view.dice):
        line.append(" + " if at else "", "not bold")
        line.append(f"{labels.letter(symbol)} {labels.symbol(symbol)}", COLOURS[symbol])
    if not view.dice:
        line.append("–", "not bold")
        return draw_rule(line, _payoffs(view, labels) if view.phase is Phase.FINAL else None, width)
    roller = view.order[0]
    you = "yes" if roller == view.seat else "no"
    return draw_rule(line, Text(labels.say("rolled-by", you=you, name=shorten(labels.voice.names[roller], 15))), width)


def _payoffs(view: View, labels: Labels) -> Text:
    """The points of a final bet: right with one, two and three digits, or wrong (LC 6.3)."""
    right = " / ".join(map(labels.signed_points, view.table.right))
    return Text(labels.say("final-payoffs", right=right, wrong=labels.signed_points(view.table.wrong)))


def _track(view: View, labels: Labels) -> Text:
    """From last to first, which is the order of play; the top of a stack is above the markers under it."""
    block = Text(f" {labels.say('head-track')}", "bold")
    for space, stack in stacks(view.track, view.scores).items():
        joints = ["┌", *"│" * (len(stack) - 2), "└"] if len(stack) > 1 else [" "]
        for seat, joint in zip(reversed(stack), joints, strict=True):
            turn = "▸" if seat in view.to_act else " "
            block.append(f"\n{turn}{labels.points(space):>3} {joint} ", "not bold")
            block.append(shorten(labels.name(seat), 15), _name_style(seat, labels) or "not bold")
    if view.skull:
        if view.cursed is None:
            skull = labels.say("skull-on-space", space=view.table.curse_from)
        else:
            skull = labels.say("skull-held", name=labels.name(view.cursed))
        block.append(f"\n {shorten(skull, 22)}", "not bold")
    return block


def _wheels(view: View, labels: Labels) -> Text:
    usual = next(iter(wheel_sets(view.table.edition)))
    named = labels.say("head-wheels-set", set=view.table.wheel_set)
    block = Text(labels.say("head-wheels") if view.table.wheel_set == usual else shorten(named, 25), "bold")
    taken = {bet.width: (seat, bet.low) for seat, bet in enumerate(view.bets) if bet is not None}
    for wheel in view.table.wheels:
        block.append(f"\n{wheel.width:>3} {wheel.points:>3}   ", "not bold")
        if wheel.width not in taken:
            block.append(labels.say("wheel-free"), "not bold")
            continue
        seat, low = taken[wheel.width]
        where = "" if low is None else " " + labels.range(low, wheel.width)
        block.append(shorten(labels.name(seat), 15 - len(where)) + where, "not bold dim")
    return block


def _finals(view: View, labels: Labels) -> Text:
    block = Text(labels.say("head-finals"), "bold")
    open_bets = [symbol for symbol, bet in zip(view.table.symbols, view.own_finals, strict=False) if bet is None]
    for symbol, bet in zip(view.table.symbols, view.own_finals, strict=False):
        block.append("\n")
        block.append(f"{labels.letter(symbol)} {labels.symbol(symbol):<11}", f"not bold {COLOURS[symbol]}")
        if bet is None:
            block.append(labels.say("final-now") if symbol is open_bets[0] else "", "bold")
        else:
            block.append("".join(map(str, bet)) or labels.say("final-none"), "not bold")
    return block


def _rounds(
    view: View, rows: Sequence[Row], hidden: int, laid: Mapping[int, Sequence[Swapped]], labels: Labels, width: int
) -> Table:
    """The known sums of each round, without the first `hidden` ones; and its swaps, if there is room."""
    beside = width >= 30 + _SWAPS_WIDTH
    grid = columns(4, 10, 16, *([width - 30] if beside else []))
    outer = Table.grid(padding=0)
    outer.add_column(width=width, no_wrap=True, overflow="ellipsis")
    outer.add_row(Text(labels.say("head-rounds"), "bold"))
    if hidden:
        outer.add_row(Text(f" {labels.say('rounds-earlier', count=hidden)}", "dim"))
    for row in rows[hidden:]:
        known = _sums(row, labels) or (labels.say("this-round") if row.round == view.round else "")
        extra = "".join(f" ({labels.letter(each.symbol)}{each.digit})" for each in row.filled if not each.times)
        opened = [_swaps_text(laid.get(row.round, ()), labels)] if beside else []
        grid.add_row(f" {row.round}", _faces(row, labels), Text(known + extra), *opened)
    if view.round < view.table.rounds:
        grid.add_row(Text(f" {view.table.rounds}", "dim"), "", Text(labels.say("last-round"), "dim"))
    outer.add_row(grid)
    return outer


def _faces(row: Row, labels: Labels) -> Text:
    """The dice of a round; the digit of a stone that was revealed later is beside its letter."""
    known = {each.symbol: str(each.digit) for each in row.filled}
    cell = Text()
    for symbol in row.dice:
        cell.append(f"{labels.letter(symbol)}{known.get(symbol, ' ')} ", COLOURS[symbol])
    return cell


def _sums(row: Row, labels: Labels) -> str:
    return ", ".join(labels.range(first, last - first + 1) for first, last in row.sums)


def _swaps_by_round(sight: Sight[View, Happening]) -> dict[int, list[Swapped]]:
    """The discarded stones of each round, in order."""
    found: dict[int, list[Swapped]] = {}
    number = 0
    for event in sight.history:
        match event:
            case Began(number, _):
                pass
            case Swapped():
                found.setdefault(number, []).append(event)
            case _:
                pass
    return found


def _swaps_text(stones: Sequence[Swapped], labels: Labels) -> Text:
    if not stones:
        return Text()
    revealed = ", ".join(f"{labels.name(stone.seat)} {labels.letter(stone.symbol)}{stone.digit}" for stone in stones)
    return Text(f"{labels.say('sheet-laid')}: {revealed}", "dim", overflow="fold", no_wrap=False)


def _own_final(view: View, page: Sheet, symbol: Symbol, labels: Labels) -> str:
    """The seat's final bet on a symbol, made at the end or with a token."""
    staked = [stake.digits for stake in view.stakes if stake.seat == view.seat and stake.symbol is symbol]
    bets = page.finals[symbol.place] if page.finals else None
    digits = staked[0] if staked else bets
    if digits is None:
        return ""
    figures = "".join(map(str, digits)) or labels.say("final-none")
    return f"{labels.say('head-finals')}: {figures}{'*' if staked else ''}"


# Small parts


def _symbol(symbol: Symbol, labels: Labels, indent: str = " ") -> Text:
    return Text(f"{indent}{labels.letter(symbol)} {labels.symbol(symbol)}", COLOURS[symbol])


def _name_style(seat: Seat, labels: Labels) -> str:
    return "bold underline" if seat == labels.voice.seat else ""
