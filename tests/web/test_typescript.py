"""The page's types are made from the server's and are not stale; what they say of a game is what a game tells."""

import json

import pytest

from tests.web.typescript import FOLDER, GAMES, files


@pytest.mark.parametrize("name", ["messages.ts", "requests.ts", "kinds.ts", *(f"{game}.ts" for game in GAMES)])
def test_the_types_of_the_page_are_those_of_the_server(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == files()[name], "run `make types`"


def test_nothing_else_lies_beside_them() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(files())


def test_a_type_says_what_may_be_missing_and_what_may_be_null() -> None:
    messages = files()["messages.ts"]
    assert "  readonly seat: number | null;" in messages  # of a sight: always told
    assert "  readonly asked?: PromptInfo;" in messages  # of an update: only where it is another
    assert "export type Offer<Move = unknown> = {" in messages
    assert '  readonly type: "dig";' in files()["arnak.ts"]


def test_shapes_name_only_shapes_that_are_there() -> None:
    plain = {"any", "string", "number", "boolean", "null"}
    for name, text in files().items():
        if "SHAPES" not in text:
            continue
        shapes = json.loads(text.partition("SHAPES: Shapes = ")[2].rstrip(";\n"))
        assert _named(shapes) <= {*plain, *shapes}, name


def _named(shape: object) -> set[str]:
    if isinstance(shape, str):
        return {shape}
    if isinstance(shape, dict):
        return {name for each in shape.values() for name in _named(each)}
    if not isinstance(shape, list) or shape[0] == "=":
        return set()
    parts = shape[2:] if shape[0] == "?" else shape[1:] if shape[0] in ("|", "*", ",") else shape
    return {name for each in parts for name in _named(each)}
