"""BC 4: end."""

from collections.abc import Callable

import pytest

from cairn.core.errors import BadOption, IllegalMove
from cairn.core.values import Seat
from cairn.games.break_code.rules.events import Ended
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess
from cairn.games.break_code.rules.table import Options
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    D,
    Table,
    asked,
    begun,
    cards_asked,
    check,
    gave_up,
    goes_on,
    last,
    legal,
    outcome,
    right,
    setup,
    to_act,
    wrong,
)


def test_the_starting_players_right_guess_gives_the_other_a_last_turn() -> None:
    """BC 4.1: in which only a guess counts, and giving up is allowed."""
    state = right(begun(2, starter=B), B)
    assert goes_on(state) and to_act(state) == (A,)
    assert legal(state, A) == [Guess(), GiveUp()]
    with pytest.raises(IllegalMove, match=r"BC 4\.1"):
        check(state, A, Ask(state.row[0]))


def test_two_right_guesses_are_a_draw() -> None:
    """BC 4.1: if the last guess is right too, it is a draw."""
    assert outcome(right(right(begun(2), A), B)).winners == (A, B)


@pytest.mark.parametrize("reply", [wrong, gave_up])
def test_otherwise_the_starting_player_has_won(reply: Callable[[Table, Seat], Table]) -> None:
    """BC 4.1: after a wrong guess or giving up."""
    ended = outcome(reply(right(begun(2), A), B))
    assert ended.places == (1, 2)
    assert ended.scores == (1, 0)


def test_the_second_players_right_guess_wins_at_once() -> None:
    """BC 4.1: there is no last turn for the starting player."""
    state = right(asked(begun(2), A), B)
    assert outcome(state).places == (2, 1)
    assert last(state) == Ended("right", (B,))


def test_two_players_without_cards_can_only_guess() -> None:
    """BC 4.2: only guessing remains."""
    state = cards_asked(begun(2))
    assert goes_on(state)
    assert legal(state, state.turn) == [Guess()]
    with pytest.raises(IllegalMove, match=r"BC 4\.2"):
        check(state, state.turn, GiveUp())


def test_after_a_right_guess_the_round_is_completed() -> None:
    """BC 4.3: all have the same number of turns, and all who guessed right win together."""
    state = right(begun(4, starter=C), C)
    assert to_act(state) == (D,)
    state = right(state, D)
    assert to_act(state) == (A,)
    state = wrong(state, A)
    assert to_act(state) == (B,)
    ended = outcome(right(state, B))
    assert ended.winners == (B, C, D)


def test_a_round_begins_with_the_starting_players_place() -> None:
    """BC 4.3: out or not; who sits before that place and after the guesser has one turn more, nobody else."""
    state = wrong(begun(4), A)  # the starting player is out
    state = asked(asked(asked(state, B), C), D)
    state = right(state, B)
    assert state.last_turns == (C, D)
    state = begun(4, starter=D)
    assert right(asked(asked(state, D), A), B).last_turns == (C,)


def test_those_who_are_out_have_no_more_turn() -> None:
    """BC 4.3: only those still in complete the round."""
    state = asked(asked(wrong(asked(begun(4), A), B), C), D)
    assert right(state, A).last_turns == (C, D)


def test_the_last_of_a_round_ends_the_game_at_once() -> None:
    """BC 4.3: nobody has had fewer turns."""
    assert outcome(right(asked(asked(begun(3), A), B), C)).winners == (C,)


def test_the_game_ends_without_a_winner_when_everybody_is_out() -> None:
    """BC 4.4: all have lost."""
    state = wrong(wrong(wrong(begun(3), A), B), C)
    assert last(state) == Ended("out", ())
    ended = outcome(state)
    assert ended.winners == ()
    assert len(set(ended.places)) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_game_ends_without_a_winner_when_the_cards_are_used_up(players: int) -> None:
    """BC 4.4: all 21 asked, at once after the last answers."""
    state = cards_asked(begun(players), leave=1)
    assert goes_on(state)
    state = asked(state, state.turn)
    assert last(state) == Ended("cards", ())
    assert outcome(state).winners == ()


def test_the_last_player_not_out_plays_on() -> None:
    """BC 4.4: being the last does not win."""
    state = wrong(wrong(begun(3), A), B)
    assert goes_on(state)
    for _ in range(3):
        state = asked(state, C)
    assert outcome(right(state, C)).winners == (C,)


@pytest.mark.parametrize("number", [1, 3, 10])
def test_guessing_goes_on_until_both_have_missed_so_often(number: int) -> None:
    """BC 4.5: a draw once both have guessed wrong ten times after the last card; the number is an option."""
    state = cards_asked(begun(2, last_guesses=number))
    for _ in range(2 * number - 1):
        state = wrong(state, state.turn)
        assert goes_on(state)
    state = wrong(state, state.turn)
    assert last(state) == Ended("guesses", ())
    ended = outcome(state)
    assert ended.places == (1, 1)
    assert ended.scores == (0, 0)


def test_wrong_guesses_before_the_last_card_do_not_count() -> None:
    """BC 4.5: only those after the last card."""
    state = begun(2, last_guesses=1)
    state = cards_asked(wrong(wrong(state, A), B))
    state = wrong(state, state.turn)
    assert goes_on(state)
    assert not goes_on(wrong(state, state.turn))


def test_a_right_guess_after_the_last_card_is_like_any_other() -> None:
    """BC 4.5: guessing goes on turn by turn, and 4.1 holds."""
    state = cards_asked(begun(2))
    assert to_act(state) == (B,)
    assert outcome(right(state, B)).winners == (B,)
    state = right(wrong(state, B), A)
    assert state.last_turns == (B,)
    assert outcome(right(state, B)).winners == (A, B)


@pytest.mark.parametrize("number", [0, -1, 101])
def test_the_number_of_last_guesses_is_at_least_one(number: int) -> None:
    """BC 4.5: and not without end."""
    with pytest.raises(BadOption, match="last_guesses"):
        setup(Options(last_guesses=number))


def test_no_question_is_asked_after_a_right_guess() -> None:
    """BC 4.6: a turn that completes a round is a guess or giving up."""
    state = right(begun(3), A)
    assert legal(state, B) == [Guess(), GiveUp()]
    with pytest.raises(IllegalMove, match=r"BC 4\.6"):
        check(state, B, Ask(state.row[0]))
    state = gave_up(state, B)
    assert to_act(state) == (C,)
    assert outcome(gave_up(state, C)).winners == (A,)


def test_winners_are_equal_and_all_others_have_lost() -> None:
    """BC 4.7: no matter who was first; those who never guessed have lost too."""
    state = wrong(begun(4), A)
    state = right(state, B)
    ended = outcome(gave_up(right(state, C), D))
    assert ended.places == (3, 1, 1, 3)
    assert ended.scores == (0, 1, 1, 0)


def test_nobody_moves_when_the_game_is_over() -> None:
    """BC 4.7: it is over."""
    state = right(asked(begun(2), A), B)
    for seat in (A, B):
        with pytest.raises(IllegalMove, match=r"BC 4\.7"):
            check(state, seat, Guess())
