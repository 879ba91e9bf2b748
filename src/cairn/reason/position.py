"""Decode positions that a player wrote down."""

from typing import TypeVar

import msgspec

from cairn.core.errors import BadInput

T = TypeVar("T")


def decode_position(text: str, kind: type[T]) -> T:
    """Decode a position from JSON; raise `BadInput` naming the field at fault."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$.")
        raise BadInput(path.rstrip("`") or "position", what) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("position", str(error)) from None
