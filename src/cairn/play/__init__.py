"""Playing games: bots by name, single games, simulations, tournaments, and records on disk."""
