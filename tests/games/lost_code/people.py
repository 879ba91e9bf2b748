"""People at a real table: they play a game with real pieces, and enter what they see."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat
from cairn.games.lost_code.referee import acts
from cairn.games.lost_code.referee.game import RealGame, enter
from cairn.games.lost_code.referee.looks import Cell
from cairn.games.lost_code.rules import engine
from cairn.games.lost_code.rules.moves import (
    Accept,
    Bet,
    Choose,
    Deal,
    Draw,
    Final,
    Leave,
    Place,
    Roll,
    Stack,
    Swap,
    Take,
    Turn,
)
from cairn.games.lost_code.rules.state import Digits, State


class Entered(NamedTuple):
    """What somebody enters, and the position on the real table after it, where it is known."""

    seat: Seat | None
    act: acts.Act | None
    """None: every witness reads what is asked."""
    state: State


def people(start: State, steps: Sequence[Step]) -> Iterator[Entered]:
    """What people enter who play these steps with real pieces; nobody misreads anything."""
    state, widths = start, dict[Seat, int]()
    finals: dict[Seat, dict[int, Digits]] = {}
    for step in steps:
        before = state
        if isinstance(step, Settled):
            state = engine.settle(state, step.outcome).state
            match step.outcome:
                case Deal():
                    if len(state.unseen) == len(state.table.symbols):
                        yield Entered(None, None, state)
                case Stack(markers):
                    yield Entered(0, acts.Markers(markers), state)
                case Roll(dice):
                    if before.tokens:
                        yield Entered(before.order[0], acts.Dice(dice[::-1]), state)
                case Draw():
                    yield Entered(None, None, state)
            continue
        assert isinstance(step, Played)
        seat, move = step.seat, step.move
        state = engine.apply(state, seat, move).state
        match move:
            case Accept():
                if not before.tokens:
                    yield Entered(seat, acts.Dice(before.dice), state)
            case Turn(shown, to):
                if before.tokens:
                    yield Entered(seat, acts.Turn(shown, to), state)
                elif state.dice and (before.table.left_out not in state.dice) and state.phase.value == "bet":
                    yield Entered(seat, acts.Dice(state.dice), state)
            case Leave():
                yield Entered(None, acts.Offer(seat), state)
            case Take(digits):
                yield Entered(seat, acts.Offer(seat, digits), state)
            case Bet(width, low):
                yield Entered(seat, acts.Bet(seat, width, low), state)
                if before.turn == len(before.order) - 1:
                    yield Entered(before.order[0], acts.Check(), state)
            case Choose(width):
                widths[seat] = width
            case Place(low):
                yield Entered(seat, acts.Bet(seat, widths[seat], low), state)
            case Swap(symbol):
                yield Entered(None, acts.Pick(seat, symbol), state)
            case Final(symbol, digits):
                finals.setdefault(seat, {})[symbol.place] = digits
                if before.finals[seat].count(None) == 1:
                    own = finals[seat]
                    places = range(len(state.table.symbols))
                    yield Entered(seat, acts.Finals(seat, tuple(own.get(at, ()) for at in places)), state)
            case _:
                raise AssertionError(move)


def digit_of(state: State, cell: Cell) -> int:
    """What a stone shows that is on a rack, or was laid down."""
    laid = [each for each in state.laid if each.seat == cell.rack and each.symbol.place == cell.place]
    return laid[cell.swaps].digit if cell.swaps < len(laid) else state.racks[cell.rack][cell.place]


def read_all(game: RealGame, state: State) -> RealGame:
    """Every witness reads what is on the real table."""
    while game.looks:
        look = game.looks[0]
        seat = next(reader for reader in look.readers if look.reading(reader) is None)
        digits = tuple(digit_of(state, cell) for cell in look.cells)
        game = enter(game, seat, acts.Read(look.number, digits))
    return game
