"""BC 6: the TAGIRON rule set."""

import pytest

from cairn.core.errors import IllegalMove
from cairn.games.break_code.rules.events import Asked, Ended, Guessed, Looked, Sealed, Unsealed
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name, Wait
from cairn.games.break_code.rules.questions import Answer, cards
from cairn.games.break_code.rules.state import Phase
from cairn.games.break_code.rules.tiles import TILES, Tile, tiles
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    D,
    Table,
    asked,
    begun,
    called,
    cards_asked,
    check,
    gave_up,
    goes_on,
    history,
    last,
    last_guess,
    legal,
    miss,
    named,
    outcome,
    played,
    right,
    said,
    to_act,
    view,
    wrong,
)

SHARED = {"sum-all", "spread", "third-above-4"}


def original(players: int, starter: int = A, row: str = "") -> Table:
    return begun(players, rules="tagiron", starter=starter, row=row)


def moment(state: Table, *rights: int, wrongs: tuple[int, ...] = ()) -> Table:
    """The player whose turn it is asks; then these guess right, those wrong, and the others wait."""
    state = called(asked(state, state.turn), *rights, *wrongs)
    for seat in sorted((*rights, *wrongs)):
        state = named(state, seat, state.centre if seat in rights else miss(state))
    return state


def answers(state: Table) -> tuple[Answer | None, ...]:
    return next(event.answers for event in reversed(state.history) if isinstance(event, Asked))


def test_the_tiles_are_the_same() -> None:
    """BC 6.1: red stands for black and blue for white, red left of blue; nothing else follows from it."""
    state = original(2)
    assert {*state.hands[A], *state.hands[B], *state.left} == set(TILES)
    assert tiles("b3 w3") == (Tile.B3, Tile.W3)


@pytest.mark.parametrize("players", [2, 3])
def test_three_cards_are_shared_information(players: int) -> None:
    """BC 6.2: total, largest minus smallest, middle tile above 4: the asker answers too, with two and three players."""
    assert {name for name, card in cards().items() if card.tagiron.shared} == SHARED
    for card in cards():
        digit = next(
            move.digit for move in legal(original(players, row=card), A) if isinstance(move, Ask) and move.card == card
        )
        given = answers(asked(original(players, row=card), A, card, digit))
        assert (given[A] is not None) == (card in SHARED)
        assert None not in given[1:]


def test_the_standard_rules_have_no_shared_information() -> None:
    """BC 6.2: it is a rule of the original."""
    assert answers(asked(begun(2, row="sum-all"), A, "sum-all"))[A] is None


def test_with_four_players_two_cards_are_out() -> None:
    """BC 6.3: the sum of the middle tiles and the middle tile above 4; 19 cards are left."""
    state = original(4)
    assert len(state.table.cards) == 19
    assert set(cards()) - set(state.table.cards) == {"sum-middle", "third-above-4"}
    assert len(original(3).table.cards) == 21


def test_with_four_players_everybody_answers() -> None:
    """BC 6.3: as in 3.3."""
    assert answers(asked(original(4, row="where-0"), A, "where-0")) == ("a", "a", "", "")


@pytest.mark.parametrize(("hand", "pairs"), [("b0 w0 b1 g5 g5", 2), ("b0 w0 b1 b2 b3", 1), ("b0 b1 b2 b3", 0)])
def test_equal_numbers_are_counted_in_pairs(hand: str, pairs: int) -> None:
    """BC 6.4: 0, 1 or 2."""
    assert said("count-equal", hand, rules="tagiron") == pairs
    assert said("count-equal", hand) == 2 * pairs


def used_up(starter: int) -> Table:
    """Two players and no card left; 21 questions were asked, so it is the other's turn."""
    state = cards_asked(original(2, starter=starter))
    assert state.turn == 1 - starter
    return state


def test_after_the_last_card_each_may_guess_once_or_give_up() -> None:
    """BC 6.5: in turn order; neither can name the code: a draw."""
    state = used_up(A)
    assert legal(state, B) == [Guess(), GiveUp()]
    with pytest.raises(IllegalMove, match=r"BC 6\.5"):
        check(state, B, Ask("spread"))
    for first in (wrong, gave_up):
        for second in (wrong, gave_up):
            ended = second(first(state, B), A)
            assert last(ended) == Ended("guesses", ())
            assert outcome(ended).places == (1, 1)


def test_after_the_last_card_4_1_holds() -> None:
    """BC 6.5: the second player's right guess wins at once, the starting player's gives the other a last turn."""
    state = used_up(A)
    assert outcome(right(state, B)).winners == (B,)
    state = right(wrong(state, B), A)
    assert state.last_turns == (B,)
    assert outcome(right(state, B)).winners == (A, B)
    assert outcome(gave_up(state, B)).winners == (A,)


def test_after_the_last_card_the_starting_player_may_come_first() -> None:
    """BC 6.5: when a turn was spent on a guess, the last card is asked by the second player."""
    state = cards_asked(wrong(original(2), A))
    assert state.last_turns == (A, B)
    assert outcome(wrong(right(state, A), B)).winners == (A,)
    assert outcome(right(gave_up(state, A), B)).winners == (B,)


@pytest.mark.parametrize("players", [3, 4])
def test_a_turn_is_always_a_question(players: int) -> None:
    """BC 6.6: the guess is made out of turn."""
    state = original(players)
    assert {type(move) for move in legal(state, A)} == {Ask}
    for move in (Guess(), Wait(), GiveUp()):
        with pytest.raises(IllegalMove, match=r"BC 6\.6"):
            check(state, A, move)


@pytest.mark.parametrize("players", [3, 4])
def test_after_the_answers_all_say_guess_or_wait(players: int) -> None:
    """BC 6.6: at the same time."""
    state = asked(original(players), A)
    assert to_act(state) == tuple(range(players))
    for seat in range(players):
        assert set(legal(state, seat)) == {Guess(), Wait()}
    with pytest.raises(IllegalMove, match=r"BC 6\.6"):
        check(state, A, Ask(state.row[0]))


def test_guess_or_wait_is_sealed() -> None:
    """BC 6.6: nobody hears the others before all have spoken."""
    before = asked(original(3), A)
    guess, wait = played(before, (B, Guess())), played(before, (B, Wait()))
    assert to_act(guess) == (A, C)
    for seat in (A, C):
        assert view(guess, seat) == view(wait, seat)
        assert history(guess, seat)[-1] == Sealed(B, None)
    assert view(guess, B).call is True
    assert view(wait, B).call is False


def test_the_order_of_speaking_does_not_matter() -> None:
    """BC 6.6: sealed and at the same time."""
    before = asked(original(3), A)
    one = played(before, (A, Wait()), (B, Guess()), (C, Guess()))
    other = played(before, (C, Guess()), (B, Guess()), (A, Wait()))
    assert last(one) == last(other) == Unsealed((B, C))
    assert to_act(one) == to_act(other) == (B, C)


def test_when_all_wait_the_next_player_asks() -> None:
    """BC 6.6: nothing has happened."""
    state = called(asked(original(3), A))
    assert last(state) == Unsealed(())
    assert (state.phase, to_act(state)) == (Phase.TURN, (B,))


def test_guesses_of_one_moment_are_settled_together() -> None:
    """BC 6.6: nothing is judged before all of them are complete."""
    state = called(asked(original(4), A), B, D)
    state = named(state, D, state.centre)
    assert to_act(state) == (B,)
    assert not any(isinstance(event, Guessed) for event in state.history)
    with pytest.raises(IllegalMove, match=r"BC 2\.5"):
        check(state, D, Name(Tile.W9))
    state = named(state, B, miss(state))
    assert [event for event in state.history if isinstance(event, Guessed)] == [
        Guessed(B, False, None),
        Guessed(D, True, None),
    ]
    assert [event.seat for event in history(state, D) if isinstance(event, Looked) and event.centre] == [D]


def test_there_is_one_guess() -> None:
    """BC 6.6: who is out or right is not asked again."""
    state = moment(original(4), C, wrongs=(B,))
    assert (state.out, state.right) == ((B,), ((C,),))
    state = asked(state, state.turn)
    assert to_act(state) == (A, D)


@pytest.mark.parametrize(("players", "enough"), [(3, 2), (4, 3)])
def test_the_game_ends_when_all_but_one_were_right(players: int, enough: int) -> None:
    """BC 6.7: two of three, or three of four."""
    state = original(players)
    for seat in range(enough - 1):
        state = moment(state, seat)
        assert goes_on(state)
    state = moment(state, enough - 1)
    assert last(state) == Ended("right", tuple(range(enough)))
    assert outcome(state).scores == (1,) * enough + (0,)


def test_the_game_ends_when_nobody_is_left_who_may_guess() -> None:
    """BC 6.7: all are out or right."""
    state = moment(original(3), wrongs=(A, B))
    assert goes_on(state)
    ended = moment(state, wrongs=(C,))
    assert last(ended) == Ended("out", ())
    assert outcome(ended).winners == ()
    assert outcome(moment(state, C)).winners == (C,)


def test_rounds_are_not_completed() -> None:
    """BC 6.7: after a right guess the others go on asking."""
    state = moment(original(4), B)
    assert state.last_turns is None
    assert to_act(state) == (C,)
    assert {type(move) for move in legal(state, C)} == {Ask}


def test_who_has_been_right_takes_no_more_turns_but_answers() -> None:
    """BC 6.7: passed over like those who are out."""
    state = moment(original(3, row="spread where-5"), B)
    assert to_act(state) == (C,)
    state = called(asked(state, C, "where-5"))
    assert answers(state) == ("d", "", None)
    assert to_act(state) == (A,)
    state = called(asked(state, A))
    assert to_act(state) == (C,)


@pytest.mark.parametrize(("players", "number"), [(3, 21), (4, 19)])
def test_with_the_cards_used_up_the_game_ends_after_the_last_moment(players: int, number: int) -> None:
    """BC 6.7: after the last guess or wait; who has been right by then has won."""
    state = cards_asked(original(players), leave=1)
    state = asked(state, state.turn)
    assert len(state.discards) == number
    assert state.phase is Phase.CALL
    ended = called(state)
    assert last(ended) == Ended("cards", ())
    assert outcome(ended).winners == ()
    ended = named(called(state, B), B, state.centre)
    assert last(ended) == Ended("right", (B,))
    assert outcome(ended).winners == (B,)


def test_winners_are_placed_by_the_moment() -> None:
    """BC 6.8: those of one moment share the place."""
    state = moment(original(4), D)
    ended = moment(state, A, B)
    assert outcome(ended).places == (2, 2, 4, 1)
    assert outcome(ended).scores == (1, 1, 0, 1)
    ended = moment(moment(original(3), C, wrongs=(A,)), wrongs=(B,))
    assert outcome(ended).places == (2, 2, 1)


def test_two_players_guess_in_their_turn() -> None:
    """BC 6.6: only with three and four players is it made out of turn."""
    state = original(2)
    assert Guess() in legal(state, A)
    assert last_guess(wrong(state, A)) == Guessed(A, False, tiles(miss(state)))
