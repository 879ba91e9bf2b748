"""What the boards of all games have in common in a terminal: what a player may want, and small parts of a drawing."""
