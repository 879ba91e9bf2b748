"""Legal moves of random positions, reached by pointer and by keyboard in a browser: a dozen, in the soak a hundred."""

from playwright.sync_api import Page

from tests.effort import SOAK, effort
from tests.server.services import Running
from tests.web.arnak_moves import KINDS, Told, by_keyboard, by_pointer, open_at, positions

NUMBER = effort(12, 100)


def test_moves_are_reached_by_pointer_and_by_keyboard(page: Page, server: Running) -> None:
    """What a person clicks or types leads to the very move; rare kinds first, and in a long run none is missing."""
    told = Told(page)
    met: dict[str, list[str]] = {}
    for at, reached in enumerate(positions(NUMBER)):
        way = by_keyboard if at % 2 else by_pointer
        told.moves.clear()
        open_at(page, server.url, reached)
        way(page, told, reached.offer)
        page.wait_for_function("() => !document.querySelector('main [aria-busy=true]')")
        assert told.has(reached.offer), f"{way.__name__} {reached.offer.key}: {told.moves}"
        met.setdefault(reached.offer.kind, []).append(way.__name__)
    assert sum(map(len, met.values())) == NUMBER
    if SOAK and 2 * len(KINDS) <= NUMBER:
        assert set(met) == KINDS
