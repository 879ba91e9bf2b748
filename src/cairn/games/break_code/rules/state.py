"""A position, whole; and the part of it that a seat may know."""

from collections.abc import Callable
from enum import StrEnum

from cairn.core.game import check_seat
from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import Hand


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"  # chance: a tile (BC 2.1, 2.2)
    DRAW = "draw"  # chance: a question card (BC 2.3, 3.1)
    START = "start"  # chance: the starting player (BC 2.3)
    TURN = "turn"  # a player asks or guesses (BC 3)
    CALL = "call"  # all say guess or wait (BC 6.6)
    NAME = "name"  # those who guess name their tiles (BC 3.11)
    OVER = "over"

    __hash__ = str.__hash__


class State(Value):
    """A position, whole and unveiled. What a player may know of it is for `view` alone to say."""

    table: Table
    phase: Phase
    hands: tuple[Hand, ...]  # by seat; each seen by its owner only (BC 2.4)
    left: Hand  # tiles not dealt; with two players those put back, seen by nobody (BC 2.1)
    deck: tuple[str, ...]  # cards that have not been drawn: a bag, in no order (BC 2.4)
    centre: Hand = ()  # seen by those who have guessed (BC 3.12)
    row: tuple[str, ...] = ()  # the cards that lie open, each where it was put
    gap: int = 0  # while a card is to be drawn: where in the row it is put
    discards: tuple[str, ...] = ()  # the cards that were asked: a heap, so by name
    starter: Seat = 0
    turn: Seat = 0
    calls: tuple[bool | None, ...] = ()  # by seat: guess or wait, sealed until all have spoken (BC 6.6)
    guessing: tuple[Seat, ...] = ()  # who names tiles now
    named: tuple[Hand, ...] = ()  # by seat: the guess so far (BC 3.12)
    out: tuple[Seat, ...] = ()  # three and four players: those who guessed wrong, by seat (BC 3.7)
    right: tuple[tuple[Seat, ...], ...] = ()  # those who were right, by the moment in which they were (BC 6.8)
    last_turns: tuple[Seat, ...] | None = None  # who has one turn left, a guess or giving up (BC 4.1, 4.3, 6.5)
    misses: tuple[int, ...] = ()  # two players, by seat: wrong guesses after the last card (BC 4.5)


class View(Value):
    """All that one seat may know. No field here could hold what it has not seen; at no seat, what not all have."""

    seat: Seat | None  # None: somebody who looks on
    table: Table
    phase: Phase
    to_act: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]  # by seat; None: not seen
    centre: Hand | None  # None: not looked at
    row: tuple[str, ...]
    deck: int  # how many cards are left to draw
    discards: tuple[str, ...]
    starter: Seat
    turn: Seat
    call: bool | None  # the own one (BC 6.6)
    guessing: tuple[Seat, ...]
    named: Hand  # the own guess so far
    out: tuple[Seat, ...]
    right: tuple[tuple[Seat, ...], ...]
    last_turns: tuple[Seat, ...] | None
    misses: tuple[int, ...]

    @property
    def own_seat(self) -> Seat:
        """Whose view this is; only to be asked of a seat's view."""
        assert self.seat is not None, "who looks on has no seat"
        return self.seat

    @property
    def hand(self) -> Hand:
        """The own one; only to be asked of a seat's view."""
        hand = self.hands[self.own_seat]
        assert hand is not None
        return hand


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it. `left` stays out: with the own hand it would tell the other's.

    At no seat it is what all know: no hand, and not the centre; but when the game is over, everything.
    """
    check_seat(seat, state.table.players)
    table = state.table
    sees_all = seat is None and state.phase is Phase.OVER
    own = tuple([hand if owner == seat else None for owner, hand in enumerate(state.hands)])
    # a seat that has guessed has looked at the centre (BC 3.12)
    has_looked = sees_all or (seat is not None and not may_still_guess(state, seat))
    return View(
        seat=seat,
        table=table,
        phase=state.phase,
        to_act=to_act(state),
        hands=state.hands if sees_all else own,
        centre=state.centre if has_looked and not table.for_two else None,
        row=state.row,
        deck=len(state.deck),
        discards=state.discards,
        starter=state.starter,
        turn=state.turn,
        call=state.calls[seat] if seat is not None and state.calls else None,
        guessing=state.guessing,
        named=() if seat is None else state.named[seat],
        out=state.out,
        right=state.right,
        last_turns=state.last_turns,
        misses=state.misses,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now."""
    actors = _ACTORS_BY_PHASE.get(state.phase)
    return () if actors is None else actors(state)


def _seats_naming(state: State) -> tuple[Seat, ...]:
    guessing = state.guessing
    if len(guessing) == 1:
        return guessing  # the guess is judged as soon as it is complete
    size = state.table.hand
    return tuple([seat for seat in guessing if len(state.named[seat]) < size])


def _seats_calling(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, call in enumerate(state.calls) if call is None and may_still_guess(state, seat)])


_ACTORS_BY_PHASE: dict[Phase, Callable[[State], tuple[Seat, ...]]] = {
    Phase.TURN: lambda state: (state.turn,),
    Phase.NAME: _seats_naming,
    Phase.CALL: _seats_calling,
}


def may_still_guess(state: State, seat: Seat) -> bool:
    """Whether the seat may still guess: it is neither out nor right (BC 3.7, 6.7)."""
    if seat in state.out:
        return False
    return not state.right or not any(seat in moment for moment in state.right)
