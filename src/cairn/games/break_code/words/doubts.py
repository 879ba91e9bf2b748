"""Moves that are allowed and cannot be meant: a person is asked about them before they are made."""

from cairn.core.phrases import Phrase, phrase
from cairn.games.break_code.rules.moves import Move, Name
from cairn.games.break_code.rules.pieces import tile_ref
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import TILES


def doubtful(view: View, move: Move) -> Phrase | None:
    """Why the seat of the view can hardly mean the move: it names a tile of the own hand (BC 1.1).

    A green 5 may stand here and there: it is doubtful only where the guess and the own hand would need a third one.
    """
    if not isinstance(move, Name):
        return None
    held, named = view.hand.count(move.tile), view.named.count(move.tile) + 1
    if not held or held + named <= TILES.count(move.tile):
        return None
    return phrase("doubt-held", tile=tile_ref(move.tile), twice="yes" if held < TILES.count(move.tile) else "no")
