"""The part of a position that a seat may know (AR 15)."""

from cairn.core.game import check_seat
from cairn.core.values import Seat, Value
from cairn.games.arnak.effects.goods import Goods, Icon
from cairn.games.arnak.effects.steps import Steps
from cairn.games.arnak.rules.engine import to_act
from cairn.games.arnak.rules.events import Scored
from cairn.games.arnak.rules.pieces import TRACKS
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.scoring import scores
from cairn.games.arnak.rules.state import Ally, Bag, Employee, Layers, Options, Phase, Player, Rival, State


class Sources(Value):
    """Points by source (AR 11.1)."""

    research: int
    temple: int
    idols: int
    guardians: int
    cards: int
    fear: int


class PlayerBoard(Value):
    """A player's board, cards and tokens as a seat sees them."""

    goods: Goods
    play: Bag
    home: int
    idols: int
    slots: int
    employees: tuple[Employee, ...]
    allies: tuple[Ally, ...]
    glass: str
    notebook: str
    temple: Bag
    fear_tiles: int
    planes: bool
    warded: bool
    passed: bool
    undecided: int
    hand_size: int
    deck_size: int
    unseen: Bag
    """The cards in hand, in the deck and set aside. All know which these are, only the owner where they are."""
    hand: Bag | None
    """This and the following fields are None for another seat's board."""
    deck: Layers | None
    aside: Bag | None
    laid: Bag | None


class View(Value):
    """Everything one seat may know. Bags contain the pieces that can be drawn, in no order."""

    seat: Seat | None
    """None for a spectator, who sees what all seats see, and everything once the game is over."""
    options: Options
    phase: Phase
    to_act: tuple[Seat, ...]
    players: tuple[PlayerBoard, ...]
    spaces: tuple[tuple[int, ...], ...]
    tiles: tuple[str | None, ...]
    guards: tuple[str | None, ...]
    idols: tuple[str | None, ...]
    tile_stacks: tuple[Layers, Layers]
    guardians: Bag
    row: tuple[str | None, ...]
    items: Layers
    artifacts: Layers
    exiled: tuple[str, ...]
    fear: int
    supply: tuple[str | None, ...]
    under: tuple[int, ...]
    rescue: tuple[str, ...]
    """Top first: the face-up one, or all if the seat has looked at them."""
    rescue_under: int
    """The number of assistants in the rescue space that the seat has not seen."""
    unseen: Bag
    """Assistants that the seat has not seen."""
    bonuses: tuple[tuple[str, ...], ...]
    bonus_unseen: Bag
    """Bonus tiles that the seat has not seen."""
    temple_unseen: int
    """The number of bonus tiles at the temple that the seat has not seen."""
    temple_bonuses: Bag
    """Bonus tiles at the temple that the seat has looked at."""
    temple: tuple[int, ...]
    arrivals: tuple[Seat, ...]
    rival: Rival | None
    round: int
    first: Seat
    began: Seat
    turn: Seat
    acted: bool
    icons: tuple[Icon, ...]
    pending: Steps
    points: tuple[int, ...]
    """The current points by seat, the rival's last; they follow from public information."""
    sources: tuple[Sources, ...]
    """The points by source."""

    @property
    def rival_seat(self) -> Seat:
        """The seat of a solo game's rival: the one after the last player."""
        return len(self.players)


def view(state: State, seat: Seat | None) -> View:
    """The position as `seat` sees it; without a seat, what all seats see, and everything once the game is over."""
    check_seat(seat, len(state.players))
    over = seat is None and state.phase is Phase.OVER
    lookers = state.players if seat is None else (state.players[seat],)
    looked = over or all(_has_seen_rescue(state, each) for each in lookers)
    hidden = () if looked else state.rescue[1:]
    temple = over or all(each.glass == TEMPLE_SPACE for each in lookers)
    secret = () if temple else state.temple_bonuses
    points = scores(state)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        to_act=to_act(state),
        players=tuple(_board(player, over or owner == seat) for owner, player in enumerate(state.players)),
        spaces=state.spaces,
        tiles=state.tiles,
        guards=state.guards,
        idols=state.idols,
        tile_stacks=state.tile_stacks,
        guardians=state.guardians,
        row=state.row,
        items=state.items,
        artifacts=state.artifacts,
        exiled=state.exiled,
        fear=state.fear,
        supply=state.supply,
        under=state.under,
        rescue=state.rescue if looked else state.rescue[:1],
        rescue_under=state.rescue_under + len(hidden),
        unseen=tuple(sorted(state.unseen + hidden)),
        bonuses=state.bonuses,
        bonus_unseen=tuple(sorted(state.bonus_unseen + secret)),
        temple_unseen=state.temple_unseen + len(secret),
        temple_bonuses=state.temple_bonuses if temple else (),
        temple=state.temple,
        arrivals=state.arrivals,
        rival=state.rival,
        round=state.round,
        first=state.first,
        began=state.began,
        turn=state.turn,
        acted=state.acted,
        icons=state.icons,
        pending=state.pending,
        points=tuple(each.total for each in points),
        sources=tuple(map(_sources, points)),
    )


def _sources(points: Scored) -> Sources:
    return Sources(points.research, points.temple, points.idols, points.guardians, points.cards, points.fear)


def _board(player: Player, shown: bool) -> PlayerBoard:
    deck = tuple(card for layer in player.deck for card in layer)
    return PlayerBoard(
        goods=player.goods,
        play=player.play,
        home=player.home,
        idols=player.idols,
        slots=player.slots,
        employees=player.employees,
        allies=player.allies,
        glass=player.glass,
        notebook=player.notebook,
        temple=player.temple,
        fear_tiles=player.fear_tiles,
        planes=player.planes,
        warded=player.warded,
        passed=player.passed,
        undecided=player.undecided,
        hand_size=len(player.hand),
        deck_size=len(deck),
        unseen=tuple(sorted(player.hand + deck + player.aside)),
        hand=player.hand if shown else None,
        deck=player.deck if shown else None,
        aside=player.aside if shown else None,
        laid=player.laid if shown else None,
    )


def _has_seen_rescue(state: State, own: Player) -> bool:
    """Whether the player's glass has reached the row of the rescue space, where it saw all assistants (AR 12.5)."""
    side = state.options.side
    rows = [space.row for space in TRACKS[side].space if space.rescue]
    return bool(rows) and ROWS[side][own.glass] >= rows[0]


# From a view back to a position

_STATE_FIELDS = tuple(name for name in State.__struct_fields__ if name != "players")
_PLAYER_FIELDS = tuple(name for name in Player.__struct_fields__ if name not in ("hand", "deck", "aside", "laid"))
"""The fields that views and positions, and the boards in them, have in common."""


def to_state(seen: View, players: tuple[Player, ...]) -> State:
    """The position with these players and everything else as in the view."""
    return State(**{name: getattr(seen, name) for name in _STATE_FIELDS}, players=players)


def to_player(board: PlayerBoard, hand: Bag, deck: Layers, aside: Bag, laid: Bag) -> Player:
    """The player of a board, with these hidden cards."""
    own = {name: getattr(board, name) for name in _PLAYER_FIELDS}
    return Player(**own, hand=hand, deck=deck, aside=aside, laid=laid)
