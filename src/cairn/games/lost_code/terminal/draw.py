"""The table, the sheet and the ending, drawn from a view in 80 columns. Colour only repeats what letters say."""

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
_LAID = 30
"""So many columns more, and the rounds tell what was laid open in them."""


def table(sight: Sight[View, Happening], notes: Sequence[Noted], said: Labels) -> RenderableType:
    """Racks, stocks and candidates above; track, wheels and rounds below."""
    view, page = sight.view, sheet(sight, notes)
    rows = [row for row in page.rows if row.dice]
    track = _track(view, said)
    middle = _finals(view, said) if view.phase in (Phase.FINAL, Phase.OVER) else _wheels(view, said)

    laid = _laid_by_round(sight)
    others = max(len(block.plain.split("\n")) for block in (track, middle))

    def drawn(hidden: int, width: int) -> RenderableType:
        below = columns(24, 26, width - 50)
        below.add_row(track, middle, _rounds(view, rows, hidden, laid, said, width - 50))
        parts = (_title(view, said, width), _racks(view, page, said, width), _dice(view, said, width), below)
        return Group(*parts, draw_rule(Text(), width=width))

    spare = 2 + len(rows) + (view.round < view.table.rounds) - others
    return Wide(lambda width: Fitted(lambda hidden: drawn(hidden, width), spare))


def whole_sheet(sight: Sight[View, Happening], notes: Sequence[Noted], said: Labels) -> RenderableType:
    """The sheet with every round, and what everybody laid open in it (LC 10)."""
    view, page = sight.view, sheet(sight, notes)
    laid = _laid_by_round(sight)
    grid = columns(14, 21, 45)
    for line in page.lines:
        if line.symbol in view.table.symbols:
            grid.add_row(_symbol(line.symbol, said), _candidates(view, line), _own_final(view, page, line.symbol, said))
    rounds = columns(5, 11, 22, 42)
    for row in page.rows:
        which = f" {row.round}"
        if not row.dice:
            last = said.say("sheet-last") if row.round == view.table.rounds else ""
            rounds.add_row(Text(which, "dim"), "", Text(last, "dim"), "")
            continue
        last = f" ({said.say('sheet-last')})" if row.round == view.table.rounds else ""
        known = _sums(row, said) or said.say("sheet-nothing")
        rounds.add_row(which, _faces(row, said), known + last, _laid(laid.get(row.round, ()), said))
    title = Text(f" {said.say('sheet-title')}", "bold")
    first, second = (said.letter(symbol) for symbol in view.table.symbols[:2])
    rows = said.say("sheet-rounds", first=first, second=second)
    legends = [Text(f" {line}", "dim") for line in (said.say("sheet-legend"), rows)]
    return Group(title, legends[0], grid, Text(), legends[1], rounds)


def ending(sight: Sight[View, Happening], result: Result, said: Labels) -> RenderableType:
    """By symbol and seat what stood there, what was bet and what it brought; then scores and places."""
    view = sight.view
    shown = {event.seat: event for event in sight.history if isinstance(event, Revealed)}
    staked = {(stake.seat, stake.symbol) for stake in view.stakes}
    seats = range(view.table.players)
    grid = columns(14, *[16] * len(seats))
    grid.add_row("", *[Text(shorten(said.name(seat), 15), _name_style(seat, said)) for seat in seats])
    for at, symbol in enumerate(view.table.symbols):
        cells = []
        for seat in seats:
            told = shown[seat]
            bets = "".join(map(str, told.bets[at])) or "–"
            bets += "*" if (seat, symbol) in staked else ""
            right = told.rack[at] in told.bets[at]
            cells.append(
                Text(f"{told.rack[at]}  {bets:<5}{said.signed(told.points[at]):>4}", "bold" if right else "dim")
            )
        grid.add_row(_symbol(symbol, said), *cells)
    figures = {
        "result-total": [said.signed(shown[seat].total) for seat in seats],
        "result-score": [said.points(score) for score in result.scores],
        "result-place": [said.say("ordinal", n=place) for place in result.places],
    }
    for key, each in figures.items():
        grid.add_row(f" {said.say(key)}", *[Text(f"{figure:>12}", "bold") for figure in each])
    parts: list[RenderableType] = [_title(view, said, WIDTH), Text(f" {said.say('head-result')}"), grid]
    if staked:
        parts.append(Text(f" {said.say('result-legend')}", "dim"))
    return Group(*parts, draw_rule(Text()))


# Above: racks, stocks, candidates


def _title(view: View, said: Labels, width: int) -> Text:
    board = view.table
    options = {
        "with-beginner": board.left_out is not None,
        "with-x": board.edition == "stones" and board.digits > 8,
        "with-shortcut": board.token_rounds > 0,
        "with-curse": board.curse_rounds > 0,
    }
    left = Text(said.say("title.short"), "bold")
    used = [said.say(key) for key, on in options.items() if on]
    if used:
        left.append(" · " + " · ".join(used), "not bold")
    where = said.say("round-of", round=view.round, rounds=board.rounds)
    return draw_rule(left, Text(f"{where} · {said.say('phase', phase=view.phase.value)}"), width)


def _racks(view: View, page: Sheet, said: Labels, width: int) -> Table:
    board = view.table
    with_tokens = board.token_rounds > 0
    rack = (9 if with_tokens else 10) + min(8, (width - WIDTH) // (board.racks + 1))
    widths = [13, *[rack] * board.racks, 6, 8, 17] if with_tokens else [14, *[rack] * board.racks, 7, 17]
    grid = columns(*widths)
    heads = [Text(shorten(said.name(seat), rack - 1), _name_style(seat, said)) for seat in range(board.racks)]
    token_head = [said.say("head-token")] if with_tokens else []
    grid.add_row("", *heads, said.say("head-stock"), *token_head, said.say("head-digits"), style="bold")
    for line in page.lines:
        if line.symbol not in board.symbols:
            continue
        cells = [_rack_cell(view, seat, line.symbol) for seat in range(board.racks)]
        token = [_token(view, line.symbol, said)] if with_tokens else []
        stock = Text(f"{view.stock[line.symbol.place]}", "")
        indent = "" if with_tokens else " "
        grid.add_row(_symbol(line.symbol, said, indent), *cells, stock, *token, _candidates(view, line))
    return grid


def _rack_cell(view: View, seat: Seat, symbol: Symbol) -> Text:
    """The digit on the rack, then in brackets the stones that its owner has laid open."""
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


def _token(view: View, symbol: Symbol, said: Labels) -> Text:
    for stake in view.stakes:
        if stake.symbol is symbol:
            digits = " " + "".join(map(str, stake.digits)) if stake.digits is not None else ""
            return Text(shorten(said.name(stake.seat), 7 - len(digits)) + digits)
    return Text(said.say("token-free")) if symbol in view.tokens else Text("–", "dim")


# Below: dice, track, wheels, rounds


def _dice(view: View, said: Labels, width: int) -> Text:
    line = Text(f"{said.say('head-dice')}  ", "bold")
    for at, symbol in enumerate(view.dice):
        line.append(" + " if at else "", "not bold")
        line.append(f"{said.letter(symbol)} {said.symbol(symbol)}", COLOURS[symbol])
    if not view.dice:
        line.append("–", "not bold")
        return draw_rule(line, _payoffs(view, said) if view.phase is Phase.FINAL else None, width)
    roller = view.order[0]
    you = "yes" if roller == view.seat else "no"
    return draw_rule(line, Text(said.say("rolled-by", you=you, name=shorten(said.voice.names[roller], 15))), width)


def _payoffs(view: View, said: Labels) -> Text:
    """What a final bet brings: right with one, two and three digits, or wrong (LC 6.3)."""
    right = " / ".join(map(said.signed, view.table.right))
    return Text(said.say("final-payoffs", right=right, wrong=said.signed(view.table.wrong)))


def _track(view: View, said: Labels) -> Text:
    """Last on the track first, which is the order of play; the top of a stack stands above those under it."""
    block = Text(f" {said.say('head-track')}", "bold")
    for space, stack in stacks(view.track, view.scores).items():
        joints = ["┌", *"│" * (len(stack) - 2), "└"] if len(stack) > 1 else [" "]
        for seat, joint in zip(reversed(stack), joints, strict=True):
            turn = "▸" if seat in view.to_act else " "
            block.append(f"\n{turn}{said.points(space):>3} {joint} ", "not bold")
            block.append(shorten(said.name(seat), 15), _name_style(seat, said) or "not bold")
    if view.skull:
        if view.cursed is None:
            skull = said.say("skull-on-space", space=view.table.curse_from)
        else:
            skull = said.say("skull-held", name=said.name(view.cursed))
        block.append(f"\n {shorten(skull, 22)}", "not bold")
    return block


def _wheels(view: View, said: Labels) -> Text:
    usual = next(iter(wheel_sets(view.table.edition)))
    named = said.say("head-wheels-set", set=view.table.wheel_set)
    block = Text(said.say("head-wheels") if view.table.wheel_set == usual else shorten(named, 25), "bold")
    taken = {bet.width: (seat, bet.low) for seat, bet in enumerate(view.bets) if bet is not None}
    for wheel in view.table.wheels:
        block.append(f"\n{wheel.width:>3} {wheel.points:>3}   ", "not bold")
        if wheel.width not in taken:
            block.append(said.say("wheel-free"), "not bold")
            continue
        seat, low = taken[wheel.width]
        where = "" if low is None else " " + said.range(low, wheel.width)
        block.append(shorten(said.name(seat), 15 - len(where)) + where, "not bold dim")
    return block


def _finals(view: View, said: Labels) -> Text:
    block = Text(said.say("head-finals"), "bold")
    open_bets = [symbol for symbol, bet in zip(view.table.symbols, view.own_finals, strict=False) if bet is None]
    for symbol, bet in zip(view.table.symbols, view.own_finals, strict=False):
        block.append("\n")
        block.append(f"{said.letter(symbol)} {said.symbol(symbol):<11}", f"not bold {COLOURS[symbol]}")
        if bet is None:
            block.append(said.say("final-now") if symbol is open_bets[0] else "", "bold")
        else:
            block.append("".join(map(str, bet)) or said.say("final-none"), "not bold")
    return block


def _rounds(
    view: View, rows: Sequence[Row], hidden: int, laid: Mapping[int, Sequence[Swapped]], said: Labels, width: int
) -> Table:
    """What is known of each round, but for so many of the first; and what was laid open in it, if there is room."""
    beside = width >= 30 + _LAID
    grid = columns(4, 10, 16, *([width - 30] if beside else []))
    outer = Table.grid(padding=0)
    outer.add_column(width=width, no_wrap=True, overflow="ellipsis")
    outer.add_row(Text(said.say("head-rounds"), "bold"))
    if hidden:
        outer.add_row(Text(f" {said.say('rounds-earlier', count=hidden)}", "dim"))
    for row in rows[hidden:]:
        known = _sums(row, said) or (said.say("this-round") if row.round == view.round else "")
        extra = "".join(f" ({said.letter(each.symbol)}{each.digit})" for each in row.filled if not each.times)
        opened = [_laid(laid.get(row.round, ()), said)] if beside else []
        grid.add_row(f" {row.round}", _faces(row, said), Text(known + extra), *opened)
    if view.round < view.table.rounds:
        grid.add_row(Text(f" {view.table.rounds}", "dim"), "", Text(said.say("last-round"), "dim"))
    outer.add_row(grid)
    return outer


def _faces(row: Row, said: Labels) -> Text:
    """The dice of a round; where the digit that was counted has come to light it stands beside its letter."""
    known = {each.symbol: str(each.digit) for each in row.filled}
    cell = Text()
    for symbol in row.dice:
        cell.append(f"{said.letter(symbol)}{known.get(symbol, ' ')} ", COLOURS[symbol])
    return cell


def _sums(row: Row, said: Labels) -> str:
    return ", ".join(said.range(first, last - first + 1) for first, last in row.sums)


def _laid_by_round(sight: Sight[View, Happening]) -> dict[int, list[Swapped]]:
    """The stones that were laid open in each round, as they came to light."""
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


def _laid(stones: Sequence[Swapped], said: Labels) -> Text:
    if not stones:
        return Text()
    told = ", ".join(f"{said.name(stone.seat)} {said.letter(stone.symbol)}{stone.digit}" for stone in stones)
    return Text(f"{said.say('sheet-laid')}: {told}", "dim", overflow="fold", no_wrap=False)


def _own_final(view: View, page: Sheet, symbol: Symbol, said: Labels) -> str:
    """The own final bet on a symbol, made at the end or with a token."""
    staked = [stake.digits for stake in view.stakes if stake.seat == view.seat and stake.symbol is symbol]
    bets = page.finals[symbol.place] if page.finals else None
    digits = staked[0] if staked else bets
    if digits is None:
        return ""
    figures = "".join(map(str, digits)) or said.say("final-none")
    return f"{said.say('head-finals')}: {figures}{'*' if staked else ''}"


# Small parts


def _symbol(symbol: Symbol, said: Labels, indent: str = " ") -> Text:
    return Text(f"{indent}{said.letter(symbol)} {said.symbol(symbol)}", COLOURS[symbol])


def _name_style(seat: Seat, said: Labels) -> str:
    return "bold underline" if seat == said.voice.seat else ""
