"""BC 3: a turn, ask or guess."""

import pytest

from cairn.core.errors import IllegalMove
from cairn.games.break_code.rules.events import Asked, Began, Guessed, Looked, Named
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name, Wait
from cairn.games.break_code.rules.questions import Answer, cards
from cairn.games.break_code.rules.state import Phase
from cairn.games.break_code.rules.tiles import Tile, tiles
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    D,
    apply,
    asked,
    begun,
    cards_asked,
    check,
    drawn,
    goes_on,
    guessed,
    history,
    last,
    last_guess,
    legal,
    named,
    played,
    right,
    said,
    to_act,
    view,
    wrong,
)


def answers(players: int, card: str, asker: int = A, digit: int | None = None) -> tuple[Answer | None, ...]:
    """By seat, what is answered to the card."""
    state = asked(begun(players, starter=asker, row=card), asker, card, digit)
    return next(event.answers for event in reversed(state.history) if isinstance(event, Asked))


def test_an_open_card_is_asked_and_answered_truthfully() -> None:
    """BC 3.1: places, numbers or counts, as the card asks."""
    assert answers(2, "where-0") == (None, "a")
    assert answers(2, "sum-all") == (None, 24)
    assert answers(2, "count-white") == (None, 3)
    assert answers(2, "neighbours-sequence") == (None, ("cde",))
    assert answers(2, "third-above-4") == (None, True)


def test_a_card_that_does_not_lie_open_cannot_be_asked() -> None:
    """BC 3.1: one of the open question cards."""
    state = begun(2, row="spread")
    for card in (state.deck[0], "where-7"):
        with pytest.raises(IllegalMove, match=r"BC 3\.1"):
            check(state, A, Ask(card))


def test_the_card_is_discarded_and_replaced_in_its_place() -> None:
    """BC 3.1: replaced from the deck while there are any."""
    state = begun(2, row="where-0 spread")
    coming = state.deck[0]
    after = asked(state, A, "spread")
    assert after.row == ("where-0", coming, *state.row[2:])
    assert after.discards == ("spread",)
    assert coming not in after.deck


def test_the_row_gets_shorter_when_the_deck_is_empty() -> None:
    """BC 3.1: only while there are any."""
    state = cards_asked(begun(2), leave=6)
    assert (len(state.row), len(state.deck)) == (6, 0)
    state = asked(state, state.turn)
    assert (len(state.row), len(state.deck)) == (5, 0)
    assert state.phase is Phase.TURN


def test_of_two_digits_the_asker_picks_one() -> None:
    """BC 3.2: and all who answer do so for that digit."""
    assert answers(3, "where-3-4", digit=3) == (None, "b", "")
    assert answers(3, "where-3-4", digit=4) == (None, "", "b")


@pytest.mark.parametrize("move", [Ask("where-3-4"), Ask("where-3-4", 5), Ask("where-5", 5), Ask("spread", 3)], ids=str)
def test_a_digit_is_picked_where_there_are_two_and_nowhere_else(move: Ask) -> None:
    """BC 3.2: one of the two that the card names."""
    state = begun(2, row="where-3-4 where-5 spread")
    with pytest.raises(IllegalMove, match=r"BC 3\.2"):
        check(state, A, move)


@pytest.mark.parametrize(
    ("players", "asker", "who"),
    [(2, A, (B,)), (2, B, (A,)), (3, A, (B, C)), (3, B, (A, C)), (4, A, (A, B, C, D)), (4, C, (A, B, C, D))],
)
def test_who_answers(players: int, asker: int, who: tuple[int, ...]) -> None:
    """BC 3.3: two players the opponent, three the two others, four everybody, the asker included."""
    given = answers(players, "sum-all", asker)
    assert tuple(seat for seat, said in enumerate(given) if said is not None) == who


def test_answers_are_open_to_all() -> None:
    """BC 3.3: with three players the third hears what is answered, too."""
    state = asked(begun(3, row="spread"), A, "spread")
    event = Asked(A, "spread", None, (None, 8, 8))
    assert all(event in history(state, seat) for seat in (A, B, C))


def test_a_turn_is_a_question_or_a_guess() -> None:
    """BC 3.4: one or the other, never both."""
    state = begun(2, row="spread")
    assert {type(move) for move in legal(state, A)} == {Ask, Guess}
    assert to_act(asked(state, A, "spread")) == (B,)
    assert to_act(wrong(state, A)) == (B,)
    begun_to_guess = played(state, (A, Guess()))
    with pytest.raises(IllegalMove, match=r"BC 3\.12"):
        check(begun_to_guess, A, Ask("spread"))


def test_nobody_can_ask_when_no_open_card_is_left() -> None:
    """BC 3.4: then only a guess is left."""
    state = cards_asked(begun(2))
    assert legal(state, state.turn) == [Guess()]
    with pytest.raises(IllegalMove, match=r"BC 4\.2"):
        check(state, state.turn, Ask("spread"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_no_passing(players: int) -> None:
    """BC 3.4: neither giving up nor waiting is a turn."""
    for move in (GiveUp(), Wait()):
        with pytest.raises(IllegalMove, match=r"BC 3\.4"):
            check(begun(players), A, move)


@pytest.mark.parametrize(
    ("card", "hand", "answer"),
    [
        ("neighbours-colour", "b0 b1 w2 w3 w4", ("ab", "cde")),
        ("neighbours-colour", "b0 b1 b2 b3 b4", ("abcde",)),
        ("neighbours-colour", "b0 w0 b1 w1 b2", ()),
        ("neighbours-colour", "b4 g5 g5 b6 w7", ("bc",)),
        ("neighbours-colour", "w4 g5 w6 b7 b8", ("de",)),
        ("neighbours-sequence", "b1 w2 b3 w7 b8", ("abc", "de")),
        ("neighbours-sequence", "b7 b8 w8 w9", ("ab", "cd")),
        ("neighbours-sequence", "b4 g5 g5 b6 w6", ("ab", "cd")),
        ("neighbours-sequence", "b0 b2 b4 b6 b8", ()),
        ("count-even", "b0 w0 b1 b2 w3", 3),
        ("count-odd", "b0 w0 b1 b2 w3", 2),
        ("count-odd", "b4 g5 g5 b6 w7", 3),
        ("count-equal", "b0 w0 b1 g5 g5", 4),
        ("count-equal", "b0 w0 b1 b2 b3", 2),
        ("count-equal", "b0 b1 b2 b3 b4", 0),
        ("sum-black", "w0 w1 w2 w3 w4", 0),
        ("sum-black", "b0 w1 w2 w3 w4", 0),
        ("sum-white", "b1 b2 b3 g5 g5", 0),
    ],
)
def test_groups_counts_and_sums(card: str, hand: str, answer: Answer) -> None:
    """BC 3.5: groups of two or more with all places; 0 is even; tiles, not pairs; a colour not held sums to 0."""
    assert said(card, hand) == answer


def test_two_players_guess_the_opponents_five_tiles() -> None:
    """BC 3.6: digit and colour of all five, in order; the answer is only right or wrong."""
    state = begun(2)
    assert last_guess(right(state, A)) == Guessed(A, True, state.hands[B])
    assert last(wrong(state, A)) == Guessed(A, False, tiles("b0 w0 b1 w1 b2"))


def test_the_answer_comes_when_all_are_named() -> None:
    """BC 3.6: before the fifth tile nothing is said."""
    state = played(begun(2), (A, Guess()))
    for tile in tiles("b0 w0 b1 w1"):
        state = played(state, (A, Name(tile)))
        assert last(state) == Named(A, tile)
        assert to_act(state) == (A,)


def test_with_two_players_a_wrong_guess_costs_the_turn_only() -> None:
    """BC 3.6: the turn is over and you stay in the game."""
    state = wrong(begun(2), A)
    assert goes_on(state) and to_act(state) == (B,)
    state = asked(state, B)
    assert Guess() in legal(state, A)
    assert last_guess(right(state, A)).right


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_guess_the_centre(players: int) -> None:
    """BC 3.7: you look at the centre secretly and say only whether you were right."""
    state = right(begun(players), A)
    assert state.history[-2:] == (Looked(A, state.centre, state.centre), Guessed(A, True, None))
    state = wrong(begun(players), A)
    assert last(state) == Guessed(A, False, None)


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_one_guess_each(players: int) -> None:
    """BC 3.7: wrong, and you are out and have lost."""
    state = wrong(begun(players), A)
    assert state.out == (A,)
    for seat in range(1, players):
        state = asked(state, seat)
    assert to_act(state) == (B,)
    with pytest.raises(IllegalMove, match=r"BC 2\.5"):
        check(state, A, Guess())


def test_who_is_out_goes_on_answering() -> None:
    """BC 3.7: out, but still asked."""
    state = asked(wrong(begun(3, row="spread"), A), B, "spread")
    assert Asked(B, "spread", None, (9, None, 8)) in state.history


@pytest.mark.parametrize(
    ("card", "hand", "digit", "answer"),
    [
        ("where-5", "b4 g5 g5 b6 w7", None, "bc"),
        ("where-0", "b0 w0 b1 w1 b2", None, "ab"),
        ("where-0", "b1 w1 b2 w2 b3", None, ""),
        ("where-8-9", "b1 w1 b8 w8 b9", 8, "cd"),
        ("where-6-7", "b1 w1 b8 w8 b9", 7, ""),
        ("neighbours-colour", "b0 w0 b1 w1 b2", None, ()),
    ],
)
def test_where_cards_name_every_place_or_none(card: str, hand: str, digit: int | None, answer: Answer) -> None:
    """BC 3.8: both places when there are two; without such a tile or group, none."""
    assert said(card, hand, digit) == answer


@pytest.mark.parametrize(
    ("card", "hand", "answer"),
    [
        ("count-black", "b4 g5 g5 b6 w7", 2),
        ("count-white", "b4 g5 g5 b6 w7", 1),
        ("sum-black", "b4 g5 g5 b6 w7", 10),
        ("sum-white", "b4 g5 g5 b6 w7", 7),
        ("third-above-4", "b0 b1 b4 g5 b6", False),
        ("third-above-4", "b0 b1 g5 g5 b6", True),
    ],
)
def test_green_is_neither_black_nor_white(card: str, hand: str, answer: Answer) -> None:
    """BC 3.9: green 5s enter no count and no sum of a colour; above 4 means 5 or more."""
    assert said(card, hand) == answer


@pytest.mark.parametrize(
    ("card", "of_four", "of_five"),
    [("sum-middle", 2 + 4, 2 + 4 + 6), ("sum-left", 1 + 2 + 4, 1 + 2 + 4), ("sum-right", 2 + 4 + 6, 4 + 6 + 9)],
)
def test_middle_left_and_right(card: str, of_four: int, of_five: int) -> None:
    """BC 3.10: of four tiles the middle ones are b and c, the leftmost a to c, the rightmost b to d."""
    assert said(card, "b1 w2 b4 w6") == of_four
    assert said(card, "b1 w2 b4 w6 b9") == of_five


def test_place_c_is_the_third_tile() -> None:
    """BC 3.10: with hands of four as well."""
    assert said("third-above-4", "b1 w2 b4 w6") is False
    assert said("third-above-4", "b1 w2 b6 w7") is True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_21_cards_are_in_the_game(players: int) -> None:
    """BC 3.10: with every number of players."""
    assert len(begun(players).table.cards) == len(cards()) == 21


def test_a_guess_names_each_tile_once_in_order() -> None:
    """BC 3.11: black left of white, no tile twice but the green 5, and enough tiles to come."""
    state = named(played(begun(2), (A, Guess())), A, "b4 g5")
    assert Name(Tile.G5) in legal(state, A)
    for tile in (Tile.B4, Tile.W4, Tile.W9):
        with pytest.raises(IllegalMove, match=r"BC 3\.11"):
            check(state, A, Name(tile))
    twice = named(state, A, "g5")
    with pytest.raises(IllegalMove, match=r"BC 3\.11: tile-cannot-stand \(tile tile:g5, place place:d\)"):
        check(twice, A, Name(Tile.G5))
    state = named(twice, A, "w6")
    with pytest.raises(IllegalMove, match=r"BC 3\.11"):
        check(state, A, Name(Tile.B6))


def test_enough_tiles_are_left_for_the_places_to_come() -> None:
    """BC 3.11: a guess can always be completed."""
    state = played(begun(2), (A, Guess()))
    assert legal(state, A)[-1] == Name(Tile.W7)  # w7 b8 w8 b9 w9
    assert legal(named(state, A, "b0 b1 b2"), A)[-1] == Name(Tile.B9)


def test_own_tiles_may_be_named_and_a_wrong_guess_repeated() -> None:
    """BC 3.11: the referee does not think for the player."""
    state = begun(2)
    state = guessed(state, A, state.hands[A])
    state = asked(state, B)
    state = guessed(state, A, state.hands[A])
    assert last(state) == Guessed(A, False, state.hands[A])


def test_what_is_legal_tells_nothing() -> None:
    """BC 3.11: whatever the others hold, the same may be named."""
    one, other = begun(2), begun(2, "b0 b2 w3 g5 w9", "b1 w2 b4 g5 b9")
    assert legal(played(one, (A, Guess())), A) == legal(played(other, (A, Guess())), A)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_of_a_guess_is_shown_before_it_is_complete(players: int) -> None:
    """BC 3.12: that somebody guesses is open, what is named is not."""
    state = named(played(begun(players), (A, Guess())), A, "b0 w3")
    assert view(state, A).named == tiles("b0 w3")
    assert view(state, B).named == ()
    assert view(state, B).guessing == (A,)
    assert history(state, B)[-3:] == (Began(A), Named(A, None), Named(A, None))
    assert history(state, A)[-1] == Named(A, Tile.W3)


def test_with_two_players_a_complete_guess_is_open() -> None:
    """BC 3.12: all of it."""
    state = wrong(begun(2), A)
    assert history(state, B)[-1] == Guessed(A, False, tiles("b0 w0 b1 w1 b2"))


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_only_right_or_wrong_is_open(players: int) -> None:
    """BC 3.12: while the guesser, right or wrong, now knows the centre."""
    for guess in (wrong, right):
        state = guess(begun(players), A)
        assert view(state, A).centre == state.centre
        assert view(state, B).centre is None
        looked = [event for event in history(state, B) if isinstance(event, Looked)]
        assert looked == [Looked(A, None, None)]
        assert last_guess(state).tiles is None
        assert all(event.tile is None for event in history(state, B) if isinstance(event, Named))


def test_those_who_are_out_are_passed_over() -> None:
    """BC 3.13: in turn order, while they still count among those who answer."""
    state = wrong(begun(4, starter=D), D)
    state = wrong(asked(state, A), B)
    state = asked(asked(state, C), A)
    assert to_act(state) == (C,)
    state = asked(state, C, state.row[0])
    event = next(event for event in reversed(state.history) if isinstance(event, Asked))
    assert None not in event.answers


def test_a_question_ends_when_its_card_is_replaced() -> None:
    """BC 3.1: nobody moves before the new card is face up."""
    state = begun(2, row="spread")
    waiting = apply(state, A, Ask("spread"))
    assert to_act(waiting) == ()
    assert to_act(drawn(waiting)) == (B,)
