"""The 21 cards as data, held against numbers that were counted elsewhere."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from cairn.games.break_code.rules.questions import Where, answer, cards, deck, question
from cairn.games.break_code.rules.tiles import TILES, Hand

PRINTED = {"where-5", "where-1-2", "neighbours-colour", "neighbours-sequence"}
"""The four cards that the rule book shows."""

UNSURE = {
    "neighbours-colour",
    "neighbours-sequence",
    "count-equal",
    "sum-left",
    "sum-right",
    "sum-black",
    "sum-white",
    "third-above-4",
}

RANGES = {
    "count-even": ((0, 5), (0, 4)),
    "count-odd": ((0, 5), (0, 4)),
    "count-black": ((0, 5), (0, 4)),
    "count-white": ((0, 5), (0, 4)),
    "count-equal": ((0, 4), (0, 4)),
    "sum-all": ((4, 41), (2, 34)),
    "sum-left": ((1, 23), (1, 25)),
    "sum-right": ((4, 26), (2, 26)),
    "sum-middle": ((2, 25), (1, 17)),
    "sum-black": ((0, 34), (0, 30)),
    "sum-white": ((0, 34), (0, 30)),
    "spread": ((2, 9), (1, 9)),
}
"""The smallest and the largest answer, with hands of five and of four."""


def hands(size: int) -> Iterator[Hand]:
    return iter(dict.fromkeys(combinations(TILES, size)))


def numbers(card: str, size: int) -> set[int]:
    found = set()
    for hand in hands(size):
        said = answer(question("standard", card), hand)
        assert isinstance(said, int)
        found.add(said)
    return found


def test_there_are_21_cards_of_seven_kinds() -> None:
    assert len(cards()) == 21
    kinds = [type(card.question).__name__ for card in cards().values()]
    counted = {kind: kinds.count(kind) for kind in kinds}
    assert counted == {"Where": 6, "Neighbours": 2, "Count": 4, "Equal": 1, "Sum": 6, "Spread": 1, "Above": 1}


def test_every_digit_is_asked_for_on_one_card() -> None:
    asked = [digit for card in cards().values() if isinstance(card.question, Where) for digit in card.question.digits]
    assert sorted(asked) == list(range(10))


def test_how_we_know_a_card_stays_visible() -> None:
    assert {name for name, card in cards().items() if card.standing == "printed"} == PRINTED
    assert {name for name, card in cards().items() if card.unsure} == UNSURE


@pytest.mark.parametrize("card", RANGES)
@pytest.mark.parametrize("size", [5, 4])
def test_answers_reach_as_far_as_they_should(card: str, size: int) -> None:
    found = numbers(card, size)
    assert (min(found), max(found)) == RANGES[card][5 - size]


@pytest.mark.parametrize(("size", "groupings"), [(5, 16), (4, 8)])
@pytest.mark.parametrize("card", ["neighbours-colour", "neighbours-sequence"])
def test_neighbours_may_be_grouped_in_every_way(card: str, size: int, groupings: int) -> None:
    assert len({answer(question("standard", card), hand) for hand in hands(size)}) == groupings


def test_only_tagiron_with_four_players_takes_cards_out() -> None:
    assert [len(deck("standard", players)) for players in (2, 3, 4)] == [21, 21, 21]
    assert [len(deck("tagiron", players)) for players in (2, 3, 4)] == [21, 21, 19]
