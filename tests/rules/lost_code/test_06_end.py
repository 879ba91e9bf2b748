"""LC 6: the end."""

from typing import Any

import pytest

from cairn.games.lost_code.rules.events import Revealed
from cairn.games.lost_code.rules.moves import Final
from cairn.games.lost_code.rules.pieces import Symbol
from tests.rules.lost_code.table import Table, right, wrong

ALL_RIGHT = "bird 1 right, jaguar 1 right, chameleon 1 right, snake 1 right, human 1 right, bear 1 right"


def final(track: str, **options: Any) -> Table:
    """The final bets of as many as stand on the track, which nobody moved on in the last round."""
    players = sum(name in track for name in "ABCD")
    table = Table(players=players, track=track, round=12 - players, stock="", **options)
    table.round(**dict(zip("ABCD"[:players], (wrong(6), wrong(4), wrong(3), wrong(2)), strict=False)))
    assert table.track == track
    return table


@pytest.mark.parametrize(("players", "rounds"), [(4, 8), (3, 9), (2, 10)])
def test_how_many_rounds_there_are(players: int, rounds: int) -> None:
    """LC 6.1: 8 rounds with four players, 9 with three, 10 with two."""
    table = Table(players=players, stock="")
    played = 0
    while table.phase != "final":
        table.round(**dict(zip("ABCD"[:players], (right(6), right(4), right(3), wrong(2)), strict=False)))
        played += 1
    assert played == rounds


def test_on_every_symbol_none_to_three_digits_are_bet() -> None:
    """LC 6.2: no digit, one, two or three; never four."""
    table = final("A B on 5")
    for digits in ((), (7,), (0, 7), (1, 2, 3)):
        assert table.refusal("A", Final(Symbol.BIRD, digits)) is None
    assert table.refusal("A", Final(Symbol.BIRD, (1, 2, 3, 4))) == "LC 6.2"
    assert len(table.moves("A")) == 1 + 8 + 28 + 56


def test_final_bets_are_secret() -> None:
    """LC 6.2: whatever another player bets, the table looks the same."""
    one, other = final("A B on 5"), final("A B on 5")
    one.finals("B", "")
    other.finals("B", "bird 1 2 3, jaguar 4, chameleon 5 6, snake 0, human 7, bear 1")
    assert one.view("A") == other.view("A")
    assert one.view("B") != other.view("B")


def test_final_bets_are_made_by_all_in_any_order() -> None:
    """LC 6.2: nobody waits for another, and each symbol is bet on once."""
    table = final("A B C on 5")
    assert table.to_act == "A B C"
    table.finals("B", "")
    assert table.to_act == "A C"
    table.play("C", Final(Symbol.BIRD, (1,)))
    assert table.refusal("C", Final(Symbol.BIRD, (2,))) == "LC 6.2"
    assert table.refusal("B", Final(Symbol.BIRD, (2,))) == "LC 6.2"


@pytest.mark.parametrize(
    ("bet", "points"),
    [("bird 1 right", 5), ("bird 2 right", 2), ("bird 3 right", 1), ("bird 1 wrong", -2), ("bird 3 wrong", -2)],
)
def test_what_a_bet_brings(bet: str, points: int) -> None:
    """LC 6.3: 5, 2 or 1 points for one, two or three digits; a wrong bet, or none, costs 2."""
    table = final("A B on 5")
    table.finals_of("A", bet)
    table.finals("B", "")
    shown = {table.names[event.seat]: event for event in table.events(Revealed)}
    assert shown["A"].points == (points, -2, -2, -2, -2, -2)
    assert shown["B"].points == (-2, -2, -2, -2, -2, -2)
    assert table.space("A") == 5 + points - 10
    assert table.space("B") == 5 - 12


def test_final_bets_are_scored_from_the_last_to_the_first_in_an_order_fixed_before() -> None:
    """LC 6.3: the one who moves far ahead does not change who comes next."""
    table = final("C on 1, A B on 5, D on 6")
    table.finals_of("C", ALL_RIGHT)
    for name in "DAB":
        table.finals(name, "")
    assert [table.names[event.seat] for event in table.events(Revealed)] == ["C", "B", "A", "D"]
    assert table.track == "B A on -7, D on -6, C on 31"


def test_a_score_has_no_floor() -> None:
    """LC 6.3: the total moves the marker backwards if it is negative, below 0 as well."""
    table = final("A on 0, B on 3")
    table.finals("A", "")
    table.finals("B", "")
    assert table.result.scores == (-12, -9)


def test_the_marker_furthest_ahead_wins() -> None:
    """LC 6.4: most points win, wherever they come from."""
    table = final("A on 0, B on 3")
    table.finals_of("A", ALL_RIGHT)
    table.finals("B", "")
    assert table.result.winners == (table.seat("A"),)


def test_of_tied_markers_the_lowest_in_the_stack_wins() -> None:
    """LC 6.4: who came to the space first lies lower and wins."""
    table = final("A on 1, B on 3")
    table.finals_of("A", "bird 1 right, jaguar 2 right, chameleon 3 right, snake 3 right, human 1 wrong")  # 5
    table.finals_of("B", "bird 1 right, jaguar 2 right, chameleon 2 right")  # 3
    assert table.track == "A B on 6"
    assert table.result.winners == (table.seat("A"),)


def test_no_bet_is_shown_before_everybody_has_bet() -> None:
    """LC 6.5: then each player's bets and rack are shown when that player is scored."""
    table = final("A B C on 5")
    table.finals("B", "bird 1 2")
    table.finals("A", "")
    assert not table.events(Revealed)
    table.finals("C", "snake 3 4 5")
    assert [(table.names[event.seat], event.rack, event.bets) for event in table.events(Revealed)] == [
        ("C", table.state.racks[2], ((), (), (), (3, 4, 5), (), ())),
        ("B", table.state.racks[1], ((1, 2), (), (), (), (), ())),
        ("A", table.state.racks[0], ((), (), (), (), (), ())),
    ]
    assert table.seen_by("A")[-3:] == tuple(table.history[-3:])


def test_the_digits_bet_on_one_symbol_differ() -> None:
    """LC 6.5: no digit is named twice."""
    table = final("A B on 5")
    assert table.refusal("A", Final(Symbol.BIRD, (3, 3))) == "LC 6.5"
    assert table.refusal("A", Final(Symbol.BIRD, (3, 5, 5))) == "LC 6.5"


@pytest.mark.parametrize(("variant", "highest"), [("plain", 7), ("x", 8)])
def test_any_digit_of_the_game_may_be_bet(variant: str, highest: int) -> None:
    """LC 6.5: 0 to 7 (0 to 8 in X), also a digit that is seen elsewhere."""
    table = final("A B on 5", variant=variant)
    for digit in range(highest + 1):
        assert table.refusal("A", Final(Symbol.BIRD, (digit,))) is None
    assert table.refusal("A", Final(Symbol.BIRD, (table.digit("B", "bird"),))) is None
    assert table.refusal("A", Final(Symbol.BIRD, (highest + 1,))) == "LC 6.5"
    assert table.refusal("A", Final(Symbol.BIRD, (-1,))) == "LC 6.5"


def test_the_two_points_are_lost_once_for_the_symbol() -> None:
    """LC 6.6: three wrong digits cost no more than one."""
    for count in (1, 2, 3):
        table = final("A B on 5")
        table.finals_of("A", ALL_RIGHT.replace("bear 1 right", f"bear {count} wrong"))
        table.finals("B", "")
        assert table.space("A") == 5 + 25 - 2


def test_only_symbols_on_the_rack_count() -> None:
    """LC 6.6: five in the beginner game."""
    table = final("A B on 5", beginner=True)
    table.finals_of("A", ALL_RIGHT.removesuffix(", bear 1 right"))
    table.finals("B", "")
    assert table.result.scores == (5 + 25, 5 - 10)


def test_a_player_moves_once_by_the_total() -> None:
    """LC 6.7: gains and losses that even out are no move at all, so a marker keeps its place in the stack."""
    table = final("A B on 5")
    even = "bird 2 right, jaguar 2 right, chameleon 2 right, snake 2 wrong, human 2 wrong, bear 2 wrong"
    table.finals_of("A", even)
    table.finals_of("B", even)
    assert [event.total for event in table.events(Revealed)] == [0, 0]
    assert table.track == "A B on 5"


def test_the_places_behind_the_winner() -> None:
    """LC 6.8: furthest ahead first, of tied markers the lowest first."""
    table = final("D on 2, B A on 5, C on 9")
    for name in "ABCD":
        table.finals(name, "")
    assert table.track == "D on -10, A B on -7, C on -3"
    assert [table.result.places[table.seat(name)] for name in "CABD"] == [1, 2, 3, 4]
