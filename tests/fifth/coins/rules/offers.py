"""Moves for programs that draw the table, and why a piece has none. Both are derived from `check` and `apply`."""

from typing import assert_never

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import News, is_final
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref, seat_ref
from cairn.core.values import Seat

from .engine import apply, chance, check, moves, view
from .moves import Hide, Move, Say, Swear
from .state import State, View

__all__ = ["offers", "pieces", "why_not"]


def pieces(view: View) -> tuple[Ref, ...]:
    """Return the hands, the crooked coin, and the words, numbered from 1."""
    hands = (f"hand:{seat}" for seat in range(view.options.players))
    words = (f"word:{number}" for number, _ in enumerate(view.options.words, start=1))
    return (*hands, "coin:crooked", *words)


def offers(state: State, seat: Seat) -> tuple[Offer[Move], ...]:
    """Return an offer for each move."""
    return tuple(_offer(state, seat, move) for move in moves(state, seat))


def why_not(state: State, seat: Seat, piece: Ref) -> Refusal | None:
    """Return the refusal of `check` for a move with the piece; None if there is a legal one."""
    if piece not in pieces(view(state, seat)):
        raise BadInput("piece", f"there is no {piece!r} on this table")
    kind, _, name = piece.partition(":")
    if kind == "coin":
        return Refusal("CO 2.1", "nobody-flips", {"coin": piece})
    if kind == "hand" and int(name) != seat:
        return Refusal("CO 1.1", "hand-of-another", {"seat": seat_ref(int(name))})
    try:
        check(state, seat, Hide("heads") if kind == "hand" else Say(state.options.words[int(name) - 1]))
    except IllegalMove as error:
        return error.refusal
    return None


def _offer(state: State, seat: Seat, move: Move) -> Offer[Move]:
    """Describe a move. `reveals` follows from its result, so it must not depend on a secret: here it does not."""
    change = apply(state, seat, move)
    reveals = chance(change.state) is not None or any(isinstance(event, News) for event in change.events)
    match move:
        case Hide(side):
            key, piece = f"hide/{side}", f"hand:{seat}"
        case Say(word):
            number = state.options.words.index(word) + 1
            key, piece = f"say/{number}", f"word:{number}"
        case Swear(word):
            number = state.options.words.index(word) + 1
            key, piece = f"swear/{number}", f"word:{number}"
        case _:
            assert_never(move)
    return Offer(
        key=key,
        kind=key.partition("/")[0],
        moves=(move,),
        touches=(piece,),
        reveals=reveals,
        binding=not reveals and any(map(is_final, change.events)),
    )
