"""Coins, a game as small as the contract allows: for the tests of what all games share.

Each of two or three players hides a coin under a hand, all at the same time. When all hands are down they are lifted.
Then a crooked coin is flipped, and in turn each says something about it. Who hid what fell has a point.
"""

from collections.abc import Iterator
from typing import Any, Literal

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, BadOption, IllegalMove
from cairn.core.events import Event, News
from cairn.core.game import Game, Result, Types
from cairn.core.values import Seat, Value, replace

__all__ = ["COINS", "Fell", "Flip", "Hid", "Hide", "Lifted", "Options", "Said", "Say", "Scribble", "State", "find"]

Side = Literal["heads", "tails"]


class Options(Value):
    """How a table of Coins is set up."""

    players: int = 2
    words: tuple[str, ...] = ("well", "two words")
    silent: bool = False
    crooked: int = 3


class Hide(Value, tag="hide"):
    """Hide a coin."""

    side: Side


class Say(Value, tag="say"):
    """Say one of the words."""

    word: str


class Flip(Value, tag="flip"):
    """The crooked coin falls."""

    side: Side


class Scribble(Value, tag="scribble"):
    """Write something down."""

    text: str


class Hid(Event, tag="hid"):
    """A hand is down."""

    seat: Seat
    side: Side | None


class Lifted(News, tag="lifted"):
    """All hands are up."""

    sides: tuple[Side, ...]


class Fell(News, tag="fell"):
    """The crooked coin lies there."""

    side: Side


class Said(Event, tag="said"):
    """A player spoke."""

    seat: Seat
    word: str


class State(Value):
    """A position of Coins."""

    options: Options
    hidden: tuple[Side | None, ...]
    log: tuple[Hid | Lifted | Fell | Said, ...] = ()
    fallen: Side | None = None
    spoken: int = 0


class View(Value):
    """A position of Coins as one seat sees it."""

    seat: Seat
    hidden: tuple[Side | None, ...]
    log: tuple[Hid | Lifted | Fell | Said, ...]


def _setup(options: Options) -> State:
    if options.silent and len(options.words) > 1:
        raise BadOption("words", "who is silent needs no words")
    return State(options, (None,) * options.players)


def _to_act(state: State) -> tuple[Seat, ...]:
    if None in state.hidden:
        return tuple(seat for seat, side in enumerate(state.hidden) if side is None)
    return (state.spoken,) if state.fallen and state.spoken < state.options.players else ()


def _moves(state: State, seat: Seat) -> Iterator[Hide | Say]:
    if seat not in _to_act(state):
        return iter(())
    return iter(map(Say, state.options.words) if state.fallen else (Hide("heads"), Hide("tails")))


def _check(state: State, seat: Seat, move: Hide | Say) -> None:
    if seat not in _to_act(state):
        raise IllegalMove("CO 1.1", "seat {seat} waits", seat=seat)
    if move not in _moves(state, seat):
        raise IllegalMove("CO 1.2", "this is not what is to be done now")


def _apply(state: State, seat: Seat, move: Hide | Say) -> State:
    _check(state, seat, move)
    if isinstance(move, Say):
        return replace(state, spoken=state.spoken + 1, log=(*state.log, Said(seat, move.word)))
    hidden = (*state.hidden[:seat], move.side, *state.hidden[seat + 1 :])
    state = replace(state, hidden=hidden, log=(*state.log, Hid(seat, move.side)))
    sides = tuple(side for side in hidden if side is not None)
    return replace(state, log=(*state.log, Lifted(sides))) if len(sides) == len(hidden) else state


def _chance(state: State) -> Chance[Flip] | None:
    if None in state.hidden or state.fallen:
        return None
    return Chance((Flip("heads"), Flip("tails")), (state.options.crooked, 1))


def _settle(state: State, outcome: Flip) -> State:
    if _chance(state) is None:
        raise BadInput("chance", "nothing is in the air")
    return replace(state, fallen=outcome.side, log=(*state.log, Fell(outcome.side)))


def _view(state: State, seat: Seat) -> View:
    up = None not in state.hidden
    hidden = tuple(side if up or owner == seat else None for owner, side in enumerate(state.hidden))
    log = tuple(
        Hid(event.seat, None) if isinstance(event, Hid) and event.seat != seat else event for event in state.log
    )
    return View(seat, hidden, log)


def _result(state: State) -> Result | None:
    if state.spoken < state.options.players:
        return None
    scores = tuple(int(side == state.fallen) for side in state.hidden)
    return Result(scores, tuple(1 + max(scores) - score for score in scores) if any(scores) else (2,) * len(scores))


def _check_scribble(state: State, seat: Seat, note: Scribble) -> None:
    if not note.text:
        raise IllegalMove("CO 2.1", "write something")


COINS = Game[Options, State, Hide | Say, Flip, View](
    name="coins",
    rules_version="7",
    options=Options(),
    players=range(2, 4),
    types=Types(options=Options, state=State, move=Hide | Say, outcome=Flip, view=View, note=Scribble),
    package=__name__,
    setup=_setup,
    to_act=_to_act,
    moves=_moves,
    check=_check,
    apply=_apply,
    chance=_chance,
    settle=_settle,
    view=_view,
    result=_result,
    check_note=_check_scribble,
)


def find(name: str) -> Any:
    """The game, as a record looks for it."""
    if name != "coins":
        raise BadInput("game", f"{name!r} is not known")
    return COINS
