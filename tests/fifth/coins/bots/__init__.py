"""Who plays Coins."""
