"""BC 2: set-up."""

from fractions import Fraction

import pytest

from cairn.core.errors import BadInput, BadOption, IllegalMove
from cairn.games.break_code.rules.events import Asked, Dealt, Opened, Started
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, Start
from cairn.games.break_code.rules.state import Phase
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import TILES, Tile, tiles
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    D,
    apply,
    asked,
    begun,
    chance,
    check,
    dealt,
    drawn,
    history,
    options,
    played,
    right,
    settle,
    setup,
    view,
    wrong,
)


def test_two_players_have_five_tiles_each() -> None:
    """BC 2.1: five tiles each; the other ten go back."""
    state = dealt("b0 b2 w3 g5 w9", "w0 b3 w6 b7 w8")
    assert state.hands == (tiles("b0 b2 w3 g5 w9"), tiles("w0 b3 w6 b7 w8"))
    assert len(state.left) == 10
    assert state.centre == ()
    assert state.phase is Phase.DRAW


def test_three_players_have_five_each_and_five_in_the_centre() -> None:
    """BC 2.2: five each, five face down in the centre."""
    state = begun(3)
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert state.centre == tiles("b1 w2 w4 b6 w7")
    assert state.left == ()


def test_four_players_have_four_each_and_four_in_the_centre() -> None:
    """BC 2.2: four each, four in the centre."""
    state = begun(4)
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert state.centre == tiles("b6 w7 w8 b9")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_somewhere(players: int) -> None:
    """BC 2.2: hands, centre and tiles put back are the twenty tiles."""
    state = begun(players)
    everywhere = [tile for hand in (*state.hands, state.centre, state.left) for tile in hand]
    assert sorted(everywhere) == sorted(TILES)


def test_tiles_are_shuffled() -> None:
    """BC 2.1: every tile is as likely as any other; a green 5 comes twice as likely while both are there."""
    state = setup(options(2))
    listed = chance(state)
    assert listed is not None
    odds = {outcome.tile: weight for outcome, weight in zip(listed.outcomes, listed.weights, strict=True)}  # type: ignore[union-attr]
    assert odds == {tile: 2 if tile is Tile.G5 else 1 for tile in Tile}
    listed = chance(settle(state, Deal(Tile.G5)))
    assert listed is not None
    assert listed.outcomes == tuple(Deal(tile) for tile in Tile)
    assert set(listed.weights) == {1}


def test_a_hand_is_as_likely_as_the_ways_to_deal_it() -> None:
    """BC 2.1: of the 15504 ways to take five tiles two give b0 b1 b2 b3 with one green 5, one gives both 5s."""
    chances = {}
    for hand in ("b0 b1 b2 b3 g5", "b0 b1 b2 g5 g5", "b0 b1 b2 b3 b4"):
        state, odds = setup(options(2)), Fraction(120)  # in whatever order they come
        if hand.count("g5") == 2:
            odds /= 2  # the two 5s cannot be told apart, so half of the orders
        for tile in tiles(hand):
            listed = chance(state)
            assert listed is not None
            odds *= Fraction(listed.weights[listed.outcomes.index(Deal(tile))], sum(listed.weights))
            state = settle(state, Deal(tile))
        chances[hand] = odds * 15504
    assert chances == {"b0 b1 b2 b3 g5": 2, "b0 b1 b2 g5 g5": 1, "b0 b1 b2 b3 b4": 1}


def test_six_cards_lie_open() -> None:
    """BC 2.3: the question cards are shuffled, and six lie open."""
    state = begun(2)
    assert len(state.row) == 6
    assert len(state.deck) == 15
    assert {*state.row, *state.deck} == set(state.table.cards)


def test_any_card_may_come_first() -> None:
    """BC 2.3: all 21 cards are as likely as each other."""
    listed = chance(dealt("b0 b2 w3 g5 w9", "w0 b3 w6 b7 w8"))
    assert listed is not None
    assert len(listed.outcomes) == 21
    assert set(listed.weights) == {1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_starts(players: int) -> None:
    """BC 2.3: every player is as likely to start."""
    state = dealt(*(" ".join(hand) for hand in begun(players).hands))
    while state.phase is Phase.DRAW:
        state = drawn(state)
    listed = chance(state)
    assert listed is not None
    assert listed.outcomes == tuple(Start(seat) for seat in range(players))
    assert set(listed.weights) == {1}
    state = settle(state, Start(players - 1))
    assert (state.starter, state.turn) == (players - 1, players - 1)


def test_what_cannot_happen_is_refused() -> None:
    """BC 2.3: a tile that is gone, a card that is not in the deck, a player who is not there."""
    state = setup(options(2))
    for outcome in (Draw("where-0"), Start(0)):
        with pytest.raises(BadInput, match="cannot happen"):
            settle(state, outcome)
    state = settle(state, Deal(Tile.B0))
    with pytest.raises(BadInput, match="cannot happen"):
        settle(state, Deal(Tile.B0))
    state = dealt("b0 b2 w3 g5 w9", "w0 b3 w6 b7 w8")
    state = settle(state, Draw("spread"))
    with pytest.raises(BadInput, match="cannot happen"):
        settle(state, Draw("spread"))
    while state.phase is Phase.DRAW:
        state = drawn(state)
    with pytest.raises(BadInput, match="cannot happen"):
        settle(state, Start(2))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """BC 2.4: a view holds the seat's own hand, and of the others only what they answered."""
    state = asked(begun(3, row="spread"), A, "spread")
    for seat in (A, B, C):
        seen = view(state, seat)
        assert seen.hand == state.hands[seat]
        assert [event.tiles for event in history(state, seat) if isinstance(event, Dealt)] == [
            hand if owner == seat else None for owner, hand in enumerate(state.hands)
        ]


def test_other_hands_and_tiles_put_back_could_be_swapped_unnoticed() -> None:
    """BC 2.4: whatever the others hold and was put back, one sees the same table."""
    one = begun(2, "b0 b2 w3 g5 w9", "w0 b3 w6 b7 w8")
    other = begun(2, "b0 b2 w3 g5 w9", "b1 w2 b4 g5 b9")
    assert view(one, A) == view(other, A)
    assert view(one, B) != view(other, B)


def test_the_centre_is_seen_by_nobody_before_a_guess() -> None:
    """BC 2.4: who guesses looks at the centre, right or wrong, and nobody else does."""
    state = begun(3)
    assert [view(state, seat).centre for seat in (A, B, C)] == [None, None, None]
    state = wrong(state, A)
    assert [view(state, seat).centre for seat in (A, B, C)] == [state.centre, None, None]


def test_fifteen_cards_are_a_face_down_deck() -> None:
    """BC 2.4: of the deck one knows how many cards it has."""
    assert view(begun(2), A).deck == 15


def test_cards_questions_and_answers_are_open_to_all() -> None:
    """BC 2.4: open cards, discarded cards, every question and every answer."""
    state = asked(begun(3, row="spread where-1-2"), A, "where-1-2", 2)
    for seat in (A, B, C):
        seen, told = view(state, seat), history(state, seat)
        assert seen.row == state.row
        assert seen.discards == ("where-1-2",)
        assert [event for event in told if isinstance(event, Asked)] == [
            Asked(A, "where-1-2", 2, (None, "", "")),
        ]
        assert sum(isinstance(event, Opened) for event in told) == 7
        assert Started(A) in told


def test_a_history_has_the_same_entries_for_everybody() -> None:
    """BC 2.4: what is hidden is left blank, so that an event has one number for all."""
    state = right(wrong(asked(begun(3), A), B), C)
    assert {len(history(state, seat)) for seat in (A, B, C)} == {len(state.history)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_pass_to_the_left(players: int) -> None:
    """BC 2.5: seat after seat, beginning with the starting player."""
    state = begun(players, starter=B)
    turns = []
    for _ in range(players + 1):
        turns.append(state.turn)
        state = asked(state, state.turn)
    assert turns == [(B + number) % players for number in range(players + 1)]


def test_nobody_moves_out_of_turn() -> None:
    """BC 2.5: a move of another player is refused."""
    state = begun(4, row="spread")
    for seat in (B, C, D):
        with pytest.raises(IllegalMove, match=r"BC 2\.5"):
            check(state, seat, Ask("spread"))
    assert played(state, (A, Ask("spread"))).turn == B


def test_a_refused_move_changes_nothing() -> None:
    """BC 2.5: the position is a value, and stays as it was."""
    state = begun(2, row="spread")
    before = state
    with pytest.raises(IllegalMove):
        apply(state, B, Ask("spread"))
    assert state == before == begun(2, row="spread")


def test_two_to_four_play() -> None:
    """BC 2.1, 2.2: there are rules for two, three and four players."""
    for players in (1, 5):
        with pytest.raises(BadOption, match="2 to 4"):
            setup(Options(players=players))
