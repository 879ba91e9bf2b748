"""What a program that draws a table is told about the moves of The Lost Code and Think Str8!."""

import pytest

from cairn.core.errors import BadInput
from cairn.core.offers import Offer, Sign
from cairn.games.lost_code.rules.moves import Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from tests.rules.lost_code.table import Table, cards, right, wrong


def offers(table: Table, name: str) -> dict[str, Offer[Move]]:
    """The offers of a seat by their keys."""
    return {offer.key: offer for offer in table.game.offers(table.state, table.seat(name))}


def refusal(table: Table, name: str, piece: str) -> tuple[str, str, dict[str, object]] | None:
    """Why somebody has no move with a piece: rule, key and facts."""
    found = table.game.why_not(table.state, table.seat(name), piece)
    return None if found is None else (found.rule, found.key, dict(found.facts))


def betting(**given: object) -> Table:
    """Two players, the roller B about to bet."""
    table = Table(players=2, **given)  # type: ignore[arg-type]
    table.throw("bird jaguar snake")
    return table


# Bets


def test_a_wheel_is_one_offer_with_its_range() -> None:
    """LC 4.2: width 5 begins at 0 to 17."""
    found = offers(betting(), "B")
    assert list(found) == [f"bet/{width}" for width in (2, 3, 4, 5, 6, 8, 11)]
    offer = found["bet/5"]
    assert offer.kind == "bet"
    assert offer.moves == tuple(Bet(5, low) for low in range(18))
    assert offer.touches == ("wheel:5",)
    assert offer.gives == (Sign("point", 2),)
    assert offer.price == ()


def test_an_open_bet_is_binding_and_the_last_one_brings_the_answers() -> None:
    """LC 4.4, 5.1."""
    table = betting()
    assert {(offer.reveals, offer.binding) for offer in offers(table, "B").values()} == {(False, True)}
    table.play("B", Bet(5, 0))
    assert {(offer.reveals, offer.binding) for offer in offers(table, "A").values()} == {(True, False)}


def test_who_is_cursed_is_told_what_a_wrong_bet_costs() -> None:
    """LC 9.3: the wheel's points, and nobody else loses any."""
    table = betting(expansions=("curse",), track="B on 3, A on 9", cursed="A")
    assert offers(table, "B")["bet/2"].price == ()
    table.play("B", Bet(5, 0))
    assert offers(table, "A")["bet/2"].price == (Sign("risk", 6),)
    assert offers(table, "A")["bet/2"].gives == (Sign("point", 6),)


def test_a_wheel_that_is_taken_says_so() -> None:
    """LC 4.1."""
    table = betting()
    table.play("B", Bet(5, 0))
    assert refusal(table, "A", "wheel:5") == ("LC 4.1", "wheel-taken", {"width": 5})
    assert refusal(table, "A", "wheel:2") is None
    assert refusal(table, "B", "wheel:2") == ("LC 4.1", "not-your-turn", {})


def test_before_the_dice_are_accepted_no_wheel_is_to_be_had() -> None:
    """LC 3.3: the roller decides about the dice first."""
    table = Table(players=2)
    table.roll("bird jaguar snake")
    assert refusal(table, "B", "wheel:5") == ("LC 3.3", "not-now", {})


# Dice


def test_turning_a_die_is_an_offer_for_each_symbol_it_can_be_turned_to() -> None:
    """LC 3.3, 3.5."""
    table = Table(players=2)
    table.roll("bird bird snake")
    found = offers(table, "B")
    assert list(found)[:3] == ["accept", "turn/bird/jaguar", "turn/bird/chameleon"]
    assert found["turn/bird/bear"].moves == (Turn(Symbol.BIRD, Symbol.BEAR),)
    assert found["turn/bird/bear"].touches == ("die:bird#1", "die:bird#2")
    assert found["turn/snake/bird"].touches == ("die:snake#1",)
    assert not any(offer.reveals or offer.binding for offer in found.values())


def test_dice_with_bears_come_first_in_the_beginner_game() -> None:
    """LC 3.4."""
    table = Table(players=2, beginner=True)
    table.roll("bird bear snake")
    assert refusal(table, "B", "die:bird#1") == ("LC 3.4", "left-out-first", {"symbol": "symbol:bear"})
    assert refusal(table, "B", "die:bear#1") is None
    assert "accept" not in offers(table, "B")


# Tokens of the Shortcut


def test_a_token_is_taken_with_any_digits_in_one_offer() -> None:
    """LC 8.3, 8.4: ten, four or two points, or four lost; the bet stands to the end."""
    table = Table(players=2, expansions=("shortcut",))
    table.roll("snake snake bird")
    found = offers(table, "B")
    assert list(found) == ["leave", "take"]
    assert found["leave"].moves == (Leave(),)
    assert found["leave"].touches == found["take"].touches == ("token:snake",)
    assert len(found["take"].moves) == 92 and found["take"].moves[0] == Take((0,))
    assert found["take"].gives == (Sign("point/1", 10), Sign("point/2", 4), Sign("point/3", 2))
    assert found["take"].price == (Sign("risk", 4),)
    assert (found["take"].reveals, found["take"].binding) == (False, True)
    assert (found["leave"].reveals, found["leave"].binding) == (False, False)


def test_why_another_token_cannot_be_had() -> None:
    """LC 8.2, 8.9."""
    table = Table(players=2, expansions=("shortcut",))
    table.roll("snake snake bird")
    assert refusal(table, "B", "token:bird") == ("LC 8.2", "another-token-offered", {"symbol": "symbol:snake"})
    table.take("B", 1)
    table.accept()
    table.bets(B=right(2), A=right(2))
    table.roll("bird bird bear")
    assert refusal(table, table.to_act, "token:snake") == ("LC 8.9", "token-taken", {"symbol": "symbol:snake"})


# Swaps


def test_a_swap_is_about_an_own_stone_and_brings_it_to_light() -> None:
    """LC 5.4, 5.5."""
    table = Table(players=2, stock="snake 1, bird 2")
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=right(2))
    found = offers(table, "B")
    assert list(found) == ["swap/bird", "swap/snake"]
    assert found["swap/bird"].touches == ("stone:bird/1",)
    assert found["swap/bird"].moves == (Swap(Symbol.BIRD),)
    assert found["swap/bird"].reveals and not found["swap/bird"].binding
    assert refusal(table, "B", "stone:bear/1") == ("LC 5.5", "none-to-draw", {"symbol": "symbol:bear"})
    assert refusal(table, "B", "stone:bird/0") == ("LC 5.4", "not-your-stone", {})
    assert refusal(table, "B", "stone:bird/2") == ("LC 5.4", "not-your-stone", {})


# Final bets


def test_a_final_bet_is_one_offer_for_the_symbol() -> None:
    """LC 6.2, 6.3: 93 choices; 5, 2 or 1 points, or two lost."""
    table = Table(players=2, round=10)
    table.round(A=right(2), B=right(2))
    (offer,) = offers(table, "A").values()
    assert (offer.key, offer.kind, offer.touches) == ("final/bird", "final", ("line:bird",))
    assert len(offer.moves) == 93 and offer.moves[0] == Final(Symbol.BIRD, ())
    assert offer.gives == (Sign("point/1", 5), Sign("point/2", 2), Sign("point/3", 1))
    assert offer.price == (Sign("risk", 2),)
    assert not offer.reveals and not offer.binding
    assert refusal(table, "A", "line:snake") == ("LC 6.2", "another-symbol-first", {"symbol": "symbol:bird"})


def test_only_the_last_final_bet_of_all_brings_the_racks_to_light() -> None:
    """LC 6.5."""
    table = Table(players=2, round=10)
    table.round(A=right(2), B=right(2))
    table.finals("A", "")
    for symbol in table.state.table.symbols:
        (offer,) = offers(table, "B").values()
        assert offer.reveals == (symbol is Symbol.BEAR)
        table.play("B", Final(symbol, ()))
    assert refusal(table, "B", "line:bird") == ("LC 6.4", "game-over", {})


# Think Str8!


def test_tokens_are_chosen_and_placed_by_offers_of_their_own() -> None:
    """LC 11.3; chosen and placed, a token stays (LC 4.4)."""
    table = cards(players=2)
    table.throw("blue green purple")
    chosen = offers(table, "B")["choose/5"]
    assert (chosen.moves, chosen.touches, chosen.binding) == ((Choose(5),), ("wheel:5",), True)
    table.play("B", Choose(5))
    table.play("A", Choose(2))
    (placed,) = offers(table, "B").values()
    assert (placed.key, placed.touches, placed.gives) == ("place", ("wheel:5",), (Sign("point", 2),))
    assert placed.moves == tuple(Place(low) for low in range(18))
    assert (placed.reveals, placed.binding) == (False, True)
    assert refusal(table, "B", "wheel:2") == ("LC 11.3", "another-wheel-chosen", {"width": 5})
    table.play("B", Place(0))
    (last,) = offers(table, "A").values()
    assert (last.reveals, last.binding) == (True, False)


# Pieces


def test_all_that_lies_on_the_table_can_be_asked_about() -> None:
    """Wheels, dice, stones, revealed stones, tokens, markers, the skull, and the seat's own sheet."""
    table = Table(players=2, expansions=("shortcut", "curse"))
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=right(2))
    table.swap("B", "human")
    table.roll("bear bear snake")
    (laid,) = table.state.laid
    pieces = table.game.pieces(table.view("A"))
    assert len(set(pieces)) == len(pieces)
    assert {"wheel:11", "die:bear#2", "die:snake#1", "stone:bird/0", "stone:bear/3"} <= set(pieces)
    assert {f"laid:human/{laid.digit}", "token:bear", "marker:1", "piece:skull", "line:bird", "row:10"} <= set(pieces)
    assert "die:bird#1" not in pieces and "row:11" not in pieces
    onlooker = table.game.pieces(table.game.view(table.state, None))
    assert {piece.partition(":")[0] for piece in set(pieces) - set(onlooker)} == {"line", "row"}


@pytest.mark.parametrize("piece", ["wheel:9", "die:snake#1", "stone:blue/0", "laid:bird/3", "token:bird", "", "skull"])
def test_what_is_not_on_the_table_is_refused(piece: str) -> None:
    table = Table(players=2)
    with pytest.raises(BadInput, match="on the table"):
        table.game.why_not(table.state, 0, piece)


@pytest.mark.parametrize("seat", [-1, 2, 0.0, True])
def test_only_those_who_sit_there_are_offered_anything(seat: object) -> None:
    table = betting()
    with pytest.raises(BadInput, match="the seats are 0 to 1"):
        table.game.offers(table.state, seat)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="the seats are 0 to 1"):
        table.game.why_not(table.state, seat, "wheel:5")  # type: ignore[arg-type]
