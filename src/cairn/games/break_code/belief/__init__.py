"""From a sight to the worlds that fit it."""
