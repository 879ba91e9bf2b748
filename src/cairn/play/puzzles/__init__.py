"""Puzzles: positions of games with one provable answer, how they are made, rated and chosen."""
