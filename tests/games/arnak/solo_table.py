"""A solo table at which the rival is about to turn up a tile, and exactly what that changed.

    table = Solo("dig-coin", "left", found={"lower-1": "one-coin-arrowhead"})
    table.go()
    assert table.changes == {"space lower-1": (RIVAL_SEAT,)}

The player has nothing and has just acted. The arrow is that of the tile after the next, by which the rival chooses.
"""

from collections.abc import Mapping
from typing import Any

from cairn.core.events import Change, Event
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import ShowArrow
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Drawn, EndTurn, Move
from cairn.games.arnak.rules.pieces import RIVAL, SITE_NUMBERS, SITES, TEMPLE, TRACKS, Side
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.state import Options, Player, Rival, State

__all__ = ["GREENS", "RIVAL_SEAT", "Solo"]

RIVAL_SEAT = 1
GREENS = tuple(sorted(tile.id for tile in RIVAL.values() if tile.colour != "red"))
_NEXT = {"left": ("dig-compass", "dig-arrowhead"), "right": ("dig-coin", "dig-jewel")}
_ALWAYS = {"rival left", "rival used", "rival arrow", "rival tiles", "acted"}
_BY_SITE = {"spaces": "space", "tiles": "tile", "guards": "guard", "idols": "idol"}


class Solo:
    """A position of a solo game. `state` is the position; every method that acts replaces it."""

    def __init__(
        self,
        tile: str,
        arrow: str = "left",
        *,
        side: Side = "bird",
        round: int = 1,
        found: Mapping[str, str] | None = None,
        guards: Mapping[str, str] | None = None,
        face_up: Mapping[str, str] | None = None,
        mine: str = "",
        its: str = "",
        bonuses: Mapping[str, str] | None = None,
        row: str | None = None,
        supply: str | None = None,
        under: tuple[int, ...] | None = None,
        rival: Mapping[str, Any] | None = None,
        player: Player | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """Write the position: who stands where (`mine`, `its`), the row from the left with a dash for a gap."""
        state = _opening(side)
        spaces = [list(here) for here in state.spaces]
        for seat, names in ((0, mine.split()), (RIVAL_SEAT, its.split())):
            for name in names:
                spaces[SITE_NUMBERS[name]][0] = seat
        laid = dict(found or {})
        after = next(each for each in _NEXT[arrow] if each != tile)
        state = replace(
            state,
            round=round,
            players=(player or Player(home=2 - len(mine.split())),),
            spaces=tuple(map(tuple, spaces)),
            tiles=tuple(laid.get(site.id, there) for site, there in zip(SITES, state.tiles, strict=True)),
            tile_stacks=tuple((tuple(each for each in s[0] if each not in laid.values()),) for s in state.tile_stacks),
            idols=tuple(
                None if site.id in laid or site.level == 0 else (face_up or {}).get(site.id, "coin") for site in SITES
            ),
            guards=tuple((guards or {}).get(site.id) for site in SITES),
            guardians=tuple(each for each in state.guardians if each not in (guards or {}).values()),
            bonuses=tuple(tuple((bonuses or {}).get(space.id, "").split()) for space in TRACKS[side].space),
            row=state.row if row is None else tuple(None if card == "-" else card for card in row.split()),
            turn=0,
            acted=True,
            pending=(),
            rival=Rival(
                tiles=GREENS,
                left=tuple(sorted((tile, after))),
                used=("item-green",),
                arrow=RIVAL[tile].arrow,
                **(rival or {}),
            ),
        )
        if supply is not None:
            names = supply.split()
            everybody = [*state.unseen, *filter(None, state.supply)]
            state = replace(
                state,
                supply=tuple(None if name == "-" else name for name in names),
                unseen=tuple(sorted(each for each in everybody if each not in names)),
            )
        if under is not None:
            state = replace(state, under=under)
        self.tile = tile
        self.state = replace(state, **(position or {}))
        self.history: tuple[Event, ...] = ()
        self._before = self.state

    def go(self, *pieces: str) -> "Solo":
        """The player's turn ends, the tile is turned up, and chance brings what the rival's action needs."""
        self._go(ARNAK.apply(self.state, 0, EndTurn()))
        chance = ARNAK.chance(self.state)
        if chance is not None and Drawn(self.tile) in chance.outcomes:
            self._go(ARNAK.settle(self.state, Drawn(self.tile)))
        for piece in pieces:
            self.come(piece)
        return self

    def come(self, piece: str) -> "Solo":
        """Chance brings a piece that it lists."""
        chance = ARNAK.chance(self.state)
        assert chance is not None and Drawn(piece) in chance.outcomes, f"{piece} is not among {chance}"
        self._go(ARNAK.settle(self.state, Drawn(piece)))
        return self

    def play(self, *moves: Move) -> "Solo":
        """The player makes these moves, each of which must be offered."""
        for move in moves:
            assert move in tuple(ARNAK.moves(self.state, 0)), f"{move} is not offered"
            self._go(ARNAK.apply(self.state, 0, move))
        return self

    def _go(self, change: Change[State, ArnakEvent]) -> None:
        self.state = change.state
        self.history += change.events

    @property
    def rival(self) -> Rival:
        assert self.state.rival is not None
        return self.state.rival

    @property
    def points(self) -> int:
        """The rival's."""
        return score(self.state, RIVAL_SEAT).total

    def told(self, kind: type[Any]) -> list[ArnakEvent]:
        """The events of a kind since the position was written."""
        return [event for event in self.history if isinstance(event, kind)]

    @property
    def changes(self) -> dict[str, Any]:
        """All that is different, as it is now, but for the tiles that were turned up; a rival that waits is told."""
        found: dict[str, Any] = {}
        before, after = self._before, self.state
        for name in before.__struct_fields__:
            old, new = getattr(before, name), getattr(after, name)
            if old == new or name == "pending":
                continue
            if name in _BY_SITE:
                found |= _places(_BY_SITE[name], [site.id for site in SITES], old, new)
            elif name == "bonuses":
                found |= _places("bonus", [space.id for space in TRACKS[before.options.side].space], old, new)
            elif name == "temple":
                found |= _places("temple", list(TEMPLE), old, new)
            elif name == "players":
                found |= _fields("player", old[0], new[0])
            elif name == "rival":
                found |= _fields("rival", old, new)
            else:
                found[name] = new
        if after.pending:
            found["pending"] = True
        return {name: value for name, value in found.items() if name not in _ALWAYS}


def _opening(side: Side) -> State:
    """A solo game before the rival's first tile is turned up."""
    state = ARNAK.setup(Options(players=1, side=side)).state
    while not state.pending or not isinstance(state.pending[0], ShowArrow):
        chance = ARNAK.chance(state)
        assert chance is not None
        state = ARNAK.settle(state, chance.outcomes[0]).state
    return state


def _fields(owner: str, old: Player | Rival, new: Player | Rival) -> dict[str, Any]:
    names = [name for name in old.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    return {f"{owner} {name}": getattr(new, name) for name in names}


def _places(kind: str, names: list[str], old: tuple[Any, ...], new: tuple[Any, ...]) -> dict[str, Any]:
    return {f"{kind} {name}": two for name, one, two in zip(names, old, new, strict=True) if one != two}
