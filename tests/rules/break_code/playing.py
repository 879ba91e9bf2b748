"""A table for tests: hands by name, cards by name, and chance that brings what is wanted."""

from typing import TypeAlias

from cairn.core.game import Result
from cairn.core.values import Seat
from cairn.games.break_code.rules.events import Guessed, Happening
from cairn.games.break_code.rules.guesses import result
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, GiveUp, Guess, Move, Name, Start, Wait
from cairn.games.break_code.rules.questions import Answer, answer, cards, question
from cairn.games.break_code.rules.engine import apply, chance, moves, settle, setup
from cairn.games.break_code.rules.state import Phase, State, to_act
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import Hand, tiles

A, B, C, D = range(4)

DEALS = {
    2: ("b0 b2 w3 g5 w9", "w0 b3 w6 b7 w8"),
    3: ("b0 b2 w3 g5 w9", "w0 b3 w6 b7 w8", "w1 b4 g5 b8 b9"),
    4: ("b0 b2 w3 g5", "w0 b3 w6 b7", "w1 b4 g5 b8", "b1 w2 w4 w9"),
}
"""By number of players: what the tests deal unless they say otherwise."""

CENTRES = {3: tiles("b1 w2 w4 b6 w7"), 4: tiles("b6 w7 w8 b9")}
"""What then lies in the centre."""

WRONG = "b0 w0 b1 w1 b2 w2"
"""The beginning of this is a guess that is wrong with all of them."""

Step: TypeAlias = tuple[Seat, Move]


def dealt(*hands: str, rules: str = "standard", last_guesses: int = 10) -> State:
    """The table when these hands are dealt."""
    state = setup(options(len(hands), rules, last_guesses))
    for hand in hands:
        for tile in tiles(hand):
            state = settle(state, Deal(tile))
    return state


def options(players: int, rules: str = "standard", last_guesses: int = 10) -> Options:
    return Options(players=players, rules="tagiron" if rules == "tagiron" else "standard", last_guesses=last_guesses)


def begun(
    players: int = 2, *hands: str, rules: str = "standard", starter: Seat = A, row: str = "", last_guesses: int = 10
) -> State:
    """A game before its first turn; `row` names the first of the open cards."""
    state = dealt(*(hands or DEALS[players]), rules=rules, last_guesses=last_guesses)
    for card in row.split():
        state = settle(state, Draw(card))
    while state.phase is Phase.DRAW:
        state = drawn(state)
    return settle(state, Start(starter))


def drawn(state: State) -> State:
    """The first card of the deck comes, if chance waits for one."""
    return settle(state, Draw(state.deck[0])) if state.phase is Phase.DRAW else state


def played(state: State, *steps: Step) -> State:
    """The position after these moves; cards come as they may."""
    for seat, move in steps:
        state = drawn(apply(state, seat, move))
    return state


def asked(state: State, seat: Seat, card: str = "", digit: int | None = None) -> State:
    """The seat asks the card, or the first that lies open."""
    if card:
        return played(state, (seat, Ask(card, digit)))
    return played(state, (seat, next(move for move in moves(state, seat) if isinstance(move, Ask))))


def guessed(state: State, seat: Seat, hand: str | Hand) -> State:
    """The seat guesses, from the first word to the last tile."""
    return named(played(state, (seat, Guess())), seat, hand)


def named(state: State, seat: Seat, hand: str | Hand) -> State:
    for tile in tiles(hand) if isinstance(hand, str) else hand:
        state = played(state, (seat, Name(tile)))
    return state


def wrong(state: State, seat: Seat) -> State:
    """The seat makes a wrong guess."""
    return guessed(state, seat, miss(state))


def miss(state: State) -> str:
    return " ".join(WRONG.split()[: state.table.hand])


def right(state: State, seat: Seat) -> State:
    """The seat makes a right guess."""
    return guessed(state, seat, code(state, seat))


def code(state: State, seat: Seat) -> Hand:
    """What the seat has to find out."""
    return state.hands[1 - seat] if state.table.for_two else state.centre


def gave_up(state: State, seat: Seat) -> State:
    return played(state, (seat, GiveUp()))


def called(state: State, *guessing: Seat) -> State:
    """All who are asked say guess or wait (BC 6.6)."""
    for seat in to_act(state):
        state = played(state, (seat, Guess() if seat in guessing else Wait()))
    return state


def cards_asked(state: State, leave: int = 0) -> State:
    """Question after question, until so many cards lie open and none is left to draw."""
    while len(state.row) + len(state.deck) > leave:
        state = asked(state, state.turn)
        if state.phase is Phase.CALL:
            state = called(state)
    return state


def legal(state: State, seat: Seat) -> list[Move]:
    return list(moves(state, seat))


def said(card: str, hand: str, digit: int | None = None, rules: str = "standard") -> Answer:
    """What the owner of the hand answers to the card."""
    assert card in cards()
    return answer(question("tagiron" if rules == "tagiron" else "standard", card, digit), tiles(hand))


def last(state: State) -> Happening:
    return state.log[-1]


def last_guess(state: State) -> Guessed:
    return next(event for event in reversed(state.log) if isinstance(event, Guessed))


def outcome(state: State) -> Result:
    """How the game ended."""
    assert not to_act(state) and chance(state) is None
    ended = result(state)
    assert ended is not None
    return ended


def goes_on(state: State) -> bool:
    return result(state) is None
