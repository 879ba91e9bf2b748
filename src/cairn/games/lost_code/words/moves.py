"""Moves as phrases."""

from typing import assert_never

from cairn.core.phrases import Phrase, phrase
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.words.parts import range_phrase


def move_phrase(view: View, move: Move) -> Phrase:
    """The move as the end of a sentence that begins with `you may …`."""
    match move:
        case Accept() | Leave():
            return phrase(f"move-{move.__struct_config__.tag}")
        case Turn(shown, to):
            return phrase("move-turn", symbol=symbol_ref(shown), to=symbol_ref(to))
        case Take(digits):
            return phrase("move-take", digits=digits)
        case Bet(width, low):
            return phrase("move-bet", width=width, range=range_phrase(low, width))
        case Choose(width):
            return phrase("move-choose", width=width)
        case Place(low):
            assert view.own_bet is not None
            return phrase("move-place", range=range_phrase(low, view.own_bet.width))
        case Swap(symbol):
            return phrase("move-swap", symbol=symbol_ref(symbol))
        case Final(symbol, digits):
            bet = "digits" if digits else "none"
            return phrase("move-final", symbol=symbol_ref(symbol), bet=bet, digits=digits)
        case _:
            assert_never(move)
