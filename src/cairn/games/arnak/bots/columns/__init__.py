"""The columns that a position is told to a network in, each module with those of one subject."""
