"""Guesses (BC 3.6, 3.7, 3.11, 6.6), their consequences, and the end of the game (BC 4, 6.5, 6.7)."""

from functools import cache

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
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
from cairn.games.break_code.rules.state import Phase, State, may_still_guess, to_act
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Hand, Tile


def begin_guess(state: State, seat: Seat) -> Change[State, Happening]:
    """Begin a guess."""
    return Change(replace(state, phase=Phase.NAME, guessing=(seat,)), (Began(seat),))


def is_last_call(state: State, seat: Seat) -> bool:
    """Whether all others have chosen guess or wait, so that this choice reveals them (BC 6.6)."""
    return to_act(state) == (seat,)


def call(state: State, seat: Seat, guess: bool) -> Change[State, Happening]:
    """Record guess or wait in secret; after the last choice those who guess name their tiles (BC 6.6)."""
    calls = (*state.calls[:seat], guess, *state.calls[seat + 1 :])
    if not is_last_call(state, seat):
        return Change(replace(state, calls=calls), (Sealed(seat, guess),))
    guessing = tuple([each for each, guesses in enumerate(calls) if guesses])
    events = (Sealed(seat, guess), Unsealed(guessing))
    if guessing:
        return Change(replace(state, phase=Phase.NAME, calls=(), guessing=guessing), events)
    return _end_moment(replace(state, calls=()), events)


# Naming the tiles


def name_moves(named: Hand, size: int) -> tuple[Name, ...]:
    """Every tile that may be next in a guess of `size` tiles (BC 3.11)."""
    return _name_moves(*_next_tile_range(named, size))


def check_name(state: State, seat: Seat, tile: Tile) -> None:
    """Raise `IllegalMove` unless the tile may come next and leaves tiles for the places after it (BC 3.11)."""
    named = state.named[seat]
    first, end = _next_tile_range(named, state.table.hand)
    if tile not in TILES[first:end]:
        raise IllegalMove(
            "BC 3.11", "tile-cannot-stand", tile=f"tile:{tile.value}", place=f"place:{LETTERS[len(named)]}"
        )


def is_last_name(state: State, seat: Seat) -> bool:
    """Whether the seat's next tile completes all guesses, so that they are judged (BC 3.6, 6.6)."""
    size = state.table.hand
    return len(state.named[seat]) == size - 1 and all(
        len(state.named[other]) == size for other in state.guessing if other != seat
    )


def name_tile(state: State, seat: Seat, tile: Tile) -> Change[State, Happening]:
    """Add the tile to the guess; complete guesses are judged together."""
    named = (*state.named[:seat], (*state.named[seat], tile), *state.named[seat + 1 :])
    events = (Named(seat, tile),)
    if is_last_name(state, seat):
        return _judge_guesses(state, named, events)
    return Change(replace(state, named=named), events)


def _next_tile_range(named: Hand, size: int) -> tuple[int, int]:
    """The slice of `TILES`, as begin and end, that contains the next tile of a guess."""
    first = named[-1].place + named.count(named[-1]) if named else 0
    return first, len(TILES) + 1 - size + len(named)


@cache
def _name_moves(first: int, end: int) -> tuple[Name, ...]:
    return tuple(Name(tile) for tile in dict.fromkeys(TILES[first:end]))


# Consequences


def is_final_turn(state: State) -> bool:
    """Whether the game ends after this turn unless the guess is right."""
    return state.last_turns is not None and len(state.last_turns) == 1


def give_up(state: State, seat: Seat) -> Change[State, Happening]:
    """End the last turn without a guess (BC 4.1, 4.6, 6.5)."""
    return _continue_last_turns(state, (GaveUp(seat),))


def pass_turn(state: State) -> State:
    """Give the turn to the next player to the left who may still guess (BC 2.5, 3.13)."""
    seat, players = state.turn, state.table.players
    while True:
        seat = (seat + 1) % players
        if may_still_guess(state, seat):
            return replace(state, phase=Phase.TURN, turn=seat)


def end_game(state: State, cause: Cause, events: tuple[Happening, ...]) -> Change[State, Happening]:
    """End the game; a right guess takes precedence over `cause`."""
    right = tuple([seat for moment in state.right for seat in moment])
    ended = Ended("right" if right else cause, right)
    return Change(replace(state, phase=Phase.OVER, last_turns=None), (*events, ended))


def _judge_guesses(state: State, named: tuple[Hand, ...], events: tuple[Happening, ...]) -> Change[State, Happening]:
    """Compare the guesses with the code; only right or wrong is announced (BC 3.6, 3.7)."""
    table, found = state.table, list(events)
    right, wrong = list[Seat](), list[Seat]()
    for seat in state.guessing:
        guess = named[seat]
        code = state.hands[1 - seat] if table.for_two else state.centre
        if not table.for_two:
            found.append(Looked(seat, guess, code))
        found.append(Guessed(seat, guess == code, guess if table.for_two else None))
        (right if guess == code else wrong).append(seat)
    state = replace(
        state,
        phase=Phase.TURN,
        guessing=(),
        named=((),) * table.players,
        right=(*state.right, tuple(right)) if right else state.right,
        out=state.out if table.for_two else tuple(sorted((*state.out, *wrong))),
    )
    if table.sealed:
        return _end_moment(state, tuple(found))
    if table.for_two:
        return _after_guess_of_two(state, bool(right), tuple(found))
    return _after_guess_of_more(state, bool(right), tuple(found))


def _after_guess_of_two(state: State, right: bool, events: tuple[Happening, ...]) -> Change[State, Happening]:
    """The starting player's right guess gives the opponent a last turn; the opponent's wins at once (BC 4.1)."""
    seat = state.turn
    if right:
        return _give_last_turns(state, (1 - seat,) if seat == state.starter else (), events)
    if state.last_turns is not None:
        return _continue_last_turns(state, events)
    if not state.row:  # BC 4.5
        misses = tuple([count + (each == seat) for each, count in enumerate(state.misses)])
        state = replace(state, misses=misses)
        if min(misses) >= state.table.last_guesses:
            return end_game(state, "guesses", events)
    return Change(pass_turn(state), events)


def _after_guess_of_more(state: State, right: bool, events: tuple[Happening, ...]) -> Change[State, Happening]:
    """A right guess completes the round (BC 4.3); a wrong one eliminates the player (BC 3.7)."""
    if state.last_turns is not None:
        return _continue_last_turns(state, events)
    players = state.table.players
    if right:
        after = (state.starter - state.turn - 1) % players  # seats between the guesser and the starting player's place
        seats = ((state.turn + step) % players for step in range(1, after + 1))
        return _give_last_turns(state, tuple([seat for seat in seats if may_still_guess(state, seat)]), events)
    return end_game(state, "out", events) if len(state.out) == players else Change(pass_turn(state), events)


def _end_moment(state: State, events: tuple[Happening, ...]) -> Change[State, Happening]:
    """After guess or wait: end the game if enough seats were right, nobody may guess, or no card is left (BC 6.7)."""
    players = state.table.players
    right = sum([len(moment) for moment in state.right])
    if right >= players - 1 or right + len(state.out) == players:
        return end_game(state, "out", events)
    return Change(pass_turn(state), events) if state.row else end_game(state, "cards", events)


def _continue_last_turns(state: State, events: tuple[Happening, ...]) -> Change[State, Happening]:
    assert state.last_turns is not None
    return _give_last_turns(state, state.last_turns[1:], events)


def _give_last_turns(state: State, seats: tuple[Seat, ...], events: tuple[Happening, ...]) -> Change[State, Happening]:
    if seats:
        return Change(replace(state, last_turns=seats, turn=seats[0]), events)
    return end_game(state, "guesses", events)


class BreakCodeResult(Result, omit_defaults=True):
    """The result of Break the Code. There are no points: the score of a seat is 1 if it guessed right (BC 4.7)."""

    @property
    def has_points(self) -> bool:
        """False: a guess is right or wrong."""
        return False

    @property
    def is_draw(self) -> bool:
        """Whether two players were both right, or both wrong until the end (BC 4.1, 4.5)."""
        return self.places == (1, 1)


def result(state: State) -> BreakCodeResult | None:
    """A right guess wins (BC 4.7, 6.8). Without one, two players draw (BC 4.5), and more players all lose (BC 4.4)."""
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
    return BreakCodeResult(tuple(int(place > 0) for place in places), tuple(place or last for place in places))
