"""The rules, one module for each chapter.

The `PROCEDURES` of a chapter define how each kind of its steps is carried out: it acts, asks the player, or waits for
chance. `run` collects all of them and runs pending steps, `engine` answers the game's questions about moves. Prices are
in `prices`; the refs of pieces, and which pieces a move is about, in `refs`.
"""
