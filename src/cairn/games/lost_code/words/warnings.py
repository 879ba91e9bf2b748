"""Warnings about legal moves that are surely a mistake; the player is asked to confirm such a move."""

from cairn.core.phrases import Phrase, phrase
from cairn.games.lost_code.rules.moves import Final, Move, Take
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import View


def warning_phrase(view: View, move: Move) -> Phrase | None:
    """The warning that the move bets on a digit the player can see elsewhere (LC 6.5, 8.3); None if it does not."""
    match move:
        case Take(digits) if view.offered is not None:
            return _visible_digits_warning(view, view.offered, digits)
        case Final(symbol, digits):
            return _visible_digits_warning(view, symbol, digits)
        case _:
            return None


def _visible_digits_warning(view: View, symbol: Symbol, digits: tuple[int, ...]) -> Phrase | None:
    """Stones on other racks and discarded stones never return to the player's own rack (LC 2.5, 5.9)."""
    racks = {rack[symbol.place] for rack in view.racks if rack is not None}
    laid = {stone.digit for stone in view.laid if stone.symbol is symbol}
    seen = tuple(digit for digit in digits if digit in racks | laid)
    return phrase("doubt-seen-elsewhere", symbol=symbol_ref(symbol), digits=seen) if seen else None
