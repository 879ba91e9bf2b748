"""Frozen values: everything that is kept, sent or compared."""

from collections.abc import Hashable
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from functools import cache
from operator import index
from typing import Any, SupportsIndex, TypeAlias, TypeVar, cast, dataclass_transform
from uuid import UUID

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

__all__ = ["Seat", "Value", "as_whole", "encode", "field", "replace", "strict"]

T = TypeVar("T")

Seat: TypeAlias = int
"""A place at the table, counted from 0."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that is what its fields say: compared by content, hashable, never changed.

    Values are trees and never hold a cycle, so the garbage collector need not follow them.
    """


def encode(value: object) -> bytes:
    """The JSON form of a value, the same bytes for equal values."""
    return msgspec.json.encode(value)


def as_whole(value: object) -> int:
    """Integers of other libraries (NumPy's, say) as Python's own; raises `TypeError` for anything else."""
    if type(value).__name__.startswith("bool"):
        raise TypeError(f"{value!r} is no number")
    return index(cast(SupportsIndex, value))  # which says so itself where it is none


def strict(value: object, kind: type[T]) -> T:
    """The value read anew as one of `kind`, every field of it; raises `msgspec.ValidationError` where it is none."""
    try:
        read: T = _decoder(cast(Hashable, kind)).decode(_ENCODER.encode(value))
        return read if read == value else msgspec.convert(_spelt_out(value), kind)
    except (msgspec.DecodeError, TypeError, ValueError, OverflowError, RecursionError) as error:
        if isinstance(error, msgspec.ValidationError):
            raise
        raise msgspec.ValidationError(str(error)) from None


def _spelt_out(value: object) -> Any:
    """The value without its types, but with those kept that JSON would write as text: bytes are not a word."""
    return msgspec.to_builtins(value, builtin_types=_NO_WORDS, enc_hook=as_whole)


_NO_WORDS = (bytes, bytearray, memoryview, datetime, date, time, timedelta, UUID, Decimal)
_ENCODER = msgspec.json.Encoder(enc_hook=as_whole)


@cache
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
