"""What differs between two views, so that only that is sent."""

from typing import Any, NamedTuple

from msgspec import Struct


class Difference(NamedTuple):
    """The fields in which a view differs from an earlier one."""

    view: dict[str, Any]
    """Whole fields."""
    within: dict[str, dict[int, dict[str, Any]]]
    """Of fields that are rows of things (players, say): by place in the row, the fields in which that one differs."""


NO_DIFFERENCE = Difference({}, {})


def difference(before: Any, after: Any) -> Difference:
    """How `after` differs from `before`; without an earlier view, all of it."""
    if before is None:
        return Difference({name: getattr(after, name) for name in after.__struct_fields__}, {})
    changed = _changed_fields(before, after)
    return Difference(
        {name: now for name, (was, now) in changed.items() if not _is_same_row(was, now)},
        {name: _within(was, now) for name, (was, now) in changed.items() if _is_same_row(was, now)},
    )


def _changed_fields(before: Any, after: Any) -> dict[str, tuple[Any, Any]]:
    """By field that differs: what it was, and what it is."""
    return {
        name: (was, now)
        for name in after.__struct_fields__
        if (now := getattr(after, name)) != (was := getattr(before, name))
    }


def _is_same_row(was: Any, now: Any) -> bool:
    """Whether both are rows of the same things."""
    return (
        isinstance(was, tuple)
        and isinstance(now, tuple)
        and len(was) == len(now)
        and all(isinstance(each, Struct) and type(each) is type(old) for old, each in zip(was, now, strict=True))
    )


def _within(was: tuple[Struct, ...], now: tuple[Struct, ...]) -> dict[int, dict[str, Any]]:
    """By place of what differs: the fields in which it does."""
    return {
        place: {name: value for name, (_, value) in _changed_fields(old, each).items()}
        for place, (old, each) in enumerate(zip(was, now, strict=True))
        if old != each
    }
