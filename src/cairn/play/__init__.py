"""Games played: bots by name, whole games, many games, tournaments, records on disk."""
