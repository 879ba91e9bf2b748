"""Operating a server: addresses, logging, metrics, demo games and the operator's own bots."""
