"""Players: a sight and the legal moves in, one move out."""
