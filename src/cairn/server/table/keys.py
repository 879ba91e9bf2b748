"""Secrets, names and codes: generated here, given out once, and stored as hashes."""

import re
from hashlib import sha256
from hmac import compare_digest
from random import SystemRandom
from secrets import token_urlsafe

SECRET_BYTES = 16
ID_BYTES = 12
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no words appear, and no letter that looks like a digit."""
CODE_LENGTH = 6

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_secret() -> str:
    """A secret of 128 bits."""
    return token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The name of a table. It gives no access."""
    return token_urlsafe(ID_BYTES)


def new_code() -> str:
    """A short code for a table, to be called across the room."""
    return "".join(SystemRandom().choices(CODE_LETTERS, k=CODE_LENGTH))


def is_id(text: str) -> bool:
    """Whether this can be the name of a table."""
    return _ID.fullmatch(text) is not None


def is_code(text: str) -> bool:
    """Whether this can be the code of a table."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)


def hash_secret(secret: str) -> str:
    """The hash of a secret. Secrets are random, so one round is enough."""
    return sha256(secret.encode()).hexdigest()


def hashes_match(given: str | None, kept: str | None) -> bool:
    """Whether two hashes are equal, compared in constant time; False if one is missing."""
    return given is not None and kept is not None and compare_digest(given.encode(), kept.encode())
