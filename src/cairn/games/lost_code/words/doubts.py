"""Moves that are allowed and cannot be meant: a person is asked about them before they are made."""

from cairn.core.phrases import Phrase, phrase
from cairn.games.lost_code.rules.moves import Final, Move, Take
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import View


def doubtful(view: View, move: Move) -> Phrase | None:
    """Why the seat of the view can hardly mean the move: it bets on a digit that it sees elsewhere (LC 6.5, 8.3)."""
    match move:
        case Take(digits) if view.offered is not None:
            return _seen_elsewhere(view, view.offered, digits)
        case Final(symbol, digits):
            return _seen_elsewhere(view, symbol, digits)
        case _:
            return None


def _seen_elsewhere(view: View, symbol: Symbol, digits: tuple[int, ...]) -> Phrase | None:
    """Stones on other racks and stones laid open never come onto the own rack (LC 2.5, 5.9)."""
    racks = {rack[symbol.place] for rack in view.racks if rack is not None}
    laid = {stone.digit for stone in view.laid if stone.symbol is symbol}
    seen = tuple(digit for digit in digits if digit in racks | laid)
    return phrase("doubt-seen-elsewhere", symbol=symbol_ref(symbol), digits=seen) if seen else None
