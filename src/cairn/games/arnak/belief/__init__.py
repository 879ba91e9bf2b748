"""From a sight to the positions that are consistent with it."""
