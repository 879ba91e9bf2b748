"""The rules of Pile. The same game for boardgame.io stands in `boardgame-server.mjs`."""

from collections.abc import Iterator
from typing import NoReturn

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, BadOption, IllegalMove
from cairn.core.events import Binding, Change
from cairn.core.game import Game, Result, Types, check_seat
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref, seat_ref
from cairn.core.values import Seat, Value, replace

__all__ = ["MOST", "PILE", "Add", "Added", "Options", "State", "View"]

MOST = 3
"""Stones that are added at once (PI 1.2)."""


class Options(Value):
    """How a table of Pile is set up."""

    players: int = 2
    turns: int = 200
    """After so many the game is over (PI 2.1)."""


class Add(Value, tag="add"):
    """Add some stones to the pile (PI 1.2)."""

    stones: int


class Added(Binding, tag="added"):
    """The pile has grown, for good: what lies on it stays (PI 1.3)."""

    seat: Seat
    stones: int


class State(Value):
    """A position."""

    options: Options
    pile: int = 0
    turn: int = 0
    given: tuple[int, ...] = (0, 0)
    """By seat: the stones that came from there."""


class View(Value):
    """A position as a seat sees it: nothing is hidden."""

    seat: Seat | None
    options: Options
    pile: int
    turn: int
    given: tuple[int, ...]


def setup(options: Options) -> Change[State, Added]:
    """There is no pile yet."""
    if options.turns < 1:
        raise BadOption("turns", "at least 1 is wanted")
    return Change(State(options))


def to_act(state: State) -> tuple[Seat, ...]:
    """The players take turns (PI 1.1)."""
    return () if _is_over(state) else (state.turn % state.options.players,)


def moves(state: State, seat: Seat) -> Iterator[Add]:
    """One stone, two or three."""
    check_seat(seat, state.options.players)
    if seat in to_act(state):
        yield from map(Add, range(1, MOST + 1))


def check(state: State, seat: Seat, move: Add) -> None:
    """Raise `IllegalMove`, naming the rule, unless the seat may make this move now."""
    check_seat(seat, state.options.players)
    if _is_over(state):
        raise IllegalMove("PI 2.1", "game-over")
    if seat not in to_act(state):
        raise IllegalMove("PI 1.1", "another-first", seat=seat_ref(to_act(state)[0]))
    if not 1 <= move.stones <= MOST:
        raise IllegalMove("PI 1.2", "so-many-stones", most=MOST)


def apply(state: State, seat: Seat, move: Add) -> Change[State, Added]:
    """The position after the move, and what happened."""
    check(state, seat, move)
    given = tuple(stones + move.stones * (owner == seat) for owner, stones in enumerate(state.given))
    after = replace(state, pile=state.pile + move.stones, turn=state.turn + 1, given=given)
    return Change(after, (Added(seat, move.stones),))


def chance(state: State) -> Chance[NoReturn] | None:
    """Chance decides nothing here."""
    return None


def settle(state: State, outcome: object) -> Change[State, Added]:
    """Nothing follows from what cannot be."""
    raise BadInput("chance", "has nothing to decide here")


def view(state: State, seat: Seat | None) -> View:
    """All of it."""
    check_seat(seat, state.options.players)
    return View(seat, state.options, state.pile, state.turn, state.given)


def seen(event: Added, seat: Seat | None) -> Added:
    """The event: nothing is hidden."""
    return event


def result(state: State) -> Result | None:
    """The player who gave more has won (PI 2.2)."""
    if not _is_over(state):
        return None
    return Result(state.given, tuple(1 + sum(other > own for other in state.given) for own in state.given))


def offers(state: State, seat: Seat) -> tuple[Offer[Add], ...]:
    """The moves differ by a number alone: they are one offer."""
    may = tuple(moves(state, seat))
    return (Offer(key="add", kind="add", moves=may, touches=("pile:stones",), binding=True),) if may else ()


def pieces(view: View) -> tuple[Ref, ...]:
    """The pile."""
    return ("pile:stones",)


def why_not(state: State, seat: Seat, piece: Ref) -> Refusal | None:
    """What `check` says of one stone more; None where it says nothing."""
    if piece not in pieces(view(state, seat)):
        raise BadInput("piece", f"there is no {piece!r} on this table")
    try:
        check(state, seat, Add(1))
    except IllegalMove as error:
        return error.refusal
    return None


def _is_over(state: State) -> bool:
    return state.turn >= state.options.turns


PILE = Game[Options, State, Add, NoReturn, View, Added](
    name="pile",
    rules_version="1",
    options=Options(),
    players=range(2, 3),
    types=Types(options=Options, state=State, move=Add, outcome=None, event=Added, view=View),
    package=__name__.removesuffix(".rules"),
    setup=setup,
    to_act=to_act,
    moves=moves,
    check=check,
    apply=apply,
    chance=chance,
    settle=settle,
    view=view,
    seen=seen,
    result=result,
    offers=offers,
    pieces=pieces,
    why_not=why_not,
)
