"""Arnak as arrays, for reinforcement learning."""
