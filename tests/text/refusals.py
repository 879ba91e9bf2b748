"""Every refusal that the code can raise, read from the code itself: none can be added that these tests do not see."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

__all__ = ["Raised", "raised", "raised_in"]

SOURCE = Path(__file__).parents[2] / "src" / "cairn"
PASSED_ON = ("client/api.py", "core/errors.py", "server/http/routes/tables.py")
"""Where a refusal is put together again that was raised elsewhere."""


class Raised(NamedTuple):
    """A refusal as the code has it."""

    game: str | None
    """The package of the game that refuses it; None: every table does."""
    key: str
    facts: tuple[str, ...]
    """The names of what its sentence is told, as far as the call says them."""


@cache
def raised() -> frozenset[Raised]:
    """All refusals; fails for a key that is not written out, for nobody could look for its sentence."""
    paths = (path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
    return raised_in({path: (SOURCE / path).read_text("utf-8") for path in paths if path not in PASSED_ON})


def raised_in(sources: dict[str, str]) -> frozenset[Raised]:
    """The refusals of some sources, by their paths."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    heirs = _heirs([node for node in nodes if isinstance(node, ast.ClassDef)])
    made = {"Refusal": 1} | {each.name: 1 for each in heirs if not _has_own_start(each)} | {"IllegalMove": 1}
    helpers, passed_on = _helpers([node for node in nodes if isinstance(node, ast.FunctionDef)], made)
    found: set[Raised] = set()
    for path, tree in trees.items():
        folders = path.split("/")
        game = folders[1] if folders[0] == "games" and len(folders) > 2 else None
        starts = [call for each in heirs if each in ast.walk(tree) for call in _calls(each, {"__init__": 1})]
        for call, key in (*_calls(tree, made | helpers), *starts):
            if call in passed_on:
                continue
            keys = list(_literals(key))
            assert None not in keys, f"{path}:{call.lineno}: a refusal whose key is not written out"
            facts = tuple(each.arg for each in call.keywords if each.arg)
            found |= {Raised(game, each, facts) for each in keys if each is not None}
    return frozenset(found)


def _heirs(classes: list[ast.ClassDef]) -> list[ast.ClassDef]:
    """The classes that are kinds of `IllegalMove`."""
    names, heirs = {"IllegalMove"}, list[ast.ClassDef]()
    while more := [each for each in classes if {ast.unparse(base) for base in each.bases} & names - {each.name}]:
        more = [each for each in more if each not in heirs]
        if not more:
            break
        heirs += more
        names |= {each.name for each in more}
    return heirs


def _has_own_start(kind: ast.ClassDef) -> bool:
    """Whether it is made without a key, which stands in its own `__init__`."""
    return any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in kind.body)


def _helpers(functions: list[ast.FunctionDef], made: dict[str, int]) -> tuple[dict[str, int], set[ast.Call]]:
    """The functions that refuse with the key they are given, and where it stands; and how they pass it on."""
    helpers, passed_on = dict[str, int](), set[ast.Call]()
    for each in functions:
        names = [argument.arg for argument in each.args.args]
        for call, key in _calls(each, made):
            if isinstance(key, ast.Name) and key.id in names:
                helpers[each.name] = names.index(key.id)
                passed_on.add(call)
    return helpers, passed_on


def _calls(tree: ast.AST, names: dict[str, int]) -> Iterator[tuple[ast.Call, ast.expr]]:
    """The calls of these, each with what stands for the key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in names:
                assert len(node.args) > names[name], f"line {node.lineno}: the key of a refusal is not in its place"
                yield node, node.args[names[name]]


def _literals(key: ast.expr) -> Iterator[str | None]:
    """The keys that may stand there; None: one that is not written out."""
    match key:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body)
            yield from _literals(orelse)
        case _:
            yield None
