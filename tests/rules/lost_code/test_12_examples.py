"""LC 12: the worked examples of the printed rules."""

from typing import Any

from cairn.games.lost_code.rules.events import Answer, Answered, Revealed, SkullGone, SkullTaken
from cairn.games.lost_code.rules.moves import Bet, Choose, Place
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Filled, Row
from tests.rules.lost_code.table import Table, cards, right, wrong


def printed(**given: Any) -> Table:
    """A table with the wheels that fit what is printed."""
    return Table(wheels="recommended", **given)


def printed_cards(**given: Any) -> Table:
    """A table with the tokens that fit what is printed."""
    return cards(tokens="recommended", **given)


def by_the_range(row: Row) -> set[int]:
    """The digits that a row leaves for the one symbol in it that is not noted yet."""
    noted = sum(each.digit * each.times for each in row.filled)
    return {digit for digit in range(8) if any(low <= noted + digit <= high for low, high in row.sums)}


def test_one_to_five_is_right() -> None:
    """LC 12.1: the wheel set to 1-5 is right, and the marker moves 2."""
    table = printed(players=2, racks={"A": "bird 1", "B": "bird 0"}, track="B on 4, A on 5")
    table.throw("bird bird bird")
    table.bets(B="5-8", A="1-5")
    assert table.answers()["A"] is Answer.RIGHT
    assert table.space("A") == 7


def test_twenty_to_twenty_one_is_too_high() -> None:
    """LC 12.2: bet 20-21, told that the sum is below: it is 0 to 19, and there are no points."""
    table = printed(players=2, racks={"A": "bird 1"})
    table.throw("bird bird bird")
    table.bets(B="0-9", A="20-21")
    assert table.answers()["A"] is Answer.BELOW
    assert table.sheet("A").rows[0].sums == ((0, 19),)
    assert table.space("A") == 0


def test_four_to_ten_is_too_low() -> None:
    """LC 12.3: bet 4-10 in the card edition, told that the sum is above: it is 11 to 21, and there are no points."""
    table = printed_cards(players=2, racks={"A": "blue 7"})
    table.throw("blue blue blue")
    table.bets(B="0-5", A="4-10")
    assert table.answers()["A"] is Answer.ABOVE
    assert table.sheet("A").rows[0].sums == ((11, 21),)
    assert table.space("A") == 0


def discarded_chameleon() -> Table:
    """Two rounds: chameleon twice and jaguar, right with 1-5; then chameleon 2 is swapped away."""
    table = printed(players=2, racks={"A": "chameleon 2, jaguar 1", "B": "jaguar 0"}, track="B A on 0")
    table.mark("A", "chameleon 5 6 7")
    table.round("chameleon chameleon jaguar", A="1-5", B=right(6))
    table.throw("human bear snake")
    table.bets(A=wrong(1), B=right(6))
    assert table.line("A", "chameleon").ruled_out == (5, 6, 7)
    table.swap("A", "chameleon")
    return table


def test_what_a_discarded_stone_tells_of_another() -> None:
    """LC 12.4: 2 + 2 + jaguar lies in 1-5, so the jaguar is 0 or 1; with 0 seen elsewhere it is 1."""
    table = discarded_chameleon()
    jaguar = by_the_range(table.sheet("A").rows[0])
    assert jaguar == {0, 1}
    assert jaguar - set(table.line("A", "jaguar").seen) == {1} == {table.digit("A", "jaguar")}


def test_final_bets_of_thirteen() -> None:
    """LC 12.5: 2 + 2 + 1 + 5 + 5 - 2 = 13, one move of 13."""
    table = Table(players=2, round=10, track="A on 6, B on 19", stock="")
    table.round(A=wrong(1), B=wrong(2))
    table.finals_of("A", "bird 2 right, chameleon 2 right, snake 3 right, jaguar 1 right, human 1 right, bear 1 wrong")
    zero = "bird 2 right, jaguar 2 right, chameleon 2 right, snake 1 wrong, human 1 wrong, bear 1 wrong"
    table.finals_of("B", zero)
    shown = table.events(Revealed)[0]
    assert sorted(shown.points) == sorted((2, 2, 1, 5, 5, -2))
    assert shown.total == 13
    assert table.track == "B A on 19"


def test_final_bets_of_four_in_the_card_edition() -> None:
    """LC 12.6: 21, 12, 13 and 11 points, scored from the last to the first; the last overtakes all and wins."""
    table = printed_cards(round=8, track="D on 5, C on 8, B on 10, A on 11", racks={"C": "yellow 5"}, stock="")
    table.round(D=wrong(1), C=wrong(2), B=wrong(3), A=wrong(4))
    table.finals_of("D", "green 1 right, grey 1 right, red 1 right, blue 2 right, purple 2 right, yellow 2 right")
    assert table.digit("C", "yellow") == 5
    table.finals_of("C", "blue 3 right, green 3 right, grey 2 right, red 1 right, purple 1 right, yellow 6")
    table.finals_of("B", "blue 2 right, yellow 2 right, green 1 right, red 1 right, purple 3 right, grey 1 wrong")
    table.finals_of("A", "blue 3 right, yellow 3 right, grey 3 right, red 3 right, purple 2 right, green 1 right")
    totals = [(table.names[event.seat], event.total) for event in table.events(Revealed)]
    assert totals == [("D", 21), ("C", 12), ("B", 13), ("A", 11)]
    assert table.track == "C on 20, A on 22, B on 23, D on 26"
    assert table.result.winners == (table.seat("D"),)


def test_the_chameleon_token() -> None:
    """LC 12.7: left by the roller, taken by the next; none in round 7; 4 points instead of 2 at the end."""
    table = printed(
        players=3, expansions=("shortcut",), round=6, racks={"B": "chameleon 1"}, track="C on 0, B on 10, A on 20"
    )
    table.roll("chameleon chameleon bird")
    table.leave("C")
    table.take("B", 1, 2)
    table.accept()
    table.bets(C=right(1), B=right(2), A=right(4))
    assert table.state.tokens == ()
    table.roll("jaguar jaguar bear")
    assert table.phase == "turn"
    table.accept()
    table.bets(C=right(1), B=right(2), A=right(4))
    for _ in range(2):
        table.round(C=right(1), B=right(2), A=right(4))
    for name in "ABC":
        table.finals(name, "")
    (shown,) = (event for event in table.events(Revealed) if event.seat == table.seat("B"))
    assert shown.points[Symbol.CHAMELEON.place] == 4


def test_the_skull_goes_round() -> None:
    """LC 12.8: 4 points to 9 and the skull; +2 and -1 to 10; it moves on, and leaves when its holder reaches 14."""
    table = printed(expansions=("curse",), track="B C on 3, A on 5, D on 6")
    table.round(C=wrong(1), B=wrong(2), A=right(4), D=right(1))
    assert table.events(SkullTaken) == [SkullTaken(table.seat("A"))]
    assert table.track == "B C on 3, D on 7, A on 9"
    assert table.cursed == "A"
    table.throw("bird jaguar snake")
    table.bets(C=wrong(1), B=wrong(2), D=right(4), A=wrong(1))
    assert table.events(Answered)[-1].width == 10
    assert (table.space("A"), table.space("D")) == (10, 11)
    table.swaps()
    assert table.cursed == "D"
    table.round(C=wrong(1), B=right(1), A=right(4), D=right(2))
    assert table.space("D") == 14
    assert table.events(SkullGone) == [SkullGone()]
    assert table.cursed is None


def test_red_and_yellow_and_pink() -> None:
    """LC 12.9: bear, jaguar, human: the bet is on red + yellow + pink digit."""
    table = printed(players=2, racks={"A": "bear 7, jaguar 5, human 6, bird 0, snake 0, chameleon 0"})
    table.throw("bear jaguar human")
    table.bets(B="0-9", A="18-18")
    assert table.answers()["A"] is Answer.RIGHT


def test_the_roller_sets_nine_to_fifteen() -> None:
    """LC 12.10: the wheel of width 7, then the others, the second to last on the track first, the leader last."""
    table = printed(track="C on 1, A on 3, D on 5, B on 8", racks={"C": "jaguar 2, bird 3, bear 4"})
    table.throw("jaguar bird bear")
    assert table.to_act == "C"
    table.play("C", Bet(7, 9))
    for name in "ADB":
        assert table.to_act == name
        assert table.refusal(name, Bet(7, 9)) == "LC 4.1"
        table.play(name, next(move for move in table.moves(name) if isinstance(move, Bet)))
    assert table.answers()["C"] is Answer.RIGHT


def test_the_roller_lays_the_token_on_nine_to_fifteen() -> None:
    """LC 12.10: the same in the card edition with yellow, green and blue; all place after the last choice."""
    table = printed_cards(track="C on 1, A on 3, D on 5, B on 8", racks={"C": "yellow 2, green 3, blue 4"})
    table.throw("yellow green blue")
    for name, width in (("C", 7), ("A", 6), ("D", 5), ("B", 4)):
        assert table.to_act == name
        table.play(name, Choose(width))
    for name in "ABCD":
        table.play(name, Place(9))
    assert table.answers()["C"] is Answer.RIGHT


def test_the_sheet_after_the_chameleon() -> None:
    """LC 12.11: the 2 becomes seen, 5 to 7 are wiped, the present row notes 2 and the earlier one 4 (2 + 2)."""
    table = discarded_chameleon()
    sheet = table.sheet("A")
    chameleon = table.line("A", "chameleon")
    assert 2 in chameleon.seen
    assert chameleon.ruled_out == ()
    (earlier,), (present,) = sheet.rows[0].filled, sheet.rows[1].filled
    assert present.digit == 2
    assert earlier.digit * earlier.times == 4


def test_the_sheet_after_the_yellow_card() -> None:
    """LC 12.12: yellow 2 is discarded; yellow twice and green was right with 0-5, so green is 0 or 1, and not 0."""
    table = printed_cards(players=2, racks={"A": "yellow 2, green 1", "B": "green 0"}, track="B A on 0")
    table.mark("A", "yellow 5 6 7")
    table.round("yellow yellow green", A="0-5", B=right(5))
    table.throw("red grey blue")
    table.bets(A=wrong(1), B=right(5))
    table.swap("A", "yellow")
    sheet = table.sheet("A")
    assert 2 in table.line("A", "yellow").seen
    assert table.line("A", "yellow").ruled_out == ()
    assert sheet.rows[0].filled == (Filled(Symbol.YELLOW, 2, 2),)
    assert sheet.rows[1].filled == (Filled(Symbol.YELLOW, 2, 0),)
    green = by_the_range(sheet.rows[0])
    assert green == {0, 1}
    assert green - set(table.line("A", "green").seen) == {1}


def test_two_players_see_two_racks_of_nobody() -> None:
    """LC 12.13: two of the four racks belong to nobody and are seen by both."""
    for table in (printed(players=2), printed_cards(players=2)):
        for name, other in ("AB", "BA"):
            racks = table.view(name).racks
            assert racks[table.seat(name)] is None
            assert racks[table.seat(other)] == table.state.racks[table.seat(other)]
            assert racks[2:] == table.state.racks[2:]
            assert len(racks) == 4
