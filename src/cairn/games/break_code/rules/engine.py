"""Moves and chance under both rule sets: legality, consequences, outcomes."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import assert_never

from cairn.core.chance import Chance, uniform
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import Change
from cairn.core.game import check_options, check_seat
from cairn.core.values import Seat, replace
from cairn.games.break_code.rules import guesses, turns
from cairn.games.break_code.rules.events import Dealt, Happening, Started
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, GiveUp, Guess, Move, Name, Outcome, Start, Wait
from cairn.games.break_code.rules.questions import cards
from cairn.games.break_code.rules.state import Phase, State, to_act
from cairn.games.break_code.rules.table import Options, new_table
from cairn.games.break_code.rules.tiles import TILES, Tile, sort_hand

_GUESS, _GIVE_UP, _WAIT = Guess(), GiveUp(), Wait()
_FIVE = Tile.G5
_TURN, _NAME, _CALL = Phase.TURN, Phase.NAME, Phase.CALL  # for speed: an enum member is slow to look up
_DEALS: dict[Tile, Outcome] = {tile: Deal(tile) for tile in Tile}
_DRAWS: dict[str, Outcome] = {card: Draw(card) for card in cards()}


def setup(options: Options) -> Change[State, Happening]:
    """The table before the deal (BC 2)."""
    check_options(options, Options)
    table = new_table(options)
    return Change(
        State(
            table=table,
            phase=Phase.DEAL,
            hands=((),) * table.players,
            left=TILES,
            deck=table.cards,
            named=((),) * table.players,
            misses=(0,) * table.players if table.for_two else (),
        )
    )


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves that `check` allows, each once."""
    if seat in to_act(state) and type(seat) is int:
        return iter(_MOVES_BY_PHASE[state.phase](state, seat))
    check_seat(seat, state.table.players)
    return iter(())


def _turn_moves(state: State, seat: Seat) -> Sequence[Move]:
    if state.last_turns is not None:
        return (_GUESS, _GIVE_UP)
    found: list[Move] = []
    for card in state.row:
        found += turns.ask_moves(card)
    if not state.table.sealed:
        found.append(_GUESS)
    return found


_MOVES_BY_PHASE: dict[Phase, Callable[[State, Seat], Sequence[Move]]] = {
    Phase.TURN: _turn_moves,
    Phase.CALL: lambda state, seat: (_WAIT, _GUESS),
    Phase.NAME: lambda state, seat: guesses.name_moves(state.named[seat], state.table.hand),
}


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless `seat` may make this move now."""
    phase = state.phase
    if seat not in to_act(state) or type(seat) is not int:
        check_seat(seat, state.table.players)
        raise refusal(state, seat)
    match move:
        case Name(tile) if phase is _NAME:
            guesses.check_name(state, seat, tile)
        case Ask() if phase is _TURN and state.last_turns is None and state.row:
            turns.check_ask(state, move)
        case Guess() if phase is _CALL or (phase is _TURN and not state.table.sealed):
            pass
        case Wait() if phase is _CALL:
            pass
        case GiveUp() if phase is _TURN and state.last_turns is not None:
            pass
        case _:
            raise refusal(state, seat)


def apply(state: State, seat: Seat, move: Move) -> Change[State, Happening]:
    """The position after the move, and its events."""
    check(state, seat, move)
    match move:
        case Name(tile):
            return guesses.name_tile(state, seat, tile)
        case Ask():
            return turns.ask(state, seat, move)
        case Guess():
            return guesses.call(state, seat, True) if state.phase is _CALL else guesses.begin_guess(state, seat)
        case Wait():
            return guesses.call(state, seat, False)
        case GiveUp():
            return guesses.give_up(state, seat)
        case _:
            assert_never(move)


def chance(state: State) -> Chance[Outcome] | None:
    """The outcomes that are possible now; None while a player has to act."""
    find_chance = _CHANCE_BY_PHASE.get(state.phase)
    return None if find_chance is None else find_chance(state)


def _deal_chance(state: State) -> Chance[Outcome]:
    """Every tile left is equally likely; the two green 5s are one outcome (BC 1.1)."""
    left = state.left
    if left.count(_FIVE) < 2:
        return uniform(tuple([_DEALS[tile] for tile in left]))
    at = left.index(_FIVE)
    kinds = left[:at] + left[at + 1 :]
    return Chance(tuple([_DEALS[tile] for tile in kinds]), (1,) * at + (2,) + (1,) * (len(kinds) - at - 1))


@cache
def _start_chance(players: int) -> Chance[Outcome]:
    return uniform(tuple(Start(seat) for seat in range(players)))


_CHANCE_BY_PHASE: dict[Phase, Callable[[State], Chance[Outcome]]] = {
    Phase.DEAL: _deal_chance,
    Phase.DRAW: lambda state: uniform(tuple([_DRAWS[card] for card in state.deck])),
    Phase.START: lambda state: _start_chance(state.table.players),
}


def settle(state: State, outcome: Outcome) -> Change[State, Happening]:
    """The position after the outcome, and its events; raises `BadInput` for an outcome that is impossible now."""
    if isinstance(outcome, _OUTCOME_BY_PHASE.get(state.phase, ())):
        match outcome:
            case Deal(tile) if tile in state.left:
                return _deal_tile(state, tile)
            case Draw(card) if card in state.deck:
                return turns.draw(state, card)
            case Start(seat) if 0 <= seat < state.table.players:
                return Change(replace(state, phase=Phase.TURN, starter=seat, turn=seat), (Started(seat),))
            case _:
                pass
    raise BadInput("chance", f"{outcome} cannot happen here")


_OUTCOME_BY_PHASE: dict[Phase, type[Outcome]] = {Phase.DEAL: Deal, Phase.DRAW: Draw, Phase.START: Start}


def refusal(state: State, seat: Seat) -> IllegalMove:
    """The refusal that says what the seat, or another one, has to do now, with its rule."""
    if seat not in to_act(state):
        return (
            IllegalMove("BC 4.7", "game-over") if state.phase is Phase.OVER else IllegalMove("BC 2.5", "not-your-turn")
        )
    if state.phase is Phase.NAME:
        return IllegalMove("BC 3.12", "named-to-its-end")
    if state.table.sealed:
        return IllegalMove("BC 6.6", "ask-then-call")
    if state.last_turns is not None:
        rule = "BC 4.6" if not state.table.for_two else "BC 4.1" if state.right else "BC 6.5"
        return IllegalMove(rule, "last-turn")
    if not state.row:
        return IllegalMove("BC 4.2", "no-card-left")
    return IllegalMove("BC 3.4", "ask-or-guess")


def _deal_tile(state: State, tile: Tile) -> Change[State, Happening]:
    """Deal the next tile, seat by seat; with three and four players the rest is the centre (BC 2.1, 2.2)."""
    table, at = state.table, state.left.index(tile)
    left = state.left[:at] + state.left[at + 1 :]
    seat = sum(map(len, state.hands)) // table.hand
    hand = sort_hand((*state.hands[seat], tile))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    if len(hand) < table.hand:
        return Change(replace(state, hands=hands, left=left))
    events = (Dealt(seat, hand),)
    if seat + 1 < table.players:
        return Change(replace(state, hands=hands, left=left), events)
    if table.for_two:
        return Change(replace(state, phase=Phase.DRAW, hands=hands, left=left), events)
    return Change(replace(state, phase=Phase.DRAW, hands=hands, left=(), centre=left), events)
