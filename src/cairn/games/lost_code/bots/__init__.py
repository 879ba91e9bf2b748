"""Bots: functions of a sight and the legal moves that return a move."""
