"""Warnings about legal moves that are surely a mistake; the player is asked to confirm such a move."""

from cairn.core.phrases import Phrase, phrase
from cairn.games.break_code.rules.moves import Move, Name
from cairn.games.break_code.rules.pieces import tile_ref
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import TILES


def warning_phrase(view: View, move: Move) -> Phrase | None:
    """The warning that the move names a tile of the player's own hand (BC 1.1); None if it does not.

    There are two green 5s: a guess and a hand may hold one each, so only a third one is a mistake.
    """
    if not isinstance(move, Name):
        return None
    held, named = view.hand.count(move.tile), view.named.count(move.tile) + 1
    if not held or held + named <= TILES.count(move.tile):
        return None
    return phrase("doubt-held", tile=tile_ref(move.tile), twice="yes" if held < TILES.count(move.tile) else "no")
