"""The rules, one module for each chapter.

A chapter says in `PROCEDURES` how each kind of its steps is carried out: it acts, asks the player, or waits for chance.
`run` puts all of them together, `engine` answers the game's questions about moves. What things cost is in `prices`,
what pieces are called and which of them a move is about in `touching`.
"""
