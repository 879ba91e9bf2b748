"""Frozen values: everything that is stored, sent or compared."""

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
    """An immutable record: compared by content, hashable.

    Values are trees without cycles, so the garbage collector need not track them.
    """


def encode(value: object) -> bytes:
    """The JSON form of a value; equal values give the same bytes."""
    return msgspec.json.encode(value)


def as_whole(value: object) -> int:
    """Convert integers of other libraries (NumPy's, say) to Python's; raise `TypeError` for anything else."""
    if type(value).__name__.startswith("bool"):
        raise TypeError(f"{value!r} is no number")
    return index(cast(SupportsIndex, value))  # which raises for anything else


def strict(value: object, kind: type[T]) -> T:
    """Convert the value to `kind`, checking every field; raise `msgspec.ValidationError` if it does not fit."""
    try:
        read: T = _decoder(cast(Hashable, kind)).decode(_ENCODER.encode(value))
        return read if read == value else msgspec.convert(_spelt_out(value), kind)
    except (msgspec.DecodeError, TypeError, ValueError, OverflowError, RecursionError) as error:
        if isinstance(error, msgspec.ValidationError):
            raise
        raise msgspec.ValidationError(str(error)) from None


def _spelt_out(value: object) -> Any:
    """The value as plain builtins, but with the types that JSON would turn into text kept: bytes are not a word."""
    return msgspec.to_builtins(value, builtin_types=_NO_WORDS, enc_hook=as_whole)


_NO_WORDS = (bytes, bytearray, memoryview, datetime, date, time, timedelta, UUID, Decimal)
_ENCODER = msgspec.json.Encoder(enc_hook=as_whole)


@cache
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
