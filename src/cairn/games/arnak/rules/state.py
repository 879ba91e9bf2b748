"""The complete position."""

from enum import StrEnum
from typing import Any, TypeAlias

from msgspec.structs import astuple

from cairn.core.events import Change
from cairn.core.values import Seat, Value, replace
from cairn.games.arnak.effects.goods import NOTHING, Goods, Icon
from cairn.games.arnak.effects.steps import Step, Steps
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.pieces import Arrow, Side

Bag: TypeAlias = tuple[str, ...]
"""Pieces in no order, sorted by name."""

Layers: TypeAlias = tuple[Bag, ...]
"""A deck or stack from top to bottom; each layer is a bag, a piece whose place is known a layer of one (AR 10.3)."""

FREE, BLOCKED = -1, -2
"""Values of a space of a site without an archaeologist: a free one, and one that is blocked (AR 2.4)."""

NOBODY = (FREE, BLOCKED)
"""Both values of a space without an archaeologist."""


class Options(Value):
    """The options of a game of Arnak."""

    players: int = 2
    side: Side = "bird"
    """The side of the board (AR 2.1)."""
    difficulty: int = 0
    """The number of the rival's red tiles, in solo play (AR 13.2)."""


class Phase(StrEnum):
    """The phase of the game."""

    SETUP = "setup"
    TURNS = "turns"
    KEEPING = "keeping"  # all decide which cards to keep (AR 10.2)
    INTERIM = "interim"  # nobody acts: only in positions between the events of one move
    OVER = "over"


class Employee(Value):
    """An assistant on a player's board."""

    assistant: str
    gold: bool = False
    ready: bool = True


class Ally(Value):
    """An overcome guardian, and whether its boon is still unused."""

    guardian: str
    boon: bool = True


class Player(Value):
    """A player's board, cards and tokens."""

    goods: Goods = NOTHING
    hand: Bag = ()
    play: Bag = ()  # the play area, without fear tiles
    deck: Layers = ()
    aside: Bag = ()  # cards being looked at, neither in hand nor in the play area (AR 16.8)
    home: int = 2  # archaeologists on the board
    idols: int = 0  # in the crates
    slots: int = 0  # filled, from the left
    employees: tuple[Employee, ...] = ()
    allies: tuple[Ally, ...] = ()
    glass: str = "start"
    notebook: str = "start"
    temple: Bag = ()  # temple tiles, by the stack they came from
    fear_tiles: int = 0
    planes: bool = False  # every icon is a plane until the round ends (AR 16.11)
    warded: bool = False  # no Fear from guardians when the round ends (AR 16.12)
    passed: bool = False
    laid: Bag = ()  # cards of the hand that go to the play area when all have decided (AR 10.2)
    undecided: int = 0  # cards still to decide about, the last ones of the hand (AR 10.2)


class Rival(Value):
    """The rival of a solo game (AR 13)."""

    tiles: Bag = ()  # its ten tiles
    left: Bag = ()  # tiles not yet turned up in this round
    used: tuple[str, ...] = ()  # tiles in the order they were turned up
    arrow: Arrow | None = None  # on the back of the next tile
    glass: str = "start"
    temple: Bag = ()
    idols: Bag = ()  # face up, one of each kind at most
    copies: int = 0  # idols on the -1 space
    guardians: Bag = ()
    cards: Bag = ()


class State(Value):
    """The complete position, hidden information included. Only `view` decides what a player may know of it."""

    options: Options
    phase: Phase
    players: tuple[Player, ...]
    spaces: tuple[tuple[int, ...], ...]  # by site, then space: a seat, the rival's seat, or nobody
    tiles: tuple[str | None, ...]  # by site: the camp site, the tile there, or None while it is undiscovered
    guards: tuple[str | None, ...]  # by site: the guardian there
    idols: tuple[str | None, ...]  # by site: the face-up idol there
    tile_stacks: tuple[Layers, Layers]  # of level I, of level II
    guardians: Bag  # the stack
    row: tuple[str | None, ...]  # places from the left; as many artifact places as the round's number (AR 2.2)
    items: Layers  # the deck
    artifacts: Layers
    exiled: tuple[str, ...]  # items, artifacts and basic cards, in the order they were exiled (AR 8.5)
    fear: int  # cards in the stack
    supply: tuple[str | None, ...]  # the face-up assistants of the three stacks
    under: tuple[int, ...]  # by stack: assistants below the face-up one
    rescue: tuple[str, ...]  # the seen assistants of the rescue space, top first (AR 12.2)
    rescue_under: int  # unseen assistants of the rescue space
    unseen: Bag  # assistants that nobody has seen
    bonuses: tuple[tuple[str, ...], ...]  # by space of the track: face-up bonus tiles
    bonus_unseen: Bag  # bonus tiles that nobody has seen, including those in the box (AR 2.5)
    temple_unseen: int  # bonus tiles at the temple that nobody has looked at
    temple_bonuses: Bag  # bonus tiles at the temple that somebody has looked at (AR 9.11)
    temple: tuple[int, ...]  # temple tiles left, by stack
    arrivals: tuple[Seat, ...] = ()  # glasses in the temple, in order
    rival: Rival | None = None
    round: int = 1
    first: Seat = 0  # the first player of this round
    began: Seat = 0  # the first player of round 1, from which the seats count (AR 2.8)
    turn: Seat = 0  # whose turn it is, the rival's seat too
    acted: bool = False  # the main action is done
    icons: tuple[Icon, ...] = ()  # left over in this turn (AR 1.5)
    pending: Steps = ()  # the steps still to carry out, the next one first

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    @property
    def rival_seat(self) -> Seat:
        """The seat of a solo game's rival: the one after the last player."""
        return len(self.players)


class Draft(State):
    """A position in the middle of a move, with the events since the move was made.

    `apply` and `settle` start with a draft of the position, the functions of the chapters turn drafts into drafts, and
    `finish_draft` splits the last one into the new position and the events.
    """

    events: tuple[ArnakEvent, ...] = ()

    def update(self, *events: ArnakEvent, **changes: Any) -> "Draft":
        """Change fields and add events."""
        return replace(self, events=self.events + events, **changes)

    def update_player(self, player: Player, *events: ArnakEvent, **changes: Any) -> "Draft":
        """Change the board of the player whose turn it is and other fields, and add events."""
        return self.set_player(self.turn, player, events=self.events + events, **changes)

    def set_player(self, seat: Seat, player: Player, **changes: Any) -> "Draft":
        """Change the board of one seat and other fields."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]), **changes)

    def finish_step(self) -> "Draft":
        """Drop the step at the head of the pending ones."""
        return replace(self, pending=self.pending[1:])

    def next_steps(self, *steps: Step) -> Steps:
        """The pending steps with these in place of the one at the head."""
        return (*steps, *self.pending[1:])


def start_draft(state: State) -> Draft:
    """A draft of the position, without events."""
    return Draft(*astuple(state))


def finish_draft(draft: Draft) -> Change[State, ArnakEvent]:
    """The position that a move leads to, and the events on the way."""
    return Change(State(*astuple(draft)[:-1]), draft.events)
