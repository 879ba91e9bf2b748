"""Exact beliefs: the codes that fit what a seat has seen."""
