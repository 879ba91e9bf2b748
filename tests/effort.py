"""How much a test tries: enough to find what is wrong on every run, and far more with CAIRN_SOAK=1 (make soak).

CAIRN_SOAK=0.1 is a tenth of that (make soak SHARE=0.1).
"""

import os

__all__ = ["SOAK", "effort", "soaked"]

SHARE = float(os.environ.get("CAIRN_SOAK") or 0)
SOAK = SHARE > 0


def effort(usual: int, long: int) -> int:
    """How many, today."""
    return max(usual, soaked(long)) if SOAK else usual


def soaked(long: int) -> int:
    """The share of so many that a long run is asked for."""
    return max(1, round(long * SHARE))
