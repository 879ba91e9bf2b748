"""Whatever a table refuses has its sentence, in every language."""

import ast
from pathlib import Path

import pytest

from cairn.core.phrases import Fact, Phrase
from cairn.server.chat import READY_MADE
from cairn.text import LANGUAGES, Voice, text

SERVER = Path(__file__).parents[2] / "src" / "cairn" / "server"
FACTS: dict[str, Fact] = {"seat": "seat:0", "name": "text:Ann", "number": 2, "version": "text:1", "prompt": 3}


def refusals() -> set[tuple[str, tuple[str, ...]]]:
    """The keys of all refusals in the server's code, with the names of their facts."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Call(func=ast.Name(id="IllegalMove" | "Denied") | ast.Attribute(attr="__init__")):
                    keys = [
                        each.value
                        for argument in node.args[1:2] or node.args
                        for each in ast.walk(argument)
                        if isinstance(each, ast.Constant) and isinstance(each.value, str) and "-" in each.value
                    ]
                    found |= {(key, tuple(each.arg for each in node.keywords if each.arg)) for key in keys}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_table_is_said(lang: str) -> None:
    wanted = refusals()
    assert {key for key, _ in wanted} >= {"seat-taken", "host-only", "no-such-table", "table-closed", "not-begun"}
    voice = Voice(text(lang), ("Ann", "Ben"))
    for key, names in wanted:
        assert voice.say(Phrase(f"refusal-{key}", {name: FACTS[name] for name in names}))
    assert voice.say(Phrase("refusal-stale", {"prompt": 3}))
    for key in READY_MADE:
        assert voice.say(Phrase(key))
