"""Frozen values: everything that is kept, sent or compared."""

from typing import Any, TypeAlias, dataclass_transform

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

__all__ = ["Seat", "Value", "encode", "field", "replace"]

Seat: TypeAlias = int
"""A place at the table, counted from 0."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that is what its fields say: compared by content, hashable, never changed.

    Values are trees and never hold a cycle, so the garbage collector need not follow them.
    """


def encode(value: Any) -> bytes:
    """The JSON form of a value, the same bytes for equal values."""
    return msgspec.json.encode(value)
