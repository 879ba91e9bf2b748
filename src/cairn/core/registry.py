"""Finding things by name, with an error that names what there is."""

from collections.abc import Mapping
from typing import TypeVar

from cairn.core.errors import UnknownName

T = TypeVar("T")


def look_up(what: str, name: object, known: Mapping[str, T]) -> T:
    """The entry called `name`; raises `UnknownName` saying which names there are."""
    if not isinstance(name, str) or name not in known:  # what is no name at all may not be hashable
        raise UnknownName(what, f"{name!r} is not known (there are: {', '.join(sorted(known))})")
    return known[name]
