"""Makes docs/reference from the code: every move, event and field of a view, with what its docstring says.

python -m tests.library.reference       # or: make reference
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

FOLDER = Path(__file__).parents[2] / "docs" / "reference"
GAMES = {
    "lost-code": ("lost_code", "The Lost Code"),
    "think-str8": ("think_str8", "Think Str8!"),
    "break-the-code": ("break_the_code", "Break the Code"),
    "arnak": ("arnak", "Lost Ruins of Arnak"),
}


class Field(NamedTuple):
    name: str
    kind: str
    default: str
    says: str


@cache
def pages() -> dict[str, str]:
    """By file name: the page of each game."""
    return {f"{name}.md": "\n".join(_page(name, *about)).rstrip() + "\n" for name, about in GAMES.items()}


def _page(name: str, module: str, title: str) -> Iterator[str]:
    types = import_module(f"cairn.{module}")
    yield f"# {title}: moves, events and the view"
    yield ""
    yield f"Made from the code by `make reference`. Options, moves, events and the view are in `cairn.{module}`:"
    yield f'they are what a type checker knows of `cairn.Match("{name}")`. Every value is frozen, and compared by its'
    yield "content. How they are used: [library.md](../library.md)."
    yield from _section("Options", "`match.options`, and what `options={...}` may change.", [types.Options])
    yield from _section(
        "Moves", "What `match.moves(seat)` lists and `match.play(seat, move)` takes.", _members(types.Move)
    )
    yield from _section("Events", "What `match.events(seat)` and `sight.history` hold.", _members(types.Event))
    yield from _section("View", "What a seat sees now: `match.view(seat).view`.", [types.View])
    shown = {types.Options, types.View, *_members(types.Move), *_members(types.Event)}
    yield from _section("Parts", "What those are made of.", _parts(shown))


def _section(title: str, says: str, kinds: list[Any]) -> Iterator[str]:
    if not kinds:
        return
    yield from ("", f"## {title}", "", says)
    for kind in kinds:
        yield from ("", f"### {kind.__name__}", "", _flat(inspect.getdoc(kind) or ""))
        if issubclass(kind, Enum):
            yield from ("", ", ".join(f"`{each.value}`" for each in kind))
            continue
        if fields := list(_fields(kind)):
            yield from ("", "| field | type | default | |", "| --- | --- | --- | --- |")
            yield from (f"| `{each.name}` | `{each.kind}` | {each.default} | {each.says} |" for each in fields)
        for property_name, says_so in _properties(kind):
            yield from ("", f"`.{property_name}`: {says_so}")


def _members(union: Any) -> list[Any]:
    return sorted(get_args(union) or (union,), key=lambda each: str(each.__name__))


def _fields(kind: type[Struct]) -> Iterator[Field]:
    """The fields with what is written beside or below each of them."""
    told = {name: each for base in reversed(kind.__mro__) for name, each in _written(base).items()}
    defaults = dict(zip(kind.__struct_fields__[::-1], kind.__struct_defaults__[::-1], strict=False))
    for name in kind.__struct_fields__:
        annotation, says = told[name]
        default = f"`{defaults[name]!r}`" if name in defaults and not callable(defaults[name]) else ""
        yield Field(name, annotation.replace("|", "\\|"), default.replace("|", "\\|"), says)


def _written(kind: type) -> dict[str, tuple[str, str]]:
    if kind.__module__.partition(".")[0] not in ("cairn", "tests"):
        return {}
    lines, _ = inspect.getsourcelines(kind)
    body = ast.parse(inspect.cleandoc("\n" + "".join(lines))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, tuple[str, str]] = {}
    for node, after in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            _, mark, beside = lines[(node.end_lineno or 1) - 1].partition("  # ")
            below = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            says = _flat(str(below)) or (beside.strip() if mark else "")
            found[node.target.id] = ast.unparse(node.annotation), says
    return found


def _properties(kind: type) -> Iterator[tuple[str, str]]:
    for name, member in vars(kind).items():
        if isinstance(member, property) and not name.startswith("_"):
            yield name, _flat(inspect.getdoc(member) or "")


def _parts(shown: set[Any]) -> list[Any]:
    """Every other type of cairn that the fields of those lead to."""
    found: set[Any] = set()
    waiting = list(shown)
    while waiting:
        for part in _named(waiting.pop()):
            if part not in shown | found:
                found.add(part)
                waiting.append(part)
    return sorted(found, key=lambda each: str(each.__name__))


def _named(kind: Any) -> Iterator[Any]:
    if not (isinstance(kind, type) and issubclass(kind, Struct)):
        return
    space: ModuleType = sys.modules[kind.__module__]
    for hint in get_type_hints(kind, vars(space)).values():
        yield from _inside(hint)


def _inside(hint: Any) -> Iterator[Any]:
    if get_origin(hint) in (Union, UnionType) or get_args(hint):
        for part in get_args(hint):
            yield from _inside(part)
    elif isinstance(hint, type) and hint.__module__.startswith("cairn.games.") and issubclass(hint, Struct | Enum):
        yield hint


def _flat(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> None:
    """Write the pages."""
    FOLDER.mkdir(exist_ok=True)
    for name, page in pages().items():
        (FOLDER / name).write_text(page, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
