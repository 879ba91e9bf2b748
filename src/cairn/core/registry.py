"""Look things up by name, with an error that lists the known names."""

from collections.abc import Mapping
from typing import TypeVar

from cairn.core.errors import UnknownName

T = TypeVar("T")


def look_up(what: str, name: object, known: Mapping[str, T]) -> T:
    """Return the entry called `name`; raise `UnknownName` with the known names if there is none."""
    if not isinstance(name, str) or name not in known:  # something that is not a name may not be hashable
        raise UnknownName(what, f"{name!r} is not known (there are: {', '.join(sorted(known))})")
    return known[name]
