"""The table, drawn from a view in 80 columns: island, row, players, own board. Colour only repeats what signs say."""

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
from cairn.games.arnak.terminal.colours import STYLES, coloured, hanging
from cairn.games.arnak.terminal.look import helper
from cairn.games.arnak.terminal.menu import Entry
from cairn.games.arnak.terminal.signs import GUARD, IDOL, SIGNS, STAFF, Signs
from cairn.games.arnak.terminal.track import TRACK, track
from cairn.terminal.board import WIDTH
from cairn.terminal.layout import Beside, Shrinking, Wide, columns, draw_rule, shorten

TURN, UP = "▸", "↑"
_LABEL = 5
_NAME, _BESIDE_NAME = 18, 12
"""The columns for the names of cards where all are short, and those for mark, price and points beside them."""
_LEVELS = 6
"""The table can be drawn lower by so many steps."""


def table(view: View, said: Signs) -> RenderableType:
    """The island above, then the row, the players, and what the seat holds; beside them the track, if there is room.

    Where the screen is low, what matters least is left out first; a command shows each part in full.
    """

    def drawn(width: int) -> RenderableType:
        beside = width >= WIDTH + TRACK
        wide = width - TRACK if beside else width
        board = Shrinking(lambda level: Group(*_parts(view, said, wide, level)), _LEVELS)
        return Beside(board, wide, track(view, said)) if beside else board

    return Wide(drawn)


def _parts(view: View, said: Signs, width: int, level: int) -> Iterator[RenderableType]:
    """The table in so many columns; from level to level less of it."""
    yield _title(view, said, width)
    if level < 6:
        yield from _island(view, said, width)
    if level < 4:
        yield _row_head(view, said, width)
        yield _row(view, said, width) if level < 2 else _row_in_short(view, said, width)
    if level < 3:
        yield draw_rule(_offered(view, said, width), width=width)
    if level < 5:
        yield _players(view, said)
    if view.seat is not None:
        if level < 1:
            yield draw_rule(Text(said.say("head-own")), width=width)
        yield from _own(view, view.players[view.seat], said, width, played=level < 1)
    yield draw_rule(Text(), width=width)


def listed(entries: Sequence[Entry], back: str) -> RenderableType:
    """The menu with its numbers, in as many columns as its longest line leaves room for."""
    lines = [_entry(entry) for entry in entries]
    if back:
        lines.append(_entry(Entry(0, back)))
    widest = max(cell_len(line.plain) for line in lines)

    def drawn(width: int) -> RenderableType:
        across = max(1, min(len(lines), (width - 1) // (widest + 2)))
        if across == 1:
            grid = Table.grid(padding=0)
            grid.add_column(width=width)
            for line in lines:
                grid.add_row(hanging(line, width))
            return grid
        grid = columns(*[(width - 1) // across] * across)
        down = -(-len(lines) // across)
        for at in range(down):
            grid.add_row(*(lines[place] if (place := at + down * each) < len(lines) else "" for each in range(across)))
        return grid

    return Wide(drawn)


def ending(view: View, history: Sequence[Event], result: ArnakResult, said: Signs) -> RenderableType:
    """The points of all by category, the rival's too (AR 11.1, 13.11)."""
    grid = columns(17, 9, 9, 9, 11, 9, 9, 7)
    keys = ("score-research", "score-temple", "score-idols", "score-guardians", "score-cards", "score-fear")
    grid.add_row("", *(Text(said.say(key), justify="right") for key in (*keys, "score-all")), style="bold")
    for event in history[-len(view.points) :]:
        assert isinstance(event, Scored)
        parts = (event.research, event.temple, event.idols, event.guardians, event.cards, event.fear)
        cells = [Text(said.figure(number), justify="right") for number in parts]
        total = Text(said.figure(event.total), "bold", justify="right")
        place = result.places[event.seat] if event.seat < len(result.places) else result.rival_place
        name = Text(f" {place}. {shorten(said.seat(event.seat), 12)}", "bold" if place == 1 else "")
        grid.add_row(name, *cells, total)
    return Group(_title(view, said, WIDTH), grid, draw_rule(Text()))


# The head


def _title(view: View, said: Signs, width: int) -> Text:
    left = Text(said.say("title"), "bold")
    left.append(f" · {said.say('side', side=view.options.side)}", "not bold")
    if view.phase is Phase.OVER:
        return draw_rule(left, Text(said.say("the-end")), width)
    names = shorten(", ".join(map(said.seat, view.to_act)), 24)
    right = said.say("round-and-turn", round=view.round, rounds=SETUP.rounds, names=names)
    return draw_rule(left, Text(right), width)


# The island


def _island(view: View, said: Signs, width: int) -> list[RenderableType]:
    """From the top: what each site is called, costs and gives, then who is there."""
    rows = [[number for number, site in enumerate(SITES) if site.row == row] for row in (3, 2, 1)]
    cells = {number: _site(view, number, said) for number in range(len(SITES))}
    room = [max(cell_len(cells[number]) for number in sites) + 1 for sites in zip(*rows, strict=True)]
    camps = [number for number, site in enumerate(SITES) if not site.level]
    cost = said.short_icons(dig_price(view.options.side, SITES[camps[0]].id, 0).travel)
    label_room = max(_LABEL, cell_len(cost) + 2)
    if sum(room) > width - label_room:  # then the columns of the rows do not stand below each other
        room = []
    found: list[RenderableType] = []
    for sites in rows:
        price = discovery_price(view.options.side, SITES[sites[0]].id).goods.compass
        label = (f"{price}{SIGNS['compass']}", label_room)
        found.append(_sites(view, {number: cells[number] for number in sites}, room, label, said, width))
    found.append(_sites(view, {number: cells[number] for number in camps}, [], (cost, label_room), said, width))
    return found


def _sites(
    view: View, cells: Mapping[int, str], room: Sequence[int], label: tuple[str, int], said: Signs, width: int
) -> Table:
    """A row of the island, spread over the columns that there are."""
    needed = list(room) or [cell_len(cell) + 1 for cell in cells.values()]
    spare = max(0, width - label[1] - sum(needed)) // len(cells)
    widths = [each + spare for each in needed]
    grid = columns(label[1], *widths)
    grid.add_row(Text(f" {label[0]}", "dim"), *map(coloured, cells.values()))
    below = [_on_site(view, number, said, wide - 1) for number, wide in zip(cells, widths, strict=True)]
    if any(each.plain for each in below):
        grid.add_row("", *below)
    return grid


def _site(view: View, number: int, said: Signs) -> str:
    """Its name in short, its travel cost, and what it gives, or the idol while it is undiscovered.

    The first spaces of all camps cost the same, which stands before the row.
    """
    site = SITES[number]
    mark = said.mark(site)
    cost = f" {said.short_icons(dig_price(view.options.side, site.id, 0).travel)}" if site.level else ""
    tile, idol = view.tiles[number], view.idols[number]
    if tile is not None:
        return f"{mark}{cost}{':' if cost else ''} {said.brief(SITE_EFFECTS[tile])}"
    return f"{mark}{cost} {IDOL}{said.brief(IDOLS[idol].effect)}" if idol is not None else f"{mark}{cost}"


def _on_site(view: View, number: int, said: Signs, wide: int) -> Text:
    """Its guardian, and its spaces: a bracket each where there are several or somebody stands there."""
    line = Text()
    guardian = view.guards[number]
    if guardian is not None:
        line.append(f"{GUARD}{said.name(f'guardian:{guardian}')} ", "bold red")
    spaces = [seat for seat in view.spaces[number] if seat != BLOCKED]
    if len(spaces) > 1 or spaces != [FREE]:
        room = max(3, (wide - len(line)) // len(spaces) - 2)
        for seat in spaces:
            line.append(
                f"[{shorten(said.seat(seat), room) if seat != FREE else ' '}]", "bold" if seat != FREE else "dim"
            )
    return line


# The row


def _row_head(view: View, said: Signs, width: int) -> Text:
    decks = said.say(
        "decks",
        artifacts=sum(map(len, view.artifacts)),
        items=sum(map(len, view.items)),
        fear=view.fear,
        exiled=len(view.exiled),
    )
    return draw_rule(Text(said.say("head-row", staff=STAFF)), Text(decks), width)


def _row(view: View, said: Signs, width: int) -> Table:
    """Three places below each other, the staff before the first item."""
    grid = columns(width // 2, width - width // 2)
    half = len(view.row) // 2
    left, right = (_room_for_names(view.row[start : start + half], said, width // 2) for start in (0, half))
    for at in range(half):
        grid.add_row(_place(view, at, said, left), _place(view, at + half, said, right))
    return grid


def _room_for_names(cards: Sequence[str | None], said: Signs, width: int) -> int:
    """The columns for the names of cards below each other: as many as the longest needs, if all else has room too."""
    there = [card for card in cards if card is not None]
    longest = max((cell_len(said.name(f"card:{card}")) for card in there), default=0)
    icons = max((cell_len(said.short_icons(CARDS[card].travel)) for card in there), default=0)
    return max(_NAME, min(longest, width - _BESIDE_NAME - icons))


def _row_in_short(view: View, said: Signs, width: int) -> RenderableType:
    """The names with their prices, one after another."""
    told = []
    for at, card in enumerate(view.row):
        if card is not None:
            mark = STAFF if at == view.round else ""
            told.append(f"{mark}{said.name(f'card:{card}')} {said.goods(card_price(card))}")
    return hanging(coloured(f" {' · '.join(told)}"), width)


def _offered(view: View, said: Signs, width: int) -> Text:
    """The assistants that can be recruited, how many lie below each, and those of the rescue space that are seen."""
    stacks = [
        f"{said.name(f'assistant:{each}')}{f' +{under}' if under else ''}" if each else "–"
        for each, under in zip(view.supply, view.under, strict=True)
    ]
    told = f"{said.say('offered')} {', '.join(stacks)}"
    if not view.rescue:
        return Text(told)
    rescue = said.names("assistant", view.rescue) + (f" +{view.rescue_under}" if view.rescue_under else "")
    whole = f"{told} · {said.say('rescue-space')} {rescue}"
    return Text(whole if cell_len(whole) <= width - 6 else f"{told} · {said.say('rescue-short')} {rescue}")


def _place(view: View, at: int, said: Signs, room: int) -> Text:
    card = view.row[at]
    mark = STAFF if at == view.round else " "
    if card is None:
        return Text(f"{mark}–", "dim")
    name = shorten(said.name(f"card:{card}"), room)
    text = f"{mark}{name:<{room}} {said.goods(card_price(card)):<2} {said.points(card):<5} "
    text += said.short_icons(CARDS[card].travel)
    return coloured(text)


# The players


def _players(view: View, said: Signs) -> Table:
    """A line for each: points, the two tokens, resources, archaeologists at home, idols, guardians, cards."""
    grid = columns(1, 13, 6, 6, 7, *[3] * 5, 6, 6, 7, 5, 5)
    keys = ("head-points", "head-glass", "head-notebook")
    later = ("head-home", "head-idols", "head-guardians", "head-hand", "head-deck")
    signs = [Text(SIGNS[each], STYLES[SIGNS[each]]) for each in RESOURCES]
    grid.add_row("", "", *map(said.say, keys), *signs, *map(said.say, later), style="dim")
    for seat, board in enumerate(view.players):
        goods = [str(getattr(board.goods, each)) for each in RESOURCES]
        idols = f"{board.idols}+{board.slots}"
        boons = sum(ally.boon for ally in board.allies)
        guardians = f"{len(board.allies)} ({boons})" if board.allies else "0"
        name = Text(shorten(said.seat(seat), 12), "bold" if seat == said.voice.seat else "")
        if board.passed:
            name = Text(shorten(said.seat(seat), 10) + " " + said.say("passed-mark"), "dim")
        mark = TURN if seat in view.to_act else ""
        spots = [_spot(view, board.glass, said), _spot(view, board.notebook, said)]
        held = [f"{board.home}/{SETUP.archaeologists}", idols, guardians, str(board.hand_size), str(board.deck_size)]
        grid.add_row(mark, name, said.figure(view.points[seat]), *spots, *goods, *held)
    if view.rival is not None:
        rival, seat = view.rival, view.rival_seat
        idols = str(len(rival.idols) + rival.copies)
        arrow = {"left": "←", "right": "→", None: ""}[rival.arrow]
        cells = [said.seat(seat), said.figure(view.points[seat]), _spot(view, rival.glass, said), "–", *["–"] * 5]
        grid.add_row("", *cells, "", idols, str(len(rival.guardians)), str(len(rival.left)), arrow)
    return grid


def _spot(view: View, space: str, said: Signs) -> str:
    if space == TEMPLE_SPACE:
        return said.say("in-temple")
    return str(ROWS[view.options.side][space])


# The own board


def _own(view: View, own: PlayerBoard, said: Signs, width: int, played: bool) -> list[RenderableType]:
    """What the next steps of research cost, helpers, idols, the hand and what was played."""
    lines: list[Text] = []
    helpers = [helper(f"assistant:{each.assistant}", each.ready, said, each.gold) for each in own.employees]
    helpers += [GUARD + helper(f"guardian:{ally.guardian}", ally.boon, said) for ally in own.allies]
    if helpers:
        lines.append(_labelled("own-helpers", " · ".join(helpers), said))
    slots = "".join(f"[{IDOL if at < own.slots else points}]" for at, points in enumerate(SLOTS))
    state = [f"{said.say('own-idols')} {IDOL * own.idols or '–'} {slots}"]
    state += [said.say("fear-tiles", count=own.fear_tiles)] if own.fear_tiles else []
    if view.icons and view.turn == view.seat:
        state.append(said.say("own-icons", icons=said.icons(view.icons)))
    state += [said.say("own-planes")] if own.planes else []
    state += [said.say("own-warded")] if own.warded else []
    lines = [*_joined(_steps_up(view, own, said), " · ".join(state), width), *lines]
    if own.aside:
        lines.append(_labelled("own-aside", _cards(own.aside, said), said))
    lines.append(_labelled("own-hand", _cards(own.hand or (), said) or "–", said, "bold"))
    if played:
        area = _labelled("own-play", _cards(own.play, said) or "–", said)
        area.truncate(width - 1, overflow="ellipsis")
        lines.append(area)
    return [hanging(line, width) for line in lines]


def _joined(left: str, right: str, width: int) -> list[Text]:
    """Both on one line, if there is room."""
    together = f" {left}   {right}"
    return [coloured(together)] if cell_len(together) < width else [coloured(f" {left}"), coloured(f" {right}")]


def _steps_up(view: View, own: PlayerBoard, said: Signs) -> str:
    """What each token may cross next, and what lies there."""
    side = view.options.side
    told = []
    for key, space in (("own-glass", own.glass), ("own-notebook", own.notebook)):
        bridges = []
        for bridge in BRIDGES[side][space]:
            if key == "own-notebook" and bridge.to == TEMPLE_SPACE:
                continue
            cost = said.cost(bridge_price(side, space, bridge.to))
            tiles = [said.brief(BONUSES[tile].effect) for tile in view.bonuses[SPACES[side][bridge.to]]]
            bridges.append(cost + (f" (+{', '.join(tiles)})" if tiles else ""))
        told.append(f"{said.say(key)}{UP} {' / '.join(bridges) or '–'}")
    return "   ".join(told)


def _cards(cards: Iterable[str], said: Signs) -> str:
    """Cards with their icons; those of one name once."""
    named: dict[str, list[str]] = {}
    for card in cards:
        named.setdefault(said.name(f"card:{card}"), []).append(said.icons(CARDS[card].travel))
    return " · ".join(
        f"{f'{len(icons)}× ' if len(icons) > 1 else ''}{name} ({' + '.join(dict.fromkeys(icons))})"
        for name, icons in named.items()
    )


def _labelled(key: str, what: str, said: Signs, style: str = "") -> Text:
    return Text(f" {said.say(key)} ", "dim").append_text(coloured(what, style))


# Small parts


def _entry(entry: Entry) -> Text:
    line = Text(f" {entry.number:>2} ", "bold").append_text(coloured(entry.label))
    if entry.entries:
        line.append(f" ({_count(entry)})", "dim").append(" ›", "dim")
    return line


def _count(entry: Entry) -> int:
    return 1 if entry.move is not None else sum(map(_count, entry.entries))
