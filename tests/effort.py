"""How much a test tries: enough to find what is wrong on every run, and far more with CAIRN_SOAK=1 (make soak)."""

import os

SOAK = bool(os.environ.get("CAIRN_SOAK"))


def effort(usual: int, long: int) -> int:
    """How many, today."""
    return long if SOAK else usual
