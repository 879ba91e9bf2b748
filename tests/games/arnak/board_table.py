"""The table of the component tests with what the board needs besides: icons, idols that lie open, several seats."""

from collections.abc import Mapping
from typing import Any

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Drawn, Move
from cairn.games.arnak.rules.pieces import SITES, Side
from cairn.games.arnak.rules.state import Options, State
from tests.games.arnak.table import Table

__all__ = ["SIDES", "Board", "acted", "begun", "settled", "start"]

SIDES: tuple[Side, ...] = ("bird", "snake")


class Board(Table):
    """A table at which A may have icons left over, so that the way costs no cards."""

    def __init__(
        self,
        *,
        icons: str = "",
        face_up: Mapping[str, str] | None = None,
        rescue: str | None = None,
        position: Mapping[str, Any] | None = None,
        **words: Any,
    ) -> None:
        """Write the position: `face_up` are idols by site, `rescue` the assistants of the rescue space, top first.

        `position` is whatever else of the position is to be different.
        """
        super().__init__(**words)
        had: tuple[Icon, ...] = tuple(icons.split())  # type: ignore[arg-type]
        laid = dict(face_up or {})
        idols = tuple(laid.get(site.id, idol) for site, idol in zip(SITES, self.state.idols, strict=True))
        state = replace(self.state, icons=tuple(sorted(had)), idols=idols, **(position or {}))
        if rescue is not None:
            names = tuple(rescue.split(", "))
            unseen = tuple(each for each in (*state.unseen, *state.rescue) if each not in names)
            state = replace(state, rescue=names, rescue_under=0, unseen=tuple(sorted(unseen)))
        self.state = state
        self.mark()

    def refusal(self, move: Move) -> str | None:
        """The rule that forbids the move, which then is not offered either; None if it is allowed."""
        try:
            ARNAK.check(self.state, 0, move)
        except IllegalMove as error:
            assert move not in self.offers
            return error.rule
        assert move in self.offers
        return None

    def by(self, seat: Seat, *moves: Move) -> "Board":
        """Another seat makes these moves, each of which must be offered."""
        for move in moves:
            assert move in tuple(ARNAK.moves(self.state, seat)), f"{move} is not offered"
            self.go(ARNAK.apply(self.state, seat, move))
        return self

    def come(self, *pieces: str) -> "Board":
        """Chance brings these pieces, one after the other."""
        self.play(*map(Drawn, pieces))
        return self

    @property
    def may_come(self) -> list[str]:
        """What chance may bring now."""
        chance = ARNAK.chance(self.state)
        assert chance is not None
        return [outcome.piece for outcome in chance.outcomes if isinstance(outcome, Drawn)]

    def told(self, kind: type[Any]) -> list[ArnakEvent]:
        """The events of a kind since the position was written."""
        return [event for event in self.history if isinstance(event, kind)]


def start(players: int = 2, side: Side = "bird", difficulty: int = 0) -> State:
    """The first turn of a game in which chance always does the first thing that it lists."""
    return begun(players, side, difficulty).state


def begun(players: int = 2, side: Side = "bird", difficulty: int = 0) -> Change[State, ArnakEvent]:
    """The same, with what happened until then."""
    return settled(ARNAK.setup(Options(players=players, side=side, difficulty=difficulty)))


def acted(change: Change[State, ArnakEvent], seat: Seat, *moves: Move) -> Change[State, ArnakEvent]:
    """What follows when the seat makes these moves, with all that happened before."""
    for move in moves:
        after = ARNAK.apply(change.state, seat, move)
        change = Change(after.state, change.events + after.events)
    return change


def settled(change: Change[State, ArnakEvent]) -> Change[State, ArnakEvent]:
    """What follows until chance has nothing more to decide, doing the first thing that it lists each time."""
    while (chance := ARNAK.chance(change.state)) is not None:
        after = ARNAK.settle(change.state, chance.outcomes[0])
        change = Change(after.state, change.events + after.events)
    return change
