"""Every component has a test of its effect, of its limits and of its refusal; none is missing."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.games.arnak.components import KINDS, Subject, effect_of, limit_of, refusal_of, subjects_of

TESTS = Path(__file__).parents[2]
FOLDERS = ("games/arnak", "rules/arnak")
ASPECTS = ("effect", "limit", "refusal")


def all_subjects() -> set[Subject]:
    """What all tests of the game are about."""
    paths = [path for folder in FOLDERS for path in sorted((TESTS / folder).glob("test_*.py"))]
    modules = (import_module(".".join(("tests", *path.relative_to(TESTS).with_suffix("").parts))) for path in paths)
    return {about for module in modules for about in subjects_of(module)}


def missing(kind: str, tested: set[Subject]) -> list[str]:
    """What no test is about."""
    return [
        f"{kind} {component}: no test of its {aspect}"
        for component in KINDS[kind]
        for aspect in ASPECTS
        if Subject(aspect, kind, component) not in tested  # type: ignore[arg-type]
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_component_is_tested(kind: str) -> None:
    """Whatever is in the box has its tests."""
    found = missing(kind, all_subjects())
    assert not found, "\n" + "\n".join(found)


def test_the_components_are_all_there() -> None:
    """A count that looks in an empty table finds nothing missing either."""
    assert {kind: len(components) for kind, components in KINDS.items()} == {
        "basic": 5,
        "item": 40,
        "artifact": 35,
        "assistant": 12,
        "camp": 5,
        "location": 12,
        "tile": 16,
        "idol": 6,
        "slot": 5,
        "guardian": 15,
        "bonus": 6,
        "temple": 6,
        "row": 14,
        "rival": 15,
    }
    assert all(len(components) == len(set(components)) for components in KINDS.values())


def test_what_no_test_names_is_listed() -> None:
    """The count can fail: each decorator counts for its own aspect and the components it names."""
    module = ModuleType("of one test")

    @effect_of("idol", "coin", "compass", "exile", "trade", "refresh")
    @limit_of("idol", "coin", "exile", "trade", "refresh")
    @refusal_of("idol", "coin", "tablet", "exile", "trade", "refresh")
    def test_idols() -> None: ...

    vars(module).update(test_idols=test_idols, helper=test_idols)
    tested = set(subjects_of(module))
    assert len(tested) == 14
    assert missing("idol", tested) == [
        "idol compass: no test of its limit",
        "idol compass: no test of its refusal",
        "idol tablet: no test of its effect",
        "idol tablet: no test of its limit",
    ]


def test_a_component_that_there_is_not_cannot_be_tested() -> None:
    """A misspelt id is found where it is written."""
    with pytest.raises(AssertionError, match="no item called sea-tortoise"):
        effect_of("item", "sea-turtle", "sea-tortoise")
