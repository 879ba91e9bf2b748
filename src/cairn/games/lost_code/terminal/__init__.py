"""The game in a terminal: board, commands, solver output."""
