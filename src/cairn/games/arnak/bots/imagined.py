"""A whole position made from what a seat sees, to think ahead in.

It holds nothing that the seat does not know: what others have looked at and the seat has not is left to chance, as it
was before anybody looked, and the cards of the others lie in the order of their names. Nothing that a seat can do in
its own turn depends on them.
"""

from cairn.core.values import Seat
from cairn.games.arnak.rules.state import Player, State
from cairn.games.arnak.rules.view import PlayerBoard, View, view

__all__ = ["as_seen", "imagined"]


def imagined(view: View) -> State:
    """The one position that stands for all that the seat cannot tell apart."""
    return State(
        options=view.options,
        phase=view.phase,
        players=tuple(_player(board, seat, view.seat) for seat, board in enumerate(view.players)),
        spaces=view.spaces,
        tiles=view.tiles,
        guards=view.guards,
        idols=view.idols,
        tile_stacks=view.tile_stacks,
        guardians=view.guardians,
        row=view.row,
        items=view.items,
        artifacts=view.artifacts,
        exiled=view.exiled,
        fear=view.fear,
        supply=view.supply,
        under=view.under,
        rescue=view.rescue,
        rescue_under=view.rescue_under,
        unseen=view.unseen,
        bonuses=view.bonuses,
        bonus_unseen=view.bonus_unseen,
        temple_unseen=view.temple_unseen,
        temple_bonuses=view.temple_bonuses,
        temple=view.temple,
        arrivals=view.arrivals,
        rival=view.rival,
        round=view.round,
        first=view.first,
        began=view.began,
        turn=view.turn,
        acted=view.acted,
        icons=view.icons,
        pending=view.pending,
    )


def as_seen(state: State, seat: Seat) -> State:
    """A position in which the seat sees, may do and describes the same as in `imagined`, made in less time.

    For training, where the true position is at hand: it is taken as it is where nothing but the cards of others is
    hidden from the seat.
    """
    secret = len(state.rescue) > 1 or state.temple_bonuses
    return imagined(view(state, seat)) if secret and len(state.players) > 1 else state


def _player(board: PlayerBoard, seat: Seat, own: Seat | None) -> Player:
    if seat == own:
        hand, deck, aside, laid = board.hand or (), board.deck or (), board.aside or (), board.laid or ()
    else:
        hand, rest = board.unseen[: board.hand_size], board.unseen[board.hand_size :]
        deck = (rest[: board.deck_size],) if board.deck_size else ()
        aside, laid = rest[board.deck_size :], ()
    return Player(
        goods=board.goods,
        hand=hand,
        play=board.play,
        deck=deck,
        aside=aside,
        home=board.home,
        idols=board.idols,
        slots=board.slots,
        employees=board.employees,
        allies=board.allies,
        glass=board.glass,
        notebook=board.notebook,
        temple=board.temple,
        fear_tiles=board.fear_tiles,
        planes=board.planes,
        warded=board.warded,
        passed=board.passed,
        laid=laid,
        undecided=board.undecided,
    )
