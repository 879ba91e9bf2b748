"""A table for tests: hands by name, cards by name, and chance that brings what is wanted."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from cairn.core.chance import Chance
from cairn.core.events import Change
from cairn.core.game import Result
from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.break_code.rules import engine, guesses
from cairn.games.break_code.rules import state as position
from cairn.games.break_code.rules.events import Guessed, Happening, seen
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, GiveUp, Guess, Move, Name, Outcome, Start, Wait
from cairn.games.break_code.rules.questions import Answer, answer, cards, question
from cairn.games.break_code.rules.state import Phase, State, View
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


@dataclass(frozen=True)
class Table:
    """A position, and what happened on the way to it. Whatever is asked of the table is asked of the position."""

    state: State
    history: tuple[Happening, ...] = ()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def after(self, change: Change[State, Happening]) -> "Table":
        told: Any = change.events
        return Table(change.state, self.history + told)


# The questions, asked of such a table


def setup(options: Options) -> Table:
    change = engine.setup(options)
    return Table(change.state).after(change)


def moves(table: Table, seat: Seat) -> Iterator[Move]:
    return engine.moves(table.state, seat)


def check(table: Table, seat: Seat, move: Move) -> None:
    engine.check(table.state, seat, move)


def apply(table: Table, seat: Seat, move: Move) -> Table:
    return table.after(engine.apply(table.state, seat, move))


def chance(table: Table) -> Chance[Outcome] | None:
    return engine.chance(table.state)


def settle(table: Table, outcome: Outcome) -> Table:
    return table.after(engine.settle(table.state, outcome))


def to_act(table: Table) -> tuple[Seat, ...]:
    return position.to_act(table.state)


def view(table: Table, seat: Seat | None) -> View:
    return position.view(table.state, seat)


def history(table: Table, seat: Seat | None) -> tuple[Happening, ...]:
    """What the seat saw happen."""
    return tuple(seen(event, seat) for event in table.history)


def sight(table: Table, seat: Seat | None) -> Sight[View, Happening]:
    return Sight(view(table, seat), history(table, seat))


def result(table: Table) -> Result | None:
    return guesses.result(table.state)


# Games


def dealt(*hands: str, rules: str = "standard", last_guesses: int = 10) -> Table:
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
) -> Table:
    """A game before its first turn; `row` names the first of the open cards."""
    state = dealt(*(hands or DEALS[players]), rules=rules, last_guesses=last_guesses)
    for card in row.split():
        state = settle(state, Draw(card))
    while state.phase is Phase.DRAW:
        state = drawn(state)
    return settle(state, Start(starter))


def drawn(state: Table) -> Table:
    """The first card of the deck comes, if chance waits for one."""
    return settle(state, Draw(state.deck[0])) if state.phase is Phase.DRAW else state


def played(state: Table, *steps: Step) -> Table:
    """The position after these moves; cards come as they may."""
    for seat, move in steps:
        state = drawn(apply(state, seat, move))
    return state


def asked(state: Table, seat: Seat, card: str = "", digit: int | None = None) -> Table:
    """The seat asks the card, or the first that is face up."""
    if card:
        return played(state, (seat, Ask(card, digit)))
    return played(state, (seat, next(move for move in moves(state, seat) if isinstance(move, Ask))))


def guessed(state: Table, seat: Seat, hand: str | Hand) -> Table:
    """The seat guesses, from the first word to the last tile."""
    return named(played(state, (seat, Guess())), seat, hand)


def named(state: Table, seat: Seat, hand: str | Hand) -> Table:
    for tile in tiles(hand) if isinstance(hand, str) else hand:
        state = played(state, (seat, Name(tile)))
    return state


def wrong(state: Table, seat: Seat) -> Table:
    """The seat makes a wrong guess."""
    return guessed(state, seat, miss(state))


def miss(state: Table) -> str:
    return " ".join(WRONG.split()[: state.table.hand])


def right(state: Table, seat: Seat) -> Table:
    """The seat makes a right guess."""
    return guessed(state, seat, code(state, seat))


def code(state: Table, seat: Seat) -> Hand:
    """What the seat has to find out."""
    whole = state.state
    return whole.hands[1 - seat] if whole.table.for_two else whole.centre


def gave_up(state: Table, seat: Seat) -> Table:
    return played(state, (seat, GiveUp()))


def called(state: Table, *guessing: Seat) -> Table:
    """All who are asked say guess or wait (BC 6.6)."""
    for seat in to_act(state):
        state = played(state, (seat, Guess() if seat in guessing else Wait()))
    return state


def cards_asked(state: Table, leave: int = 0) -> Table:
    """Question after question, until so many cards lie open and none is left to draw."""
    while len(state.row) + len(state.deck) > leave:
        state = asked(state, state.turn)
        if state.phase is Phase.CALL:
            state = called(state)
    return state


def legal(state: Table, seat: Seat) -> list[Move]:
    return list(moves(state, seat))


def said(card: str, hand: str, digit: int | None = None, rules: str = "standard") -> Answer:
    """What the owner of the hand answers to the card."""
    assert card in cards()
    return answer(question("tagiron" if rules == "tagiron" else "standard", card, digit), tiles(hand))


def last(state: Table) -> Happening:
    return state.history[-1]


def last_guess(state: Table) -> Guessed:
    return next(event for event in reversed(state.history) if isinstance(event, Guessed))


def outcome(state: Table) -> Result:
    """How the game ended."""
    assert not to_act(state) and chance(state) is None
    ended = result(state)
    assert ended is not None
    return ended


def goes_on(state: Table) -> bool:
    return result(state) is None
