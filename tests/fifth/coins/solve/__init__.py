"""Hints for Coins."""
