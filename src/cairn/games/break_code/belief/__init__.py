"""Exact beliefs: the hands that fit what a seat has seen and heard."""
