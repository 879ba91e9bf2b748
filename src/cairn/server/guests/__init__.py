"""Guests: people who play with a browser and no account, their devices, their games and their data."""
