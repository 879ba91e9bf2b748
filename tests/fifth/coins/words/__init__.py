"""What happens at a table of Coins, as phrases."""
