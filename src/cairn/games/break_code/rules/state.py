"""The complete position, and the part of it that a seat may know."""

from collections.abc import Callable
from enum import StrEnum

from cairn.core.game import check_seat
from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import Hand


class Phase(StrEnum):
    """What happens next."""

    DEAL = "deal"  # chance: a tile (BC 2.1, 2.2)
    DRAW = "draw"  # chance: a question card (BC 2.3, 3.1)
    START = "start"  # chance: the starting player (BC 2.3)
    TURN = "turn"  # a player asks or guesses (BC 3)
    CALL = "call"  # all players choose guess or wait (BC 6.6)
    NAME = "name"  # the guessing players name their tiles (BC 3.11)
    JUDGE = "judge"  # nobody acts: only in positions between the events of one step (`interim`)
    OVER = "over"

    __hash__ = str.__hash__


class State(Value):
    """The complete position, hidden information included. Only `view` decides what a player may know of it."""

    table: Table
    phase: Phase
    hands: tuple[Hand, ...]  # by seat; visible to its owner only (BC 2.4)
    left: Hand  # tiles not dealt; with two players, those put back, which nobody sees (BC 2.1)
    deck: tuple[str, ...]  # face-down cards, sorted because their order is not decided yet (BC 2.4)
    centre: Hand = ()  # visible to those who have guessed (BC 3.12)
    row: tuple[str, ...] = ()  # the face-up cards, by position
    gap: int = 0  # while a card is drawn: its position in the row
    discards: tuple[str, ...] = ()  # the cards that were asked, sorted because their order has no meaning
    starter: Seat = 0
    turn: Seat = 0
    calls: tuple[bool | None, ...] = ()  # by seat: guess or wait, secret until all have chosen (BC 6.6)
    guessing: tuple[Seat, ...] = ()  # the seats that name tiles now
    named: tuple[Hand, ...] = ()  # by seat: the guess so far (BC 3.12)
    out: tuple[Seat, ...] = ()  # three and four players: the seats that guessed wrong, sorted (BC 3.7)
    right: tuple[tuple[Seat, ...], ...] = ()  # the seats that guessed right, grouped by the moment (BC 6.8)
    last_turns: tuple[Seat, ...] | None = None  # the seats with one turn left, to guess or give up (BC 4.1, 4.3, 6.5)
    misses: tuple[int, ...] = ()  # two players, by seat: wrong guesses after the last card (BC 4.5)


class View(Value):
    """Everything one seat may know; without a seat, what all seats know. No field can hold anything else."""

    seat: Seat | None  # None for a spectator
    table: Table
    phase: Phase
    to_act: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]  # by seat; None if hidden
    centre: Hand | None  # None if hidden
    row: tuple[str, ...]
    deck: int  # the number of face-down cards
    discards: tuple[str, ...]
    starter: Seat
    turn: Seat
    call: bool | None  # the seat's own choice (BC 6.6)
    guessing: tuple[Seat, ...]
    named: Hand  # the seat's own guess so far
    out: tuple[Seat, ...]
    right: tuple[tuple[Seat, ...], ...]
    last_turns: tuple[Seat, ...] | None
    misses: tuple[int, ...]

    @property
    def own_seat(self) -> Seat:
        """The seat of the view, which must have one."""
        assert self.seat is not None, "a spectator has no seat"
        return self.seat

    @property
    def hand(self) -> Hand:
        """The hand of the view's seat, which must have one."""
        hand = self.hands[self.own_seat]
        assert hand is not None
        return hand


def view(state: State, seat: Seat | None) -> View:
    """The table as `seat` sees it. `left` is left out: with the seat's own hand it would reveal the opponent's.

    Without a seat, neither hands nor centre are visible until the game is over.
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
        return guessing  # a single guess is judged as soon as it is complete
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
    """Whether the seat is neither out nor has guessed right (BC 3.7, 6.7)."""
    if seat in state.out:
        return False
    return not state.right or not any(seat in moment for moment in state.right)
