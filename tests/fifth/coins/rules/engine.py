"""The questions that every game answers (`cairn.core.game.Game`), in the order in which they are listed there."""

from collections.abc import Iterator
from typing import assert_never

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, BadOption, IllegalMove
from cairn.core.events import Change
from cairn.core.game import Result, check_seat
from cairn.core.phrases import seat_ref, verbatim
from cairn.core.values import Seat, replace

from .events import Fell, Happening, Hid, Lifted, Said, Swore
from .moves import SIDES, Flip, Hide, Move, Say, Scribble, Swear
from .state import Options, State, View

__all__ = ["apply", "chance", "check", "check_note", "moves", "result", "seen", "settle", "setup", "to_act", "view"]


def setup(options: Options) -> Change[State, Happening]:
    """Return the first position: all hands are up."""
    if options.silent and options.words:
        raise BadOption("words", "who is silent needs no words")
    if not options.silent and not options.words:
        raise BadOption("words", "there must be something to say")
    if len(set(options.words)) < len(options.words):
        raise BadOption("words", "one of them is there twice")
    if options.crooked < 1:
        raise BadOption("crooked", "must be at least 1: the coin may fall on either side")
    return Change(State(options, (None,) * options.players))


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats with a hand up, all at the same time (CO 1.1); then one after the other (CO 3.1)."""
    if None in state.hidden:
        return tuple(seat for seat, side in enumerate(state.hidden) if side is None)
    return () if state.fallen is None or _is_over(state) else (state.spoken,)


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """Yield each side to hide, or each word to say."""
    check_seat(seat, state.options.players)
    if seat not in to_act(state):
        return
    if state.hidden[seat] is None:
        yield from map(Hide, SIDES)
    else:
        yield from map(Say, state.options.words)
        yield from map(Swear, state.options.words)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless the seat may make this move now."""
    check_seat(seat, state.options.players)
    if _is_over(state):
        raise IllegalMove("CO 4.1", "game-over")
    match move:
        case Hide():
            if state.hidden[seat] is not None:
                raise IllegalMove("CO 1.2", "hand-is-down")
        case Say(word) | Swear(word):
            if state.fallen is None:
                raise IllegalMove("CO 3.1", "coin-first")
            if seat != state.spoken:
                raise IllegalMove("CO 3.1", "another-speaks", seat=seat_ref(state.spoken))
            if word not in state.options.words:
                raise IllegalMove("CO 3.2", "unknown-word", word=verbatim(word))
        case _:
            assert_never(move)


def apply(state: State, seat: Seat, move: Move) -> Change[State, Happening]:
    """Return the position after the move, and what happened."""
    check(state, seat, move)
    match move:
        case Hide(side):
            hidden = (*state.hidden[:seat], side, *state.hidden[seat + 1 :])
            sides = tuple(side for side in hidden if side is not None)
            lifted = (Lifted(sides),) if len(sides) == len(hidden) else ()
            return Change(replace(state, hidden=hidden), (Hid(seat, side), *lifted))
        case Say(word):
            return Change(replace(state, spoken=state.spoken + 1), (Said(seat, word),))
        case Swear(word):
            return Change(replace(state, spoken=state.spoken + 1), (Swore(seat, word),))
        case _:
            assert_never(move)


def chance(state: State) -> Chance[Flip] | None:
    """Return how the crooked coin may fall once all hands are lifted (CO 2.1)."""
    if None in state.hidden or state.fallen is not None:
        return None
    return Chance((Flip("heads"), Flip("tails")), (state.options.crooked, 1))


def settle(state: State, outcome: Flip) -> Change[State, Happening]:
    """Let the coin fall on the side that was drawn."""
    if chance(state) is None:
        raise BadInput("chance", "nothing is in the air")
    return Change(replace(state, fallen=outcome.side), (Fell(outcome.side),))


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat sees: its own coin, and all coins once the hands are lifted."""
    check_seat(seat, state.options.players)
    lifted = None not in state.hidden
    return View(
        seat=seat,
        options=state.options,
        to_act=to_act(state),
        down=tuple(side is not None for side in state.hidden),
        hidden=tuple(side if lifted or owner == seat else None for owner, side in enumerate(state.hidden)),
        fallen=state.fallen,
        spoken=state.spoken,
    )


def seen(event: Happening, seat: Seat | None) -> Happening:
    """Return the event without the side that another player hides."""
    return replace(event, side=None) if isinstance(event, Hid) and event.seat != seat else event


def result(state: State) -> Result | None:
    """Return a point for each player who hid the side that fell; nobody wins without one (CO 4.2)."""
    if not _is_over(state):
        return None
    scores = tuple(int(side == state.fallen) for side in state.hidden)
    return Result(scores, tuple(1 if score else 1 + max(1, sum(scores)) for score in scores))


def check_note(state: State, seat: Seat, note: Scribble) -> None:
    """Raise `IllegalMove` for a note that says nothing (CO 5.1)."""
    if not note.text:
        raise IllegalMove("CO 5.1", "empty-note")


def _is_over(state: State) -> bool:
    return state.fallen is not None and (state.options.silent or state.spoken == state.options.players)
