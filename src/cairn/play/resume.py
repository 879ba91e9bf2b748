"""Long work that can be interrupted: results are kept in a file, and the same work resumes from there."""

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
    """The first line of the file: identifies the work."""

    work: str


def resume_work(
    file: str | None,
    task: object,
    read: Callable[[bytes], B],
    items: Sequence[A],
    do: Callable[[Sequence[A]], Iterator[B]],
) -> Iterator[B]:
    """Yield the results for all items, those in the file first; each new one is added to the file.

    `task` identifies the work: a file of other work is refused. `read` decodes a result from its JSON. Without a file
    nothing is kept.
    """
    if file is None:
        yield from do(items)
        return
    path, head = Path(file), _Work(_digest(task))
    done = _read_done(path, head, read)
    if len(done) > len(items):
        raise BadInput(file, f"holds {len(done)} results, but there are only {len(items)} to compute")
    yield from done
    with path.open("ab") as kept:
        if kept.tell() == 0:
            kept.write(encode(head) + b"\n")
        for result in do(items[len(done) :]):
            kept.write(encode(result) + b"\n")
            kept.flush()
            yield result


def read_result(kind: type[B], result: object, line: bytes) -> B:
    """Decode a value whose field `result` has the game's own type."""
    kinds: dict[str, Any] = {**get_type_hints(kind), "result": result}
    fields = msgspec.json.decode(line, type=dict[str, Raw])
    return kind(**{name: msgspec.json.decode(raw, type=kinds.get(name, Any)) for name, raw in fields.items()})


def _read_done(path: Path, head: _Work, read: Callable[[bytes], B]) -> list[B]:
    """The results in the file. An incomplete last line is removed."""
    try:
        there = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadInput(str(path), (error.strerror or "cannot be read").lower()) from None
    whole = there[: there.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if there and (not lines or lines[0] != encode(head)):
        raise BadInput(str(path), "holds the results of other work, or of another version of cairn; it is not changed")
    if whole != there:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    try:
        return [read(line) for line in lines[1:]]
    except (msgspec.MsgspecError, TypeError) as error:
        raise BadInput(str(path), f"holds something that is not a result of this work: {error}") from None


def _digest(task: object) -> str:
    return hashlib.sha256(encode([VERSION, type(task).__name__, task])).hexdigest()
