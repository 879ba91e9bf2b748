"""LC 3: round, step 1, the dice."""

from fractions import Fraction
from itertools import product

from cairn.games.lost_code.rules.moves import Accept, Bet, Roll, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase
from tests.rules.lost_code.table import Table, right, symbols, wrong


def test_the_marker_furthest_back_is_last() -> None:
    """LC 3.1: the track from the furthest back to the front, and of one stack the top first."""
    table = Table(track="A on 9, B D on 2, C on 4")
    table.round(D=wrong(6), B=wrong(4), C=wrong(3), A=wrong(2))
    assert table.order == "D B C A"
    table.round(D=right(2), B=wrong(4), C=wrong(3), A=wrong(2))
    assert table.order == "B D C A"


def test_the_last_player_rolls_three_dice_with_each_symbol_once() -> None:
    """LC 3.2: the roller is last on the track; each face of each of the three dice is as likely."""
    table = Table(track="A C D on 3, B on 2")
    chance = table.chance
    total = sum(chance.weights)
    chances = {roll: Fraction(weight, total) for roll, weight in zip(chance.outcomes, chance.weights, strict=True)}
    wanted: dict[Roll, Fraction] = {}
    for faces in product(table.state.table.symbols, repeat=3):
        roll = Roll(tuple(sorted(faces, key=lambda face: face.place)))
        wanted[roll] = wanted.get(roll, Fraction(0)) + Fraction(1, 6**3)
    assert chances == wanted
    table.roll("snake snake bear")
    assert table.to_act == "B"


def test_the_beginner_game_rolls_the_bear_as_well() -> None:
    """LC 3.2: the dice have all six symbols, also where one has no stones."""
    chance = Table(beginner=True).chance
    assert sum(chance.weights) == 6**3
    assert Roll(symbols("bear bear bear")) in chance.outcomes


def test_the_roller_may_accept() -> None:
    """LC 3.3: the roll stays as it fell."""
    table = Table()
    table.roll("snake snake bear")
    table.accept()
    assert table.dice == symbols("snake snake bear")
    assert table.phase == "bet"


def test_the_roller_may_turn_one_die() -> None:
    """LC 3.3: exactly one die is turned, to any symbol that the roller likes."""
    table = Table()
    table.roll("snake snake bear")
    assert set(table.moves("D")) == {
        Accept(),
        *(Turn(Symbol.SNAKE, to) for to in symbols("bird jaguar chameleon human bear")),
        *(Turn(Symbol.BEAR, to) for to in symbols("bird jaguar chameleon snake human")),
    }
    table.turn("snake", "bird")
    assert table.dice == symbols("bird snake bear")
    assert table.refusal("D", Turn(Symbol.BEAR, Symbol.BIRD)) == "LC 4.1"


def test_only_a_die_that_lies_there_is_turned() -> None:
    """LC 3.3: the dice show what they show."""
    table = Table()
    table.roll("snake snake bear")
    assert table.refusal("D", Turn(Symbol.HUMAN, Symbol.BIRD)) == "LC 3.3"


def test_nobody_but_the_roller_turns_a_die() -> None:
    """LC 3.3: it is the roller who accepts or turns."""
    table = Table()
    table.roll("snake snake bear")
    assert [name for name in "ABCD" if table.moves(name)] == ["D"]
    assert table.refusal("A", Accept()) == "LC 3.3"


def test_in_the_beginner_game_every_bear_is_turned() -> None:
    """LC 3.4: each bear is turned to any other symbol, and the free turn is still there afterwards."""
    table = Table(beginner=True)
    table.roll("snake bear bear")
    assert table.refusal("D", Accept()) == "LC 3.4"
    assert table.refusal("D", Turn(Symbol.SNAKE, Symbol.BIRD)) == "LC 3.4"
    table.turn("bear", "bird")
    assert table.refusal("D", Accept()) == "LC 3.4"
    table.turn("bear", "human")
    assert table.dice == symbols("bird snake human")
    table.turn("snake", "jaguar")
    assert table.dice == symbols("bird jaguar human")
    assert table.phase == "bet"


def test_a_bear_that_was_turned_may_be_followed_by_no_free_turn() -> None:
    """LC 3.4: the free turn that is left may also be left unused."""
    table = Table(beginner=True)
    table.roll("snake snake bear")
    table.turn("bear", "bird")
    table.accept()
    assert table.dice == symbols("bird snake snake")


def test_a_die_is_turned_to_a_symbol_that_it_does_not_show() -> None:
    """LC 3.5: a turn changes the die."""
    table = Table()
    table.roll("snake snake bear")
    assert table.refusal("D", Turn(Symbol.SNAKE, Symbol.SNAKE)) == "LC 3.5"


def test_in_the_beginner_game_no_die_is_turned_to_the_bear() -> None:
    """LC 3.5: not in the free turn, and not from bear to bear."""
    table = Table(beginner=True)
    table.roll("snake snake bear")
    assert table.refusal("D", Turn(Symbol.BEAR, Symbol.BEAR)) == "LC 3.5"
    table.turn("bear", "bird")
    assert table.refusal("D", Turn(Symbol.SNAKE, Symbol.BEAR)) == "LC 3.5"


def test_roll_token_bears_free_turn() -> None:
    """LC 3.6: the order is roll, offer of a token, bears, then one free turn or none, and then the bets."""
    table = Table(beginner=True, expansions=("shortcut",))
    phases = [table.state.phase]
    table.roll("snake snake bear")
    phases.append(table.state.phase)
    assert table.refusal("D", Turn(Symbol.BEAR, Symbol.BIRD)) == "LC 8.2"
    table.take("D", 1)
    phases.append(table.state.phase)
    assert table.refusal("D", Take((1,))) == "LC 3.4"
    table.turn("bear", "bird")
    phases.append(table.state.phase)
    table.turn("snake", "human")
    phases.append(table.state.phase)
    assert phases == [Phase.ROLL, Phase.OFFER, Phase.FIX, Phase.TURN, Phase.BET]


def test_all_bet_on_what_the_dice_show_in_the_end() -> None:
    """LC 3.6: a turned die counts as it lies, for everybody."""
    table = Table(players=2, racks={"A": "bird 7, snake 0", "B": "bird 6, snake 1"})
    table.roll("snake snake snake")
    table.turn("snake", "bird")
    table.bets(B="8-9", A="7-9")
    assert set(table.answers().values()) == {"right"}


def test_no_bet_before_the_dice_are_settled() -> None:
    """LC 3.6: bets come after the free turn."""
    table = Table()
    table.roll("snake snake bear")
    assert table.refusal("D", Bet(2, 0)) == "LC 3.3"


def test_the_roller_changes_with_the_track() -> None:
    """LC 3.2: the player who is last when the round starts rolls."""
    table = Table(players=3, track="A B C on 0")
    table.round(C=right(3), B=right(2), A=wrong(1))
    table.roll("bird bird bird")
    assert table.to_act == "A"
