"""What a seat of Break the Code can know, held against a plain enumeration."""

import subprocess
import sys
from collections import Counter
from math import comb, isclose

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games.break_code.belief import posterior as break_code
from cairn.games.break_code.belief.posterior import Answered, Knowledge, Missed, belief_of, knowledge
from cairn.games.break_code.rules.events import Asked, Happening
from cairn.games.break_code.rules.questions import answer, question
from cairn.games.break_code.rules.state import Phase, State, View
from cairn.games.break_code.rules.table import Options, new_table
from cairn.games.break_code.rules.tiles import Tile, tiles
from tests.belief import break_code_oracle as oracle
from tests.belief.break_code_games import positions
from tests.effort import effort
from tests.tally import BELIEFS, tried


def start(players: int, holding: str, rules: str = "standard") -> Knowledge:
    options = Options(players, "tagiron" if rules == "tagiron" else "standard")
    return Knowledge(new_table(options), 0, tiles(holding))


def test_two_players_start_with_3003_deals() -> None:
    """BC 2.1: five of the fifteen tiles that are not seen; without an own 5 they show 2,288 codes (BC 1.1)."""
    found = belief_of(start(2, "b0 w1 b2 w3 b4"))
    assert (found.deals, len(found.codes)) == (3003, 2288)
    assert found.codes[tiles("b1 g5 b6 b7 b8")] == 2
    assert found.codes[tiles("b1 g5 g5 b7 b8")] == 1
    assert found.codes[tiles("b1 b6 w6 b7 b8")] == 1


def test_with_an_own_five_every_deal_is_a_code() -> None:
    """BC 1.1: the other 5 is one tile like the others."""
    found = belief_of(start(2, "b0 w1 b2 w3 g5"))
    assert (found.deals, len(found.codes)) == (3003, 3003)
    assert set(found.codes.values()) == {1}


def test_three_players_start_with_756756_deals() -> None:
    """BC 2.2: fifteen tiles in three hands of five."""
    found = belief_of(start(3, "b0 w1 b2 w3 b4"))
    assert (found.deals, len(found.codes)) == (756_756, 2288)


def test_four_players_start_with_63063000_deals() -> None:
    """BC 2.2: sixteen tiles in four hands of four."""
    found = belief_of(start(4, "b0 w1 b2 w3"))
    assert found.deals == 63_063_000
    assert len(found.codes) == comb(14, 4) + comb(14, 3) + comb(14, 2)
    assert found.codes[tiles("b4 g5 b6 b7")] == 2 * found.codes[tiles("b4 g5 g5 b7")]


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize(
    ("players", "questions", "seeds"),
    [
        (2, range(12), range(effort(12, 400))),
        (3, range(2, 9), range(effort(5, 120))),
        (4, range(3, 10), range(effort(6, 200))),
    ],
)
def test_the_belief_is_that_of_the_plain_enumeration(players: int, questions: range, seeds: range, rules: str) -> None:
    """Deals, codes and the hands of all others, as whole numbers; and the truth is among the worlds."""
    for seed in seeds:
        for state, sight in positions(seed, players, rules, questions):
            agree(state, sight)


def agree(state: State, sight: Sight[View, Happening]) -> None:
    found, worlds = break_code.belief(sight), oracle.worlds(sight)
    expected = oracle.codes(worlds)
    tried(BELIEFS, "break-the-code", state.table.players)
    assert found.deals == len(worlds)
    assert found.codes == expected
    for at, owner in enumerate(found.owners):
        assert found.hands_of(owner) == Counter(world[at] for world in worlds)
        truth = state.centre if owner is None else state.hands[owner]
        assert found.hands_of(owner)[truth] > 0
    assert isclose(found.entropy, oracle.missing(expected), abs_tol=1e-9)
    for at, (place, line) in enumerate(found.marginals.items()):
        digits = Counter(world[-1][at].digit for world in worlds)
        assert place == "abcde"[at]
        assert all(isclose(chance, digits[digit] / len(worlds), abs_tol=1e-12) for digit, chance in line.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_while_tiles_are_dealt_every_code_may_be(players: int) -> None:
    """BC 2.4: nothing was said yet, and what is still to be dealt is unseen too."""
    match = cairn.Match("break-the-code", players=players, seed=1)
    game = match.game
    state = game.setup(match.options).state
    seen = 0
    while (chance := game.chance(state)) is not None and state.phase is Phase.DEAL:
        found = break_code.belief(Sight(game.view(state, 0)))
        left = 20 - len(state.hands[0])
        size = state.table.hand
        ways = comb(left, size - len(state.hands[0]))
        for hand in range(players - 1 + (players > 2)):
            ways *= comb(left - (size - len(state.hands[0])) - hand * size, size)
        assert found.deals == ways
        state = game.settle(state, chance.outcomes[0]).state
        seen += 1
    assert seen == players * state.table.hand


def test_a_wrong_guess_of_two_players_counts() -> None:
    """BC 3.6: one code less, with all its deals."""
    known = start(2, "b0 w1 b2 w3 b4")
    guess = tiles("b1 g5 b6 b7 b8")
    found = belief_of(Knowledge(known.table, 0, known.hand, (Missed(0, guess),)))
    assert found.deals == 3001
    assert guess not in found.codes


def test_facts_that_cannot_all_be_true_leave_no_deal() -> None:
    known = start(2, "b0 w0 b2 w3 b4")
    found = belief_of(Knowledge(known.table, 0, known.hand, (Answered(1, 0, "where-0", None, 1, "a"),)))
    assert found.deals == 0 and found.codes == {} and found.entropy == 0.0


def test_an_answer_that_no_hand_gives_leaves_no_deal() -> None:
    known = start(2, "b0 w0 b2 w3 b4")
    assert belief_of(Knowledge(known.table, 0, known.hand, (Answered(1, 0, "sum-all", None, 1, 99),))).deals == 0


def test_who_has_looked_knows_the_centre() -> None:
    """BC 3.12: the guesser, right or wrong, now knows the centre; the others do not."""
    for _, sight in positions(5, 3, "standard", range(1, 21)):
        view, found = sight.view, break_code.belief(sight)
        assert (len(found.codes) == 1) >= (view.centre is not None)
        if view.centre is not None:
            assert list(found.codes) == [view.centre]
            return
    pytest.fail("nobody guesses in this game: choose another seed")


def test_knowledge_names_the_facts() -> None:
    """BC 2.4, 3.3: own tiles, and what the others said to every question, no matter who asked."""
    match = cairn.Match("break-the-code", players=3, seed=2)
    for _ in range(2):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    known = knowledge(match.view(0))
    others = [fact for fact in known.heard if isinstance(fact, Answered)]
    assert [fact.tile for fact in known.facts[:5] if isinstance(fact, break_code.Held)] == list(match.view(0).view.hand)
    asked_by = [match.state.starter, (match.state.starter + 1) % 3]
    assert [(fact.number, fact.asker, fact.seat) for fact in others] == [
        (number, asker, seat) for number, asker in enumerate(asked_by, 1) for seat in (1, 2) if seat != asker
    ]
    for fact in others:
        hand = match.state.hands[fact.seat]
        assert fact.answer == answer(question("standard", fact.card, fact.digit), hand)


def test_facts_have_the_numbers_of_their_events() -> None:
    match = cairn.Match("break-the-code", players=3, seed=2)
    match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    sight = match.view(0)
    for fact in knowledge(sight).heard:
        assert isinstance(fact, Answered) and fact.event is not None
        event = sight.history[fact.event]
        assert isinstance(event, Asked) and event.answers[fact.seat] == fact.answer


def test_who_looks_on_is_after_no_code() -> None:
    match = cairn.Match("break-the-code", seed=1)
    with pytest.raises(BadInput, match="an onlooker"):
        cairn.belief(match.view(None))


def test_two_own_fives_are_two_facts() -> None:
    """BC 1.1: the second one is another tile."""
    held = start(2, "b0 w1 b2 g5 g5").facts
    assert len(set(held)) == 5
    assert [(fact.tile, fact.second) for fact in held if isinstance(fact, break_code.Held)][3:] == [
        (Tile.G5, False),
        (Tile.G5, True),
    ]


def test_numpy_is_loaded_only_when_something_is_counted() -> None:
    """Who plays without help does not wait for it."""
    code = "import sys, cairn; cairn.Match('break-the-code', seed=1).view(0); sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
