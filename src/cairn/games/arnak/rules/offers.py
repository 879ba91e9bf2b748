"""Moves for whoever draws the table: what each is about, what it costs and gives (AR 3)."""

from msgspec import json

from cairn.core.game import check_seat
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.arnak.rules.engine import moves
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.state import State
from cairn.games.arnak.rules.view import View

__all__ = ["offers", "pieces", "why_not"]


def offers(state: State, seat: Seat) -> tuple[Offer[Move], ...]:
    """Each move of the seat with what it is about."""
    return tuple(
        Offer(json.encode(move).decode(), str(move.__struct_config__.tag), (move,)) for move in moves(state, seat)
    )


def pieces(view: View) -> tuple[Ref, ...]:
    """Every piece on the table that can be asked about."""
    return ()


def why_not(state: State, seat: Seat, piece: Ref) -> Refusal | None:
    """Why there is no move for the seat with this piece; None where there is one."""
    check_seat(seat, len(state.players))
    return None
