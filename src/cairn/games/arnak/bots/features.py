"""What a seat knows of a position, as numbers: the input columns of a network.

A position is described in parts, each of which depends on a few fields. Most columns of a part are zero, so a part is
stored as its nonzero columns. After a move only a few parts have changed, and only they are passed to a network.

| part | columns |
| --- | --- |
| own | goods; hand, play area, cards aside by card; deck by card, and the expected number in the next hand |
| | archaeologists, crates, slots, fear tiles, effects until the round ends; assistants; guardians; tokens; temple |
| | what is affordable next: research by each token, temple tiles, guardians at the seat's sites, cards of the row |
| next | the same for the next opponent; hand, deck and cards aside only as public information: one bag and a size |
| rest | the sum of the opponents after that, without their cards |
| rival | its tiles, the remaining ones, the arrow, its glass, temple tiles, idols, guardians, cards |
| board | sites with tiles, guardians, idols, occupants; row; assistants; bonus tiles; temple; round, side, players |
| work | pending steps of this turn: kinds of steps, goods, sites, spaces |
| points | current points: own, the best opponent's, the next opponent's |

Hidden cards are only read as a bag, so positions that a seat cannot distinguish have equal columns.
"""

from collections.abc import Sequence

import numpy as np

from cairn.core.values import Seat
from cairn.games.arnak.bots.columns.board import (
    bonus_columns,
    rival_columns,
    row_columns,
    site_columns,
    supply_columns,
    table_columns,
)
from cairn.games.arnak.bots.columns.layout import COLUMNS, START, VERSION, Part, fingerprint
from cairn.games.arnak.bots.columns.pending import pending_columns
from cairn.games.arnak.bots.columns.player import (
    affordable_columns,
    ally_columns,
    bag_columns,
    deck_columns,
    employee_columns,
    goods_columns,
    hand_and_play_area,
    means_columns,
    opponent_columns,
    staff_columns,
    temple_columns,
    token_columns,
)
from cairn.games.arnak.bots.columns.points import opponents, point_columns, points
from cairn.games.arnak.rules.state import Player, State

__all__ = ["COLUMNS", "VERSION", "Features", "Part", "features", "fingerprint", "points"]

_OWN_GOODS, _OWN_HAND, _OWN_PLAY, _OWN_ASIDE, _OWN_EMPLOYEES, _OWN_ALLIES, _OWN_TOKENS, _OWN_TEMPLE = (
    START[f"own.{_name}"] for _name in ("goods", "hand", "play", "aside", "employees", "allies", "tokens", "temple")
)


class Features:
    """A position as a seat knows it: all parts, or the difference to another position."""

    __slots__ = ("_parts", "before", "changed", "first", "other", "own")

    def __init__(
        self,
        parts: tuple[Part, ...] | None,
        own: int,
        other: int,
        first: int,
        before: "Features | None" = None,
        changed: Sequence[tuple[int, Part]] = (),
    ) -> None:
        """Take all parts, or those that have changed since `before`, by their numbers."""
        self._parts = parts
        self.own = own
        """The seat's current points."""
        self.other = other
        """The current points of the best opponent or of the rival."""
        self.first = first
        """The current points of the next opponent or of the rival."""
        self.before = before
        self.changed = changed

    @property
    def parts(self) -> tuple[Part, ...]:
        """All parts."""
        if self._parts is None:
            assert self.before is not None, "a difference needs a position before"
            parts = list(self.before.parts)
            for number, part in self.changed:
                parts[number] = part
            self._parts = tuple(parts)
        return self._parts

    def columns(self) -> Part:
        """All nonzero columns; the values of a column that occurs twice are added."""
        return np.concatenate([part[0] for part in self.parts]), np.concatenate([part[1] for part in self.parts])


def features(state: State, seat: Seat, root: State | None = None, before: Features | None = None) -> Features:
    """The features of a position for a seat; with `root` and its features, as a difference to them."""
    if root is None or before is None:
        return _all_parts(state, seat)
    return _changed_parts(state, seat, root, before)


def _all_parts(state: State, seat: Seat) -> Features:
    """All parts, in the order of `SIZES`."""
    side, own = state.options.side, state.players[seat]
    hand, play = hand_and_play_area(own)
    mine = points(state, seat)
    others = [points(state, other) for other in opponents(state, seat)]
    best, first = max(others), others[0]
    parts = (
        goods_columns(START["own.goods"], own.goods),
        bag_columns(START["own.hand"], hand),
        bag_columns(START["own.play"], play),
        bag_columns(START["own.aside"], own.aside),
        deck_columns(own.deck),
        staff_columns("own.staff", own),
        employee_columns(START["own.employees"], own.employees),
        ally_columns(START["own.allies"], own.allies),
        token_columns(START["own.tokens"], side, own.glass, own.notebook),
        temple_columns(START["own.temple"], own.temple),
        means_columns(state, seat),
        affordable_columns(state.row, own.goods.coin, own.goods.compass),
        *opponent_columns(state, seat),
        rival_columns(state.rival, side),
        site_columns(state.spaces, state.tiles, state.guards, state.idols, seat),
        row_columns(state.row),
        supply_columns(state),
        bonus_columns(side, state.bonuses),
        table_columns(state, seat),
        pending_columns(state.pending, state.tiles, state.guards, side),
        point_columns(mine, best, first),
    )
    return Features(parts, mine, best, first)


def _changed_parts(state: State, seat: Seat, root: State, before: Features) -> Features:
    """The parts that depend on a field which is not the same object as in `root`.

    Their numbers are the positions in the parts of `_all_parts`, the slow equivalent.
    """
    side, old = state.options.side, before.parts
    own, was = state.players[seat], root.players[seat]
    found: list[tuple[int, Part]] = []
    sites_same = (
        state.spaces is root.spaces
        and state.guards is root.guards
        and state.tiles is root.tiles
        and state.idols is root.idols
    )
    row_same = state.row is root.row
    means_same = sites_same
    if own is not was:
        goods_same = own.goods is was.goods
        if not goods_same:
            found.append((0, goods_columns(_OWN_GOODS, own.goods)))
            means_same = False
        if own.hand is not was.hand or own.play is not was.play or own.laid is not was.laid:
            hand, play = hand_and_play_area(own)
            found.append((1, bag_columns(_OWN_HAND, hand)))
            found.append((2, bag_columns(_OWN_PLAY, play)))
        if own.aside is not was.aside:
            found.append((3, bag_columns(_OWN_ASIDE, own.aside)))
        if own.deck is not was.deck:
            found.append((4, deck_columns(own.deck)))
        found.append((5, staff_columns("own.staff", own)))
        if own.employees is not was.employees:
            found.append((6, employee_columns(_OWN_EMPLOYEES, own.employees)))
        if own.allies is not was.allies:
            found.append((7, ally_columns(_OWN_ALLIES, own.allies)))
        if own.glass is not was.glass or own.notebook is not was.notebook:
            found.append((8, token_columns(_OWN_TOKENS, side, own.glass, own.notebook)))
            means_same = False
        if own.temple is not was.temple:
            found.append((9, temple_columns(_OWN_TEMPLE, own.temple)))
        if own.idols != was.idols:
            means_same = False
        if not (row_same and goods_same):
            found.append((11, affordable_columns(state.row, own.goods.coin, own.goods.compass)))
    elif not row_same:
        found.append((11, affordable_columns(state.row, own.goods.coin, own.goods.compass)))
    if not means_same:
        found.append((10, means_columns(state, seat)))
    others_same = _others_unchanged(state.players, root.players, seat)
    if not others_same:
        found += enumerate(opponent_columns(state, seat), 12)
    if state.rival is not root.rival:
        found.append((28, rival_columns(state.rival, side)))
        others_same = False
    if not sites_same:
        found.append((29, site_columns(state.spaces, state.tiles, state.guards, state.idols, seat)))
    if not row_same:
        found.append((30, row_columns(state.row)))
    if (
        state.supply is not root.supply
        or state.rescue is not root.rescue
        or state.under is not root.under
        or state.rescue_under != root.rescue_under
    ):
        found.append((31, supply_columns(state)))
    if state.bonuses is not root.bonuses:
        found.append((32, bonus_columns(side, state.bonuses)))
    found.append((33, table_columns(state, seat)))
    if state.pending is not root.pending or (state.pending and not sites_same):
        found.append((34, pending_columns(state.pending, state.tiles, state.guards, side)))
    arrived = state.arrivals is not root.arrivals
    mine = points(state, seat) if own is not was or arrived else before.own
    if others_same and not arrived:
        best, first = before.other, before.first
    else:
        others = [points(state, other) for other in opponents(state, seat)]
        best, first = max(others), others[0]
    if mine != before.own or best != before.other or first != before.first:
        found.append((35, point_columns(mine, best, first)))
    return Features(None, mine, best, first, before, [each for each in found if each[1] is not old[each[0]]])


def _others_unchanged(players: tuple[Player, ...], were: tuple[Player, ...], seat: Seat) -> bool:
    """Whether the boards of all other seats are unchanged."""
    if len(players) == 1 or players is were:
        return True
    return all(one is other for number, (one, other) in enumerate(zip(players, were, strict=True)) if number != seat)
