"""Puzzles and deals of the day: secret seeds, what guests answered, and days in a row."""
