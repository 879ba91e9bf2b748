"""Pile: the small game by which servers are compared. Two players add stones to a pile in turn; that is all."""

from cairn.core.rooms import Rooms

__all__ = ["ROOMS"]

ROOMS = Rooms(
    name="pile",
    package=__name__,
    game="rules:PILE",
    words="",  # played by programs alone: nobody asks for words, and there is no board
    terminal="",
)
