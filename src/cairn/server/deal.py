"""Fair deals: the seed is fixed before anybody sits down, and players may add words that nobody could foresee.

When a table is opened `commitment(seed, salt)` is published. The dealer deals from `dealt_from(seed, words)`: the
server could not choose a seed for the words, nor the players words for the seed. When the game is over seed, salt and
words are shown, and everybody can deal again.
"""

from collections.abc import Iterable
from hashlib import sha256

__all__ = ["commitment", "dealt_from"]

_BETWEEN = "\n"  # no word holds it: words are printable


def commitment(seed: str, salt: str) -> str:
    """What is published before the game."""
    return sha256((salt + seed).encode()).hexdigest()


def dealt_from(seed: str, words: Iterable[str]) -> str:
    """The dealer's own seed."""
    return sha256(_BETWEEN.join([seed, *words]).encode()).hexdigest()
