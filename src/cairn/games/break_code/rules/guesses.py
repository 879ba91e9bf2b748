"""Guessing (BC 3.6, 3.7, 3.11, 6.6), what follows from a guess, and the end (BC 4, 6.5, 6.7)."""

from functools import cache

from cairn.core.errors import IllegalMove
from cairn.core.game import Result
from cairn.core.values import Seat, replace
from cairn.games.break_code.rules.events import (
    Began,
    Cause,
    Ended,
    GaveUp,
    Guessed,
    Happening,
    Looked,
    Named,
    Sealed,
    Unsealed,
)
from cairn.games.break_code.rules.moves import Name
from cairn.games.break_code.rules.state import Phase, State, is_in, logged, to_act
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Hand, Tile

__all__ = ["begin", "call", "check_name", "end", "give_up", "name", "name_moves", "pass_turn", "result"]


def begin(state: State, seat: Seat) -> State:
    """The player says that a guess follows."""
    return replace(state, phase=Phase.NAME, guessing=(seat,), log=logged(state, Began(seat)))


def call(state: State, seat: Seat, guess: bool) -> State:
    """Guess or wait is sealed; when all have spoken, those who guess name their tiles (BC 6.6)."""
    calls = (*state.calls[:seat], guess, *state.calls[seat + 1 :])
    state = replace(state, calls=calls, log=logged(state, Sealed(seat, guess)))
    if to_act(state):
        return state
    guessing = tuple(each for each, said in enumerate(calls) if said)
    state = replace(state, calls=(), guessing=guessing, log=logged(state, Unsealed(guessing)))
    return replace(state, phase=Phase.NAME) if guessing else _end_moment(state)


# Naming the tiles


def name_moves(named: Hand, size: int) -> tuple[Name, ...]:
    """Every tile that may come next in a guess of `size` tiles (BC 3.11)."""
    return _names(*_reach(named, size))


def check_name(state: State, seat: Seat, tile: Tile) -> None:
    """The tile stands right of the one before it, and leaves enough tiles for the places after it (BC 3.11)."""
    named = state.named[seat]
    first, end = _reach(named, state.table.hand)
    if tile not in TILES[first:end]:
        raise IllegalMove(
            "BC 3.11",
            "{tile} cannot stand at {place}: a guess names each tile once, in ascending order, up to the last place",
            tile=tile.value,
            place=LETTERS[len(named)],
        )


def name(state: State, seat: Seat, tile: Tile) -> State:
    """The tile stands in the guess; when all guesses are complete, they are judged together."""
    own = (*state.named[seat], tile)
    named = (*state.named[:seat], own, *state.named[seat + 1 :])
    state = replace(state, named=named, log=logged(state, Named(seat, tile)))
    size = state.table.hand
    complete = len(own) == size and all(len(named[other]) == size for other in state.guessing)
    return _judged(state) if complete else state


def _reach(named: Hand, size: int) -> tuple[int, int]:
    """The part of `TILES`, as begin and end, in which the next tile of a guess lies."""
    first = named[-1].place + named.count(named[-1]) if named else 0
    return first, len(TILES) + 1 - size + len(named)


@cache
def _names(first: int, end: int) -> tuple[Name, ...]:
    return tuple(Name(tile) for tile in dict.fromkeys(TILES[first:end]))


# What follows


def give_up(state: State, seat: Seat) -> State:
    """The last turn is over without a guess (BC 4.1, 4.6, 6.5)."""
    return _next_last_turn(replace(state, log=logged(state, GaveUp(seat))))


def pass_turn(state: State) -> State:
    """The next player to the left who is still in has the turn (BC 2.5, 3.13)."""
    seat, players = state.turn, state.table.players
    while True:
        seat = (seat + 1) % players
        if is_in(state, seat):
            return replace(state, phase=Phase.TURN, turn=seat)


def end(state: State, cause: Cause) -> State:
    """The game is over; if somebody was right, that is the reason."""
    right = tuple(seat for moment in state.right for seat in moment)
    ended = Ended("right" if right else cause, right)
    return replace(state, phase=Phase.OVER, last_turns=None, log=logged(state, ended))


def _judged(state: State) -> State:
    """Guesses are held against the code and are right or wrong, nothing more (BC 3.6, 3.7)."""
    table, events = state.table, list[Happening]()
    right, wrong = list[Seat](), list[Seat]()
    for seat in state.guessing:
        guess = state.named[seat]
        code = state.hands[1 - seat] if table.for_two else state.centre
        if not table.for_two:
            events.append(Looked(seat, guess, code))
        events.append(Guessed(seat, guess == code, guess if table.for_two else None))
        (right if guess == code else wrong).append(seat)
    state = replace(
        state,
        phase=Phase.TURN,
        guessing=(),
        named=((),) * table.players,
        right=(*state.right, tuple(right)) if right else state.right,
        out=state.out if table.for_two else (*state.out, *wrong),
        log=state.log + tuple(events),
    )
    if table.sealed:
        return _end_moment(state)
    if table.for_two:
        return _after_guess_of_two(state, bool(right))
    return _after_guess_of_more(state, bool(right))


def _after_guess_of_two(state: State, right: bool) -> State:
    """The starting player's right guess gives the other a last turn, the other's wins at once (BC 4.1)."""
    seat = state.turn
    if right:
        return _last_turns(state, (1 - seat,) if seat == state.starter else ())
    if state.last_turns is not None:
        return _next_last_turn(state)
    if not state.row:  # BC 4.5
        misses = tuple(count + (each == seat) for each, count in enumerate(state.misses))
        state = replace(state, misses=misses)
        if min(misses) >= state.table.last_guesses:
            return end(state, "guesses")
    return pass_turn(state)


def _after_guess_of_more(state: State, right: bool) -> State:
    """A right guess lets the round be completed (BC 4.3); a wrong one puts the player out (BC 3.7)."""
    if state.last_turns is not None:
        return _next_last_turn(state)
    players = state.table.players
    if right:
        after = (state.starter - state.turn - 1) % players  # seats between the guesser and the starting player's place
        seats = ((state.turn + step) % players for step in range(1, after + 1))
        return _last_turns(state, tuple(seat for seat in seats if is_in(state, seat)))
    return end(state, "out") if len(state.out) == players else pass_turn(state)


def _end_moment(state: State) -> State:
    """After guess or wait: the game ends when enough were right, nobody may guess, or no card is left (BC 6.7)."""
    players = state.table.players
    right = sum(len(moment) for moment in state.right)
    if right >= players - 1 or right + len(state.out) == players:
        return end(state, "out")
    return pass_turn(state) if state.row else end(state, "cards")


def _next_last_turn(state: State) -> State:
    assert state.last_turns is not None
    return _last_turns(state, state.last_turns[1:])


def _last_turns(state: State, seats: tuple[Seat, ...]) -> State:
    if seats:
        return replace(state, last_turns=seats, turn=seats[0])
    return end(state, "guesses")


def result(state: State) -> Result | None:
    """Who was right has won (BC 4.7, 6.8); without that two players draw (BC 4.5), and more have all lost (BC 4.4)."""
    if state.phase is not Phase.OVER:
        return None
    table = state.table
    places = [0] * table.players
    right = 0
    for moment in state.right:
        for seat in moment:
            places[seat] = right + 1 if table.sealed else 1
        right += len(moment)
    last = 1 if table.for_two and not right else max(right + 1, 2)
    return Result(tuple(int(place > 0) for place in places), tuple(place or last for place in places))
