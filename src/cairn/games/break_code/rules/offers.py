"""Moves for user interfaces: the pieces each one touches, and why a piece has no move."""

from typing import assert_never

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.game import check_seat
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.break_code.rules import guesses
from cairn.games.break_code.rules.engine import check, moves, refusal
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Move, Name, Wait
from cairn.games.break_code.rules.pieces import DECK, ask_refs, pieces, place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.state import Phase, State, to_act, view
from cairn.games.break_code.rules.tiles import LETTERS, Tile


def offers(state: State, seat: Seat) -> tuple[Offer[Move], ...]:
    """One offer for each move."""
    check_seat(seat, state.table.players)
    return tuple([_offer(state, seat, move) for move in moves(state, seat)])


def _offer(state: State, seat: Seat, move: Move) -> Offer[Move]:
    match move:
        case Ask(card, digit):
            key = f"ask/{card}" if digit is None else f"ask/{card}/{digit}"
            return Offer(key, "ask", (move,), ask_refs(move), reveals=True)
        case Guess():
            reveals = state.phase is Phase.CALL and guesses.is_last_call(state, seat)
            return Offer("guess", "guess", (move,), (_code_ref(state, seat),), reveals=reveals)
        case Name(tile):
            place = place_ref(LETTERS[len(state.named[seat])])
            reveals = guesses.is_last_name(state, seat)
            return Offer(f"name/{tile.value}", "name", (move,), (tile_ref(tile), place), reveals=reveals)
        case GiveUp():
            return Offer("give-up", "give-up", (move,), reveals=guesses.is_final_turn(state))
        case Wait():
            return Offer("wait", "wait", (move,), reveals=guesses.is_last_call(state, seat))
        case _:
            assert_never(move)


def why_not(state: State, seat: Seat, piece: Ref) -> Refusal | None:
    """Why no move uses the piece: the refusal of the move it stands for, or what the seat has to do now."""
    check_seat(seat, state.table.players)
    if piece not in pieces(view(state, seat)):
        raise BadInput("piece", f"there is no {piece!r} on the table")
    if any(piece in offer.touches for offer in offers(state, seat)):
        return None
    intended = _intended_move(state, seat, piece)
    try:
        if intended is not None:
            check(state, seat, intended)
    except IllegalMove as error:
        return error.refusal
    if piece.startswith("place:") and state.phase is Phase.NAME and seat in to_act(state):
        following = place_ref(LETTERS[len(state.named[seat])])  # tiles are named from left to right
        return IllegalMove("BC 3.11", "place-not-next", place=piece, next=following).refusal
    return refusal(state, seat).refusal


def _intended_move(state: State, seat: Seat, piece: Ref) -> Move | None:
    """The move that a player intends by choosing the piece; None if it stands for no move."""
    kind, _, name = piece.partition(":")
    card, _, digit = name.partition("/")
    match kind:
        case "card":
            return Ask(card, int(digit) if digit else None)
        case "deck":
            return Ask(DECK)
        case "tile":
            return Name(Tile(name))
        case "screen" if piece == _code_ref(state, seat):
            return Guess()
        case _:
            return None


def _code_ref(state: State, seat: Seat) -> Ref:
    """The tiles that the seat has to find out (BC 3.6, 3.7)."""
    return screen_ref(1 - seat if state.table.for_two else None)
