"""Bots for Coins."""
