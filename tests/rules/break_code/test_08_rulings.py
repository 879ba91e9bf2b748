"""BC 8: examples of the rulings."""

import pytest

from cairn.games.break_code.rules.events import Asked, Ended
from cairn.games.break_code.rules.moves import GiveUp, Guess
from cairn.games.break_code.rules.questions import Answer
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    asked,
    begun,
    cards_asked,
    gave_up,
    goes_on,
    last,
    legal,
    outcome,
    right,
    said,
    wrong,
)


def test_b_is_right_and_c_has_one_more_turn() -> None:
    """BC 8.1: three players, A starts; B is right: C has one more turn, a guess or giving up; then it is over."""
    state = right(asked(begun(3), A), B)
    assert state.last_turns == (C,)
    assert legal(state, C) == [Guess(), GiveUp()]
    assert outcome(gave_up(state, C)).winners == (B,)
    assert outcome(wrong(state, C)).winners == (B,)
    assert outcome(right(state, C)).winners == (B, C)


def test_a_is_right_and_b_and_c_have_one_more_turn_each() -> None:
    """BC 8.1: A, the first to be right: B and C have one more turn each."""
    state = right(begun(3), A)
    assert state.last_turns == (B, C)
    assert outcome(right(gave_up(state, B), C)).winners == (A, C)


def test_c_is_right_and_the_game_is_over() -> None:
    """BC 8.1: C is right: over at once."""
    assert outcome(right(asked(asked(begun(3), A), B), C)).winners == (C,)


def test_a_is_out_and_b_is_right() -> None:
    """BC 8.2: C has one more turn."""
    assert right(wrong(begun(3), A), B).last_turns == (C,)


def test_a_and_b_are_out() -> None:
    """BC 8.2: C plays on, turn after turn, and A and B answer."""
    state = wrong(wrong(begun(3, row="spread where-0"), A), B)
    state = asked(asked(state, C, "spread"), C, "where-0")
    assert [event.answers for event in state.history if isinstance(event, Asked)] == [(9, 8, None), ("a", "a", None)]
    assert goes_on(state) and state.turn == C


def test_a_asks_the_21st_card() -> None:
    """BC 8.3: after the answers the game is over without a winner, though B and C have had one turn less."""
    state = cards_asked(begun(3), leave=1)
    state = wrong(state, C)  # 7 turns each
    state = asked(state, A)
    assert len(state.discards) == 21
    assert last(state) == Ended("cards", ())
    assert outcome(state).winners == ()


@pytest.mark.parametrize("reply", ["wrong", "gives up", "right"])
def test_a_right_and_then_b(reply: str) -> None:
    """BC 8.4: A right, B wrong or gives up: A has won. A right, B right: a draw."""
    state = right(begun(2), A)
    ended = {"wrong": wrong, "gives up": gave_up, "right": right}[reply](state, B)
    assert outcome(ended).winners == ((A, B) if reply == "right" else (A,))


def test_a_wrong_and_then_b_right() -> None:
    """BC 8.4: B has won at once."""
    assert outcome(right(wrong(begun(2), A), B)).winners == (B,)


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("sum-middle", 7),
        ("sum-left", 8),
        ("sum-right", 12),
        ("third-above-4", True),
        ("neighbours-colour", ("cd",)),
        ("neighbours-sequence", ("ab",)),
        ("count-equal", 2),
        ("sum-black", 1),
        ("sum-white", 2),
        ("count-black", 1),
    ],
)
def test_a_hand_of_four(card: str, answer: Answer) -> None:
    """BC 8.5: the hand 1 black, 2 white, 5, 5 of a four-player game."""
    assert said(card, "b1 w2 g5 g5") == answer


def test_a_hand_of_four_in_tagiron() -> None:
    """BC 8.5: with the same number, in TAGIRON: 1."""
    assert said("count-equal", "b1 w2 g5 g5", rules="tagiron") == 1


@pytest.mark.parametrize("hand", ["b0 w1 w2 w3 w4", "w0 w1 w2 w3 w4", "w1 w2 w3 g5 g5"])
def test_sum_of_black(hand: str) -> None:
    """BC 8.6: 0 for a hand whose only black tile is the 0, and 0 for a hand without black."""
    assert said("sum-black", hand) == 0
