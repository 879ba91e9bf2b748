"""The library as a type checker sees it: a user's script without a cast, and hardly an `Any` in what is public."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cairn"
SCRIPT = Path(__file__).with_name("script.py")
LAYERS = ("core", "reason", "text", "play", "envs", "client")
MOST = 0.03
"""The share of public functions that may have `Any` in their signature. It was 20% (play) to 75% (reason) once."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Signature(NamedTuple):
    where: str
    names: frozenset[str]


def test_a_users_script_passes_strict_mypy() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(SCRIPT)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_users_script_passes_strict_pyright() -> None:
    command = ["./with-node", "npx", "--no-install", "pyright", "-p", str(SCRIPT.parent)]
    checked = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_users_script_has_no_cast_and_no_ignore() -> None:
    assert not re.search(r"\bcast\b|\bAny\b|# type:|# pyright:", SCRIPT.read_text("utf-8"))


def test_a_users_script_runs() -> None:
    command = [sys.executable, "-m", "tests.library.script"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "─ The Lost Code" in ran.stdout and "Ręka:" in ran.stdout and "LC 6.4 game-over" in ran.stdout


def test_a_wrong_move_is_an_error_to_a_type_checker(tmp_path: Path) -> None:
    """The types are those of the game that is named, not of any."""
    script = tmp_path / "wrong.py"
    script.write_text(
        "import cairn\n"
        "from cairn import arnak, lost_code\n"
        'match = cairn.Match("lost-code")\n'
        "match.play(0, arnak.EndTurn())\n"
        "match.view(0).view.rackz\n"
        'bot: arnak.Bot = cairn.bot("steady", game="lost-code")\n'
        'again: arnak.Match = cairn.load("x", "lost-code")\n'
        "cairn.belief(match.view(0)).nothing\n"
        "view: lost_code.View = match.view(0).view\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(script)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert re.findall(r"wrong\.py:(\d+): error", checked.stdout) == ["4", "5", "6", "7", "8"], checked.stdout


@pytest.mark.parametrize(
    ("module", "more"),
    [
        ("lost_code", {"Answer", "Belief", "Phase", "Symbol", "Table", "Weighed", "WheelSet"}),
        ("think_str8", {"Answer", "Belief", "Phase", "Symbol", "Table", "Weighed", "WheelSet"}),
        ("break_the_code", {"Belief", "Colour", "Phase", "Table", "Tile"}),
        ("arnak", {"PlayerBoard", "Result"}),
    ],
)
def test_the_module_of_a_game_has_all_its_types_and_no_other_names(module: str, more: set[str], tmp_path: Path) -> None:
    types = import_module(f"cairn.{module}")
    unions = {each.__name__ for each in get_args(types.Move) + get_args(types.Outcome) + get_args(types.Event)}
    always = {"Bot", "Event", "Game", "Match", "Move", "Options", "Outcome", "Sight", "State", "View"}
    assert {name for name in vars(types) if not name.startswith("_")} - {"TypeAlias"} == unions | always | more
    script = tmp_path / "names.py"
    script.write_text(f"from cairn.{module} import {', '.join(sorted(unions | always | more))}\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(script)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("layer", LAYERS)
def test_hardly_a_public_function_has_any_in_its_signature(layer: str) -> None:
    """Aliases and classes of one's own that hide an `Any` count as well."""
    hiding = aliases_of_any()
    signatures = list(signatures_in(layer))
    untyped = [each.where for each in signatures if each.names & hiding]
    share = len(untyped) / len(signatures)
    print(f"{layer}: {len(untyped)} of {len(signatures)} public functions, {share:.1%}")
    assert share < MOST, "\n".join(untyped)


def signatures_in(layer: str) -> Iterator[Signature]:
    """Every public function and method of public classes, with the names that its signature mentions."""
    for path in sorted((SOURCE / layer).rglob("*.py")):
        for name, function in _public(ast.parse(path.read_text("utf-8"))):
            names = frozenset(name for part in _annotations(function) for name in _names(part))
            yield Signature(f"{path.relative_to(ROOT)}: {name}", names)


def aliases_of_any() -> frozenset[str]:
    """`Any`, and the names of type aliases of these layers that stand for something with `Any` in it."""
    aliases: dict[str, set[str]] = {}
    for path in (path for layer in LAYERS for path in (SOURCE / layer).rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and node.value is not None and _names(node.annotation) == ["TypeAlias"]:
                aliases.setdefault(ast.unparse(node.target), set()).update(_names(node.value))
    found = {"Any"}
    while more := {name for name, parts in aliases.items() if parts & found} - found:
        found |= more
    return frozenset(found)


def _public(tree: ast.Module | ast.ClassDef, before: str = "") -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            if not node.name.startswith("_") or node.name.endswith("__"):
                yield f"{before}{node.name}", node
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _public(node, f"{before}{node.name}.")


def _annotations(function: Function) -> Iterator[ast.expr]:
    told = function.args
    for each in (*told.posonlyargs, *told.args, *told.kwonlyargs, told.vararg, told.kwarg):
        if each is not None and each.annotation is not None:
            yield each.annotation
    if function.returns is not None:
        yield function.returns


def _names(part: ast.expr) -> list[str]:
    """The names in an annotation, in those that are written as text too."""
    found: list[str] = []
    for node in ast.walk(part):
        match node:
            case ast.Name(name):
                found.append(name)
            case ast.Attribute(attr=name):
                found.append(name)
            case ast.Constant(str(text)):
                found += re.findall(r"\w+", text)
            case _:
                pass
    return found
