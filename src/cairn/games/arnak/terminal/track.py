"""The research track, drawn beside the table if there is room."""

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
from cairn.games.arnak.terminal.colours import colour_signs, wrap_line
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.terminal.layout import columns, draw_rule, shorten

TRACK = 60
"""The width of the track in columns."""
GLASS, BOOK = "○", "□"
_NAME, _TAG = 13, 6
_NUMBERED = re.compile(r"(\S{1,2}).*?(\d+)$")
_TOKENS = 4
"""The index of the column with the tokens."""
_ACROSS = {1: ("middle",), 2: ("left", "right"), 3: ("left", "middle", "right")}


def track(view: View, voice: BoardVoice) -> RenderableType:
    """From the temple down: the costs, bonus tiles and tokens of each space, and the effects of its row."""
    side = view.options.side
    heads = [voice.say(key) for key in ("head-costs", "head-tiles", "own-glass", "own-notebook")]
    lines = [("", "", *heads[:2], f"{GLASS} {BOOK}", *heads[2:])]
    rows = {row.row: row for row in TRACKS[side].row}
    for space in sorted(TRACKS[side].space, key=lambda space: -space.row):
        row, gives = rows.pop(space.row, None), ("", "")
        if row is not None:
            gives = _reward(row.glass, row.glass_points, voice), _reward(row.notebook, row.notebook_points, voice)
        tiles = " ".join(voice.brief(BONUSES[tile].effect) for tile in view.bonuses[SPACES[side][space.id]])
        costs, tokens = " / ".join(_costs(view, space, voice)), " ".join(_tokens(view, space, voice))
        name = shorten(_name(view, space, voice), _NAME)
        lines.append((f" {row.row}" if row else "", name, costs, tiles, tokens, *gives))
    widths = [1 + max(map(cell_len, cells)) for cells in zip(*lines, strict=True)]
    widths[_TOKENS] = TRACK - sum(widths) + widths[_TOKENS]  # the tokens get the rest of the width
    grid = columns(*widths)
    grid.add_row(*lines[0], style="dim")
    for number, name, costs, tiles, tokens, *rewards in lines[1:]:
        there = shorten(tokens, widths[_TOKENS] - 1)
        grid.add_row(number, name, *map(colour_signs, (costs, tiles, there, *rewards)))
    stacks = "  ".join(
        f"{voice.name(f'stack:{stack}')} {voice.goods(temple_price(side, stack))}×{view.temple[number]}"
        for number, stack in enumerate(STACKS)
    )
    title = draw_rule(Text(voice.say("head-track")), width=TRACK)
    return Group(title, grid, wrap_line(colour_signs(f" {stacks}"), TRACK - 1))


def _name(view: View, space: Space, voice: BoardVoice) -> str:
    """The position of a space in its row."""
    in_row = [each for each in TRACKS[view.options.side].space if each.row == space.row]
    if not space.row or space.id == TEMPLE_SPACE:
        return voice.name(f"space:{space.id}")
    return voice.say("mark-space", at=_ACROSS[len(in_row)][in_row.index(space)])


def _costs(view: View, space: Space, voice: BoardVoice) -> Iterator[str]:
    """The costs of the bridges to a space, each once."""
    side = view.options.side
    bridges: Sequence[str] = [
        voice.cost(bridge_price(side, each.origin, each.to)) for each in TRACKS[side].bridge if each.to == space.id
    ]
    yield from dict.fromkeys(bridges)


def _reward(effect: Effect, points: int, voice: BoardVoice) -> str:
    return f"{voice.brief(effect)} {points}".strip()


def _tokens(view: View, space: Space, voice: BoardVoice) -> Iterator[str]:
    """The players on a space, with their tokens there."""
    for seat, board in enumerate(view.players):
        marks = [mark for mark, at in ((GLASS, board.glass), (BOOK, board.notebook)) if at == space.id]
        if marks:
            yield f"{_tag(voice.seat(seat))}{''.join(marks)}"
    if view.rival is not None and view.rival.glass == space.id:
        yield f"{_tag(voice.seat(view.rival_seat))}{GLASS}"


def _tag(name: str) -> str:
    """A short player name: two letters and the number for a long name that ends in one."""
    if cell_len(name) > _TAG and (found := _NUMBERED.match(name)):
        return f"{found[1]}{found[2]}"
    return shorten(name, _TAG)
