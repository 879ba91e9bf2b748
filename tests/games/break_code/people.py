"""People at a real table: they play a game with real pieces, and enter what they see."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat
from cairn.games.break_code.referee import acts
from cairn.games.break_code.rules import engine
from cairn.games.break_code.rules.moves import Ask, Deal, GiveUp, Guess, Name, Start, Wait
from cairn.games.break_code.rules.state import Phase, State
from cairn.games.break_code.rules.tiles import Tile


class Entered(NamedTuple):
    """What somebody enters, and the position on the real table after it."""

    seat: Seat | None
    act: acts.Act
    state: State


def people(start: State, steps: Sequence[Step]) -> Iterator[Entered]:
    """What people enter who play these steps with real pieces; nobody misreads anything."""
    state, named = start, dict[Seat, list[Tile]]()
    for step in steps:
        before = state
        if isinstance(step, Settled):
            state = engine.settle(state, step.outcome).state
            match step.outcome:
                case Deal():
                    if before.phase is Phase.DEAL and state.phase is not Phase.DEAL:
                        for seat, hand in enumerate(state.hands):
                            yield Entered(seat, acts.Hand(hand[::-1]), state)
                case Start(seat):
                    yield Entered(0, acts.First(seat), state)
            continue
        assert isinstance(step, Played)
        seat, move = step.seat, step.move
        state = engine.apply(state, seat, move).state
        match move:
            case Ask(card, digit):
                yield Entered(seat, acts.Ask(card, digit), state)
            case Guess():
                if before.phase is Phase.CALL:
                    yield Entered(seat, acts.Call(True), state)
            case Wait():
                yield Entered(seat, acts.Call(False), state)
            case GiveUp():
                yield Entered(None, acts.GiveUp(), state)
            case Name(tile):
                tiles = named.setdefault(seat, [])
                tiles.append(tile)
                if len(tiles) == state.table.hand:
                    yield Entered(seat, acts.Guess(tuple(named.pop(seat))), state)
            case _:
                raise AssertionError(move)
