"""Puzzles without end: which comes next, what guests answered, and ratings of both."""
