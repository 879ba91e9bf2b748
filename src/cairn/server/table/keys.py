"""Secrets: made here, given away once, and kept as hashes."""

import re
from hashlib import sha256
from hmac import compare_digest
from random import SystemRandom
from secrets import token_urlsafe

__all__ = ["fits", "hashed", "is_code", "is_id", "new_code", "new_id", "new_secret"]

SECRET_BYTES = 16
ID_BYTES = 12
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no word comes of them, and nothing that looks like a number."""
CODE_LENGTH = 6

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_secret() -> str:
    """A secret of 128 bits."""
    return token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The name of a table. It opens nothing by itself."""
    return token_urlsafe(ID_BYTES)


def new_code() -> str:
    """A word to call across the room."""
    return "".join(SystemRandom().choices(CODE_LETTERS, k=CODE_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be the name of a table."""
    return _ID.fullmatch(text) is not None


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)


def hashed(secret: str) -> str:
    """What is kept of a secret. It was drawn at random, so that one round of hashing is enough."""
    return sha256(secret.encode()).hexdigest()


def fits(given: str | None, kept: str | None) -> bool:
    """Whether two hashes are one; takes as long for any that is not. Where there is none, nothing fits."""
    return given is not None and kept is not None and compare_digest(given.encode(), kept.encode())
