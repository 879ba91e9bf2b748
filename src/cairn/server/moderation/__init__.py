"""Keeping order: bans and mutes, forbidden words, reports from players, and what the host did."""
