"""Work in worker processes: the pool, its tasks, and a cache of results."""
