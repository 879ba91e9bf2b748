"""Long work that may be interrupted: what is done stands in a file, and the same work goes on from there."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Raw

from cairn.core.errors import BadInput
from cairn.core.values import Value, encode
from cairn.core.version import VERSION

A = TypeVar("A")
B = TypeVar("B")


class _Work(Value):
    """The first line of the file: which work it is."""

    work: str


def gone_on_with(
    file: str | None,
    task: object,
    read: Callable[[bytes], B],
    items: Sequence[A],
    do: Callable[[Sequence[A]], Iterator[B]],
) -> Iterator[B]:
    """The results for all items, those in the file first; each that `do` adds is kept there, too.

    `task` says what the work is, and nobody else's is gone on with; `read` gives a result back from its JSON. Without a
    file nothing is kept.
    """
    if file is None:
        yield from do(items)
        return
    path, head = Path(file), _Work(_digest(task))
    done = _found(path, head, read)
    if len(done) > len(items):
        raise BadInput(file, f"holds {len(done)} results, but only {len(items)} are wanted")
    yield from done
    with path.open("ab") as kept:
        if kept.tell() == 0:
            kept.write(encode(head) + b"\n")
        for result in do(items[len(done) :]):
            kept.write(encode(result) + b"\n")
            kept.flush()
            yield result


def read_result(kind: type[B], result: object, line: bytes) -> B:
    """A value with a field `result`, which is of the game's own type, from its JSON."""
    kinds: dict[str, Any] = {**get_type_hints(kind), "result": result}
    fields = msgspec.json.decode(line, type=dict[str, Raw])
    return kind(**{name: msgspec.json.decode(raw, type=kinds.get(name, Any)) for name, raw in fields.items()})


def _found(path: Path, head: _Work, read: Callable[[bytes], B]) -> list[B]:
    """The results that the file holds. A last line that was cut off is cut away."""
    try:
        there = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadInput(str(path), (error.strerror or "cannot be read").lower()) from None
    whole = there[: there.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if there and (not lines or lines[0] != encode(head)):
        raise BadInput(str(path), "holds something else than this work as this cairn does it; it is not touched")
    if whole != there:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    try:
        return [read(line) for line in lines[1:]]
    except (msgspec.MsgspecError, TypeError) as error:
        raise BadInput(str(path), f"holds what is no result of this work: {error}") from None


def _digest(task: object) -> str:
    return hashlib.sha256(encode([VERSION, type(task).__name__, task])).hexdigest()
