"""The ladder of hints, the same in every game that has any."""

HINT_LEVELS = 4
"""Something can be deduced; where; what and why; the best move with its odds."""
