"""What questions and guesses of Break the Code are worth, held against a plain enumeration."""

from collections.abc import Callable
from itertools import islice
from math import isclose
from random import Random
from typing import Any

import pytest

from cairn.core.sight import Sight
from cairn.games.break_code.belief.posterior import Answered, Belief, Knowledge, belief, belief_of
from cairn.games.break_code.rules.events import Asked, Happening
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import RuleSet, answer, question
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import Options, new_table
from cairn.games.break_code.rules.tiles import TILES, sort_hand, tiles
from cairn.games.break_code.solve import tally, values
from cairn.games.break_code.solve.values import QuestionValue, guess_value, open_questions, question_values
from tests.belief import break_code_oracle as oracle
from tests.belief.break_code_games import positions
from tests.effort import effort


def agree(value: QuestionValue, rules: RuleSet, players: int, worlds: list[oracle.World]) -> None:
    left = oracle.after(rules, players, worlds, value.ask)
    assert value.deals == len(worlds)
    assert value.certain_deals == sum(codes.total() for codes in left.values() if len(codes) == 1)
    assert value.left_over == sum(codes.total() * len(codes) for codes in left.values())
    assert value.right_deals == sum(max(codes.values()) for codes in left.values())
    then = sum(codes.total() / len(worlds) * oracle.missing(codes) for codes in left.values())
    assert isclose(value.bits, oracle.missing(oracle.codes(worlds)) - then, abs_tol=1e-9)


def check(sight: Sight[View, Happening]) -> None:
    view, found, worlds = sight.view, belief(sight), oracle.worlds(sight)
    for value in question_values(found, open_questions(view.row)):
        agree(value, view.table.rules, view.table.players, worlds)
    guess = guess_value(found)
    counted = oracle.codes(worlds)
    assert counted[guess.code] == max(counted.values())
    assert isclose(guess.chance, max(counted.values()) / len(worlds))


@pytest.fixture(params=["as it sees fit", "listed", "sorted", "multiplied"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The ways to count must not differ in anything but time."""
    chosen: str = request.param
    if chosen != "as it sees fit":
        original: Callable[..., None] = tally.Count.__init__

        def chosen_way(self: Any, given: Belief, table: Any, deals: int) -> None:
            original(self, given, table, deals)
            self.is_slower = chosen == "listed"
            self.multiplies = chosen == "multiplied" and len(self.others) == 3

        monkeypatch.setattr(tally.Count, "__init__", chosen_way)
    return chosen


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
def test_two_players(rules: str) -> None:
    """BC 3.3: the opponent answers."""
    for seed in range(effort(3, 60)):
        for _, sight in positions(seed, 2, rules, range(12)):
            check(sight)


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("way", ["as it sees fit", "listed", "sorted"], indirect=True)
def test_three_players(rules: str, way: str) -> None:
    """BC 3.3: both others answer, and their answers together are heard."""
    for seed in range(effort(1, 20)):
        for _, sight in positions(seed, 3, rules, range(2, 6)):
            check(sight)


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("way", ["as it sees fit", "listed", "sorted"], indirect=True)
def test_four_players(rules: str, way: str) -> None:
    """BC 3.3: all answer, and all their answers together are heard."""
    for seed in range(effort(1, 20)):
        for _, sight in positions(seed, 4, rules, range(3, 6)):
            check(sight)


def alike(players: int, cards: list[str], seed: int) -> Knowledge:
    """A deal in which all others give the same answers to these cards, as the first seat knows it."""
    rng, table = Random(seed), new_table(Options(players))
    while True:
        order = rng.sample(TILES, len(TILES))
        hands = [sort_hand(order[seat * table.hand : (seat + 1) * table.hand]) for seat in range(players)]
        said = [[answer(question("standard", card), hand) for card in cards] for hand in hands[1:]]
        if all(each == said[0] for each in said):
            heard = [
                Answered(number, 0, card, None, seat, said[0][number - 1])
                for number, card in enumerate(cards, start=1)
                for seat in range(1, players)
            ]
            return Knowledge(table, 0, hands[0], tuple(heard))


def worlds_of(known: Knowledge) -> list[oracle.World]:
    """The same by the plain enumeration, for which the facts are put back into a history."""
    told = []
    for fact in known.heard:
        assert isinstance(fact, Answered)
        answers = tuple(fact.answer if seat == fact.seat else None for seat in range(known.table.players))
        told.append(Asked(fact.asker, fact.card, fact.digit, answers))

    class Shown:
        seat, table, hand = known.seat, known.table, known.hand

    shown: Any = Shown
    return oracle.worlds(Sight(shown, tuple(told)))


@pytest.mark.parametrize(
    ("players", "cards", "seed"),
    [
        (3, ["count-even", "count-black", "third-above-4"], 1),
        (3, ["count-equal", "spread"], 2),
        (4, ["count-even", "spread", "count-black"], 3),
        (4, ["count-odd", "count-white", "third-above-4", "count-equal"], 4),
    ],
)
def test_others_that_are_alike(players: int, cards: list[str], seed: int, way: str) -> None:
    """Counting those who gave the same answers in one order only changes nothing."""
    known = alike(players, cards, seed)
    worlds = worlds_of(known)
    asks = [Ask("neighbours-colour"), Ask("where-5"), Ask("spread"), Ask("sum-all")]
    if way == "multiplied":
        asks = asks[:3]  # slow where there are many answers
    for value in question_values(belief_of(known), asks):
        agree(value, "standard", players, worlds)


def test_two_of_three_others_alike(way: str) -> None:
    """Whichever two they are."""
    known = alike(4, ["count-even", "spread", "count-black"], 3)
    for odd in (1, 2, 3)[: effort(1, 3) if way == "multiplied" else 3]:  # slow where it does not fit
        heard = [fact for fact in known.heard if isinstance(fact, Answered) and (fact.seat, fact.number) != (odd, 1)]
        found = Knowledge(known.table, 0, known.hand, tuple(heard))
        worlds = worlds_of(found)
        for value in question_values(belief_of(found), (Ask("sum-all"), Ask("neighbours-sequence"))):
            agree(value, "standard", 4, worlds)


def test_the_first_turn_of_four_is_counted_alike_in_two_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """63,063,000 deals (BC 2.2) are too many for a plain enumeration; the two ways of counting share little."""
    known = Knowledge(new_table(Options(4)), 0, tiles("b0 w1 b2 w3"))
    asks = (Ask("neighbours-colour"), Ask("spread"), Ask("count-black"), Ask("where-8-9", 8))
    ways: list[tuple[QuestionValue, ...]] = []
    original: Callable[..., None] = tally.Count.__init__
    for multiplies in (True, False):

        def chosen_way(self: Any, given: Belief, table: Any, deals: int, way: bool = multiplies) -> None:
            original(self, given, table, deals)
            self.multiplies = way

        monkeypatch.setattr(tally.Count, "__init__", chosen_way)
        ways.append(question_values(belief_of(known), asks))
    for one, other in zip(*ways, strict=True):
        assert one.deals == 63_063_000
        assert (one.ask, one.certain_deals, one.left_over, one.right_deals) == (
            other.ask,
            other.certain_deals,
            other.left_over,
            other.right_deals,
        )
        assert isclose(one.bits, other.bits, abs_tol=1e-9)


def test_the_best_question_comes_first() -> None:
    for _, sight in islice(positions(7, 2, "standard", range(3)), 4):
        told = [value.bits for value in question_values(belief(sight), open_questions(sight.view.row))]
        assert told == sorted(told, reverse=True)


def test_every_digit_of_a_card_is_a_question_of_its_own() -> None:
    """BC 3.2."""
    assert open_questions(("where-1-2", "spread")) == (Ask("where-1-2", 1), Ask("where-1-2", 2), Ask("spread"))


def test_without_a_card_there_is_nothing_to_ask() -> None:
    assert values.question_values(belief_of(Knowledge(new_table(Options(2)), 0, tiles("b0 w1 b2 w3 b4"))), ()) == ()
