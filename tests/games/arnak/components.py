"""Which test is about which component.

Each component (a card, a site tile, a guardian, a row of the research track ...) needs a test of what it does, one of
its limits and one of its refusal. A test says so by a decorator, with the kind and the ids as the tables have them:

    @effect_of("item", "sea-turtle")
    def test_sea_turtle() -> None: ...

    @limit_of("item", "machete", "torch", "axe")
    @pytest.mark.parametrize("card", ["machete", "torch", "axe"])
    def test_the_exile_is_optional(card: str) -> None: ...

An effect is what the component does when all goes well; a limit what it does not do, or what is left of it when a
part is impossible or declined; a refusal a move with it that is against the rules. `KINDS` lists all
components; `test_every_component_is_tested` reads the decorators of all tests here and in ``tests/rules/arnak`` and
lists what is missing.
"""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from cairn.games.arnak.rules.pieces import (
    ARTIFACTS,
    ASSISTANTS,
    BASIC,
    BONUSES,
    FEAR,
    GUARDIANS,
    IDOLS,
    ITEMS,
    RIVAL,
    SITES,
    SLOT_EFFECTS,
    TEMPLE,
    TILES,
    TRACKS,
)

__all__ = ["KINDS", "Subject", "effect_of", "limit_of", "refusal_of", "subjects_of"]

Aspect: TypeAlias = Literal["effect", "limit", "refusal"]
Test = TypeVar("Test", bound=Callable[..., None])

KINDS: dict[str, tuple[str, ...]] = {
    "basic": (*(card.id for card in BASIC), FEAR),
    "item": tuple(card.id for card in ITEMS),
    "artifact": tuple(card.id for card in ARTIFACTS),
    "assistant": tuple(ASSISTANTS),
    "camp": tuple(site.id for site in SITES if site.level == 0),
    "location": tuple(site.id for site in SITES if site.level),
    "tile": tuple(TILES),
    "idol": tuple(IDOLS),
    "slot": tuple(SLOT_EFFECTS),
    "guardian": tuple(GUARDIANS),
    "bonus": tuple(BONUSES),
    "temple": tuple(TEMPLE),
    "row": tuple(f"{side} {row.row}" for side, track in TRACKS.items() for row in track.row),
    "rival": tuple(RIVAL),
}
"""All components by kind."""


class Subject(NamedTuple):
    """What a test is about."""

    aspect: Aspect
    kind: str
    component: str


def effect_of(kind: str, *components: str) -> Callable[[Test], Test]:
    """The test shows what these components do."""
    return _about("effect", kind, components)


def limit_of(kind: str, *components: str) -> Callable[[Test], Test]:
    """The test shows what these components do not do, or what they do when a part is impossible."""
    return _about("limit", kind, components)


def refusal_of(kind: str, *components: str) -> Callable[[Test], Test]:
    """The test shows a wrong move with these components and the rule that forbids it."""
    return _about("refusal", kind, components)


def subjects_of(module: ModuleType) -> Iterator[Subject]:
    """What the tests of a module are about."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            yield from getattr(test, "about", ())


def _about(aspect: Aspect, kind: str, components: tuple[str, ...]) -> Callable[[Test], Test]:
    unknown = [each for each in components if each not in KINDS[kind]]
    assert components and not unknown, f"there is no {kind} called {', '.join(unknown)}"

    def decorated(test: Test) -> Test:
        about = tuple(Subject(aspect, kind, each) for each in components)
        vars(test)["about"] = (*getattr(test, "about", ()), *about)
        return test

    return decorated
