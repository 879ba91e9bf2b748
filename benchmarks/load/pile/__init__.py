"""Pile: the small game by which servers are compared. Two players add stones to a pile in turn; that is all."""

from cairn.games.rooms import Places, Rooms

__all__ = ["ROOMS"]

ROOMS = Rooms(
    name="pile",
    package=__name__,
    at=Places(game="rules:PILE", words="", terminal=""),  # played by programs alone: no words, no board
)
