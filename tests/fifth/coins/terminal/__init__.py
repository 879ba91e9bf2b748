"""Coins in a terminal."""
