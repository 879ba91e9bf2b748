"""Arnak in numbers, for whoever learns to play it."""
