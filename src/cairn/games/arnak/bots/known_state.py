"""A complete position made from a view, for a search within the seat's turn.

It contains nothing that the seat does not know: pieces that only other players have looked at are left to chance, and
the cards of other players are in alphabetical order. No move of the seat in its own turn depends on them.
"""

from cairn.core.values import Seat
from cairn.games.arnak.rules.state import Player, State
from cairn.games.arnak.rules.view import PlayerBoard, View, to_player, to_state, view


def known_state(view: View) -> State:
    """The position that stands for all positions that the seat cannot distinguish."""
    return to_state(view, tuple(_player(board, seat, view.seat) for seat, board in enumerate(view.players)))


def quick_known_state(state: State, seat: Seat) -> State:
    """A position with the same view, moves and features for the seat as `known_state`, made in less time.

    For training, where the true position is available: it is used as it is if only cards of other players are hidden.
    """
    secret = len(state.rescue) > 1 or state.temple_bonuses
    return known_state(view(state, seat)) if secret and len(state.players) > 1 else state


def _player(board: PlayerBoard, seat: Seat, own: Seat | None) -> Player:
    if seat == own:
        hand, deck, aside, laid = board.hand or (), board.deck or (), board.aside or (), board.laid or ()
    else:
        hand, rest = board.unseen[: board.hand_size], board.unseen[board.hand_size :]
        deck = (rest[: board.deck_size],) if board.deck_size else ()
        aside, laid = rest[board.deck_size :], ()
    return to_player(board, hand, deck, aside, laid)
