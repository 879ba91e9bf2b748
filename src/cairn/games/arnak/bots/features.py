"""What a seat can tell of a position, as numbers: the columns of a network's first layer.

A position is described in parts, each of which depends on a few fields; of most parts nearly all columns are zero, so
a part is kept as the columns that are not. After a move only a few parts have changed, and a network is told the
difference alone.

| part | columns |
| --- | --- |
| own | goods; hand, play area, cards aside by card; deck by card, and the next five as they may be expected |
| | archaeologists, crates, slots, fear tiles, what lasts until the round ends; assistants; guardians; tokens; temple |
| | what can be paid for next: steps of both tokens, temple tiles, guardians at own sites, cards of the row |
| next | the same of the next opponent; of hand, deck and cards aside only what all can tell: one bag, and a size |
| rest | the sum of the opponents after that, without their cards |
| rival | its tiles, those left, the arrow, its glass, temple tiles, idols, guardians, cards |
| board | sites with tiles, guardians, idols, who is there; row; assistants; bonus tiles; temple; round, side, players |
| work | what is still to be done in this turn: kinds of steps, goods, sites, spaces |
| points | as they stand: own, the best other's, the next one's |

Hidden cards are read as a bag and nothing else, so worlds that a seat cannot tell apart have equal columns.
"""

from collections.abc import Sequence

import numpy as np

from cairn.core.values import Seat
from cairn.games.arnak.bots.columns.board import of_bonuses, of_rival, of_row, of_sites, of_supply, of_table
from cairn.games.arnak.bots.columns.layout import COLUMNS, START, VERSION, Part, fingerprint
from cairn.games.arnak.bots.columns.player import (
    held,
    of_affordable,
    of_allies,
    of_bag,
    of_deck,
    of_employees,
    of_goods,
    of_means,
    of_others,
    of_staff,
    of_temple,
    of_tokens,
)
from cairn.games.arnak.bots.columns.points import of_points, opponents, points
from cairn.games.arnak.bots.columns.work import of_work
from cairn.games.arnak.rules.state import Player, State

__all__ = ["COLUMNS", "VERSION", "Features", "Part", "features", "fingerprint", "points"]

_OWN_GOODS, _OWN_HAND, _OWN_PLAY, _OWN_ASIDE, _OWN_EMPLOYEES, _OWN_ALLIES, _OWN_TOKENS, _OWN_TEMPLE = (
    START[f"own.{_name}"] for _name in ("goods", "hand", "play", "aside", "employees", "allies", "tokens", "temple")
)


class Features:
    """A position as a seat can tell it: in parts, or as what is different from an earlier one."""

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
        """All parts, or those that have changed since `before`, by their numbers."""
        self._parts = parts
        self.own = own
        """Points as they stand."""
        self.other = other
        """The best other's points as they stand, or the rival's."""
        self.first = first
        """Those of the next opponent, or the rival's."""
        self.before = before
        self.changed = changed

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of them."""
        if self._parts is None:
            assert self.before is not None, "described by difference, and from nothing"
            parts = list(self.before.parts)
            for number, part in self.changed:
                parts[number] = part
            self._parts = tuple(parts)
        return self._parts

    def columns(self) -> Part:
        """All the columns that are not zero; one that stands here twice counts twice."""
        return np.concatenate([part[0] for part in self.parts]), np.concatenate([part[1] for part in self.parts])


def features(state: State, seat: Seat, root: State | None = None, before: Features | None = None) -> Features:
    """The position as the seat can tell it; with `root` and how that was described, by difference."""
    if root is None or before is None:
        return _whole(state, seat)
    return _changed(state, seat, root, before)


def _whole(state: State, seat: Seat) -> Features:
    """Part by part, in the order of `SIZES`."""
    side, own = state.options.side, state.players[seat]
    hand, play = held(own)
    mine = points(state, seat)
    others = [points(state, other) for other in opponents(state, seat)]
    best, first = max(others), others[0]
    parts = (
        of_goods(START["own.goods"], own.goods),
        of_bag(START["own.hand"], hand),
        of_bag(START["own.play"], play),
        of_bag(START["own.aside"], own.aside),
        of_deck(own.deck),
        of_staff("own.staff", own),
        of_employees(START["own.employees"], own.employees),
        of_allies(START["own.allies"], own.allies),
        of_tokens(START["own.tokens"], side, own.glass, own.notebook),
        of_temple(START["own.temple"], own.temple),
        of_means(state, seat),
        of_affordable(state.row, own.goods.coin, own.goods.compass),
        *of_others(state, seat),
        of_rival(state.rival, side),
        of_sites(state.spaces, state.tiles, state.guards, state.idols, seat),
        of_row(state.row),
        of_supply(state),
        of_bonuses(side, state.bonuses),
        of_table(state, seat),
        of_work(state.pending, state.tiles, state.guards, side),
        of_points(mine, best, first),
    )
    return Features(parts, mine, best, first)


def _changed(state: State, seat: Seat, root: State, before: Features) -> Features:
    """What is not as it was: fields that are still the same thing are described in the same way.

    The numbers are those of the parts in `_whole`, which says the same more slowly.
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
            found.append((0, of_goods(_OWN_GOODS, own.goods)))
            means_same = False
        if own.hand is not was.hand or own.play is not was.play or own.laid is not was.laid:
            hand, play = held(own)
            found.append((1, of_bag(_OWN_HAND, hand)))
            found.append((2, of_bag(_OWN_PLAY, play)))
        if own.aside is not was.aside:
            found.append((3, of_bag(_OWN_ASIDE, own.aside)))
        if own.deck is not was.deck:
            found.append((4, of_deck(own.deck)))
        found.append((5, of_staff("own.staff", own)))
        if own.employees is not was.employees:
            found.append((6, of_employees(_OWN_EMPLOYEES, own.employees)))
        if own.allies is not was.allies:
            found.append((7, of_allies(_OWN_ALLIES, own.allies)))
        if own.glass is not was.glass or own.notebook is not was.notebook:
            found.append((8, of_tokens(_OWN_TOKENS, side, own.glass, own.notebook)))
            means_same = False
        if own.temple is not was.temple:
            found.append((9, of_temple(_OWN_TEMPLE, own.temple)))
        if own.idols != was.idols:
            means_same = False
        if not (row_same and goods_same):
            found.append((11, of_affordable(state.row, own.goods.coin, own.goods.compass)))
    elif not row_same:
        found.append((11, of_affordable(state.row, own.goods.coin, own.goods.compass)))
    if not means_same:
        found.append((10, of_means(state, seat)))
    others_same = _are_same_but(state.players, root.players, seat)
    if not others_same:
        found += enumerate(of_others(state, seat), 12)
    if state.rival is not root.rival:
        found.append((28, of_rival(state.rival, side)))
        others_same = False
    if not sites_same:
        found.append((29, of_sites(state.spaces, state.tiles, state.guards, state.idols, seat)))
    if not row_same:
        found.append((30, of_row(state.row)))
    if (
        state.supply is not root.supply
        or state.rescue is not root.rescue
        or state.under is not root.under
        or state.rescue_under != root.rescue_under
    ):
        found.append((31, of_supply(state)))
    if state.bonuses is not root.bonuses:
        found.append((32, of_bonuses(side, state.bonuses)))
    found.append((33, of_table(state, seat)))
    if state.pending is not root.pending or (state.pending and not sites_same):
        found.append((34, of_work(state.pending, state.tiles, state.guards, side)))
    arrived = state.arrivals is not root.arrivals
    mine = points(state, seat) if own is not was or arrived else before.own
    if others_same and not arrived:
        best, first = before.other, before.first
    else:
        others = [points(state, other) for other in opponents(state, seat)]
        best, first = max(others), others[0]
    if mine != before.own or best != before.other or first != before.first:
        found.append((35, of_points(mine, best, first)))
    return Features(None, mine, best, first, before, [each for each in found if each[1] is not old[each[0]]])


def _are_same_but(players: tuple[Player, ...], were: tuple[Player, ...], seat: Seat) -> bool:
    """Whether nothing has changed for anybody but the seat."""
    if len(players) == 1 or players is were:
        return True
    return all(one is other for number, (one, other) in enumerate(zip(players, were, strict=True)) if number != seat)
