"""Folders import each other in one direction only, and the pure ones import nothing of the outside world."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "cairn"

LAYERS = ("core", "reason", "text", "terminal", "games", "play", "batch", "bench", "envs", "server", "client", "cli")
"""From the ground up: a folder imports itself and those before it."""

ROOMS = {
    "effects": (),
    "rules": ("effects",),
    "belief": ("effects", "rules"),
    "solve": ("effects", "rules", "belief"),
    "bots": ("effects", "rules", "belief", "solve"),
    "words": ("effects", "rules", "belief", "solve"),
    "terminal": ("effects", "rules", "belief", "solve", "words"),
    "referee": ("rules",),
    "envs": ("effects", "rules", "belief", "solve", "bots"),
}
"""The rooms of a game, and those that each imports besides itself."""

GROUND = {
    "effects": ("core",),
    "rules": ("core",),
    "belief": ("core", "reason"),
    "solve": ("core", "reason"),
    "bots": ("core", "reason"),
    "words": ("core", "reason", "text"),
    "terminal": ("core", "reason", "text", "terminal"),
    "referee": ("core",),
    "envs": ("core", "reason"),
}
"""The layers that each room of a game stands on."""

FOLDERS_OF_DATA = {"tables", "text", "pages", "weights", "lessons", "puzzles"}
"""What else may lie in a game's folder: no code."""

MAY_IMPORT_API = {"server", "cli"}
"""The layers that may stand on the public `cairn.api`."""

MAY_BE_ASYNC = {"server", "client"}

OUTSIDE_WORLD = {"random", "time", "datetime", "os", "pathlib", "socket", "secrets"}
"""What no rule looks at: chance is listed, not rolled, and tables come through `importlib.resources`."""

PURE_ROOMS = {"effects", "rules", "words", "referee"}
"""The rooms in which nothing depends on the outside world; a player may look at the clock and roll dice."""

CLASSES_OF_RANDOM = {"Random", "SystemRandom"}
"""What may be taken from `random`: generators that are handed in, never the functions with their hidden state."""


def violations(root: Path) -> list[str]:
    """Every broken rule in the package at `root`, as `file:line: rule`."""
    return [
        f"{path.relative_to(root.parent)}:{line}: {rule}"
        for path in sorted(root.rglob("*.py"))
        for line, rule in sorted(_broken_rules(root, path))
    ]


def _broken_rules(root: Path, path: Path) -> Iterator[tuple[int, str]]:
    parts = path.relative_to(root).parts
    layer = parts[0] if len(parts) > 1 else None
    game = parts[1] if layer == "games" and len(parts) > 2 else None
    room = parts[2] if game is not None and len(parts) > 3 else None
    if layer is not None and layer not in LAYERS:
        yield 1, f"{layer} is no layer: give it a place in LAYERS"
        return
    if game is not None and room not in ROOMS and path.name != "__init__.py":
        yield 1, f"{room or path.name} is no room of {game}: give it a place in ROOMS"
        return
    tree = ast.parse(path.read_bytes(), filename=str(path))
    for line, target in _imports(root, path, tree):
        names = target.split(".")
        if names[0] == root.name:
            if layer is not None:
                yield from ((line, rule) for rule in _layer_rules(root, layer, game, names[1:]))
                if game is not None:
                    yield from ((line, rule) for rule in _room_rules(game, room, names[1:]))
        elif names[0] == "random" and (len(names) == 1 or names[1] not in CLASSES_OF_RANDOM):
            yield line, "nobody calls the functions of random: a Random is handed in"
        elif room in PURE_ROOMS and names[0] in OUTSIDE_WORLD:
            yield line, f"{room} does not import {names[0]}"
    if layer not in MAY_BE_ASYNC:
        for node in ast.walk(tree):
            if isinstance(node, ast.AsyncFunctionDef):
                yield node.lineno, "only server and client are async"


def _room_rules(game: str, room: str | None, target: list[str]) -> Iterator[str]:
    """The rules that a room of a game breaks by importing `target`."""
    if target[:2] == ["games", game]:
        there = target[2] if len(target) > 2 else None
        if room is None:
            yield f"{game} names its rooms and loads none: it does not import {'.'.join(target)}"
        elif there is None:
            yield f"{room} does not import {game}, where its rooms are declared"
        elif there != room and there not in ROOMS[room]:
            yield f"{room} does not import {there}, which comes after it"
    elif room is not None and target and target[0] in LAYERS and target[0] != "games" and target[0] not in GROUND[room]:
        yield f"{room} does not stand on {target[0]}"
    elif room is None and target != ["games", "rooms"]:
        yield f"{game} names its rooms and loads none: it does not import {'.'.join(target)}"


def _layer_rules(root: Path, layer: str, game: str | None, target: list[str]) -> Iterator[str]:
    """The rules that `layer` breaks by importing `target`, a name below the package."""
    if not target or target[0] not in LAYERS:
        if not (target[:1] == ["api"] and layer in MAY_IMPORT_API):
            yield f"{layer} does not import {'.'.join([root.name, *target])}, which stands above all layers"
    elif LAYERS.index(target[0]) > LAYERS.index(layer):
        yield f"{layer} does not import {target[0]}, which comes after it"
    elif game is not None and target[0] == "games":
        if len(target) == 1:
            yield f"{game} does not import games, where all games meet"
        elif (root / "games" / target[1]).is_dir():
            if target[1] != game:
                yield f"{game} does not import {target[1]}: no game imports another"
        elif _names_games(root, root / "games" / f"{target[1]}.py"):
            yield f"{game} does not import games.{target[1]}, which imports other games"


def _names_games(root: Path, path: Path) -> bool:
    """Whether a module directly in `games` imports a game's package."""
    if not path.exists():
        return False
    targets = (target.split(".") for _, target in _imports(root, path, ast.parse(path.read_bytes())))
    return any(
        names[:2] == [root.name, "games"] and len(names) > 2 and (root / "games" / names[2]).is_dir()
        for names in targets
    )


def _imports(root: Path, path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and the full dotted name of everything that a module imports, wherever in it that happens."""
    package = path.relative_to(root.parent).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                yield alias.lineno, _target(root, base, alias.name)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in {"import_module", "__import__"}:
            yield from ((node.lineno, str(name.value)) for name in node.args[:1] if isinstance(name, ast.Constant))


def _target(root: Path, base: list[str], name: str) -> str:
    """What `from base import name` asks for: a module where there is one, otherwise something inside `base`."""
    inside = len(base) > 1 and base[0] == root.name
    path = root.joinpath(*base[1:], name)
    if inside and not (path.is_dir() or path.with_suffix(".py").exists()):
        return ".".join(base)
    return ".".join([*base, name])


def test_the_layers_hold() -> None:
    """STYLE 1 and 3: imports go one way, no game knows another, only those who serve are async, nobody rolls."""
    assert list(SOURCE.rglob("*.py")), f"there is no package at {SOURCE}"
    found = violations(SOURCE)
    assert not found, "\n" + "\n".join(found)


def test_a_game_holds_rooms_and_data_alone() -> None:
    """STYLE 1: a folder that is misspelt is found, not passed over."""
    for game in (SOURCE / "games").iterdir():
        if game.is_dir() and game.name != "__pycache__":
            folders = {each.name for each in game.iterdir() if each.is_dir() and each.name != "__pycache__"}
            assert folders <= ROOMS.keys() | FOLDERS_OF_DATA, f"{game.name} has {folders}"
            for data in FOLDERS_OF_DATA & folders:
                assert not list((game / data).rglob("*.py")), f"{game.name}/{data} is for data"


@pytest.mark.parametrize(
    ("file", "code", "broken"),
    [
        ("core/values.py", "\nfrom cairn.games import lost_code", "2: core does not import games"),
        ("core/values.py", "import cairn.cli.main", "1: core does not import cli"),
        ("core/values.py", "from ..reason import beliefs", "1: core does not import reason"),
        ("core/values.py", "def late():\n    from cairn import play", "2: core does not import play"),
        ("core/values.py", "import importlib\nimportlib.import_module('cairn.games')", "2: core does not import games"),
        ("core/__init__.py", "from ..server import app", "1: core does not import server"),
        ("reason/proof.py", "import cairn", "1: reason does not import cairn, which stands above"),
        ("reason/proof.py", "from cairn import Match", "1: reason does not import cairn.Match, which stands above"),
        ("reason/proof.py", "from cairn.api import Match", "1: reason does not import cairn.api"),
        ("text/words.py", "from cairn.games import find", "1: text does not import games"),
        ("cli/main.py", "from cairn import game", "1: cli does not import cairn.game"),
        ("games/arnak/rules/moves.py", "from cairn.games import lost_code", "1: arnak does not import lost_code"),
        ("games/arnak/bots/b.py", "from cairn.games.lost_code.rules import x", "1: arnak does not import lost_code"),
        ("games/arnak/rules/dig.py", "from ...lost_code import rules", "1: arnak does not import lost_code"),
        ("games/arnak/rules/a.py", "from cairn.games.registry import find", "1: arnak does not import games.registry"),
        ("games/arnak/rules/a.py", "from cairn.games import find", "1: arnak does not import games, where"),
        ("games/arnak/rules/a.py", "from cairn.games import *", "1: arnak does not import games, where"),
        ("games/arnak/rules/a.py", "from random import Random", "1: rules does not import random"),
        ("games/arnak/effects/a.py", "import os.path", "1: effects does not import os"),
        ("games/arnak/words/a.py", "from pathlib import Path", "1: words does not import pathlib"),
        ("games/arnak/rules/a.py", "from cairn.games.arnak.belief import b", "1: rules does not import belief, which"),
        ("games/arnak/rules/a.py", "from ..words import b", "1: rules does not import words, which comes after"),
        ("games/arnak/effects/a.py", "from cairn.games.arnak.rules import b", "1: effects does not import rules"),
        ("games/arnak/words/a.py", "from cairn.games.arnak.bots import b", "1: words does not import bots"),
        ("games/arnak/bots/a.py", "from cairn.games.arnak.words import b", "1: bots does not import words"),
        ("games/arnak/rules/a.py", "from cairn.games import arnak", "1: rules does not import arnak, where its rooms"),
        ("games/arnak/rules/a.py", "from cairn.text import Text", "1: rules does not stand on text"),
        ("games/arnak/bots/a.py", "from cairn.terminal import board", "1: bots does not stand on terminal"),
        ("games/arnak/__init__.py", "from cairn.games.arnak.rules import game", "1: arnak names its rooms and loads"),
        ("games/arnak/__init__.py", "from cairn.core.game import Game", "1: arnak names its rooms and loads none"),
        ("games/arnak/beleif/a.py", "", "1: beleif is no room of arnak"),
        ("games/arnak/state.py", "", "1: state.py is no room of arnak"),
        ("core/chance.py", "import random", "1: nobody calls the functions of random"),
        ("core/chance.py", "from random import (\n    Random,\n    choice)", "3: nobody calls the functions of random"),
        ("games/arnak/bots/a.py", "from random import shuffle", "1: nobody calls the functions of random"),
        ("play/games.py", "class A:\n    async def play(self): ...", "2: only server and client are async"),
        ("api.py", "async def play(): ...", "1: only server and client are async"),
        ("util/things.py", "", "1: util is no layer"),
    ],
)
def test_a_broken_rule_is_reported(tmp_path: Path, file: str, code: str, broken: str) -> None:
    """A rule nobody can break needs no test; each of these can be."""
    root = _package(tmp_path, {file: code})
    found = violations(root)
    assert any(message.startswith(f"cairn/{file}:{broken}") for message in found), found


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("__init__.py", "from cairn.api import Match\nfrom cairn.cli import main"),
        ("api.py", "from cairn.games.lost_code import rules\nfrom cairn import play"),
        ("core/chance.py", "from random import Random\nfrom .errors import IllegalMove"),
        ("core/records.py", "import json, msgspec\nfrom cairn.core import errors"),
        ("games/registry.py", "from cairn.games import arnak, lost_code"),
        ("games/arnak/__init__.py", "from cairn.games.rooms import Rooms"),
        (
            "games/arnak/rules/moves.py",
            "from cairn.core import Value\nfrom ..rules.state import State\nfrom . import a",
        ),
        ("games/arnak/rules/tables.py", "from importlib import resources\nfrom cairn.games.arnak.effects import a"),
        ("games/arnak/bots/a.py", "from random import Random\nimport time\nfrom cairn.games.arnak.belief import b"),
        ("games/arnak/words/a.py", "from cairn.text import Text\nfrom cairn.games.arnak.solve import hint"),
        ("games/arnak/terminal/a.py", "from cairn.terminal import board\nfrom cairn.games.arnak.words import b"),
        ("play/bots.py", "from cairn.games.arnak import rules\nfrom cairn import games"),
        ("cli/main.py", "from cairn.api import Match\nfrom cairn import api, server"),
        ("server/app.py", "from cairn.api import Match\nasync def app(): ..."),
        ("play/careful.py", "from random import Random, SystemRandom\nimport time"),
    ],
)
def test_what_is_allowed_is_not_reported(tmp_path: Path, file: str, code: str) -> None:
    """A checker that cries at everything proves nothing either."""
    assert violations(_package(tmp_path, {file: code})) == []


def _package(folder: Path, files: dict[str, str]) -> Path:
    """A package with a little of everything and these files in it."""
    root = folder / "cairn"
    whole = {f"{layer}/__init__.py": "" for layer in LAYERS}
    whole |= {f"games/{game}/__init__.py": "" for game in ("arnak", "lost_code")}
    whole |= {f"games/arnak/{room}/__init__.py": "" for room in ROOMS}
    whole |= {"games/lost_code/rules/__init__.py": "", "__init__.py": "", "api.py": ""}
    whole |= {"games/registry.py": "from cairn.games import arnak, lost_code"}
    for name, code in (whole | files).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")
    return root
