"""The table, drawn from a view in 80 columns: island, card row, players, the seat's own board."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cairn.core.events import Event
from cairn.games.arnak.effects.goods import RESOURCES
from cairn.games.arnak.rules.events import Scored
from cairn.games.arnak.rules.pieces import BONUSES, CARDS, IDOLS, SETUP, SITE_EFFECTS, SITES, SLOTS
from cairn.games.arnak.rules.prices import bridge_price, card_price, dig_price, discovery_price
from cairn.games.arnak.rules.research import BRIDGES, ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.scoring import ArnakResult
from cairn.games.arnak.rules.state import BLOCKED, FREE, Phase
from cairn.games.arnak.rules.view import PlayerBoard, View
from cairn.games.arnak.terminal.colours import STYLES, colour_signs, wrap_line
from cairn.games.arnak.terminal.details import helper
from cairn.games.arnak.terminal.menu import Entry
from cairn.games.arnak.terminal.signs import GUARD, IDOL, SIGNS, STAFF, BoardVoice
from cairn.games.arnak.terminal.track import TRACK, track
from cairn.terminal.board import WIDTH
from cairn.terminal.layout import Beside, Shrinking, Wide, columns, draw_rule, shorten

TURN, UP = "▸", "↑"
_LABEL = 5
_NAME, _BESIDE_NAME = 18, 12
"""The minimum width of a card name, and the width of mark, price and points beside it."""
_SHRINK_LEVELS = 6
"""The number of steps in which the table can shrink to fit a low screen."""


def draw_table(view: View, voice: BoardVoice) -> RenderableType:
    """The island, the card row, the players and the seat's own board; the track beside them, if there is room.

    On a low screen the least important parts are left out first; a command shows each part in full.
    """

    def render(width: int) -> RenderableType:
        beside = width >= WIDTH + TRACK
        wide = width - TRACK if beside else width
        board = Shrinking(lambda level: Group(*_parts(view, voice, wide, level)), _SHRINK_LEVELS)
        return Beside(board, wide, track(view, voice)) if beside else board

    return Wide(render)


def _parts(view: View, voice: BoardVoice, width: int, level: int) -> Iterator[RenderableType]:
    """The parts of the table at this width; each level leaves out more."""
    yield _title(view, voice, width)
    if level < 6:
        yield from _island(view, voice, width)
    if level < 4:
        yield _row_head(view, voice, width)
        yield _row(view, voice, width) if level < 2 else _row_in_short(view, voice, width)
    if level < 3:
        yield draw_rule(_assistants_on_offer(view, voice, width), width=width)
    if level < 5:
        yield _players(view, voice)
    if view.seat is not None:
        if level < 1:
            yield draw_rule(Text(voice.say("head-own")), width=width)
        yield from _own(view, view.players[view.seat], voice, width, played=level < 1)
    yield draw_rule(Text(), width=width)


def draw_menu(entries: Sequence[Entry], back: str) -> RenderableType:
    """The menu with its numbers, in as many columns as its longest line allows."""
    lines = [_entry(entry) for entry in entries]
    if back:
        lines.append(_entry(Entry(0, back)))
    widest = max(cell_len(line.plain) for line in lines)

    def render(width: int) -> RenderableType:
        across = max(1, min(len(lines), (width - 1) // (widest + 2)))
        if across == 1:
            grid = Table.grid(padding=0)
            grid.add_column(width=width)
            for line in lines:
                grid.add_row(wrap_line(line, width))
            return grid
        grid = columns(*[(width - 1) // across] * across)
        down = -(-len(lines) // across)
        for at in range(down):
            grid.add_row(*(lines[place] if (place := at + down * each) < len(lines) else "" for each in range(across)))
        return grid

    return Wide(render)


def draw_result(view: View, history: Sequence[Event], result: ArnakResult, voice: BoardVoice) -> RenderableType:
    """The points of all players by category, including the rival's (AR 11.1, 13.11)."""
    grid = columns(17, 9, 9, 9, 11, 9, 9, 7)
    keys = ("score-research", "score-temple", "score-idols", "score-guardians", "score-cards", "score-fear")
    grid.add_row("", *(Text(voice.say(key), justify="right") for key in (*keys, "score-all")), style="bold")
    for event in history[-len(view.points) :]:
        assert isinstance(event, Scored)
        parts = (event.research, event.temple, event.idols, event.guardians, event.cards, event.fear)
        cells = [Text(voice.figure(number), justify="right") for number in parts]
        total = Text(voice.figure(event.total), "bold", justify="right")
        place = result.places[event.seat] if event.seat < len(result.places) else result.rival_place
        name = Text(f" {place}. {shorten(voice.seat(event.seat), 12)}", "bold" if place == 1 else "")
        grid.add_row(name, *cells, total)
    return Group(_title(view, voice, WIDTH), grid, draw_rule(Text()))


# The head


def _title(view: View, voice: BoardVoice, width: int) -> Text:
    left = Text(voice.say("title"), "bold")
    left.append(f" · {voice.say('side', side=view.options.side)}", "not bold")
    if view.phase is Phase.OVER:
        return draw_rule(left, Text(voice.say("the-end")), width)
    names = shorten(", ".join(map(voice.seat, view.to_act)), 24)
    right = voice.say("round-and-turn", round=view.round, rounds=SETUP.rounds, names=names)
    return draw_rule(left, Text(right), width)


# The island


def _island(view: View, voice: BoardVoice, width: int) -> list[RenderableType]:
    """The sites from the top: name, cost and gain, then occupants."""
    rows = [[number for number, site in enumerate(SITES) if site.row == row] for row in (3, 2, 1)]
    cells = {number: _site(view, number, voice) for number in range(len(SITES))}
    room = [max(cell_len(cells[number]) for number in sites) + 1 for sites in zip(*rows, strict=True)]
    camps = [number for number, site in enumerate(SITES) if not site.level]
    cost = voice.short_icons(dig_price(view.options.side, SITES[camps[0]].id, 0).travel)
    label_room = max(_LABEL, cell_len(cost) + 2)
    if sum(room) > width - label_room:  # too narrow to align the columns of the rows
        room = []
    found: list[RenderableType] = []
    for sites in rows:
        price = discovery_price(view.options.side, SITES[sites[0]].id).goods.compass
        label = (f"{price}{SIGNS['compass']}", label_room)
        found.append(_sites(view, {number: cells[number] for number in sites}, room, label, voice, width))
    found.append(_sites(view, {number: cells[number] for number in camps}, [], (cost, label_room), voice, width))
    return found


def _sites(
    view: View, cells: Mapping[int, str], room: Sequence[int], label: tuple[str, int], voice: BoardVoice, width: int
) -> Table:
    """A row of sites, spread over the width."""
    needed = list(room) or [cell_len(cell) + 1 for cell in cells.values()]
    spare = max(0, width - label[1] - sum(needed)) // len(cells)
    widths = [each + spare for each in needed]
    grid = columns(label[1], *widths)
    grid.add_row(Text(f" {label[0]}", "dim"), *map(colour_signs, cells.values()))
    below = [_on_site(view, number, voice, wide - 1) for number, wide in zip(cells, widths, strict=True)]
    if any(each.plain for each in below):
        grid.add_row("", *below)
    return grid


def _site(view: View, number: int, voice: BoardVoice) -> str:
    """The short name of a site, its travel cost, and its gain, or its idol while it is undiscovered.

    The first spaces of all camps have the same cost, which is the label of their row.
    """
    site = SITES[number]
    mark = voice.mark(site)
    cost = f" {voice.short_icons(dig_price(view.options.side, site.id, 0).travel)}" if site.level else ""
    tile, idol = view.tiles[number], view.idols[number]
    if tile is not None:
        return f"{mark}{cost}{':' if cost else ''} {voice.brief(SITE_EFFECTS[tile])}"
    return f"{mark}{cost} {IDOL}{voice.brief(IDOLS[idol].effect)}" if idol is not None else f"{mark}{cost}"


def _on_site(view: View, number: int, voice: BoardVoice, wide: int) -> Text:
    """The guardian of a site, and its spaces in brackets if there are several or one is occupied."""
    line = Text()
    guardian = view.guards[number]
    if guardian is not None:
        line.append(f"{GUARD}{voice.name(f'guardian:{guardian}')} ", "bold red")
    spaces = [seat for seat in view.spaces[number] if seat != BLOCKED]
    if len(spaces) > 1 or spaces != [FREE]:
        room = max(3, (wide - len(line)) // len(spaces) - 2)
        for seat in spaces:
            line.append(
                f"[{shorten(voice.seat(seat), room) if seat != FREE else ' '}]", "bold" if seat != FREE else "dim"
            )
    return line


# The row


def _row_head(view: View, voice: BoardVoice, width: int) -> Text:
    decks = voice.say(
        "decks",
        artifacts=sum(map(len, view.artifacts)),
        items=sum(map(len, view.items)),
        fear=view.fear,
        exiled=len(view.exiled),
    )
    return draw_rule(Text(voice.say("head-row", staff=STAFF)), Text(decks), width)


def _row(view: View, voice: BoardVoice, width: int) -> Table:
    """Three places in each of two columns, the staff before the first item."""
    grid = columns(width // 2, width - width // 2)
    half = len(view.row) // 2
    left, right = (_room_for_names(view.row[start : start + half], voice, width // 2) for start in (0, half))
    for at in range(half):
        grid.add_row(_place(view, at, voice, left), _place(view, at + half, voice, right))
    return grid


def _room_for_names(cards: Sequence[str | None], voice: BoardVoice, width: int) -> int:
    """The width for the names of these cards: that of the longest, as far as the other columns allow."""
    there = [card for card in cards if card is not None]
    longest = max((cell_len(voice.name(f"card:{card}")) for card in there), default=0)
    icons = max((cell_len(voice.short_icons(CARDS[card].travel)) for card in there), default=0)
    return max(_NAME, min(longest, width - _BESIDE_NAME - icons))


def _row_in_short(view: View, voice: BoardVoice, width: int) -> RenderableType:
    """The names of the cards with their prices, on one line."""
    cards = []
    for at, card in enumerate(view.row):
        if card is not None:
            mark = STAFF if at == view.round else ""
            cards.append(f"{mark}{voice.name(f'card:{card}')} {voice.goods(card_price(card))}")
    return wrap_line(colour_signs(f" {' · '.join(cards)}"), width)


def _assistants_on_offer(view: View, voice: BoardVoice, width: int) -> Text:
    """The assistants of the supply, the number below each, and the seen ones of the rescue space."""
    stacks = [
        f"{voice.name(f'assistant:{each}')}{f' +{under}' if under else ''}" if each else "–"
        for each, under in zip(view.supply, view.under, strict=True)
    ]
    supply = f"{voice.say('offered')} {', '.join(stacks)}"
    if not view.rescue:
        return Text(supply)
    rescue = voice.names("assistant", view.rescue) + (f" +{view.rescue_under}" if view.rescue_under else "")
    whole = f"{supply} · {voice.say('rescue-space')} {rescue}"
    return Text(whole if cell_len(whole) <= width - 6 else f"{supply} · {voice.say('rescue-short')} {rescue}")


def _place(view: View, at: int, voice: BoardVoice, room: int) -> Text:
    card = view.row[at]
    mark = STAFF if at == view.round else " "
    if card is None:
        return Text(f"{mark}–", "dim")
    name = shorten(voice.name(f"card:{card}"), room)
    text = f"{mark}{name:<{room}} {voice.goods(card_price(card)):<2} {voice.points(card):<5} "
    text += voice.short_icons(CARDS[card].travel)
    return colour_signs(text)


# The players


def _players(view: View, voice: BoardVoice) -> Table:
    """A line for each player: points, tokens, resources, archaeologists at home, idols, guardians, cards."""
    grid = columns(1, 13, 6, 6, 7, *[3] * 5, 6, 6, 7, 5, 5)
    keys = ("head-points", "head-glass", "head-notebook")
    later = ("head-home", "head-idols", "head-guardians", "head-hand", "head-deck")
    signs = [Text(SIGNS[each], STYLES[SIGNS[each]]) for each in RESOURCES]
    grid.add_row("", "", *map(voice.say, keys), *signs, *map(voice.say, later), style="dim")
    for seat, board in enumerate(view.players):
        goods = [str(getattr(board.goods, each)) for each in RESOURCES]
        idols = f"{board.idols}+{board.slots}"
        boons = sum(ally.boon for ally in board.allies)
        guardians = f"{len(board.allies)} ({boons})" if board.allies else "0"
        name = Text(shorten(voice.seat(seat), 12), "bold" if seat == voice.voice.seat else "")
        if board.passed:
            name = Text(shorten(voice.seat(seat), 10) + " " + voice.say("passed-mark"), "dim")
        mark = TURN if seat in view.to_act else ""
        spots = [_spot(view, board.glass, voice), _spot(view, board.notebook, voice)]
        held = [f"{board.home}/{SETUP.archaeologists}", idols, guardians, str(board.hand_size), str(board.deck_size)]
        grid.add_row(mark, name, voice.figure(view.points[seat]), *spots, *goods, *held)
    if view.rival is not None:
        rival, seat = view.rival, view.rival_seat
        idols = str(len(rival.idols) + rival.copies)
        arrow = {"left": "←", "right": "→", None: ""}[rival.arrow]
        cells = [voice.seat(seat), voice.figure(view.points[seat]), _spot(view, rival.glass, voice), "–", *["–"] * 5]
        grid.add_row("", *cells, "", idols, str(len(rival.guardians)), str(len(rival.left)), arrow)
    return grid


def _spot(view: View, space: str, voice: BoardVoice) -> str:
    if space == TEMPLE_SPACE:
        return voice.say("in-temple")
    return str(ROWS[view.options.side][space])


# The seat's own board


def _own(view: View, own: PlayerBoard, voice: BoardVoice, width: int, played: bool) -> list[RenderableType]:
    """The costs of the next research, helpers, idols, the hand and the play area."""
    lines: list[Text] = []
    helpers = [helper(f"assistant:{each.assistant}", each.ready, voice, each.gold) for each in own.employees]
    helpers += [GUARD + helper(f"guardian:{ally.guardian}", ally.boon, voice) for ally in own.allies]
    if helpers:
        lines.append(_labelled_line("own-helpers", " · ".join(helpers), voice))
    slots = "".join(f"[{IDOL if at < own.slots else points}]" for at, points in enumerate(SLOTS))
    state = [f"{voice.say('own-idols')} {IDOL * own.idols or '–'} {slots}"]
    state += [voice.say("fear-tiles", count=own.fear_tiles)] if own.fear_tiles else []
    if view.icons and view.turn == view.seat:
        state.append(voice.say("own-icons", icons=voice.icons(view.icons)))
    state += [voice.say("own-planes")] if own.planes else []
    state += [voice.say("own-warded")] if own.warded else []
    lines = [*_join_lines(_steps_up(view, own, voice), " · ".join(state), width), *lines]
    if own.aside:
        lines.append(_labelled_line("own-aside", _cards(own.aside, voice), voice))
    lines.append(_labelled_line("own-hand", _cards(own.hand or (), voice) or "–", voice, "bold"))
    if played:
        area = _labelled_line("own-play", _cards(own.play, voice) or "–", voice)
        area.truncate(width - 1, overflow="ellipsis")
        lines.append(area)
    return [wrap_line(line, width) for line in lines]


def _join_lines(left: str, right: str, width: int) -> list[Text]:
    """Both texts on one line, if there is room."""
    together = f" {left}   {right}"
    return (
        [colour_signs(together)]
        if cell_len(together) < width
        else [colour_signs(f" {left}"), colour_signs(f" {right}")]
    )


def _steps_up(view: View, own: PlayerBoard, voice: BoardVoice) -> str:
    """The costs of the bridges from each token, and the bonus tiles there."""
    side = view.options.side
    costs = []
    for key, space in (("own-glass", own.glass), ("own-notebook", own.notebook)):
        bridges = []
        for bridge in BRIDGES[side][space]:
            if key == "own-notebook" and bridge.to == TEMPLE_SPACE:
                continue
            cost = voice.cost(bridge_price(side, space, bridge.to))
            tiles = [voice.brief(BONUSES[tile].effect) for tile in view.bonuses[SPACES[side][bridge.to]]]
            bridges.append(cost + (f" (+{', '.join(tiles)})" if tiles else ""))
        costs.append(f"{voice.say(key)}{UP} {' / '.join(bridges) or '–'}")
    return "   ".join(costs)


def _cards(cards: Iterable[str], voice: BoardVoice) -> str:
    """Cards with their icons; equal names are merged."""
    named: dict[str, list[str]] = {}
    for card in cards:
        named.setdefault(voice.name(f"card:{card}"), []).append(voice.icons(CARDS[card].travel))
    return " · ".join(
        f"{f'{len(icons)}× ' if len(icons) > 1 else ''}{name} ({' + '.join(dict.fromkeys(icons))})"
        for name, icons in named.items()
    )


def _labelled_line(key: str, what: str, voice: BoardVoice, style: str = "") -> Text:
    return Text(f" {voice.say(key)} ", "dim").append_text(colour_signs(what, style))


# Small parts


def _entry(entry: Entry) -> Text:
    line = Text(f" {entry.number:>2} ", "bold").append_text(colour_signs(entry.label))
    if entry.entries:
        line.append(f" ({_count(entry)})", "dim").append(" ›", "dim")
    return line


def _count(entry: Entry) -> int:
    return 1 if entry.move is not None else sum(map(_count, entry.entries))
