"""A whole position made from what a seat sees, to think ahead in.

It holds nothing that the seat does not know: what others have looked at and the seat has not is left to chance, as it
was before anybody looked, and the cards of the others lie in the order of their names. Nothing that a seat can do in
its own turn depends on them.
"""

from cairn.core.values import Seat
from cairn.games.arnak.rules.state import Player, State
from cairn.games.arnak.rules.view import PlayerBoard, View, to_player, to_state, view


def imagined(view: View) -> State:
    """The one position that stands for all that the seat cannot tell apart."""
    return to_state(view, tuple(_player(board, seat, view.seat) for seat, board in enumerate(view.players)))


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
    return to_player(board, hand, deck, aside, laid)
