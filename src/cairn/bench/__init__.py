"""Benchmarks: the speed of the engines and of thinking, compared with others in the same run."""
