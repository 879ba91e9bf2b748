"""Strict decoding of JSON from clients."""

from functools import cache
from typing import Any

import msgspec

from cairn.core.errors import BadInput


def decode_strictly(text: bytes | str, kind: Any) -> Any:
    """Decode JSON to exactly this type; raise `BadInput` with the field at fault."""
    try:
        return _decoder(kind).decode(text)
    except msgspec.MsgspecError as error:
        fault, _, path = str(error).partition(" - at `$")
        raise BadInput(path.strip("`.") or "message", fault) from None
    except RecursionError:
        raise BadInput("message", "is nested too deeply") from None
    except UnicodeDecodeError:
        raise BadInput("message", "is not UTF-8") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Built once: analysing a union of types takes longer than decoding a message."""
    return msgspec.json.Decoder(kind)
