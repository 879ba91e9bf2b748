"""The readable form of a tagged value: its tag, then its fields, as in ``bet width=7 low=9``.

Plain words and numbers are written bare, lists in square brackets, everything else as JSON. `read` turns what `write`
wrote into an equal value, for every tagged value of every game.
"""

import json
import re
from typing import Any, TypeVar

import msgspec

from cairn.core.errors import BadInput
from cairn.core.values import Value

T = TypeVar("T")

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
_NAME = re.compile(r"[a-z_][a-z0-9_]*")
_RESERVED = {"true", "false", "null"}
_JSON = json.JSONDecoder()


def write(value: Value) -> str:
    """Return the value as one line: the tag, then the fields."""
    fields = msgspec.to_builtins(value)
    tag = fields.pop(value.__struct_config__.tag_field)
    return " ".join([tag, *(f"{name}={_format_part(part)}" for name, part in fields.items())])


def read(text: str, kind: type[T], tag_field: str = "type") -> T:
    """Return the value of `kind` that a line describes; raise `BadInput` naming the field at fault."""
    tag, _, rest = text.strip().partition(" ")
    if not tag:
        raise BadInput("text", "is empty")
    fields: dict[str, Any] = {tag_field: tag}
    rest = rest.strip()
    while rest:
        name, equals, rest = rest.partition("=")
        if not equals or not _NAME.fullmatch(name):
            raise BadInput(tag, f"a field is written name=value, not {name!r}")
        if name in fields:
            raise BadInput(name, "is given twice")
        try:
            fields[name], at = _parse(rest, 0, name)
        except RecursionError:
            raise BadInput(name, "is nested too deeply") from None
        if at < len(rest) and rest[at] != " ":
            raise BadInput(name, f"{rest.split(' ')[0]!r} does not read as one value")
        rest = rest[at:].lstrip()
    try:
        return msgspec.json.decode(msgspec.json.encode(fields), type=kind)  # what JSON refuses is refused here too
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise BadInput(tag, str(error)) from None


def _format_part(part: Any) -> str:
    if isinstance(part, str) and _WORD.fullmatch(part) and part not in _RESERVED:
        return part
    if isinstance(part, list | tuple):
        return "[" + ",".join(map(_format_part, part)) + "]"
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))


def _parse(text: str, at: int, name: str) -> tuple[Any, int]:
    """Return the value that begins at `at`, and where it ends."""
    if text[at : at + 1] == "[":
        return _parse_list(text, at + 1, name)
    word = _WORD.match(text, at)
    if word and word.group() not in _RESERVED:
        return word.group(), word.end()
    try:
        return _JSON.raw_decode(text, at)
    except json.JSONDecodeError:
        raise BadInput(name, f"{text[at:].split(' ')[0]!r} is not a value") from None
    except ValueError:
        raise BadInput(name, "is a number that is too long") from None


def _parse_list(text: str, at: int, name: str) -> tuple[list[Any], int]:
    items: list[Any] = []
    if text[at : at + 1] == "]":
        return items, at + 1
    while True:
        item, at = _parse(text, at, name)
        items.append(item)
        if text[at : at + 1] == "]":
            return items, at + 1
        if text[at : at + 1] != ",":
            raise BadInput(name, "a list does not end")
        at += 1
