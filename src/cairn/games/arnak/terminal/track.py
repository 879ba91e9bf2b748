"""The research track, drawn beside the table where there is room."""

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.arnak.effects.steps import Effect
from cairn.games.arnak.rules.pieces import BONUSES, TRACKS, Space
from cairn.games.arnak.rules.prices import bridge_price, temple_price
from cairn.games.arnak.rules.research import SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.terminal.colours import coloured, hanging
from cairn.games.arnak.terminal.signs import Signs
from cairn.terminal.layout import columns, draw_rule, shorten

TRACK = 60
"""The columns that it takes."""
GLASS, BOOK = "○", "□"
_NAME, _TAG = 13, 6
_NUMBERED = re.compile(r"(\S{1,2}).*?(\d+)$")
_TOKENS = 4
"""The column of those who are there."""
_ACROSS = {1: ("middle",), 2: ("left", "right"), 3: ("left", "middle", "right")}


def track(view: View, said: Signs) -> RenderableType:
    """From the temple down: what each space costs and what lies there, who is there, and what its row gives."""
    side = view.options.side
    heads = [said.say(key) for key in ("head-costs", "head-tiles", "own-glass", "own-notebook")]
    lines = [("", "", *heads[:2], f"{GLASS} {BOOK}", *heads[2:])]
    rows = {row.row: row for row in TRACKS[side].row}
    for space in sorted(TRACKS[side].space, key=lambda space: -space.row):
        row, gives = rows.pop(space.row, None), ("", "")
        if row is not None:
            gives = _gives(row.glass, row.glass_points, said), _gives(row.notebook, row.notebook_points, said)
        tiles = " ".join(said.brief(BONUSES[tile].effect) for tile in view.bonuses[SPACES[side][space.id]])
        costs, tokens = " / ".join(_costs(view, space, said)), " ".join(_tokens(view, space, said))
        name = shorten(_name(view, space, said), _NAME)
        lines.append((f" {row.row}" if row else "", name, costs, tiles, tokens, *gives))
    widths = [1 + max(map(cell_len, cells)) for cells in zip(*lines, strict=True)]
    widths[_TOKENS] = TRACK - sum(widths) + widths[_TOKENS]  # all but these are written out
    grid = columns(*widths)
    grid.add_row(*lines[0], style="dim")
    for number, name, costs, tiles, tokens, *rewards in lines[1:]:
        there = shorten(tokens, widths[_TOKENS] - 1)
        grid.add_row(number, name, *map(coloured, (costs, tiles, there, *rewards)))
    stacks = "  ".join(
        f"{said.name(f'stack:{stack}')} {said.goods(temple_price(side, stack))}×{view.temple[number]}"
        for number, stack in enumerate(STACKS)
    )
    title = draw_rule(Text(said.say("head-track")), width=TRACK)
    return Group(title, grid, hanging(coloured(f" {stacks}"), TRACK - 1))


def _name(view: View, space: Space, said: Signs) -> str:
    """Where in its row a space lies."""
    alike = [each for each in TRACKS[view.options.side].space if each.row == space.row]
    if not space.row or space.id == TEMPLE_SPACE:
        return said.name(f"space:{space.id}")
    return said.say("mark-space", at=_ACROSS[len(alike)][alike.index(space)])


def _costs(view: View, space: Space, said: Signs) -> Iterator[str]:
    """What the bridges to a space cost, each price once."""
    side = view.options.side
    bridges: Sequence[str] = [
        said.cost(bridge_price(side, each.origin, each.to)) for each in TRACKS[side].bridge if each.to == space.id
    ]
    yield from dict.fromkeys(bridges)


def _gives(effect: Effect, points: int, said: Signs) -> str:
    return f"{said.brief(effect)} {points}".strip()


def _tokens(view: View, space: Space, said: Signs) -> Iterator[str]:
    """Who is there, with which token."""
    for seat, board in enumerate(view.players):
        marks = [mark for mark, at in ((GLASS, board.glass), (BOOK, board.notebook)) if at == space.id]
        if marks:
            yield f"{_tag(said.seat(seat))}{''.join(marks)}"
    if view.rival is not None and view.rival.glass == space.id:
        yield f"{_tag(said.seat(view.rival_seat))}{GLASS}"


def _tag(name: str) -> str:
    """A player in short: of a long name with a number the first two letters and the number."""
    if cell_len(name) > _TAG and (found := _NUMBERED.match(name)):
        return f"{found[1]}{found[2]}"
    return shorten(name, _TAG)
