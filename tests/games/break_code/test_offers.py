"""What a page is told: offers, pieces, why there is no move with a piece; and what onlookers see."""

from random import Random

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.offers import Refusal
from cairn.games.break_code.rules.engine import check, moves
from cairn.games.break_code.rules.events import Dealt, Ended, Looked, Named, Sealed, seen
from cairn.games.break_code.rules.moves import Ask, Draw, GiveUp, Guess, Name, Wait
from cairn.games.break_code.rules.offers import offers, why_not
from cairn.games.break_code.rules.pieces import pieces
from cairn.games.break_code.rules.state import Phase, view
from cairn.games.break_code.rules.tiles import Tile, tiles
from tests.rules.break_code.playing import (
    A,
    B,
    C,
    Table,
    apply,
    asked,
    begun,
    called,
    cards_asked,
    gave_up,
    history,
    legal,
    named,
    played,
    right,
    settle,
    wrong,
)


def keys(state: Table, seat: int = A) -> list[str]:
    return [offer.key for offer in offers(state.state, seat)]


def refusal(state: Table, seat: int, piece: str) -> tuple[str, str]:
    found = why_not(state.state, seat, piece)
    assert found is not None
    return found.rule, found.key


# Offers


def test_a_turn_offers_a_question_for_each_card_and_digit_and_the_guess() -> None:
    """BC 3.1, 3.2, 3.6."""
    state = begun(2, row="spread where-1-2")
    found = offers(state.state, A)
    assert [offer.key for offer in found[:3]] == ["ask/spread", "ask/where-1-2/1", "ask/where-1-2/2"]
    assert [offer.moves for offer in found[:2]] == [(Ask("spread"),), (Ask("where-1-2", 1),)]
    assert found[0].touches == ("card:spread",)
    assert found[1].touches == ("card:where-1-2", "card:where-1-2/1")
    assert (found[-1].key, found[-1].kind, found[-1].touches) == ("guess", "guess", ("screen:1",))
    assert [offer.kind for offer in found] == ["ask"] * (len(found) - 1) + ["guess"]
    assert offers(state.state, B) == ()


def test_more_players_guess_the_centre() -> None:
    """BC 3.7."""
    assert offers(begun(3).state, A)[-1].touches == ("screen:centre",)


def test_a_tile_is_named_at_its_place() -> None:
    """BC 3.11."""
    state = named(played(begun(2), (A, Guess())), A, "b0 b1")
    offer = next(offer for offer in offers(state.state, A) if offer.moves == (Name(Tile.W3),))
    assert (offer.key, offer.kind, offer.touches) == ("name/w3", "name", ("tile:w3", "place:c"))


def test_what_brings_something_to_light() -> None:
    """BC 3.3, 3.6: an answer, and the last tile of a guess; to say that one guesses does not."""
    state = begun(2)
    assert [offer.reveals for offer in offers(state.state, A)] == [isinstance(move, Ask) for move in legal(state, A)]
    state = played(state, (A, Guess()))
    for tile in tiles("b0 b1 b2 b3"):
        assert not any(offer.reveals for offer in offers(state.state, A))
        state = played(state, (A, Name(tile)))
    assert all(offer.reveals for offer in offers(state.state, A))


def test_the_last_to_say_guess_or_wait_lays_all_open() -> None:
    """BC 6.6: before that it is sealed, and can be taken back."""
    state = asked(begun(3, rules="tagiron"), A)
    for seat, last in ((B, False), (C, False), (A, True)):
        assert [offer.reveals for offer in offers(state.state, seat)] == [last, last]
        assert keys(state, seat) == ["wait", "guess"]
        state = played(state, (seat, Guess()))
    state = named(named(state, A, "b0 b1 b2 b3"), C, "b0 b1 b2 b3")
    assert not any(offer.reveals for offer in offers(state.state, A))
    state = named(named(state, C, "b4"), B, "b0 b1 b2 b3 b4")
    assert all(offer.reveals for offer in offers(state.state, A))


def test_the_last_to_give_up_ends_the_game() -> None:
    """BC 4.6: the end shows onlookers everything, so there is no way back."""
    state = right(begun(3), A)
    assert keys(state, B) == ["guess", "give-up"]
    assert [offer.reveals for offer in offers(state.state, B)] == [False, False]
    state = gave_up(state, B)
    assert [offer.reveals for offer in offers(state.state, C)] == [False, True]


# Pieces, and why not


def test_pieces_are_cards_screens_tiles_and_places() -> None:
    state = asked(begun(3, "b0 b2 w3 g5 g5", "w0 b3 w6 b7 w8", "w1 b4 b8 b9 w9", row="spread where-1-2"), A, "spread")
    found = pieces(view(state.state, A))
    assert len(set(found)) == len(found)
    assert {"card:where-1-2", "card:where-1-2/1", "card:where-1-2/2", "card:spread", "deck:questions"} <= set(found)
    assert [ref for ref in found if ref.startswith("screen:")] == ["screen:1", "screen:2", "screen:centre"]
    assert [ref for ref in found if ref.startswith("hand:")] == [
        "hand:b0",
        "hand:b2",
        "hand:w3",
        "hand:g5",
        "hand:g5#2",
    ]
    assert [ref for ref in found if ref.startswith("tile:")] == [f"tile:{tile.value}" for tile in Tile]
    assert [ref for ref in found if ref.startswith("place:")] == [f"place:{place}" for place in "abcde"]
    assert not [ref for ref in pieces(view(state.state, None)) if ref.startswith("hand:")]
    assert [ref for ref in pieces(view(begun(2).state, A)) if ref.startswith("screen:")] == ["screen:1"]


def test_a_piece_with_a_move_needs_no_reason() -> None:
    state = begun(2, row="where-1-2")
    for piece in ("card:where-1-2", "card:where-1-2/2", "screen:1"):
        assert why_not(state.state, A, piece) is None


def test_why_a_card_cannot_be_asked() -> None:
    """BC 2.5, 3.1, 3.12, 4.1, 4.6: the same as is said to who tries."""
    state = begun(3, row="spread where-0")
    assert refusal(state, B, "card:spread") == ("BC 2.5", "not-your-turn")
    assert refusal(state, A, "deck:questions") == ("BC 3.1", "card-not-open")
    after = asked(state, A, "spread")
    assert refusal(after, B, "card:spread") == ("BC 3.1", "card-not-open")
    assert refusal(played(state, (A, Guess())), A, "card:spread") == ("BC 3.12", "named-to-its-end")
    assert refusal(right(state, A), B, "card:spread") == ("BC 4.6", "last-turn")
    assert refusal(right(begun(2, row="spread"), A), B, "card:spread") == ("BC 4.1", "last-turn")
    assert refusal(right(right(begun(2, row="spread"), A), B), A, "card:spread") == ("BC 4.7", "game-over")


def test_why_a_tile_cannot_be_named() -> None:
    """BC 3.4, 3.11: not before the guess, and only in its order."""
    state = begun(2)
    assert refusal(state, A, "tile:b3") == ("BC 3.4", "ask-or-guess")
    state = named(played(state, (A, Guess())), A, "b4")
    assert why_not(state.state, A, "tile:b3") == Refusal(
        "BC 3.11", "tile-cannot-stand", {"tile": "tile:b3", "place": "place:b"}
    )
    assert why_not(state.state, A, "place:b") is None
    assert why_not(state.state, A, "place:d") == Refusal(
        "BC 3.11", "place-not-next", {"place": "place:d", "next": "place:b"}
    )
    assert refusal(state, B, "tile:b3") == ("BC 2.5", "not-your-turn")


def test_why_there_is_no_guess() -> None:
    """BC 6.6: in TAGIRON a turn is a question; of the other hands none is guessed with three players (BC 3.7)."""
    assert refusal(begun(3, rules="tagiron"), A, "screen:centre") == ("BC 6.6", "ask-then-call")
    assert refusal(begun(3), A, "screen:1") == ("BC 3.4", "ask-or-guess")
    assert refusal(begun(3), A, "hand:b0") == ("BC 3.4", "ask-or-guess")


def test_only_guessing_remains() -> None:
    """BC 4.2."""
    state = cards_asked(begun(2))
    assert keys(state, state.turn) == ["guess"]
    assert refusal(state, state.turn, "card:spread") == ("BC 4.2", "no-card-left")


def test_what_is_not_there_cannot_be_asked_about() -> None:
    state = begun(2, row="spread")
    for piece in ("card:where-7", "hand:w0", "screen:0", "screen:centre", "place:f", "tile:b5", "spread", ""):
        with pytest.raises(BadInput, match="piece"):
            why_not(state.state, A, piece)


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    state = begun(2, row="spread").state
    for ask in (view, offers):
        with pytest.raises(BadInput, match="seat"):
            ask(state, seat)
    with pytest.raises(BadInput, match="seat"):
        why_not(state, seat, "card:spread")
    if seat in (-1, 2):
        with pytest.raises(BadInput, match="seat"):
            moves(state, seat)
        with pytest.raises(BadInput, match="seat"):
            check(state, seat, Ask("spread"))


# Positions


def test_two_ways_to_the_same_position_are_one_value() -> None:
    """Which card was asked first is told by the history alone."""
    start, ways = begun(2, row="where-0 where-5"), []
    new = dict(zip(("where-0", "where-5"), start.deck, strict=False))
    for first, second in (("where-0", "where-5"), ("where-5", "where-0")):
        table = start
        for seat, card in ((A, first), (B, second)):
            table = settle(apply(table, seat, Ask(card)), Draw(new[card]))
        ways.append(table)
    one, other = ways
    assert one.state == other.state and hash(one.state) == hash(other.state)
    assert one.history != other.history


def test_who_is_out_stands_by_seat() -> None:
    """BC 3.7: the order in which they guessed matters to nobody."""
    state = called(asked(begun(4, rules="tagiron"), A), C)
    state = named(state, C, "b0 b1 b2 b3")
    state = called(asked(state, B), A)
    state = named(state, A, "b0 b1 b2 b3")
    assert state.out == (A, C)


def test_a_position_knows_nothing_of_the_way_to_it() -> None:
    """A wrong guess of two players costs the turn and leaves no trace but in the history (BC 3.6)."""
    state = begun(2, row="spread where-0")
    there = wrong(wrong(state, A), B)
    assert there.state == state.state and hash(there.state) == hash(state.state)
    assert len(there.history) == len(state.history) + 14


# Onlookers


def test_who_looks_on_knows_what_all_know() -> None:
    """BC 2.4, 3.12, 6.6: no hand, not the centre though somebody looked, no tile of a guess, no sealed word."""
    state = played(wrong(asked(begun(3), A), B), (C, Guess()), (C, Name(Tile.B0)))
    shown = view(state.state, None)
    assert (shown.seat, shown.hands, shown.centre, shown.named) == (None, (None,) * 3, None, ())
    assert (shown.out, shown.guessing, shown.row, shown.discards) == ((B,), (C,), state.row, state.discards)
    for event in history(state, None):
        match event:
            case Dealt():
                assert event.tiles is None
            case Named():
                assert event.tile is None
            case Looked():
                assert event.guess is None and event.centre is None
    sealed = played(asked(begun(3, rules="tagiron"), A), (B, Wait()))
    assert view(sealed.state, None).call is None
    assert history(sealed, None)[-1] == Sealed(B, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_end_who_looks_on_sees_everything(players: int) -> None:
    state = right(begun(players), A)
    while state.phase is not Phase.OVER:
        assert view(state.state, None).hands == (None,) * players
        state = gave_up(state, state.turn)
    shown = view(state.state, None)
    assert shown.hands == state.hands
    assert shown.centre == (None if players == 2 else state.centre)
    assert view(state.state, B).hands == tuple(hand if seat == B else None for seat, hand in enumerate(state.hands))


def test_the_end_cannot_be_taken_back() -> None:
    """BC 4.1: a player who gives up the last turn ends the game, and what was hidden is shown to onlookers."""
    match = cairn.Match("break-the-code", seed=1)
    first = match.state.starter
    match.play(first, Guess())
    for tile in match.state.hands[1 - first]:
        match.play(first, Name(tile))
    match.play(1 - first, GiveUp())
    assert isinstance(match.events(None)[-1], Ended) and not match.can_undo(1 - first)


def test_an_offer_says_what_undo_will_say() -> None:
    """Played at random: a move can be taken back exactly if its offer promises nothing new."""
    for seed, (players, rules) in enumerate([(2, "standard"), (3, "standard"), (4, "tagiron"), (2, "tagiron")]):
        match, rng = cairn.Match("break-the-code", players, {"rules": rules}, seed=seed), Random(seed)
        while match.to_act:
            seat = rng.choice(match.to_act)
            offer = rng.choice(match.offers(seat))
            match.play(seat, offer.moves[0])
            assert match.can_undo(seat) is not (offer.reveals or offer.binding)


def test_an_event_that_hides_nothing_is_the_same_for_all() -> None:
    state = wrong(asked(begun(2), A), B)
    for event in state.history:
        if not isinstance(event, Dealt | Named):
            assert seen(event, None) == event
