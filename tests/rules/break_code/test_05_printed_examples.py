"""BC 5: worked examples from the printed rules."""

from cairn.games.break_code.rules.events import Guessed
from cairn.games.break_code.rules.tiles import tiles
from tests.rules.break_code.playing import A, B, begun, goes_on, guessed, last, outcome, said


def test_where_are_your_5s() -> None:
    """BC 5.1: a hand with a 5 in third place answers c."""
    assert said("where-5", "b1 w3 g5 b7 w9") == "c"


def test_where_are_your_1s_or_2s() -> None:
    """BC 5.2: the asker chooses 2; a hand with a 2 in first place answers a."""
    assert said("where-1-2", "w2 b4 g5 b7 w9", 2) == "a"


def test_neighbours_of_one_colour() -> None:
    """BC 5.3: a hand whose first two and last three tiles match: {a,b} and {c,d,e}."""
    assert said("neighbours-colour", "b1 b3 w4 w7 w9") == ("ab", "cde")


def test_neighbours_in_sequence_are_named_run_by_run() -> None:
    """BC 5.4: {a,b,c} and {d,e} are two separate runs."""
    assert said("neighbours-sequence", "b1 w2 b3 w7 b8") == ("abc", "de")


def test_a_guess_with_one_wrong_colour_is_simply_wrong() -> None:
    """BC 5.5: of 3 4 5 7 9 all digits are right and only the colour of the 4 is not; nothing more is said."""
    state = begun(2, "b0 w0 b1 w1 b2", "w3 w4 g5 b7 w9")
    state = guessed(state, A, "w3 b4 g5 b7 w9")
    assert last(state) == Guessed(A, False, tiles("w3 b4 g5 b7 w9"))
    assert goes_on(state) and state.turn == B


def test_the_leaflets_example_of_one_colour() -> None:
    """BC 5.6: red 0, red 3, blue 6, blue 7, red 9: {a,b} and {c,d}."""
    assert said("neighbours-colour", "b0 b3 w6 w7 b9", rules="tagiron") == ("ab", "cd")


def test_the_leaflets_example_of_a_sequence() -> None:
    """BC 5.7: red 1, red 2, blue 4, red 8, blue 9: {a,b} and {d,e}."""
    assert said("neighbours-sequence", "b1 b2 w4 b8 w9", rules="tagiron") == ("ab", "de")


def test_the_leaflets_example_of_a_pair_in_a_sequence() -> None:
    """BC 5.8: blue 7, red 8, blue 8, red 9, a hand of four: {a,b} and {c,d}."""
    assert said("neighbours-sequence", "w7 b8 w8 b9", rules="tagiron") == ("ab", "cd")


def test_the_leaflets_example_of_a_guess() -> None:
    """BC 5.9: red 0, blue 2, green 5, red 6, blue 6; digit pairs stand red first."""
    state = begun(2, "b1 w1 b3 w3 b4", "b0 w2 g5 b6 w6", rules="tagiron", starter=B)
    state = guessed(guessed(state, B, "b1 w1 b3 w3 w4"), A, "b0 w2 g5 b6 w6")
    assert outcome(state).winners == (A,)
