"""Games played to the end: simulations, their speed, records on disk."""
