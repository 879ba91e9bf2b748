"""Thinking in worker processes: the pool, its tasks, and results that are kept."""
