"""A plain, slow way to list the worlds of a seat of Break the Code, and what a question makes of them.

It deals the unseen tiles hand by hand in every way there is, asks each hand every question again, and throws out what
would have been answered differently. It knows nothing of the rooms `belief` and `solve`.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import log2

from cairn.core.sight import Sight
from cairn.games.break_code.rules.events import Asked, Guessed, Happening, Looked
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import Answer, Question, RuleSet, answer, question
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import TILES, Hand

World = tuple[Hand, ...]
"""The hands of the other seats in order; with three and four players the centre comes last."""


@cache
def said(asked: Question, hand: Hand) -> Answer:
    return answer(asked, hand)


def worlds(sight: Sight[View, Happening]) -> list[World]:
    """All deals that fit, each as often as there are ways to deal the physical tiles so."""
    view = sight.view
    others = [seat for seat in range(view.table.players) if seat != view.seat]
    owners: list[int | None] = [*others] if view.table.for_two else [*others, None]
    unseen = list(range(len(TILES)))
    for tile in view.hand:
        unseen.remove(next(place for place in unseen if TILES[place] is tile))
    hands = {
        frozenset(places): tuple(TILES[place] for place in places) for places in combinations(unseen, view.table.hand)
    }
    return [*_dealt([_held(sight, owner, hands) for owner in owners], frozenset(unseen))]


def _dealt(fitting: list[dict[frozenset[int], Hand]], unseen: frozenset[int]) -> Iterator[World]:
    """Every way to give the owners hands that fit, no tile twice."""
    first, *more = fitting
    if not more:
        if unseen in first:  # the last hand is what is left
            yield (first[unseen],)
        elif len(unseen) > 5:  # two players: the others go back (BC 2.1)
            yield from ((hand,) for hand in first.values())
        return
    for places, hand in first.items():
        if places <= unseen:
            for world in _dealt(more, unseen - places):
                yield (hand, *world)


def _held(
    sight: Sight[View, Happening], owner: int | None, hands: dict[frozenset[int], Hand]
) -> dict[frozenset[int], Hand]:
    """The hands that the owner may have, by what was heard of this one."""
    view = sight.view
    is_target = owner is None or view.table.for_two
    for event in sight.history:
        if isinstance(event, Asked) and owner is not None and event.answers[owner] is not None:
            asked = question(view.table.rules, event.card, event.digit)
            hands = {places: hand for places, hand in hands.items() if said(asked, hand) == event.answers[owner]}
        elif isinstance(event, Guessed) and is_target and event.seat == view.seat and event.tiles is not None:
            hands = {places: hand for places, hand in hands.items() if (hand == event.tiles) == event.right}
        elif isinstance(event, Looked) and is_target and event.seat == view.seat:
            hands = {places: hand for places, hand in hands.items() if hand == event.centre}
    return hands


def codes(found: list[World]) -> Counter[Hand]:
    return Counter(world[-1] for world in found)


def missing(counts: Counter[Hand]) -> float:
    total = counts.total()
    return -sum(count / total * log2(count / total) for count in counts.values())


def after(rules: RuleSet, players: int, found: list[World], ask: Ask) -> dict[tuple[Answer, ...], Counter[Hand]]:
    """By the answers that may be heard: the codes that are left, with their deals."""
    asked = question(rules, ask.card, ask.digit)
    left: dict[tuple[Answer, ...], Counter[Hand]] = defaultdict(Counter)
    for world in found:
        speaking = world if players == 2 else world[:-1]
        left[tuple(said(asked, hand) for hand in speaking)][world[-1]] += 1
    return left
