"""A position, whole."""

from enum import StrEnum
from typing import TypeAlias

from msgspec.structs import astuple

from cairn.core.events import Change
from cairn.core.values import Seat, Value
from cairn.games.arnak.effects.goods import NOTHING, Goods, Icon
from cairn.games.arnak.effects.steps import Work
from cairn.games.arnak.rules.events import Happening
from cairn.games.arnak.rules.pieces import Arrow, Side

Bag: TypeAlias = tuple[str, ...]
"""Pieces whose order is not decided, sorted by name."""

Layers: TypeAlias = tuple[Bag, ...]
"""A deck or stack from top to bottom; a piece whose place is known is a layer of its own (AR 10.3)."""

FREE, BLOCKED = -1, -2
"""What may stand for a seat on a space of a site: nobody, and a space that is not there (AR 2.4)."""

NOBODY = (FREE, BLOCKED)
"""No archaeologist stands there, for the one reason or the other."""


class Options(Value):
    """How a table of Arnak is set up."""

    players: int = 2
    side: Side = "bird"
    """The side of the board (AR 2.1)."""
    difficulty: int = 0
    """The number of the rival's red tiles, in solo play (AR 13.2)."""


class Phase(StrEnum):
    """What the table is about."""

    SETUP = "setup"
    TURNS = "turns"
    KEEPING = "keeping"  # all decide which cards to keep (AR 10.2)
    OVER = "over"


class Employee(Value):
    """An assistant on a player's board."""

    assistant: str
    gold: bool = False
    ready: bool = True


class Ally(Value):
    """A guardian that was overcome, and whether its boon is still to be had."""

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
    laid: Bag = ()  # of the hand: what goes to the play area when all have decided (AR 10.2)
    undecided: int = 0  # cards left in hand about which to decide, the last ones of the hand (AR 10.2)


class Rival(Value):
    """The rival of a solo game (AR 13)."""

    tiles: Bag = ()  # its ten
    left: Bag = ()  # those not yet turned up in this round
    used: tuple[str, ...] = ()  # in the order they were turned up
    arrow: Arrow | None = None  # on the back of the next tile
    glass: str = "start"
    temple: Bag = ()
    idols: Bag = ()  # face up, one of each kind at most
    copies: int = 0  # idols on the -1 space
    guardians: Bag = ()
    cards: Bag = ()


class State(Value):
    """A position, whole and unveiled. What a player may know of it is for `view` alone to say."""

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
    exiled: tuple[str, ...]  # items, artifacts and basic cards, in the order they went (AR 8.5)
    fear: int  # cards in the stack
    supply: tuple[str | None, ...]  # the open assistants of the three stacks
    under: tuple[int, ...]  # how many lie under each
    rescue: tuple[str, ...]  # the rescue space, top first, as far as it has been looked at (AR 12.2)
    rescue_under: int  # how many lie there that nobody has looked at
    unseen: Bag  # assistants that nobody has seen
    bonuses: tuple[tuple[str, ...], ...]  # by space of the track: open bonus tiles
    bonus_unseen: Bag  # bonus tiles that nobody has seen, those in the box too (AR 2.5)
    temple_unseen: int  # bonus tiles at the temple that nobody has looked at
    temple_bonuses: Bag  # those that somebody has looked at (AR 9.11)
    temple: tuple[int, ...]  # temple tiles left, by stack
    arrivals: tuple[Seat, ...] = ()  # glasses in the temple, in order
    rival: Rival | None = None
    round: int = 1
    first: Seat = 0  # of this round
    began: Seat = 0  # of the first round, from which the seats count (AR 2.8)
    turn: Seat = 0  # whose turn it is, the rival's seat too
    acted: bool = False  # the main action is done
    icons: tuple[Icon, ...] = ()  # left over in this turn (AR 1.5)
    pending: Work = ()  # what is still to be done, the next first

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.turn]

    @property
    def rival_seat(self) -> Seat:
        """Where the rival of a solo game sits: after the last seat."""
        return len(self.players)


class Draft(State):
    """A position in the middle of a move, with what has happened since the move was made.

    The verbs of the chapters turn drafts into drafts. Between moves there are none: `apply` and `settle` begin with a
    draft of the position and end by taking what was told out of it.
    """

    told: tuple[Happening, ...] = ()


def drafted(state: State) -> Draft:
    """The position, with nothing told yet."""
    return Draft(*astuple(state))


def finished(draft: Draft) -> Change[State, Happening]:
    """The position that a move leads to, and what happened on the way."""
    fields = astuple(draft)
    return Change(State(*fields[:-1]), draft.told)
