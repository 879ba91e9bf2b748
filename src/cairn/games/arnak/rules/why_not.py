"""Why a piece has no move: the refusal that `check` gives for the moves a player would try with it."""

from collections.abc import Iterator

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.game import check_seat
from cairn.core.offers import Refusal
from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.arnak.effects.steps import Payment
from cairn.games.arnak.rules.engine import check, moves
from cairn.games.arnak.rules.moves import (
    Buy,
    Claim,
    Dig,
    Discover,
    Keep,
    KeepCard,
    Move,
    Overcome,
    Play,
    Research,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from cairn.games.arnak.rules.pieces import CARDS, SITE_NUMBERS, SITES
from cairn.games.arnak.rules.refs import pieces, touches
from cairn.games.arnak.rules.research import BRIDGES
from cairn.games.arnak.rules.state import Phase, State
from cairn.games.arnak.rules.view import view

_SOURCES = {"hand", "assistant", "guardian", "goods", "icons"}
"""Kinds of pieces that pay for travel costs."""


def why_not(state: State, seat: Seat, piece: Ref) -> Refusal | None:
    """The reason why the seat has no move with this piece, or None if it has one; raise `BadInput` for a wrong ref."""
    check_seat(seat, len(state.players))
    if piece not in pieces(view(state, seat)):
        raise BadInput("piece", f"{piece} is not on the table")
    if any(piece in touches(state, seat, move) for move in moves(state, seat)):
        return None
    kind, _, name = piece.partition(":")
    if kind in _SOURCES and seat == state.turn and state.pending and isinstance(state.pending[0], Payment):
        return Refusal("AR 1.7", "not-a-payment")
    reasons = [_reason(state, seat, move) for move in _attempts(state, seat, kind, name)]
    return next((each for each in reasons if each.key not in _VAGUE), reasons[0])


_NOTHING = Keep("")
"""A move that is never legal: its refusal names the decision that is due."""

_VAGUE = {"no-bridge", "no-such-site-space"}
"""Refusals that are used only if there is no better one."""


def _reason(state: State, seat: Seat, move: Move) -> Refusal:
    try:
        check(state, seat, move)
    except IllegalMove as error:
        return error.refusal
    raise AssertionError(f"{move} is allowed, and touches nothing that it is about")


def _attempts(state: State, seat: Seat, kind: str, name: str) -> Iterator[Move]:
    """The moves a player would try with the piece, the most natural first; at least one."""
    player, side = state.players[seat], state.options.side
    name, _, part = name.partition("#")[0].partition("/")
    if state.phase is Phase.KEEPING:
        yield KeepCard("") if kind == "hand" else _NOTHING
        return
    match kind:
        case "site":
            number = SITE_NUMBERS[name]
            if state.tiles[number] is None:
                yield Discover(name)
            else:
                spaces = [int(part) - 1] if part else range(len(state.spaces[number]))
                yield from (Dig(name, space) for space in spaces)
        case "guardian":
            yield Overcome(SITES[state.guards.index(name)].id) if name in state.guards else UseBoon(name)
        case "assistant":
            yield UseAssistant(name)
        case "row":
            yield Buy(name)
        case "hand":
            timing = CARDS[name].timing
            yield Play(name, "free" if timing == "free" else "main")
        case "space" | "bonus":
            to = name if kind == "space" else part
            yield Research("glass", to)
            yield Research("notebook", to)
        case "token":
            place = player.glass if name == "glass" else player.notebook
            yield from (Research("glass" if name == "glass" else "notebook", each.to) for each in BRIDGES[side][place])
            yield _NOTHING
        case "stack":
            yield Claim(name)
        case "slot":
            yield SlotIdol(name)
        case _:
            yield _NOTHING
